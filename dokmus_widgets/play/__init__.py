"""Games without a screen: clicks, tools, undo, move list."""

from dokmus_widgets.play.game import Game
from dokmus_widgets.play.tools import Tool

__all__ = ["Game", "Tool"]
