"""Sections that show a score sheet to press on, and the track of tiles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from dokmus_widgets.widgets.board.sheet import Section


def score_table(
    title: str, press: str, columns: Sequence[Mapping[str, Any]], rows: Sequence[Mapping[str, Any]]
) -> Section:
    """A score sheet whose cells can be pressed.

    ``columns`` have a text and a seat; ``rows`` a text, a note and cells: the text of each, a
    value, a label that is read out, and whether it is pressed or lit.
    """
    return {
        "kind": "score_table",
        "title": title,
        "name": press,
        "columns": [dict(column) for column in columns],
        "rows": [dict(row) for row in rows],
    }


def track(title: str, points: Sequence[int], seats: Sequence[Mapping[str, Any]]) -> Section:
    """A track with the points of each place, and the seats on it: ``at`` and a text each."""
    places = [dict(seat) for seat in seats]
    return {"kind": "track", "title": title, "points": list(points), "seats": places}
