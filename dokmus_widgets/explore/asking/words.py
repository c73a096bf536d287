"""Actions to ask about, changes, remedies and cases in words."""

from __future__ import annotations

from collections.abc import Sequence

from dokmus_widgets.cases import Case
from dokmus_widgets.core import (
    Action,
    Place,
    Rule,
    State,
    space_name,
)
from dokmus_widgets.explain.actions import tile_name
from dokmus_widgets.explain.messages import has_message, say
from dokmus_widgets.explain.readings import switch_words
from dokmus_widgets.explain.spaces import terrain_words
from dokmus_widgets.explore.asking.remedies import Remedy
from dokmus_widgets.explore.changes import (
    Card,
    Change,
    GuardianUsed,
    InTurn,
    LastPlaced,
    Paint,
    Players,
    Put,
    Read,
    SwapTiles,
    TokensLeft,
    TurnTile,
    Waiting,
)

#: The family of cases and rules that the first part of a rule's id stands for.
_FAMILIES = {
    "place": "placing",
    "meadow": "placing",
    "mountain": "placing",
    "temple": "temples",
    "guardian": "guardians",
    "score": "scoring",
}


def family_of(rule: Rule | str) -> str:
    """The family that a rule belongs to."""
    first = str(rule).split(".")[0]
    return _FAMILIES.get(first, first)


def family_name(family: str) -> str:
    """What a family of rules is called."""
    return say(f"family-{family}")


def rule_name(rule: Rule | str) -> str:
    """What a rule is called, in a few words."""
    return say(f"rule-{str(rule).replace('.', '-')}")


def case_title(case: Case) -> str:
    """The title of a case."""
    return say(case.message)


def case_question(case: Case) -> str:
    """What a case asks."""
    return _part(case, "ask") or case_title(case)


def case_point(case: Case) -> str:
    """What a case wants to show, told once an answer was seen; empty where there is no more."""
    return _part(case, "more")


def _part(case: Case, attribute: str) -> str:
    """An attribute of the message of a case; empty where it has none."""
    name = f"{case.message}.{attribute}"
    return say(name) if has_message(name) else ""


def change_words(state: State, change: Change, names: Sequence[str]) -> str:
    """A change in a few words, on the state that it was made to or led to."""
    match change:
        case Paint(space, terrain):
            return say("change-paint", space=space_name(space), terrain=terrain_words(terrain))
        case Put(space, None):
            return say("change-take", space=space_name(space))
        case Put(space, int(seat)):
            who = names[seat] if seat < len(names) else ""
            return say("change-put", space=space_name(space), who=who)
        case TurnTile(tile, quarters):
            return say("change-turn", tile=tile, quarters=quarters)
        case SwapTiles(one, other):
            tiles = [tile for slot in (one, other) if (tile := tile_name(state, slot))]
            if len(tiles) == 1:
                return say("change-swap-gap", tile=tiles[0])
            return say("change-swap", one=tiles[0], other=tiles[1])
        case TokensLeft(tokens):
            return say("change-left", tokens=tokens)
        case Card(card):
            return say("change-card", card=card)
        case GuardianUsed(used):
            return say("change-guardian-used" if used else "change-guardian-left")
        case Waiting(None):
            return say("change-waiting-none")
        case Waiting(str(tile)):
            return say("change-waiting", tile=tile)
        case LastPlaced(space):
            return say("change-last", space=space_name(space))
        case InTurn(seat):
            return say("change-in_turn", who=names[seat])
        case Players(players):
            return say("change-players-many", players=players)
        case Read(switch, value):
            return say("change-read", value=switch_words(switch, value))
    raise TypeError(f"{change!r} is no change")


def remedy_words(state: State, remedy: Remedy, names: Sequence[str]) -> str:
    """What would make an action legal, in a sentence."""
    match remedy.change:
        case None:
            return _otherwise(remedy.action)
        case Put(space, None):
            return say("remedy-take", space=space_name(space))
        case Put(space, _):
            return say("remedy-put", space=space_name(space))
        case Paint(space, _):
            return say("remedy-paint", space=space_name(space))
        case TokensLeft(tokens):
            return say("remedy-left", tokens=tokens)
        case Card(card):
            return say("remedy-card", card=card)
        case GuardianUsed():
            return say("remedy-guardian")
        case Waiting(None):
            return say("remedy-waiting-none")
        case Waiting(str(tile)):
            return say("remedy-waiting", tile=tile)
        case SwapTiles():
            return say("remedy-swap")
        case InTurn():
            return say("remedy-in_turn")
        case Read(switch, value):
            return say("remedy-read", reading=switch_words(switch, value))
    raise TypeError(f"{remedy!r} is no remedy")


def _otherwise(action: Action) -> str:
    """Another action that is legal in place of the one asked for."""
    if isinstance(action, Place):
        return say("remedy-paid" if action.sacrifice else "remedy-free")
    return say("remedy-by-card")
