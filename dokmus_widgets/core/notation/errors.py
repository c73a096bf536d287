"""Two different errors: text that cannot be read, and text that tells of what cannot be."""

from __future__ import annotations

from dokmus_widgets.core.faults import PositionError
from dokmus_widgets.core.legality.verdict import Verdict


class NotationError(ValueError):
    """Text that cannot be read: what stands at ``line`` and ``column`` (both from 1).

    ``found`` and ``expected`` are in words, texts in them quoted and cut short.
    """

    def __init__(self, line: int, column: int, found: str, expected: str) -> None:
        self.line, self.column = line, column
        self.found, self.expected = found, expected
        super().__init__(f"line {line}, column {column}: expected {expected}, not {found}")


class IllegalRecord(ValueError):
    """A record that can be read, but not played: a move, a label or a position in it is wrong.

    ``line`` and ``column`` count from 1; ``verdict`` says why a move is illegal, and is None
    where something else is wrong.
    """

    def __init__(self, line: int, column: int, words: str, verdict: Verdict | None = None) -> None:
        self.line, self.column = line, column
        self.words, self.verdict = words, verdict
        super().__init__(f"line {line}, column {column}: {words}")


class IllegalCode(PositionError):
    """A sound code of a position that no game can come to; ``faults`` holds each fault.

    ``line`` and ``column`` count from 1, and are where the code begins.
    """

    line = column = 1
