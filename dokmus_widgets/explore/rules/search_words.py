"""Words as a search compares them: stems, Japanese by pairs of characters, and synonyms."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from itertools import chain
from typing import NamedTuple

import snowballstemmer

from dokmus_widgets.explain.messages import language, say

#: The languages whose words change their endings, by the name of their stemmer.
_STEMMERS = {"en": "english", "fr": "french", "ru": "russian"}
#: A run of Japanese letters, which are written without blanks; and of these, or of others.
_LETTERS = r"\u3040-\u30ff\u3400-\u9fff\u3005"
_JAPANESE = re.compile(f"[{_LETTERS}]+")
_RUN = re.compile(f"[{_LETTERS}]+|[^ {_LETTERS}]+")
_KANJI = re.compile(r"[\u3400-\u9fff\u3005]")
#: Endings and small words, for the most part: they tell little.
_HIRAGANA = re.compile(r"[\u3040-\u309f]+")


class Synonym(NamedTuple):
    """What is typed, as a run of roots, and what is meant: roots, and ids of rules."""

    typed: tuple[str, ...]
    meant: tuple[str, ...]


def plain(text: str) -> str:
    """The text without case and accents, and with blanks for points, so that typing is easy."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    # The combining marks of Latin and Cyrillic letters only: Japanese ones tell kana apart.
    bare = "".join(c for c in apart if not "\u0300" <= c <= "\u036f" or c == "\u0306")
    whole = unicodedata.normalize("NFKC", bare)
    return "".join(c if c.isalnum() else " " for c in whole)


def words_of(text: str) -> list[str]:
    """The plain words of a text; a Japanese one is cut into pairs of characters."""
    runs = _RUN.findall(plain(text))
    return [word for run in runs for word in (_pairs(run) if _JAPANESE.match(run) else [run])]


def _pairs(run: str) -> list[str]:
    """The pairs of neighbouring characters, and each kanji, which can be a word of its own."""
    if len(run) == 1:
        return [run]
    return [run[n : n + 2] for n in range(len(run) - 1)] + _KANJI.findall(run)


def roots_of(text: str) -> list[str]:
    """The roots of a text's words, in the language that is spoken."""
    return [root(word) for word in words_of(text)]


def root(word: str) -> str:
    """What all forms of a plain word have in common, in the language that is spoken."""
    return _root(language(), word)


@lru_cache(maxsize=8192)
def _root(spoken: str, word: str) -> str:
    if spoken not in _STEMMERS:
        return word
    # A stemmer holds the word that it is at: one for each call, for pages are served in threads.
    stem: str = snowballstemmer.stemmer(_STEMMERS[spoken]).stemWord(word)
    # Of some words it leaves an ending that is an ending again.
    return plain(stem).strip() if stem == word else _root(spoken, stem)


def word_worth(word: str) -> float:
    """How much a word tells, from 0 to 1."""
    return 0.25 if _HIRAGANA.fullmatch(word) else 1.0


def without_fillers(text: str) -> str:
    """The plain text without words that say nothing; as it was where nothing else is left."""
    whole = plain(text)
    if _JAPANESE.search(whole):
        rest = whole
        for filler in sorted(_fillers(language()), key=len, reverse=True):
            if _JAPANESE.search(filler):
                rest = rest.replace(filler, " ")
    else:
        fillers = _fillers(language())
        rest = " ".join(word for word in whole.split() if word not in fillers)
    return rest if rest.strip() else whole


def meant_by(text: str) -> list[tuple[str, ...]]:
    """What is meant by the things that a text calls otherwise than the rules do."""
    whole = plain(text)
    roots = tuple(root(word) for word in whole.split())
    return [
        typed.meant
        for typed in synonyms(language())
        if (
            typed.typed[0] in whole
            if _JAPANESE.search(typed.typed[0])
            else _has_run(roots, typed.typed)
        )
    ]


def _has_run(roots: tuple[str, ...], run: tuple[str, ...]) -> bool:
    count = len(run)
    return any(roots[n : n + count] == run for n in range(len(roots) - count + 1))


@lru_cache(maxsize=8)
def synonyms(spoken: str) -> tuple[Synonym, ...]:
    """The synonyms of the language that is spoken."""
    found = []
    for line in say("search-synonyms").splitlines():
        term, _, others = line.partition(":")
        # With a point in it, a word is the id of a rule.
        meant = [[word] if "." in word else roots_of(word) for word in term.split()]
        for other in others.split(","):
            words = plain(other).split()
            found.append(Synonym(tuple(map(root, words)), tuple(chain(*meant))))
    return tuple(found)


@lru_cache(maxsize=8)
def _fillers(spoken: str) -> frozenset[str]:
    return frozenset(plain(say("search-fillers")).split())
