"""Preferences that the browser stores: level, pace, helps, sound, keys, and how things look."""

import json
from collections.abc import Callable, Iterable
from typing import Any, Final

from dokmus_widgets.core.actions import is_whole
from dokmus_widgets.play.opponents import LEVELS
from dokmus_widgets.widgets.game.help import HELPS
from dokmus_widgets.widgets.game.opponents import PACES
from dokmus_widgets.widgets.persistence.browser_store import BrowserStore

#: The key in the browser's storage.
KEY: Final = "dokmus-play"
#: What can be switched on and off, and whether it is on at first.
SWITCHABLE: Final = {
    "confirm": False,
    "sound": False,
    "motion": True,
    "letters": True,
    "dots": True,
}
#: What has several values, the usual one first.
CHOICES: Final = {
    "coordinates": ("edge", "all", "none"),
    "colours": ("auto", "light", "dark", "contrast"),
}
_MAX_LENGTH: Final = 400  # of a stored text, which may be anything

#: Called with the level, the pace and the kinds of help; None for what is missing or unreadable.
OnLoaded = Callable[[int | None, int | None, Iterable[str] | None], object]


class PlayPreferences(BrowserStore):
    """The stored preferences; ``on_loaded`` is called with what is found.

    An unreadable text is set aside. Of one that is damaged or older, what can be read is used.
    """

    def __init__(self, on_loaded: OnLoaded) -> None:
        super().__init__(KEY)
        self._on_loaded = on_loaded
        self.switches = dict(SWITCHABLE)
        self.choices = {name: values[0] for name, values in CHOICES.items()}
        self.on_found(self._read)

    def switch(self, name: str, *, on: bool) -> None:
        """Switch one of ``SWITCHABLE`` on or off."""
        self.switches[name] = on

    def choose(self, name: str, value: object) -> None:
        """Choose one of the values of ``CHOICES``; ignore any other."""
        if value in CHOICES[name]:
            self.choices[name] = str(value)

    def css_classes(self) -> dict[str, bool]:
        """Return the CSS classes of a game, and whether each applies."""
        switched = {"dokmus-still": "motion", "dokmus-no-dots": "dots"}
        chosen = {
            f"dokmus-{name}-{value}": value == self.choices[name]
            for name, values in CHOICES.items()
            for value in values[1:]
        }
        return {name: not self.switches[switch] for name, switch in switched.items()} | chosen

    def save(self, level: int, pace: int, helps: Iterable[str]) -> None:
        stored = {"level": level, "pace": pace, "helps": [*helps]}
        self.keep(json.dumps({**stored, **self.switches, **self.choices}))

    def _read(self, text: str, _elsewhere: bool) -> None:
        if not text:
            return
        try:
            found: Any = json.loads(text) if len(text) <= _MAX_LENGTH else None
        except ValueError:
            found = None
        if type(found) is not dict:
            self.set_aside()
            return
        level, pace, helps = (found.get(name) for name in ("level", "pace", "helps"))
        self.switches = {
            name: found[name] if type(found.get(name)) is bool else usual
            for name, usual in SWITCHABLE.items()
        }
        for name in CHOICES:
            self.choose(name, found.get(name))
        self._on_loaded(
            level if is_whole(level) and level in LEVELS else None,
            pace if is_whole(pace) and pace in range(len(PACES)) else None,
            [kind for kind in HELPS if kind in helps] if isinstance(helps, list) else None,
        )
