"""The tables of a server: the game of each, who holds its seats, and who is there."""

import logging
import time
from collections.abc import Callable, Generator, Iterable, Mapping
from dataclasses import replace
from typing import Final
from weakref import WeakValueDictionary, finalize

from dokmus_widgets.analysis.incremental import OffloadError
from dokmus_widgets.core import IllegalAction, Phase
from dokmus_widgets.explain.messages import say
from dokmus_widgets.host.session import current_session
from dokmus_widgets.host.tables.presence import Presence
from dokmus_widgets.host.tables.seat_links import seat_code, seats_of_code
from dokmus_widgets.host.tables.turn_clock import TurnClock
from dokmus_widgets.play import Game, Ply, Table
from dokmus_widgets.play.table.entries import Entry, entry_from_dict, entry_to_dict
from dokmus_widgets.play.table.requests import MAX_ENTRIES
from dokmus_widgets.storage.store import StorageError, Store
from dokmus_widgets.storage.tables import (
    StoredMove,
    StoredSeat,
    StoredTable,
    TableStore,
    hash_of,
    new_key,
)
from dokmus_widgets.validation.limits import ClientLimits
from dokmus_widgets.validation.rate_limits import RateLimiter
from dokmus_widgets.widgets.board.background_work import BackgroundWorker, Pause

_LOG = logging.getLogger(__name__)

#: Seconds for which each move of a computer player is shown, and until the pool is asked again.
PACE: Final = 0.8
_RETRY: Final = 3.0
#: Seconds until the lease of a table is asked for again.
_LEASE: Final = 1.0
#: Seconds after which a player who is away can be replaced.
AWAY: Final = 120.0
#: What a damaged table raises.
_DAMAGES: Final = (
    *(ValueError, KeyError, TypeError, IndexError, AttributeError),
    *(OverflowError, RecursionError, IllegalAction),
)


class Tables:
    """The tables of a store. All pages of a table share one `LiveTable`, which lives with them."""

    def __init__(
        self, store: Store, away: float = AWAY, limits: ClientLimits | None = None
    ) -> None:
        limits = limits or ClientLimits()
        self.store, self._store, self._away = store, TableStore(store), away
        self._live: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()
        self._opened = RateLimiter(limits.table_rate, limits.table_burst)
        store.watch_changes(self._changed_elsewhere)

    def _changed_elsewhere(self, table_id: str) -> None:
        """Take over what another process has written of a table, or of any."""
        ids = [table_id] if table_id else [*self._live]
        self._store.outdate(table_id)
        for live in filter(None, map(self._live.get, ids)):
            self._store.fetch(live.id, live.take_over)

    def check_client(self) -> None:
        """Count a table for the client of the current page; raise ``ValueError`` for too many."""
        session = current_session()
        if not self._opened.take("" if session is None else session.client):
            raise ValueError(say("table-too-many"))

    def open(self, game: Game, clock: int = 0) -> "LiveTable":
        """Open a table for a game that has not begun; ``clock``: seconds for a turn, 0: no limit.

        Raise ``ValueError`` with the reason where no seat is left for a person.
        """
        if len(game.opponents.seats) == game.state.seats:
            raise ValueError(say("table-nobody"))
        return self._open(game, new_key(), {"clock": clock}, {})

    def open_rematch(self, live: "LiveTable", seat: int) -> None:
        """Open a table for the same people, seats and settings on the next island.

        The next seat is first. A finished game leads to one such table. Raise ``ValueError`` where
        the client has opened too many.
        """
        old, start = live.table, live.table.start
        if old.state.phase is not Phase.OVER or old.next_table:
            return
        self.check_client()
        game = Game(
            start.seats,
            first=(start.talisman + 1) % start.seats,
            seed=old.seed + 1,
            names=old.typed,
            rules=start.rules,
            tiles=start.island.tiles,
            opponents=replace(old.seated, seed=""),
            at_once=False,
        )
        settings = {"clock": live.clock.seconds, "keys": live.keys_name}
        opened = self._open(game, live.invitation, settings, live.stored.seats)
        old.lead_to(seat, opened.id)

    def _open(
        self,
        game: Game,
        invitation: str,
        settings: Mapping[str, object],
        seats: Mapping[int, StoredSeat],
    ) -> "LiveTable":
        table = Table(
            state=game.history.start,
            seed=game.seed,
            names=game.typed,
            opponents=game.opponents,
            at_once=False,
        )
        facts = new_key(), invitation, game.opponents.seed or new_key()
        document = {**table.document(), **settings}
        stored = StoredTable(*facts, document, int(time.time()), seats=dict(seats))
        live = self._live[stored.id] = LiveTable(stored, table, self._store, self._away)
        live.save()
        return live

    def read(self, table_id: str, done: Callable[[object], object]) -> None:
        """Read a table off the event loop, and call a function with the result.

        As long as that lives, :meth:`find` does not read.
        """
        if table_id in self._live:
            done(self._live[table_id])
        else:
            self._store.read(table_id, done)

    def find(self, table_id: str) -> "LiveTable | None":
        """Return a table by its id; raise `StorageError` where it cannot be read."""
        live = self._live.get(table_id)
        try:
            stored = self._store.find(table_id) if live is None else None
            if stored is not None:
                table = Table.read(stored.document, stored.luck, _entries(stored.moves))
                live = LiveTable(stored, table, self._store, self._away)
                self._live[table_id] = live
        except _DAMAGES as error:
            self._store.forget(table_id)
            _LOG.exception("cannot read the table %s…", table_id[:6])
            raise StorageError("the table is damaged") from error
        return live


