"""Features of a question: stems, words, concepts and pairs; and of its form, how it is asked."""

import re
import unicodedata
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations, pairwise

#: The weight of each feature, by its name: a stem, `=word`, `~concept` or `stem_stem`.
Features = dict[str, float]
Stems = tuple[str, ...]

#: Kana and kanji, written without blanks; the patterns: a run of these, or of other letters.
_LETTERS = r"\u3040-\u30ff\u3400-\u9fff\u3005"
_JAPANESE = re.compile(f"[{_LETTERS}]+")
_RUN = re.compile(f"[{_LETTERS}]+|[^ {_LETTERS}]+")
#: The letters of a language in a plain text; of the others, Latin ones.
_SCRIPTS = {"ja": _JAPANESE, "ru": re.compile("[\\u0430-\\u044f]")}
_LATIN = re.compile("[a-z]")
_KANJI = re.compile(r"[\u3400-\u9fff\u3005]")
_DIGIT_OR_KANJI = re.compile(r"[\d\u3400-\u9fff\u3005]")
#: Combining marks of Latin and Cyrillic letters without the breve of й; those of kana, which tell
#: sounds apart, stay.
_ACCENTS = dict.fromkeys({*range(0x300, 0x370)} - {0x306})
_NO_WORD, _NUMBER_SIGN = re.compile(r"[\W_]+"), "\N{NUMERO SIGN}"
_STEM_LENGTH = 4
#: Words of concepts are compared by a longer stem: "comment" is not "commencer".
_CONCEPT_STEM_LENGTH = 6
#: Weights; the stem of a word that belongs to a concept counts less.
_CONCEPT, _STEM, _NAMED_STEM, _WORD, _PAIR, _CONCEPT_PAIR = 1.5, 1.0, 0.6, 0.4, 0.4, 0.6
#: How much of the beginning and the end of a question shows its form.
_FIRST_WORDS, _LAST_LETTERS = 3, 4


class Lexicon:
    """The concepts of plain synonyms."""

    def __init__(self, synonyms: Mapping[str, str]) -> None:
        self._synonyms, self._sizes = synonyms, _sizes(synonyms)
        self._phrases: dict[Stems, list[str]] = {}
        for synonym, names in synonyms.items():
            stems = tuple(word[:_CONCEPT_STEM_LENGTH] for word in synonym.split())
            self._phrases[stems] = [*dict.fromkeys((*self._phrases.get(stems, ()), *names.split()))]
        self._phrase_sizes = _sizes(self._phrases)

    def concepts_of(self, words: list[str]) -> tuple[Features, list[bool]]:
        """Return the concepts among words, and which words belong to one."""
        stems = [word[:_CONCEPT_STEM_LENGTH] for word in words]
        found: Features = {}
        named = [False] * len(words)
        for at, first in enumerate(stems):
            for size in self._phrase_sizes.get(first, ()):
                phrase = tuple(stems[at : at + size])
                if names := self._phrases.get(phrase):
                    found |= dict.fromkeys(names, _CONCEPT)
                    named[at : at + size] = [True] * len(phrase)
        return found, named

    def concepts_in_run(self, text: str) -> list[str]:
        """Return the concepts of a text without blanks, at each place by the longest synonym."""
        found, at = list[str](), 0
        while at < len(text):
            for size in self._sizes.get(text[at], ()):
                if names := self._synonyms.get(text[at : at + size]):
                    found += names.split()
                    at += size
                    break
            else:
                at += 1
        return found


def plain(text: str) -> str:
    """Return the text in lower case, without accents, with one blank for any punctuation."""
    text = text.casefold().replace(_NUMBER_SIGN, " ")
    if not text.isascii():
        text = unicodedata.normalize("NFKD", text).translate(_ACCENTS)
        text = unicodedata.normalize("NFKC", text)
    return _NO_WORD.sub(" ", text).strip()


def has_letters_of(text: str, language: str) -> bool:
    """Return whether a plain text has letters that the language is written with."""
    return _SCRIPTS.get(language, _LATIN).search(text) is not None


def words_of(text: str) -> list[str]:
    """Return the words of a plain text, for Japanese its pairs of characters and its kanji."""
    if text.isascii():
        return text.split()
    return [
        word
        for run in _RUN.findall(text)
        for word in (_bigrams(run) if _JAPANESE.match(run) else [run])
    ]


def digits_and_kanji(text: str) -> list[str]:
    """Return the digits and kanji of a text, whose exchange changes its meaning."""
    return _DIGIT_OR_KANJI.findall(text)


def stem(word: str) -> str:
    """Return the first letters of a word, which most of its inflections share."""
    return word[:_STEM_LENGTH]


def features(text: str, lexicon: Lexicon) -> Features:
    """Return the features of a plain text, with their weights."""
    words = words_of(text)
    stems = [stem(word) for word in words]
    japanese = has_letters_of(text, "ja")
    if japanese:
        named = [False] * len(words)
        found = dict.fromkeys(lexicon.concepts_in_run(text), _CONCEPT)
    else:
        found, named = lexicon.concepts_of(words)
    for word, root, is_named in zip(words, stems, named, strict=True):
        found[root] = max(found.get(root, 0.0), _NAMED_STEM if is_named else _STEM)
        if not japanese:
            found[f"={word}"] = _WORD
    found |= {f"{one}_{other}": _PAIR for one, other in pairwise(stems)}
    return found


def marked(text: str) -> str:
    """Return a plain text in which `part_of` finds features: with its runs between its copies."""
    return f"^{text} {' '.join(_RUN.findall(text))} {text}$"


def part_of(name: str) -> tuple[str, str]:
    """Return what marked texts with a stem, word or form contain, and a feature of them all."""
    if name[0] == "^":
        return f"{name} ", name.rpartition(" ")[0]
    if name[-1] == "$":
        return name, name[1:] if len(name) > 2 else ""
    if name[0] == "=":
        return f" {name[1:]} ", stem(name[1:])
    if _JAPANESE.match(name) and (len(name) > 1 or _KANJI.match(name)):
        return name, ""
    return f" {name}" if len(name) == _STEM_LENGTH else f" {name} ", ""


def form_features(text: str) -> list[str]:
    """Return the features of a plain text that tell how it is asked: its beginning and its end."""
    words = text.split(maxsplit=_FIRST_WORDS)[:_FIRST_WORDS]
    found = [f"^{' '.join(words[:count])}" for count in range(1, len(words) + 1)]
    return found + [f"{text[-count:]}$" for count in range(1, _LAST_LETTERS + 1)]


def concept_pairs(found: Features) -> dict[tuple[str, str], float]:
    """Return the pairs of concepts among features, with their weights."""
    names = (name for name in found if name.startswith("~"))
    return dict.fromkeys(combinations(names, 2), _CONCEPT_PAIR)


def _sizes(sequences: Iterable[Sequence[str]]) -> dict[str, list[int]]:
    """Return the lengths of the sequences that begin with each element, the longest first."""
    found: dict[str, set[int]] = defaultdict(set)
    for sequence in sequences:
        found[sequence[0]].add(len(sequence))
    return {first: sorted(sizes, reverse=True) for first, sizes in found.items()}


def _bigrams(run: str) -> list[str]:
    """Return the pairs of neighbouring characters, and each kanji, which can be a word."""
    if len(run) == 1:
        return [run]
    return [one + other for one, other in pairwise(run)] + _KANJI.findall(run)
