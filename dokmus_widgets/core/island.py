"""The island: tiles as they lie, as planes of terrain, with the waterways and temples they make."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from dokmus_widgets.core.bitboard import SLOT_COLUMNS, Frame, frame_of, side_planes
from dokmus_widgets.core.spaces import Space
from dokmus_widgets.core.terrain import Terrain
from dokmus_widgets.core.tiles import Laid, TileSet

#: Slots row by row, None for the gap.
Grid = tuple[Laid | None, ...]


class Bodies:
    """The connected bodies of a plane (waterways), found when first touched and then kept.

    Each is kept with its ends: the spaces beside it, and beside the temples next to it.
    """

    def __init__(self, island: Island, plane: int) -> None:
        self._island = island
        self._plane = plane
        self._known: list[tuple[int, int]] = []

    def touched(self, mask: int) -> list[tuple[int, int]]:
        """``(body, ends)`` of every body that the mask touches."""
        mask &= self._plane
        if not mask:
            return []
        found = [pair for pair in self._known if pair[0] & mask]
        for body, _ in found:
            mask &= ~body
        while mask:
            body = self._island.frame.flood(mask & -mask, self._plane)
            pair = (body, self._island.through_temples(body))
            self._known.append(pair)
            found.append(pair)
            mask &= ~body
        return found


class Island:
    """Tiles in their slots. Immutable, shared by states; made by :func:`island_of`.

    Planes (masks): ``meadow forest water mountain volcano ruins small_temples large_temples``,
    ``temples`` (both), ``land`` (where tokens may stand), ``soft`` (whence they may be moved).
    """

    def __init__(self, tiles: TileSet, grid: Grid) -> None:
        self.tiles = tiles
        self.grid = grid
        self.gap = grid.index(None)
        self.frame: Frame = frame_of(tiles.size, len(grid) // SLOT_COLUMNS)
        planes = dict.fromkeys(Terrain, 0)
        for slot, laid in enumerate(grid):
            if laid is None:
                continue
            rows = tiles[laid.tile].sides[laid.side]
            for character, plane in side_planes(rows, laid.rotation, self.frame.stride):
                planes[character] |= plane << self.frame.shift[slot]  # type: ignore[index]
        self.planes = planes
        self.meadow = planes[Terrain.MEADOW]
        self.forest = planes[Terrain.FOREST]
        self.water = planes[Terrain.WATER]
        self.mountain = planes[Terrain.MOUNTAIN]
        self.volcano = planes[Terrain.VOLCANO]
        self.ruins = planes[Terrain.RUINS]
        self.small_temples = planes[Terrain.SMALL_TEMPLE]
        self.large_temples = planes[Terrain.LARGE_TEMPLE]
        self.temples = self.small_temples | self.large_temples
        self.soft = self.meadow | self.forest | self.volcano
        self.land = self.soft | self.ruins
        self.waterways = Bodies(self, self.water)
        #: Waterways where temples count as water (reading ``temple_water: joins``).
        self.temple_waterways = Bodies(self, self.water | self.temples)

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

    def links(self, mask: int) -> int:
        """The temples next to the mask, with all temples chained to them (temple.pair)."""
        seed = self.frame.beside(mask) & self.temples
        return self.frame.flood(seed, self.temples) if seed else 0

    def through_temples(self, mask: int) -> int:
        """Everything beside the mask or beside its links; AND with a plane before use."""
        frame = self.frame
        return frame.beside(mask) | frame.beside(self.links(mask))

    def terrain(self, space: Space) -> Terrain | None:
        """What a space of the frame is made of; None in the gap."""
        bit = self.frame.bit(space)
        return next((terrain for terrain, plane in self.planes.items() if plane & bit), None)

    def tile_at(self, space: Space) -> str | None:
        """The name of the tile that a space lies on; None in the gap."""
        laid = self.grid[self.frame.slot_of(space)]
        return None if laid is None else laid.tile

    def slot_of_tile(self, tile: str) -> int:
        """The slot in which the tile of that name lies; ``ValueError`` when it lies in none."""
        for slot, laid in enumerate(self.grid):
            if laid is not None and laid.tile == tile:
                return slot
        raise ValueError(f"tile {tile!r} is not on the board")

    def start_edges(self, slot: int, outer_border_only: bool) -> int:
        """The edge spaces of a slot that are outer edges (setup.start_space), as a mask.

        An edge is outer when no tile lies across it, or only when nothing of the grid does.
        """
        frame, size = self.frame, self.frame.size
        slot_row, slot_column = divmod(slot, SLOT_COLUMNS)
        row0, column0 = frame.slot_corner(slot)
        last = size - 1
        mask = 0
        for row_step, column_step in ((-1, 0), (1, 0), (0, -1), (0, 1)):
            row, column = slot_row + row_step, slot_column + column_step
            inside = 0 <= row < frame.slot_rows and 0 <= column < SLOT_COLUMNS
            if inside and (outer_border_only or row * SLOT_COLUMNS + column != self.gap):
                continue
            for along in range(size):
                edge = last if row_step + column_step > 0 else 0
                space = (
                    (row0 + edge, column0 + along) if row_step else (row0 + along, column0 + edge)
                )
                mask |= frame.bit(space)
        return mask


@lru_cache(maxsize=4096)
def island_of(tiles: TileSet, grid: Grid) -> Island:
    """The one island of these tiles lying so."""
    return Island(tiles, grid)
