"""Lengths of players' names, in characters as people count them."""

import unicodedata
from typing import Final

MAX_NAME_LENGTH: Final = 24
#: A name of that length has at most so many code points: emoji are made of several.
MAX_NAME_POINTS: Final = 8 * MAX_NAME_LENGTH

ZERO_WIDTH_JOINER: Final = "\u200d"
_EMOJI_MODIFIERS: Final = "\U0001f3fb", "\U0001f3ff"


def is_too_long(name: str) -> bool:
    return len(name) > MAX_NAME_POINTS or grapheme_count(name) > MAX_NAME_LENGTH


def grapheme_count(text: str) -> int:
    """Return the number of characters that are seen: marks and joined parts belong to one."""
    count, before = 0, ""
    for char in text:
        extends = unicodedata.category(char) in ("Mn", "Mc", "Me", "Cf")
        is_modifier = _EMOJI_MODIFIERS[0] <= char <= _EMOJI_MODIFIERS[1]
        if not before or not (extends or is_modifier or before == ZERO_WIDTH_JOINER):
            count += 1
        before = char
    return count
