"""Preview pictures of positions, which other websites show beside a link."""

from typing import Final

from ipywidgets import Box, Widget

from dokmus_widgets.core.notation import position_code, read_position_code
from dokmus_widgets.drawing.pictures.picture import picture_of
from dokmus_widgets.explain.messages import LANGUAGES, speaking
from dokmus_widgets.widgets.board.widget import BoardWidget
from dokmus_widgets.widgets.sections.elsewhere import has_hidden_cards

POSITION_FIELD: Final = "position"
#: Pixels; the widest at which websites show a preview.
WIDTH: Final = 1200


def shown_position_code(widget: Widget) -> str:
    """Return the position code of the first board of a tree, or nothing if it has hidden cards."""
    if isinstance(widget, BoardWidget):
        return "" if has_hidden_cards(widget.position) else position_code(widget.position)
    children = widget.children if isinstance(widget, Box) else ()
    return next(filter(None, map(shown_position_code, children)), "")


def drawing_arguments(code: str) -> tuple[str, int, str, str]:
    """Return the input of `dokmus_widgets.drawing.png`; raise `ValueError` for an invalid code."""
    with speaking(LANGUAGES[0]):  # the picture's only words are the names of columns and rows
        picture = picture_of(read_position_code(code))
        return picture.svg("light"), WIDTH, picture.title, picture.description
