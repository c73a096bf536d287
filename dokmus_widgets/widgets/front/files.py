"""The front end's files, made into what a notebook or a page can load without asking for more."""

from __future__ import annotations

import base64
import posixpath
import re
from functools import cache
from importlib.resources import files

from dokmus_widgets.drawing import art_css, variables_css

_IMPORT = re.compile(r'(\bfrom\s*|\bimport\s*)"(\.{1,2}/[^"]+)"')


def _read(path: str) -> str:
    return files(__package__).joinpath(path).read_text("utf-8")


@cache
def module(path: str) -> str:
    """An ES module of this folder as one text: what it imports comes along as data URLs.

    Hosts load a widget's module from a blob, where relative addresses lead nowhere.
    """
    folder = posixpath.dirname(path)

    def inline(match: re.Match[str]) -> str:
        wanted = posixpath.normpath(posixpath.join(folder, match[2]))
        return f'{match[1]}"{_data_url(wanted)}"'

    return _IMPORT.sub(inline, _read(path))


@cache
def _data_url(path: str) -> str:
    encoded = base64.b64encode(module(path).encode("utf-8")).decode("ascii")
    return f"data:text/javascript;base64,{encoded}"


@cache
def styles(*names: str) -> str:
    """The palette, the art's rules, and style sheets of this folder, as one text."""
    return "\n".join([variables_css(".dokmus"), art_css(None), *map(_read, names)])


@cache
def plain_style(name: str) -> str:
    """One style sheet of this folder, for what shows no board and needs none of its colours."""
    return _read(name)
