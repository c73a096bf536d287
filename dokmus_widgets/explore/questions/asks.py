"""The ways in which each case is asked about, in every language, and what words stand for."""

from collections.abc import Iterator
from enum import StrEnum
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import NamedTuple

from dokmus_widgets.cases import cases

#: Beside the messages, for they are words too: a file a family, and one of concepts.
_FOLDER = files("dokmus_widgets.explain") / "messages"


class Says(StrEnum):
    """What the answer to a wording begins with: yes, no, or neither."""

    YES = "+"
    NO = "-"
    FACT = "="


class Ask(NamedTuple):
    """A way of asking: ``words``, of a case by its id, and what the answer says to this wording."""

    case: str
    words: str
    says: Says


class AsksError(ValueError):
    """A file of ways of asking is faulty: which one, at which line, and why."""


@cache
def asks(language: str) -> tuple[Ask, ...]:
    """Every way of asking in a language, case by case. ``AsksError`` for a faulty file."""
    folder = _FOLDER / language / "asks"
    found = sorted(folder.iterdir(), key=lambda file: file.name)
    return tuple(ask for file in found for ask in _read(file))


def _read(file: Traversable) -> Iterator[Ask]:
    known, case = {one.id for one in cases()}, ""
    for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
        sign, _, words = line.partition(" ")
        if not line or line.startswith("#"):
            continue
        if line in known:
            case = line
        elif case and words and sign in list(Says):
            yield Ask(case, words, Says(sign))
        else:
            raise AsksError(f"{file.name}, line {number}: neither a case nor a way of asking it")


@cache
def concepts(language: str) -> dict[str, tuple[str, ...]]:
    """What players call a thing, by the name of its concept: words and phrases of a language."""
    lines = (_FOLDER / language / "lexicon.txt").read_text("utf-8").splitlines()
    named = (line.partition(":") for line in lines if line and not line.startswith("#"))
    return {name: tuple(words.strip() for words in told.split(",")) for name, _, told in named}


def made_from(language: str) -> list[str]:
    """All that the weights of a language are made from, to tell when they are of yesterday."""
    folder = _FOLDER / language
    asked = sorted(folder.joinpath("asks").iterdir(), key=lambda file: file.name)
    told = sorted(folder.joinpath("cases").iterdir(), key=lambda file: file.name)
    named = [folder / "lexicon.txt", folder / "rules.ftl"]
    return [file.read_text("utf-8") for file in (*asked, *told, *named)]
