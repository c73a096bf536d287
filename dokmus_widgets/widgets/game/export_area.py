"""The export area of a game: its link, its code, its record, and a link to its replay."""

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
    """The export area of a game; ``record``: the section of its record or replay link."""

    def __init__(self, has_address: bool) -> None:
        super().__init__(has_address)
        self.record = Clipboard("record")

    def dismiss(self) -> None:
        super().dismiss()
        self.record.dismiss()

    def show_record(self, record: Callable[[], str]) -> None:
        self.record.show(partial(text_section, "copy-record", "copy-record-hint", record, _ROWS))

    def show_replay(self, link: Callable[[], str]) -> None:
        """Show a link that replays the game on the review page.

        ``link``: returns the link in the current language, or raises ``ValueError`` where it is too
        long: then the last one stays.
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
        button = Button("copy_replay", say("keep-replay"), hint=_hint(state))
        return [button] if self.has_address else []

    def section(self, state: State, more: Sequence[Button] = ()) -> Form:
        """Return the form that opens a text, with the button for the record, and ``more``."""
        record = Button("copy_record", say("keep-record"), hint=_hint(state))
        labels = say("keep-text"), say("keep-text-hint")
        return self.open_form(say("keep-title"), labels, _ROWS, record, *more)


def _hint(state: State) -> str:
    return say("keep-record-secret") if has_hidden_cards(state) else ""
