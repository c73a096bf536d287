"""Outlines of merged spaces (a lake, a forest, a range) as closed paths.

Points are (x, y), 100 units per space. Loops run clockwise, holes the other way round.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from math import hypot
from typing import Literal

from dokmus_widgets.core.island.spaces import Space

Point = tuple[float, float]

UNIT = 100
FRAME_CORNER = 12.0  # radius of a tile's own corners; bodies in a corner follow it


def num(value: float) -> str:
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def use(name: str, x: int, y: int, side: int = UNIT) -> str:
    return f'<use href="#{name}" x="{x}" y="{y}" width="{side}" height="{side}"/>'


def point_text(point: Point) -> str:
    return f"{num(point[0])} {num(point[1])}"


@dataclass(frozen=True)
class Corner:
    """A corner of an outline. `flush_out`: the edge leaving it lies on the tile's edge."""

    point: Point
    convex: bool
    flush_in: bool
    flush_out: bool


def _loops(spaces: frozenset[Space]) -> list[list[Space]]:
    """Return closed rings of grid points (x, y), every unit step listed."""
    leaving: dict[Space, list[Space]] = {}
    for row, column in sorted(spaces):
        a, b = (column, row), (column + 1, row)
        c, d = (column + 1, row + 1), (column, row + 1)
        for beside, start, end in (
            ((row - 1, column), a, b),
            ((row, column + 1), b, c),
            ((row + 1, column), c, d),
            ((row, column - 1), d, a),
        ):
            if beside not in spaces:
                leaving.setdefault(start, []).append(end)
    rings = []
    for first in sorted(leaving):
        while leaving[first]:
            ring = [first]
            here, there = first, leaving[first].pop(0)
            while True:
                dx, dy = there[0] - here[0], there[1] - here[1]
                # The right turn separates spaces that touch only by a corner.
                right = (there[0] - dy, there[1] + dx)
                ways = leaving[there]
                if there == first and right not in ways:
                    break
                ring.append(there)
                onward = right if right in ways else ways[0]
                ways.remove(onward)
                here, there = there, onward
            rings.append(ring)
    return rings


def corners(spaces: Iterable[Space], inset: float, frame: int | None = None) -> list[list[Corner]]:
    """Return inset outlines of `spaces`, straight off the edges of a tile of `frame` spaces."""
    result = []
    for ring in _loops(frozenset(spaces)):
        count = len(ring)
        loop = []
        for i, (x, y) in enumerate(ring):
            before, after = ring[i - 1], ring[(i + 1) % count]
            into = (x - before[0], y - before[1])
            out = (after[0] - x, after[1] - y)
            if into == out:
                continue
            flush_in = _on_frame(before, (x, y), frame)
            flush_out = _on_frame((x, y), after, frame)
            px, py = float(x * UNIT), float(y * UNIT)
            for (dx, dy), flush in ((into, flush_in), (out, flush_out)):
                if not flush:
                    px, py = px - dy * inset, py + dx * inset
            convex = out == (-into[1], into[0])
            loop.append(Corner((px, py), convex, flush_in, flush_out))
        result.append(loop)
    return result


def _on_frame(a: Space, b: Space, frame: int | None) -> bool:
    if frame is None:
        return False
    return any(a[axis] == b[axis] and a[axis] in (0, frame) for axis in (0, 1))


Bend = Literal["round", "cut"]


@dataclass(frozen=True)
class Drawn:
    """SVG path data: `fill` is closed, `edge` omits the parts on the tile's edge."""

    fill: str
    edge: str


def draw(
    loops: list[list[Corner]], convex: float, concave: float, bend: Bend = "round", bump: float = 0
) -> Drawn:
    """Convert outlines to paths with rounded or cut corners, and scallops about `bump` long."""
    fill: list[str] = []
    edge: list[str] = []
    for loop in loops:
        entry, leave = _cuts(loop, convex, concave)
        fill.append(f"M{point_text(leave[-1])}")
        pen_down = False
        last = leave[-1]
        for i, corner in enumerate(loop):
            straight = f"L{point_text(entry[i])}"
            if bump and not corner.flush_in:
                straight = _scallops(last, entry[i], bump, loop[i - 1].flush_in, corner.flush_out)
            if last != entry[i]:
                if not corner.flush_in:
                    edge.append(straight if pen_down else f"M{point_text(last)}{straight}")
                    pen_down = True
                fill.append(straight)
            if corner.flush_in:
                pen_down = False
            if entry[i] != leave[i]:
                turn = _turn(entry[i], leave[i], corner, bend, bump)
                fill.append(turn)
                if not (corner.flush_in and corner.flush_out):
                    edge.append(turn if pen_down else f"M{point_text(entry[i])}{turn}")
                    pen_down = True
            last = leave[i]
        fill.append("Z")
        if not any(corner.flush_in for corner in loop):
            edge.append("Z")
    return Drawn("".join(fill), "".join(edge))


def _cuts(loop: list[Corner], convex: float, concave: float) -> tuple[list[Point], list[Point]]:
    entry: list[Point] = []
    leave: list[Point] = []
    for i, corner in enumerate(loop):
        before, after = loop[i - 1].point, loop[(i + 1) % len(loop)].point
        x, y = corner.point
        length_in = hypot(x - before[0], y - before[1])
        length_out = hypot(after[0] - x, after[1] - y)
        if corner.flush_in and corner.flush_out:
            radius = FRAME_CORNER
        elif corner.flush_in or corner.flush_out:
            radius = 0.0
        else:
            radius = min(convex if corner.convex else concave, length_in / 2, length_out / 2)
        t_in, t_out = radius / length_in, radius / length_out
        entry.append((x + (before[0] - x) * t_in, y + (before[1] - y) * t_in))
        leave.append((x + (after[0] - x) * t_out, y + (after[1] - y) * t_out))
    return entry, leave


def _turn(start: Point, end: Point, corner: Corner, bend: Bend, bump: float) -> str:
    framed = corner.flush_in and corner.flush_out
    if bump and corner.convex and not framed:
        return _scallops(start, end, bump)
    if bend == "cut" and not framed:
        return f"L{point_text(end)}"
    radius = num(abs(corner.point[0] - start[0]) + abs(corner.point[1] - start[1]))
    return f"A{radius} {radius} 0 0 {int(corner.convex)} {point_text(end)}"


def _scallops(
    start: Point, end: Point, bump: float, from_frame: bool = False, to_frame: bool = False
) -> str:
    """Draw scallops from start to end, starting square at the tile's edge."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = hypot(dx, dy)
    low, high = from_frame * 5 / length, 1 - to_frame * 5 / length
    count = max(1, round(length * (high - low) / bump))
    radius = num(length * (high - low) / count * 0.58)

    def at(part: float) -> str:
        return point_text((start[0] + dx * part, start[1] + dy * part))

    bumps = (
        f"A{radius} {radius} 0 0 1 {at(low + (high - low) * k / count)}"
        for k in range(1, count + 1)
    )
    return (
        (f"L{at(low)}" if from_frame else "") + "".join(bumps) + (f"L{at(1)}" if to_frame else "")
    )
