"""Links to the rules explorer: ``?rule=forest.temple``, ``?case=...``, ``?position=CODE``.

A page's history holds places, without changes and queries: see search.py.
"""

from collections.abc import Mapping
from urllib.parse import urlencode

from dokmus_widgets.core.notation import position_code, write_action
from dokmus_widgets.explain import Answer, say, sentences
from dokmus_widgets.explore.changes import Change, reading_changes
from dokmus_widgets.explore.changes.notation import read_changes, write_changes
from dokmus_widgets.explore.rules.explorer import Explorer
from dokmus_widgets.play import LinkFields, read_rules

#: ``changed``: changes of the given position; ``ask``: an action in notation.
FIELDS = ("rule", "case", "position", "reading", "changed", "ask")


def link_to(explorer: Explorer) -> str:
    """Return the query string for the current board and query."""
    fields = place_fields(explorer)
    if explorer.done:  # what was played is told by where it led
        fields = {"position": position_code(explorer.state)}
    if explorer.what_if.changes and not explorer.done:
        fields["changed"] = write_changes(explorer.what_if.changes)
    if explorer.action is not None and explorer.ruling is not None:
        fields["ask"] = write_action(explorer.state, explorer.action)
    return f"?{urlencode(fields)}"


def linked_explorer(asked: Mapping[str, str]) -> Explorer:
    """Open the explorer of a link; the answer reports faults of the link."""
    explorer = Explorer()
    fields = LinkFields(asked, FIELDS)
    given = {name: value.strip() for name, value in asked.items() if value.strip()}
    told: list[str] = []
    nearest: tuple[str, ...] = ()
    for name, show in (
        ("rule", explorer.show_rule),
        ("case", explorer.show_case),
        ("position", explorer.show_position),
    ):
        if name in given and not (answer := show(given[name])):
            told.append(answer.words)
            nearest = tuple(dict.fromkeys((*nearest, *explorer.nearest)))
    rules = fields.read("reading", read_rules, explorer.state.rules)
    changes: tuple[Change, ...] = fields.read("changed", read_changes, ())
    for change in (*reading_changes(explorer.state.rules, rules), *changes):
        if not (answer := explorer.change(change)):
            told.append(answer.words)
    if "ask" in given and not told:
        explorer.ask(given["ask"])
    explorer.is_blank = not given
    if faults := [*told, *fields.faults]:
        explorer.offer(say("told-link", faults=sentences(faults)), nearest)
    return explorer


def place_fields(explorer: Explorer) -> dict[str, str]:
    """Return the link fields of the place, without changes and queries; none of the beginning."""
    if explorer.is_blank:
        return {}
    case, rule = explorer.case, explorer.rule
    if case is None or rule is None:  # a case of one's own is in no catalogue
        return {"position": position_code(explorer.what_if.given)}
    by_rule = {"rule": str(rule)} if rule != case.rules[0] else {}
    return {**by_rule, "case": case.id}


def go_to(explorer: Explorer, fields: Mapping[str, str]) -> Answer:
    """Go to the place of these link fields, if it is valid; without fields, to the beginning."""
    if not fields:
        return explorer.start_over()
    if "position" in fields:
        return explorer.show_position(fields["position"])
    rule, case = fields.get("rule"), fields.get("case")
    if not case:
        if not rule:
            return explorer.refuse(say("told-no-place"))
        return explorer.show_rule(rule)
    answer = explorer.show_case(case)
    if answer and rule is not None:
        explorer.show_rule(rule)  # so that its cases are gone through
        answer = explorer.show_case(case)
    return answer
