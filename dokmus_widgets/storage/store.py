"""The store: versioned JSON documents by token, with subscriptions between sessions."""

from __future__ import annotations

import json
import logging
import re
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import partial
from operator import methodcaller
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol, Self, TypeVar
from weakref import WeakMethod

if TYPE_CHECKING:
    from dokmus_widgets.storage.peers import Peers

_LOG = logging.getLogger(__name__)

#: Entries that nobody has changed for this long are deleted.
RETENTION_DAYS: Final = 180
_DAY: Final = 24 * 60 * 60
#: The first time that an entry is found too old it is only marked; later calls delete it, but not
#: more of them, unasked, than this number or share.
_PRUNE_AFTER_DAYS: Final = 3
_MAX_PRUNED: Final = 20
_MAX_PRUNED_SHARE: Final = 0.25
_PRUNE_TOKEN, _PRUNE_KIND = "name:prune", "prune"
#: Entries held in memory while the database cannot be written.
MAX_UNSAVED: Final = 200

_Result = TypeVar("_Result")

_TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{20,60}")


class StoredEntry(NamedTuple):
    """An entry of the store.

    ``kind``: what the document describes, such as ``play``; ``version``: the number of changes;
    ``document``: plain JSON; ``begun``, ``touched``: created and last changed, in seconds since
    1970, UTC.
    """

    token: str
    kind: str
    version: int
    document: Mapping[str, Any]
    begun: int
    touched: int

    def to_line(self) -> str:
        return json.dumps(self._asdict(), ensure_ascii=False)


_TYPES: Final = {"token": str, "kind": str, "version": int, "document": dict} | dict.fromkeys(
    ("begun", "touched"), int
)
_TYPE_NAMES: Final = {str: "a text", int: "a whole number", dict: "an object"}


class VersionConflict(Exception):
    """Another session has saved a newer version, ``current``."""

    def __init__(self, current: StoredEntry) -> None:
        super().__init__(f"{current.kind} is at version {current.version} by now")
        self.current = current


class StorageError(Exception):
    """The database cannot be read or written; the text is the system's reason."""


class DatabaseGone(StorageError):
    """The database was deleted or replaced while it was open."""


class NewerDatabase(StorageError):
    """The database was written by a later release; the text says what to do."""


class StorageBackend(Protocol):
    """A database of entries: each method is one transaction and may raise `StorageError`."""

    def find(self, token: str) -> StoredEntry | None: ...

    def put(self, entry: StoredEntry) -> StoredEntry | None:
        """Write an entry, or return the stored one if its version is not older."""

    def put_all(self, entries: Sequence[StoredEntry]) -> int:
        """Write the entries that are newer than the stored ones, or none; return their number."""

    def probe(self) -> None:
        """Raise `StorageError` unless the database can be written."""

    def all(self) -> Iterator[StoredEntry]:
        """Yield all entries, oldest first."""

    def count(self, before: int | None) -> int:
        """Return the number of entries, or of those last changed before a time."""

    def delete(self, token: str | None, before: int | None) -> int:
        """Delete an entry, or all, or all last changed before a time; return the count."""

    def close(self) -> None:
        """Release the database."""


Subscriber = Callable[[StoredEntry], object]
#: What a write returns: the newer entry that is stored already, or the error.
_Outcome = StoredEntry | StorageError | None
#: Runs a function, and then another with its result: at once, or the first in a thread.
Runner = Callable[[Callable[[], Any], Callable[[Any], None]], None]


def _run_now(work: Callable[[], _Outcome], done: Callable[[_Outcome], None]) -> None:
    done(work())


