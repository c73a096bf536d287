"""Boards drawn into pages, in the colours of the page."""

from __future__ import annotations

import re
from html import escape
from typing import Final

from dokmus_widgets.core.notation import read_position_code
from dokmus_widgets.drawing import art_css, chart, defs, variables_css
from dokmus_widgets.drawing.pictures.picture import drawn_marks, picture_of, read_mark

#: ``<!-- board CODE [MARK ...] | CAPTION -->`` on a line of its own.
_BOARD: Final = re.compile(r"^<!-- board (\S+)((?: \w+:\S+)*) \| (.+?) -->$", re.MULTILINE)
_REFERENCE: Final = re.compile(r'href="#(dk-[\w-]+)"')


def style_sheet() -> str:
    """Return the rules and colours of boards; the page's scheme chooses between light and dark."""
    return f"{variables_css('.board-art')}\n{art_css()}\n"


def with_boards(markdown: str) -> str:
    """Draw the boards that a page asks for, and add the symbols that they refer to."""
    drawn = _BOARD.sub(lambda found: _board(found[1], found[2].split(), found[3]), markdown)
    names = set(_REFERENCE.findall(drawn))
    if not names:
        return drawn
    symbols = f'<svg class="board-art symbols" aria-hidden="true">{defs(names)}</svg>'
    return f"{drawn}\n\n{symbols}\n"


def _board(code: str, marks: list[str], caption: str) -> str:
    state = read_position_code(code)
    drawn = picture_of(state, *drawn_marks([read_mark(state, text) for text in marks]))
    return figure(chart(drawn.scene, drawn.title, drawn.description), escape(caption))


def figure(svg: str, caption: str, kind: str = "") -> str:
    """Return a figure as one line of HTML, which Markdown leaves alone."""
    # The letters on a board are nothing to search for.
    inside = " ".join(svg.split("\n")).replace("<svg ", "<svg data-search-exclude ", 1)
    return f'<figure class="board-art {kind}">{inside}<figcaption>{caption}</figcaption></figure>'
