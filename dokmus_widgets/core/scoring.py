"""Scoring: victory points by category, for any position as if the game ended now."""

from __future__ import annotations  # for __annotations__ in a class body

from collections.abc import Iterator, Mapping
from typing import ClassVar, NamedTuple

from dokmus_widgets.core.island.island import Island
from dokmus_widgets.core.position import Position
from dokmus_widgets.core.values import Value

#: Points by number of tiles with a discovered temple (score.tiles).
TILE_TRACK = (0, 1, 3, 6, 10, 14, 18, 22, 27)
#: Points for a complete tile, by seats (score.complete).
COMPLETE_TILE = {2: 5, 3: 8, 4: 8}
#: Points for sacrifices by place, by seats (score.sacrifice).
SACRIFICE_POINTS = {2: (3, 0), 3: (4, 2, 0), 4: (5, 3, 1, 0)}


class SeatScore(Value, Mapping[str, int]):
    """The victory points of a seat by category; also a mapping, as in ``dict(sheet)``."""

    ruins: int
    small_temples: int
    large_temples: int
    complete_tiles: int
    tiles_reached: int
    sacrifices: int
    total: int

    __slots__ = tuple(__annotations__)
    __match_args__: ClassVar[tuple[str, ...]] = __slots__

    def __init__(
        self,
        ruins: int,
        small_temples: int,
        large_temples: int,
        complete_tiles: int,
        tiles_reached: int,
        sacrifices: int,
        total: int,
    ) -> None:
        lines = ruins, small_temples, large_temples, complete_tiles, tiles_reached, sacrifices
        self._fill(*lines, total)

    def __getitem__(self, line: str) -> int:
        if line not in self.__match_args__:
            raise KeyError(line)
        value: int = getattr(self, line)
        return value

    def __iter__(self) -> Iterator[str]:
        return iter(self.__match_args__)

    def __len__(self) -> int:
        return len(self.__match_args__)


class Discoveries(NamedTuple):
    """The discoveries of a seat: masks of temples, slots of tiles."""

    small: int
    large: int
    tiles_reached: tuple[int, ...]
    tiles_complete: tuple[int, ...]


def discoveries(state: Position, seat: int) -> Discoveries:
    """Return the temples and tiles that a seat has discovered (score.discover)."""
    island = state.island
    return discovered(island, island.frame.beside(state.tokens[seat]) & island.temples)


def discovered(island: Island, found: int) -> Discoveries:
    reached, complete = [], []
    for slot, mask in enumerate(island.frame.slot_mask):
        if found & mask:
            reached.append(slot)
            if not island.temples & mask & ~found:
                complete.append(slot)
    return Discoveries(
        found & island.small_temples, found & island.large_temples, tuple(reached), tuple(complete)
    )


def temple_points(found: Discoveries, seats: int) -> tuple[int, int, int, int]:
    """Return the points of small temples, large temples, complete tiles, tiles reached."""
    return (
        2 * found.small.bit_count(),
        3 * found.large.bit_count(),
        COMPLETE_TILE[seats] * len(found.tiles_complete),
        TILE_TRACK[len(found.tiles_reached)],
    )


def points_on_tiles(state: Position, seat: int, found: Discoveries) -> list[int]:
    """Return a seat's points by slot: ruins, temples and complete tiles."""
    ruins, whole = state.tokens[seat] & state.island.ruins, COMPLETE_TILE[state.seats]
    points = [
        (ruins & mask).bit_count()
        + 2 * (found.small & mask).bit_count()
        + 3 * (found.large & mask).bit_count()
        for mask in state.island.frame.slot_mask
    ]
    for slot in found.tiles_complete:
        points[slot] += whole
    return points


def sacrifice_points(sacrificed: tuple[int, ...]) -> tuple[int, ...]:
    """Return points by seat: ties score their place in full and use up the next ones."""
    points = SACRIFICE_POINTS[len(sacrificed)]
    return tuple(
        points[sum(other > count for other in sacrificed)] if count else 0 for count in sacrificed
    )


def score(state: Position) -> tuple[SeatScore, ...]:
    sheets = []
    for seat, sacrifices in enumerate(sacrifice_points(state.sacrificed)):
        lines = (
            (state.tokens[seat] & state.island.ruins).bit_count(),
            *temple_points(discoveries(state, seat), state.seats),
            sacrifices,
        )
        sheets.append(SeatScore(*lines, total=sum(lines)))
    return tuple(sheets)


def ranks(state: Position) -> list[tuple[int, int]]:
    """Return the ranking keys by seat: points, then sacrificed tokens (score.tie)."""
    totals = [sheet.total for sheet in score(state)]
    return list(zip(totals, state.sacrificed, strict=True))


def winners(state: Position) -> tuple[int, ...]:
    """Return the seats with most points, then most sacrificed tokens (score.tie)."""
    ranked = ranks(state)
    return tuple(seat for seat, rank in enumerate(ranked) if rank == max(ranked))
