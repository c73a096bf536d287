"""The tile sets that ship with the game, as text files: one folder a set, one file a tile.

A file holds a line ``A`` and the rows of that side, then ``B`` and the rows of the other; lines
that start with ``#`` are comments, blank lines count for nothing.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from dokmus_widgets.core.tiles import Side, TileSet, side_fault


def tile_set_names() -> tuple[str, ...]:
    """The names of the sets that ship with the game."""
    return tuple(sorted(p.name for p in files(__package__).iterdir() if _is_set(p.name)))


@cache
def load_tile_set(name: str = "isle") -> TileSet:
    """The tile set of that name; ``ValueError`` when there is none."""
    if name not in tile_set_names():
        raise ValueError(f"there is no tile set {name!r}; there are {', '.join(tile_set_names())}")
    folder = files(__package__).joinpath(name)
    sides = {
        path.name.removeprefix("tile-").removesuffix(".txt"): parse_tile(path.read_text("utf-8"))
        for path in sorted(folder.iterdir(), key=lambda path: path.name)
        if path.name.endswith(".txt")
    }
    return TileSet.of(sides)


def parse_tile(text: str) -> tuple[Side, Side]:
    """Both sides of a tile from the text of its file; ``ValueError`` names what is wrong."""
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


def _is_set(name: str) -> bool:
    return not name.startswith(("_", ".")) and "." not in name
