"""What is wrong in files of entries (cases, lessons), each fault by its place."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, NamedTuple


class EntryFault(NamedTuple):
    """One fault: the file, the line (0 where unknown), the entry ("" for none), what is wrong.

    ``kind``: what the entries of the file are called.
    """

    file: str
    line: int
    entry: str
    words: str
    kind: str = "case"

    def __str__(self) -> str:
        line = f", line {self.line}" if self.line else ""
        entry = f", {self.kind} {self.entry!r}" if self.entry else ""
        return f"{self.file}{line}{entry}: {self.words}"


class EntriesError(ValueError):
    """Files of entries that cannot be read; ``faults`` holds each fault."""

    kind: ClassVar[str]

    def __init__(self, faults: Iterable[EntryFault]) -> None:
        self.faults = tuple(faults)
        super().__init__("\n".join([f"these {self.kind}s cannot be read:", *map(str, self.faults)]))


class CasesError(EntriesError):
    """Files of rule cases that cannot be read."""

    kind = "case"


class LessonsError(EntriesError):
    """Files of lessons that cannot be read."""

    kind = "lesson"
