"""Where the rules explorer stands: the case, or the position, as it is given. A page's history
holds it, to come back to it.
"""

from __future__ import annotations

from urllib.parse import parse_qsl, urlencode

from dokmus_widgets.core.notation import position_code
from dokmus_widgets.explain.answers import Answer
from dokmus_widgets.explore.explorer import Explorer


def place_fields(explorer: Explorer) -> dict[str, str]:
    """The fields of a link to where the explorer stands, without changes and what was asked."""
    case, rule = explorer.case, explorer.rule
    if case is None:
        return {"position": position_code(explorer.what_if.given)}
    by_rule = {"rule": str(rule)} if rule is not None and rule != case.rules[0] else {}
    return {**by_rule, "case": case.id}


def place_of(explorer: Explorer) -> str:
    """The query of a link to where the explorer stands."""
    return f"?{urlencode(place_fields(explorer))}"


def go_to(explorer: Explorer, place: str) -> Answer:
    """Go where such a query leads; one that leads nowhere changes nothing."""
    fields = dict(parse_qsl(place.removeprefix("?")))
    if "position" in fields:
        return explorer.show_position(fields["position"])
    if "rule" in fields:
        explorer.show_rule(fields["rule"])
    return explorer.show_case(fields.get("case", ""))
