"""Incremental computation: generators that yield progress and return a result."""

from collections.abc import Generator
from typing import TypeVar

T = TypeVar("T")

#: Yields the progress from 0 to 1, or None if unknown; returns the result.
Incremental = Generator[float | None, None, T]


def run_to_completion(thinking: Incremental[T]) -> T:
    while True:
        try:
            next(thinking)
        except StopIteration as done:
            result: T = done.value
            return result
