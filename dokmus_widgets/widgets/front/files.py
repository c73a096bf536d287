"""The files of the front end: their sources, and the built module and style sheet.

``make front`` writes both to ``built``; their first line is a digest of the sources and the result.
"""

import hashlib
from functools import cache
from importlib.resources import files
from typing import Final

from dokmus_widgets.drawing import art_css, defs, variables_css

#: The style sheets, in order.
STYLES: Final = (
    "board/board.css",
    "sheet/sheet.css",
    "sheet/slots.css",
    "sections/rules.css",
    "sections/editor.css",
    "sections/lessons.css",
    "page/notice.css",
    "sheet/media.css",
)


def _read(path: str) -> str:
    return files(__package__).joinpath(path).read_text("utf-8")


#: The module that a notebook loads for each widget.
STUB: Final = _read("stub.mjs")


def themes() -> str:
    """Return the style sheet that adopts the host's theme, for outside of all shadow trees."""
    return _read("page/themes.css")


def dressing_script() -> str:
    """Return the script that says on the root what the page is laid out for, for a page's own."""
    return _read("host/dress.mjs").replace("export ", "")


@cache
def built(name: str) -> str:
    return _read(f"built/{name}")


@cache
def charts_module() -> tuple[str, str]:
    """Return the file name and the text of BokehJS as a module.

    Raise ``ImportError`` without Bokeh.
    """
    import bokeh

    script = files(bokeh).joinpath("server/static/js/bokeh.min.js").read_text("utf-8")
    # A separate scope: the page may have another BokehJS.
    text = f"const home = {{}};\n(function () {{\n{script}\n}}).call(home);\n{_read('charts.mjs')}"
    return f"charts-{hashlib.sha256(text.encode()).hexdigest()[:12]}.mjs", text


def symbols_element() -> str:
    """Return the chart's symbols, which boards refer to, as an invisible element."""
    return f'<svg class="dk-symbols" aria-hidden="true" width="0" height="0">{defs()}</svg>'


def style_source() -> str:
    return "\n".join([variables_css(".dokmus"), art_css(None), *map(_read, STYLES)])


def module_source() -> str:
    root = files(__package__)
    folders = sorted(one.name for one in root.iterdir() if one.is_dir() and one.name != "built")
    texts = [_read("front.mjs")]
    for folder in folders:
        names = sorted(one.name for one in root.joinpath(folder).iterdir())
        texts += (_read(f"{folder}/{name}") for name in names if name.endswith(".mjs"))
    return "\n".join(texts)


def mark(source: str, result: str) -> str:
    """Return the first line of a built file: a digest of its source and its content."""
    digest = hashlib.sha256(f"{source}\0{result}".encode()).hexdigest()[:16]
    return f"/* {digest} */"