class Store:
    """Entries by unguessable tokens, in a database if there is one.

    Entries that cannot be written, for the reason ``fault``, are held in memory as long as the
    process runs, and written as soon as possible. ``reopen`` opens a database that could not be
    opened before. ``peers``: the other processes that use the database, if any may. ``run`` runs
    the writes: by default each at once. One that runs them later has to call :meth:`retry` from
    time to time while there is a fault. ``run_beside`` runs what no write has to wait for.
    """

    def __init__(
        self,
        backend: StorageBackend | None,
        fault: str = "",
        reopen: Callable[[], StorageBackend] | None = None,
        peers: Peers | None = None,
    ) -> None:
        self.fault, self.peers = fault, peers
        #: The number of reads and writes that failed.
        self.error_count = 0
        self.run: Runner = _run_now
        self.run_beside: Runner = _run_now
        self._backend, self._reopen = backend, reopen
        self._unsaved: OrderedDict[str, StoredEntry] = OrderedDict()
        self._subscribers: dict[str, list[WeakMethod[Subscriber]]] = {}
        self._fault_watchers: list[WeakMethod[Callable[[], object]]] = []
        self._change_watchers: list[WeakMethod[Callable[[str], object]]] = []
        # Set by a failed write, before its result is known here: others in the queue do not wait.
        self._last_error: StorageError | None = None

    @classmethod
    def opened(
        cls, reopen: Callable[[], StorageBackend], name: str, peers: Peers | None = None
    ) -> Self:
        """Return the store of a database, opened now or later; raise `NewerDatabase`.

        ``name``: that of the database, for the log.
        """
        try:
            return cls(reopen(), reopen=reopen, peers=peers)
        except NewerDatabase:
            raise
        except StorageError as error:
            _LOG.warning("Dokmus cannot save in %s: %s", name, error)
            return cls(None, str(error), reopen, peers)

    def find(self, token: str) -> StoredEntry | None:
        unsaved = self._unsaved.get(token)
        if unsaved is not None or self._backend is None:
            return unsaved
        try:
            return self._backend.find(token)
        except StorageError as error:
            self.report(error)
            return None

    def save(
        self,
        token: str,
        kind: str,
        document: Mapping[str, Any],
        base_version: int = 0,
        author: Subscriber | None = None,
        on_conflict: Subscriber | None = None,
    ) -> int:
        """Save a document that was made from ``base_version``; return its version.

        Notify all subscribers but the ``author``. If there is a newer version, change nothing, and
        raise `VersionConflict`, or call ``on_conflict`` where it is found out later.
        """
        now = int(time.time())
        entry = StoredEntry(token, kind, base_version + 1, document, now, now)
        unsaved = self._unsaved.get(token)
        if unsaved is not None and unsaved.version > base_version:
            raise VersionConflict(unsaved)
        self._unsaved[token] = entry
        self._unsaved.move_to_end(token)
        if len(self._unsaved) > MAX_UNSAVED and (self.fault or self._is_in_memory):
            self._unsaved.popitem(last=False)
        conflicts: list[StoredEntry] = []
        later: list[Subscriber] = []

        def settle(outcome: _Outcome) -> None:
            if isinstance(outcome, StorageError):
                self.report(outcome)
            elif not self._is_in_memory:
                if self._unsaved.get(token) is entry:
                    del self._unsaved[token]
                self._recover()
            if isinstance(outcome, StoredEntry):
                (later or [conflicts.append])[0](outcome)
            else:
                self.notify(entry, author)

        if self.fault and self.run is not _run_now:
            settle(StorageError(self.fault))  # `retry` writes it
        else:
            self.run(partial(self._write, entry), settle)
        if conflicts:
            raise VersionConflict(conflicts[0])
        later.append(on_conflict or conflicts.append)
        return entry.version

    @property
    def _is_in_memory(self) -> bool:
        return self._backend is None and self._reopen is None

    def _write(self, entry: StoredEntry) -> _Outcome:
        """Write an entry; return the newer one, or the error. May run in a thread."""
        if self._is_in_memory:
            return None
        if self._last_error is not None and self.run is not _run_now:
            return self._last_error
        return self._attempt(lambda backend: backend.put(entry))

    def _attempt(self, work: Callable[[StorageBackend], _Outcome]) -> _Outcome:
        try:
            return self.transact(work)
        except StorageError as error:
            return error

    def transact(self, work: Callable[[StorageBackend], _Result]) -> _Result | None:
        """Do something with the database, opened anew where it is gone or was never open.

        Return None where there is none; raise `StorageError`. It may run in a thread.
        """
        self._last_error = None
        for _ in range(2):
            try:
                if self._backend is None and self._reopen is not None:
                    self._backend = self._reopen()
                return None if self._backend is None else work(self._backend)
            except DatabaseGone as error:
                _LOG.warning("%s Dokmus starts a new one.", error)
                self.error_count += 1
                if self._backend is not None:
                    self._backend.close()
                self._backend = None
            except StorageError as error:
                self._last_error = error
                raise
        raise StorageError("the database disappears again and again")

    def read(self, work: Callable[[StorageBackend], _Result]) -> _Result | None:
        """Read from the database; return None where there is none; raise `StorageError`."""
        try:
            return None if self._backend is None else work(self._backend)
        except StorageError as error:
            self.report(error)
            raise

    def read_beside(self, work: Callable[[StorageBackend], _Result]) -> _Result | None:
        """Read as :meth:`read` in a thread beside the writes; a database that is away is an error.

        Whoever gets the error reports it.
        """
        if self._backend is None and self.has_database:
            raise StorageError(self.fault)
        return None if self._backend is None else work(self._backend)

    @property
    def has_database(self) -> bool:
        """True if there is a database, even one that cannot be opened now."""
        return not self._is_in_memory

    def retry(self) -> None:
        """Try to write what could not be written, while there is a fault."""
        if self.fault and not self._is_in_memory:
            entries = [*self._unsaved.values()]

            def write(backend: StorageBackend) -> None:
                backend.probe()
                backend.put_all(entries)

            self.run(partial(self._attempt, write), partial(self._settle_retry, entries))

    def _settle_retry(self, entries: Sequence[StoredEntry], outcome: _Outcome) -> None:
        if isinstance(outcome, StorageError):
            self.report(outcome)
            return
        for entry in entries:
            if self._unsaved.get(entry.token) is entry:
                del self._unsaved[entry.token]
        if self._unsaved:  # saved meanwhile
            self.retry()
        else:
            self._recover()

    def report(self, error: StorageError) -> None:
        """Report that the database cannot be read or written; :meth:`retry` tries again."""
        self.error_count += 1
        if not self.fault:  # log it once, not at every click
            _LOG.warning("Dokmus cannot save now: %s", error)
        was, self.fault = self.fault, str(error)
        if not was:
            self._tell_fault()

    def _recover(self) -> None:
        if self.fault:
            _LOG.warning("Dokmus can save again.")
            self.fault = ""
            self._tell_fault()

    def watch_fault(self, watcher: Callable[[], object]) -> None:
        """Call a bound method, held weakly, when saving fails, and when it works again."""
        self._fault_watchers = [one for one in self._fault_watchers if one() is not None]
        self._fault_watchers.append(WeakMethod(watcher))

    def _tell_fault(self) -> None:
        for watcher in filter(None, [reference() for reference in self._fault_watchers]):
            watcher()

    def all(self) -> Iterator[StoredEntry]:
        """Yield all entries, oldest first; raise `StorageError` if they cannot be read."""
        if self._backend is not None:
            yield from (entry for entry in self._backend.all() if entry.kind != _PRUNE_KIND)

    def delete(self, token: str | None = None, before: int | None = None) -> int:
        """Delete an entry, or all, or those that nobody has changed since a time; return the count.

        ``before``: in seconds since 1970. Raise `StorageError` on failure.
        """
        if token is not None:
            self._unsaved.pop(token, None)
        elif before is None:
            self._unsaved.clear()
        try:
            return 0 if self._backend is None else self._backend.delete(token, before)
        except StorageError as error:
            self.report(error)
            raise

    def put_all(self, entries: Sequence[StoredEntry]) -> int:
        """Write the entries that are newer than the stored ones, or none; return their number.

        Raise `StorageError` on failure.
        """
        return 0 if self._backend is None else self._backend.put_all(entries)

    def prune(self) -> int:
        """Delete entries that nobody has changed for `RETENTION_DAYS`; return the count.

        A wrong clock erases nothing: only what an earlier call, days before, found too old too is
        deleted, and never more than a share of all. May run in a thread.
        """
        with suppress(StorageError):
            now = int(time.time())
            if self._backend is None:
                return 0
            mark = self._backend.find(_PRUNE_TOKEN)
            seen = None if mark is None else mark.document.get("seen")
            if not isinstance(seen, int):  # none yet, or not written by this method
                seen = now + 1
            if 0 <= now - seen < _PRUNE_AFTER_DAYS * _DAY:
                return 0
            # Without a mark, or one of the future, the clock may be wrong: then it is marked only.
            cutoff = (seen if seen <= now else 0) - RETENTION_DAYS * _DAY
            old, total = self._backend.count(cutoff), self._backend.count(None)
            if old > max(_MAX_PRUNED, total * _MAX_PRUNED_SHARE):
                _LOG.warning(
                    "%d of %d entries are unused for %d days: too many to delete unasked. "
                    "`dokmus data prune` deletes them.",
                    *(old, total, RETENTION_DAYS),
                )
                return 0
            self._backend.delete(_PRUNE_TOKEN, None)
            self._backend.put(StoredEntry(_PRUNE_TOKEN, _PRUNE_KIND, 1, {"seen": now}, now, now))
            return self._backend.delete(None, cutoff) if old else 0
        return 0

    def close(self) -> None:
        if self.peers is not None:
            self.peers.close()
        if self._backend is not None:
            self._backend.close()

    def subscribe(self, token: str, subscriber: Subscriber) -> None:
        """Call a bound method, held weakly, whenever another session saves this entry."""
        alive = [one for one in self._subscribers.get(token, ()) if one() is not None]
        self._subscribers[token] = [*alive, WeakMethod(subscriber)]

    def unsubscribe(self, token: str, subscriber: Subscriber) -> None:
        references = self._subscribers.pop(token, [])
        remaining = [one for one in references if one() not in (None, subscriber)]
        if remaining:
            self._subscribers[token] = remaining

    def watch_changes(self, watcher: Callable[[str], object]) -> None:
        """Call a bound method, held weakly, with each key that another process has changed.

        It is called with an empty key where any may have been changed.
        """
        self._change_watchers.append(WeakMethod(watcher))

    def changed_elsewhere(self, key: str) -> None:
        """Notify those who are concerned that another process has changed a row, or any."""
        for watcher in filter(None, [reference() for reference in self._change_watchers]):
            watcher(key)
        for token in [key] if key else [*self._subscribers]:
            if token in self._subscribers and token not in self._unsaved:
                self.run(partial(self._attempt, methodcaller("find", token)), self._settle_reread)

    def _settle_reread(self, outcome: _Outcome) -> None:
        if isinstance(outcome, StorageError):
            self.report(outcome)
        elif outcome is not None and outcome.token not in self._unsaved:
            self.notify(outcome)

    def notify(self, entry: StoredEntry, author: Subscriber | None = None) -> None:
        """Call all subscribers of an entry but the author of the change."""
        for subscriber in [reference() for reference in self._subscribers.get(entry.token, ())]:
            if subscriber is not None and subscriber != author:
                subscriber(entry)


