"""Readings of a rule, and related rules."""

from collections import Counter
from collections.abc import Callable
from functools import cache
from math import sqrt
from operator import attrgetter
from typing import Final

from dokmus_widgets.cases import Case, cases, cases_for
from dokmus_widgets.core import SWITCHES, Rule, Verdict
from dokmus_widgets.core.rules import SWITCH_RULES
from dokmus_widgets.explore.rules.comparing import both_readings
from dokmus_widgets.explore.scores.lines import LINE_RULES

#: Maximum of related rules.
_MOST: Final = 6


@cache
def touched_by(rule: Rule) -> tuple[Rule, ...]:
    """Return the rules most related to a rule by shared cases.

    A rule that occurs nearly everywhere counts little.
    """
    together = [named for named in _named_together() if rule in named]
    often = Counter(other for named in _named_together() for other in named)
    beside = Counter(other for named in together for other in named if other != rule)
    nearest = sorted(beside, key=lambda other: (-beside[other] / sqrt(often[other]), other))
    return tuple(nearest[:_MOST])


@cache
def _named_together() -> tuple[frozenset[Rule], ...]:
    """Return the set of rules that each case mentions."""
    return tuple(
        frozenset(
            (
                *case.rules,
                *(rule for one in case.tries for rule in one.rules),
                *(rule for told in case.lines for rule in LINE_RULES[told.line]),
            )
        )
        for case in cases()
    )


def switches_of(rule: Rule) -> tuple[str, ...]:
    return tuple(switch for switch in SWITCHES if SWITCH_RULES[switch] is rule)


def own_readings_of(rule: Rule) -> tuple[str, ...]:
    """Return our own readings that the cases of a rule depend on."""
    return tuple(dict.fromkeys(case.ours for case in cases_for(rule) if case.ours))


@cache
def case_over(switch: str) -> Case:
    """Return the case of the rule of a switch that shows the difference best.

    Its first action differs between both readings in legality, otherwise in its grounds.
    """
    about = cases_for(SWITCH_RULES[switch])
    return next(
        case
        for judge in (attrgetter("legal"), _grounds)
        for case in about
        if _parts(case, switch, judge)
    )


def _parts(case: Case, switch: str, judge: Callable[[Verdict], object]) -> bool:
    states = [case.state.replaced(rules=one.rules) for one in both_readings(case.state, [switch])]
    return any(
        len({judge(state.check(asked)) for state in states}) > 1 for asked in case.actions[:1]
    )


def _grounds(verdict: Verdict) -> object:
    return tuple(route.rules for route in verdict.routes)
