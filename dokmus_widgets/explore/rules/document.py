"""Serialization of the rules explorer."""

from collections.abc import Mapping
from typing import Any

from dokmus_widgets.core import Action, State
from dokmus_widgets.explore.changes.notation import read_changes, write_changes
from dokmus_widgets.explore.query.played import PlayedAction
from dokmus_widgets.explore.rules.comparing import both_readings, readings_of
from dokmus_widgets.explore.rules.explorer import Explorer
from dokmus_widgets.play.history_document import read_space
from dokmus_widgets.play.tools import Tool


def explorer_document(explorer: Explorer) -> dict[str, Any]:
    """Serialize the explorer as plain JSON."""
    case, rule, asked = explorer.case, explorer.rule, explorer.ruling is not None
    clicked = explorer.clicked
    return {
        "case": None if case is None else case.id,
        "rule": None if rule is None else str(rule),
        "is_blank": explorer.is_blank,
        "given": explorer.what_if.given.to_dict(),
        "changes": [write_changes([change]) for change in explorer.what_if.changes],
        "done": [done.action.to_dict() for done in explorer.done],
        "seen": [[action.to_dict(), legal] for action, legal in explorer.seen.items()],
        "action": None if explorer.action is None else explorer.action.to_dict(),
        "asked": asked,
        "clicked": None if clicked is None else list(clicked),
        "refuted": explorer.refuted,
        "look": explorer.look,
        "tool": str(explorer.tool),
        "brush": explorer.brush,
        "held": explorer.held,
        "selected": explorer.selected,
        "readings": [list(reading.documents) for reading in explorer.readings],
        "switches": list(explorer.readings[0].switches) if explorer.readings else [],
    }


def read_explorer(document: Mapping[str, Any]) -> Explorer:
    """Parse a document; raise ``ValueError`` for an unknown case or change.

    Queries of a case that has changed since are dropped.
    """
    explorer = Explorer()
    if document.get("is_blank") is True:
        return explorer
    if document["case"] is None:
        explorer.show_position(State.from_dict(document["given"]))
    else:
        if document["rule"] is not None:
            explorer.show_rule(document["rule"])
        if not explorer.show_case(document["case"]):
            raise ValueError(f"there is no case {document['case']!r}")
        if explorer.what_if.given != State.from_dict(document["given"]):
            return explorer
    for change in document["changes"]:
        explorer.what_if = explorer.what_if.with_change(read_changes(change)[0])
    for action in document["done"]:
        made, before = Action.from_dict(action), explorer.state
        explorer.done.append(PlayedAction(before, made, before.apply(made)))
    explorer.tool, explorer.brush = Tool(document["tool"]), str(document["brush"])
    action = document["action"]
    if action is not None and document["asked"]:
        explorer.ask(Action.from_dict(action))
    elif action is not None:
        explorer.action = Action.from_dict(action)
        if explorer.done:
            explorer.tell_done()
    explorer.seen = {Action.from_dict(action): bool(legal) for action, legal in document["seen"]}
    clicked = document["clicked"]
    if clicked is not None:
        tool, space, selected = clicked
        explorer.clicked = Tool(tool), (int(space[0]), int(space[1])), read_space(selected)
    explorer.refuted, explorer.look = bool(document["refuted"]), int(document["look"])
    explorer.held, explorer.selected = document["held"], read_space(document["selected"])
    switches = document["switches"]
    if switches:
        explorer.readings = both_readings(explorer.state, switches)
    else:
        explorer.readings = readings_of([name for names in document["readings"] for name in names])
    return explorer
