"""The catalogue: every case by id, by rule and by family, and what lies near a wrong name."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import SequenceMatcher
from functools import cache

from dokmus_widgets.cases.reader import read_all
from dokmus_widgets.cases.rule_case import Case
from dokmus_widgets.core import Rule
from dokmus_widgets.core.faults import quote

_NEAREST = 3
#: Names that have less in common are not near one another.
_LEAST_ALIKE = 0.45
#: How near a name is of which only a part was given, such as ``forest``.
_PART = 0.7
#: No more of a wrong name is looked at: it may come from a link.
_LONGEST_NAME = 60


class Unknown(ValueError):
    """There is no such case, or no such rule; ``nearest``: names that might be meant."""

    def __init__(self, what: str, name: object, nearest: tuple[str, ...]) -> None:
        self.nearest = nearest
        meant = f"; there is {', '.join(nearest)}" if nearest else ""
        super().__init__(f"there is no {what} {quote(name)}{meant}")


@cache
def families() -> dict[str, tuple[Case, ...]]:
    """The cases by family, each in the order of its file."""
    return read_all()


@cache
def cases() -> tuple[Case, ...]:
    """Every case, family by family."""
    return tuple(one for family in families().values() for one in family)


@cache
def _by_id() -> dict[str, Case]:
    return {one.id: one for one in cases()}


def case(id: str) -> Case:
    """The case of that id; ``Unknown`` with the nearest ones when there is none."""
    found = _by_id().get(str(id))
    if found is None:
        raise Unknown("case", id, nearest_cases(id))
    return found


def cases_for(rule: Rule | str) -> tuple[Case, ...]:
    """The cases about a rule, by id: first those listed under it; ``Unknown`` when it is none."""
    if rule not in list(Rule):
        raise Unknown("rule", rule, nearest_rules(rule))
    return _by_rule()[Rule(rule)]


@cache
def _by_rule() -> dict[Rule, tuple[Case, ...]]:
    about = {rule: [one for one in cases() if rule in one.rules] for rule in Rule}
    return {
        rule: tuple(sorted(held, key=lambda one: one.rules[0] != rule))
        for rule, held in about.items()
    }


def nearest_cases(name: str) -> tuple[str, ...]:
    """The ids of cases that might be meant by a wrong one, the likeliest first."""
    return _nearest(name, _by_id())


def nearest_rules(name: str) -> tuple[str, ...]:
    """The ids of rules that might be meant by a wrong one, the likeliest first."""
    return _nearest(name, map(str, Rule))


def _nearest(name: str, known: Iterable[str]) -> tuple[str, ...]:
    wanted = _plain(str(name)[:_LONGEST_NAME])
    ranked = sorted((-_likeness(wanted, _plain(other)), other) for other in known)
    return tuple(other for unlike, other in ranked[:_NEAREST] if -unlike >= _LEAST_ALIKE)


def _plain(name: str) -> str:
    return name.casefold().replace("-", " ").replace(".", " ").replace("_", " ").strip()


def _likeness(wanted: str, known: str) -> float:
    """From 0 to 1, in whatever order the words are; a part of a name counts as near."""
    ratio = max(
        SequenceMatcher(None, one, other, autojunk=False).ratio()
        for one, other in ((wanted, known), (_in_order(wanted), _in_order(known)))
    )
    inside = len(wanted) > 2 and (wanted in known or known in wanted)
    return max(ratio, _PART) if inside else ratio


def _in_order(words: str) -> str:
    return " ".join(sorted(words.split()))
