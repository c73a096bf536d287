"""The hand of a viewer of a table: what the holder of some seats sees and does."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from dokmus_widgets.core import Action
from dokmus_widgets.explain.answers import Answer
from dokmus_widgets.explain.messages import say
from dokmus_widgets.play.game import Game
from dokmus_widgets.play.move_answers import answer_about, computer_turns_answer, step_told
from dokmus_widgets.play.opponents import Opponents
from dokmus_widgets.play.table import Table


class Hand:
    """A viewer of a table, who holds some of its seats, or none to watch.

    ``game``: the game as the viewer may know it. It acts at the table, and refuses what is not the
    turn of its seats. ``facts_of``: returns what else is said of a seat, such as who is there.

    >>> table = Table(players=2, seed=1)
    >>> Hand(table, [1]).game.click("d4")
    No, d4 isn't on an outer edge of the tile. [setup.start_space]
    """

    def __init__(self, table: Table, seats: Iterable[int] = ()) -> None:
        self.table = table
        self.facts_of: Callable[[int], str] = lambda seat: ""
        self._seats = self._checked(seats)
        self._seen = table.seen_by(self._seats)
        self._replacements = table.replacements
        self._own: dict[int, Action] = {}
        #: True while an action of this viewer is played.
        self.is_acting = False
        self.game = Game(
            state=self._seen.start,
            seed=table.seed,
            names=table.typed,
            hand_over=len(self._seats) > 1,
            # Without the seed of their choices, which would tell their cards.
            opponents=Opponents(table.opponents.players),
            at_once=False,
        )
        self.game.hand = self
        self._show_table()
        self.game.describe()

    def _checked(self, seats: Iterable[int]) -> frozenset[int]:
        held = frozenset(seats)
        for seat in held:
            self.table.state.require_seat(seat)
        return held

    @property
    def seats(self) -> frozenset[int]:
        """The seats of this viewer; none for a watcher."""
        return self._seats

    def hold(self, seats: Iterable[int]) -> Answer:
        """Hold these seats from now on; raise ``ValueError`` for an unknown one."""
        self._seats = self._checked(seats)
        self.game.hand_over = len(self._seats) > 1
        self._show_table()
        return self.game.describe()

    @property
    def is_behind(self) -> bool:
        """True if the table has changed since this viewer saw it, other than by itself."""
        seen = self._seen.place, self._replacements
        return not self.is_acting and seen != (self.table.n, self.table.replacements)

    def act(self, action: Action) -> Answer:
        """Play an action at the table for the seat whose turn it is; return the answer."""
        seat, n = self.game.state.to_act, self._seen.place
        if seat not in self._seats:
            return self.game.refuse(say("told-others-turn", who=self.game.who))
        self.is_acting = True
        try:
            told = self.table.act(seat, action, n)
        finally:
            self.is_acting = False
        if told.done:
            self._own[n + 1] = action
            if self.table.replacements != self._replacements:  # another process was faster
                return self.follow()
            self._show_table()
            return self.game.tell(answer_about(self._seen.plies[n:], self.game.names))
        if self.is_behind:
            self.follow()
        return self.game.tell(told)

    def follow(self) -> Answer:
        """Take over what has happened at the table; return the answer about it."""
        n, replaced = self._seen.place, self.table.replacements != self._replacements
        self._show_table()
        if replaced and self._has_lost_moves():
            return self.game.refuse(say("table-overtaken"))
        plies, names, told = self._seen.plies, self.game.names, Answer("")
        if new := () if replaced else plies[n:]:
            # Of several moves, only who is next.
            told = step_told(plies, names) if len(new) == 1 else computer_turns_answer(new, names)
        return self.game.tell(told) if told.words else self.game.describe()

    def _has_lost_moves(self) -> bool:
        """Forget the moves of this viewer that are not in the log any more; return if any was."""
        kept, own = {move.n: move.action for move in self.table.moves()}, self._own
        self._own = {n: action for n, action in own.items() if kept.get(n) == action}
        return len(self._own) < len(own)

    def _show_table(self) -> None:
        self._seen = self.table.seen_by(self._seats)
        self._replacements = self.table.replacements
        self.game.typed = self.table.typed
        self.game.sit_down(self._seen)

    def __repr__(self) -> str:
        return f"Hand({self.table!r}, seats {sorted(self._seats)})"