class LiveTable:
    """A table that pages show: its game, who holds its seats, and who is there.

    It writes each move, lets the computer players move, and keeps the time. ``away``: the seconds
    after which a player who is away can be replaced.
    """

    def __init__(
        self, stored: StoredTable, table: Table, store: TableStore, away: float = AWAY
    ) -> None:
        self.table, self.id, self.invitation = table, stored.id, stored.invitation
        self._stored, self.store = stored, store
        self._moves, self._seats = list(stored.moves), dict(stored.seats)
        self._worker = BackgroundWorker()
        self.presence = Presence(away, table.changed)
        clock = stored.document.get("clock")
        self.clock = TurnClock(table, clock, lambda: bool(self.presence.pages))
        #: The name under which browsers store their keys, the same at a rematch.
        self.keys_name = str(stored.document.get("keys", stored.id))
        self._name_seats()
        table.follow(self._changed)
        finalize(self, store.forget, self.id)

    def _changed(self) -> None:
        new, now = self.table.moves(len(self._moves)), int(time.time())
        self._moves += [StoredMove(move.seat, entry_to_dict(move.action), now) for move in new]
        if new:
            self.save()
        self.play_on()
        self.clock.look()

    @property
    def stored(self) -> StoredTable:
        """All that is known of the table."""
        return replace(self._stored, moves=tuple(self._moves), seats=dict(self._seats))

    def save(self) -> None:
        """Write what is not stored yet."""
        self.store.save(self.stored, self.read_again)

    def read_again(self, done: Callable[[], object] = lambda: None) -> None:
        """Take over, off the event loop, what another process has written; then call a function.

        It is not called where the table cannot be read.
        """

        def taken(found: StoredTable) -> None:
            self.take_over(found)
            done()

        self.store.fetch(self.id, taken)

    def take_over(self, found: StoredTable) -> None:
        """Show what is stored, unless it is known."""
        if (found.moves, found.seats) == (tuple(self._moves), self._seats):
            return
        new = found.moves[len(self._moves) :]
        self.presence.see(move.seat for move in new)
        try:
            self._moves, self._seats = list(found.moves), dict(found.seats)
            self._name_seats()
            self.table.replace_moves(_entries(found.moves))
        except _DAMAGES:
            _LOG.exception("cannot take over the table %s…", self.id[:6])

    def _name_seats(self) -> None:
        for seat, held in self._seats.items():
            if held.name:
                self.table.rename(seat, held.name)
        self._tell_empty_seats()

    def _tell_empty_seats(self) -> None:
        table = self.table
        every = frozenset(range(table.state.seats))
        table.empty_seats = every - self._seats.keys() - table.seated.seats

    # Seats

    @property
    def free_seats(self) -> list[int]:
        """The seats that nobody holds, even if a computer player plays for them now."""
        return sorted(self.table.empty_seats)

    def seats_of(self, keys: Iterable[str]) -> frozenset[int]:
        """Return the seats to which one has the keys."""
        hashes = {hash_of(key) for key in keys}
        return frozenset(seat for seat, held in self._seats.items() if held.key_hash in hashes)

    def take(self, seat: int, name: str) -> str:
        """Take a free seat under a name, by default the colour; return its key.

        Raise ``ValueError`` with the reason where it is not free, or for a name that is too long.
        """
        if seat not in self.free_seats:
            raise ValueError(say("table-taken" if self.free_seats else "table-full"))
        self.table.rename(seat, name)
        key = self._give(seat)
        self._seats_changed()
        self.sit_again([seat])
        return key

    def _give(self, seat: int) -> str:
        """Give a seat to whoever gets the new key that is returned."""
        key = new_key()
        self._seats[seat] = StoredSeat(hash_of(key), self.table.typed[seat])
        return key

    def leave(self, seats: Iterable[int]) -> None:
        """Give up seats."""
        for seat in seats:
            self._seats.pop(seat, None)
        self._seats_changed()

    def _seats_changed(self) -> None:
        self._tell_empty_seats()
        self.save()
        self.table.requests.settle()
        self.table.changed()

    def move_code(self, seats: Iterable[int]) -> str:
        """Return the code of a link that moves seats, which are held, to another device."""
        return seat_code(self.id, self._seats, frozenset(seats))

    def movable(self, code: str) -> frozenset[int]:
        """Return the seats that a code moves; none if it is not valid any more."""
        return seats_of_code(self.id, self._seats, code)

    def move(self, code: str) -> list[str]:
        """Move the seats of a code; return their new keys, none if it is not valid any more."""
        keys = [self._give(seat) for seat in sorted(self.movable(code))]
        self._seats_changed()
        return keys

    # Computer players in the seats of people

    def can_be_replaced(self, seat: int) -> bool:
        """Return whether a computer player can play for a seat.

        Its player is away for long, or nobody holds it while the game goes on or waits for it.
        """
        table = self.table
        if table.state.phase is Phase.OVER or table.n >= MAX_ENTRIES:
            return False
        if seat in table.empty_seats - table.opponents.seats:
            return bool(table.n) or table.state.to_act == seat
        return seat in table.people and self.presence.is_away(seat)

    def replace_player(self, by: frozenset[int], seat: int, level: str) -> None:
        """Let a computer player play for a player who is away, as the holder of seats wishes."""
        if by and seat not in by and self.can_be_replaced(seat):
            self.table.stand_in(seat, level)

    def sit_again(self, seats: Iterable[int]) -> None:
        """Let the players of seats play again."""
        for seat in seats:
            if self.table.is_replaced(seat):
                self.table.stand_in(seat, "")

    # Presence

    def set_page(self, page: object, seats: frozenset[int] | None) -> None:
        """Tell that a page with these seats is connected, or with None that it is not any more."""
        pages = self.presence.pages
        if pages.get(page) == seats:
            return
        if seats is not None:
            self.store.has_lease(self.id)  # known by the time when it is needed
        elif len(pages) == 1:
            self.store.end_lease(self.id)
        self.presence.set(page, seats, self._seats)

    def watchers(self, besides: object = None) -> int:
        """Return the number of connected pages without a seat, ``besides`` one."""
        pages = self.presence.pages.items()
        return sum(not seats for page, seats in pages if page is not besides)

    def facts_of(self, seat: int) -> str:
        """Return the time left, or why nobody is there, in words; nothing of a computer player."""
        table = self.table
        if seat in table.seated.seats or (
            seat in table.opponents.seats and seat in table.empty_seats
        ):
            return ""
        if seat in table.empty_seats:
            return say("table-free")
        if not self.presence.is_there(seat):
            return say("table-away")
        if self.clock.left and table.state.to_act == seat:
            return say("table-seconds", count=self.clock.left)
        return ""

    # Computer players

    def play_on(self) -> None:
        """Let the computer players move, if it is their turn and somebody is there."""
        if self.table.waits and not self._worker.is_busy:
            self._worker.run(self._think())

    def _think(self) -> Generator[object]:
        while self.table.waits and self.presence.pages:
            if not self.store.has_lease(self.id):
                yield Pause(_LEASE)
                continue
            try:
                for told in self.table.think():
                    yield Pause(PACE) if isinstance(told, Ply) else told
                    if not self.presence.pages:
                        break
            except OffloadError:  # the pool is full, or a process is lost
                yield Pause(_RETRY)


def _entries(moves: Iterable[StoredMove]) -> list[tuple[int, Entry]]:
    return [(move.seat, entry_from_dict(move.action)) for move in moves]
