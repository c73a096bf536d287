"""What a click on the board asks about, and the tool with which an action is asked about."""

from __future__ import annotations

from dokmus_widgets.core import (
    Action,
    ChooseStart,
    MoveTile,
    MoveToken,
    Phase,
    RotateTile,
    Rotation,
    Space,
    State,
)
from dokmus_widgets.play.tools import Tool, action_of


def asked_by_click(
    state: State, tool: Tool, space: Space, selected: Space | None = None
) -> Action | None:
    """The action that a click asks about; None where it takes a token in hand, or lets it go."""
    if state.phase is Phase.START:
        return ChooseStart(space)
    picks_up = selected is None and state.seat_at(space) is not None
    if tool is Tool.MOVE_TOKEN and (picks_up or selected == space):
        return None
    return action_of(state, tool, space, selected)


def tool_for(action: Action) -> Tool:
    """The tool with which a hand asks about such an action."""
    match action:
        case MoveTile():
            return Tool.MOVE_TILE
        case MoveToken():
            return Tool.MOVE_TOKEN
        case RotateTile(_, turn):
            return Tool.ROTATE_CW if turn is Rotation.CW else Tool.ROTATE_CCW
    return Tool.PLACE
