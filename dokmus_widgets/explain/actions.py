"""Actions in words, as in the move list, and as short labels on buttons."""

from collections.abc import Sequence

from dokmus_widgets.core import (
    Action,
    By,
    MoveTile,
    MoveToken,
    Place,
    RotateTile,
    Rotation,
    State,
    actions,
    space_name,
)
from dokmus_widgets.core.island.spaces import space_text
from dokmus_widgets.explain.messages import say
from dokmus_widgets.explain.seats import listed


def tile_name(state: State, slot: int) -> str:
    """Return the tile in a slot and its visible side, such as ``3B``; empty for the gap."""
    slots = state.island.grid
    laid = slots[slot] if 0 <= slot < len(slots) else None
    return "" if laid is None else f"{laid.tile}{'AB'[laid.side]}"


def slot_named(state: State, tile: str) -> int:
    """Return the slot of a tile, named with or without its side; ``ValueError`` if unknown."""
    names = {
        tile_name(state, slot): slot for slot in state.island.frame.slots_but[state.island.gap]
    }
    for name, slot in names.items():
        if tile in (name, name[:-1]):
            return slot
    raise ValueError(say("error-tile", tile=tile, tiles=listed([*names])))


def action_facts(state: State, action: Action) -> dict[str, str | int]:
    """Return the message arguments of an action; ``tile`` is ``none`` for the gap."""
    match action:
        case actions.ChooseStart(space) | actions.Place(space):
            return {"space": space_text(space)}
        case actions.ChooseGuardian(card):
            return {"card": card}
        case actions.MoveTile(slot):
            return {"tile": tile_name(state, slot) or "none"}
        case actions.MoveToken(origin, target):
            return {"from": space_text(origin), "to": space_text(target)}
        case actions.RotateTile(slot, turn):
            return {"tile": tile_name(state, slot) or "none", "turn": str(turn)}
    return {}


def action_words(state: State, action: Action, names: Sequence[str], *, shown: bool = False) -> str:
    """Describe an action of the current player; ``shown`` reveals the chosen card."""
    who = "" if state.to_act is None else names[state.to_act]
    what = say("moved", who=who, what=done_words(state, action, shown=shown))
    if isinstance(action, actions.EndTurn) and (burning := burning_spaces(state)):
        return say("moved-burnt", what=what, spaces=listed(burning))
    return what


def done_words(state: State, action: Action, *, shown: bool = False) -> str:
    """Describe an action without its player, as in "Orange placed a token on b3"."""
    name, facts = f"moved-{action.type}", action_facts(state, action)
    match action:
        case actions.Place(_, sacrifice) if sacrifice:
            return say(f"{name}-paid", **facts)
        case actions.ChooseGuardian(card) if shown:
            return say(f"{name}-shown", card=card, name=say(f"card-{card}.in"))
    return say(name, **facts)


_ARROWS = {Rotation.CW: "↻", Rotation.CCW: "↺"}


def action_sign(state: State, action: Action) -> tuple[str, bool]:
    """Return an action in signs that need no language, and whether it cost a sacrifice.

    ``b6`` is a token, ``7A→`` a tile that slides that way, ``7A↻`` one that turns, ``a7→b8`` a
    token that moves, ``★`` the talisman; a declined extra action has no sign.
    """
    facts = action_facts(state, action)
    match action:
        case actions.Place(_, sacrifice):
            return str(facts["space"]), bool(sacrifice)
        case actions.ChooseStart():
            return str(facts["space"]), False
        case actions.MoveTile(slot):
            frame, gap = state.island.frame, state.island.gap
            (row, column), (to_row, to_column) = map(frame.slot_corner, (slot, gap))
            way = ("↓" if to_row > row else "↑") if to_row != row else "→←"[to_column < column]
            return f"{facts['tile']}{way}", False
        case actions.MoveToken():
            return f"{facts['from']}→{facts['to']}", False
        case actions.RotateTile(turn=turn):
            return f"{facts['tile']}{_ARROWS[turn]}", False
        case actions.Sacrifice():
            return "", True
        case actions.TakeTalisman():
            return "★", False
    return "", False


def burning_spaces(state: State) -> list[str]:
    """Return the names of the spaces whose tokens burn at the end of the turn."""
    if state.to_act is None or state.turn is None:
        return []
    spaces = state.island.frame.spaces(state.tokens[state.to_act] & state.island.volcano)
    return [space_name(space) for space in spaces]


def asked_words(state: State, action: Action) -> str:
    facts = action_facts(state, action)
    if not facts:
        return say(f"do-{action.type}")
    if isinstance(action, Place) and action.sacrifice:
        return say("ask-place-paid", sacrifices=action.sacrifice, **facts)
    words = say(f"ask-{action.type}", **facts)
    if isinstance(action, MoveTile | MoveToken | RotateTile) and action.by is By.RUINS:
        return say("ask-by-ruins", what=words)
    return words


def action_clause(state: State, action: Action) -> str:
    """Return an action as a clause with its verb, as in "Try this: place a token on b3"."""
    facts = action_facts(state, action)
    if isinstance(action, Place) and action.sacrifice:
        return say("clause-place-paid", **facts)
    return say(f"clause-{action.type}", **facts)
