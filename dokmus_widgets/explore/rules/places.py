"""Where the rules explorer stands: the case, or the position, as it is given. A page's history
holds it, to come back to it.
"""

from __future__ import annotations

from urllib.parse import parse_qsl, urlencode

from dokmus_widgets.core.notation import position_code
from dokmus_widgets.explain.answers import Answer
from dokmus_widgets.explain.messages import say
from dokmus_widgets.explore.rules.explorer import Explorer


def place_fields(explorer: Explorer) -> dict[str, str]:
    """The fields of a link to where the explorer stands, without changes and what was asked."""
    case, rule = explorer.case, explorer.rule
    if case is None or rule is None:  # a case of one's own is in no catalogue
        return {"position": position_code(explorer.what_if.given)}
    by_rule = {"rule": str(rule)} if rule != case.rules[0] else {}
    return {**by_rule, "case": case.id}


def place_of(explorer: Explorer) -> str:
    """The query of a link to where the explorer stands."""
    return f"?{urlencode(place_fields(explorer))}"


def go_to(explorer: Explorer, place: str) -> Answer:
    """Go where such a query leads; one that leads nowhere changes nothing."""
    fields = dict(parse_qsl(place.removeprefix("?")))
    if "position" in fields:
        return explorer.show_position(fields["position"])
    rule, case = fields.get("rule"), fields.get("case")
    if case is None:
        if rule is None:
            return explorer.refuse(lambda: say("told-no-place"))
        return explorer.show_rule(rule)
    answer = explorer.show_case(case)
    if answer and rule is not None:
        explorer.show_rule(rule)  # so that its cases are gone through
        answer = explorer.show_case(case)
    return answer
