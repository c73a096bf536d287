"""The promising ends of a turn: a beam search over the actions of the core, in any reading."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache, reduce
from typing import Final, NamedTuple

from dokmus_widgets.analysis.thinking import Thinking, at_once
from dokmus_widgets.core import Action, EndTurn, MoveTile, MoveToken, Place, RotateTile, State
from dokmus_widgets.core.catalogue import TOKENS
from dokmus_widgets.core.island.island import Grid, Island
from dokmus_widgets.core.scoring import discovered, sacrifice_points, temple_points
from dokmus_widgets.core.transition import (
    current_turn,
    move_own_token,
    with_changed_tile,
    with_value,
)

#: What the points of temples that the next token reaches count while a turn goes on, and after it.
NEAR, NEAR_AT_END = 0.25, 0.0125
#: What it counts, in points, to have become first player.
FIRST: Final = 3.0

#: So many ways that find the same temples are followed on.
ALIKE: Final = 16

Line = tuple[Action, ...]
Stage = tuple[int, bool]


class End(NamedTuple):
    """A state after a turn, the actions that lead there, and what it is worth to who made them.

    ``points``: of the own sheet; ``value``: these, what lies near, and what the others lose.
    """

    value: float
    points: int
    line: Line
    after: State


class _Step(NamedTuple):
    """An action not yet done; steps to the same ``what`` count as one."""

    value: float
    what: tuple[object, ...]
    line: Line
    before: State
    action: Action


def promising(state: State, width: int, harm: float = 0.0) -> list[End]:
    """The best ends of the turn that goes on, best first, by ``width`` ways at each stage.

    Ends that differ only in tokens that gain nothing count as one. ``harm``: what a point
    counts that the others lose, on average.
    """
    return at_once(finding(state, width, harm))


def finding(
    state: State, width: int, harm: float = 0.0, stop: Callable[[], bool] = lambda: False
) -> Thinking[list[End]]:
    """The same, bit by bit. ``stop``: asked at each stage whether to leave it at those found."""
    turn, ends = _Search(state, harm), dict[object, End]()
    # By what is left of the turn: its tokens, and its card.
    stages: dict[Stage, list[tuple[State, Line]]] = {turn.stage(state): [(state, ())]}
    while stages and not (ends and stop()):
        stage = max(stages)
        ways = turn.best(stages.pop(stage), width)
        while ways:  # more than once where ruins grant an action
            steps: dict[object, _Step] = {}
            for before, line in ways:
                yield None
                for step in turn.steps(before, line):
                    if isinstance(step.action, EndTurn):
                        end = turn.end(step)
                        ends[step.what] = max(end, ends.get(step.what, end), key=_value)
                    elif step.what not in steps or step.value > steps[step.what].value:
                        steps[step.what] = step
            ways = []
            for step in sorted(steps.values(), key=_value, reverse=True)[: 2 * width]:
                yield None
                after, line = step.before.after(step.action), (*step.line, step.action)
                on = (
                    ways if turn.stage(after) == stage else stages.setdefault(turn.stage(after), [])
                )
                on.append((after, line))
    return sorted(ends.values(), key=_value, reverse=True)


def end_by(state: State, line: Line, harm: float = 0.0) -> End:
    """The end of the turn to which these actions lead, the end of the turn last of them."""
    *done, last = line
    before = reduce(State.after, done, state)
    return _Search(state, harm).end(_Step(0.0, (), tuple(done), before, last))


def _value(one: End | _Step) -> float:
    return one.value


class _Search:
    """The turn of one seat: what can be done, and what that is worth."""

    def __init__(self, state: State, harm: float) -> None:
        self.seat, _ = current_turn(state)
        self.harm = harm
        self.start, self.occupied = state, state.occupied
        self.others = [seat for seat in range(state.seats) if seat != self.seat]
        self.rivals: dict[Grid, float] = {}
        lost = range(TOKENS + 1)
        self.sacrifices = [
            sacrifice_points(with_value(state.sacrificed, self.seat, count))[self.seat]
            for count in lost
        ]

    def stage(self, state: State) -> Stage:
        """What is left of the turn."""
        _, turn = current_turn(state)
        return turn.tokens_left, turn.guardian_left

    def of_others(self, state: State) -> list[int]:
        """The tokens of the others."""
        return [state.tokens[seat] for seat in self.others]

    def best(self, ways: list[tuple[State, Line]], width: int) -> list[tuple[State, Line]]:
        """The most promising of these ways, each state once, few that find the same temples."""
        found = {}
        for state, line in ways:
            island, own = state.island, state.tokens[self.seat]
            value = sum(self.worth(island, own)) + self.lead(island, self.of_others(state))
            temples = island.frame.beside(own & ~island.volcano) & island.temples
            found[island.grid, own, state.talisman, state.turn] = value, temples, state, line
        alike, best = Counter[tuple[Grid, int]](), []
        for _, temples, state, line in sorted(found.values(), key=lambda way: -way[0]):
            alike[state.island.grid, temples] += 1
            if alike[state.island.grid, temples] <= ALIKE:
                best.append((state, line))
        return best[:width]

    def lead(self, island: Island, others: Sequence[int]) -> float:
        """What it is worth how few points the others have, whose tokens ride along with tiles."""
        known = self.rivals.get(island.grid)
        if known is None:
            beside, seats = island.frame.beside, self.start.seats
            found = (beside(tokens) & island.temples for tokens in others)
            points = sum(_points(island, temples, seats) for temples in found)
            known = -self.harm * points / len(others)
            self.rivals[island.grid] = known
        return known

    def worth(self, island: Island, own: int) -> tuple[int, float]:
        """Points of tokens, those for sacrifices apart, and NEAR of what is near to them."""
        own &= ~island.volcano
        beside = island.frame.beside
        around = beside(own)
        found = around & island.temples
        if found:
            around |= beside(island.chains(found))
        close = beside(around & island.land & ~self.occupied) & island.temples & ~found
        points, seats = _points(island, found, self.start.seats), self.start.seats
        gain = _points(island, found | close, seats) - points if close else 0
        return points + (own & island.ruins).bit_count(), NEAR * gain

    def steps(self, before: State, line: Line) -> Iterator[_Step]:
        """All that may be done now, and what it is worth."""
        seat, island = self.seat, before.island
        frame, own, lost = island.frame, before.tokens[seat], before.sacrificed[seat]
        others = self.of_others(before)
        for action in before.legal_actions():
            there, tokens, price, rivals = island, own, 0, others
            if isinstance(action, Place):
                tokens, price = own | frame.bit(action.space), action.sacrifice
            elif isinstance(action, MoveTile | RotateTile):
                there, (tokens, *rivals) = with_changed_tile(island, action, (own, *others))
            elif isinstance(action, MoveToken):
                tokens, _, _ = move_own_token(island, before.rules, action, own, 0)
            what: tuple[object, ...] = type(action), there.grid, tokens, lost + price
            if isinstance(action, EndTurn):
                tokens &= ~island.volcano
                price = (own ^ tokens).bit_count()
                gaining = frame.beside(tokens) & island.temples, tokens & island.ruins
                what = (*gaining, island.grid, before.talisman, lost)
            value = sum(self.worth(there, tokens)) + self.sacrifices[lost + price]
            value += self.lead(there, rivals)
            yield _Step(value, what, line, before, action)

    def end(self, step: _Step) -> End:
        """The end to which an end of the turn leads."""
        after = step.before.after(step.action)
        points, near = self.worth(step.before.island, step.before.tokens[self.seat])
        points += self.sacrifices[after.sacrificed[self.seat]]
        value = points + near * NEAR_AT_END / NEAR
        value += self.lead(step.before.island, self.of_others(step.before))
        if step.before.talisman != self.start.talisman:
            value += FIRST
        return End(value, points, (*step.line, step.action), after)


@lru_cache(maxsize=1 << 16)
def _points(island: Island, found: int, seats: int) -> int:
    return sum(temple_points(discovered(island, found), seats))
