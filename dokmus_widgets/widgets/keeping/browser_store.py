"""A text that a visitor's own browser keeps, so that no server needs to know who comes back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import traitlets

from dokmus_widgets.widgets.board.event_widget import BrowserWidget


class BrowserStore(BrowserWidget):
    """Keeps a text under ``key`` in the browser that shows it; it shows nothing itself.

    ``text`` is what was last to be kept; empty: what was kept is erased. ``aside``: what is kept
    now cannot be used, and goes to another name before anything is written over it.
    """

    key = traitlets.Unicode().tag(sync=True)
    text = traitlets.Unicode().tag(sync=True)
    aside = traitlets.Bool().tag(sync=True)
    found = traitlets.Dict().tag(sync=True, echo_update=False)

    def __init__(self, key: str) -> None:
        super().__init__(part="store", key=key)
        self.observe(self._on_found, "found")

    def on_found(self, listener: Callable[[str, bool], object]) -> None:
        """Have a function called with what the browser has kept, once it has told, where it did.

        It is called again whenever another tab keeps something else, with an empty text where that
        has erased it. What it is called with besides: whether this comes from another tab.
        """
        self._listeners.append(listener)

    def keep(self, text: str) -> None:
        """Keep this text, in place of what was kept."""
        self.text = text
        self.aside = False

    def erase(self) -> None:
        """Keep nothing any more."""
        self.keep("")

    def set_aside(self) -> None:
        """What is kept cannot be used, and is not to be lost."""
        self.aside = True

    def _on_found(self, change: dict[str, Any]) -> None:
        text, elsewhere = change["new"].get("text"), change["new"].get("elsewhere") is True
        if not isinstance(text, str) or not (text or elsewhere):
            return
        self.keep(text)  # as it is kept already: only what changes is written, or erased
        for listener in self._listeners:
            self._try(listener, text, elsewhere)

    def __repr__(self) -> str:
        return f"BrowserStore({self.key!r})"
