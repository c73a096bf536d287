"""Lookup of cases by id, rule and family, with suggestions for unknown names."""

from collections.abc import Iterable
from difflib import SequenceMatcher
from functools import cache

from dokmus_widgets.cases.reader import read_all
from dokmus_widgets.cases.rule_case import Case
from dokmus_widgets.core import Rule, quote

_MAX_SUGGESTIONS = 3
_MIN_SIMILARITY = 0.45
_SUBSTRING_SIMILARITY = 0.7
#: Longer names, which may come from a link, are cut.
_MAX_NAME_LENGTH = 60


class UnknownNameError(ValueError):
    """An unknown case or rule; ``nearest`` holds similar names."""

    def __init__(self, what: str, name: object, nearest: tuple[str, ...]) -> None:
        self.nearest = nearest
        meant = f"; there is {', '.join(nearest)}" if nearest else ""
        super().__init__(f"there is no {what} {quote(name)}{meant}")


@cache
def families() -> dict[str, tuple[Case, ...]]:
    """Return all cases by family."""
    return read_all()


@cache
def cases() -> tuple[Case, ...]:
    """Return all cases, family by family."""
    return tuple(entry for family in families().values() for entry in family)


@cache
def _by_id() -> dict[str, Case]:
    return {entry.id: entry for entry in cases()}


def case(id: str) -> Case:
    """Return the case with that id; ``UnknownNameError`` with the nearest ids if there is none."""
    found = _by_id().get(str(id))
    if found is None:
        raise UnknownNameError("case", id, nearest_cases(id))
    return found


def cases_for(rule: Rule | str) -> tuple[Case, ...]:
    """Return the cases about a rule, those listed under it first."""
    if rule not in list(Rule):
        raise UnknownNameError("rule", rule, nearest_rules(rule))
    about = (entry for entry in cases() if rule in entry.rules)
    return tuple(sorted(about, key=lambda entry: entry.rules[0] != rule))


def nearest_cases(name: str) -> tuple[str, ...]:
    """Return the ids of cases that are most like a name."""
    return _nearest(name, _by_id())


def nearest_rules(name: str) -> tuple[str, ...]:
    """Return the ids of rules that are most like a name."""
    return _nearest(name, map(str, Rule))


def _nearest(name: str, known: Iterable[str]) -> tuple[str, ...]:
    wanted = _normalized(str(name)[:_MAX_NAME_LENGTH])
    ranked = sorted((-_similarity(wanted, _normalized(other)), other) for other in known)
    return tuple(other for score, other in ranked[:_MAX_SUGGESTIONS] if -score >= _MIN_SIMILARITY)


def _normalized(name: str) -> str:
    return name.casefold().replace("-", " ").replace(".", " ").replace("_", " ").strip()


def _similarity(wanted: str, known: str) -> float:
    """Return the similarity, 0 to 1, in any word order; a substring counts as near."""
    ratio = max(
        SequenceMatcher(None, entry, other, autojunk=False).ratio()
        for entry, other in ((wanted, known), (_sorted_words(wanted), _sorted_words(known)))
    )
    inside = len(wanted) > 2 and (wanted in known or known in wanted)
    return max(ratio, _SUBSTRING_SIMILARITY) if inside else ratio


def _sorted_words(words: str) -> str:
    return " ".join(sorted(words.split()))
