"""The way from a board to the rules explorer: asking about the position that is shown."""

from __future__ import annotations

from dokmus_widgets.widgets.board.board_and_sheet import BoardAndSheet
from dokmus_widgets.widgets.rules.widget import RuleExplorer


def to_rules(self: BoardAndSheet) -> RuleExplorer:
    """The rules explorer on the position that is shown, hidden cards and all, to ask about it."""
    return RuleExplorer(position=self.state, language=self.language)
