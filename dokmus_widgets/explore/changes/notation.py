"""Text notation of changes: ``paint.c4.forest put.c4.0 read.temple_water.joins``.

A change is its kind and its fields in order, separated by dots; spaces separate changes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import fields
from typing import Any
from urllib.parse import quote, unquote

from dokmus_widgets.core import Terrain, space_name
from dokmus_widgets.core.island.spaces import parse_space
from dokmus_widgets.core.rules import switch_fault
from dokmus_widgets.explain.messages import say
from dokmus_widgets.explain.spaces import terrain_key
from dokmus_widgets.explore.changes import KINDS, Change, Read

#: Limit for untrusted links, as applying a change is slow.
_MOST = 50
_LONGEST_QUOTE = 40
_NONE = "none"
_TRUTH = {"true": True, "false": False}


def write_changes(changes: Iterable[Change]) -> str:
    """Serialize changes; :func:`read_changes` is the inverse."""
    return " ".join(
        ".".join([change.kind, *(_written(getattr(change, each.name)) for each in fields(change))])
        for change in changes
    )


def read_changes(text: str) -> tuple[Change, ...]:
    """Parse changes; raise ``ValueError`` for the first invalid one."""
    words = text.split()
    if len(words) > _MOST:
        raise ValueError(say("link-changed-many", count=len(words), most=_MOST))
    return tuple(map(_change, words))


def _change(word: str) -> Change:
    kind, *values = word.split(".")
    try:
        made = KINDS[kind]
        wanted = fields(made)
        found = made(
            *(_READERS[str(each.type)](value) for each, value in zip(wanted, values, strict=True))
        )
        if isinstance(found, Read) and switch_fault(found.switch, found.value):
            raise KeyError(found.switch)
        return found
    except (KeyError, ValueError):
        raise ValueError(say("link-changed", wish=word[:_LONGEST_QUOTE])) from None


def _written(value: Any) -> str:
    match value:
        case Terrain():
            return terrain_key(value)
        case (row, column):
            return space_name((row, column))
        case None | bool():
            return str(value).lower()
    return quote(str(value), safe="").replace(".", "%2E")


#: Parsers by field type.
_READERS: dict[str, Callable[[str], Any]] = {
    "Space": parse_space,
    "Terrain": lambda text: Terrain[text.upper()],
    "bool": _TRUTH.__getitem__,
    "int": int,
    "int | None": lambda text: None if text == _NONE else int(text),
    "str": unquote,
    "str | None": lambda text: None if text == _NONE else unquote(text),
    "str | bool": lambda text: _TRUTH.get(text, text),
}
