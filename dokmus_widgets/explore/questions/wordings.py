"""Wordings of questions, and what ``python -m tests.explore.built`` builds from them."""

import json
from collections.abc import Mapping, Sequence
from enum import StrEnum
from functools import cache
from importlib.resources import files
from typing import NamedTuple, TypedDict, cast

_FOLDER = files("dokmus_widgets.explore.questions") / "built"


class Polarity(StrEnum):
    """The answer to a wording: yes, no, or a fact where it does not ask for yes or no."""

    YES = "+"
    NO = "-"
    FACT = "="


class Wording(NamedTuple):
    """One wording of the question that a case answers: the case's id, the text, the answer."""

    case: str
    text: str
    polarity: Polarity


class Built(TypedDict):
    """Wordings and phrases of a language, as the search reads them.

    ``wordings``: plain text, case, answer and number of features; ``postings``: the steps from one
    number of a wording with a feature to the next; ``synonyms``: the concepts of plain synonyms;
    ``senses``, ``concepts``: the names of phrases, as they are typed and as they are compared;
    ``words``: those of synonyms only; ``contrasts``: the phrases that contrast; ``titles``: the
    cases of plain titles.
    """

    wordings: Sequence[tuple[str, str, str, int]]
    postings: Mapping[str, str]
    synonyms: Mapping[str, str]
    senses: Mapping[str, str]
    concepts: Mapping[str, str]
    words: Sequence[str]
    contrasts: Sequence[str]
    titles: Mapping[str, str]


@cache
def built(language: str) -> Built:
    """Return what is built for a language."""
    return cast(Built, json.loads((_FOLDER / f"{language}.json").read_text("utf-8")))
