"""Sections that show what an action changes, and all that could be done instead."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from dokmus_widgets.widgets.board.sheet import Section


def facts(title: str, entries: Iterable[Mapping[str, Any]]) -> Section:
    """What there is to know, line by line: a ``text`` each, a ``label``, a ``seat``."""
    return {"kind": "facts", "title": title, "entries": [dict(entry) for entry in entries]}


def opener(
    press: str, text: str, value: str, *, hint: str, inside: Iterable[Mapping[str, Any]] | None
) -> dict[str, Any]:
    """A button that opens the buttons ``inside`` right after it; None where it is closed."""
    parts = None if inside is None else [dict(part) for part in inside]
    return {"press": press, "text": text, "value": value, "hint": hint, "inside": parts}


def choices(title: str, groups: Sequence[Mapping[str, Any]], *, is_open: bool = False) -> Section:
    """Long lists of buttons, folded away: groups with a title and their ``buttons`` or openers."""
    return {
        "kind": "choices",
        "title": title,
        "groups": [dict(group) for group in groups],
        "open": is_open,
    }
