"""Sample tiles and scenes, not necessarily legal positions."""

from __future__ import annotations

from dokmus_widgets.drawing import (
    MARK_KINDS,
    SEATS,
    TINT_KINDS,
    TRAIL_KINDS,
    Mark,
    Scene,
    TileArt,
    Tint,
    TokenArt,
    Trail,
)

TERRAINS = ".f~^vtTr"

RIVER = ("..ff~..", ".tff~^.", "~~~~~^^", "..r.~.^", "v...~ff", ".T..~f.", "..f.~..")


def patchwork(size: int, shift: int = 0) -> tuple[str, ...]:
    """Return a tile with every terrain next to every other one."""
    return tuple(
        "".join(TERRAINS[(r * 3 + c * 5 + r * c + shift) % 8] for c in range(size))
        for r in range(size)
    )


def whole_board(size: int = 7, rows: int = 3, columns: int = 3) -> Scene:
    """Return a full board with every kind of token, mark, trail and tint, and a gap."""
    slots = [(r, c) for r in range(rows) for c in range(columns)]
    gap = slots[len(slots) // 2]
    tiles = tuple(
        TileArt(i, r * size, c * size, i % 4, f"{i + 1}{'AB'[i % 2]}", patchwork(size, i))
        for i, (r, c) in enumerate(slots)
        if (r, c) != gap
    )
    return Scene(
        size,
        rows,
        columns,
        (gap[0] * size, gap[1] * size),
        tiles,
        tuple(TokenArt(seat, 0, seat, seat == 1) for seat in range(SEATS)),
        tuple(Mark(kind, 1, i) for i, kind in enumerate(MARK_KINDS)),
        tuple(Trail(kind, ((2, i), (2, i + 1), (3, i + 1))) for i, kind in enumerate(TRAIL_KINDS)),
        tuple(Tint(kind, ((4, i), (5, i), (5, i + 1))) for i, kind in enumerate(TINT_KINDS)),
    )
