"""Sections that lead through something: its steps, and what it can be set to."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from dokmus_widgets.widgets.board.sheet import Section


def rail(label: str, press: str, steps: Iterable[Mapping[str, Any]], now: int) -> Section:
    """Numbered steps in a row, each with its text; a press on one sends its number, from 0."""
    return {
        "kind": "rail",
        "label": label,
        "name": press,
        "steps": [dict(step) for step in steps],
        "now": now,
    }


def options(title: str, parts: Iterable[Mapping[str, Any]], note: str = "") -> Section:
    """Buttons under a title that is seen, with a note."""
    buttons = [dict(part) for part in parts]
    return {"kind": "options", "title": title, "note": note, "buttons": buttons}
