"""What is wrong in files of entries (cases, lessons), each fault by its place."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, NamedTuple


class EntryFault(NamedTuple):
    """One fault: the file, the line (0 where unknown), the entry ("" for none), what is wrong."""

    file: str
    line: int
    entry: str
    words: str

    def told(self, kind: str) -> str:
        """The fault in words; ``kind``: what the entries of the file are called."""
        line = f", line {self.line}" if self.line else ""
        entry = f", {kind} {self.entry!r}" if self.entry else ""
        return f"{self.file}{line}{entry}: {self.words}"


class EntriesError(ValueError):
    """Files of entries that cannot be read; ``faults`` holds each fault."""

    kind: ClassVar[str]

    def __init__(self, faults: Iterable[EntryFault]) -> None:
        self.faults = tuple(faults)
        told = (fault.told(self.kind) for fault in self.faults)
        super().__init__("\n".join([f"these {self.kind}s cannot be read:", *told]))


class CasesError(EntriesError):
    """Files of rule cases that cannot be read."""

    kind = "case"


class LessonsError(EntriesError):
    """Files of lessons that cannot be read."""

    kind = "lesson"
