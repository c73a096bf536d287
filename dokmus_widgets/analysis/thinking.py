"""Work that is done bit by bit, so that whoever waits for it can do something else in between."""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeVar

T = TypeVar("T")

#: Yields often: the share that is done, 0 to 1, or None where that is not known; returns a result.
Thinking = Generator[float | None, None, T]


def at_once(thinking: Thinking[T]) -> T:
    """All of it, and what it comes to."""
    while True:
        try:
            next(thinking)
        except StopIteration as done:
            result: T = done.value
            return result
