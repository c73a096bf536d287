"""Tables of several devices: their start, an append-only log of moves, and their seats.

What a process knows of a table is a `StoredTable`; `TableStore` writes what of it is not stored
yet, in one transaction. Where another process was faster, nothing is written.
"""

import hashlib
import logging
import secrets
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final, NamedTuple, Protocol, runtime_checkable
from weakref import WeakValueDictionary

from dokmus_widgets.storage.store import MAX_UNSAVED, StorageError, Store

_LOG = logging.getLogger(__name__)
#: Seconds for which a lease is held without being confirmed.
LEASE_SECONDS: Final = 5.0


class StoredMove(NamedTuple):
    """A move: the seat that made it, its action as plain JSON, in seconds since 1970, UTC."""

    seat: int
    action: Mapping[str, Any]
    at: int


class StoredSeat(NamedTuple):
    """The hash of the key to a seat, and the name of its player."""

    key_hash: str
    name: str


@dataclass(frozen=True, slots=True)
class StoredTable:
    """All that is known of a table.

    ``invitation``: a secret with which free seats can be taken; ``luck``: the seed of the computer
    players, which no page gets; ``document``: plain JSON; ``moves``: the first has the number 1.
    """

    id: str
    invitation: str
    luck: str
    document: Mapping[str, Any]
    begun: int
    moves: tuple[StoredMove, ...] = ()
    seats: Mapping[int, StoredSeat] = field(default_factory=dict)


class MoveConflict(Exception):
    """Another process has written a move or a seat first; nothing was written."""


@runtime_checkable
class TableBackend(Protocol):
    """A database of tables: each method is one transaction and may raise `StorageError`."""

    def find_table(self, table_id: str) -> StoredTable | None: ...

    def put_table(self, table: StoredTable, stored: StoredTable | None) -> None:
        """Write what a table has more than the one that is stored; raise `MoveConflict`."""


#: What a write returns: nothing, the error, or that another process was faster.
_Outcome = StorageError | MoveConflict | None


@dataclass(frozen=True, slots=True, weakref_slot=True)
class Reading:
    """A table as it was read; ``error``: why it could not be."""

    found: StoredTable | None = None
    error: Exception | None = None


