"""Spaces by row and column, and by name: ``c4`` is column c (the third), row 4 from the top."""

import re

from dokmus_widgets.core.faults import quote

#: A space is ``(row, column)``, counted from 0 at the top left of the whole board.
Space = tuple[int, int]

#: The rows and the columns of the largest board: three slots of tiles of 9 by 9.
MOST_SPACES = 27
#: Spaces have names up to column zz and row 99.
_NAMED_COLUMNS, _NAMED_ROWS = 26 + 26 * 26, 99

_NAME = re.compile(r"([A-Za-z]{1,2})([1-9][0-9]?)")


def column_name(column: int) -> str:
    """Return the letters of a column: a for 0, z for 25, aa for 26."""
    letter = chr(ord("a") + column % 26)
    return letter if column < 26 else column_name(column // 26 - 1) + letter


def space_name(space: Space) -> str:
    """Return the name of a space, ``"c4"`` for ``(3, 2)``; ``ValueError`` if no board has it."""
    given: object = space
    is_pair = isinstance(given, list | tuple) and len(given) == 2
    if not is_pair or not all(type(at) is int and 0 <= at < MOST_SPACES for at in space):
        wanted = f"a row and a column, both from 0 to {MOST_SPACES - 1}"
        raise ValueError(f"{repr(space)[:60]} is not a space: {wanted}")
    return space_text(space)


def space_text(space: Space) -> str:
    """Return a space, on a board or not, by its name, or as ``[-1,5]`` if it has none."""
    row, column = space
    if 0 <= row < _NAMED_ROWS and 0 <= column < _NAMED_COLUMNS:
        return f"{column_name(column)}{row + 1}"
    return f"[{row},{column}]"


def parse_space(text: str) -> Space:
    """Return the space of a name, ``(3, 2)`` for ``"c4"``; ``ValueError`` for another text."""
    match = _NAME.fullmatch(str(text).strip())
    if match is None:
        raise ValueError(f"{quote(text)} is not the name of a space: a letter and a row, like 'c4'")
    column = 0
    for letter in match[1].lower():
        column = column * 26 + ord(letter) - ord("a") + 1
    return (int(match[2]) - 1, column - 1)


def unturned(place: Space, rotation: int, size: int) -> Space:
    """Return the row and column before rotation of a space on a tile as laid."""
    row, column = place
    for _ in range(rotation):
        row, column = size - 1 - column, row
    return row, column
