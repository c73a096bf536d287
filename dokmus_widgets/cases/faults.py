"""What is wrong in the files of cases, each fault by its place."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple


class CaseFault(NamedTuple):
    """One fault: the file, the line (0 where unknown), the case ("" for none), what is wrong."""

    file: str
    line: int
    case: str
    words: str

    def __str__(self) -> str:
        line = f", line {self.line}" if self.line else ""
        case = f", case {self.case!r}" if self.case else ""
        return f"{self.file}{line}{case}: {self.words}"


class CasesError(ValueError):
    """Files of cases that cannot be read; ``faults`` holds each fault."""

    def __init__(self, faults: Iterable[CaseFault]) -> None:
        self.faults = tuple(faults)
        super().__init__("\n".join(["these cases cannot be read:", *map(str, self.faults)]))
