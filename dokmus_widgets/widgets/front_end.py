"""The front end's files, made into what a notebook or a page can load without asking for more."""

from __future__ import annotations

import base64
import re
from functools import cache
from importlib.resources import files
from pathlib import PurePosixPath

from dokmus_widgets.drawing import art_css, variables_css

_IMPORT = re.compile(r'(\bfrom\s*|\bimport\s*)"(\.{1,2}/[^"]+)"')


def _read(path: str) -> str:
    return files(__package__).joinpath("static", path).read_text("utf-8")


@cache
def module(path: str) -> str:
    """An ES module below ``static`` as one text: what it imports comes along as data URLs.

    Hosts load a widget's module from a blob, where relative addresses lead nowhere.
    """
    folder = PurePosixPath(path).parent

    def inline(match: re.Match[str]) -> str:
        wanted = (folder / match[2]).as_posix()
        return f'{match[1]}"{_data_url(wanted)}"'

    return _IMPORT.sub(inline, _read(path))


@cache
def _data_url(path: str) -> str:
    encoded = base64.b64encode(module(path).encode("utf-8")).decode("ascii")
    return f"data:text/javascript;base64,{encoded}"


@cache
def styles(*names: str) -> str:
    """The palette, the art's rules, and style sheets below ``static``, as one text."""
    return "\n".join([variables_css(".dokmus"), art_css(None), *map(_read, names)])


@cache
def plain_style(name: str) -> str:
    """One style sheet below ``static``, for what shows no board and needs none of its colours."""
    return _read(name)
