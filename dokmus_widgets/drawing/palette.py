"""Colours of the chart, light and dark, and the CSS rules that apply them to the art's classes."""

import re
from typing import Literal

Theme = Literal["light", "dark", "auto"]
THEMES: tuple[Theme, ...] = ("light", "dark", "auto")

#: The colours by name, light and dark.
PALETTE: dict[str, tuple[str, str]] = {
    # The sheet
    "paper": ("#f6ecd6", "#24211c"),
    "ink": ("#322b24", "#eadfc8"),
    "contour": ("#2b2620", "#14110e"),
    "fold": ("#5b4f3d", "#14110e"),
    "tag": ("#fbf4e2", "#d9ccb0"),
    "tag-ink": ("#322b24", "#241f19"),
    # Open sea
    "sea": ("#b9d8d8", "#1d3a44"),
    "sea-line": ("#5f9aa3", "#47727c"),
    # Terrain
    "meadow": ("#d9e3a3", "#7d8a55"),
    "grass": ("#7f9a4a", "#4c5a30"),
    "wood": ("#4f8652", "#2f5a3b"),
    "crown": ("#73a862", "#4b7d4c"),
    "crown-light": ("#95c178", "#66985c"),
    "water": ("#4fabb3", "#2b7480"),
    "water-line": ("#d7f1ee", "#8fc4c6"),
    "beach": ("#f3e3b3", "#a3976a"),
    "rock": ("#c9c3b6", "#6d6a63"),
    "mountain": ("#a3a5aa", "#878a90"),
    "mountain-shade": ("#73767d", "#5d6067"),
    "snow": ("#ffffff", "#eef0f2"),
    "ash": ("#b08f7c", "#7a6152"),
    "volcano": ("#463a3a", "#2c2323"),
    "volcano-shade": ("#332929", "#1d1717"),
    "lava": ("#f26a1b", "#f0701f"),
    "lava-light": ("#ffc23d", "#ffc23d"),
    "smoke": ("#f4efe6", "#d5cec3"),
    "plaza": ("#efd9ac", "#9c8860"),
    "clay": ("#d9774c", "#c4663d"),
    "clay-shade": ("#a6482b", "#8f3d24"),
    "gold": ("#f0c04a", "#d9a93a"),
    "gold-shade": ("#c08a1e", "#9c6f18"),
    "door": ("#3a2418", "#22150e"),
    "stone": ("#e4dccb", "#8f897b"),
    "column": ("#fbf8f0", "#ddd7c9"),
    "column-shade": ("#b9b09d", "#989080"),
    # Tokens, the same in both themes: a seat keeps its colour
    "seat-0": ("#0072b2", "#0072b2"),
    "seat-1": ("#d55e00", "#d55e00"),
    "seat-2": ("#f0e442", "#f0e442"),
    "seat-3": ("#cc79a7", "#cc79a7"),
    "token-line": ("#17130f", "#0f0c0a"),
    "token-halo": ("#fffaf0", "#fff6e6"),
    # Marks
    "signal": ("#ffd84a", "#ffd84a"),
    "stop": ("#c4161c", "#e0353a"),
    "gain": ("#1b7f3c", "#1f8a45"),
    "route": ("#7a1fa2", "#9a45c4"),
}

#: High contrast: pale grounds under black lines, marks in full colours.
CONTRAST: dict[str, str] = {
    **dict.fromkeys(("paper", "tag", "snow", "token-halo"), "#ffffff"),
    **dict.fromkeys(("ink", "contour", "fold", "tag-ink", "token-line"), "#000000"),
    "sea": "#d3dde1",
    "sea-line": "#37474f",
    "meadow": "#f3f6cc",
    "grass": "#5d7500",
    "wood": "#86b886",
    "crown": "#4f8f4f",
    "water": "#a9d3ee",
    "water-line": "#1c5a85",
    "rock": "#dcdcdc",
    "ash": "#dcc0ae",
    "mountain": "#8f8f8f",
    "mountain-shade": "#555555",
    "volcano": "#1e1414",
    "plaza": "#f6e2b5",
    "stone": "#eeeeee",
    "lava": "#ff6a00",
    "signal": "#ffd000",
    "stop": "#b00010",
    "gain": "#00591f",
    "route": "#5b0090",
}

#: The grounds a token or a mark may stand on.
TERRAIN_FILLS = ("meadow", "wood", "water", "rock", "ash", "plaza", "stone")

_LINE = "stroke-linejoin:round;stroke-linecap:round"
_FONT = "font-family:Georgia,'Times New Roman','DejaVu Serif',serif;font-weight:700"

