"""A text stored in the visitor's own browser, so that no server needs to identify visitors."""

from collections.abc import Callable
from typing import Any

import traitlets

from dokmus_widgets.widgets.board.event_widget import BrowserWidget


class BrowserStore(BrowserWidget):
    """An invisible widget that stores a text under ``key`` in the browser that shows it.

    ``text``: the text to store; empty to erase it. ``aside``: the stored text is unusable, and is
    moved to another key before it is overwritten.
    """

    key = traitlets.Unicode().tag(sync=True)
    text = traitlets.Unicode().tag(sync=True)
    aside = traitlets.Bool().tag(sync=True)
    found = traitlets.Dict().tag(sync=True, echo_update=False)

    def __init__(self, key: str) -> None:
        super().__init__(part="store", key=key)
        self.observe(self._on_found, "found")

    def on_found(self, listener: Callable[[str, bool], object]) -> None:
        """Register a function that is called with the stored text, once the browser has sent it.

        It is called again when another tab stores a text, or erases it (an empty text). Its second
        argument tells whether the text comes from another tab.
        """
        self._listeners.append(listener)

    def keep(self, text: str) -> None:
        self.text = text
        self.aside = False

    def erase(self) -> None:
        self.keep("")

    def set_aside(self) -> None:
        """Move the unusable stored text aside before the next one is stored."""
        self.aside = True

    def _on_found(self, change: dict[str, Any]) -> None:
        text, elsewhere = change["new"].get("text"), change["new"].get("elsewhere") is True
        if not isinstance(text, str) or not (text or elsewhere):
            return
        self.keep(text)  # already stored: only changes are written
        for listener in self._listeners:
            self._try(listener, text, elsewhere)

    def __repr__(self) -> str:
        return f"BrowserStore({self.key!r})"
