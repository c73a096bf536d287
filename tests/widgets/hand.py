"""What a hand does on the page, through the traits that a page writes to, and what it then sees."""

from __future__ import annotations

from typing import Any, Protocol

from dokmus_widgets.widgets import BoardWidget, SheetWidget


class WithSheet(Protocol):
    """A widget that has a sheet: a game, or an explorer."""

    sheet: SheetWidget


def sections(game: WithSheet, kind: str) -> list[dict[str, Any]]:
    """The sections of that kind on a widget's sheet."""
    return [
        part
        for part in game.sheet.view["beside"] + game.sheet.view["below"]
        if part["kind"] == kind
    ]


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


def touch(board: BoardWidget, space: str) -> None:
    """Tap a space with a finger, as the page tells it."""
    send(board, {"type": "click", "space": space, "touch": True})
