"""Scene graph of the board as plain data, without rules or drawing."""

from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Self

from dokmus_widgets.core.island.spaces import Space
from dokmus_widgets.core.island.tiles import rotated

from .overlay import MARK_KINDS, SEATS, TINT_KINDS, TRAIL_KINDS, tint_path, trail_path
from .terrain import LEFT_OUT


def _check_kind(kind: str, kinds: tuple[str, ...], what: str) -> None:
    if kind not in kinds:
        raise ValueError(f"unknown kind of {what} {kind!r}; known are {', '.join(kinds)}")


@dataclass(frozen=True)
class TileArt:
    """A tile from its top-left space; `rows` and `corner` (of the name) are before rotation."""

    slot: int
    row: int
    column: int
    rotation: int
    name: str
    rows: tuple[str, ...]
    corner: int | None = None


@dataclass(frozen=True)
class TokenArt:
    seat: int
    row: int
    column: int
    burning: bool = False

    def __post_init__(self) -> None:
        if not 0 <= self.seat < SEATS:
            raise ValueError(f"unknown seat {self.seat!r}; seats are 0 to {SEATS - 1}")


@dataclass(frozen=True)
class Mark:
    """A symbol of `MARK_KINDS` on a space, with `text` under it ("+1" is part of `paid`)."""

    kind: str
    row: int
    column: int
    text: str = ""

    def __post_init__(self) -> None:
        _check_kind(self.kind, MARK_KINDS, "mark")

    def to_dict(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if value != ""}


@dataclass(frozen=True)
class _Shape:
    kinds: ClassVar[tuple[str, ...]]

    kind: str
    spaces: tuple[Space, ...]

    def __post_init__(self) -> None:
        _check_kind(self.kind, self.kinds, type(self).__name__.lower())

    def to_dict(self) -> dict[str, Any]:
        return {"kind": self.kind, "spaces": [list(s) for s in self.spaces], "d": path_of(self)}


class Trail(_Shape):
    """A route through the centres of `spaces`, from the deciding space to the target."""

    kinds = TRAIL_KINDS


class Tint(_Shape):
    """Spaces that belong together: a waterway or a forest."""

    kinds = TINT_KINDS


def path_of(shape: _Shape) -> str:
    """Return the SVG path data of a shape, in board units."""
    return (trail_path if isinstance(shape, Trail) else tint_path)(shape.spaces)


@dataclass(frozen=True)
class Scene:
    """The whole board: `rows` x `columns` slots of `size` spaces; `gap` is its top-left space."""

    size: int
    rows: int
    columns: int
    gap: Space
    tiles: tuple[TileArt, ...] = ()
    tokens: tuple[TokenArt, ...] = ()
    marks: tuple[Mark, ...] = ()
    trails: tuple[Trail, ...] = ()
    tints: tuple[Tint, ...] = ()

    def with_slots(self, slots: Collection[int]) -> Self:
        """Return the scene of these slots; trails and tints stay whole."""

        def on(row: int, column: int) -> bool:
            return row // self.size * self.columns + column // self.size in slots

        return replace(
            self,
            gap=self.gap if on(*self.gap) else (self.rows * self.size, self.columns * self.size),
            tiles=tuple(tile for tile in self.tiles if tile.slot in slots),
            tokens=tuple(token for token in self.tokens if on(token.row, token.column)),
            marks=tuple(mark for mark in self.marks if on(mark.row, mark.column)),
        )

    def cropped(self, rows: int, columns: int) -> Self:
        """Return the scene cropped to the first rows and columns of slots."""
        kept = [row * self.columns + column for row in range(rows) for column in range(columns)]
        return replace(self.with_slots(kept), rows=rows, columns=columns)

    @property
    def left_out(self) -> tuple[Space, ...]:
        return tuple(
            (tile.row + row, tile.column + column)
            for tile in self.tiles
            for row, line in enumerate(rotated(tile.rows, tile.rotation))
            for column, terrain in enumerate(line)
            if terrain == LEFT_OUT
        )
