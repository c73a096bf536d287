"""The tables of a server: the game of each, who holds its seats, and who is there."""

from __future__ import annotations

import logging
import time
from collections.abc import Generator, Iterable
from contextlib import nullcontext
from typing import Final
from weakref import WeakValueDictionary, finalize

from dokmus_widgets.analysis.incremental import OffloadError
from dokmus_widgets.core import Action, IllegalAction
from dokmus_widgets.explain.messages import say
from dokmus_widgets.play import Game, Table
from dokmus_widgets.play.history import Ply
from dokmus_widgets.storage.store import StorageError, Store
from dokmus_widgets.storage.tables import (
    StoredMove,
    StoredSeat,
    StoredTable,
    TableStore,
    hash_of,
    new_key,
)

_LOG = logging.getLogger(__name__)

#: Seconds for which each move of a computer player is shown, and until the pool is asked again.
PACE: Final = 0.8
_RETRY: Final = 3.0
#: Seconds until the lease of a table is asked for again.
_LEASE: Final = 1.0
#: What a damaged table raises.
_DAMAGES: Final = (
    *(ValueError, KeyError, TypeError, IndexError, AttributeError),
    *(OverflowError, RecursionError, IllegalAction),
)


class Tables:
    """The tables of a store. All pages of a table share one `LiveTable`, which lives with them."""

    def __init__(self, store: Store) -> None:
        self._store = TableStore(store)
        self._live: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()
        self._store.watch_changes(self._changed_elsewhere)

    def _changed_elsewhere(self, table_id: str) -> None:
        """Take over what another process has written of a table, or of any."""
        ids = [table_id] if table_id else [*self._live]
        for live in filter(None, map(self._live.get, ids)):
            self._store.fetch(live.id, live.take_over)

    def open(self, game: Game) -> LiveTable:
        """Open a table for a game that has not begun.

        Raise ``ValueError`` with the reason where no seat is left for a person.
        """
        if len(game.opponents.seats) == game.state.seats:
            raise ValueError(say("table-nobody"))
        table = Table(
            state=game.history.start,
            seed=game.seed,
            names=game.typed,
            opponents=game.opponents,
            at_once=False,
        )
        names = new_key(), new_key()
        luck, document = game.opponents.seed, table.document()
        stored = StoredTable(*names, luck, document, int(time.time()))
        live = self._live[stored.id] = LiveTable(stored, table, self._store)
        live.save()
        return live

    def find(self, table_id: str) -> LiveTable | None:
        """Return a table by its id; raise `StorageError` where it cannot be read."""
        live = self._live.get(table_id)
        try:
            stored = self._store.find(table_id) if live is None else None
            if stored is not None:
                table = Table.read(stored.document, stored.luck, _actions(stored.moves))
                live = self._live[table_id] = LiveTable(stored, table, self._store)
        except _DAMAGES as error:
            self._store.forget(table_id)
            _LOG.exception("cannot read the table %s…", table_id[:6])
            raise StorageError("the table is damaged") from error
        return live


class LiveTable:
    """A table that pages show: its game, who holds its seats, and who is there.

    It writes each move, and lets the computer players move.
    """

    def __init__(self, stored: StoredTable, table: Table, store: TableStore) -> None:
        # Imported here, so that the widgets load only when needed.
        from dokmus_widgets.widgets.board.background_work import BackgroundWorker

        self.table, self.id, self.invitation = table, stored.id, stored.invitation
        self._stored, self.store = stored, store
        self._moves, self._seats = list(stored.moves), dict(stored.seats)
        #: The pages that are connected, each with the seats of its browser.
        self._pages: dict[object, frozenset[int]] = {}
        self._worker = BackgroundWorker(lambda: None, nullcontext)
        self._name_seats()
        table.follow(self._changed)
        finalize(self, store.forget, self.id)

    def _changed(self) -> None:
        new, now = self.table.moves(len(self._moves)), int(time.time())
        self._moves += [StoredMove(move.seat, move.action.to_dict(), now) for move in new]
        if new:
            self.save()
        self.play_on()

    def save(self) -> None:
        """Write what is not stored yet."""
        known, seats = self._stored, dict(self._seats)
        facts = known.id, known.invitation, known.luck, known.document, known.begun
        self.store.save(StoredTable(*facts, tuple(self._moves), seats), self.read_again)

    def read_again(self) -> None:
        """Take over what another process has written."""
        try:
            found = self.store.find(self.id)
        except (StorageError, *_DAMAGES):
            _LOG.exception("cannot read the table %s… again", self.id[:6])
        else:
            if found is not None:
                self.take_over(found)

    def take_over(self, found: StoredTable) -> None:
        """Show what is stored, unless it is known."""
        if (found.moves, found.seats) == (tuple(self._moves), self._seats):
            return
        try:
            self._moves, self._seats = list(found.moves), dict(found.seats)
            self._name_seats()
            self.table.replace_moves(_actions(found.moves))
        except _DAMAGES:
            _LOG.exception("cannot take over the table %s…", self.id[:6])

    def _name_seats(self) -> None:
        for seat, held in self._seats.items():
            if held.name:
                self.table.rename(seat, held.name)

    # Seats

    @property
    def free_seats(self) -> list[int]:
        """The seats that nobody holds."""
        taken = self.table.opponents.seats | self._seats.keys()
        return [seat for seat in range(self.table.state.seats) if seat not in taken]

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
        key = new_key()
        self.table.rename(seat, name)
        self._seats[seat] = StoredSeat(hash_of(key), self.table.typed[seat])
        self.save()
        self.table.changed()
        return key

    def leave(self, seats: Iterable[int]) -> None:
        """Give up seats."""
        for seat in seats:
            self._seats.pop(seat, None)
        self.save()
        self.table.changed()

    # Presence

    def enter(self, page: object, seats: frozenset[int]) -> None:
        """Tell that a page with these seats is connected."""
        if self._pages.get(page) != seats:
            self._pages[page] = seats
            self.store.has_lease(self.id)  # known by the time when it is needed
            self.table.changed()

    def exit(self, page: object) -> None:
        """Tell that a page is not connected any more."""
        if self._pages.pop(page, None) is not None:
            if not self._pages:
                self.store.end_lease(self.id)
            self.table.changed()

    def watchers(self, besides: object = None) -> int:
        """Return the number of connected pages without a seat, ``besides`` one."""
        return sum(not seats for page, seats in self._pages.items() if page is not besides)

    def facts_of(self, seat: int) -> str:
        """Return whether the player of a seat is there, in words; nothing of a computer player."""
        if seat in self.table.opponents.seats:
            return ""
        if seat not in self._seats:
            return say("table-free")
        is_there = any(seat in seats for seats in self._pages.values())
        return say("table-here" if is_there else "table-away")

    # Computer players

    def play_on(self) -> None:
        """Let the computer players move, if it is their turn and somebody is there."""
        if self.table.waits and not self._worker.is_busy:
            self._worker.run(self._think())

    def _think(self) -> Generator[object]:
        from dokmus_widgets.widgets.board.background_work import Pause

        while self.table.waits and self._pages:
            if not self.store.has_lease(self.id):
                yield Pause(_LEASE)
                continue
            replacements = self.table.replacements
            try:
                for told in self.table.think():
                    yield Pause(PACE) if isinstance(told, Ply) else told
                    if self.table.replacements != replacements or not self._pages:
                        break  # it thought about what is no more, or for nobody
            except OffloadError:  # the pool is full, or a process is lost
                yield Pause(_RETRY)


def _actions(moves: Iterable[StoredMove]) -> list[Action]:
    return [Action.from_dict(move.action) for move in moves]
