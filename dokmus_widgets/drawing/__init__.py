"""The island as SVG text. Pure functions, standard library only.

`ground`, `sea`, `symbols` and `art_css()` are the parts of a live board; `picture` is a whole one.
"""

from .ground import ground, label, rotated
from .outline import UNIT
from .overlay import MARK_KINDS, SEATS, TINT_KINDS, TRAIL_KINDS
from .palette import PALETTE, art_css, variables_css
from .scene import Mark, Scene, TileArt, Tint, TokenArt, Trail, path_of
from .sea import BORDER, COAST, sea, sheet
from .svg import labels_of, margins, picture
from .symbols import defs, symbols

__all__ = [
    "BORDER",
    "COAST",
    "MARK_KINDS",
    "PALETTE",
    "SEATS",
    "TINT_KINDS",
    "TRAIL_KINDS",
    "UNIT",
    "Mark",
    "Scene",
    "TileArt",
    "Tint",
    "TokenArt",
    "Trail",
    "art_css",
    "defs",
    "ground",
    "label",
    "labels_of",
    "margins",
    "path_of",
    "picture",
    "rotated",
    "sea",
    "sheet",
    "symbols",
    "variables_css",
]
