"""One side of a tile: ground, terrain, frame and name."""

from collections.abc import Collection
from functools import lru_cache
from html import escape

from dokmus_widgets.core.island.spaces import Space
from dokmus_widgets.core.island.tiles import Side

from .outline import FRAME_CORNER, UNIT, corners, draw, num, use
from .terrain import LEFT_OUT, TERRAINS, symbol_of

NAME_INSET = 27

#: Terrain by how much of it a name hides, least first.
_TALLER = f".{LEFT_OUT}~f^rvtT"


def _spaces(rows: Side, terrain: str) -> list[Space]:
    return [(r, c) for r, row in enumerate(rows) for c, found in enumerate(row) if found in terrain]


@lru_cache(maxsize=256)
def flat_art(rows: Side) -> str:
    """Draw the flat shapes, which look right at any rotation of the tile."""
    size = len(rows)
    if not rows or any(len(row) != size for row in rows):
        raise ValueError("a tile is a square of terrain characters")
    if unknown := sorted(set("".join(rows)) - set(TERRAINS)):
        raise ValueError(f"unknown terrain {unknown[0]!r}; known are {' '.join(TERRAINS)}")
    side = size * UNIT
    corner = num(FRAME_CORNER)
    parts = [f'<rect class="dk-meadow" width="{side}" height="{side}" rx="{corner}"/>']
    for terrain, kind in (("tT", "plaza"), ("r", "stone"), ("v", "ash")):
        if found := _spaces(rows, terrain):
            bend = 42 if kind == "ash" else 12
            d = "".join(draw(corners([space], 5), bend, 0).fill for space in found)
            parts.append(f'<path class="dk-{kind}" d="{d}"/>')
    if range_ := _spaces(rows, "^"):
        drawn = draw(corners(range_, 4, size), 22, 14, "cut")
        parts.append(
            f'<path class="dk-rock" d="{drawn.fill}"/><path class="dk-ridge" d="{drawn.edge}"/>'
        )
    if water := _spaces(rows, "~"):
        drawn = draw(corners(water, 11, size), 38, 16)
        lining = draw(corners(water, 21, size), 28, 26)
        parts.append(
            f'<path class="dk-beach" d="{drawn.edge}"/>'
            f'<path class="dk-water" d="{drawn.fill}"/>'
            f'<path class="dk-lining" d="{lining.edge}"/>'
            f'<path class="dk-shore" d="{drawn.edge}"/>'
        )
    if wood := _spaces(rows, "f"):
        drawn = draw(corners(wood, 12, size), 20, 14, bump=33)
        parts.append(
            f'<path class="dk-wood" d="{drawn.fill}"/><path class="dk-edge" d="{drawn.edge}"/>'
        )
    if lines := "".join(f"M{k} 0V{side}M0 {k}H{side}" for k in range(UNIT, side, UNIT)):
        parts.append(f'<path class="dk-grid" d="{lines}"/>')
    if blank := _spaces(rows, LEFT_OUT):
        corner_points = [(c * UNIT, r * UNIT) for r, c in blank]
        d = "".join(f"M{x} {y}h{UNIT}v{UNIT}h-{UNIT}Z" for x, y in corner_points)
        hatching = "".join(f"M{x} {y + UNIT}L{x + UNIT} {y}" for x, y in corner_points)
        parts.append(f'<path class="dk-paper" d="{d}"/><path class="dk-left-out" d="{hatching}"/>')
    return "".join(parts)


def symbols_on(rows: Side) -> list[tuple[str, int, int]]:
    """Return the upright symbols, back to front: id, and x and y of the space's corner."""
    return [
        (name, c * UNIT, r * UNIT)
        for r, row in enumerate(rows)
        for c, terrain in enumerate(row)
        if (name := symbol_of(terrain, r, c))
    ]


def frame(size: int) -> str:
    side = size * UNIT
    half = num(side / 2)
    return (
        f'<path class="dk-crease" d="M{half} 3V{side - 3}M3 {half}H{side - 3}"/>'
        f'<rect class="dk-frame" x="2" y="2" width="{side - 4}" height="{side - 4}" '
        f'rx="{num(FRAME_CORNER - 2)}"/>'
    )


def name_corner(rows: Side, taken: Collection[Space] = ()) -> int:
    """Return the corner for the name, clockwise from the top left, that hides least.

    It covers the edge of a token on ``taken`` spaces rather than a temple, which would vanish.
    """
    last = len(rows) - 1
    spaces = ((0, 0), (0, last), (last, last), (last, 0))

    def hidden(corner: int) -> tuple[bool, bool, int, int]:
        row, column = spaces[corner]
        terrain = rows[row][column]
        return terrain in "tT", spaces[corner] in taken, _TALLER.index(terrain), corner

    return min(range(4), key=hidden)


def name_tag(name: str, size: int, corner: int, live: bool = False) -> str:
    """Draw the corner with the name; ``live``: CSS can keep the text upright."""
    path = '<path class="dk-tag dk-thin" d="M2 14A12 12 0 0 1 14 2H52V34A18 18 0 0 1 34 52H2Z"/>'
    half = num(size * UNIT / 2)
    tag = f'<g transform="rotate({corner * 90} {half} {half})">{path}</g>' if corner else path
    near, far = NAME_INSET, size * UNIT - NAME_INSET
    x, y = (far if corner in (1, 2) else near), (far if corner in (2, 3) else near)
    text = f'<text class="dk-name" x="{x}" y="{y + 10}">{escape(name)}</text>'
    return tag + (upright(text, x, y) if live else text)


def upright(body: str, x: int, y: int) -> str:
    """Wrap art in a group that live CSS turns back about (x, y) when the tile is turned."""
    return f'<g class="dk-upright" style="transform-origin:{x}px {y}px">{body}</g>'


@lru_cache(maxsize=256)
def tile_side(rows: Side, name: str = "", corner: int | None = None) -> str:
    """Draw one unrotated tile side as an SVG fragment, 100 units per space."""
    parts = [flat_art(rows)]
    half = UNIT // 2
    parts += (upright(use(id_, x, y), x + half, y + half) for id_, x, y in symbols_on(rows))
    parts.append(frame(len(rows)))
    if name:
        parts.append(label(rows, name, corner))
    return "".join(parts)


@lru_cache(maxsize=256)
def label(rows: Side, name: str, corner: int | None = None) -> str:
    """Draw the name of a tile side, by default in the corner that hides least."""
    corner = name_corner(rows) if corner is None else corner
    return name_tag(name, len(rows), corner, live=True)
