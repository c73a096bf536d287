"""A text that a visitor's own browser keeps, so that no server needs to know who comes back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import anywidget
import traitlets

from dokmus_widgets.widgets.front_end import module

#: No more is taken from a browser: anything can be in its storage.
LONGEST_FOUND = 200_000


class BrowserStore(anywidget.AnyWidget):
    """Keeps a text under ``key`` in the browser that shows it; it shows nothing itself.

    ``text`` is what was last to be kept; empty: what was kept is erased.
    """

    _esm = module("browser_store.mjs")
    key = traitlets.Unicode().tag(sync=True)
    text = traitlets.Unicode().tag(sync=True)
    aside = traitlets.Int().tag(sync=True)
    found = traitlets.Dict().tag(sync=True, echo_update=False)

    def __init__(self, key: str) -> None:
        self._listeners: list[Callable[[str], object]] = []
        super().__init__(key=key)
        self.observe(self._on_found, "found")

    def on_found(self, listener: Callable[[str], object]) -> None:
        """Have a function called with what the browser kept, once it has told, where it did."""
        self._listeners.append(listener)

    def keep(self, text: str) -> None:
        """Keep this text, in place of what was kept."""
        self.text = text

    def erase(self) -> None:
        """Keep nothing any more."""
        self.text = ""

    def set_aside(self) -> None:
        """Put what was kept under another name: it cannot be used, and is not to be lost."""
        self.aside += 1
        self.text = ""

    def _on_found(self, change: dict[str, Any]) -> None:
        text = change["new"].get("text") if isinstance(change["new"], dict) else None
        if not isinstance(text, str) or not text or len(text) > LONGEST_FOUND:
            return
        self.text = text  # as it lies there: only what changes is written, or erased
        for listener in self._listeners:
            listener(text)

    def __repr__(self) -> str:
        return f"BrowserStore({self.key!r})"
