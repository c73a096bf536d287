"""The fonts that pages and the printed sheet bring along, so that they look the same everywhere.

Each language has its own: the letters that its messages use, and nothing more (``make fonts`` cuts
them anew). Other letters, of names that somebody types, take a font of the system. Where the fonts
come from, and their licences: ``LICENSE.txt``.
"""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

#: What they are called in style sheets, in the order in which a letter is looked for.
FAMILIES: Final = ("Dokmus Sans", "Dokmus Signs", "Dokmus Japanese")
#: The weights of a style sheet that each cut is for.
WEIGHTS: Final = {"regular": "100 500", "bold": "600 900"}
_FILES: Final = files(__package__)


class Face(NamedTuple):
    """One file: its family, its cut (of ``WEIGHTS``), its name, which tells its content too."""

    family: str
    cut: str
    name: str


@cache
def faces(language: str) -> tuple[Face, ...]:
    """The faces of a language, the most used first; ``KeyError`` for one that there is not."""
    listed = json.loads(_FILES.joinpath("faces.json").read_text("utf-8"))
    return tuple(Face(*face) for face in listed[language])


@cache
def content(name: str) -> bytes:
    """The file of a face, WOFF2; ``KeyError`` for a name that none has."""
    known = json.loads(_FILES.joinpath("faces.json").read_text("utf-8"))
    if not any(name == face[2] for listed in known.values() for face in listed):
        raise KeyError(name)
    return _FILES.joinpath(name).read_bytes()


def embedded(name: str) -> str:
    """The address of a face that is a part of the page itself."""
    return f"data:font/woff2;base64,{b64encode(content(name)).decode('ascii')}"


def style(language: str, address: Callable[[str], str] = embedded) -> str:
    """The style sheet that brings the fonts of a language; ``address``: of a face by its name.

    Text is not shown in another font first: what stands beside it would move.
    """
    return "".join(
        f"@font-face{{font-family:'{family}';font-weight:{WEIGHTS[cut]};font-display:block;"
        f"src:url({address(name)}) format('woff2')}}"
        for family, cut, name in faces(language)
    )
