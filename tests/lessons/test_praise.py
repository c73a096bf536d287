"""What a lesson says once a goal is met is true of every way to meet it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache

import pytest

from dokmus_widgets.core import Action, Place, SeatScore, State, parse_space
from dokmus_widgets.explain.messages import say
from dokmus_widgets.lessons import Step, lessons
from dokmus_widgets.lessons.catalogue import begins_with
from dokmus_widgets.lessons.goals.predicates import Stand

#: Positions looked at from one start.
_MAX_POSITIONS = 30_000
#: Starts of a step that goes on from the one before.
_MAX_STARTS = 12


@dataclass(frozen=True)
class Way:
    """A way to meet a goal, ``line``, by the player of ``seat``."""

    start: State
    end: State
    line: tuple[Action, ...]
    seat: int

    def gains(self, seat: int | None = None) -> dict[str, int]:
        """Return the points gained on each line of the sheet, without those that stay."""
        seat = self.seat if seat is None else seat
        before, now = self.start.score()[seat], self.end.score()[seat]
        gained = {line: now[line] - before[line] for line in SeatScore.__match_args__[:-1]}
        return {line: points for line, points in gained.items() if points}

    @property
    def placed(self) -> int:
        return sum(isinstance(action, Place) for action in self.line)

    @property
    def sacrificed(self) -> int:
        return self.end.sacrificed[self.seat] - self.start.sacrificed[self.seat]

    @property
    def types(self) -> set[str]:
        return {action.type for action in self.line}

    def has_token(self, space: str) -> bool:
        return self.end.seat_at(parse_space(space)) == self.seat

    @property
    def uses_card(self) -> bool:
        return self.end.turn is None or not self.end.turn.guardian_left


Claim = Callable[[Way], object]


def _points(**gained: int) -> Claim:
    """Claim these points exactly, and no others."""
    return lambda way: way.gains() == gained


def _on(*spaces: str) -> Claim:
    return lambda way: all(map(way.has_token, spaces))


def _one_river(way: Way) -> bool:
    island = way.end.island
    [(body, _)] = island.waterways.touched(island.frame.bit(parse_space("b2")))
    return bool(body & island.frame.bit(parse_space("h2")))


#: What the praise of a step claims about what was done. What is not here is a rule, or tells what
#: follows for everybody: no way of meeting the goal makes that false.
CLAIMS: dict[str, Claim] = {
    "three-tokens-first": lambda way: way.placed == 1,
    "three-tokens-all": lambda way: way.sacrificed == 0 and way.end.turn.tokens_left == 0,  # type: ignore[union-attr]
    "reach-a-temple-small": lambda way: way.gains()["small_temples"] >= 2 <= way.placed,
    "reach-a-temple-large": _on("d3"),
    "reach-a-temple-two": lambda way: way.gains() == {"small_temples": 4} and way.placed == 1,
    "reach-a-temple-shared": lambda way: way.gains()["large_temples"] >= 3 and not way.gains(1),
    "what-scores-tile": _points(small_temples=2, tiles_reached=3),
    "what-scores-whole": _points(small_temples=2, complete_tiles=8),
    "what-scores-turn": _points(small_temples=4, large_temples=3, tiles_reached=8),
    "forests-enter": lambda way: way.sacrificed == 1 and way.has_token("b2"),
    "forests-deeper": lambda way: way.sacrificed == 0 and way.has_token("c2"),
    "forests-beyond": lambda way: way.sacrificed == 0 and way.has_token("c2"),
    "forests-way": lambda way: way.sacrificed == 0 and _on("f2", "g2", "h2")(way),
    "water-last": lambda way: way.sacrificed == 0 and way.placed == 1,
    "water-along": lambda way: way.sacrificed == 1,
    "water-which": lambda way: way.sacrificed == 1,
    "temple-links-past": lambda way: way.sacrificed == 0 and way.placed == 1,
    "temple-links-chain": lambda way: way.placed == 1,
    "temple-links-middle": lambda way: way.gains()["complete_tiles"] == 8,
    "temple-links-hops": lambda way: way.placed == 3,
    "temple-links-ferry": lambda way: way.sacrificed == 1,
    "volcano-over": _on("c2", "d2"),
    "volcano-burn": lambda way: way.sacrificed == 1 and way.has_token("d2"),
    "volcano-rescue": lambda way: way.sacrificed == 0 and "move_token" in way.types,
    "volcano-race": lambda way: (
        way.end.score()[way.seat].sacrifices == 4 and way.end.sacrificed[0] == way.end.sacrificed[1]
    ),
    "ruins-turn": lambda way: "rotate_tile" in way.types,
    "ruins-rescue": lambda way: way.sacrificed == 0 and "move_token" in way.types,
    "ruins-chain": lambda way: way.placed == 1 and way.end.score()[way.seat].ruins == 2,
    "turn-order-choose": lambda way: way.end.to_act == way.seat,
    "turn-order-place": _on("e3"),
    "turn-order-talisman": lambda way: way.end.talisman == way.seat,
    "move-a-tile-gap": lambda way: way.has_token("d5") and not way.has_token("d2"),
    "move-a-tile-jump": lambda way: way.types == {"move_tile"},
    "move-a-tile-river": lambda way: "move_tile" in way.types,
    "move-a-tile-temples": lambda way: "move_tile" in way.types,
    "move-a-token-forest": lambda way: way.sacrificed == 0 and way.has_token("d2"),
    "move-a-token-temple": lambda way: way.has_token("g2") and not way.has_token("e2"),
    "move-a-token-ruins": lambda way: len(way.line) == 2,
    "move-a-token-volcano": lambda way: way.sacrificed >= 1,
    "turn-a-tile-swing": lambda way: way.types == {"rotate_tile"},
    "turn-a-tile-fetch": lambda way: way.start.tokens[way.seat] == way.end.tokens[way.seat],
    "turn-a-tile-river": _one_river,
    "one-of-three-any": lambda way: len(way.line) == 1,
    "one-of-three-slide": lambda way: "move_tile" in way.types,
    "which-card-run": lambda way: way.placed == 3 and way.uses_card,
    "set-up-temple": lambda way: (
        way.gains().pop("tiles_reached") == 1 and sum(way.gains().values()) in (3, 4)
    ),
    "one-tile-first": lambda way: way.gains()["tiles_reached"] == 1,
    "tile-or-temple-temple": _points(large_temples=3),
    "tile-or-temple-tile": _points(small_temples=2, tiles_reached=4),
    "complete-or-spread-complete": _points(small_temples=2, complete_tiles=8),
    "complete-or-spread-spread": _points(small_temples=4, tiles_reached=8),
    "complete-or-spread-three": _points(small_temples=4, complete_tiles=8, tiles_reached=4),
    "sacrifice-pays-cross": _points(small_temples=2, tiles_reached=2, sacrifices=4),
    "sacrifice-pays-burn": lambda way: (
        "sacrifices" not in way.gains() and way.gains(1) == {"sacrifices": -2}
    ),
    "three-tiles-two": lambda way: sum(way.gains().values()) == 15 and way.has_token("h2"),
    "three-tiles-three": lambda way: "rotate_tile" in way.types,
}

#: The praise of these tells a rule, or what the goal itself says.
RULES = {
    *("three-tokens-end", "water-cross", "water-nowhere", "ruins-place", "one-of-three-wall"),
    *("one-of-three-price", "which-card-need", "which-card-open", "small-game-turn"),
    *("set-up-where", "first-round-turn", "two-players-turn", "one-tile-second"),
}

STEPS = {
    f"{lesson.id}-{step.id}": (lesson, at)
    for lesson in lessons()
    for at, step in enumerate(lesson.steps)
    if step.goal is not None and not step.others
}


@lru_cache(maxsize=1)
def _ways() -> dict[str, tuple[Way, ...]]:
    """Return every way to meet the goal of every step, from every beginning that it can have."""
    found: dict[str, tuple[Way, ...]] = {}
    for lesson in lessons():
        ends: list[State] = []
        for at, step in enumerate(lesson.steps):
            starts = [begins_with(lesson, at), *(ends if step.document is None else ())]
            ends = []
            if step.goal is None or step.others:
                continue
            ways = [way for start in dict.fromkeys(starts) for way in _ways_of(step, start)]
            found[f"{lesson.id}-{step.id}"] = tuple(ways)
            ends = [way.end for way in ways][:_MAX_STARTS]
    return found


def _ways_of(step: Step, start: State) -> Iterator[Way]:
    goal, seat = step.goal, start.to_act
    if seat is None or goal is None or goal.met(Stand(start, start, seat)):
        return
    seen, queue = {start}, [(start, tuple[Action, ...]())]
    for state, line in queue:
        if (state.to_act, state.round, state.phase) != (seat, start.round, start.phase):
            continue
        for action in state.legal_actions():
            after = state.after(action)
            if after in seen:
                continue
            assert len(seen) < _MAX_POSITIONS, "too many to look at all"
            seen.add(after)
            if goal.met(Stand(start, after, seat)):
                yield Way(start, after, (*line, action), seat)
            else:
                queue.append((after, (*line, action)))


def test_every_praise_is_a_rule_or_has_its_claim_here() -> None:
    assert set(CLAIMS) | RULES == set(STEPS)
    assert not set(CLAIMS) & RULES


@pytest.mark.parametrize("step", CLAIMS)
def test_praise_holds_for_every_way_to_meet_the_goal(step: str) -> None:
    ways = _ways()[step]
    assert ways
    for way in ways:
        assert CLAIMS[step](way), f"{say(f'lesson-{step}.done')} {way.line}"
