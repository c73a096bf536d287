"""A legal line of actions to an end of the turn, played on the rules core."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from dokmus_widgets.analysis.turns.ends import End
from dokmus_widgets.core import (
    Action,
    EndTurn,
    MoveTile,
    MoveToken,
    Place,
    RotateTile,
    State,
    TakeTalisman,
)
from dokmus_widgets.core.island.island import Island
from dokmus_widgets.core.legality.allowances import GRANTS
from dokmus_widgets.core.transition import acting, burnt, with_value


def line_to(state: State, end: End) -> tuple[Action, ...]:
    """The actions that lead to an end of this turn, EndTurn last; as few as there are of those
    that take no detour.

    ``ValueError`` for an end that the turn cannot have.
    """
    for detours in range(3):
        line = _line(state, end, detours)
        if line is not None:
            return line
    raise ValueError("the turn cannot end so")


def _line(state: State, end: End, detours: int) -> tuple[Action, ...] | None:
    """The fewest actions; ``detours``: 0 for none, 1 for those of tiles, 2 for all there are."""
    seen, waiting = {state}, [_Step(state)]
    for step in waiting:
        now = step.state
        legal = now.legal_actions()
        if EndTurn() in legal and ended(now) == end:
            return (*step.line(), EndTurn())
        for action in legal if detours == 2 else _towards(now, end, detours == 1):
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
    return End(state.island, tokens, state.supply[seat], lost, state.talisman)


def _towards(state: State, end: End, by_tiles: bool) -> Iterator[Action]:
    """The legal actions that lead straight to an end; with detours of tiles, or without."""
    seat, turn = acting(state)
    island = state.island
    wanted = ridden(end.tokens[seat], end.island, island)
    places = wanted | island.volcano
    if by_tiles or (turn.guardian_left and state.guardians[seat] in GRANTS[MoveToken]):
        places |= island.through_temples(wanted)
    if by_tiles:
        places |= island.ruins
    lies = {laid.tile: (slot, laid) for slot, laid in enumerate(end.island.grid) if laid}
    bit = island.frame.bit
    for action in state.legal_actions():
        match action:
            case Place(space):
                straight = bit(space) & places
            case MoveToken(_, target):
                straight = bit(target) & (wanted | island.ruins)
            case MoveTile(slot) | RotateTile(slot):
                laid = island.grid[slot]
                straight = by_tiles or (laid is not None and lies[laid.tile] != (slot, laid))
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
