"""SVG symbols of the chart by id, for `<use href="#id">`; their art is in `symbols.svg`."""

import re
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files

_SYMBOL = re.compile(r'<symbol id="([^"]+)".*?</symbol>')


@cache
def symbols() -> Mapping[str, str]:
    art = files(__package__).joinpath("symbols.svg").read_text("utf-8")
    return {found[1]: found[0] for found in _SYMBOL.finditer(art)}


def defs(names: Iterable[str] | None = None) -> str:
    """Return `<defs>` with all symbols or those named, in a fixed order."""
    wanted = None if names is None else set(names)
    chosen = (text for name, text in symbols().items() if wanted is None or name in wanted)
    return f"<defs>{''.join(chosen)}</defs>"
