"""Requests among the players of a table: to undo, and to let a computer player go on."""

from collections.abc import Callable
from typing import Final, NamedTuple

from dokmus_widgets.core import Action, ChooseGuardian, Phase
from dokmus_widgets.play.history import History
from dokmus_widgets.play.table.entries import Ask, Entry, Reply, StandIn, Undo
from dokmus_widgets.play.turns import last_turns

#: Entries of a log after which nobody can ask for anything, or be replaced.
MAX_ENTRIES: Final = 5000


class Request(NamedTuple):
    """A request that the others have not answered: its number in the log, who asks, for what.

    ``asked``: the seats that were asked; ``agreed``: those that have agreed.
    """

    n: int
    seat: int
    ask: Ask
    asked: frozenset[int] = frozenset()
    agreed: frozenset[int] = frozenset()


class Requests:
    """The request at a table, one at a time; once all have agreed, it is done.

    ``pending``: the request that is not settled, if any. ``enter``: does what an entry of the log
    says, for a seat, and adds it; ``people``: returns the seats that are asked; ``can_go_back``:
    whether going back to a number of moves hides no card again.
    """

    def __init__(
        self,
        enter: Callable[[int, Entry], object],
        people: Callable[[], frozenset[int]],
        can_go_back: Callable[[int], bool],
    ) -> None:
        self._enter, self._people, self._can_go_back = enter, people, can_go_back
        self.pending: Request | None = None
        #: The seats that have asked for something since the last move.
        self._have_asked = set[int]()
        self._n = 0

    def note(self, seat: int, entry: Entry) -> None:
        """Take note of the next entry of the log."""
        self._n += 1
        pending = self.pending
        if isinstance(entry, Ask):
            self.pending = Request(self._n, seat, entry, self._people() - {seat})
            self._have_asked.add(seat)
        elif isinstance(entry, Reply):
            if pending is None or not entry.agrees:
                self.pending = None
            else:
                self.pending = pending._replace(agreed=pending.agreed | {seat})
        elif isinstance(entry, Action | Undo):
            self.pending = None
            self._have_asked.clear()
        elif isinstance(entry, StandIn) and pending is not None:
            is_lost = seat in {pending.seat} | self._missing_consent(pending)
            self.pending = None if is_lost else pending

    def ask(self, own: frozenset[int], seat: int, ask: Ask) -> str:
        """Ask the others for something for a seat of one's own; do it where nobody is to be asked.

        ``own``: all of one's own. Return the id of the message of a refusal, or an empty text.
        """
        if self.pending is not None:
            return "table-ask-waits"
        if self._n >= MAX_ENTRIES:
            return "table-ask-full"
        if seat in self._have_asked:
            return "table-ask-again"
        agreeing = sorted(own & self._people() - {seat})
        self._enter(seat, ask)
        for other in agreeing:
            self._enter(other, Reply(agrees=True))
        self.settle()
        return ""

    def answer(self, own: frozenset[int], n: object, *, agrees: bool) -> str:
        """Answer the request of that number for one's own seats; who asked withdraws it.

        Return the id of the message of a refusal, or an empty text.
        """
        pending = self.pending
        if pending is None or pending.n != n or not own & self._people() - pending.agreed:
            return "table-ask-gone"
        is_own = pending.seat in own
        if is_own and agrees:
            return "table-ask-waits"
        answering = {pending.seat} if is_own else own & self._people() - pending.agreed
        for seat in sorted(answering)[: None if agrees else 1]:
            self._enter(seat, Reply(agrees, withdrawn=is_own))
        self.settle()
        return ""

    def settle(self) -> None:
        """Do what was asked for once all have agreed; drop it if who asked has left."""
        if (pending := self.pending) is None:
            return
        seat, ask, people = pending.seat, pending.ask, self._people()
        if seat not in people:
            self._enter(seat, Reply(agrees=False, withdrawn=True))
        elif missing := self._missing_consent(pending):
            self._enter(min(missing), Reply(agrees=False))
        elif people <= pending.agreed | {seat}:
            self.pending = None
            self._enter(seat, StandIn(ask.level) if ask.level else Undo(ask.place))

    def _missing_consent(self, request: Request) -> frozenset[int]:
        """Return who has gone without agreeing to undo a revealed card: they cannot be left out."""
        if request.ask.level or self._can_go_back(request.ask.place):
            return frozenset()
        return request.asked - request.agreed - self._people()


def undo_places(history: History, own: frozenset[int], people: frozenset[int]) -> list[int]:
    """Return the numbers of moves to which one's own seats can ask to go back.

    They are those before their last action, and before their last turn where it had more
    actions. A chosen card stays; and so does one revealed since, if there is nobody to ask.
    """
    turns = [turn for seat, turn in last_turns(history.plies).items() if seat in own]
    if history.state.phase is Phase.OVER or not turns:
        return []
    last = max(turns, key=lambda turn: turn.last)

    def can_undo(place: int) -> bool:
        if not people - own:
            return history.can_go_back(place)
        return not any(isinstance(one.action, ChooseGuardian) for one in history.plies[place:])

    return sorted(filter(can_undo, {last.last, last.first}), reverse=True)
