"""A voluntary sacrifice on a space that could be taken for free."""

from typing import ClassVar

from dokmus_widgets.core import Place, Rotation
from dokmus_widgets.core.island.spaces import parse_space
from dokmus_widgets.explain import Answer, say, space_on
from dokmus_widgets.play import Tool
from dokmus_widgets.widgets.board.part import Part
from dokmus_widgets.widgets.board.presses import Press, Presses, text
from dokmus_widgets.widgets.board.widget import names_of
from dokmus_widgets.widgets.game.board import GameBoard
from dokmus_widgets.widgets.sections.basic import Button


class Payment(Part):
    """The button that places a token with a sacrifice on the space pointed at last."""

    presses: ClassVar[Presses] = {
        "pay_anyway": Press(
            text, "pay", offers=lambda part: names_of(part._board.state.island.frame)
        )
    }

    def __init__(self, board: GameBoard) -> None:
        self._board = board
        self._pointed = ""

    def pay(self, space: str) -> Answer:
        """Place a token with a sacrifice although it could be free, as for the points."""
        return self._board.act(Place(space_on(self._board.state.island.frame, space), 1))

    def point_at(self, space: str) -> None:
        """Show the button for a space; it stays while the pointer goes from the space to it."""
        if space and space not in (*Rotation, self._pointed):
            offered, self._pointed = self.buttons(), space
            if self.buttons() != offered:
                self._board._show_sheet()

    def buttons(self) -> list[Button]:
        game, space = self._board.game, self._pointed
        if not space or game.waits or game.tool is not Tool.PLACE:
            return []
        where, legal = parse_space(space), game.state.legal_actions()
        if Place(where) in legal and Place(where, 1) in legal:
            return [Button("pay_anyway", say("tool-pay"), space)]
        return []
