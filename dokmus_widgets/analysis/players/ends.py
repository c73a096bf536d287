"""The promising ends of a turn: a beam search over the actions of the rules core, in any reading."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from dokmus_widgets.analysis.players.worth import Worth, worth_on
from dokmus_widgets.core import Action, EndTurn, MoveTile, MoveToken, Place, RotateTile, State
from dokmus_widgets.core.scoring import sacrifice_points
from dokmus_widgets.core.transition import acting, moved, relaid, with_value

#: The points of a temple that the next token reaches, of a token left, and of an unused card.
NEAR, TOKEN, CARD = 1.0, 2.0, 2.0


class End(NamedTuple):
    """A state after a turn, the actions that lead there, and what it is worth to who made them.

    ``points``: of the own sheet; ``value``: these, and what lies near.
    """

    value: float
    points: int
    line: tuple[Action, ...]
    after: State


class _Step(NamedTuple):
    """One more action in a turn, not yet done; ``what``: what all that it does comes to."""

    value: float
    what: tuple[object, ...]
    line: tuple[Action, ...]
    before: State
    action: Action


def promising(
    state: State, width: int, stop: Callable[[], bool] = lambda: False, near: float = NEAR
) -> list[End]:
    """The best ends of the turn that goes on, best first: at most ``width`` ways at each stage.

    The stages are how many tokens are left, and whether the card is; ends that differ only in
    tokens that gain nothing count as one. ``stop``: once there is an end, look no further.
    """
    turns = _Turns(state, near)
    stages: dict[tuple[int, bool], list[tuple[State, tuple[Action, ...]]]]
    stages = {turns.stage(state): [(state, ())]}
    ends: dict[object, End] = {}
    while stages and not (ends and stop()):
        stage = max(stages)
        ways = stages.pop(stage)
        for _ in range(8):  # chains of ruins
            steps: dict[object, _Step] = {}
            for before, line in ways:
                for step in turns.steps(before, line):
                    known = steps.get(step.what)
                    if known is None or known.value < step.value:
                        steps[step.what] = step
            ways = []
            for step in sorted(steps.values(), key=lambda step: -step.value)[: 2 * width]:
                after, line = step.before.after(step.action), (*step.line, step.action)
                if isinstance(step.action, EndTurn):
                    end = turns.end(step.before, line, after)
                    if end.value > ends.get(step.what, end).value or step.what not in ends:
                        ends[step.what] = end
                elif turns.stage(after) == stage:
                    ways.append((after, line))
                else:
                    stages.setdefault(turns.stage(after), []).append((after, line))
            if not ways:
                break
        if stages:
            best = max(stages)
            stages[best] = turns.best(stages[best], width)
    return sorted(ends.values(), key=lambda end: -end.value)


class _Turns:
    """The turn of one seat: what its actions lead to, and what that is worth."""

    def __init__(self, state: State, near: float) -> None:
        self.seat, _ = acting(state)
        self.start, self.near = state, near
        self.begun = state.sacrificed[self.seat]
        counts = range(self.begun, self.begun + 40)
        self.sacrifices = [
            sacrifice_points(with_value(state.sacrificed, self.seat, count))[self.seat]
            for count in counts
        ]

    def stage(self, state: State) -> tuple[int, bool]:
        """What is left of the turn."""
        turn = state.turn
        return (turn.tokens_left, turn.guardian_left) if turn is not None else (-1, False)

    def best(
        self, ways: list[tuple[State, tuple[Action, ...]]], width: int
    ) -> list[tuple[State, tuple[Action, ...]]]:
        """The most promising of these ways, each once."""
        found = {}
        for state, line in ways:
            own = state.tokens[self.seat]
            key = state.island.grid, own, state.talisman, state.turn
            found[key] = self.value(worth_on(state.island, state.seats), own), state, line
        best = sorted(found.values(), key=lambda way: -way[0])[:width]
        return [(state, line) for _, state, line in best]

    def value(self, worth: Worth, own: int) -> float:
        """Points of tokens, and what they are near to."""
        island = worth.island
        own &= ~island.volcano
        beside = island.frame.beside
        around = beside(own)
        found = around & worth.temples
        if found:
            around |= beside(island.chains(found))
        open_land = around & island.land & ~self.start.occupied
        close = beside(open_land) & worth.temples & ~found
        points = worth.of_temples(found) + (own & worth.ruins).bit_count()
        gain = worth.of_temples(found | close) - worth.of_temples(found)
        return points + self.near * gain / 4

    def steps(self, before: State, line: tuple[Action, ...]) -> Iterator[_Step]:
        """All that may be done now, with its value."""
        seat, seats = self.seat, before.seats
        island, own = before.island, before.tokens[seat]
        frame, worth = island.frame, worth_on(island, seats)
        turn = before.turn
        assert turn is not None
        lost = before.sacrificed[seat] - self.begun
        for action in before.legal_actions():
            there, tokens, price = worth, own, 0
            if isinstance(action, Place):
                tokens |= frame.bit(action.space)
                price = action.sacrifice
            elif isinstance(action, MoveTile | RotateTile):
                changed, (tokens,) = relaid(island, action, (own,))
                there = worth_on(changed, seats)
            elif isinstance(action, MoveToken):
                tokens, _, _ = moved(island, before.rules, action, own, 0)
            what: tuple[object, ...] = there.island.grid, tokens, lost + price, type(action)
            burning = 0
            if isinstance(action, EndTurn):
                burning = (own & island.volcano).bit_count()
                kept = own & ~island.volcano
                found = frame.beside(kept) & island.temples
                what = island.grid, found, kept & island.ruins, before.talisman, lost, EndTurn
            value = self.value(there, tokens) + self.sacrifices[lost + price + burning]
            yield _Step(value, what, line, before, action)

    def end(self, before: State, line: tuple[Action, ...], after: State) -> End:
        """An end of the turn."""
        worth = worth_on(before.island, before.seats)
        own = before.tokens[self.seat] & ~before.island.volcano
        lost = after.sacrificed[self.seat] - self.begun
        sacrifices = self.sacrifices[lost]
        points = worth.of_tokens(own) + sacrifices
        value = points + 0.05 * (self.value(worth, own) + sacrifices - points)
        value += 3 if after.talisman == self.seat != self.start.talisman else 0
        return End(value, points, line, after)
