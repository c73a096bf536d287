"""The settings of a game, which the browser stores."""

from collections.abc import Iterable
from dataclasses import replace
from typing import ClassVar

from dokmus_widgets.core.actions import is_whole
from dokmus_widgets.explain import has_message, say
from dokmus_widgets.widgets.board import Part, Press, Presses, Section, View
from dokmus_widgets.widgets.board.presses import anything
from dokmus_widgets.widgets.game.board import GameBoard
from dokmus_widgets.widgets.game.help import HELPS, Help
from dokmus_widgets.widgets.game.new_game_area import NewGameArea
from dokmus_widgets.widgets.game.opponents import PACES, OpponentTurns
from dokmus_widgets.widgets.game.preferences import CHOICES, SWITCHABLE, PlayPreferences
from dokmus_widgets.widgets.sections import forms


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
