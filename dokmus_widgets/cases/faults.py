"""Errors of files of entries (cases, lessons), each with file and line."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, NamedTuple


class EntryFault(NamedTuple):
    """One fault: file, line (0 if unknown), entry id ("" if none), text, noun for the entry."""

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
    """Unreadable files of entries; ``faults`` holds every fault."""

    kind: ClassVar[str]

    def __init__(self, faults: Iterable[EntryFault]) -> None:
        self.faults = tuple(faults)
        super().__init__("\n".join([f"these {self.kind}s cannot be read:", *map(str, self.faults)]))


class CasesError(EntriesError):
    kind = "case"


class LessonsError(EntriesError):
    kind = "lesson"
