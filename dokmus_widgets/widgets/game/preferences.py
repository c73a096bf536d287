"""What a browser remembers of play until the next visit: the level last chosen, and the pace."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Final

from dokmus_widgets.core.actions import is_whole
from dokmus_widgets.play.opponents import LEVELS
from dokmus_widgets.widgets.game.opponents import PACES
from dokmus_widgets.widgets.persistence.browser_store import BrowserStore

#: The name under which the browser keeps it.
KEY: Final = "dokmus-play"
_LONGEST: Final = 100  # of what is read: a browser may have been told anything


class PlayPreferences(BrowserStore):
    """Keeps both; ``take`` is given what is found, a level and the number of a pace.

    What cannot be read is left as if nothing had been chosen, and set aside.
    """

    def __init__(self, take: Callable[[int, int], object]) -> None:
        super().__init__(KEY)
        self._take = take
        self.on_found(self._read)

    def choose(self, level: int, pace: int) -> None:
        """Remember these from now on."""
        self.keep(json.dumps({"level": level, "pace": pace}))

    def _read(self, text: str, _elsewhere: bool) -> None:
        if not text:
            return
        try:
            found = json.loads(text) if len(text) <= _LONGEST else None
        except ValueError:
            found = None
        level, pace = (found.get("level"), found.get("pace")) if type(found) is dict else (0, 0)
        if is_whole(level) and level in LEVELS and is_whole(pace) and pace in range(len(PACES)):
            self._take(level, pace)
        else:
            self.set_aside()
