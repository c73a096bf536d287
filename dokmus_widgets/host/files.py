"""Files that a page loads, as they are sent: under names that tell their content, and packed."""

from __future__ import annotations

import gzip
import hashlib
from functools import cache
from typing import Final

from dokmus_widgets.widgets.front.files import built

try:
    import brotli
except ImportError:  # the extra `app` brings it; gzip does too
    brotli = None

_TYPES: Final = {"mjs": "text/javascript; charset=utf-8", "css": "text/css; charset=utf-8"}
# Of brotli, for what is packed for every visit, and for what is packed once.
_QUICK, _SMALL = 5, 11


@cache
def front_files() -> dict[str, str]:
    """The names under which the front end is sent, by the names of its files."""
    return {name: _named(name, built(name).encode()) for name in ("front.mjs", "front.css")}


def _named(name: str, content: bytes) -> str:
    stem, _, end = name.rpartition(".")
    return f"{stem}-{hashlib.sha256(content).hexdigest()[:12]}.{end}"


def sent(name: str, accepted: str) -> tuple[str, str, bytes]:
    """The file that is sent under a name: its type, how it is packed, and its content so.

    ``accepted``: the ways in which it may be packed. ``KeyError`` where there is none.
    """
    sources = {other: source for source, other in front_files().items()}
    way = _way(accepted)
    return _TYPES[name.rpartition(".")[2]], way, _sent(sources[name], way)


@cache
def _sent(source: str, way: str) -> bytes:
    return _pack(built(source).encode(), way, _SMALL)


def packed(content: bytes, accepted: str) -> tuple[str, bytes]:
    """How something is packed, and its content so; ``accepted``: the header of who asks for it."""
    way = _way(accepted)
    return way, _pack(content, way, _QUICK)


def _way(accepted: str) -> str:
    """The best way to pack of those that a header names."""
    ways = {one.partition(";")[0].strip() for one in accepted.split(",")}
    if brotli is not None and "br" in ways:
        return "br"
    return "gzip" if "gzip" in ways else ""


def _pack(content: bytes, way: str, quality: int) -> bytes:
    if way == "br":
        made: bytes = brotli.compress(content, quality=quality)
        return made
    return gzip.compress(content, 9 if quality == _SMALL else 6, mtime=0) if way else content
