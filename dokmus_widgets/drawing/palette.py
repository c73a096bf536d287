"""Colours of the chart, light and dark, and the CSS rules that apply them to the art's classes."""

import re
import tomllib
from importlib.resources import files
from typing import Literal

Theme = Literal["light", "dark", "auto"]
THEMES: tuple[Theme, ...] = ("light", "dark", "auto")

_DATA = tomllib.loads(files(__package__).joinpath("palette.toml").read_text("utf-8"))
#: The colours by name, light and dark.
PALETTE: dict[str, tuple[str, str]] = {name: (a, b) for name, (a, b) in _DATA["palette"].items()}
CONTRAST: dict[str, str] = _DATA["contrast"]

_LINE = "stroke-linejoin:round;stroke-linecap:round"
_FONT = "font-family:Georgia,'Times New Roman','DejaVu Serif',serif;font-weight:700"

# Colours used for strokes only
_STROKES_ONLY = {
    *("contour", "fold", "tag-ink", "sea-line", "grass", "crown-light"),
    *("water-line", "beach", "route"),
}
_FILLS = [name for name in PALETTE if name not in _STROKES_ONLY]


_RULES: tuple[tuple[str, str], ...] = (
    *((f"dk-{name}", f"fill:${name}") for name in _FILLS),
    *((name, rule.format(line=_LINE, font=_FONT)) for name, rule in _DATA["rules"].items()),
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
