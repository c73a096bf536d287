"""The island: the laid tiles as planes of terrain, with waterways and temples."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache, cached_property
from typing import Final

from dokmus_widgets.core.island.bitboard import SLOT_COLUMNS, Frame, frame_of
from dokmus_widgets.core.island.spaces import Space
from dokmus_widgets.core.island.terrain import Terrain
from dokmus_widgets.core.island.tiles import Laid, TileSet

#: Slots row by row, None for the gap.
Grid = tuple[Laid | None, ...]

#: The number of cached islands at which the cache is cleared.
_MAX_CACHED: Final = 1024


class Neighbours(dict[int, int]):
    """The spaces next to a bit's index, directly or over temples; AND with a plane before use."""

    __slots__ = ("_frame", "_paired", "_temples")

    def __init__(self, frame: Frame, temples: int, paired: int) -> None:
        self._frame, self._temples, self._paired = frame, temples, paired

    def __missing__(self, index: int) -> int:
        frame = self._frame
        near = frame.near[index]
        if links := near & self._temples:
            if links & self._paired:
                links = frame.flood(links, self._temples)
            near |= frame.beside(links)
        self[index] = near
        return near


class Waterways:
    """Cached bodies of a plane and their ends: spaces next to them or to their temples."""

    __slots__ = ("_frame", "_known", "_plane", "_rows", "_temples")

    def __init__(
        self,
        frame: Frame,
        plane: int,
        temples: int,
        known: Iterable[tuple[int, int]] = (),
        *,
        rows: bool = True,
    ) -> None:
        self._rows = rows
        self._frame = frame
        self._plane = plane
        self._temples = temples
        self._known = list(known)

    def touched(self, mask: int) -> list[tuple[int, int]]:
        """Return ``(body, ends)`` of every body that the mask touches."""
        mask &= self._plane
        if not mask:
            return []
        found = [pair for pair in self._known if pair[0] & mask]
        for body, _ in found:
            mask &= ~body
        frame = self._frame
        while mask:
            body = frame.flood(mask & -mask, self._plane)
            ends = frame.beside(body)
            if links := ends & self._temples:
                ends |= frame.beside(frame.flood(links, self._temples) if self._rows else links)
            found.append((body, ends))
            self._known.append((body, ends))
            mask &= ~body
        return found

    def ends(self, mask: int) -> int:
        """Return the ends of all bodies that the mask touches, which lies in the plane."""
        reached = 0
        for body, ends in self._known:
            if body & mask:
                reached |= ends
                mask &= ~body
                if not mask:
                    return reached
        for _, ends in self.touched(mask):
            reached |= ends
        return reached

    def outside(self, changed: int) -> list[tuple[int, int]]:
        """Return the cached bodies that a change of these spaces does not affect."""
        return [pair for pair in self._known if not (pair[0] | pair[1]) & changed]


