"""Files that a page loads, as they are sent: under names that tell their content, packed once."""

from __future__ import annotations

import gzip
import hashlib
from functools import cache
from typing import Final, NamedTuple

from dokmus_widgets.widgets.front.files import built

_TYPES: Final = {"mjs": "text/javascript; charset=utf-8", "css": "text/css; charset=utf-8"}


class Sent(NamedTuple):
    """A file: its type, its content, and that in gzip."""

    kind: str
    content: bytes
    packed: bytes


@cache
def front_files() -> dict[str, str]:
    """The names under which the front end is sent, by the names of its files."""
    return {name: _named(name, built(name).encode()) for name in ("front.mjs", "front.css")}


def _named(name: str, content: bytes) -> str:
    stem, _, end = name.rpartition(".")
    return f"{stem}-{hashlib.sha256(content).hexdigest()[:12]}.{end}"


@cache
def sent(name: str) -> Sent:
    """The file that is sent under a name; ``KeyError`` where there is none."""
    sources = {other: source for source, other in front_files().items()}
    content = built(sources[name]).encode()
    return Sent(_TYPES[name.rpartition(".")[2]], content, gzip.compress(content, 9, mtime=0))
