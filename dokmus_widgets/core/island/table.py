"""A dictionary that computes missing values."""

from collections.abc import Callable
from typing import TypeVar

Key = TypeVar("Key")
Made = TypeVar("Made")


class Table(dict[Key, Made]):
    """A dictionary that computes missing values; ``make`` must not refer to its owner (a cycle)."""

    __slots__ = ("_make",)

    def __init__(self, make: Callable[[Key], Made]) -> None:
        self._make = make

    def __missing__(self, key: Key) -> Made:
        made = self[key] = self._make(key)
        return made
