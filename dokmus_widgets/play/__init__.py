"""Games without a screen: clicks, tools, undo, move list; tables that several viewers share."""

from dokmus_widgets.play.game import Game
from dokmus_widgets.play.new_game import NewGame
from dokmus_widgets.play.table.hand import Hand
from dokmus_widgets.play.table.table import Table
from dokmus_widgets.play.tools import Tool

__all__ = ["Game", "Hand", "NewGame", "Table", "Tool"]
