"""A table: one game that several viewers share, each from the seats they hold."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from secrets import token_hex
from typing import TYPE_CHECKING, Any, Final
from weakref import WeakMethod

from dokmus_widgets.analysis.incremental import run_to_completion
from dokmus_widgets.core import Action, Phase, Rules, State, TileSet
from dokmus_widgets.explain import Answer, answer_to, say
from dokmus_widgets.explain.seats import display_names, typed_names
from dokmus_widgets.play.history import History, Ply
from dokmus_widgets.play.move_answers import answer_about
from dokmus_widgets.play.new_game import NewGame
from dokmus_widgets.play.opponents import LEVELS, NOBODY, Opponents, named_opponents
from dokmus_widgets.play.table.entries import Ask, Entry, Move, Rematch, StandIn, Undo, entry_words
from dokmus_widgets.play.table.masked_history import masked_history
from dokmus_widgets.play.table.requests import Request, Requests, undo_places
from dokmus_widgets.play.table.stand_ins import StandIns

if TYPE_CHECKING:
    from dokmus_widgets.analysis.incremental import Waiting

#: The computer player of a turn whose time has run out.
CLOCK_LEVEL: Final = LEVELS[3]


class Table:
    """A game that several viewers share: history, names, computer players, a log of moves.

    The arguments are those of :class:`.NewGame`. Computer players that do not play immediately are
    asked by iterating over :meth:`think`.

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
        new = NewGame(players, first, seed, names, rules, tiles, state, opponents, at_once)
        self.typed, self.seed, self.at_once = new.typed, new.seed, new.at_once
        #: The computer players that sat here from the beginning.
        self.seated = new.opponents
        self._luck = new.opponents.seed or token_hex(16)
        #: Seats of people that nobody holds now.
        self.empty_seats: frozenset[int] = frozenset()
        self._followers: list[WeakMethod[Callable[[], object]]] = []
        #: How often something other than a move changed the game: an undo, another log.
        self.revisions = 0
        self._clear(new.start)
        if self.at_once:
            self._play_computer_turns()

    def _go_on(self) -> None:
        """Let the computer players play, if they do so immediately, and tell the followers."""
        if self.at_once:
            self._play_computer_turns()
        self.changed()

    def _clear(self, start: State) -> None:
        self._history, self._log = History(start), list[Move]()
        self._stand_ins = StandIns(self.seated, self._luck)
        self.requests = Requests(
            self._enter, lambda: self.people, lambda place: self._history.can_go_back(place)
        )
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
            run_to_completion(self.think())

    def seen_by(self, seats: Iterable[int]) -> History:
        """Return the history as the holder of these seats may know it; see `masked_history`."""
        return masked_history(self._history, frozenset(seats))

    def replace_moves(self, entries: Iterable[tuple[int, Entry]]) -> None:
        """Take over the log of another process, each entry with its seat.

        Raise ``IllegalAction`` for an illegal one; then the table is as before.
        """
        log, known = [*entries], [(one.seat, one.action) for one in self._log]
        is_same = log[: len(known)] == known
        if not is_same:
            self._clear(self.start)
        try:
            for seat, entry in log[self.n :]:
                self._enter(seat, entry)
        except BaseException:
            self._clear(self.start)
            for seat, entry in known:
                self._enter(seat, entry)
            raise
        self.revisions += not is_same
        self.changed()

    # Who plays

    @property
    def people(self) -> frozenset[int]:
        """The seats whose players are asked for their consent."""
        return frozenset(range(self.state.seats)) - self.opponents.seats - self.empty_seats

    @property
    def opponents(self) -> Opponents:
        """The computer players now."""
        return self._stand_ins.opponents

    @property
    def request(self) -> Request | None:
        """The request that is not settled, if any."""
        return self.requests.pending

    def undo_places(self, seats: Iterable[int]) -> list[int]:
        """Return the numbers of moves to which these seats can ask to go back."""
        return undo_places(self._history, frozenset(seats), self.people)

    def ask(self, seats: Iterable[int], seat: int, ask: Ask) -> Answer:
        """Ask the others for something for a seat of one's own, one of ``seats``."""
        refusal = self.requests.ask(frozenset(seats), seat, ask)
        return self._requested(refusal, "" if self.request is None else "table-ask-sent")

    def answer_request(self, seats: Iterable[int], n: object, *, agrees: bool) -> Answer:
        """Answer the request of that number for one's own seats; who asked withdraws it."""
        return self._requested(self.requests.answer(frozenset(seats), n, agrees=agrees))

    def _requested(self, refusal: str, told: str = "") -> Answer:
        if refusal:
            return Answer(say(refusal), done=False)
        answer = Answer(say(told) if told else entry_words(self._log[-1], self.names))
        self._go_on()
        return answer

    def stand_in(self, seat: int, level: str, *, one_turn: bool = False) -> None:
        """Let a computer player play for a seat; an empty level: its player plays again."""
        self._enter(seat, StandIn(level, one_turn))
        self.requests.settle()
        self._go_on()

    def is_replaced(self, seat: int) -> bool:
        """Return whether a computer player plays for a seat until its player returns."""
        return self._stand_ins.is_replaced(seat)

    def lead_to(self, seat: int, table_id: str) -> None:
        """Lead everybody from a finished game to the table of the rematch."""
        self._enter(seat, Rematch(table_id))
        self.changed()

    def _enter(self, seat: int, entry: Entry) -> None:
        """Do what an entry of the log says, and add it; raise ``IllegalAction``."""
        if isinstance(entry, Action):
            self._history.play(entry)
        elif isinstance(entry, Undo):
            self._history.take_over(self._history.plies[: entry.place])
            self.revisions += 1
        elif isinstance(entry, StandIn):
            self._stand_ins.enter(seat, entry, self.turn)
        elif isinstance(entry, Rematch):
            self.next_table = entry.table
        self._add(seat, entry)

    def _add(self, seat: int, entry: Entry) -> None:
        """Add to the log what has been done."""
        self.requests.note(seat, entry)
        self._log.append(Move(self.n + 1, seat, entry))
        if isinstance(entry, Action | Undo):
            self._stand_ins.end_turn(self.turn)

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
        return {
            "start": self.start.to_dict(),
            "seed": self.seed,
            "names": list(self.typed),
            "others": self.seated.names(len(self.typed)),
        }

    @classmethod
    def read(
        cls, document: Mapping[str, Any], luck: str, entries: Iterable[tuple[int, Entry]]
    ) -> Table:
        """Return the table of a document; ``luck``: the seed of its computer players.

        ``entries``: those of the log, each with its seat. Raise ``ValueError``, ``KeyError`` or
        ``IllegalAction`` for a damaged one.
        """
        table = cls(
            state=State.from_dict(document["start"]),
            seed=int(document["seed"]),
            names=document["names"],
            opponents=named_opponents(document["others"], luck),
            at_once=False,
        )
        table._luck = luck or table._luck
        table._clear(table.start)
        for seat, entry in entries:
            table._enter(seat, entry)
        return table

    def __repr__(self) -> str:
        return f"Table({self.state.seats} players, {self.state.phase}, {self.n} moves)"
