"""What a ranker sees of a question: its words without endings, concepts, and pairs of these."""

import re
import unicodedata
from functools import cache
from itertools import combinations, pairwise

from dokmus_widgets.explore.questions.asks import concepts

#: How much each feature counts, by its name; a name tells what it is of.
Features = dict[str, float]

#: A run of Japanese letters, which are written without blanks; and of these, or of others.
_LETTERS = r"\u3040-\u30ff\u3400-\u9fff\u3005"
_JAPANESE = re.compile(f"[{_LETTERS}]+")
_RUN = re.compile(f"[{_LETTERS}]+|[^ {_LETTERS}]+")
_SIGN = re.compile(r"[\d\u3400-\u9fff\u3005]")
_KANJI = re.compile(r"[\u3400-\u9fff\u3005]")
#: The combining marks of Latin and Cyrillic letters, but for the one of й: Japanese ones tell kana
#: apart.
_ACCENTS = dict.fromkeys({*range(0x300, 0x370)} - {0x306})
_NO_WORD = re.compile(r"[\W_]+")
#: So much of a longer word is kept: its ending tells little.
_STEM = 4
#: So much of a word of a concept, most forms of which are told: "comment" is not "commencer".
_FORM = 6
#: Of so many words is the beginning of a text, of so many letters its end.
_BEGINNING, _ENDING = 3, 4
#: A question ends with one of these.
_ASKED = "?\uff1f"
_CONCEPT, _WORD, _NAMED, _WHOLE, _PAIR, _MEANT, _BOTH = 1.5, 1.0, 0.6, 0.4, 0.3, 0.3, 0.3


def plain(text: str) -> str:
    """The text without case and accents, and with blanks for points, so that typing is easy."""
    bare = unicodedata.normalize("NFKD", text.casefold()).translate(_ACCENTS)
    return _NO_WORD.sub(" ", unicodedata.normalize("NFKC", bare)).strip()


def is_japanese(text: str) -> bool:
    """Whether there are letters in it that are written without blanks."""
    return _JAPANESE.search(text) is not None


def words_of(text: str) -> list[str]:
    """The plain words of a text; a Japanese one is cut into pairs of characters."""
    return [
        word
        for run in _RUN.findall(plain(text))
        for word in (_pairs(run) if _JAPANESE.match(run) else [run])
    ]


def signs(text: str) -> list[str]:
    """Its figures and kanji, each of which means something of its own."""
    return _SIGN.findall(text)


def stem(word: str) -> str:
    """The beginning of a word, which most of its forms have in common."""
    return word[:_STEM]


def features(text: str, language: str) -> Features:
    """The features of a text, by how much each counts."""
    found: Features = {}
    words = words_of(text)
    stems = [stem(word) for word in words]
    if is_japanese(text):
        meant = _in_run(plain(text), language)
        found |= dict.fromkeys((f"~{name}" for name in meant), _CONCEPT)
        named: list[str | None] = [None] * len(stems)
    else:
        named = _named([word[:_FORM] for word in words], language, found)
        meant = [concept or word for concept, word in zip(named, stems, strict=True)]
    found |= {one + other: _BOTH for one, other in combinations(sorted(found), 2)}
    for word, root, concept in zip(words, stems, named, strict=True):
        found[root] = max(found.get(root, 0.0), _NAMED if concept else _WORD)
        if word != root:
            found[f"={word}"] = _WHOLE
    found |= {f"{one}_{other}": _PAIR for one, other in pairwise(stems)}
    apart = [one for at, one in enumerate(meant) if not at or meant[at - 1] != one]
    found |= {f"{one}={other}": _MEANT for one, other in pairwise(apart)}
    return found


def form(text: str) -> Features:
    """How a text is worded: its words and pairs of words, how it begins and ends, and whether it is
    written as a question; each counts as much, and the less the longer it is.
    """
    asked = ["?" for mark in _ASKED if mark in text]
    text = plain(text)
    words = words_of(text)
    found = asked + words + [f"{stem(word)}*" for word in words]
    found += [f"{one}_{other}" for one, other in pairwise(words)]
    found += [f"^{' '.join(words[:size])}" for size in range(1, _BEGINNING + 1)]
    found += [f"{text[-size:]}$" for size in range(1, _ENDING + 1)]
    return dict.fromkeys(found, len(found) ** -0.5)


def _named(words: list[str], language: str, found: Features) -> list[str | None]:
    """The concept that each word is part of, the longest phrases first; all go into ``found``."""
    phrases, longest = _phrases(language)
    named: list[str | None] = [None] * len(words)
    for size in range(longest, 0, -1):
        for at in range(len(words) - size + 1):
            for concept in phrases.get(tuple(words[at : at + size]), ()):
                found[f"~{concept}"] = _CONCEPT
                named[at : at + size] = [one or concept for one in named[at : at + size]]
    return named


def _in_run(text: str, language: str) -> list[str]:
    """The concepts of a text without blanks, in their order: at each place the longest word."""
    words, longest = _run_words(language)
    found, at = list[str](), 0
    while at < len(text):
        for size in range(min(longest, len(text) - at), 0, -1):
            if concepts := words.get(text[at : at + size]):
                found += concepts
                break
        else:
            size = 1
        at += size
    return found


@cache
def _phrases(language: str) -> tuple[dict[tuple[str, ...], list[str]], int]:
    found: dict[tuple[str, ...], list[str]] = {}
    for concept, told in concepts(language).items():
        for words in told:
            known = found.setdefault(tuple(word[:_FORM] for word in plain(words).split()), [])
            if concept not in known:
                known.append(concept)
    return found, max(map(len, found), default=0)


@cache
def _run_words(language: str) -> tuple[dict[str, list[str]], int]:
    found: dict[str, list[str]] = {}
    for concept, told in concepts(language).items():
        for words in told:
            found.setdefault(plain(words), []).append(concept)
    return found, max(map(len, found), default=0)


def _pairs(run: str) -> list[str]:
    """The pairs of neighbouring characters, and each kanji, which can be a word of its own."""
    if len(run) == 1:
        return [run]
    return [one + other for one, other in pairwise(run)] + _KANJI.findall(run)
