"""The panels that a game opens: menu, rules in short, settings, sharing, keyboard shortcuts."""

from collections.abc import Callable, Collection, Mapping
from typing import Any, ClassVar, Final

from dokmus_widgets.explain import say
from dokmus_widgets.widgets.board import Part, Press, Presses, Section, nothing
from dokmus_widgets.widgets.board.presses import text
from dokmus_widgets.widgets.game.board import GameBoard
from dokmus_widgets.widgets.sections.basic import Button
from dokmus_widgets.widgets.sections.play import KeyHelp, Panel

#: The panels, by the press ``panel`` that opens and closes them.
PANELS: Final = ("menu", "guide", "settings", "share", "keys")
#: The keyboard shortcuts, each with the id of the message that describes it.
SHORTCUTS: Final = {
    "← → ↑ ↓": "keys-board",
    "Enter": "keys-choose",
    "N, P": "keys-next",
    "1 \N{EN DASH} 5": "keys-card",
    "G": "keys-guardian",
    "E": "do-end_turn",
    "H": "help-hint",
    "R": "keys-reach",
    "L": "keys-replay",
    "Space": "keys-pause",
    "Ctrl+Z": "do-undo",
    "Ctrl+Y": "do-redo",
    "M": "panel-menu",
    "S": "panel-settings",
    "?": "keys-keys",
    "Esc": "keys-close",
}
#: Those of a lesson, of a question about spaces, of a board to look at, of a review's turn to play,
#: and of the form of a new game.
LESSON_KEYS: Final = (*list(SHORTCUTS)[:6], "H", "Ctrl+Z", "?", "Esc")
SPACE_KEYS: Final = (*list(SHORTCUTS)[:3], "?", "Esc")
STILL_KEYS: Final = (*list(SHORTCUTS)[:1], "?", "Esc")
TURN_KEYS: Final = (*SPACE_KEYS, "G", "E", "Ctrl+Z", "Ctrl+Y")
FORM_KEYS: Final = ("M", "S", "?", "Esc")
#: The keys that have another name in some languages.
_NAMED_KEYS: Final = {"Enter": "keys-enter", "Space": "keys-space", "Esc": "keys-escape"}
_PANEL_KEYS: Final = {"settings": ("s",), "keys": ("?",)}


class Panels(Part):
    """The open panel of a game, if any; ``sections_of``: returns the contents of each.

    ``keys``: returns the shortcuts to list, by default all.
    """

    presses: ClassVar[Presses] = {
        "panel": Press(text, "toggle", again=False, offers=lambda part: part._sections_of),
        "close_panel": Press(nothing, "close_panel", again=False),
    }

    def __init__(
        self,
        board: GameBoard,
        sections_of: Mapping[str, Callable[[], list[Section]]],
        keys: Callable[[], Collection[str]] = lambda: SHORTCUTS,
    ) -> None:
        self._board, self._listed = board, keys
        self._sections_of = {"keys": lambda: key_help(self._listed()), **sections_of}
        self.opened = ""

    def toggle(self, name: str) -> None:
        """Open one of the panels that have contents here, or close it if it is open."""
        if name not in self._sections_of:
            raise ValueError(
                f"there is no panel {name!r}; there are {', '.join(self._sections_of)}"
            )
        self.opened = "" if self.opened == name else name
        self._board._show_sheet()

    def close_panel(self) -> None:
        """Close the open panel."""
        self.opened = ""
        self._board._show_sheet()

    def before_user_action(self) -> None:
        self.opened = ""

    def restore(self, snapshot: Mapping[str, Any]) -> None:
        self.opened = ""

    def button(self, name: str, key: str, icon: str = "") -> Button:
        """Return the button that opens and closes a panel."""
        text = say(f"panel-{name}")
        return Button("panel", text, name, pressed=self.opened == name, icon=icon, keys=(key,))

    def buttons(self) -> list[Button]:
        """Return the buttons of the other panels, for the menu or for their keys alone."""
        return [
            Button("panel", say(f"panel-{name}"), name, keys=_PANEL_KEYS.get(name, ()))
            for name in PANELS
            if name != "menu" and name in self._sections_of
        ]

    def unseen(self) -> list[Button]:
        """Return the buttons for keys alone."""
        return [one for one in self.buttons() if one.keys]

    def sections(self) -> list[Section]:
        if not self.opened:
            return []
        close = Button("close_panel", say("panel-close"), icon="close", keys=("escape",))
        return [Panel(say(f"panel-{self.opened}"), close, self._sections_of[self.opened]())]


def key_help(listed: Collection[str]) -> list[Section]:
    """Return the list of these keyboard shortcuts."""
    names = {key: say(name) for key, name in _NAMED_KEYS.items()}
    shown = {keys: text for keys, text in SHORTCUTS.items() if keys in listed}
    return [KeyHelp([(names.get(keys, keys), say(text)) for keys, text in shown.items()])]
