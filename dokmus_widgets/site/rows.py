"""What visitors have on their pages, as their browser keeps it: the rows of a store."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from operator import attrgetter

from dokmus_widgets.storage.store import Kept, NotKept, read_line

#: Has a browser keep a line under a token, or, where the line is empty, forget it.
Write = Callable[[str, str], object]


class BrowserRows:
    """Rows that are here while the page is, and written down behind it.

    ``lines``: what the browser has, as `Kept.to_line` writes it; ``fault``: why it cannot keep
    anything, where it has said so.
    """

    def __init__(self, lines: Iterable[str], write: Write) -> None:
        found = filter(None, map(read_line, lines))
        self.fault = ""
        self._rows = {kept.token: kept for kept in found}
        self._write = write

    def find(self, token: str) -> Kept | None:
        """What is kept under a token."""
        return self._rows.get(token)

    def put(self, kept: Kept) -> Kept | None:
        """Keep it, unless there is a later version already, which is returned."""
        before = self._rows.get(kept.token)
        if before is not None and before.version >= kept.version:
            return before
        self._writable()
        begun = kept.begun if before is None else before.begun
        self._rows[kept.token] = written = kept._replace(begun=begun)
        self._write(kept.token, written.to_line())
        return None

    def arrived(self, line: str) -> Kept | None:
        """Take a line that another tab has kept, and that stays: even if ours went further."""
        kept = read_line(line)
        if kept is None or kept == self._rows.get(kept.token):
            return None
        self._rows[kept.token] = kept
        return kept

    def all(self) -> Iterator[Kept]:
        """Everything, oldest first."""
        yield from sorted(self._rows.values(), key=attrgetter("touched"))

    def erase(self, token: str | None, before: int | None) -> int:
        """Forget one thing, or all, or all untouched since a time; how many that were."""
        gone = [
            kept
            for kept in self._rows.values()
            if token in (None, kept.token) and (before is None or kept.touched < before)
        ]
        for kept in gone:
            del self._rows[kept.token]
            self._write(kept.token, "")
        return len(gone)

    def close(self) -> None:
        """There is nothing to let go of."""

    def _writable(self) -> None:
        if self.fault:
            raise NotKept(self.fault)
