"""Tools for clicks on the board: placing, guardian and ruins actions."""

from enum import StrEnum
from typing import TypeGuard

from dokmus_widgets.core import Action, By, Rotation, Space, State, actions
from dokmus_widgets.core.island.bitboard import Frame, bits
from dokmus_widgets.core.legality.allowances import GRANTS
from dokmus_widgets.explain.spaces import space_on


class Tool(StrEnum):
    """A kind of action that a click on the board can mean."""

    PLACE = "place"
    PAY = "pay"
    MOVE_TILE = "move_tile"
    MOVE_TOKEN = "move_token"
    ROTATE = "rotate"

    @classmethod
    def _missing_(cls, value: object) -> "Tool | None":
        """Read the tools of stored games that had one for each direction."""
        return cls.ROTATE if value in ("rotate_cw", "rotate_ccw") else None


CARDS_FOR = {
    Tool.MOVE_TILE: GRANTS[actions.MoveTile],
    Tool.MOVE_TOKEN: GRANTS[actions.MoveToken],
    Tool.ROTATE: GRANTS[actions.RotateTile],
}
#: A place on the board to click: a space, or an arrow on the selected tile.
Place = Space | Rotation


def place_on(frame: Frame, named: Space | str) -> Place:
    """Parse a space, or the name of an arrow, ``"cw"`` or ``"ccw"``."""
    return Rotation(str(named)) if named in list(Rotation) else space_on(frame, named)


def offered_tools(state: State) -> tuple[Tool, ...]:
    """Return the tools of this turn, usable or not."""
    if state.turn is None or state.to_act is None:
        return ()
    card = state.guardians[state.to_act]
    granted = [tool for tool, cards in CARDS_FOR.items() if state.turn.ruins or card in cards]
    # A click places for nothing where it can.
    paying = [Tool.PAY] if spaces_for(state, Tool.PAY) else []
    return (Tool.PLACE, *granted, *paying)


def usable(state: State, tool: Tool) -> bool:
    """Return whether any click with this tool is legal."""
    return bool(spaces_for(state, tool)) if tool in _BY_SPACE else bool(slots_for(state, tool))


_BY_SPACE = (Tool.PLACE, Tool.PAY, Tool.MOVE_TOKEN)


def spaces_for(state: State, tool: Tool, selected: Space | None = None) -> int:
    """Return the mask of legal spaces; of targets if a token is selected."""
    legal = state.legal_actions()
    placed = legal.placements
    if tool is Tool.PLACE:
        return placed.free | placed.paid
    if tool is Tool.PAY:
        return placed.free & placed.paid
    if tool is not Tool.MOVE_TOKEN:
        return 0
    origins = legal.token_origins
    if selected is not None:
        bit = state.island.frame.bit(selected)
        return legal.targets(bit) if bit & origins else 0
    return sum(bit for bit in bits(origins) if legal.targets(bit))


def slots_for(state: State, tool: Tool) -> tuple[int, ...]:
    """Return the slots of the tiles that a tool can use."""
    legal = state.legal_actions()
    if tool is Tool.MOVE_TILE:
        return legal.tile_moves
    return legal.rotations if tool is Tool.ROTATE else ()


def selects_tile(place: Place, tool: Tool, state: State) -> TypeGuard[Space]:
    """Return whether a click selects a tile, whose arrows rotate it."""
    if tool is not Tool.ROTATE or isinstance(place, Rotation):
        return False
    return state.island.tile_at(place) is not None


def action_of(state: State, tool: Tool, place: Place, selected: Space | None) -> Action:
    """Return the action of a click, legal or not.

    Prefer ruins to the card, and sacrifice a token if a placement requires it.
    """
    legal, turn = state.legal_actions(), Rotation.CW
    if isinstance(place, Rotation):
        tool, turn, place = Tool.ROTATE, place, selected or (0, 0)
    space = place
    if tool in (Tool.PLACE, Tool.PAY):
        free, paid = actions.Place(space, 0), actions.Place(space, 1)
        return paid if tool is Tool.PAY or (free not in legal and paid in legal) else free
    slot, origin = state.island.frame.slot_of(space), space if selected is None else selected
    by_ruins, by_card = (
        granted(tool, slot, origin, space, by, turn) for by in (By.RUINS, By.GUARDIAN)
    )
    # Where neither is legal, the one that speaks of the allowance at hand.
    if by_ruins in legal or (by_card not in legal and state.turn and state.turn.ruins):
        return by_ruins
    return by_card


def granted(
    tool: Tool,
    slot: int,
    origin: Space,
    target: Space,
    by: By = By.GUARDIAN,
    turn: Rotation = Rotation.CW,
) -> Action:
    """Create the guardian or ruins action of a tool."""
    if tool is Tool.MOVE_TILE:
        return actions.MoveTile(slot, by)
    if tool is Tool.MOVE_TOKEN:
        return actions.MoveToken(origin, target, by)
    return actions.RotateTile(slot, turn, by)


def turning_slot(state: State, tool: Tool, selected: Space | None) -> int | None:
    """Return the slot of the tile that is selected to be rotated, or None."""
    if tool is not Tool.ROTATE or selected is None:
        return None
    return state.island.frame.slot_of(selected)


def tool_for(action: Action) -> Tool:
    """Return the tool of an action."""
    match action:
        case actions.MoveTile():
            return Tool.MOVE_TILE
        case actions.MoveToken():
            return Tool.MOVE_TOKEN
        case actions.RotateTile():
            return Tool.ROTATE
    return Tool.PLACE


def sample_space(state: State, tool: Tool) -> Space:
    """Return a space that shows whether the tool itself is usable."""
    island = state.island
    if tool is Tool.MOVE_TOKEN and state.to_act is not None:
        candidates = state.tokens[state.to_act] & island.soft
    elif tool in (Tool.PLACE, Tool.PAY):
        candidates = island.land & ~state.occupied
    elif state.turn is not None and state.turn.ruins and not state.turn.guardian_left:
        return island.frame.slot_corner(island.slot_of_tile(state.turn.ruins[0]))
    else:
        in_line = (s for s in range(island.frame.slots) if island.frame.in_line(s, island.gap))
        return island.frame.slot_corner(next(s for s in in_line if s != island.gap))
    return (*island.frame.spaces(candidates), (0, 0))[0]
