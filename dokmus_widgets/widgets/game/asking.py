"""What takes a game's own place where no page opens it, as the rules: there, and back to it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from dokmus_widgets.explain import Answer, say
from dokmus_widgets.explain.answers import Telling
from dokmus_widgets.widgets.board.board_and_sheet import BoardAndSheet
from dokmus_widgets.widgets.board.presses import Press, Presses, nothing, plain
from dokmus_widgets.widgets.board.sheet import SheetWidget
from dokmus_widgets.widgets.game.board import GameBoard
from dokmus_widgets.widgets.language import spoken
from dokmus_widgets.widgets.rules.widget import RuleExplorer
from dokmus_widgets.widgets.sections.basic import Player
from dokmus_widgets.widgets.sections.elsewhere import InPlace

#: Has its board and its sheet wait unseen, as they are.
_WAITS = "dokmus-waiting"


class AskingBoard(GameBoard):
    """A game whose place another widget can take, until one goes back or plays on."""

    presses: ClassVar[Presses] = {
        **GameBoard.presses,
        "ask_rules": Press(nothing, "_press_ask", again=False),
        **plain("back_to_game", again=False),
    }
    _asked: RuleExplorer | BoardAndSheet | None = None
    _way_back: SheetWidget
    _titled: str

    @property
    def asked(self) -> RuleExplorer | BoardAndSheet | None:
        """What is shown while the game waits; None while the game is shown."""
        return self._asked

    def ask_rules(self) -> Answer:
        """Show the explorer that :meth:`rules` makes in the game's own place; what it says first.

        :meth:`back_to_game`, or whatever is done in the game, closes it and shows the game again.
        """
        if self._asked is not None:
            return self._asked.answer
        return self._show_instead(self.rules(), "elsewhere-rules")

    def _show_instead(self, made: RuleExplorer | BoardAndSheet, title: str) -> Answer:
        """Show another widget in the game's place, under the message of that name; its answer."""
        self.back_to_game()
        self._asked, self._way_back, self._titled = made, SheetWidget(name="way-back"), title
        made.on_language(self._follow)
        self._way_back.on_press(self.by_hand)
        self._show_way_back()
        self.add_class(_WAITS)
        self.set_trait("children", [*self.children, self._way_back, made])
        self._show_sheet()
        return made.answer

    def back_to_game(self) -> Answer:
        """Show the game again as it was left; its answer."""
        asked, self._asked = self._asked, None
        if asked is not None:
            gone = (self._way_back, asked)
            self.set_trait("children", [one for one in self.children if one not in gone])
            self.remove_class(_WAITS)
            self._show_sheet()
            for one in gone:
                one.close()
                one.layout.close()
        return self.answer

    def close(self) -> None:
        """Close the game, and the explorer in its place."""
        if self._asked is not None:
            self.back_to_game()
        super().close()

    def set_language(self, language: str) -> None:
        """Say everything in another language, the explorer too."""
        super().set_language(language)
        if self._asked is not None:
            self._show_way_back()
            self._way_back.retell()
            if self._asked.language != self.language:
                self._asked.set_language(self.language)

    def _follow(self, language: str) -> None:
        """The explorer was told another language, as its search offers to."""
        if language != self.language:
            self.set_language(language)

    def _press_ask(self) -> None:
        if not self._taking.has_address:
            self.ask_rules()

    def _asks(self) -> str:
        """The text of the button; none where a page has the rules, and while they are here."""
        here = self._taking.has_address or self._asked is not None
        return "" if here else say("elsewhere-rules")

    @spoken
    def _show_way_back(self) -> None:
        seat = self.state.to_act
        who = None if seat is None else Player(self.names[seat], seat, True, say("seat-acts"))
        back = say("page-back", page="play")
        self._way_back.show([InPlace(say(self._titled), who, back)])

    # Whatever is done in the game is to be seen

    def _do(self, deed: Callable[[], Answer | Telling]) -> Answer:
        answer = super()._do(deed)
        self.back_to_game()  # last: what has been closed cannot be put back where something fails
        return answer

    def stand_as(self, stand: Mapping[str, Any]) -> None:
        """Stand as such a document says, and show it."""
        self.back_to_game()
        super().stand_as(stand)
