"""A state as a scene to draw, with marks, trails and tints over it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from dokmus_widgets.core import Route, Space, State, Way
from dokmus_widgets.core.bitboard import SLOT_COLUMNS
from dokmus_widgets.drawing import Mark, Scene, TileArt, Tint, TokenArt, Trail
from dokmus_widgets.explain.actions import tile_name

#: Only a tile that slides is simply allowed and has a way to draw.
_TRAILS = {
    Way.STEP: "step",
    Way.ALLOWED: "step",
    Way.TEMPLE: "temple",
    Way.CROSSING: "crossing",
}


def marks_of(kind: str, spaces: Iterable[Space]) -> list[Mark]:
    """The same mark on each of the spaces."""
    return [Mark(kind, row, column) for row, column in spaces]


def trails_of(routes: Iterable[Route]) -> tuple[Trail, ...]:
    """The routes that have a path, as trails to draw."""
    return tuple(
        Trail(_TRAILS[route.way], route.path)
        for route in routes
        if route.way in _TRAILS and len(route.path) > 1
    )


def scene_of(
    state: State,
    marks: Sequence[Mark] = (),
    trails: Sequence[Trail] = (),
    tints: Sequence[Tint] = (),
    unlaid: Sequence[int] = (),
) -> Scene:
    """Everything on the table, with these marks, trails and tints over it.

    ``unlaid``: slots whose tiles are still to come.
    """
    island = state.island
    frame = island.frame
    tiles = tuple(
        TileArt(
            slot,
            *frame.slot_corner(slot),
            laid.rotation,
            tile_name(state, slot),
            island.tiles[laid.tile].sides[laid.side],
        )
        for slot, laid in enumerate(island.grid)
        if laid is not None and slot not in unlaid
    )
    tokens = tuple(
        TokenArt(seat, *space, burning=bool(frame.bit(space) & island.volcano))
        for seat in range(state.seats)
        for space in state.tokens_of(seat)
    )
    gap = frame.slot_corner(island.gap)
    over = (tuple(marks), tuple(trails), tuple(tints))
    return Scene(frame.size, frame.slot_rows, SLOT_COLUMNS, gap, tiles, tokens, *over)
