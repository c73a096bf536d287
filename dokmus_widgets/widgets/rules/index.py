"""What a search found, or all rules by family with the cases of the rule that is shown."""

from __future__ import annotations

from collections.abc import Iterable

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
from dokmus_widgets.widgets.sections.basic import Titled
from dokmus_widgets.widgets.sections.rules import Family, Finder, Hit, Listed, Plain


def index_section(explorer: Explorer, typed: str) -> Finder:
    """The list to choose from: everything, or what the search found."""
    return Finder(
        say("find-title"),
        say("find-label"),
        say("find-hint"),
        typed=typed,
        longest=LONGEST_SEARCH,
        found=_found(typed) if typed.strip() else None,
        families=[_family(explorer, family, held) for family, held in families().items()],
        fresh="finder",
    )


def _found(typed: str) -> Titled[Hit]:
    rules, found = find(typed)
    hits = [
        Hit("show_rule", rule_name(rule), str(rule), family=family_name(family_of(rule)))
        for rule in rules
    ] + [
        Hit("show_case", title, case.id, family=family_name(case.family), ask=_asks(case, title))
        for case in found
        for title in [case_title(case)]
    ]
    count = say("find-count", cases=len(found))
    return Titled(count if hits else say("find-none", wish=typed.strip()), hits)


def _asks(case: Case, title: str) -> str:
    """What a case asks, unless its title does already."""
    ask = case_question(case)
    return ask if ask != title else ""


def _cases(explorer: Explorer, cases: Iterable[Case]) -> list[Plain]:
    shown = explorer.case
    return [Plain("show_case", case_title(one), one.id, current=one is shown) for one in cases]


def _family(explorer: Explorer, family: str, held: tuple[Case, ...]) -> Family:
    """A family: its rules, or for readings its cases, which belong to rules of all families."""
    rules = [rule for rule in Rule if family_of(rule) == family]
    note = say("find-count", cases=len(held))
    if rules:
        listed = [_rule(explorer, rule) for rule in rules]
        current = explorer.rule is not None and family_of(explorer.rule) == family
    else:
        cases, first = _cases(explorer, held), held[0].id if held else ""
        listed = [Listed("show_case", say("find-others"), first, hint=note, cases=cases)]
        current = explorer.case in held
    return Family(family_name(family), listed, note, current)


def _rule(explorer: Explorer, rule: Rule) -> Listed:
    current, about, name = rule == explorer.rule, cases_for(rule), str(rule)
    return Listed(
        "show_rule",
        rule_name(rule),
        name,
        hint=str(len(about)),
        label=name,
        current=current,
        cases=_cases(explorer, about) if current else (),
    )
