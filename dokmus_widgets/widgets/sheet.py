"""The sheet beside a board: headings, answers, buttons, tables and lists, as plain data."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import anywidget
import traitlets

from dokmus_widgets.explain.messages import language
from dokmus_widgets.widgets.arguments import refuse_unknown
from dokmus_widgets.widgets.front_end import module, styles
from dokmus_widgets.widgets.inbox import Inbox

#: One part of a sheet: its ``kind``, and what that kind shows (see :mod:`.sections`).
Section = dict[str, Any]


class SheetWidget(anywidget.AnyWidget):
    """Shows sections one below the other, and tells which button was pressed.

    Everything in a section is text, never markup. ``name``: which of several sheets it is.
    """

    _esm = module("sheet.mjs")
    styles = traitlets.Unicode().tag(sync=True)
    view = traitlets.Dict().tag(sync=True)
    # A page need not be told what it said: that would be a message more before the answer.
    event = traitlets.Dict().tag(sync=True, echo_update=False)
    heard = traitlets.Int().tag(sync=True)

    def __init__(self, name: str = "sheet", **options: Any) -> None:
        refuse_unknown("SheetWidget", options, ["name", "layout"])
        self._name = name
        self._listeners: list[Callable[[str, Any], object]] = []
        self._inbox = Inbox()
        super().__init__(
            view={"name": name, "tick": 0, "language": language(), "beside": [], "below": []},
            styles=styles("board.css", "sheet.css"),
            **options,
        )
        self.observe(self._on_event, "event")

    def show(self, beside: Sequence[Section], below: Sequence[Section] = (), tick: int = 0) -> None:
        """Show sections beside the board and below it.

        ``tick`` numbers the picture that they belong to. Where there is no room beside the board,
        all follow one another.
        """
        with self.hold_sync():
            self.view = {
                "name": self._name,
                "tick": tick,
                "language": language(),
                "beside": list(beside),
                "below": list(below),
            }
            self.heard = self._inbox.heard

    def on_press(self, listener: Callable[[str, Any], object]) -> None:
        """Have a function called with the name and the value of what was pressed."""
        self._listeners.append(listener)

    def press(self, name: str, value: Any = None) -> None:
        """Press a button, as a hand does."""
        for listener in self._listeners:
            listener(name, value)

    def _on_event(self, change: dict[str, Any]) -> None:
        for event in self._inbox.fresh(change["new"]):
            if isinstance(event.get("press"), str):
                self.press(event["press"], event.get("value"))
        self.heard = self._inbox.heard

    def __repr__(self) -> str:
        parts = [*self.view["beside"], *self.view["below"]]
        return f"SheetWidget({', '.join(part['kind'] for part in parts)})"
