"""Faults of documents, collected with their paths."""

from collections.abc import Iterable, Mapping
from itertools import islice
from typing import Any, ClassVar, NamedTuple

from dokmus_widgets.core.phrases import joined, phrase

#: The maximum number of faults in a text.
MAX_LISTED = 100
#: The number of faults after which unknown fields are ignored.
MAX_NOTED = 1000
_MAX_QUOTE = 60
_MAX_NUMBER_BITS = 128  # Python refuses to write numbers of thousands of bits


class Fault(NamedTuple):
    """A fault of a document: its path, and a description, in the core a phrase."""

    path: str
    words: str

    @property
    def told(self) -> str:
        return phrase("at", path=self.path, words=self.words) if self.path else self.words

    def __str__(self) -> str:
        return str(self.told)


class DocumentError(ValueError):
    """An invalid document; ``faults`` holds each fault, the text lists up to ``MAX_LISTED``."""

    #: The expected kind of document.
    what: ClassVar[str]

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(faults)
        listed = "\n".join(f"- {fault}" for fault in self.faults[:MAX_LISTED])
        more = len(self.faults) - MAX_LISTED
        tail = f"\n- and {more} more" if more > 0 else ""
        super().__init__(f"this is not {self.what}:\n{listed}{tail}")


class PositionError(DocumentError):
    """The faults of a position document, each with its path."""

    what = "a position of Dokmus"


def quote(value: object) -> str:
    """Return a value as written in a document, shortened."""
    if isinstance(value, Mapping):
        return phrase("an-object")
    if isinstance(value, list | tuple):
        return phrase("a-list", count=len(value))
    if isinstance(value, int) and value.bit_length() > _MAX_NUMBER_BITS:
        return phrase("digits")
    if isinstance(value, str | bytes) and len(value) > _MAX_QUOTE:
        return f"{value[:_MAX_QUOTE]!r}..."
    words = "true" if value is True else "false" if value is False else repr(value)
    words = "null" if value is None else words
    return words if len(words) <= _MAX_QUOTE else f"{words[:_MAX_QUOTE]}..."


class Faults(list[Fault]):
    """Faults found so far; a check returns the value if it is valid, otherwise adds a fault."""

    def note(self, path: str, words: str) -> None:
        self.append(Fault(path, words))

    def tell(self, path: str, name: str, /, **facts: str | int) -> None:
        """Add a fault described by the phrase of this name."""
        self.note(path, phrase(name, **facts))

    def about(self, *keys: str) -> bool:
        """Return whether a fault lies in one of these fields of the document."""
        return any(path.replace("[", ".").split(".")[0] in keys for path, _ in self)

    def whole(self, value: Any, path: str, low: int, high: int) -> int | None:
        """Check for an integer from low to high."""
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            self.tell(path, "range", value=quote(value), low=low, high=high)
            return None
        return value

    def listing(self, value: Any, path: str, *lengths: int) -> list[Any] | None:
        """Check for a list, of one of these lengths if any are given."""
        if not isinstance(value, list | tuple):
            self.tell(path, "no-list", value=quote(value))
            return None
        if lengths and len(value) not in lengths:
            wanted = lengths[0] if len(lengths) == 1 else joined("or", map(str, lengths))
            self.tell(path, "entries", count=len(value), wanted=wanted)
            return None
        return list(value)

    def record(
        self, value: Any, path: str, keys: Iterable[str], optional: Iterable[str] = ()
    ) -> Mapping[str, Any] | None:
        """Check for an object with these keys and no others."""
        if not isinstance(value, Mapping):
            self.tell(path, "no-object", value=quote(value))
            return None
        required, allowed = set(keys), {*keys, *optional}
        prefix = f"{path}." if path else ""
        for key in sorted(key for key in required if key not in value):
            self.tell(f"{prefix}{key}", "missing")
        for key in self.first(key for key in value if key not in allowed):
            plain = isinstance(key, str) and key.isidentifier() and len(key) < _MAX_QUOTE
            self.tell(f"{prefix}{key if plain else quote(key)}", "no-field")
        return value

    def first(self, wrong: Iterable[Any]) -> Iterable[Any]:
        """Return as many of these as can still be noted, at least one, to bound the work."""
        return islice(wrong, max(1, MAX_NOTED - len(self)))
