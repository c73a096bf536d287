"""The widgets: a board, the sheet beside it, and whole games, for any Jupyter front end."""

from dokmus_widgets.widgets.board import BoardWidget
from dokmus_widgets.widgets.game import GameWidget
from dokmus_widgets.widgets.sheet import SheetWidget

__all__ = ["BoardWidget", "GameWidget", "SheetWidget"]
