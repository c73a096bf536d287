"""The settings of a game, which the browser stores: level, pace, helps, sound, keys, and looks."""

import json
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any, ClassVar, Final

from dokmus_widgets.core.actions import is_whole
from dokmus_widgets.explain import has_message, say
from dokmus_widgets.play.opponents import LEVELS
from dokmus_widgets.widgets.board import Part, Press, Presses, Section, View
from dokmus_widgets.widgets.board.presses import anything
from dokmus_widgets.widgets.game.board import GameBoard
from dokmus_widgets.widgets.game.help import HELPS, Help
from dokmus_widgets.widgets.game.new_game_area import NewGameArea
from dokmus_widgets.widgets.game.opponents import PACES, OpponentTurns
from dokmus_widgets.widgets.persistence.browser_store import BrowserStore
from dokmus_widgets.widgets.sections import forms

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


class Settings(Part):
    """The settings of a game, which take effect at once; ``stored``: those in the browser."""

    presses: ClassVar[Presses] = {"set_preference": Press(anything, "set", again=False)}

    def __init__(
        self, board: GameBoard, opponents: OpponentTurns, help: Help, new_games: NewGameArea
    ) -> None:
        self._board, self._opponents = board, opponents
        self._help, self._new_games = help, new_games
        self.stored = PlayPreferences(self._apply)

    def set(self, chosen: object) -> None:
        """Set what a page sends: the name of a setting, and its value."""
        name, value = (
            (chosen.get("name"), chosen.get("value")) if isinstance(chosen, dict) else ("", 0)
        )
        if name == "pace" and is_whole(value):
            self._opponents.set_pace(value)
        elif name in HELPS:
            self._help.set_kind(str(name), on=value is True)
        elif isinstance(name, str) and name in SWITCHABLE:
            self.stored.switch(name, on=value is True)
            self._apply_looks()
        elif isinstance(name, str) and name in CHOICES:
            self.stored.choose(name, value)
            self._apply_looks()
        self.save()

    def save(self) -> None:
        """Store the settings in the browser."""
        level = self._new_games.form.level
        self.stored.save(level, self._opponents.pace_index, self._help.kinds)

    def _apply(self, level: int | None, pace: int | None, helps: Iterable[str] | None) -> None:
        if level is not None:
            self._new_games.set_level(level)
        if pace is not None:
            self._opponents.pace_index = pace
        if helps is not None:
            self._help.restore({"helps": helps})
        self._apply_looks()

    def _apply_looks(self) -> None:
        self._board._set_classes(self.stored.css_classes())
        self._board._show()

    def decorate(self, view: View) -> View:
        return replace(view, confirms=self.stored.switches["confirm"])

    def sections(self) -> list[Section]:
        """Return the choices of the settings."""
        pace, stored = self._opponents.pace_index, self.stored
        paces = [forms.Option(at, say(f"setting-pace-{at}")) for at in range(len(PACES))]
        switched = [(f"help-{kind}", kind, kind in self._help.kinds) for kind in HELPS]
        switched += [(f"setting-{name}", name, on) for name, on in stored.switches.items()]
        fields: list[forms.Choice | forms.Switch] = [
            forms.Choice("pace", say("setting-pace-label"), pace, paces),
            *(
                forms.Switch(name, say(label), is_on, hint=_hint(label))
                for label, name, is_on in switched
            ),
            *(
                forms.Choice(
                    *(name, say(f"setting-{name}"), value),
                    [forms.Option(one, say(f"setting-{name}-{one}")) for one in CHOICES[name]],
                )
                for name, value in stored.choices.items()
            ),
        ]
        return [forms.Settings("", "set_preference", fields)]


def _hint(label: str) -> str:
    return say(f"{label}.hint") if has_message(f"{label}.hint") else ""
