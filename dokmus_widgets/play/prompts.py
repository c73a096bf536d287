"""Prompts that describe the options of the current player."""

from collections.abc import Sequence

from dokmus_widgets.core import Phase, Space, State, actions, space_name
from dokmus_widgets.explain.actions import tile_name
from dokmus_widgets.explain.messages import say
from dokmus_widgets.explain.seats import listed
from dokmus_widgets.play.tools import Tool, offered_tools, usable


def prompt(state: State, names: Sequence[str], tool: Tool, selected: Space | None) -> str:
    """Return the prompt for a state, a tool and a selected token."""
    if state.to_act is None:
        return _over(state, names)
    who = names[state.to_act]
    if state.phase is Phase.START:
        return say("prompt-start" if state.legal_actions() else "prompt-start-none", who=who)
    if state.phase is Phase.GUARDIANS:
        return say("prompt-cards", who=who, players=state.seats)
    if tool is Tool.MOVE_TOKEN and selected is not None:
        return say("prompt-token-target", who=who, space=space_name(selected))
    if tool is not Tool.PLACE:
        return say(_TOOL_PROMPTS[tool], who=who)
    return _turn(state, who)


_TOOL_PROMPTS = {
    Tool.PAY: "prompt-pay",
    Tool.MOVE_TILE: "prompt-tile",
    Tool.MOVE_TOKEN: "prompt-token",
    Tool.ROTATE_CW: "prompt-rotate-cw",
    Tool.ROTATE_CCW: "prompt-rotate-ccw",
}


def _turn(state: State, who: str) -> str:
    legal, turn = state.legal_actions(), state.turn
    assert turn is not None
    if actions.DeclineRuins() in legal:
        slots = [state.island.slot_of_tile(tile) for tile in dict.fromkeys(turn.ruins)]
        return say("prompt-ruins", who=who, tile=listed([tile_name(state, s) for s in slots]))
    if legal.placements.anywhere and legal.placements.free:
        return say("prompt-anywhere", who=who)
    if turn.tokens_left and actions.EndTurn() not in legal:
        return say("prompt-place", who=who)
    more = actions.TakeTalisman() in legal or any(
        usable(state, tool) for tool in offered_tools(state)
    )
    left = "ruins" if turn.ruins else "guardian"
    return say("prompt-end", who=who, left=left if more else "nothing")


def _over(state: State, names: Sequence[str]) -> str:
    winners, sheets = state.winners(), state.score()
    points = sheets[winners[0]].total
    who = listed([names[seat] for seat in winners])
    if len(winners) > 1:
        return say("prompt-over-shared", who=who, points=points)
    tied = sum(sheet.total == points for sheet in sheets) > 1
    return say("prompt-over-tie" if tied else "prompt-over-one", who=who, points=points)
