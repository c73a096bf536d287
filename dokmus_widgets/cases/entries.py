"""TOML files of cases and lessons: field types, nested tables, and faults with line numbers."""

import re
import tomllib
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from enum import StrEnum
from typing import Any, ClassVar, Final, Generic, NamedTuple, TypeVar

from dokmus_widgets.core.faults import quote

_ID = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
_MAX_ID_LENGTH = 60
_HEADER = re.compile(r"\s*\[\[\s*([\w.\s]+?)\s*\]\]")
_OPENING = re.compile(r"[\[{]")


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
    """Faults of case files, one line each."""

    kind = "case"


class LessonsError(EntriesError):
    """Faults of lesson files, one line each."""

    kind = "lesson"


class EntryError(Exception):
    """A fault of one entry."""


class UnreadableFile(Exception):
    """A fault of a whole file, and its line (0 where unknown)."""

    def __init__(self, words: str, line: int = 0) -> None:
        super().__init__(words)
        self.line = line


class FieldType(NamedTuple):
    """The type of a field, or of the items of its list, with its name in error messages."""

    words: str
    type: type | tuple[type, ...]
    listed: bool = False

    def holds(self, value: object) -> bool:
        items = value if self.listed else [value]
        return isinstance(items, list) and all(
            isinstance(one, self.type) and not (self.type is int and isinstance(one, bool))
            for one in items
        )


TEXT: Final = FieldType("a text", str)
TEXTS: Final = FieldType("a list of texts", str, True)
INT: Final = FieldType("a whole number", int)
INTS: Final = FieldType("a list of whole numbers", int, True)
BOOL: Final = FieldType("true or false", bool)
TABLE: Final = FieldType("a table", dict)
TABLES: Final = FieldType("a list of tables", dict, True)


#: The path of an entry: the header names from the top, each with its index.
Place = tuple[tuple[str, int], ...]

_Read = TypeVar("_Read")


class EntryReader(ABC, Generic[_Read]):
    """Base of readers of one ``entry`` of a file; faults are reported with their line."""

    #: The exception for all faults; its ``kind`` is the header of the entries.
    error: ClassVar[type[EntriesError]]

    def __init__(
        self, name: str, entry: Mapping[str, Any], lines: Mapping[Place, int], at: Place
    ) -> None:
        self.name, self.entry = name, entry
        self._lines, self._at = lines, at

    @abstractmethod
    def read(self) -> _Read:
        """Parse the entry; ``EntryError`` if it is invalid."""

    @property
    def line(self) -> int:
        """The line of the header of the table being read."""
        at = self._at
        while at and at not in self._lines:  # inline tables have no header
            at = at[:-1]
        return self._lines.get(at, 0)

    def below(self, entry: Mapping[str, Any], name: str) -> Iterator[Mapping[str, Any]]:
        """Yield the nested tables of that name, tracking their position for ``line``."""
        above = self._at
        for number, smaller in enumerate(entry.get(name, ())):
            self._at = (*above, (name, number))
            yield smaller
        self._at = above


def read_files(
    texts: Mapping[str, str], reader: type[EntryReader[_Read]]
) -> dict[str, tuple[_Read, ...]]:
    """Parse the entries of all files, given by name; raise one error with every fault."""
    faults: list[EntryFault] = []
    file_by_id: dict[str, str] = {}
    found = {
        name: tuple(_read(name, text, reader, file_by_id, faults)) for name, text in texts.items()
    }
    if faults:
        raise reader.error(faults)
    return found


def _read(
    name: str,
    text: str,
    reader: type[EntryReader[_Read]],
    file_by_id: dict[str, str],
    faults: list[EntryFault],
) -> Iterator[_Read]:
    """Yield the valid entries of a file; ``file_by_id`` maps each id read so far to its file."""
    file, kind = f"{name}.toml", reader.error.kind
    try:
        entries = _parse_tables(text, kind)
    except UnreadableFile as error:
        faults.append(EntryFault(file, error.line, "", str(error), kind))
        return
    lines = _header_lines(text)
    for number, entry in enumerate(entries):
        reading = reader(name, entry, lines, ((kind, number),))
        id = entry["id"] if isinstance(entry.get("id"), str) else ""
        try:
            result = reading.read()
            if id in file_by_id:
                raise EntryError(f"there is a {kind} of this id in {file_by_id[id]} already")
            file_by_id[id] = file
            yield result
        except EntryError as wrong:
            faults.append(EntryFault(file, reading.line, id, str(wrong), kind))


def _parse_tables(text: str, name: str) -> list[Mapping[str, Any]]:
    """Return the tables ``[[name]]`` of a file; ``UnreadableFile`` if it holds anything else."""
    try:
        found = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        result = re.search(r"line (\d+)", str(error))
        line = int(result[1]) if result else len(text.splitlines())
        raise UnreadableFile(str(error), line) from None
    except RecursionError:
        lines = text.splitlines()
        deepest = max(range(len(lines)), key=lambda index: len(_OPENING.findall(lines[index])))
        raise UnreadableFile(
            "lists or tables in one another, too deep to be read", deepest + 1
        ) from None
    entries = found.pop(name, [])
    tables = isinstance(entries, list) and all(isinstance(entry, dict) for entry in entries)
    if found or not tables:
        raise UnreadableFile(f"a file holds [[{name}]] entries and nothing else")
    return list(entries)


def _header_lines(text: str) -> dict[Place, int]:
    lines: dict[Place, int] = {}
    counts = Counter[tuple[Place, str]]()
    at: Place = ()
    for line, words in enumerate(text.splitlines(), 1):
        if header := _HEADER.match(words):
            *above, name = re.sub(r"\s", "", header[1]).split(".")
            there = at[: len(above)]
            at = (*there, (name, counts[there, name]))
            counts[there, name] += 1
            lines[at] = line
    return lines


def check_fields(
    entry: Mapping[str, Any], kinds: Mapping[str, FieldType], required: Iterable[str] = ()
) -> None:
    """Raise ``EntryError`` for a missing or unknown field, or one of another type."""
    for name in required:
        if name not in entry:
            raise EntryError(f"{name} is missing")
    for name, value in entry.items():
        if name not in kinds:
            raise EntryError(f"there is no field {quote(name)}; there are {', '.join(kinds)}")
        if not kinds[name].holds(value):
            raise EntryError(f"{name}: {quote(value)} is not {kinds[name].words}")


def is_valid_id(value: object) -> bool:
    """Return whether a value is a valid id of an entry (case, lesson, step)."""
    return (
        isinstance(value, str) and len(value) <= _MAX_ID_LENGTH and _ID.fullmatch(value) is not None
    )


def check_id(id: str) -> None:
    if not is_valid_id(id):
        made = f"small letters, digits and hyphens, {_MAX_ID_LENGTH} at most"
        raise EntryError(f"{quote(id)}: an id is made of {made}")


_E = TypeVar("_E", bound=StrEnum)


def enum_members(names: Iterable[Any], kind: type[_E], field: str) -> tuple[_E, ...]:
    for name in names:
        if name not in list(kind):
            raise EntryError(f"{field}: {quote(name)} is no {kind.__name__.lower()}")
    return tuple(map(kind, names))