def new_token() -> str:
    return secrets.token_urlsafe(18)


def is_token(text: str) -> bool:
    """Return True for the form of `new_token`; tokens of `named_token` do not have it."""
    return _TOKEN.fullmatch(text) is not None


def named_token(name: str) -> str:
    """Return the token of an entry with a name, which no page can ask for."""
    return f"name:{name}"


def parse_line(line: str) -> StoredEntry | None:
    """Parse a line that `StoredEntry.to_line` wrote; return None for anything else."""
    entry = read_line(line)
    return None if isinstance(entry, str) else entry


def read_line(line: str) -> StoredEntry | str:
    """Parse a line that `StoredEntry.to_line` wrote; return what is wrong with anything else."""
    try:
        fields = json.loads(line)
    except (ValueError, RecursionError):
        return "this is not JSON"
    if not isinstance(fields, dict):
        return "this is not an entry"
    wanted = StoredEntry.__annotations__
    if missing := [name for name in wanted if name not in fields]:
        return f"{', '.join(missing)} missing"
    if unknown := [str(name)[:40] for name in fields if name not in wanted]:
        return f"unknown: {', '.join(unknown)}"
    for name, kind in _TYPES.items():
        if type(fields[name]) is not kind:
            return f"{name} must be {_TYPE_NAMES[kind]}"
    if not (fields["token"] and len(fields["token"]) <= 200 and len(fields["kind"]) <= 40):
        return "token or kind is empty or too long"
    if not all(0 <= fields[name] < 2**53 for name, kind in _TYPES.items() if kind is int):
        return "a number is out of range"
    return StoredEntry(**fields)
