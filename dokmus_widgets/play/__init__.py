"""Games without a screen: clicks, tools, undo, move list; tables that several viewers share."""

from dokmus_widgets.play.arguments import (
    read_choice as read_choice,
    read_rules as read_rules,
    read_seed as read_seed,
)
from dokmus_widgets.play.game import Game
from dokmus_widgets.play.history import History as History, Ply as Ply
from dokmus_widgets.play.link_fields import Linked as Linked, LinkFields as LinkFields
from dokmus_widgets.play.new_game import NewGame
from dokmus_widgets.play.positions import (
    Position as Position,
    read_position as read_position,
    state_of as state_of,
)
from dokmus_widgets.play.table.hand import Hand
from dokmus_widgets.play.table.table import Table
from dokmus_widgets.play.tools import Tool

__all__ = ["Game", "Hand", "NewGame", "Table", "Tool"]
