"""Another widget, such as the rules explorer, in place of a game."""

from collections.abc import Mapping
from typing import Any, ClassVar

from dokmus_widgets.core import State
from dokmus_widgets.explain import Answer, say, speaking
from dokmus_widgets.widgets.board import Part, Press, Presses, SheetWidget, nothing, plain
from dokmus_widgets.widgets.board.board_and_sheet import BoardAndSheet
from dokmus_widgets.widgets.game.board import GameBoard
from dokmus_widgets.widgets.sections.basic import Player
from dokmus_widgets.widgets.sections.elsewhere import InPlace

#: The CSS class that hides the board and the sheet of a waiting game.
_WAITS = "dokmus-waiting"


class WidgetInPlace(Part):
    """A widget shown in place of a game until the user returns or plays on.

    ``shown``: that widget; None while the game is shown.
    """

    presses: ClassVar[Presses] = {
        "ask_rules": Press(nothing, "press_ask_rules", again=False),
        **plain("back_to_game", again=False),
    }

    def __init__(self, board: GameBoard) -> None:
        self._board = board
        self.shown: BoardAndSheet | None = None
        self._way_back: SheetWidget
        self._title = self._back = ""
        self._seat: int | None = None

    def ask_rules(self) -> Answer:
        """Show the rules explorer on this position in place of the game; return its answer."""
        if self.shown is not None:
            return self.shown.answer
        return self.show(self._board.rules(), "elsewhere-rules", self._board.state.to_act)

    def press_ask_rules(self) -> None:
        """Show the rules explorer, unless the page links to one."""
        if not self._board._export.has_address:
            self.ask_rules()

    def show(
        self, widget: BoardAndSheet, title: str, seat: int | None = None, back: str = "page-back"
    ) -> Answer:
        """Show a widget in place of the game; return its answer.

        ``title``, ``back``: the messages above it, and of the way back; ``seat``: named to act.
        """
        board = self._board
        self._remove_widget()
        self.shown, self._way_back = widget, SheetWidget(name="way-back")
        self._title, self._seat, self._back = title, seat, back
        widget.on_language(self._follow)
        self._way_back._listeners.append(board.by_hand)
        self._show_way_back()
        board.set_trait("children", [*board.children, self._way_back, widget])
        board._show_sheet()
        return widget.answer

    def back_to_game(self) -> Answer:
        """Show the game again; return its answer."""
        if self.shown is not None:
            self._remove_widget()
            self._board._show_sheet()
        return self._board.answer

    def _remove_widget(self) -> None:
        widget, self.shown = self.shown, None
        if widget is None:
            return
        board, removed = self._board, (self._way_back, widget)
        board.set_trait("children", [one for one in board.children if one not in removed])
        for one in removed:
            one.close()

    def _follow(self, language: str) -> None:
        if language != self._board.language:
            self._board.set_language(language)

    @property
    def ask_label(self) -> str:
        """The text of the button that asks the rules; empty without one."""
        here = self._board._export.has_address or self.shown is not None
        return "" if here else say("elsewhere-rules")

    def _show_way_back(self) -> None:
        board = self._board
        with speaking(board.language):
            seat = self._seat
            who = None if seat is None else Player(board.names[seat], seat, say("seat-acts"))
            back = say(self._back, page="play")
            self._way_back.show([InPlace(say(self._title), who, back)])

    def lay_out(self, classes: dict[str, bool]) -> dict[str, bool]:
        """Lay out nothing of a waiting game, whose classes would hold for what is in its place."""
        waits = self.shown is not None
        return {name: applies and not waits for name, applies in classes.items()} | {_WAITS: waits}

    def after_user_action(self, before: State) -> None:
        self._remove_widget()

    def restore(self, snapshot: Mapping[str, Any]) -> None:
        self._remove_widget()

    def translate(self) -> None:
        if self.shown is not None:
            self._show_way_back()
            self._way_back.translate()
            if self.shown.language != self._board.language:
                self.shown.set_language(self._board.language)

    def close(self) -> None:
        self._remove_widget()