# Colours used for strokes only
_STROKES_ONLY = {
    *("contour", "fold", "tag-ink", "sea-line", "grass", "crown-light"),
    *("water-line", "beach", "route"),
}
_FILLS = [name for name in PALETTE if name not in _STROKES_ONLY]


def _trail(colour: str, dashes: str) -> str:
    return f"fill:none;stroke:${colour};stroke-width:10;stroke-dasharray:{dashes};{_LINE}"


def _tint(fill: str, opacity: str, line: str, width: int, dashes: str = "") -> str:
    drawn = f"fill:${fill};fill-opacity:{opacity};stroke:${line};stroke-width:{width}"
    return f"{drawn};stroke-dasharray:{dashes}" if dashes else drawn


_RULES: tuple[tuple[str, str], ...] = (
    *((f"dk-{name}", f"fill:${name}") for name in _FILLS),
    # Contours, combined with any fill
    ("dk-line", f"stroke:$contour;stroke-width:4;{_LINE}"),
    ("dk-thin", f"stroke:$contour;stroke-width:2.5;{_LINE}"),
    ("dk-stroke", "fill:none"),
    (
        "dk-edge",
        "fill:none;stroke:$contour;stroke-width:3.5;stroke-opacity:.75;stroke-linejoin:round",
    ),
    ("dk-ridge", "fill:none;stroke:$contour;stroke-width:3;stroke-opacity:.45"),
    ("dk-grass", f"fill:none;stroke:$grass;stroke-width:4.5;{_LINE}"),
    ("dk-leaf", f"fill:none;stroke:$crown-light;stroke-width:4.5;{_LINE}"),
    ("dk-beach", "fill:none;stroke:$beach;stroke-width:15;stroke-linejoin:round"),
    ("dk-shore", "fill:none;stroke:$contour;stroke-width:3.5;stroke-opacity:.75"),
    ("dk-lining", "fill:none;stroke:$water-line;stroke-width:2.5;stroke-opacity:.55"),
    ("dk-wave", f"fill:none;stroke:$water-line;stroke-width:6;{_LINE}"),
    ("dk-sea-wave", f"fill:none;stroke:$sea-line;stroke-width:4;{_LINE}"),
    ("dk-sea-fill", "fill:$sea-line"),
    ("dk-rose-line", f"stroke:$sea-line;stroke-width:1.5;{_LINE}"),
    ("dk-smoke-curl", f"fill:none;stroke:$smoke;stroke-width:7;{_LINE}"),
    ("dk-smoke-case", f"fill:none;stroke:$contour;stroke-width:13;{_LINE}"),
    # The tile as a folded leaf
    ("dk-grid", "fill:none;stroke:$contour;stroke-width:2;stroke-opacity:.16"),
    ("dk-left-out", f"fill:none;stroke:$ink;stroke-width:3;stroke-opacity:.16;{_LINE}"),
    ("dk-crease", "fill:none;stroke:$tag;stroke-width:3;stroke-opacity:.14"),
    ("dk-frame", "fill:none;stroke:$fold;stroke-width:4"),
    ("dk-name", f"fill:$tag-ink;font-size:30px;text-anchor:middle;{_FONT}"),
    ("dk-label", f"fill:$ink;font-size:54px;text-anchor:middle;{_FONT}"),
    ("dk-bars", "fill:none;stroke:$fold;stroke-width:12;stroke-dasharray:100"),
    # Tokens
    ("dk-halo", f"fill:$token-halo;stroke:$token-halo;stroke-width:15;{_LINE}"),
    ("dk-outline", f"stroke:$token-line;stroke-width:5;{_LINE}"),
    # Marks: each has a light casing under a dark or strong line, to show on every ground
    ("dk-casing", f"fill:none;stroke:$token-halo;stroke-width:13;{_LINE}"),
    ("dk-ring", f"fill:none;stroke:$token-line;stroke-width:6;{_LINE}"),
    ("dk-ring-signal", f"fill:none;stroke:$signal;stroke-width:7;{_LINE}"),
    ("dk-ring-case", f"fill:none;stroke:$token-line;stroke-width:14;{_LINE}"),
    ("dk-ring-stop", f"fill:none;stroke:$stop;stroke-width:8;{_LINE}"),
    ("dk-ring-gain", f"fill:none;stroke:$gain;stroke-width:8;{_LINE}"),
    ("dk-refused", f"fill:none;stroke:$stop;stroke-width:9;{_LINE}"),
    ("dk-refused-case", f"fill:none;stroke:$token-halo;stroke-width:16;{_LINE}"),
    ("dk-badge", "stroke:$token-halo;stroke-width:5"),
    ("dk-glow", "fill:none;stroke:$signal;stroke-width:20;stroke-opacity:.45"),
    ("dk-ring-under", f"fill:none;stroke:$token-line;stroke-width:12;{_LINE}"),
    ("dk-ring-soft", f"fill:none;stroke:$token-halo;stroke-width:5;{_LINE}"),
    ("dk-mark-text", f"fill:$token-line;font-size:26px;text-anchor:middle;{_FONT}"),
    ("dk-worth", f"fill:$token-line;font-size:42px;text-anchor:middle;{_FONT}"),
    (
        "dk-ring-dashed",
        f"fill:none;stroke:$token-line;stroke-width:7;stroke-dasharray:15 11;{_LINE}",
    ),
    ("dk-ring-thin", f"fill:none;stroke:$token-line;stroke-width:4;{_LINE}"),
    ("dk-pip", "stroke:$token-line;stroke-width:4"),
    (
        "dk-order",
        f"fill:$token-line;stroke:$token-halo;stroke-width:9;paint-order:stroke;font-size:32px;text-anchor:middle;{_FONT}",
    ),
    # Trails and tints
    ("dk-trail-casing", f"fill:none;stroke:$token-halo;stroke-width:20;{_LINE}"),
    ("dk-trail-step", f"fill:none;stroke:$route;stroke-width:10;{_LINE}"),
    ("dk-trail-temple", _trail("route", "34 15 1 15")),
    ("dk-trail-crossing", _trail("stop", "32 18")),
    ("dk-trail-done", _trail("token-line", "14 12").replace("width:10", "width:7")),
    *((f"dk-tint-done-{seat}", f"fill:$seat-{seat};fill-opacity:.45") for seat in range(4)),
    # One hue in three strengths.
    *(
        (f"dk-tint-reach-{count}", _tint("signal", opacity, "token-line", 3))
        for count, opacity in ((1, ".72"), (2, ".45"), (3, ".22"))
    ),
    ("dk-tint-hint", _tint("signal", ".25", "token-line", 9, "26 14")),
    ("dk-tint-waterway", _tint("route", ".28", "route", 7, "18 12")),
    ("dk-tint-wood", _tint("signal", ".35", "token-line", 6)),
    # Bodies differ by their lines too.
    ("dk-tint-body-0", _tint("signal", ".5", "token-line", 6)),
    ("dk-tint-body-1", _tint("route", ".45", "token-halo", 7, "26 12")),
    ("dk-tint-body-2", _tint("lava", ".45", "token-line", 6, "8 12")),
    ("dk-tint-body-3", _tint("gain", ".45", "token-halo", 7, "34 8 6 8")),
    ("dk-tint-barred", _tint("stop", ".2", "stop", 6, "14 12")),
)

