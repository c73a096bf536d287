"""A board on which a game is played, alone or in a lesson."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from dokmus_widgets.core import Action
from dokmus_widgets.core.actions import BY_WORD
from dokmus_widgets.core.observe import with_hidden_cards_normalized
from dokmus_widgets.explain import Answer
from dokmus_widgets.play import Game, Hand, Tool
from dokmus_widgets.widgets.board.board_and_sheet import BoardAndSheet, Subject
from dokmus_widgets.widgets.board.controls import control
from dokmus_widgets.widgets.board.presses import Press, Presses, always, number, one_of, plain
from dokmus_widgets.widgets.board.sheet import Section
from dokmus_widgets.widgets.sections.play import with_words

if TYPE_CHECKING:
    from dokmus_widgets.widgets.rules.widget import RuleExplorer


class GameBoard(BoardAndSheet):
    """A board and a sheet on a :class:`Game`, in slots that never move."""

    _presses: ClassVar[Presses] = {
        **BoardAndSheet._presses,
        **{action.type: Press(always(action), "act") for action in BY_WORD.values()},
        **plain("undo", "redo"),
        "use": Press(one_of(Tool)),
        "choose_guardian": Press(number),
    }

    game = Subject[Game]()
    #: What this viewer sees and does at a table, if the game is played at one.
    hand: Hand | None

    def __init__(self, *arguments: Any, **options: Any) -> None:
        #: What the sheet tells of the space pointed at, in place of the last answer.
        self._pointed_shown = ""
        super().__init__(*arguments, **options)
        self.add_class("dokmus-play")
        self.board.observe(self._follow_pointer, "preview")

    def _follow_pointer(self, _change: object) -> None:
        if self._pointed_words() != self._pointed_shown:
            self._show_sheet()

    def _pointed_words(self) -> str:
        """Return what a tap on the space that was tapped last would do; empty without one."""
        seen = self.board.preview
        return str(seen["told"]) if seen.get("tick") == self.board.tick else ""

    def _shown_beside(self) -> list[Section]:
        self._pointed_shown = words = self._pointed_words()
        return [with_words(one, words) for one in self._beside()] if words else self._beside()

    click = control(Game.click)
    use = control(Game.use)
    choose_guardian = control(Game.choose_guardian)
    take_talisman = control(Game.take_talisman)
    move_tile = control(Game.move_tile)
    rotate_tile = control(Game.rotate_tile)
    move_token = control(Game.move_token)
    decline_ruins = control(Game.decline_ruins)
    sacrifice = control(Game.sacrifice)
    end_turn = control(Game.end_turn)
    undo = control(Game.undo)
    redo = control(Game.redo)

    def act(self, action: Action | Mapping[str, Any]) -> Answer:
        """Perform an action of the rules core, or one as a document."""
        parsed = action if isinstance(action, Action) else Action.from_dict(action)
        return self._act(lambda game: game.act(parsed))

    def rules(self) -> RuleExplorer:
        """Return the rules explorer on this position, with hidden cards replaced by others."""
        from dokmus_widgets.widgets.rules.widget import RuleExplorer  # not all games ask

        return RuleExplorer(
            position=with_hidden_cards_normalized(self.state), language=self.language
        )
