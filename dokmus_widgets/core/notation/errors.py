"""Errors of text formats: unreadable text, and readable text of an illegal game."""

from dokmus_widgets.core.faults import PositionError
from dokmus_widgets.core.legality.verdict import Verdict
from dokmus_widgets.core.phrases import Phrase


class NotationError(ValueError):
    """Unreadable text at ``line`` and ``column`` (from 1), with ``found`` and ``expected``."""

    def __init__(self, line: int, column: int, found: str, expected: str) -> None:
        self.line, self.column = line, column
        self.found, self.expected = found, expected
        super().__init__(f"line {line}, column {column}: expected {expected}, not {found}")


class IllegalRecord(ValueError):
    """A readable record that cannot be played; ``verdict`` explains an illegal move, or is None."""

    def __init__(
        self, line: int, column: int, words: Phrase, verdict: Verdict | None = None
    ) -> None:
        self.line, self.column = line, column
        self.words, self.verdict = words, verdict
        super().__init__(f"line {line}, column {column}: {words}")


class IllegalCode(PositionError):
    """A readable code of an invalid position; it begins at ``line`` and ``column``, from 1."""

    line = column = 1
