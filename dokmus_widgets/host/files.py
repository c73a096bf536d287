"""Files that a page loads, as they are sent: under names that tell their content, and packed."""

from __future__ import annotations

import gzip
import hashlib
import re
from functools import cache
from typing import Final

from dokmus_widgets.widgets.front.files import built, charts_module

try:
    import brotli
except ImportError:  # the extra `app` brings it; gzip does too
    brotli = None

#: What draws charts, which few pages load.
CHARTS: Final = "charts.mjs"
_TYPES: Final = {"mjs": "text/javascript; charset=utf-8", "css": "text/css; charset=utf-8"}
# Of brotli, for what is packed for every visit, and for what is packed once.
_QUICK, _SMALL = 5, 11
_WEIGHT: Final = re.compile(r"q=([01](?:\.\d{0,3})?)")


@cache
def front_files() -> dict[str, str]:
    """The names under which the front end is sent, by the names of its files."""
    named = {name: _named(name, built(name).encode()) for name in ("front.mjs", "front.css")}
    return {**named, CHARTS: charts_module()[0]}


def _named(name: str, content: bytes) -> str:
    stem, _, end = name.rpartition(".")
    return f"{stem}-{hashlib.sha256(content).hexdigest()[:12]}.{end}"


def sent(name: str, accepted: str) -> tuple[str, str, bytes]:
    """The file that is sent under a name: its type, how it is packed, and its content so.

    ``accepted``: the ways in which it may be packed. ``KeyError`` where there is none.
    """
    sources = {other: source for source, other in front_files().items()}
    way = way_for(accepted)
    return _TYPES[name.rpartition(".")[2]], way, _sent(sources[name], way)


@cache
def _sent(source: str, way: str) -> bytes:
    if source == CHARTS:  # long, and wanted by somebody who waits
        return _pack(charts_module()[1].encode(), way, _QUICK)
    return _pack(built(source).encode(), way, _SMALL)


def packed(content: bytes, accepted: str) -> tuple[str, bytes]:
    """How something is packed, and its content so; ``accepted``: the header of who asks for it."""
    way = way_for(accepted)
    return way, _pack(content, way, _QUICK)


def way_for(accepted: str) -> str:
    """The way to pack that a header weighs highest, the best of several; none is always good."""
    weights = {}
    for one in accepted.lower().split(","):
        way, _, weight = (part.strip() for part in one.partition(";"))
        found = _WEIGHT.fullmatch(weight)
        weights[way] = float(found[1]) if found else float(not weight)
    known = ("gzip",) if brotli is None else ("br", "gzip")
    offered = {way: weights.get(way, weights.get("*", 0)) for way in known}
    best = max(offered, key=lambda way: offered[way])
    return best if offered[best] > 0 and offered[best] >= weights.get("identity", 0) else ""


def _pack(content: bytes, way: str, quality: int) -> bytes:
    if way == "br":
        made: bytes = brotli.compress(content, quality=quality)
        return made
    return gzip.compress(content, 9 if quality == _SMALL else 6, mtime=0) if way else content
