"""Map tiles with two sides of terrain, and sets of tiles."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache, partial
from itertools import islice
from typing import Any, NamedTuple

from dokmus_widgets.core.faults import MAX_LISTED, quote
from dokmus_widgets.core.island.table import Table
from dokmus_widgets.core.island.terrain import CHARACTERS
from dokmus_widgets.core.phrases import phrase

#: The sizes of tile that the core takes; the real game has 7.
SMALLEST, LARGEST = 3, 9

#: One side of a tile: its rows, as long as their number.
Side = tuple[str, ...]


class Tile(NamedTuple):
    """A square map tile with a side A (0) and a side B (1)."""

    name: str
    sides: tuple[Side, Side]

    @property
    def size(self) -> int:
        return len(self.sides[0])


class Laid(NamedTuple):
    """A tile in a slot: its name, the side that is up, and its quarter turns clockwise."""

    tile: str
    side: int
    rotation: int


def rotated(rows: Side, quarter_turns: int) -> Side:
    for _ in range(quarter_turns % 4):
        rows = tuple("".join(column) for column in zip(*reversed(rows), strict=True))
    return rows


def side_fault(rows: object) -> str | None:
    """Return a description of the first fault of a tile's side, or None."""
    return next(_side_faults(rows), None)


def _side_faults(rows: object) -> Iterator[str]:
    if not isinstance(rows, list | tuple) or not all(isinstance(row, str) for row in rows):
        yield phrase("side")
        return
    if not SMALLEST <= len(rows) <= LARGEST:
        yield phrase("rows", low=SMALLEST, high=LARGEST, count=len(rows))
        return
    for number, row in enumerate(rows, 1):
        if len(row) != len(rows):
            yield phrase("row", row=str(number), count=len(row), wanted=len(rows))
        if wrong := sorted(set(row) - set(CHARACTERS)):
            yield phrase("terrain", row=str(number), value=repr(wrong[0]), known=CHARACTERS)


def _tile_faults(tiles: Mapping[Any, Any]) -> Iterator[str]:
    size = 0
    for name, sides in tiles.items():
        if not isinstance(name, str):
            yield f"a tile's name is a text, not {quote(name)}"
        if not isinstance(sides, list | tuple) or len(sides) != 2:
            yield f"tile {quote(name)}: two sides are wanted, not {quote(sides)}"
            continue
        for letter, side in zip("AB", sides, strict=True):
            found = [*_side_faults(side)]
            yield from (f"tile {quote(name)}, side {letter}: {fault}" for fault in found)
            size = size if found else size or len(side)
            if not found and len(side) != size:
                words = f"{len(side)} rows where others have {size}; all are of one size"
                yield f"tile {quote(name)}, side {letter}: {words}"
    if not tiles:
        yield "there is no tile"


class TileSet(Mapping[str, Tile]):
    """Tiles by name, all of one size; the hash is cached, so that boards are found by it."""

    __slots__ = ("_hash", "_planes", "_tiles", "size")

    def __init__(self, tiles: Mapping[str, Tile]) -> None:
        sizes = {len(side) for tile in tiles.values() for side in tile.sides}
        if len(sizes) != 1:
            raise ValueError(f"the tiles of a set are of one size, not {sorted(sizes)}")
        self._tiles = dict(tiles)
        self._hash = hash(frozenset(self._tiles.items()))
        self._planes = Table(partial(_planes, self._tiles))
        self.size = sizes.pop()

    @classmethod
    def of(cls, sides: Mapping[str, tuple[Side, Side]]) -> TileSet:
        """Return the set of these sides; equal sets are one object; ``ValueError`` lists faults."""
        if not isinstance(sides, Mapping):
            raise ValueError(f"tiles are given as their sides by name, not {quote(sides)}")
        try:
            return _interned(tuple((name, (tuple(a), tuple(b))) for name, (a, b) in sides.items()))
        except (TypeError, ValueError):  # wrong types, or an invalid set
            faults = [*islice(_tile_faults(sides), MAX_LISTED)]
            listed = "\n".join(f"- {fault}" for fault in faults)
            raise ValueError(f"these are not valid tiles:\n{listed}") from None

    def planes(self, laid: Laid, stride: int) -> tuple[int, ...]:
        """Return the masks by terrain of a laid tile in slot 0, with rows ``stride`` bits apart."""
        return self._planes[laid, stride]

    def __getitem__(self, name: str) -> Tile:
        return self._tiles[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._tiles)

    def __len__(self) -> int:
        return len(self._tiles)

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return isinstance(other, TileSet) and self._tiles == other._tiles

    def __reduce__(self) -> tuple[type[TileSet], tuple[dict[str, Tile]]]:
        return (TileSet, (self._tiles,))  # hashes of strings differ between processes

    def __repr__(self) -> str:
        return f"TileSet({', '.join(self._tiles)}; {self.size}x{self.size})"


def _planes(tiles: Mapping[str, Tile], laid_and_stride: tuple[Laid, int]) -> tuple[int, ...]:
    laid, stride = laid_and_stride
    planes = dict.fromkeys(CHARACTERS, 0)
    for row, line in enumerate(rotated(tiles[laid.tile].sides[laid.side], laid.rotation)):
        for column, character in enumerate(line):
            planes[character] |= 1 << (row * stride + column)
    return tuple(planes.values())


@lru_cache(maxsize=256)
def _interned(sides: tuple[tuple[str, tuple[Side, Side]], ...]) -> TileSet:
    if next(_tile_faults(dict(sides)), None) is not None:
        raise ValueError("no set of tiles")
    return TileSet({name: Tile(name, pair) for name, pair in sides})
