"""Web fonts, a subset per language with the letters of its messages (``make fonts``)."""

import json
from base64 import b64encode
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

FAMILIES: Final = ("Dokmus Sans", "Dokmus Signs", "Dokmus Japanese")
WEIGHTS: Final = {"regular": "100 500", "bold": "600 900"}
_FILES: Final = files(__package__)


class Face(NamedTuple):
    """A font file: family, cut (of ``WEIGHTS``) and file name, which contains a content hash."""

    family: str
    cut: str
    name: str


@cache
def faces(language: str) -> tuple[Face, ...]:
    """Return the faces of a language, the most used first; ``KeyError`` if it is unknown."""
    listed = json.loads(_FILES.joinpath("faces.json").read_text("utf-8"))
    return tuple(Face(*face) for face in listed[language])


@cache
def content(name: str) -> bytes:
    """Return the WOFF2 file of a face; ``KeyError`` for an unknown name."""
    known = json.loads(_FILES.joinpath("faces.json").read_text("utf-8"))
    if not any(name == face[2] for listed in known.values() for face in listed):
        raise KeyError(name)
    return _FILES.joinpath(name).read_bytes()


def embedded(name: str) -> str:
    return f"data:font/woff2;base64,{b64encode(content(name)).decode('ascii')}"


def style(language: str, address: Callable[[str], str] = embedded) -> str:
    """Return the ``@font-face`` rules of a language; ``address`` maps file names to URLs."""
    return "".join(
        f"@font-face{{font-family:'{family}';font-weight:{WEIGHTS[cut]};font-display:block;"
        f"src:url({address(name)}) format('woff2')}}"
        for family, cut, name in faces(language)
    )
