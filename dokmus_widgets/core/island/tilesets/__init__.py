"""The tile sets that ship with the game, as text files: a folder for each set.

Each tile has a file: a line ``A`` and the rows of that side, then ``B`` and the rows of the other.
Lines that start with ``#`` are comments; blank lines are ignored.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from dokmus_widgets.core.island.tiles import Side, TileSet, side_fault
from dokmus_widgets.core.keywords import hint

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable


def tile_set_names() -> tuple[str, ...]:
    """Return the names of the tile sets that ship with the game."""
    folders = (path.name for path in _folder().iterdir() if path.is_dir())
    return tuple(sorted(name for name in folders if not name.startswith("_")))


@cache
def load_tile_set(name: str = "isle") -> TileSet:
    """Return a tile set by name; ``ValueError`` if there is none."""
    names = tile_set_names()
    if name not in names:
        near = hint(name, names)
        raise ValueError(f"there is no tile set {name!r}; there are {', '.join(names)}{near}")
    sides = {
        path.name.removeprefix("tile-").removesuffix(".txt"): parse_tile(path.read_text("utf-8"))
        for path in sorted(_folder().joinpath(name).iterdir(), key=lambda path: path.name)
        if path.name.endswith(".txt")
    }
    return TileSet.of(sides)


def _folder() -> Traversable:
    from importlib.resources import files  # here, so that the core itself loads quickly

    return files(__name__)


def parse_tile(text: str) -> tuple[Side, Side]:
    """Return both sides of a tile file; ``ValueError`` describes its first fault."""
    sides: dict[str, list[str]] = {}
    rows: list[str] | None = None
    for number, line in enumerate((raw.strip() for raw in text.splitlines()), 1):
        if not line or line.startswith("#"):
            continue
        if line in ("A", "B"):
            rows = sides.setdefault(line, [])
        elif rows is None:
            raise ValueError(f"line {number}: a line 'A' or 'B' comes before the rows of a side")
        else:
            rows.append(line)
    for letter in "AB":
        if letter not in sides:
            raise ValueError(f"side {letter} is missing")
        if fault := side_fault(sides[letter]):
            raise ValueError(f"side {letter}: {fault}")
    return (tuple(sides["A"]), tuple(sides["B"]))
