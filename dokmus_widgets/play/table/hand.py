"""The hand of a viewer of a table: what the holder of some seats sees and does."""

from collections.abc import Callable, Iterable

from dokmus_widgets.core import Action
from dokmus_widgets.explain import Answer, say
from dokmus_widgets.play.game import Game
from dokmus_widgets.play.move_answers import answer_about, computer_turns_answer, step_told
from dokmus_widgets.play.opponents import Opponents
from dokmus_widgets.play.table.entries import Ask, entry_words
from dokmus_widgets.play.table.table import Table


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
        #: The entries of the log that this viewer has seen, and the revisions.
        self._n, self._revisions = table.n, table.revisions
        self._own: dict[int, Action] = {}
        #: True while an action of this viewer is played.
        self.is_acting = False
        self.game = Game(
            state=self._seen.start,
            seed=table.seed,
            names=table.typed,
            hand_over=len(self._seats) > 1,
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
        seen = self._n, self._revisions
        return not self.is_acting and seen != (self.table.n, self.table.revisions)

    def act(self, action: Action) -> Answer:
        """Play an action at the table for the seat whose turn it is; return the answer."""
        seat, place, n = self.game.state.to_act, self._seen.place, self.table.n
        if seat not in self._seats:
            return self.game.refuse(say("told-others-turn", who=self.game.who))
        told = self._at_table(lambda: self.table.act(seat, action, self._n))
        if told.done:
            self._own[n + 1] = action
            if self.table.revisions != self._revisions:  # another process was faster
                return self.follow()
            self._show_table()
            return self.game.tell(answer_about(self._seen.plies[place:], self.game.names))
        if self.is_behind:
            self.follow()
        return self.game.tell(told)

    def follow(self) -> Answer:
        """Take over what has happened at the table; return the answer about it."""
        place, replaced = self._seen.place, self.table.revisions != self._revisions
        entries = self.table.moves(self._n)
        self._show_table()
        if replaced and self._has_lost_moves():
            return self.game.refuse(say("table-overtaken"))
        plies, names, words = self._seen.plies, self.game.names, ""
        if entries:
            words = entry_words(entries[-1], names)
        if not words and (new := () if replaced else plies[place:]):
            # Of several moves, only who is next.
            if len(new) == 1:
                return self.game.tell(step_told(plies, names))
            return self.game.tell(computer_turns_answer(new, names, self.game.people))
        return self.game.tell(Answer(words)) if words else self.game.describe()

    @property
    def undo_places(self) -> list[int]:
        """The numbers of moves to which this viewer can ask to go back, the latest first."""
        return self.table.undo_places(self._seats)

    def undo(self, place: int | None = None) -> Answer:
        """Ask the others to undo one's last action, or all since ``place``."""
        if self.is_behind:
            self.follow()
        places = self.undo_places
        if not places or place not in (None, *places):
            none = all(ply.before.to_act not in self._seats for ply in self._seen.plies)
            return self.game.refuse(say("do-undo-none" if none else "do-undo-hidden"))
        at = places[0] if place is None else place
        return self._ask(self._seen.plies[at].before.to_act or 0, Ask(at))

    def let_play(self, seat: int, level: str) -> Answer:
        """Ask the others that a computer player goes on for a seat of one's own."""
        if seat not in self._seats & self.table.people:
            return self.game.refuse(say("table-no-seat"))
        return self._ask(seat, Ask(level=level))

    def _ask(self, seat: int, ask: Ask) -> Answer:
        return self._told(lambda: self.table.ask(self._seats, seat, ask))

    def answer_request(self, n: object, *, agrees: bool) -> Answer:
        """Agree to the request of that number, or decline it; who asked withdraws it."""
        return self._told(lambda: self.table.answer_request(self._seats, n, agrees=agrees))

    def _told(self, do: Callable[[], Answer]) -> Answer:
        """Do something at the table, and show what has happened there."""
        answer = self._at_table(do)
        self._show_table()
        return self.game.tell(answer)

    def _at_table(self, do: Callable[[], Answer]) -> Answer:
        self.is_acting = True
        try:
            return do()
        finally:
            self.is_acting = False

    def _has_lost_moves(self) -> bool:
        """Forget the moves of this viewer that are not in the log any more; return if any was."""
        kept, own = {move.n: move.action for move in self.table.moves()}, self._own
        self._own = {n: action for n, action in own.items() if kept.get(n) == action}
        return len(self._own) < len(own)

    def _show_table(self) -> None:
        self._seen = self.table.seen_by(self._seats)
        self._n, self._revisions = self.table.n, self.table.revisions
        self.game.typed = self.table.typed
        # Without the seed of their choices, which would tell their cards.
        self.game.sit_down(self._seen, Opponents(self.table.opponents.players))

    def __repr__(self) -> str:
        return f"Hand({self.table!r}, seats {sorted(self._seats)})"
