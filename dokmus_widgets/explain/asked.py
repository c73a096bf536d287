"""An action in a few words, as on a button: what one asks for, not what has been done."""

from __future__ import annotations

from dokmus_widgets.core import (
    Action,
    By,
    ChooseGuardian,
    ChooseStart,
    MoveTile,
    MoveToken,
    Place,
    RotateTile,
    State,
    space_name,
)
from dokmus_widgets.explain.actions import tile_name
from dokmus_widgets.explain.messages import say


def asked_words(state: State, action: Action) -> str:
    """An action as a few words on a button, made on this state."""
    match action:
        case ChooseStart(space):
            return say("ask-choose_start", space=space_name(space))
        case Place(space, sacrifice):
            named = space_name(space)
            if not sacrifice:
                return say("ask-place", space=named)
            return say("ask-place-paid", space=named, sacrifices=sacrifice)
        case ChooseGuardian(card):
            return say("ask-choose_guardian", card=card)
        case MoveTile(slot, by):
            return _by(by, say("ask-move_tile", tile=tile_name(state, slot) or "none"))
        case MoveToken(origin, target, by):
            spaces = {"from": space_name(origin), "to": space_name(target)}
            return _by(by, say("ask-move_token", **spaces))
        case RotateTile(slot, turn, by):
            tile = tile_name(state, slot) or "none"
            return _by(by, say("ask-rotate_tile", tile=tile, turn=str(turn)))
    return say(f"do-{action.type}")


def _by(by: By, words: str) -> str:
    return say("ask-by-ruins", what=words) if by == By.RUINS else words
