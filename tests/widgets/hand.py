"""What a hand does on the page, through the traits that a page writes to, and what it then sees."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Protocol

from dokmus_widgets.widgets import BoardWidget, SheetWidget


class WithSheet(Protocol):
    """A widget that has a sheet: a game, or an explorer."""

    sheet: SheetWidget


def sections(game: WithSheet, kind: str) -> list[dict[str, Any]]:
    """The sections of that kind on a widget's sheet, those in slots and panels too."""
    return [part for part in _parts(game.sheet.view) if part["kind"] == kind]


def slot(game: WithSheet, name: str) -> list[dict[str, Any]]:
    """The sections in a slot of a game's page."""
    (found,) = (one for one in sections(game, "slot") if one["name"] == name)
    return list(found["parts"])


def pressed_by(game: WithSheet, name: str) -> list[dict[str, Any]]:
    """The buttons of a widget's sheet that send this press."""
    found = list[dict[str, Any]]()

    def look(part: Any) -> None:
        if isinstance(part, list):
            for one in part:
                look(one)
        elif isinstance(part, dict):
            found.extend([part] if part.get("press") == name and "text" in part else [])
            for one in part.values():
                look(one)

    look([game.sheet.view["beside"], game.sheet.view["below"]])
    return found


def said(game: WithSheet) -> str:
    """The words of the answer that a widget's sheet shows."""
    return " ".join(str(one["text"]) for one in sections(game, "answer"))


def _parts(view: dict[str, Any]) -> Iterator[dict[str, Any]]:
    waiting = [*view["beside"], *view["below"]]
    while waiting:
        part = waiting.pop(0)
        yield part
        waiting[:0] = part["parts"] if part["kind"] in ("slot", "panel") else []


def send(widget: BoardWidget | SheetWidget, *events: dict[str, object]) -> None:
    """Set the synced trait as the page does: the last events, numbered."""
    recent = widget.event.get("recent", [])
    for event in events:
        recent = [*recent, {**event, "count": len(recent) + 1}]
    widget.event = {"recent": recent}


def press(game: WithSheet, name: str, value: object = None) -> None:
    """Press a button as the page does, through the synced trait."""
    send(game.sheet, {"press": name, "value": value})


def tap(board: BoardWidget, space: str) -> None:
    """Click a space as the page does, through the synced trait."""
    send(board, {"type": "click", "space": space})


def touch(board: BoardWidget, space: str, *, small: bool = True) -> None:
    """Tap a space with a finger, as the page tells it; a ``small`` one is hit by chance only."""
    send(board, {"type": "click", "space": space, "touch": True, "small": small})
