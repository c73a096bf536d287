"""Scenes as SVG documents; equal scenes give equal text."""

import re
from functools import lru_cache
from html import escape

from dokmus_widgets.core.island.spaces import column_name
from dokmus_widgets.core.island.tiles import rotated

from .ground import flat_art, frame, name_corner, name_tag, symbols_on
from .outline import UNIT, use
from .palette import Theme, art_css
from .scene import Mark, Scene, TileArt, path_of
from .sea import BORDER, COAST, sea, sheet
from .symbols import defs

_LABEL_ROOM = 70
_EDGE = 14

#: Prefixes of class names and ids: pictures inline in one page must not restyle each other.
_PREFIX: dict[Theme, str] = {"light": "dl-", "dark": "dd-", "auto": "da-"}

_TAG = re.compile(r"<[^>]*>")
_REFERENCE = re.compile(r'href="#([^"]+)"')


@lru_cache(maxsize=3)
def _style(theme: Theme) -> str:
    return art_css(theme).replace(".dk-", f".{_PREFIX[theme]}")


def _tile(tile: TileArt) -> str:
    rows = rotated(tile.rows, tile.rotation)
    size = len(rows)
    parts = [flat_art(rows), *(use(*symbol) for symbol in symbols_on(rows)), frame(size)]
    if tile.name:
        # The tag turns with the tile, the text on it stays upright.
        written = name_corner(tile.rows) if tile.corner is None else tile.corner
        parts.append(name_tag(tile.name, size, (written + tile.rotation) % 4))
    return _translated("".join(parts), tile.column * UNIT, tile.row * UNIT)


def _translated(body: str, x: int, y: int) -> str:
    return f'<g transform="translate({x} {y})">{body}</g>'


#: Marks with a text of their own: its class, and its place on the space.
WRITTEN_MARKS = {
    "worth": ("dk-worth", 50, 65),
    "step": ("dk-mark-text", 20, 29),
    "done": ("dk-order", 18, 28),
}


def _mark(mark: Mark) -> str:
    x, y = mark.column * UNIT, mark.row * UNIT
    body = use(f"dk-mark-{mark.kind}", x, y)
    text = escape(mark.text)
    css_class, right, down = WRITTEN_MARKS.get(mark.kind.partition("-")[0], ("", 0, 0))
    if css_class:
        return f'{body}<text class="{css_class}" x="{x + right}" y="{y + down}">{text}</text>'
    if mark.text and not (mark.kind == "paid" and mark.text == "+1"):
        where = f'x="{x + UNIT // 2}" y="{y + 93}">{text}</text>'
        body += f'<text class="dk-mark-text dk-casing" {where}<text class="dk-mark-text" {where}'
    return body


def labels_of(rows: int, columns: int) -> str:
    """Draw column letters above and row numbers left of the island, within `margins`."""
    off = COAST + BORDER + _LABEL_ROOM // 2
    parts = [
        f'<text class="dk-label" x="{column * UNIT + UNIT // 2}" y="{18 - off}">'
        f"{column_name(column)}</text>"
        for column in range(columns)
    ]
    parts += (
        f'<text class="dk-label" x="{-off}" y="{row * UNIT + UNIT // 2 + 18}">{row + 1}</text>'
        for row in range(rows)
    )
    return "".join(parts)


def margins(labels: bool = True) -> tuple[int, int]:
    """Return the chart's margin before the island (above, left) and after it (below, right)."""
    far = COAST + BORDER + _EDGE
    return far + (_LABEL_ROOM if labels else 0), far


def _has_gap(scene: Scene) -> bool:
    row, column = scene.gap
    return row < scene.rows * scene.size and column < scene.columns * scene.size


def _island(scene: Scene) -> str:
    gap_row, gap_column = scene.gap
    parts = []
    if _has_gap(scene):
        parts.append(_translated(sea(scene.size), gap_column * UNIT, gap_row * UNIT))
    parts += (_tile(tile) for tile in scene.tiles)
    parts += (f'<path class="dk-tint-{tint.kind}" d="{path_of(tint)}"/>' for tint in scene.tints)
    for trail in scene.trails:
        d = path_of(trail)
        parts.append(
            f'<path class="dk-trail-casing" d="{d}"/><path class="dk-trail-{trail.kind}" d="{d}"/>'
        )
    for token in sorted(scene.tokens, key=lambda token: (token.row, token.column)):
        x, y = token.column * UNIT, token.row * UNIT
        parts.append(use(f"dk-token-{token.seat}", x, y))
        if token.burning:
            parts.append(use("dk-flame", x, y))
    parts += map(_mark, scene.marks)
    return "".join(parts)


def thumbnail(scene: Scene, title: str) -> str:
    """Draw the tiles and the gap of a scene, for a page with the symbols, rules and sea."""
    corners = [(tile.row, tile.column) for tile in scene.tiles]
    corners += [scene.gap] if _has_gap(scene) else []
    rows, columns = zip(*corners, strict=True)
    x, y = (min(at) * UNIT - _EDGE for at in (columns, rows))
    width, height = ((max(at) - min(at) + scene.size) * UNIT + 2 * _EDGE for at in (columns, rows))
    return (
        f'<svg viewBox="{x} {y} {width} {height}" role="img" aria-label="{escape(title)}">'
        f"{_island(scene)}</svg>"
    )


def _chart(scene: Scene, labels: bool) -> tuple[str, str, str]:
    """Return the view box, the art on the paper, and the island's art alone."""
    spaces = scene.rows * scene.size, scene.columns * scene.size
    height, width = (UNIT * count for count in spaces)
    near, far = margins(labels)
    box = f"{-near} {-near} {near + width + far} {near + height + far}"
    island = _island(scene)
    return box, f"{sheet(*spaces)}{island}{labels_of(*spaces) if labels else ''}", island


def chart(scene: Scene, title: str, description: str) -> str:
    """Draw the whole chart, for a page with the symbols, rules and paper."""
    box, art, _ = _chart(scene, labels=True)
    return (
        f'<svg viewBox="{box}" role="img" aria-label="{escape(title)}">'
        f"<desc>{escape(description)}</desc>{art}</svg>"
    )


def picture(
    scene: Scene,
    *,
    labels: bool = True,
    theme: Theme = "auto",
    title: str = "",
    description: str = "",
    size: int | None = None,
) -> str:
    """Draw the scene as a stand-alone SVG document, ``size`` pixels wide."""
    if theme not in _PREFIX:
        raise ValueError(f"unknown theme {theme!r}; known are {', '.join(_PREFIX)}")
    box, art, island = _chart(scene, labels)
    x, y, width, height = map(int, box.split())
    paper = f'<rect class="dk-paper" x="{x}" y="{y}" width="{width}" height="{height}"/>'
    art = defs(_REFERENCE.findall(island)) + paper + art
    prefix, shown = _PREFIX[theme], size or width // 3
    art = _TAG.sub(lambda tag: tag.group().replace("dk-", prefix), art)
    words = f"<title>{escape(title)}</title>" if title else ""
    words += f"<desc>{escape(description)}</desc>" if description else ""
    name = f' aria-label="{escape(title)}"' if title else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" '
        f'width="{shown}" height="{height * shown // width}" style="max-width:100%;height:auto" '
        f'role="img"{name}>{words}<style>{_style(theme)}</style>{art}</svg>'
    )