class TableStore:
    """The tables of a store; it writes again, when there was a fault, as soon as possible."""

    def __init__(self, store: Store) -> None:
        self._store = store
        #: What is stored, by id; None where nothing is yet.
        self._stored: dict[str, StoredTable | None] = {}
        #: What is to be stored, and who is told of a conflict, by id.
        self._wanted: dict[str, tuple[StoredTable, Callable[[], object]]] = {}
        self._writing: set[str] = set()
        #: Who wants to know what another process wrote while this one was writing, by id.
        self._missed: dict[str, Callable[[StoredTable], object]] = {}
        #: When each lease that is held was confirmed, and those that are being asked for.
        self._leases, self._asking = dict[str, float](), set[str]()
        self._readings: WeakValueDictionary[str, Reading] = WeakValueDictionary()
        #: Who waits for the reading of a table that is going on, by id.
        self._waiting: dict[str, list[Callable[[Reading], object]]] = {}
        store.watch_fault(self._fault_changed)

    def find(self, table_id: str) -> StoredTable | None:
        """Return a table, from its `Reading` if there is one.

        Raise `StorageError` where the database cannot be read, another error for a damaged table.
        """
        if table_id in self._wanted:
            return self._wanted[table_id][0]
        reading = self._readings.get(table_id)
        if reading is None:
            found = self._store.read(lambda backend: _tables_of(backend).find_table(table_id))
        elif reading.error is not None:
            raise reading.error
        else:
            found = reading.found
        if found is not None:
            self._stored[table_id] = found
        return found

    def read(self, table_id: str, done: Callable[[Reading], object]) -> None:
        """Read a table off the event loop, so that :meth:`find` need not while the result lives."""
        if table_id in self._waiting:
            self._waiting[table_id].append(done)
            return
        waiting = self._waiting[table_id] = [done]

        def settle(reading: Reading) -> None:
            if self._waiting.get(table_id) is not waiting:
                return  # outdated
            del self._waiting[table_id]
            if isinstance(reading.error, StorageError):
                self._store.report(reading.error)
            self._readings[table_id] = reading
            for one in waiting:
                one(reading)

        self._store.run_beside(partial(self._read, table_id), settle)

    def outdate(self, table_id: str) -> None:
        """Read a table, which has changed, again where it is needed; with an empty id, any."""
        for one in [table_id] if table_id else [*self._readings, *self._waiting]:
            self._readings.pop(one, None)
            for done in self._waiting.pop(one, ()):
                self.read(one, done)

    def _read(self, table_id: str) -> Reading:
        """Read a table; may run in a thread, beside the writes."""
        try:
            return Reading(
                self._store.read_beside(lambda backend: _tables_of(backend).find_table(table_id))
            )
        except Exception as error:
            return Reading(error=error)

    def fetch(self, table_id: str, done: Callable[[StoredTable], object]) -> None:
        """Read a table again, off the event loop, and call a function with it.

        It is not called where the table cannot be read, or has yet to be written.
        """
        stored = self._stored.get(table_id)

        def settle(reading: Reading) -> None:
            if isinstance(reading.error, StorageError):
                self._store.report(reading.error)
            elif reading.error is not None:
                _LOG.error("cannot read the table %s… again", table_id[:6], exc_info=reading.error)
            elif table_id in self._wanted:
                self._missed[table_id] = done
            elif self._stored.get(table_id) is not stored:
                self.fetch(table_id, done)  # written since it was read
            elif reading.found is not None:
                self._stored[table_id] = reading.found
                done(reading.found)

        self._store.run_beside(partial(self._read, table_id), settle)

    def has_lease(self, table_id: str) -> bool:
        """Return True if no other process lets the computer players of a table move.

        Ask for the lease, which is known later, unless it was confirmed a moment ago.
        """
        if (peers := self._store.peers) is None:
            return True
        confirmed = self._leases.get(table_id)
        is_due = confirmed is None or time.monotonic() - confirmed > LEASE_SECONDS
        if is_due and table_id not in self._asking:
            self._asking.add(table_id)
            self._store.run_beside(
                partial(peers.take_lease, table_id), partial(self._set_lease, table_id)
            )
        return table_id in self._leases

    def _set_lease(self, table_id: str, is_held: bool) -> None:
        self._asking.discard(table_id)
        self._leases.pop(table_id, None)
        if is_held:
            self._leases[table_id] = time.monotonic()

    def end_lease(self, table_id: str) -> None:
        """Let another process play for the computer players of a table."""
        if self._store.peers is not None:
            self._leases.pop(table_id, None)
            self._store.run_beside(
                partial(self._store.peers.end_lease, table_id),
                lambda _none: self._set_lease(table_id, False),
            )

    def save(self, table: StoredTable, on_conflict: Callable[[], object]) -> None:
        """Write what of a table is not stored yet; ``on_conflict``: another process was faster."""
        self._wanted.pop(table.id, None)
        self._wanted[table.id] = table, on_conflict
        if len(self._wanted) > MAX_UNSAVED and (self._store.fault or not self._store.has_database):
            del self._wanted[next(iter(self._wanted))]
        self._write(table.id)

    def forget(self, table_id: str) -> None:
        """Forget what is stored of a table that no page shows, unless it has yet to be written."""
        if table_id not in self._wanted:
            self._stored.pop(table_id, None)

    def _write(self, table_id: str) -> None:
        if table_id in self._writing or self._store.fault or not self._store.has_database:
            return
        self._writing.add(table_id)
        table, stored = self._wanted[table_id][0], self._stored.get(table_id)
        self._store.run(partial(self._attempt, table, stored), partial(self._settle, table))

    def _attempt(self, table: StoredTable, stored: StoredTable | None) -> _Outcome:
        """Write a table; may run in a thread."""
        try:
            self._store.transact(lambda backend: _tables_of(backend).put_table(table, stored))
        except (StorageError, MoveConflict) as error:
            return error
        return None

    def _settle(self, table: StoredTable, outcome: _Outcome) -> None:
        self._writing.discard(table.id)
        if isinstance(outcome, StorageError):
            self._store.report(outcome)
            return
        # Of too many that waited, it may be forgotten.
        wanted, on_conflict = self._wanted.pop(table.id, (table, lambda: None))
        missed = self._missed.pop(table.id, None)
        if isinstance(outcome, MoveConflict):
            on_conflict()
            return
        self._stored[table.id] = table
        if wanted is not table:
            self._wanted[table.id] = wanted, on_conflict
            self._write(table.id)
        if missed is not None:
            self.fetch(table.id, missed)

    def _fault_changed(self) -> None:
        for table_id in [*self._wanted]:
            self._write(table_id)


def _tables_of(backend: object) -> TableBackend:
    if not isinstance(backend, TableBackend):
        raise StorageError("this storage has no tables")
    return backend


def new_key() -> str:
    """Return an unguessable id, invitation or key."""
    return secrets.token_urlsafe(18)


def hash_of(key: str) -> str:
    """Return the hash under which a key is stored; it needs no salt, being random and long."""
    return hashlib.sha256(key.encode()).hexdigest()
