"""A legal line of actions to an end of the turn, played on the rules core."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from dokmus_widgets.analysis.turns.ends import End
from dokmus_widgets.core import (
    Action,
    EndTurn,
    MoveTile,
    MoveToken,
    Place,
    RotateTile,
    Rotation,
    State,
    TakeTalisman,
)
from dokmus_widgets.core.island.island import Island
from dokmus_widgets.core.legality.allowances import GRANTS
from dokmus_widgets.core.transition import acting, burnt, with_value

#: What a line may do besides going straight to the end that is wanted: nothing; turn a tile more
#: than once, and move what was placed; lay tiles to and fro, and come by any ruins; all there is.
_STRAIGHT, _TURNING, _ROUNDABOUT, _ANYHOW = range(4)


def line_to(state: State, end: End) -> tuple[Action, ...]:
    """Legal actions that lead to an end of this turn, ``EndTurn`` last: the fewest of those that
    go straight there, if any do.

    ``ValueError`` for an end that the turn cannot have.
    """
    return _found(state, _Goal(end, ended))


def line_through(state: State, stand: End) -> tuple[Action, ...]:
    """Legal actions that lead to a position of this turn, told as the end that it would be if
    nothing burnt: the fewest of those that go straight there, if any do.
    """
    return _found(state, _Goal(stand, standing))


class _Goal:
    """A position that is wanted, in which the turn ends where ``told`` is `ended`."""

    def __init__(self, end: End, told: Callable[[State], End]) -> None:
        self.end, self.told = end, told
        self.lies = {laid.tile: (slot, laid) for slot, laid in enumerate(end.island.grid) if laid}
        self._wanted: dict[Island, int] = {}

    def wanted(self, island: Island, seat: int) -> int:
        """The tokens of the goal as they stand while the tiles lie like this."""
        if island not in self._wanted:
            self._wanted[island] = ridden(self.end.tokens[seat], self.end.island, island)
        return self._wanted[island]

    def met(self, state: State) -> bool:
        """Whether this is it."""
        if self.told(state) != self.end:
            return False
        return self.told is standing or EndTurn() in state.legal_actions()


def _found(state: State, goal: _Goal) -> tuple[Action, ...]:
    for detours in (_STRAIGHT, _TURNING, _ROUNDABOUT, _ANYHOW):
        line = _line(state, goal, detours)
        if line is not None:
            return line
    raise ValueError("the turn cannot come to this")


def _line(state: State, goal: _Goal, detours: int) -> tuple[Action, ...] | None:
    seen, waiting = {state}, [_Step(state)]
    for step in waiting:
        now = step.state
        if goal.met(now):
            return step.line() if goal.told is standing else (*step.line(), EndTurn())
        for action in now.legal_actions() if detours == _ANYHOW else _towards(now, goal, detours):
            if not isinstance(action, EndTurn) and (after := now.after(action)) not in seen:
                seen.add(after)
                waiting.append(_Step(after, action, step))
    return None


class _Step(NamedTuple):
    """A position on the way, the action that led there, and where from."""

    state: State
    action: Action | None = None
    before: _Step | None = None

    def line(self) -> tuple[Action, ...]:
        """The actions up to here."""
        if self.before is None or self.action is None:
            return ()
        return (*self.before.line(), self.action)


def ended(state: State) -> End:
    """The end that ending the turn in this position makes, be it legal or not."""
    seat, _ = acting(state)
    own, lost = burnt(state.island, state.tokens[seat], state.sacrificed[seat])
    tokens = with_value(state.tokens, seat, own)
    return standing(state)._replace(tokens=tokens, sacrificed=lost)


def standing(state: State) -> End:
    """The end that this position would be if nothing burnt."""
    seat, _ = acting(state)
    return End(
        *(state.island, state.tokens, state.supply[seat], state.sacrificed[seat], state.talisman)
    )


def _towards(state: State, goal: _Goal, detours: int) -> Iterator[Action]:
    """The legal actions that lead to a goal with such detours."""
    seat, turn = acting(state)
    island, own, end = state.island, state.tokens[seat], goal.end
    wanted = goal.wanted(island, seat)
    burning = island.volcano if end.sacrificed > state.sacrificed[seat] else 0
    places = wanted | burning
    moves = turn.guardian_left and state.guardians[seat] in GRANTS[MoveToken]
    if detours == _ROUNDABOUT:
        places |= island.through_temples(places) | island.ruins
    elif not turn.ruins:
        strays = (own & ~wanted & ~burning).bit_count()
        if strays > moves or (wanted & ~own).bit_count() > turn.tokens_left + moves:
            return
        if moves and not strays and detours == _TURNING:
            places |= island.through_temples(places)
    bit = island.frame.bit
    for action in state.legal_actions():
        match action:
            case Place(space):
                straight = bool(bit(space) & places)
            case MoveToken(_, target):
                straight = bool(bit(target) & (wanted | burning | island.ruins))
            case MoveTile(slot) | RotateTile(slot):
                laid = island.grid[slot]
                assert laid is not None
                to, lying = goal.lies[laid.tile]
                straight = detours == _ROUNDABOUT or (slot, laid) != (to, lying)
                if detours == _STRAIGHT and isinstance(action, MoveTile):
                    straight = island.gap == to
                elif detours == _STRAIGHT and isinstance(action, RotateTile):
                    by = 1 if action.turn is Rotation.CW else 3
                    straight = (lying.rotation - laid.rotation) % 4 == by
            case TakeTalisman():
                straight = end.talisman != state.talisman
            case _:
                straight = True
        if straight:
            yield action


def ridden(mask: int, before: Island, after: Island) -> int:
    """Where spaces are once tiles lie otherwise: each goes with its tile."""
    frame, there = before.frame, 0
    for slot, laid in enumerate(before.grid):
        part = mask & frame.slot_mask[slot]
        if laid is None or not part:
            continue
        to = after.slot_of_tile(laid.tile)
        now = after.grid[to]
        assert now is not None
        for _ in range((now.rotation - laid.rotation) % 4):
            part = frame.turned(part, slot, True)
        there |= part >> frame.shift[slot] << frame.shift[to]
    return there
