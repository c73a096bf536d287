"""Preferences that the browser remembers: the level played last, and the pace."""

import json
from collections.abc import Callable
from typing import Final

from dokmus_widgets.core.actions import is_whole
from dokmus_widgets.play.opponents import LEVELS
from dokmus_widgets.widgets.game.opponents import PACES
from dokmus_widgets.widgets.persistence.browser_store import BrowserStore

#: The key in the browser's storage.
KEY: Final = "dokmus-play"
_MAX_LENGTH: Final = 100  # of a stored text, which may be anything


class PlayPreferences(BrowserStore):
    """The stored level and pace; ``on_loaded`` is called with what is found.

    Unreadable values are ignored and set aside.
    """

    def __init__(self, on_loaded: Callable[[int, int], object]) -> None:
        super().__init__(KEY)
        self._on_loaded = on_loaded
        self.on_found(self._read)

    def save(self, level: int, pace: int) -> None:
        self.keep(json.dumps({"level": level, "pace": pace}))

    def _read(self, text: str, _elsewhere: bool) -> None:
        if not text:
            return
        try:
            found = json.loads(text) if len(text) <= _MAX_LENGTH else None
        except ValueError:
            found = None
        level, pace = (found.get("level"), found.get("pace")) if type(found) is dict else (0, 0)
        if is_whole(level) and level in LEVELS and is_whole(pace) and pace in range(len(PACES)):
            self._on_loaded(level, pace)
        else:
            self.set_aside()
