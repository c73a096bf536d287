"""What is to be seen, as plain data: no rules, no drawing."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Self

from dokmus_widgets.core.island.spaces import Space
from dokmus_widgets.core.island.tiles import rotated

from .overlay import MARK_KINDS, SEATS, TINT_KINDS, TRAIL_KINDS, tint_path, trail_path
from .terrain import LEFT_OUT


def _known(kind: str, kinds: tuple[str, ...], what: str) -> None:
    if kind not in kinds:
        raise ValueError(f"unknown kind of {what} {kind!r}; known are {', '.join(kinds)}")


@dataclass(frozen=True)
class TileArt:
    """A tile; `row` and `column` are its top-left space on the board, `rows` as written, with
    blanks for what is not part of what is shown. `corner`: of its name, as written."""

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
    """One of `MARK_KINDS` on a space; `text` is written under it ("+1" is part of `paid`)."""

    kind: str
    row: int
    column: int
    text: str = ""

    def __post_init__(self) -> None:
        _known(self.kind, MARK_KINDS, "mark")

    def to_dict(self) -> dict[str, Any]:
        drawn = {"kind": self.kind, "row": self.row, "column": self.column}
        return {**drawn, "text": self.text} if self.text else drawn


@dataclass(frozen=True)
class _Shape:
    """Something drawn of several spaces, of one of its ``kinds``."""

    kinds: ClassVar[tuple[str, ...]]

    kind: str
    spaces: tuple[Space, ...]

    def __post_init__(self) -> None:
        _known(self.kind, self.kinds, type(self).__name__.lower())

    def to_dict(self) -> dict[str, Any]:
        return {"kind": self.kind, "spaces": [list(s) for s in self.spaces], "d": path_of(self)}


class Trail(_Shape):
    """A route through the centres of `spaces`, from what decides to where it leads."""

    kinds = TRAIL_KINDS


class Tint(_Shape):
    """Spaces that belong together: a waterway or a wood."""

    kinds = TINT_KINDS


def path_of(shape: _Shape) -> str:
    """The "d" of its path, in units of the board."""
    return (trail_path if isinstance(shape, Trail) else tint_path)(shape.spaces)


@dataclass(frozen=True)
class Scene:
    """The whole board: `size` spaces to a tile's side, `rows` x `columns` of slots, and the gap's
    top-left space."""

    size: int
    rows: int
    columns: int
    gap: Space
    tiles: tuple[TileArt, ...] = ()
    tokens: tuple[TokenArt, ...] = ()
    marks: tuple[Mark, ...] = ()
    trails: tuple[Trail, ...] = ()
    tints: tuple[Tint, ...] = ()

    def only(self, slots: Collection[int]) -> Self:
        """What lies on these slots; trails and tints are drawn as far as they go."""

        def on(row: int, column: int) -> bool:
            return row // self.size * self.columns + column // self.size in slots

        return replace(
            self,
            gap=self.gap if on(*self.gap) else (self.rows * self.size, self.columns * self.size),
            tiles=tuple(tile for tile in self.tiles if tile.slot in slots),
            tokens=tuple(token for token in self.tokens if on(token.row, token.column)),
            marks=tuple(mark for mark in self.marks if on(mark.row, mark.column)),
        )

    def first(self, rows: int, columns: int) -> Self:
        """What lies on the first so many rows and columns of slots, as a whole of its own."""
        kept = [row * self.columns + column for row in range(rows) for column in range(columns)]
        return replace(self.only(kept), rows=rows, columns=columns)

    @property
    def left_out(self) -> tuple[Space, ...]:
        """The spaces of tiles that are not part of what is shown."""
        return tuple(
            (tile.row + row, tile.column + column)
            for tile in self.tiles
            for row, line in enumerate(rotated(tile.rows, tile.rotation))
            for column, terrain in enumerate(line)
            if terrain == LEFT_OUT
        )
