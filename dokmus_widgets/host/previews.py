"""Preview pictures of positions, which other websites show beside a link."""

from typing import Final

from ipywidgets import Box, Widget

from dokmus_widgets.core.notation import position_code, read_position_code
from dokmus_widgets.core.observe import has_hidden_cards
from dokmus_widgets.drawing.pictures.picture import Picture, picture_of
from dokmus_widgets.explain.messages import LANGUAGES, speaking
from dokmus_widgets.widgets.board.widget import BoardWidget

POSITION_FIELD: Final = "position"


def shown_position_code(widget: Widget) -> str:
    """Return the position code of the first board of a tree, or nothing if it has hidden cards."""
    if isinstance(widget, BoardWidget):
        return "" if has_hidden_cards(widget.state) else position_code(widget.state)
    children = widget.children if isinstance(widget, Box) else ()
    return next(filter(None, map(shown_position_code, children)), "")


def preview_picture(code: str) -> Picture:
    """Return the picture of a position; raise `ValueError` for an invalid code."""
    with speaking(LANGUAGES[0]):  # the picture's only words are the names of columns and rows
        return picture_of(read_position_code(code))
