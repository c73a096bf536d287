"""Prompts that describe the options of the current player."""

from collections.abc import Sequence

from dokmus_widgets.core import Phase, Rule, Space, State, actions, space_name
from dokmus_widgets.explain import listed, say, sentences, tile_name
from dokmus_widgets.explain.actions import burning_spaces
from dokmus_widgets.explain.seats import names_together
from dokmus_widgets.play.tools import Tool, offered_tools, usable


def status(
    state: State, names: Sequence[str], *, waits: bool, held: bool = False, asks: bool = True
) -> str:
    """Return whose turn it is, what is asked, and how much is left, in one short line.

    ``waits``: whether a computer player is to act; ``held``: only once the user goes on.
    ``asks``: whether it is read by who is to act, and not a title.
    """
    if state.to_act is None:
        return _margin(state, names)
    facts: dict[str, str | int] = {"who": names[state.to_act], "round": state.round}
    if state.phase is Phase.START:
        return say("status-start" if asks and not waits else "status-start-others", **facts)
    if waits:
        return say("status-next" if held else "status-others", **facts)
    if state.phase is Phase.GUARDIANS:
        return say("status-cards", **facts)
    turn = state.turn
    assert turn is not None
    legal = state.legal_actions()
    if actions.DeclineRuins() in legal:
        return say("status-ruins", tile=_ruins_tiles(state), **facts)
    if turn.tokens_left and actions.EndTurn() not in legal:
        return say("status-turn", tokens=turn.tokens_left, **facts)
    card = state.guardians[state.to_act] or "none"
    return say("status-end", left=_left(state), card=card, **facts)


def turn_note(state: State, told: Sequence[Rule] = ()) -> str:
    """Return the rare rule that holds now, and what ending the turn would cost; often empty.

    ``told``: the rules of the answer beside it, which tells what follows from its own action.
    """
    if state.turn is None:
        return ""
    legal, notes = state.legal_actions(), []
    if legal.placements.anywhere and legal.placements.free:
        notes.append(say("note-anywhere"))
    spaces = burning_spaces(state)
    # The answer tells of one, if any.
    if len(spaces) > int(Rule.VOLCANO_BURN in told):
        notes.append(say("burn-warning", spaces=listed(spaces), count=len(spaces)))
    ruins = len(state.turn.ruins)
    if ruins > int(Rule.RUINS_ACTION in told) and actions.DeclineRuins() not in legal:
        notes.append(say("ruins-warning", tile=_ruins_tiles(state)))
    return sentences(notes)


def _ruins_tiles(state: State) -> str:
    """Return the names of the tiles whose ruins allow an extra action."""
    assert state.turn is not None
    slots = [state.island.slot_of_tile(tile) for tile in dict.fromkeys(state.turn.ruins)]
    return names_together([tile_name(state, slot) for slot in slots])


def _margin(state: State, names: Sequence[str]) -> str:
    """Return who won by how much."""
    winners, totals = state.winners(), sorted(sheet.total for sheet in state.score())
    if len(winners) > 1 or totals[-1] == totals[-2]:
        return _over(state, names)
    return say(
        "status-over",
        who=names[winners[0]],
        margin=totals[-1] - totals[-2],
        points=totals[-1],
        next=totals[-2],
    )


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
    Tool.ROTATE: "prompt-rotate",
}


def _turn(state: State, who: str) -> str:
    legal, turn = state.legal_actions(), state.turn
    assert turn is not None
    if actions.DeclineRuins() in legal:
        return say("prompt-ruins", who=who, tile=_ruins_tiles(state))
    if legal.placements.anywhere and legal.placements.free:
        return say("prompt-anywhere", who=who)
    if turn.tokens_left and actions.EndTurn() not in legal:
        return say("prompt-place", who=who)
    return say("prompt-end", who=who, left=_left(state))


def _left(state: State) -> str:
    """Return what can still be used at the end of a turn: ruins, guardian or nothing."""
    more = actions.TakeTalisman() in state.legal_actions() or any(
        usable(state, tool) for tool in offered_tools(state)
    )
    if not more:
        return "nothing"
    return "ruins" if state.turn is not None and state.turn.ruins else "guardian"


def _over(state: State, names: Sequence[str]) -> str:
    winners, sheets = state.winners(), state.score()
    points = sheets[winners[0]].total
    who = names_together([names[seat] for seat in winners])
    if len(winners) > 1:
        return say("prompt-over-shared", who=who, points=points)
    tied = sum(sheet.total == points for sheet in sheets) > 1
    return say("prompt-over-tie" if tied else "scores-standing-one", who=who, points=points)
