"""What a click on the board does: place a token, or use a guardian or ruins on a tile or token."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from dokmus_widgets.core import (
    Action,
    By,
    MoveTile,
    MoveToken,
    Place,
    RotateTile,
    Rotation,
    Space,
    State,
)
from dokmus_widgets.core.island.bitboard import bits
from dokmus_widgets.core.legality.allowances import GRANTS


class Tool(StrEnum):
    """The tool in hand while a turn is played."""

    PLACE = "place"
    PAY = "pay"
    MOVE_TILE = "move_tile"
    MOVE_TOKEN = "move_token"
    ROTATE_CW = "rotate_cw"
    ROTATE_CCW = "rotate_ccw"


#: The cards that grant each tool.
CARDS_FOR = {
    Tool.MOVE_TILE: GRANTS[MoveTile],
    Tool.MOVE_TOKEN: GRANTS[MoveToken],
    Tool.ROTATE_CW: GRANTS[RotateTile],
    Tool.ROTATE_CCW: GRANTS[RotateTile],
}


def offered_tools(state: State) -> tuple[Tool, ...]:
    """The tools of this turn, usable or not: placing, and what the card and the ruins grant."""
    if state.turn is None or state.to_act is None:
        return ()
    card = state.guardians[state.to_act]
    granted = [tool for tool, cards in CARDS_FOR.items() if state.turn.ruins or card in cards]
    placed = state.legal_actions().placements
    # Without the tool a click places for nothing where it can: so it is for spaces that are both.
    paying = [Tool.PAY] if placed.free & placed.paid else []
    return (Tool.PLACE, *paying, *granted)


def usable(state: State, tool: Tool) -> bool:
    """Whether any click with this tool would do something now."""
    return bool(spaces_for(state, tool)) if tool in _BY_SPACE else bool(slots_for(state, tool))


_BY_SPACE = (Tool.PLACE, Tool.PAY, Tool.MOVE_TOKEN)


def spaces_for(state: State, tool: Tool, selected: Space | None = None) -> int:
    """The spaces that a tool acts on, as a mask; with a token in hand, where it can go."""
    legal = state.legal_actions()
    placed = legal.placements
    if tool is Tool.PLACE:
        return placed.free | placed.paid
    if tool is Tool.PAY:
        return placed.paid
    if tool is not Tool.MOVE_TOKEN:
        return 0
    origins = 0
    for mask in legal.token_origins.values():
        origins |= mask
    if selected is not None:
        bit = state.island.frame.bit(selected)
        return legal.targets(bit) if bit & origins else 0
    return sum(bit for bit in bits(origins) if legal.targets(bit))


def slots_for(state: State, tool: Tool) -> tuple[int, ...]:
    """The slots whose tiles a tool acts on."""
    legal = state.legal_actions()
    if tool is Tool.MOVE_TILE:
        by = legal.tile_moves
    elif tool in (Tool.ROTATE_CW, Tool.ROTATE_CCW):
        by = legal.rotations
    else:
        return ()
    return tuple(sorted({slot for slots in by.values() for slot in slots}))


def action_of(state: State, tool: Tool, space: Space, selected: Space | None) -> Action:
    """The action that a click with this tool asks for, legal or not.

    Ruins pay before the card where both could, and placing costs a sacrifice where it must.
    """
    if tool in (Tool.PLACE, Tool.PAY):
        free, paid = Place(space, 0), Place(space, 1)
        legal = state.legal_actions()
        wanted = paid if tool is Tool.PAY or (free not in legal and paid in legal) else free
        return wanted
    slot = state.island.frame.slot_of(space)
    if tool is Tool.MOVE_TILE:
        return _paid(state, [MoveTile(slot, by) for by in _PAYERS])
    if tool is Tool.MOVE_TOKEN:
        origin = selected if selected is not None else space
        return _paid(state, [MoveToken(origin, space, by) for by in _PAYERS])
    turn = Rotation.CW if tool is Tool.ROTATE_CW else Rotation.CCW
    return _paid(state, [RotateTile(slot, turn, by) for by in _PAYERS])


_PAYERS = (By.RUINS, By.GUARDIAN)


def _paid(state: State, actions: Sequence[Action]) -> Action:
    """The first legal one; where none is, the one that speaks of the allowance at hand."""
    legal = state.legal_actions()
    by_ruins, by_card = actions
    if by_ruins in legal or (by_card not in legal and state.turn and state.turn.ruins):
        return by_ruins
    return by_card
