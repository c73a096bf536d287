"""A game in which each move that was made can be looked at once more, while it waits as it is."""

from __future__ import annotations

from typing import ClassVar

from dokmus_widgets.core import Phase, State
from dokmus_widgets.core.observe import with_hidden_cards_normalized
from dokmus_widgets.explain import say
from dokmus_widgets.explore.effects import last_effect
from dokmus_widgets.play.history import Ply
from dokmus_widgets.widgets.board.presses import Press, Presses, number
from dokmus_widgets.widgets.board.view import View
from dokmus_widgets.widgets.effects.view import with_effect
from dokmus_widgets.widgets.game.helping import HelpingBoard


class EarlierBoard(HelpingBoard):
    """The same, and back to any move: the position that it led to, in a game apart."""

    presses: ClassVar[Presses] = {
        **HelpingBoard.presses,
        "look_at": Press(number, again=False, offers=lambda widget: range(1, widget.most + 1)),
    }
    _ply: Ply | None = None
    _place = 0

    @property
    def most(self) -> int:
        """How many moves were made."""
        return len(self.own.history.plies)

    @property
    def place(self) -> int:
        """The number of the move that is shown: the last one, unless an earlier one is."""
        return self.most if self._ply is None else self._place

    def look_at(self, place: int) -> None:
        """Show what a move led to, 1 for the first; ``ValueError`` where there is none.

        What was hidden at that moment stays so. :meth:`back_to_mine` leaves it.
        """
        if place not in range(1, self.most + 1):
            raise ValueError(f"there is no move {place!r}; moves are 1 to {self.most}")
        ply = self.own.history.plies[place - 1]
        self._driver.stop()
        self._set_apart(
            with_hidden_cards_normalized(self._as_known(ply.after)),
            lambda: say("help-at", place=place, most=self.most),
        )
        self._ply, self._place = ply, place
        self._retell()

    def _as_known(self, state: State) -> State:
        """While the cards of this round are secret, what is left to choose would tell them."""
        now = self.own.state
        if (
            state.phase is not Phase.GUARDIANS
            or now.phase is Phase.OVER
            or state.round != now.round
        ):
            return state
        before = (ply.before for ply in self.own.history.plies)
        chosen = (one for one in before if (one.phase, one.round) == (state.phase, state.round))
        return next(chosen, state)

    def _leave_apart(self) -> None:
        super()._leave_apart()
        self._ply = None

    def _helped(self, view: View) -> View:
        ply = None if self.game.history.plies else self._ply
        return super()._helped(view if ply is None else with_effect(view, last_effect(ply)))
