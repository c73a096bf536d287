"""A table: one game that several viewers share, each from the seats they hold."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from secrets import token_hex
from typing import TYPE_CHECKING, Any, Final, NamedTuple
from weakref import WeakMethod

from dokmus_widgets.core import Action, ChooseGuardian, Phase, Rules, State, TileSet, new_game
from dokmus_widgets.explain.answers import Answer, answer_to
from dokmus_widgets.explain.messages import say
from dokmus_widgets.explain.seats import display_names, typed_names
from dokmus_widgets.play.history import History, Ply
from dokmus_widgets.play.masked_history import masked_history
from dokmus_widgets.play.move_answers import answer_about
from dokmus_widgets.play.opponents import LEVELS, NOBODY, Opponents, opponents
from dokmus_widgets.play.table_entries import (
    Ask,
    Entry,
    Move,
    Rematch,
    Reply,
    StandIn,
    Undo,
    entry_words,
)
from dokmus_widgets.play.turns import last_turns

if TYPE_CHECKING:
    from dokmus_widgets.analysis.incremental import Waiting

#: Entries of a log after which nobody can ask for anything, or be replaced.
MAX_ENTRIES: Final = 5000
#: The computer player of a turn whose time has run out.
CLOCK_LEVEL: Final = LEVELS[3]


class Request(NamedTuple):
    """A request that the others have not answered: its number in the log, who asks, for what.

    ``asked``: the seats that were asked; ``agreed``: those that have agreed.
    """

    n: int
    seat: int
    ask: Ask
    asked: frozenset[int] = frozenset()
    agreed: frozenset[int] = frozenset()


class Table:
    """A game that several viewers share: history, names, computer players, a log of moves.

    Args:
        players: Number of seats; this, ``first``, ``seed``, ``rules`` and ``tiles`` as for
            :func:`dokmus_widgets.core.new_game`.
        names: Names of the players; their colours by default.
        state: State to continue from, instead of a new game.
        opponents: Computer players by seat.
        at_once: Whether they play immediately; otherwise iterate over :meth:`think`.

    A viewer gets a :class:`Hand`, or in a notebook ``GameWidget(table=table, seat=0)``.

    >>> from dokmus_widgets.core import ChooseStart
    >>> table = Table(players=2, seed=1)
    >>> table.act(0, ChooseStart("d4"))
    No, it's Orange's turn. Please wait for yours.
    """

    def __init__(
        self,
        players: int = 2,
        *,
        first: int = 0,
        seed: int = 0,
        names: Sequence[str] = (),
        rules: Rules | None = None,
        tiles: TileSet | None = None,
        state: State | None = None,
        opponents: Opponents = NOBODY,
        at_once: bool = True,
    ) -> None:
        start = state or new_game(players, seed=seed, first=first, rules=rules, tiles=tiles)
        opponents.check(start.seats)
        self.typed = typed_names(start.seats, names)
        self.seed, self.at_once = seed, at_once
        #: The computer players that sat here from the beginning.
        self.seated = opponents
        self._luck = opponents.seed or token_hex(16)
        #: Seats of people that nobody holds now.
        self.empty_seats: frozenset[int] = frozenset()
        self._followers: list[WeakMethod[Callable[[], object]]] = []
        #: How often something other than a move changed the game: an undo, another log.
        self.revisions = 0
        self._clear(start)
        if at_once:
            self._play_computer_turns()

    def _go_on(self) -> None:
        """Let the computer players play, if they do so immediately, and tell the followers."""
        if self.at_once:
            self._play_computer_turns()
        self.changed()

    def _clear(self, start: State) -> None:
        self._history, self._log = History(start), list[Move]()
        self.opponents, self._stand_ins = self.seated, dict[int, tuple[StandIn, object]]()
        self.request: Request | None = None
        #: The seats that have asked for something since the last move.
        self._have_asked = set[int]()
        #: The id of the table of the rematch, if there is one.
        self.next_table = ""

    @property
    def state(self) -> State:
        """Current state, with all secrets."""
        return self._history.state

    @property
    def start(self) -> State:
        return self._history.start

    @property
    def n(self) -> int:
        """Number of entries of the log."""
        return len(self._log)

    @property
    def turn(self) -> tuple[int, Phase, int | None]:
        """The present turn: round, phase and seat."""
        return self.state.round, self.state.phase, self.state.to_act

    @property
    def names(self) -> tuple[str, ...]:
        return display_names(self.typed)

    def moves(self, after: int = 0) -> list[Move]:
        """Return the entries of the log after that number."""
        return self._log[after:]

    def rename(self, seat: int, name: str) -> None:
        """Name a player; raise ``ValueError`` for a name that is too long."""
        self.state.require_seat(seat)
        names = list(self.typed)
        names[seat] = name
        self.typed = typed_names(len(names), names)

    def act(self, seat: int, action: Action, n: int | None = None) -> Answer:
        """Play an action for a seat; refuse it out of turn, or if it is illegal.

        ``n``: the number of entries that the player has seen; where somebody has moved since, the
        answer says so. Raise ``ValueError`` for an unknown seat.
        """
        state = self.state
        state.require_seat(seat)
        if n is not None and any(isinstance(one.action, Action | Undo) for one in self._log[n:]):
            return Answer(say("table-overtaken"), done=False)
        if state.phase is Phase.OVER or state.to_act is None:
            return Answer(say("told-game-over"), done=False)
        if state.to_act != seat or seat in self.opponents.seats:
            return Answer(say("table-not-your-turn", who=self.names[state.to_act]), done=False)
        verdict = state.check(action)
        if not verdict.legal:
            return answer_to(state, verdict, self.names)
        place = self._history.place
        self._enter(seat, action)
        self._go_on()
        return answer_about(self._history.plies[place:], self.names)

    @property
    def waits(self) -> bool:
        """True if a computer player is to act."""
        return self.opponents.act_in(self._history)

    def think(self) -> Generator[float | Ply | Waiting | None]:
        """Let the computer players act; yield each ply, and progress as `Opponents.think`.

        Stop where somebody else plays a seat from now on.
        """
        players, revisions, place = self.opponents, self.revisions, self._history.place
        for told in players.think(self._history):
            if isinstance(told, Ply):
                self._add(told.before.to_act or 0, told.action)
                place += 1
                self.changed()
            yield told
            seen = players, revisions, place
            if (self.opponents, self.revisions, self._history.place) != seen:
                return

    def _play_computer_turns(self) -> None:
        while self.waits:
            for _ in self.think():
                pass

    def seen_by(self, seats: Iterable[int]) -> History:
        """Return the history as the holder of these seats may know it; see `masked_history`."""
        return masked_history(self._history, frozenset(seats))

    def replace_moves(self, entries: Iterable[tuple[int, Entry]]) -> None:
        """Take over the log of another process, each entry with its seat.

        Raise ``IllegalAction`` for an illegal one; then the table is as before.
        """
        log, known = [*entries], [(one.seat, one.action) for one in self._log]
        before, is_same = dict(vars(self)), log[: len(known)] == known
        if not is_same:
            self._clear(self.start)
        try:
            for seat, entry in log[self.n :]:
                self._enter(seat, entry)
        except BaseException:
            vars(self).update(before)
            raise
        self.revisions += not is_same
        self.changed()

    # Requests, and who plays

    @property
    def people(self) -> frozenset[int]:
        """The seats whose players are asked for their consent."""
        return frozenset(range(self.state.seats)) - self.opponents.seats - self.empty_seats

    def undo_places(self, seats: Iterable[int]) -> list[int]:
        """Return the numbers of moves to which these seats can ask to go back.

        They are those before their last action, and before their last turn where it had more
        actions. A chosen card stays; and so does one revealed since, if there is nobody to ask.
        """
        plies, own = self._history.plies, frozenset(seats)
        turns = [turn for seat, turn in last_turns(plies).items() if seat in own]
        if self.state.phase is Phase.OVER or not turns:
            return []
        last = max(turns, key=lambda turn: turn.last)
        places = [place for place in {last.last, last.first} if self._can_undo(place, own)]
        return sorted(places, reverse=True)

    def _can_undo(self, place: int, own: frozenset[int]) -> bool:
        if not self.people - own:
            return self._history.can_go_back(place)
        return not any(
            isinstance(one.action, ChooseGuardian) for one in self._history.plies[place:]
        )

    def ask(self, seats: Iterable[int], seat: int, ask: Ask) -> Answer:
        """Ask the others for something for a seat of one's own; do it where nobody is to be asked.

        ``seats``: all of one's own. Refuse a second request before the next move.
        """
        own = frozenset(seats)
        if self.request is not None:
            return Answer(say("table-ask-waits"), done=False)
        if self.n >= MAX_ENTRIES:
            return Answer(say("table-ask-full"), done=False)
        if seat in self._have_asked:
            return Answer(say("table-ask-again"), done=False)
        agreeing = [(other, Reply(agrees=True)) for other in sorted(own & self.people - {seat})]
        return self._request_changed((seat, ask), *agreeing)

    def answer_request(self, seats: Iterable[int], n: object, *, agrees: bool) -> Answer:
        """Answer the request of that number for one's own seats; who asked withdraws it."""
        request, own = self.request, frozenset(seats)
        if request is None or request.n != n or not own & self.people - request.agreed:
            return Answer(say("table-ask-gone"), done=False)
        is_own = request.seat in own
        if is_own and agrees:
            return Answer(say("table-ask-waits"), done=False)
        answering = {request.seat} if is_own else own & self.people - request.agreed
        reply = Reply(agrees, withdrawn=is_own)
        replies = [(seat, reply) for seat in sorted(answering)]
        return self._request_changed(*(replies if agrees else replies[:1]))

    def _request_changed(self, *entries: tuple[int, Entry]) -> Answer:
        for seat, entry in entries:
            self._enter(seat, entry)
        self.settle_request()
        words = entry_words(self._log[-1], self.names)
        waits = self.request is not None and isinstance(entries[0][1], Ask)
        told = Answer(say("table-ask-sent") if waits else words)
        self._go_on()
        return told

    def settle_request(self) -> None:
        """Do what was asked for once all have agreed; drop it if who asked has left."""
        if (request := self.request) is None:
            return
        seat, ask = request.seat, request.ask
        if seat not in self.people:
            self._enter(seat, Reply(agrees=False, withdrawn=True))
        elif missing := self._missing_consent(request):
            self._enter(min(missing), Reply(agrees=False))
        elif self.people <= request.agreed | {seat}:
            self.request = None
            self._enter(seat, StandIn(ask.level) if ask.level else Undo(ask.place))

    def _missing_consent(self, request: Request) -> frozenset[int]:
        """Return who has gone without agreeing to undo a revealed card: they cannot be left out."""
        if request.ask.level or self._history.can_go_back(request.ask.place):
            return frozenset()
        return request.asked - request.agreed - self.people

    def stand_in(self, seat: int, level: str, *, one_turn: bool = False) -> None:
        """Let a computer player play for a seat; an empty level: its player plays again."""
        self._enter(seat, StandIn(level, one_turn))
        self.settle_request()
        self._go_on()

    def is_replaced(self, seat: int) -> bool:
        """Return whether a computer player plays for a seat until its player returns."""
        return seat in self._stand_ins and not self._stand_ins[seat][0].one_turn

    def lead_to(self, seat: int, table_id: str) -> None:
        """Lead everybody from a finished game to the table of the rematch."""
        self._enter(seat, Rematch(table_id))
        self.changed()

    def _enter(self, seat: int, entry: Entry) -> None:
        """Do what an entry of the log says, and add it."""
        request = self.request
        if isinstance(entry, Action):
            self._history.play(entry)
        elif isinstance(entry, Ask):
            self.request = Request(self.n + 1, seat, entry, self.people - {seat})
            self._have_asked.add(seat)
        elif isinstance(entry, Reply):
            if request is not None and entry.agrees:
                self.request = request._replace(agreed=request.agreed | {seat})
            else:
                self.request = None
        elif isinstance(entry, Undo):
            self._history.take_over(self._history.plies[: entry.place])
            self.revisions += 1
        elif isinstance(entry, StandIn):
            self._stand_ins.pop(seat, None)
            if entry.level:
                self._stand_ins[seat] = entry, self.turn
            self._seat_stand_ins()
            if request and (request.seat == seat or seat in self._missing_consent(request)):
                self.request = None
        else:
            self.next_table = entry.table
        self._add(seat, entry)

    def _add(self, seat: int, entry: Entry) -> None:
        """Add what has been done to the log; an action ends a request, and perhaps a turn."""
        self._log.append(Move(self.n + 1, seat, entry))
        if isinstance(entry, Action | Undo):
            self.request = None
            self._have_asked.clear()
            for other, (one, turn) in [*self._stand_ins.items()]:
                if one.one_turn and turn != self.turn:
                    del self._stand_ins[other]
                    self._seat_stand_ins()

    def _seat_stand_ins(self) -> None:
        levels = {seat: one.level for seat, (one, _turn) in self._stand_ins.items()}
        added = opponents(levels, self._luck).players
        players = {**self.seated.players, **added}
        self.opponents = Opponents(players, self._luck) if added else self.seated

    # Followers

    def follow(self, follower: Callable[[], object]) -> None:
        """Call a bound method, held weakly, after every change."""
        self._followers = [one for one in self._followers if one() is not None]
        self._followers.append(WeakMethod(follower))

    def changed(self) -> None:
        """Tell the followers that something changed."""
        for follower in filter(None, [reference() for reference in self._followers]):
            follower()

    # Storage

    def document(self) -> dict[str, Any]:
        """Return all but the moves and the seed of the computer players as plain JSON."""
        players = self.seated.players
        return {
            "start": self.start.to_dict(),
            "seed": self.seed,
            "names": list(self.typed),
            "others": [getattr(players.get(seat), "name", None) for seat in range(len(self.typed))],
        }

    @classmethod
    def read(
        cls, document: Mapping[str, Any], luck: str, entries: Iterable[tuple[int, Entry]]
    ) -> Table:
        """Return the table of a document; ``luck``: the seed of its computer players.

        ``entries``: those of the log, each with its seat. Raise ``ValueError``, ``KeyError`` or
        ``IllegalAction`` for a damaged one.
        """
        others = {seat: str(name) for seat, name in enumerate(document["others"]) if name}
        table = cls(
            state=State.from_dict(document["start"]),
            seed=int(document["seed"]),
            names=document["names"],
            opponents=opponents(others, luck),
            at_once=False,
        )
        table._luck = luck or table._luck
        for seat, entry in entries:
            table._enter(seat, entry)
        return table

    def __repr__(self) -> str:
        return f"Table({self.state.seats} players, {self.state.phase}, {self.n} moves)"
