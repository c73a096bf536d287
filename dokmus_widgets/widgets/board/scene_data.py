"""Scenes as plain data for the front end."""

from collections.abc import Container, Iterable
from functools import cache
from typing import Any, Final

from dokmus_widgets.core import Rule, Space, State
from dokmus_widgets.core.island.spaces import space_name, unturned
from dokmus_widgets.drawing import Mark, Scene, TileArt, Tint
from dokmus_widgets.drawing.outline import UNIT
from dokmus_widgets.drawing.pictures.scene import (
    marks_of as marks_of,
    scene_of as scene_of,
    trails_of as trails_of,
    turn_marks as turn_marks,
)
from dokmus_widgets.drawing.sea import sea, sheet
from dokmus_widgets.drawing.svg import labels_of, margins
from dokmus_widgets.explain import Answer

_SAME_FOREST = (Rule.FOREST_BESIDE, Rule.FOREST_TEMPLE)
#: Marks in one corner of a space, and those around it or in another corner; the strongest first.
_COVERING: Final = (
    ("step", "done"),
    ("hint", "obstacle", "lost", "gained", "closed", "opened", "witness", "left"),
)


def uncovered(marks: Iterable[Mark]) -> tuple[Mark, ...]:
    """Return each mark once, without those that a stronger or a newer one would cover."""
    shown: dict[object, Mark] = {}
    for mark in marks:
        name = _name(mark)
        names = next((names for names in _COVERING if name in names), ())
        key = (names, mark.row, mark.column) if names else mark
        other = shown.get(key, mark)
        if not names or names.index(name) <= names.index(_name(other)):
            shown[key] = mark
    return (*shown.values(),)


def _name(mark: Mark) -> str:
    """Return the kind of a mark without its seat."""
    return mark.kind.partition("-")[0]


def answer_marks(answer: Answer) -> list[Mark]:
    """Return marks on the spaces that an answer names: what decides it, and obstacles."""
    return marks_of("witness", answer.witnesses) + marks_of("obstacle", answer.obstacles)


def tints_of(state: State, answer: Answer) -> tuple[Tint, ...]:
    """Return tints of the waterway that is crossed, and the forest that waives the sacrifice."""
    tints = []
    for route in answer.routes:
        if route.waterway:
            tints.append(Tint("waterway", route.waterway))
        if route.path and any(rule in route.rules for rule in _SAME_FOREST):
            tints.append(Tint("wood", (*route.witnesses, route.path[-1])))
    return tuple(dict.fromkeys(tints))


@cache
def board_geometry(rows: int, columns: int, size: int) -> dict[str, Any]:
    """Return the data that stays the same while tiles move: sizes, space names, background."""
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


def tile_data(
    scene: Scene,
    choosable: Container[int] = (),
    came: tuple[Space, Space] | None = None,
    before: Scene | None = None,
) -> list[dict[str, Any]]:
    """Return the data of each tile, with its tokens in the tile's own coordinates.

    So a token stays the same element while its tile slides or turns. ``choosable``: slots whose
    tile can be clicked; ``came``: a token's old and new space; ``before``: an earlier scene.
    """
    was = {tile.name: tile for tile in before.tiles} if before is not None else {}
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
                "choosable": tile.slot in choosable,
                "tokens": tokens,
            }
        )
        if (old := was.get(tile.name)) is not None:
            tiles[-1]["was"] = _place(old)
    # A fixed order keeps the elements of tiles in place in the page, and so their transitions.
    return sorted(tiles, key=lambda tile: str(tile["name"]))


def _place(tile: TileArt) -> dict[str, int]:
    return {"row": tile.row, "column": tile.column, "rotation": tile.rotation}


def _unturned_step(step: Space, rotation: int) -> Space:
    down, right = step
    for _ in range(rotation):
        down, right = -right, down
    return down, right
