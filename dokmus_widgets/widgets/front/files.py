"""The front end's files: what it is made of, and what is made of it.

``built`` holds one module and one style sheet, made by ``make front`` and shipped; the first line
of each is a mark of what it was made of.
"""

from __future__ import annotations

import hashlib
from functools import cache
from importlib.resources import files
from typing import Final

from dokmus_widgets.drawing import art_css, defs, variables_css

#: The style sheets, in the order in which they come.
STYLES: Final = (
    "board/board.css",
    "sheet/sheet.css",
    "sections/rules.css",
    "sections/editor.css",
    "sections/lessons.css",
    "page/notice.css",
)


def _read(path: str) -> str:
    return files(__package__).joinpath(path).read_text("utf-8")


#: What a notebook loads for each widget.
STUB: Final = _read("stub.mjs")


def themes() -> str:
    """What tells widgets of the host's theme: it has to lie outside of every shadow tree."""
    return _read("page/themes.css")


@cache
def built(name: str) -> str:
    """A file that was made, ``front.mjs`` or ``front.css``, with its mark."""
    return _read(f"built/{name}")


@cache
def charts_module() -> tuple[str, str]:
    """What draws charts: the name of the module for pages, and BokehJS as one.

    ``ImportError`` without Bokeh.
    """
    import bokeh

    script = files(bokeh).joinpath("server/static/js/bokeh.min.js").read_text("utf-8")
    # A module of its own, beside whatever BokehJS the page has otherwise.
    text = f"const home = {{}};\n(function () {{\n{script}\n}}).call(home);\n{_read('charts.mjs')}"
    return f"charts-{hashlib.sha256(text.encode()).hexdigest()[:12]}.mjs", text


def symbols() -> str:
    """The symbols of the chart, which boards name, as an element that shows nothing."""
    return f'<svg class="dk-symbols" aria-hidden="true" width="0" height="0">{defs()}</svg>'


def style_source() -> str:
    """The whole style sheet: the palette, the rules of the art, and the sheets of this folder."""
    return "\n".join([variables_css(".dokmus"), art_css(None), *map(_read, STYLES)])


def module_source() -> str:
    """All that the module is made of, one text after the other."""
    here = files(__package__)
    rooms = sorted(room.name for room in here.iterdir() if room.is_dir() and room.name != "built")
    texts = [_read("front.mjs")]
    for room in rooms:
        names = sorted(one.name for one in here.joinpath(room).iterdir())
        texts += (_read(f"{room}/{name}") for name in names if name.endswith(".mjs"))
    return "\n".join(texts)


def mark(source: str, made: str) -> str:
    """The first line of a file: it tells what it was made of, and that nobody has changed it."""
    tells = hashlib.sha256(f"{source}\0{made}".encode()).hexdigest()[:16]
    return f"/* {tells} */"
