"""Sections that show what an action changes, and all that could be done instead."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from dokmus_widgets.widgets.sheet import Section


def facts(title: str, entries: Iterable[Mapping[str, Any]]) -> Section:
    """What there is to know, line by line: a ``text`` each, a ``label``, a ``seat``."""
    return {"kind": "facts", "title": title, "entries": [dict(entry) for entry in entries]}


def choices(title: str, groups: Sequence[Mapping[str, Any]], *, is_open: bool = False) -> Section:
    """Long lists of buttons, folded away: groups with a title and their ``buttons``."""
    return {
        "kind": "choices",
        "title": title,
        "groups": [dict(group) for group in groups],
        "open": is_open,
    }
