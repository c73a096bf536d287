"""A game to take along and to open again: its link, its code, its record."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial

from dokmus_widgets.core import State
from dokmus_widgets.explain import say
from dokmus_widgets.widgets.board.export_area import Clipboard, ExportArea, text_section
from dokmus_widgets.widgets.sections.basic import Button, Copy
from dokmus_widgets.widgets.sections.elsewhere import has_hidden_cards
from dokmus_widgets.widgets.sections.forms import Form

_ROWS = 8


class GameExport(ExportArea):
    """The same of a game, which has a record too; ``record``: lies ready as well."""

    def __init__(self, has_address: bool) -> None:
        super().__init__(has_address)
        self.record = Clipboard("record")

    def dismiss(self) -> None:
        """What was to be copied is of yesterday."""
        super().dismiss()
        self.record.dismiss()

    def show_record(self, record: Callable[[], str]) -> None:
        """Lay the record ready, which has words in it."""
        self.record.show(partial(text_section, "copy-record", "copy-record-hint", record, _ROWS))

    def show_replay(self, link: Callable[[], str]) -> None:
        """Lay a link ready that replays the game on the page where one looks back.

        ``link``: gives it with the names of the colours in the language that is spoken then, or
        ``ValueError`` where it is too long: then the last one stays.
        """
        text = link()

        def ready(fresh: str) -> Copy:
            nonlocal text
            with suppress(ValueError):
                text = link()
            return Copy(
                say("copy-replay"),
                text,
                hint=say("review-link-hint"),
                fresh=fresh,
                query=True,
                page="review",
            )

        self.record.show(ready)

    def replay_button(self, state: State) -> list[Button]:
        """The button that lays it ready, where there are pages."""
        told = say("keep-replay")
        return [Button("copy_replay", told, hint=_hint(state))] if self.has_address else []

    def section(self, state: State, more: Sequence[Button] = ()) -> Form:
        """The form that opens a text, with the button for the record of the game, and ``more``."""
        record = Button("copy_record", say("keep-record"), hint=_hint(state))
        told = say("keep-text"), say("keep-text-hint")
        return self.open_form(say("keep-title"), told, _ROWS, record, *more)


def _hint(state: State) -> str:
    """What else a record tells."""
    return say("keep-record-secret") if has_hidden_cards(state) else ""
