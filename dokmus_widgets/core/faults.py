"""Faults of a document, collected by path, so that one reading tells them all."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import islice
from typing import Any, NamedTuple

#: More faults than this are counted, not listed.
MOST_LISTED = 100
#: Once there are so many faults, further fields that no position has are not noted at all.
MOST_NOTED = 1000
_LONGEST_QUOTE = 60
_LONGEST_NUMBER = 128  # bits; Python refuses to write out numbers of some thousands


class Fault(NamedTuple):
    """One fault: where in the document, and what is wrong there, in plain words."""

    path: str
    words: str

    def __str__(self) -> str:
        return f"{self.path}: {self.words}" if self.path else self.words


class PositionError(ValueError):
    """A document that is no position; ``faults`` holds each fault."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(faults)
        listed = "\n".join(f"- {fault}" for fault in self.faults[:MOST_LISTED])
        more = len(self.faults) - MOST_LISTED
        tail = f"\n- and {more} more" if more > 0 else ""
        super().__init__(f"this is not a position of Dokmus:\n{listed}{tail}")


def quote(value: object) -> str:
    """A value as it stands in the document, cut short."""
    if isinstance(value, Mapping):
        return "an object"
    if isinstance(value, list | tuple):
        return f"a list of {len(value)}"
    if isinstance(value, int) and value.bit_length() > _LONGEST_NUMBER:
        return "a number of very many digits"
    if isinstance(value, str | bytes) and len(value) > _LONGEST_QUOTE:
        return f"{value[:_LONGEST_QUOTE]!r}..."
    words = "true" if value is True else "false" if value is False else repr(value)
    words = "null" if value is None else words
    return words if len(words) <= _LONGEST_QUOTE else f"{words[:_LONGEST_QUOTE]}..."


class Faults(list[Fault]):
    """The faults found so far, with the checks that find them.

    Each check gives the value when it is sound, and None after noting a fault.
    """

    def note(self, path: str, words: str) -> None:
        """Add a fault."""
        self.append(Fault(path, words))

    def about(self, *keys: str) -> bool:
        """Whether a fault lies in one of these fields of the document."""
        return any(path.replace("[", ".").split(".")[0] in keys for path, _ in self)

    def whole(self, value: Any, path: str, low: int, high: int) -> int | None:
        """A whole number from low to high."""
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            self.note(path, f"{quote(value)} is not a whole number from {low} to {high}")
            return None
        return value

    def listing(self, value: Any, path: str, *lengths: int) -> list[Any] | None:
        """A list, of one of these lengths where any are given."""
        if not isinstance(value, list | tuple):
            self.note(path, f"{quote(value)} is not a list")
            return None
        if lengths and len(value) not in lengths:
            wanted = " or ".join(map(str, lengths))
            self.note(path, f"the list has {len(value)} entries, not {wanted}")
            return None
        return list(value)

    def record(
        self, value: Any, path: str, keys: Iterable[str], optional: Iterable[str] = ()
    ) -> Mapping[str, Any] | None:
        """An object that has these keys and no others."""
        if not isinstance(value, Mapping):
            self.note(path, f"{quote(value)} is not an object")
            return None
        required, allowed = set(keys), {*keys, *optional}
        prefix = f"{path}." if path else ""
        for key in sorted(key for key in required if key not in value):
            self.note(f"{prefix}{key}", "is missing")
        for key in self.first(key for key in value if key not in allowed):
            plain = isinstance(key, str) and key.isidentifier() and len(key) < _LONGEST_QUOTE
            self.note(f"{prefix}{key if plain else quote(key)}", "is no field of a position")
        return value

    def first(self, wrong: Iterable[Any]) -> Iterable[Any]:
        """As many of these as there is room to note, at least one: work stays bounded."""
        return islice(wrong, max(1, MOST_NOTED - len(self)))
