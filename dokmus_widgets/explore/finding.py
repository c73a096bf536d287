"""Finding rules and cases: by words of the language that is spoken, or by id."""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from typing import NamedTuple

from dokmus_widgets.cases import Case, cases
from dokmus_widgets.core import Rule
from dokmus_widgets.explain.messages import language
from dokmus_widgets.explore.words import (
    case_point,
    case_question,
    case_title,
    family_name,
    family_of,
    rule_name,
)

#: No more of what was typed is looked at.
LONGEST_SEARCH = 80


class Found(NamedTuple):
    """The rules and the cases that a search found, the nearest first."""

    rules: tuple[Rule, ...]
    cases: tuple[Case, ...]


class _Entry(NamedTuple):
    found: Rule | Case
    title: str
    text: str


def find(words: str) -> Found:
    """The rules and cases in which each of the words occurs, those with them in the title first."""
    wanted = _plain(words[:LONGEST_SEARCH]).split()
    if not wanted:
        return Found((), ())
    hits = [
        (not all(word in entry.title for word in wanted), number, entry.found)
        for number, entry in enumerate(_entries(language()))
        if all(word in entry.text for word in wanted)
    ]
    ordered = [found for _, _, found in sorted(hits, key=lambda hit: hit[:2])]
    return Found(
        tuple(found for found in ordered if isinstance(found, Rule)),
        tuple(found for found in ordered if isinstance(found, Case)),
    )


@lru_cache(maxsize=8)
def _entries(spoken: str) -> tuple[_Entry, ...]:
    """Everything that can be found, in the language that is spoken."""
    rules = [
        _Entry(rule, _plain(f"{rule_name(rule)} {rule}"), _plain(family_name(family_of(rule))))
        for rule in Rule
    ]
    found = [
        _Entry(
            case,
            _plain(f"{case_title(case)} {case.id}"),
            _plain(" ".join([case_question(case), case_point(case), *map(rule_name, case.rules)])),
        )
        for case in cases()
    ]
    return tuple(entry._replace(text=f"{entry.title} {entry.text}") for entry in (*rules, *found))


def _plain(text: str) -> str:
    """The text without case and accents, and with blanks for points, so that typing is easy."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    # The combining marks of Latin and Cyrillic letters only: Japanese ones tell kana apart.
    bare = "".join(c for c in apart if not "\u0300" <= c <= "\u036f" or c == "\u0306")
    whole = unicodedata.normalize("NFKC", bare)
    return "".join(c if c.isalnum() else " " for c in whole)
