"""Wordings of the questions that each case answers, and the synonyms of each concept."""

from collections.abc import Iterator
from enum import StrEnum
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import NamedTuple

from dokmus_widgets.cases import cases

#: In each language's folder: `asks`, with a file for each family of cases, and `lexicon.txt`.
_FOLDER = files("dokmus_widgets.explain") / "messages"


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


class WordingsError(ValueError):
    """A file of wordings is faulty; the message has its name, the line and the reason."""


@cache
def wordings(language: str) -> tuple[Wording, ...]:
    """Return the wordings of a language, or raise ``WordingsError`` for a faulty file."""
    folder = _FOLDER / language / "asks"
    found = sorted(folder.iterdir(), key=lambda file: file.name)
    return tuple(wording for file in found for wording in _parse(file))


def _parse(file: Traversable) -> Iterator[Wording]:
    known, case = {one.id for one in cases()}, ""
    for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
        sign, _, text = line.partition(" ")
        if not line or line.startswith("#"):
            continue
        if line in known:
            case = line
        elif case and text and sign in list(Polarity):
            yield Wording(case, text, Polarity(sign))
        else:
            raise WordingsError(f"{file.name}, line {number}: neither a case nor a wording of one")


@cache
def concepts(language: str, kind: str = "lexicon") -> dict[str, tuple[str, ...]]:
    """Return the synonyms of each concept, words and phrases, by the concept's name.

    ``kind``: the `lexicon`, by which rules are found, or the `senses`, by which claims are.
    """
    lines = (_FOLDER / language / f"{kind}.txt").read_text("utf-8").splitlines()
    named = (line.partition(":") for line in lines if line and not line.startswith("#"))
    return {name: tuple(map(str.strip, phrases.split(","))) for name, _, phrases in named}
