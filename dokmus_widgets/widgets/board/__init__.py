"""The board, the sheet beside it, and the frame of both."""

from dokmus_widgets.widgets.board.listeners import Listeners as Listeners
from dokmus_widgets.widgets.board.part import Part as Part
from dokmus_widgets.widgets.board.presses import (
    Press as Press,
    Presses as Presses,
    nothing as nothing,
    plain as plain,
)
from dokmus_widgets.widgets.board.preview import Preview as Preview
from dokmus_widgets.widgets.board.scene_data import marks_of as marks_of
from dokmus_widgets.widgets.board.sheet import Section as Section, SheetWidget as SheetWidget
from dokmus_widgets.widgets.board.view import View as View
