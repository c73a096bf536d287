"""The board, the sheet beside it, and the frame of a widget that has both."""

from dokmus_widgets.widgets.board.listeners import Listeners
from dokmus_widgets.widgets.board.part import Part
from dokmus_widgets.widgets.board.presses import Press, Presses, nothing, plain
from dokmus_widgets.widgets.board.preview import Preview
from dokmus_widgets.widgets.board.scene_data import marks_of
from dokmus_widgets.widgets.board.sheet import Section, SheetWidget
from dokmus_widgets.widgets.board.view import View

__all__ = ["Listeners", "Part", "Press", "Presses", "Preview", "Section", "SheetWidget", "View"]
__all__ += ["marks_of", "nothing", "plain"]
