"""Storage backend of the browser edition: entries that the browser keeps as lines of JSON."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from operator import attrgetter

from dokmus_widgets.storage.store import StorageError, StoredEntry, parse_line

#: Writes a line to the browser's storage under a token; an empty line deletes it.
Write = Callable[[str, str], object]


class BrowserBackend:
    """`StorageBackend` with entries in memory that are written to the browser asynchronously.

    ``lines``: the browser's entries, as `StoredEntry.to_line` writes them; ``fault``: the reason
    why the browser cannot write, or nothing.
    """

    def __init__(self, lines: Iterable[str], write: Write) -> None:
        self.fault = ""
        self._entries = {entry.token: entry for entry in filter(None, map(parse_line, lines))}
        self._write = write

    def find(self, token: str) -> StoredEntry | None:
        return self._entries.get(token)

    def put(self, entry: StoredEntry) -> StoredEntry | None:
        before = self._entries.get(entry.token)
        if before is not None and before.version >= entry.version:
            return before
        if self.fault:
            raise StorageError(self.fault)
        begun = entry.begun if before is None else before.begun
        self._entries[entry.token] = written = entry._replace(begun=begun)
        self._write(entry.token, written.to_line())
        return None

    def put_all(self, entries: Sequence[StoredEntry]) -> int:
        return sum(self.put(entry) is None for entry in entries)

    def probe(self) -> None:
        if self.fault:
            raise StorageError(self.fault)

    def receive(self, line: str) -> StoredEntry | None:
        """Adopt a line of another tab, even if it is older; return its entry if it changed."""
        entry = parse_line(line)
        if entry is None or entry == self._entries.get(entry.token):
            return None
        self._entries[entry.token] = entry
        return entry

    def all(self) -> Iterator[StoredEntry]:
        yield from sorted(self._entries.values(), key=attrgetter("touched"))

    def count(self, before: int | None) -> int:
        entries = self._entries.values()
        return sum(before is None or entry.touched < before for entry in entries)

    def delete(self, token: str | None, before: int | None) -> int:
        deleted = [
            entry
            for entry in self._entries.values()
            if token in (None, entry.token) and (before is None or entry.touched < before)
        ]
        for entry in deleted:
            del self._entries[entry.token]
            self._write(entry.token, "")
        return len(deleted)

    def close(self) -> None:
        """Do nothing: there are no resources to release."""
