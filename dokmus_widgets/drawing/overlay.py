"""Symbols and paths over the island: tokens, marks, trails and tints."""

from collections.abc import Sequence

from dokmus_widgets.core.island.spaces import Space

from .outline import UNIT, corners, draw, point_text

#: The kinds of marks on spaces.
MARK_KINDS = (
    *("legal", "paid", "chosen", "witness", "obstacle", "ruins", "last"),
    # Effects of an action: temples found and lost, spaces that open and close.
    *("gained", "lost", "opened", "closed"),
    # A value, and the number of a step, as text.
    *("worth", "step"),
    # What was done: the number of an action by seat, a turned tile, the origin of a token, a burnt
    # token; where a hint points.
    *(f"done-{seat}" for seat in range(4)),
    *("turned-cw", "turned-ccw", "left", "burnt", "hint"),
    # Arrows on a tile, which rotate it.
    *("turn-cw", "turn-ccw"),
    # Spaces that take one to three tokens.
    *("pips-1", "pips-2", "pips-3"),
    # Explorers: a space asked about, a changed one, and a token on an illegal space.
    *("asked", "changed", "refused", *(f"ghost-{seat}" for seat in range(4))),
)
#: The kinds of paths: a step, past a temple, over water, and what was done.
TRAIL_KINDS = ("step", "temple", "crossing", "done")
#: The most players.
SEATS = 4
#: One waterway or forest; several bodies in different styles; spaces that are ruled out; a tile.
TINT_KINDS = (
    *("waterway", "wood", "body-0", "body-1", "body-2", "body-3", "barred"),
    *(f"done-{seat}" for seat in range(SEATS)),
    *("reach-1", "reach-2", "reach-3", "hint", "chosen"),
)


def trail_path(spaces: Sequence[Space]) -> str:
    """Return a path through the centres of `spaces`, from beside the first, with an arrow head."""
    points = [complex(column + 0.5, row + 0.5) * UNIT for row, column in spaces]
    if len(points) < 2 or points[0] == points[1] or points[-2] == points[-1]:
        return ""
    first, last = ((end - start) / abs(end - start) for start, end in (points[:2], points[-2:]))
    start, tip = points[0] + first * 34, points[-1] - last * 26
    wings = (tip + last * (20j - 22), tip - last * (20j + 22))
    line = "M" + "L".join(map(_complex_text, (start, *points[1:-1], tip)))
    # Two strokes, so that a dashed line begins each with a full dash.
    return line + "".join(f"M{_complex_text(wing)}L{_complex_text(tip)}" for wing in wings)


def _complex_text(point: complex) -> str:
    return point_text((point.real, point.imag))


def tint_path(spaces: Sequence[Space]) -> str:
    return draw(corners(spaces, 5), 26, 12).fill
