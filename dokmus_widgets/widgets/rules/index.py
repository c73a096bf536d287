"""What a search found, or all rules by family with the cases of the rule that is shown."""

from __future__ import annotations

from typing import Any

from dokmus_widgets.cases import Case, cases_for, families
from dokmus_widgets.core import Rule
from dokmus_widgets.explain.messages import say
from dokmus_widgets.explore.asking.words import (
    case_question,
    case_title,
    family_name,
    family_of,
    rule_name,
)
from dokmus_widgets.explore.rules.explorer import Explorer
from dokmus_widgets.explore.rules.finding import LONGEST_SEARCH, find
from dokmus_widgets.widgets.board.sheet import Section
from dokmus_widgets.widgets.sections.rules import finder, part


def index_section(explorer: Explorer, typed: str) -> Section:
    """The list to choose from: everything, or what the search found."""
    return finder(
        say("find-title"),
        say("find-label"),
        say("find-hint"),
        typed=typed,
        longest=LONGEST_SEARCH,
        found=_found(typed) if typed.strip() else None,
        families=[_family(explorer, family, held) for family, held in families().items()],
        fresh="finder",
    )


def _found(typed: str) -> dict[str, Any]:
    rules, found = find(typed)
    return {
        "rules": [
            part("show_rule", rule_name(rule), str(rule), family=family_name(family_of(rule)))
            for rule in rules
        ],
        "cases": [
            {**_case(case, current=False), "family": family_name(case.family), "ask": _asks(case)}
            for case in found
        ],
        "count": say("find-count", cases=len(found)),
        "none": "" if rules or found else say("find-none", wish=typed.strip()),
    }


def _asks(case: Case) -> str:
    """What a case asks, unless its title does already."""
    ask = case_question(case)
    return ask if ask != case_title(case) else ""


def _case(case: Case, *, current: bool) -> dict[str, Any]:
    return part("show_case", case_title(case), case.id, current=current)


def _family(explorer: Explorer, family: str, held: tuple[Case, ...]) -> dict[str, Any]:
    """A family: its rules, or for readings its cases, which belong to rules of all families."""
    shown = explorer.case
    rules = [rule for rule in Rule if family_of(rule) == family]
    listed = [_rule(explorer, rule) for rule in rules]
    if not rules:
        cases = [_case(case, current=case is shown) for case in held]
        text, note = say("find-others"), say("find-count", cases=len(held))
        first = held[0].id if held else ""
        listed = [{**part("show_case", text, first), "note": note, "cases": cases}]
    current = explorer.rule is not None and family_of(explorer.rule) == family
    return {
        "id": family,
        "text": family_name(family),
        "note": say("find-count", cases=len(held)),
        "current": current if rules else shown in held,
        "rules": listed,
    }


def _rule(explorer: Explorer, rule: Rule) -> dict[str, Any]:
    current = rule == explorer.rule
    about = cases_for(rule)
    shown = [_case(case, current=case is explorer.case) for case in about] if current else []
    return {
        **part("show_rule", rule_name(rule), str(rule), current=current, label=rule),
        "note": str(len(about)),
        "cases": shown,
    }
