"""A state as a scene to draw, and the scene as the live board wants it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

from dokmus_widgets.core import Route, Space, State, Way
from dokmus_widgets.core.bitboard import SLOT_COLUMNS, Frame
from dokmus_widgets.core.spaces import space_name
from dokmus_widgets.drawing import Mark, Scene, TileArt, TokenArt, Trail
from dokmus_widgets.drawing.outline import UNIT
from dokmus_widgets.drawing.sea import sea, sheet
from dokmus_widgets.drawing.svg import labels_of, margins
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


def scene_of(state: State, marks: Sequence[Mark] = (), trails: Sequence[Trail] = ()) -> Scene:
    """Everything on the table, with these marks and trails over it."""
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
        if laid is not None
    )
    tokens = tuple(
        TokenArt(seat, *space, burning=bool(frame.bit(space) & island.volcano))
        for seat in range(state.seats)
        for space in state.tokens_of(seat)
    )
    gap = frame.slot_corner(island.gap)
    return Scene(
        frame.size, frame.slot_rows, SLOT_COLUMNS, gap, tiles, tokens, tuple(marks), tuple(trails)
    )


@cache
def shape_of(frame: Frame) -> dict[str, Any]:
    """What stays the same while tiles move: the frame, its space names, the chart beneath."""
    near, far = margins()
    return {
        "rows": frame.rows,
        "columns": frame.columns,
        "near": near,
        "width": near + far + frame.columns * UNIT,
        "height": near + far + frame.rows * UNIT,
        "spaces": [space_name((r, c)) for r in range(frame.rows) for c in range(frame.columns)],
        "under": sheet(frame.rows, frame.columns) + labels_of(frame.rows, frame.columns),
        "sea": sea(frame.size),
    }


def live_tiles(
    scene: Scene, choosable: Iterable[int] = (), came: tuple[Space, Space] | None = None
) -> list[dict[str, Any]]:
    """Each tile with the tokens on it, in the tile's own coordinates, as written.

    There a token keeps its place when its tile slides or turns, and so stays the same element.
    ``choosable``: slots whose tile can be clicked; ``came``: a token's old and new space.
    """
    wanted = set(choosable)
    tiles = []
    for tile in scene.tiles:
        tokens = []
        for token in scene.tokens:
            place = (token.row - tile.row, token.column - tile.column)
            if not all(0 <= at < scene.size for at in place):
                continue
            row, column = _unturned(place, tile.rotation, scene.size)
            drawn: dict[str, Any] = {"seat": token.seat, "row": row, "column": column}
            drawn["burning"] = token.burning
            if came is not None and came[1] == (token.row, token.column):
                step = (came[0][0] - token.row, came[0][1] - token.column)
                drawn["came"] = _unturned_step(step, tile.rotation)
            tokens.append(drawn)
        tiles.append(
            {
                "name": tile.name,
                "row": tile.row,
                "column": tile.column,
                "rotation": tile.rotation,
                "choosable": tile.slot in wanted,
                "tokens": tokens,
            }
        )
    # A fixed order keeps the elements of tiles in place in the page, and so their transitions.
    return sorted(tiles, key=lambda tile: str(tile["name"]))


def _unturned(place: Space, rotation: int, size: int) -> Space:
    row, column = place
    for _ in range(rotation):
        row, column = size - 1 - column, row
    return row, column


def _unturned_step(step: Space, rotation: int) -> Space:
    down, right = step
    for _ in range(rotation):
        down, right = -right, down
    return down, right
