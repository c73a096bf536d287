"""The store: versioned JSON documents by token, with subscriptions between sessions."""

import json
import logging
import re
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from typing import Any, Final, NamedTuple, Protocol
from weakref import WeakMethod

_LOG = logging.getLogger(__name__)

#: Entries that nobody has changed for this long are deleted.
RETENTION_DAYS: Final = 180
_DAY: Final = 24 * 60 * 60
#: Entries held in memory while the database cannot be written.
MAX_UNSAVED: Final = 200
#: Subscribers of one entry, the latest: notifying each takes time.
MAX_SUBSCRIBERS: Final = 20

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


class VersionConflict(Exception):
    """Another session has saved a newer version, ``current``."""

    def __init__(self, current: StoredEntry) -> None:
        super().__init__(f"{current.kind} is at version {current.version} by now")
        self.current = current


class StorageError(Exception):
    """The database cannot be read or written; the text is the system's reason."""


class StorageBackend(Protocol):
    """A database of entries: each method is one transaction and may raise `StorageError`."""

    def find(self, token: str) -> StoredEntry | None: ...

    def put(self, entry: StoredEntry) -> StoredEntry | None:
        """Write an entry, or return the stored one if its version is not older."""

    def all(self) -> Iterator[StoredEntry]:
        """Yield all entries, oldest first."""

    def delete(self, token: str | None, before: int | None) -> int:
        """Delete an entry, or all, or all last changed before a time; return the count."""

    def close(self) -> None:
        """Release the database."""


Subscriber = Callable[[StoredEntry], object]


class Store:
    """Entries by unguessable tokens, in a database if there is one.

    Entries that cannot be written, for the reason ``fault``, are held in memory as long as the
    process runs, and written as soon as possible.
    """

    def __init__(self, backend: StorageBackend | None, fault: str = "") -> None:
        self.fault = fault
        self._backend = backend
        self._unsaved: OrderedDict[str, StoredEntry] = OrderedDict()
        self._subscribers: dict[str, list[WeakMethod[Subscriber]]] = {}

    def find(self, token: str) -> StoredEntry | None:
        unsaved = self._unsaved.get(token)
        if unsaved is not None or self._backend is None:
            return unsaved
        try:
            return self._backend.find(token)
        except StorageError as error:
            self._fail(error)
            return None

    def save(
        self,
        token: str,
        kind: str,
        document: Mapping[str, Any],
        base_version: int = 0,
        author: Subscriber | None = None,
    ) -> int:
        """Save a document that was made from ``base_version``; return its version.

        Notify all subscribers but the ``author``. Raise `VersionConflict`, and change nothing, if
        there is a newer version.
        """
        now = int(time.time())
        entry = StoredEntry(token, kind, base_version + 1, document, now, now)
        unsaved = self._unsaved.get(token)
        is_outdated = unsaved is not None and unsaved.version > base_version
        newer = unsaved if is_outdated else self._put(entry)
        if newer is not None:
            raise VersionConflict(newer)
        self.notify(entry, author)
        return entry.version

    def _put(self, entry: StoredEntry) -> StoredEntry | None:
        """Write an entry or hold it in memory; return the newer version if there is one."""
        if self._backend is not None:
            try:
                newer = self._backend.put(entry)
            except StorageError as error:
                self._fail(error)
            else:
                self._unsaved.pop(entry.token, None)
                if self.fault:
                    _LOG.warning("Dokmus can save again.")
                    self.fault = ""
                return newer
        self._unsaved[entry.token] = entry
        self._unsaved.move_to_end(entry.token)
        if len(self._unsaved) > MAX_UNSAVED:
            self._unsaved.popitem(last=False)
        return None

    def _fail(self, error: StorageError) -> None:
        if not self.fault:  # log it once, not at every click
            _LOG.warning("Dokmus cannot save now: %s", error)
        self.fault = str(error)

    def all(self) -> Iterator[StoredEntry]:
        """Yield all entries, oldest first; raise `StorageError` if they cannot be read."""
        if self._backend is not None:
            yield from self._backend.all()

    def delete(self, token: str | None = None) -> int:
        """Delete an entry, or all; return the count. Raise `StorageError` on failure."""
        if token is None:
            self._unsaved.clear()
        else:
            self._unsaved.pop(token, None)
        return self._delete(token, None)

    def prune(self, days: int = RETENTION_DAYS) -> int:
        """Delete the entries that nobody has changed for so many days; return the count."""
        with suppress(StorageError):
            return self._delete(None, int(time.time()) - days * _DAY)
        return 0

    def _delete(self, token: str | None, before: int | None) -> int:
        try:
            return 0 if self._backend is None else self._backend.delete(token, before)
        except StorageError as error:
            self._fail(error)
            raise

    def close(self) -> None:
        if self._backend is not None:
            self._backend.close()

    def subscribe(self, token: str, subscriber: Subscriber) -> None:
        """Call a bound method whenever another session saves this entry.

        The store holds it weakly. The oldest of too many subscribers are dropped: they learn of a
        change by a `VersionConflict`.
        """
        subscribers = self._subscribers.setdefault(token, [])
        subscribers.append(WeakMethod(subscriber))
        del subscribers[:-MAX_SUBSCRIBERS]

    def unsubscribe(self, token: str, subscriber: Subscriber) -> None:
        references = self._subscribers.pop(token, [])
        remaining = [one for one in references if one() not in (None, subscriber)]
        if remaining:
            self._subscribers[token] = remaining

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
    with suppress(ValueError, TypeError):
        return StoredEntry(**json.loads(line))
    return None
