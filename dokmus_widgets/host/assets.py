"""Front-end files as they are served: under names with a content hash, and compressed."""

import gzip
import hashlib
import re
from functools import cache
from typing import Final

from dokmus_widgets.widgets.front.files import built, charts_module

try:
    import brotli
except ImportError:  # the extra `app` installs it; gzip is the fallback
    brotli = None

#: The module that draws charts, which few pages load.
CHARTS: Final = "charts.mjs"
_TYPES: Final = {"mjs": "text/javascript; charset=utf-8", "css": "text/css; charset=utf-8"}
# Compression levels of brotli: for each response, and for cached files.
_FAST, _BEST = 8, 11
_WEIGHT: Final = re.compile(r"q=([01](?:\.\d{0,3})?)")


@cache
def asset_names() -> dict[str, str]:
    """Return the names under which front-end files are served, by the names of the files."""
    names = {CHARTS: charts_module()[0]}
    for suffix in ("mjs", "css"):
        digest = hashlib.sha256(built(f"front.{suffix}").encode()).hexdigest()
        names[f"front.{suffix}"] = f"front-{digest[:12]}.{suffix}"
    return names


def read_asset(name: str, accepted: str) -> tuple[str, str, bytes]:
    """Return the content type, the encoding and the content of a served file.

    ``accepted``: the Accept-Encoding header. Raise `KeyError` for unknown names.
    """
    sources = {served: source for source, served in asset_names().items()}
    encoding = choose_encoding(accepted)
    return _TYPES[name.rpartition(".")[2]], encoding, _compressed_asset(sources[name], encoding)


@cache
def _compressed_asset(source: str, encoding: str) -> bytes:
    if source == CHARTS:  # large, and its first visitor waits for the compression
        return _compress(charts_module()[1].encode(), encoding, _FAST)
    return _compress(built(source).encode(), encoding, _BEST)


def compress(content: bytes, accepted: str) -> tuple[str, bytes]:
    """Return the encoding for an Accept-Encoding header, and the content in it."""
    encoding = choose_encoding(accepted)
    return encoding, _compress(content, encoding, _FAST)


def choose_encoding(accepted: str) -> str:
    """Return the best encoding that an Accept-Encoding header weighs highest; "" is none."""
    weights = {}
    for part in accepted.lower().split(","):
        encoding, _, weight = (text.strip() for text in part.partition(";"))
        found = _WEIGHT.fullmatch(weight)
        weights[encoding] = float(found[1]) if found else float(not weight)
    available = ("gzip",) if brotli is None else ("br", "gzip")
    offered = {encoding: weights.get(encoding, weights.get("*", 0)) for encoding in available}
    best = max(offered, key=lambda encoding: offered[encoding])
    return best if offered[best] > 0 and offered[best] >= weights.get("identity", 0) else ""


def _compress(content: bytes, encoding: str, quality: int) -> bytes:
    if encoding == "br":
        compressed: bytes = brotli.compress(content, quality=quality)
        return compressed
    return gzip.compress(content, 9 if quality == _BEST else 6, mtime=0) if encoding else content
