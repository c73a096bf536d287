"""SVG symbols of the chart by id, for `<use href="#id">`."""

from collections.abc import Iterable, Mapping
from functools import cache

from .overlay import OVERLAY_ART
from .sea import SEA_ART
from .terrain import TERRAIN_ART


@cache
def symbols() -> Mapping[str, str]:
    art = {**TERRAIN_ART, **SEA_ART, **OVERLAY_ART}
    return {
        name: f'<symbol id="{name}" viewBox="0 0 100 100" overflow="visible">{body}</symbol>'
        for name, body in art.items()
    }


def defs(names: Iterable[str] | None = None) -> str:
    """Return `<defs>` with all symbols or those named, in a fixed order."""
    wanted = None if names is None else set(names)
    chosen = (text for name, text in symbols().items() if wanted is None or name in wanted)
    return f"<defs>{''.join(chosen)}</defs>"
