"""A game to take along and to open again: its link, its code, its record."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from dokmus_widgets.core import State
from dokmus_widgets.explain import say
from dokmus_widgets.widgets.board.taking_along import Ready, TakingAlong, text_ready
from dokmus_widgets.widgets.sections.basic import Button
from dokmus_widgets.widgets.sections.elsewhere import is_secret
from dokmus_widgets.widgets.sections.forms import Form

_ROWS = 8


class Keeping(TakingAlong):
    """The same of a game, which has a record too; ``record``: lies ready as well."""

    def __init__(self, has_address: bool) -> None:
        super().__init__(has_address)
        self.record = Ready("record")

    def put_away(self) -> None:
        """What was to be copied is of yesterday."""
        super().put_away()
        self.record.put_away()

    def show_record(self, record: Callable[[], str]) -> None:
        """Lay the record ready, which has words in it."""
        self.record.lay(partial(text_ready, "copy-record", "copy-record-hint", record, _ROWS))

    def section(self, state: State) -> Form:
        """The form that opens a text, with the button for the record of the game."""
        hint = say("keep-record-secret") if is_secret(state) else ""
        record = Button("copy_record", say("keep-record"), hint=hint)
        told = say("keep-text"), say("keep-text-hint")
        return self.opening(say("keep-title"), told, _ROWS, record)