class Island:
    """The tiles in their slots. Immutable, shared by states; made by :func:`island_of`.

    ``by_terrain``: a mask for each :class:`Terrain`, in its order, and under their names
    ``meadow forest water mountain volcano small_temples large_temples ruins``. ``temples``: both
    kinds; ``land``: where tokens may stand; ``clear``: land without forest; ``soft``: spaces whose
    tokens may be moved.
    """

    def __init__(
        self,
        tiles: TileSet,
        grid: Grid,
        by_terrain: tuple[int, ...],
        frame: Frame,
        waterways: Iterable[tuple[int, int]] = (),
    ) -> None:
        self.tiles = tiles
        self.grid = grid
        self.gap = grid.index(None)
        self.frame = frame
        self.by_terrain = by_terrain
        self.meadow, self.forest, self.water, self.mountain = by_terrain[:4]
        self.volcano, self.small_temples, self.large_temples, self.ruins = by_terrain[4:]
        self.temples = temples = self.small_temples | self.large_temples
        #: The spaces next to a temple, and the temples next to another one.
        self.beside_temples = frame.beside(temples)
        self.paired = self.beside_temples & temples
        self.clear = self.meadow | self.volcano | self.ruins
        self.land = self.clear | self.forest
        self.soft = self.land ^ self.ruins
        self.walks = Neighbours(frame, temples, self.paired)
        self.waterways = Waterways(frame, self.water, temples, waterways)

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return isinstance(other, Island) and self.grid == other.grid and self.tiles == other.tiles

    def __hash__(self) -> int:
        return hash((self.tiles, self.grid))

    def __reduce__(self) -> tuple[Callable[..., Island], tuple[TileSet, Grid]]:
        return (island_of, (self.tiles, self.grid))

    def __repr__(self) -> str:
        laid = (f"{t.tile}{'AB'[t.side]}{t.rotation}" if t else "-" for t in self.grid)
        return f"<Island {' '.join(laid)}>"

    @cached_property
    def waterways_over_temples(self) -> Waterways:
        """The waterways where temples count as water (``temple_water: joins``)."""
        return Waterways(self.frame, self.water | self.temples, self.temples)

    @cached_property
    def single_waterways(self) -> Waterways:
        """The waterways that end next to single temples (``temple_rows: placing``)."""
        return Waterways(self.frame, self.water, self.temples, rows=False)

    @property
    def planes(self) -> dict[Terrain, int]:
        return dict(zip(Terrain, self.by_terrain, strict=True))

    def chains(self, temples: int) -> int:
        """Return these temples with all that are connected to them (temple.pair)."""
        if not temples & self.paired:
            return temples
        return self.frame.flood(temples, self.temples)

    def links(self, mask: int) -> int:
        """Return the temples next to the mask, with all connected to them (temple.pair)."""
        return self.chains(self.frame.beside(mask) & self.temples)

    def through_temples(self, mask: int, *, rows: bool = True) -> int:
        """Return the spaces next to the mask, also over temples; AND with a plane before use."""
        beside = self.frame.beside
        near = beside(mask)
        if links := near & self.temples:
            near |= beside(self.chains(links) if rows else links)
        return near

    def terrain(self, space: Space) -> Terrain | None:
        bit = self.frame.bit(space)
        return next((terrain for terrain, plane in self.planes.items() if plane & bit), None)

    def has(self, space: Space) -> bool:
        return self.frame.has(space) and self.frame.slot_of(space) != self.gap

    def tile_at(self, space: Space) -> str | None:
        laid = self.grid[self.frame.slot_of(space)]
        return None if laid is None else laid.tile

    @property
    def names(self) -> list[str]:
        return [laid.tile for laid in self.grid if laid is not None]

    def slot_of_tile(self, tile: str) -> int:
        """Return the slot of a tile on the board; ``ValueError`` for another."""
        for slot, laid in enumerate(self.grid):
            if laid is not None and laid.tile == tile:
                return slot
        raise ValueError(f"tile {tile!r} is not on the board")

    def start_edges(self, slot: int, outer_border_only: bool) -> int:
        """Return a slot's edges beside no tile, or only those at the border (setup.start_space)."""
        return _start_edges(self.frame, self.gap, slot, outer_border_only)

    def slid(self, slot: int) -> Island:
        """Return the island with the tile of a slot in the gap, not rotated (guardian.2)."""
        grid = list(self.grid)
        grid[self.gap], grid[slot] = grid[slot], None
        return self._changed(tuple(grid), slot, self.gap)

    def rotated(self, slot: int, clockwise: bool) -> Island:
        """Return the island with the tile of a slot rotated by a quarter (guardian.4)."""
        laid = self.grid[slot]
        assert laid is not None
        turned = Laid(laid.tile, laid.side, (laid.rotation + (1 if clockwise else 3)) % 4)
        return self._changed((*self.grid[:slot], turned, *self.grid[slot + 1 :]), slot, slot)

    def _changed(self, grid: Grid, old: int, new: int) -> Island:
        key = self.tiles, grid
        known = _known.get(key)
        if known is not None:
            return known
        frame, laid = self.frame, grid[new]
        assert laid is not None
        changed = frame.slot_mask[old] | frame.slot_mask[new]
        kept, shift = ~changed, frame.shift[new]
        by_terrain = tuple(
            [
                plane & kept | tile << shift
                for plane, tile in zip(
                    self.by_terrain, self.tiles.planes(laid, frame.stride), strict=True
                )
            ]
        )
        # Other waterways stay the same.
        known_waterways = self.waterways.outside(changed)
        return _remembered(Island(self.tiles, grid, by_terrain, frame, known_waterways))


_known: dict[tuple[TileSet, Grid], Island] = {}


def island_of(tiles: TileSet, grid: Grid) -> Island:
    known = _known.get((tiles, grid))
    if known is not None:
        return known
    frame = frame_of(tiles.size, len(grid) // SLOT_COLUMNS)
    planes = [0] * len(Terrain)
    for slot, laid in enumerate(grid):
        if laid is not None:
            shift = frame.shift[slot]
            for number, plane in enumerate(tiles.planes(laid, frame.stride)):
                planes[number] |= plane << shift
    return _remembered(Island(tiles, grid, tuple(planes), frame))


def _remembered(island: Island) -> Island:
    if len(_known) >= _MAX_CACHED:
        _known.clear()
    _known[island.tiles, island.grid] = island
    return island


@cache
def _start_edges(frame: Frame, gap: int, slot: int, outer_border_only: bool) -> int:
    slot_row, slot_column = divmod(slot, SLOT_COLUMNS)
    mask = 0
    for row_step, column_step in ((-1, 0), (1, 0), (0, -1), (0, 1)):
        row, column = slot_row + row_step, slot_column + column_step
        inside = 0 <= row < frame.slot_rows and 0 <= column < SLOT_COLUMNS
        if inside and (outer_border_only or row * SLOT_COLUMNS + column != gap):
            continue
        mask |= frame.edge(slot, row_step, column_step)
    return mask
