"""Wordings of questions, and what ``python -m tests.explore.built`` builds from them."""

import json
from collections.abc import Mapping, Sequence
from enum import StrEnum
from functools import cache
from typing import NamedTuple, TypedDict, cast

from dokmus_widgets.explore.questions.files import read

#: The tables of which the file has the phrases of each name.
LISTED = ("wordings", "synonyms", "senses", "concepts", "titles")


class Polarity(StrEnum):
    """The answer to a wording: yes, no, or a fact where it does not ask for yes or no."""

    YES = "+"
    NO = "-"
    FACT = "="


class Wording(NamedTuple):
    """One wording of the question that a case answers: the case's id, the text, the answer.

    Of a question of players, ``case`` is the id of a rule.
    """

    case: str
    text: str
    polarity: Polarity


class Built(TypedDict):
    """Wordings and phrases of a language, as the search reads them.

    ``wordings``: the cases, or rules, of plain texts after the sign of their answer; ``sizes``:
    their numbers of features; ``postings``: by concept, the steps from one number of a wording with
    it to the next; ``synonyms``: the concepts of plain synonyms; ``senses``, ``concepts``: the
    names of phrases, as they are typed and as they are compared; ``titles``: the cases of plain
    titles; ``words``: those of synonyms; ``contrasts``: the phrases that contrast.
    """

    wordings: Mapping[str, str]
    sizes: Sequence[int]
    postings: Mapping[str, str]
    synonyms: Mapping[str, str]
    senses: Mapping[str, str]
    concepts: Mapping[str, str]
    titles: Mapping[str, str]
    words: Sequence[str]
    contrasts: Sequence[str]


@cache
def built(language: str) -> Built:
    """Return what is built for a language."""
    found = json.loads(read(f"built/{language}.json"))
    return cast(Built, found | {name: _by_phrase(found[name]) for name in LISTED})


def _by_phrase(listed: Mapping[str, str]) -> dict[str, str]:
    """Return the name of each phrase of a table with the phrases of each name."""
    return {phrase: name for name, phrases in listed.items() for phrase in phrases.split("|")}
