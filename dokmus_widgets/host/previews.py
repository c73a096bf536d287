"""Pictures of positions, for where a link to a page is shown elsewhere."""

from __future__ import annotations

from typing import Final

from ipywidgets import Box, Widget

from dokmus_widgets.core.notation import position_code, read_position_code
from dokmus_widgets.drawing.pictures.picture import picture_of
from dokmus_widgets.explain.messages import LANGUAGES, speaking
from dokmus_widgets.widgets.board.widget import BoardWidget
from dokmus_widgets.widgets.sections.elsewhere import has_hidden_cards

POSITION_FIELD: Final = "position"
#: As wide as a picture beside a link is shown anywhere, in pixels.
WIDTH: Final = 1200


def shown_position(widget: Widget) -> str:
    """The code of the position on the first board of a tree; nothing where it has secrets."""
    if isinstance(widget, BoardWidget):
        return "" if has_hidden_cards(widget.position) else position_code(widget.position)
    children = widget.children if isinstance(widget, Box) else ()
    return next(filter(None, map(shown_position, children)), "")


def to_draw(code: str) -> tuple[str, int, str, str]:
    """What `dokmus_widgets.drawing.png` draws for a position; `ValueError` for what is no code."""
    with speaking(LANGUAGES[0]):  # of words it has the names of columns and rows only
        picture = picture_of(read_position_code(code))
        return picture.svg("light"), WIDTH, picture.title, picture.description
