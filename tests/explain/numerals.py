"""Numbers in the texts of each language, in digits or in words."""

from __future__ import annotations

import re

#: What begins each number word from two on, without inflection; ``both`` and its like are listed
#: in `_BOTH`, since a translation may say "the two" or nothing.
_WORDS = {
    "en": (
        *("two|second(?!s)", "three|third", "four(?:th)?", "five|fifth", "six(?:th)?"),
        *("seven(?:th)?", "eight(?:h)?", "nine|ninth", "ten(?:th)?", "eleven", "twelve"),
    ),
    "fr": (
        *("deux(?:ième)?|seconde?", "trois(?:ième)?", "quatr(?:e|ième)", "cinq(?:uième)?"),
        *("six(?:ième)?", "sept(?:ième)?", "huit(?:ième)?", "neuf|neuvième", "dix(?:ième)?"),
        *("onze", "douze"),
    ),
    "ru": (
        r"дв(?:а|е|ух|ум|умя|ое|оих|оим)|вдвоём|втор(?:ой|ая|ое|ого|ую|ым|ом|ые|ых|ыми)",
        r"тр(?:и|ёх|ём|емя|ое|оих|оим|оими)|втроём|трет(?:ий|ья|ье|ьего|ьей|ью|ьем|ьим|ьи)",
        r"четыр(?:е|ёх|ём|ьмя)|четвер(?:о|ых|ым|ыми)|вчетвером|четвёрт(?:ый|ая|ое|ого|ую|ой|ым|ом)",
        r"пят(?:ь|и|ью|ый|ая|ое|ого|ую|ой|ым|ом)|впятером",
        r"шест(?:ь|и|ью|ой|ая|ое|ого|ую|ым|ом)",
        r"сем(?:ь|и|ью)|седьм(?:ой|ая|ое|ого|ую|ым|ом)",
        r"восем(?:ь|ью)|восьми|восьм(?:ой|ая|ое|ого|ую|ым|ом)",
        *("девят(?:ь|и|ью|ый|ого|ом)", "десят(?:ь|и|ью|ый|ого|ом)", "одиннадцат[ьи]"),
        "двенадцат[ьи]",
    ),
    "ja": (*"二三四五六七八九十", "十一", "十二"),
}
_BOTH = {
    "en": "both|twice|either|pair",
    "fr": "(?:les|l’une? et l’autre|aux|des) deux|double",
    "ru": "об[ае]|обоих|обоим|обеих|обеим|дважды|пара",
    "ja": "両",
}
#: Names of spaces and of tiles with their side.
_NAMES = re.compile(r"(?<![0-9A-Za-z+])(?:[a-z][1-9][0-9]?|[0-9][AB])(?![0-9A-Za-z])")


#: Quarter and half turns, which some languages tell in degrees.
_DEGREES = {90, 180}


def _word(language: str, pattern: str) -> re.Pattern[str]:
    plain = language == "ja"
    return re.compile(pattern if plain else rf"(?<![^\W_])(?:{pattern})(?![^\W_])", re.IGNORECASE)


_READ = {
    language: [(number, _word(language, word)) for number, word in enumerate(words, 2)]
    for language, words in _WORDS.items()
}
_READ_BOTH = {language: _word(language, pattern) for language, pattern in _BOTH.items()}


def numbers(language: str, text: str) -> set[int]:
    """Return the numbers from two on that a text states, except in names of spaces and tiles."""
    text = _NAMES.sub("_", text)
    found = {int(digits) for digits in re.findall(r"(?<![0-9+])[0-9]+", text)}
    found |= {number for number, word in _READ[language] if word.search(text)}
    return found - {0, 1} - _DEGREES


def says_both(language: str, text: str) -> bool:
    return _READ_BOTH[language].search(text) is not None
