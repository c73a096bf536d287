"""The words of questions, by their stems, in Japanese by characters; the senses of phrases."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import chain
from typing import Final

from dokmus_widgets.explore.questions.features import plain
from dokmus_widgets.explore.questions.wordings import built

#: What stands for the words between the two of a phrase, as of "ne ... que": at most so many.
GAP, LONGEST_GAP = "...", 5
#: Words are compared by their first letters; Russian verbs of crossing and jumping differ late.
_STEM_LENGTHS: Final = {"en": 6, "fr": 7, "ru": 7}
#: What text without blanks consists of: numbers, and characters.
_JAPANESE_UNITS: Final = re.compile(r"\d+|[^\d\s]")
#: Short Russian words are compared without their endings, verbs apart from nouns.
_VERB: Final = re.compile(
    r"(?<=...)(?:[аяеиуыо](?:ть|л|ла|ло|ли)|[аяеу][ею](?:шь|т|м|те)|[еуюи](?:шь|т|те)|[ая]т|[аяе]ю)"
    r"(?:ся|сь)?$"
)
_NOUN: Final = re.compile(
    r"(?<=...)(?:[аыоеяию]?[йя]|[ыиаяое]х|[оеыи]м|[аяыи]ми?|[ое]го|[ое]му|[ое]в|[аояую]ю|ое"
    r"|[оыеи]е|[аеоуыиьюя])$"
)
#: The Russian word that asks stands within phrases; it means nothing but after a negation.
_ASKING: Final = re.compile(r"((?:\bне \w+|\bнельзя) ли\b)|(?<=\w) ли\b")
Units = tuple[str, ...]
#: Languages whose words end with an s in the plural or the third person; shorter words do not.
_PLURALS, _MIN_INFLECTED = {"en"}, 2
_NOTHING: Final = frozenset[str]()


class _Vocabulary:
    """The senses of the phrases of a language, those for claims before the concepts."""

    def __init__(self, tables: tuple[Mapping[str, str], ...], *, has_plurals: bool) -> None:
        self._tables, self._has_plurals = tables, has_plurals
        self._longest = dict[str, int]()
        for phrase in (phrase for table in tables for phrase in table):
            first, size = phrase.partition(" ")[0], phrase.count(" ") + 1
            self._longest[first] = max(size, self._longest.get(first, 0))

    def around(self, first: str, last: str) -> frozenset[str]:
        """Return the senses of a phrase of two words with others between them."""
        return frozenset(self._tables[0].get(f"{first} {GAP} {last}", "").split())

    def phrase_at(self, at: int, stop: int, texts: tuple[Units, ...]) -> tuple[int, frozenset[str]]:
        """Return where the longest known phrase at a place ends, and its senses."""
        firsts = {form for text in texts for form in (text[at], *self._other_forms(text[at]))}
        longest = max(self._longest.get(first, 1) for first in firsts)
        for end in range(min(at + longest, stop), at, -1):
            spans = [text[at:end] for text in texts]
            typed = ((table, " ".join(span)) for table in self._tables for span in spans)
            forms = chain.from_iterable(map(self._inflected, spans))
            inflected = ((table, form) for form in forms for table in self._tables)
            for table, phrase in chain(typed, inflected):
                if names := table.get(phrase):
                    return end, frozenset(names.split())
        return at + 1, _NOTHING

    def _inflected(self, span: Units) -> Iterator[str]:
        """Return a phrase with one of its words put in the plural or third person, or back."""
        for at, word in enumerate(span):
            for other in self._other_forms(word):
                yield " ".join((*span[:at], other, *span[at + 1 :]))

    def _other_forms(self, word: str) -> Iterator[str]:
        if self._has_plurals and len(word) >= _MIN_INFLECTED:
            yield f"{word}s"
            if word.endswith("s") and not word.endswith("ss") and len(word) > _MIN_INFLECTED + 1:
                yield word[:-1]


@cache
def vocabulary_of(language: str) -> _Vocabulary:
    """Return the senses of the phrases of a language."""
    known = built(language)
    return _Vocabulary((known["senses"], known["concepts"]), has_plurals=language in _PLURALS)


def units_of(text: str, language: str) -> tuple[Units, Units]:
    """Return the words of a text as they are, and as they are compared."""
    begin, gap, end = text.partition(GAP)
    if gap:
        parts = [units_of(part, language) for part in (begin, end)]
        return (*parts[0][0], GAP, *parts[1][0]), (*parts[0][1], GAP, *parts[1][1])
    text = plain(text)
    if (length := _STEM_LENGTHS.get(language)) is None:
        return (tuple(_JAPANESE_UNITS.findall(text)),) * 2
    if language != "ru":
        words = tuple(text.split())
        return words, tuple(one[:length] for one in words)
    words = tuple(_ASKING.sub(r"\1", text).split())
    return words, tuple(_stem(one)[:length] for one in words)


def _stem(word: str) -> str:
    """Return a Russian word without its ending; the stem of a verb ends in a dash."""
    without = _VERB.sub("-", word)
    return without if without != word else _NOUN.sub("", word)