_NAME = re.compile(r"\$([a-z0-9-]+)")


def colour(name: str, theme: Literal["light", "dark", "contrast"]) -> str:
    usual = PALETTE[name][theme == "dark"]
    return CONTRAST.get(name, usual) if theme == "contrast" else usual


def variables_css(root: str) -> str:
    """Return the colours of the art as custom properties, light and dark, below a selector."""
    body = "".join(f"--dk-{name}:light-dark({a},{b});" for name, (a, b) in PALETTE.items())
    contrast = "".join(f"--dk-{name}:{colour};" for name, colour in CONTRAST.items())
    return f"{root}{{{body}}}.dokmus-colours-contrast {root}{{{contrast}}}"


def _rules(theme: Literal["light", "dark"] | None, only_colours: bool = False) -> str:
    def fill_in(match: re.Match[str]) -> str:
        name = match.group(1)
        return f"var(--dk-{name})" if theme is None else colour(name, theme)

    out = []
    for name, template in _RULES:
        parts = template.split(";")
        if only_colours:
            parts = [
                part
                for part in parts
                if any(len(set(PALETTE[colour])) > 1 for colour in _NAME.findall(part))
            ]
        if parts:
            out.append(f".{name}{{{_NAME.sub(fill_in, ';'.join(parts))}}}")
    return "".join(out)


def art_css(literal: Theme | None = None) -> str:
    """Return the CSS rules of the art, with literal colours or custom properties (None).

    "auto" is light, or dark by the reader's preference.
    """
    if literal == "auto":
        dark = _rules("dark", only_colours=True)
        return f"{_rules('light')}@media (prefers-color-scheme:dark){{{dark}}}"
    return _rules(literal)
