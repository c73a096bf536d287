"""A scene as the live board wants it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

from dokmus_widgets.core import Rule, Space, State
from dokmus_widgets.core.island.spaces import space_name
from dokmus_widgets.drawing import Mark, Scene, TileArt, Tint
from dokmus_widgets.drawing.outline import UNIT
from dokmus_widgets.drawing.pictures.scene import marks_of as marks_of
from dokmus_widgets.drawing.pictures.scene import scene_of as scene_of
from dokmus_widgets.drawing.pictures.scene import trails_of as trails_of
from dokmus_widgets.drawing.pictures.scene import turn_marks as turn_marks
from dokmus_widgets.drawing.pictures.scene import unturned
from dokmus_widgets.drawing.sea import sea, sheet
from dokmus_widgets.drawing.svg import labels_of, margins
from dokmus_widgets.explain import Answer

_SAME_WOOD = (Rule.FOREST_BESIDE, Rule.FOREST_TEMPLE)


def answer_marks(answer: Answer) -> list[Mark]:
    """What an answer points at: what decides, and what is in the way."""
    return marks_of("witness", answer.witnesses) + marks_of("obstacle", answer.obstacles)


def tints_of(state: State, answer: Answer) -> tuple[Tint, ...]:
    """The waterway that is crossed, and the wood that waives the price."""
    tints = []
    for route in answer.routes:
        if route.waterway:
            tints.append(Tint("waterway", route.waterway))
        if route.path and any(rule in route.rules for rule in _SAME_WOOD):
            tints.append(Tint("wood", (*route.witnesses, route.path[-1])))
    return tuple(dict.fromkeys(tints))


@cache
def shape_of(rows: int, columns: int, size: int) -> dict[str, Any]:
    """What stays the same while tiles move: so many spaces, their names, the chart beneath."""
    near, far = margins()
    return {
        "rows": rows,
        "columns": columns,
        "near": near,
        "width": near + far + columns * UNIT,
        "height": near + far + rows * UNIT,
        "spaces": [space_name((r, c)) for r in range(rows) for c in range(columns)],
        "under": sheet(rows, columns) + labels_of(rows, columns),
        "sea": sea(size),
    }


def live_tiles(
    scene: Scene,
    choosable: Iterable[int] = (),
    came: tuple[Space, Space] | None = None,
    before: Scene | None = None,
) -> list[dict[str, Any]]:
    """Each tile with the tokens on it, in the tile's own coordinates, as written.

    There a token keeps its place when its tile slides or turns, and so stays the same element.
    ``choosable``: slots whose tile can be clicked; ``came``: a token's old and new space;
    ``before``: where the tiles lay earlier.
    """
    was = {tile.name: tile for tile in before.tiles} if before is not None else {}
    wanted = set(choosable)
    tiles = []
    for tile in scene.tiles:
        tokens = []
        for token in scene.tokens:
            place = (token.row - tile.row, token.column - tile.column)
            if not all(0 <= at < scene.size for at in place):
                continue
            row, column = unturned(place, tile.rotation, scene.size)
            drawn: dict[str, Any] = {"seat": token.seat, "row": row, "column": column}
            drawn["burning"] = token.burning
            if came is not None and came[1] == (token.row, token.column):
                step = (came[0][0] - token.row, came[0][1] - token.column)
                drawn["came"] = _unturned_step(step, tile.rotation)
            tokens.append(drawn)
        tiles.append(
            {
                "name": tile.name,
                **_place(tile),
                "choosable": tile.slot in wanted,
                "tokens": tokens,
            }
        )
        if (old := was.get(tile.name)) is not None:
            tiles[-1]["was"] = _place(old)
    # A fixed order keeps the elements of tiles in place in the page, and so their transitions.
    return sorted(tiles, key=lambda tile: str(tile["name"]))


def _place(tile: TileArt) -> dict[str, int]:
    """Where a tile lies, and which way."""
    return {"row": tile.row, "column": tile.column, "rotation": tile.rotation}


def _unturned_step(step: Space, rotation: int) -> Space:
    down, right = step
    for _ in range(rotation):
        down, right = -right, down
    return down, right
