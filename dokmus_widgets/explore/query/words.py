"""Texts of rules, cases, changes and remedies."""

from collections.abc import Sequence
from dataclasses import asdict

from dokmus_widgets.cases import Case
from dokmus_widgets.core import Action, Place, Rule, State, space_name
from dokmus_widgets.explain import has_message, say, sentences, terrain_words, tile_name
from dokmus_widgets.explain.readings import switch_words
from dokmus_widgets.explore import changes
from dokmus_widgets.explore.changes import Change
from dokmus_widgets.explore.query.remedies import Remedy

#: Family by the first part of a rule id; the part itself by default.
_FAMILIES = {
    "place": "placing",
    "meadow": "placing",
    "mountain": "placing",
    "temple": "temples",
    "guardian": "guardians",
    "score": "scoring",
}


def family_of(rule: Rule | str) -> str:
    first = str(rule).split(".")[0]
    return _FAMILIES.get(first, first)


def family_name(family: str) -> str:
    """Return the name of a family, that of the file for cases of one's own."""
    message = f"family-{family}"
    return say(message) if has_message(message) else family


def rule_name(rule: Rule | str) -> str:
    return say(f"rule-{str(rule).replace('.', '-')}")


def rule_says(rule: Rule | str) -> str:
    return say(f"rule-{str(rule).replace('.', '-')}.says")


def case_title(case: Case) -> str:
    return say(case.message)


def case_heading(case: Case) -> str:
    """Return the title above a question: the question itself where a rule has its title."""
    title = case_title(case)
    return case_question(case) if title in map(rule_name, case.rules) else title


def case_question(case: Case) -> str:
    return _part(case, "ask") or case_title(case)


def case_point(case: Case) -> str:
    """Return what a case demonstrates, its answer by default, and our own interpretation in it."""
    return sentences([_part(case, "more") or case_answer(case), own_reading(case)])


def own_reading(case: Case) -> str:
    """Return our own interpretation that a case depends on; empty if there is none."""
    return say(f"ours-{case.ours}") if case.ours else ""


def case_answer(case: Case) -> str:
    """Return the answer to a case, or its title as a fallback."""
    return _part(case, "answer") or case_title(case)


def _part(case: Case, attribute: str) -> str:
    name = f"{case.message}.{attribute}"
    return say(name) if has_message(name) else ""


def change_words(state: State, change: Change, names: Sequence[str]) -> str:
    """Describe a change briefly, on the state before or after it."""
    facts = _facts(state, change, names)
    match change:
        case changes.SwapTiles() if not (facts["one"] and facts["other"]):
            return say("change-swap-gap", tile=facts["one"] or facts["other"])
        case changes.GuardianUsed(used):
            return say("change-guardian-used" if used else "change-guardian-left")
        case changes.Players():
            return say("change-players-many", **facts)
    return say(f"change-{_message_key(change)}", **facts)


def remedy_words(state: State, remedy: Remedy, names: Sequence[str]) -> str:
    if remedy.change is None:
        return _otherwise(remedy.action)
    return say(f"remedy-{_message_key(remedy.change)}", **_facts(state, remedy.change, names))


def _message_key(change: Change) -> str:
    match change:
        case changes.Put(_, None):
            return "take"
        case changes.Waiting(None):
            return "waiting-none"
    return change.kind


def _facts(state: State, change: Change, names: Sequence[str]) -> dict[str, str | int]:
    """Return the message variables of a change."""
    match change:
        case changes.Paint(space, terrain):
            return {"space": space_name(space), "terrain": terrain_words(terrain)}
        case changes.Put(space, int(seat)):
            who = names[seat] if seat < len(names) else ""
            return {"space": space_name(space), "who": who}
        case changes.Put(space) | changes.LastPlaced(space):
            return {"space": space_name(space)}
        case changes.SwapTiles(one, other):
            return {"one": tile_name(state, one), "other": tile_name(state, other)}
        case changes.InTurn(seat):
            return {"who": names[seat]}
        case changes.Read(switch, value):
            told = switch_words(switch, value)
            return {"value": told, "reading": told}
        case changes.Waiting(tile):
            slot = None if tile is None else state.island.slot_of_tile(tile)
            return {} if slot is None else {"tile": tile_name(state, slot)}
    return asdict(change)


def _otherwise(action: Action) -> str:
    if isinstance(action, Place):
        return say("remedy-paid" if action.sacrifice else "remedy-free")
    return say("remedy-by-card")
