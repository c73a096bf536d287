"""Spaces by row and column, and by name: ``c4`` is column c (the third), row 4 from the top."""

import re

#: A space is ``(row, column)``, counted from 0 at the top left of the whole board.
Space = tuple[int, int]

_NAME = re.compile(r"([A-Za-z]{1,2})([1-9][0-9]?)")


def column_name(column: int) -> str:
    """Return the letters of a column: a for 0, z for 25, aa for 26."""
    letter = chr(ord("a") + column % 26)
    return letter if column < 26 else column_name(column // 26 - 1) + letter


def space_name(space: Space) -> str:
    """Return the name of a space: ``"c4"`` for ``(3, 2)``."""
    try:
        row, column = space
        return f"{column_name(column)}{row + 1}"
    except (TypeError, ValueError):
        raise ValueError(f"{space!r} is not a space: a row and a column, both from 0") from None


def parse_space(text: str) -> Space:
    """Return the space of a name, ``(3, 2)`` for ``"c4"``; ``ValueError`` for another text."""
    match = _NAME.fullmatch(str(text).strip())
    if match is None:
        raise ValueError(f"{text!r} is not the name of a space: a letter and a row, like 'c4'")
    column = 0
    for letter in match[1].lower():
        column = column * 26 + ord(letter) - ord("a") + 1
    return (int(match[2]) - 1, column - 1)
