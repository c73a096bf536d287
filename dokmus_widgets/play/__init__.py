"""A game at the table, without a screen: clicks and choices, tools, undo, the list of moves."""

from dokmus_widgets.play.game import Game
from dokmus_widgets.play.tools import Tool

__all__ = ["Game", "Tool"]
