"""SVG rendering of the island, as parts of a live board and as whole pictures."""

from .ground import label, tile_side
from .overlay import MARK_KINDS, SEATS, TINT_KINDS, TRAIL_KINDS
from .palette import PALETTE, art_css, variables_css
from .scene import Mark, Scene, TileArt, Tint, TokenArt, Trail, path_of
from .svg import chart, picture, thumbnail
from .symbols import defs

__all__ = ["MARK_KINDS", "PALETTE", "SEATS", "TINT_KINDS", "TRAIL_KINDS"]
__all__ += ["Mark", "Scene", "TileArt", "Tint", "TokenArt", "Trail", "art_css", "chart", "defs"]
__all__ += ["label", "path_of", "picture", "thumbnail", "tile_side", "variables_css"]
