"""The tile sets that ship with the game, as text files: a folder for each set.

Each tile has a file: a line ``A`` and the rows of that side, then ``B`` and the rows of the other.
Lines that start with ``#`` are comments; blank lines are ignored.
"""

from __future__ import annotations

from functools import cache
from os import PathLike
from typing import TYPE_CHECKING

from dokmus_widgets.core.island.tiles import Side, TileSet, side_fault
from dokmus_widgets.core.keywords import hint

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable
    from pathlib import Path


@cache
def tile_set_names() -> tuple[str, ...]:
    """Return the names of the tile sets that ship with the game."""
    folders = (path.name for path in _folder().iterdir() if path.is_dir())
    return tuple(sorted(name for name in folders if not name.startswith("_")))


def load_tile_set(name: str | PathLike[str] = "isle") -> TileSet:
    """Return a tile set by name, or that of a folder of your own, given as a ``Path``.

    The folder has a file of the format above for each tile, ``tile-<name>.txt``. ``ValueError``
    names a set like the one asked for, or every faulty file with its line.
    """
    if not isinstance(name, PathLike):
        return _shipped_set(str(name))
    from pathlib import Path  # here, so that the core itself loads quickly

    return _read_folder(Path(name))


@cache
def _shipped_set(name: str) -> TileSet:
    names = tile_set_names()
    if name not in names:
        near = hint(name, names)
        raise ValueError(f"there is no tile set {name!r}; there are {', '.join(names)}{near}")
    return _read_folder(_folder().joinpath(name))


def _read_folder(folder: Traversable | Path) -> TileSet:
    sides: dict[str, tuple[Side, Side]] = {}
    faults = []
    try:
        paths = sorted(folder.iterdir(), key=lambda path: path.name)
        for path in paths:
            if path.name.startswith("tile-") and path.name.endswith(".txt"):
                try:
                    name = path.name.removeprefix("tile-").removesuffix(".txt")
                    sides[name] = parse_tile(path.read_text("utf-8"))
                except ValueError as fault:
                    faults.append(f"{path.name}, {fault}")
    except OSError as error:
        raise ValueError(f"tiles in {folder.name!r} cannot be read: {error.strerror}") from None
    if faults or not sides:
        listed = "\n".join(faults or [f"{folder.name!r} has no files tile-<name>.txt"])
        raise ValueError(f"this is not a set of tiles:\n{listed}")
    return TileSet.of(sides)


def _folder() -> Traversable:
    from importlib.resources import files  # here, so that the core itself loads quickly

    return files(__name__)


def parse_tile(text: str) -> tuple[Side, Side]:
    """Return both sides of a tile file; ``ValueError`` describes its first fault, by line."""
    sides: dict[str, list[str]] = {}
    begins: dict[str, int] = {}
    rows: list[str] | None = None
    number = 0
    for number, line in enumerate((raw.strip() for raw in text.splitlines()), 1):
        if not line or line.startswith("#"):
            continue
        if line in ("A", "B"):
            rows = sides.setdefault(line, [])
            begins.setdefault(line, number)
        elif rows is None:
            raise ValueError(f"line {number}: a line 'A' or 'B' comes before the rows of a side")
        else:
            rows.append(line)
    for letter in "AB":
        if letter not in sides:
            raise ValueError(f"line {number}: side {letter} is missing")
        if fault := side_fault(sides[letter]):
            raise ValueError(f"line {begins[letter]}: side {letter}: {fault}")
    return (tuple(sides["A"]), tuple(sides["B"]))
