"""A table whose entries are made when they are first looked up."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

Key = TypeVar("Key")
Made = TypeVar("Made")


class Table(dict[Key, Made]):
    """What is made of each key, once.

    ``make`` holds nothing that holds the table: it would stay until garbage is collected.
    """

    __slots__ = ("_make",)

    def __init__(self, make: Callable[[Key], Made]) -> None:
        self._make = make

    def __missing__(self, key: Key) -> Made:
        made = self[key] = self._make(key)
        return made
