"""The words of questions as they are compared: by their stems, in Japanese by characters."""

import re
from typing import Final

from dokmus_widgets.explore.questions.features import plain

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
