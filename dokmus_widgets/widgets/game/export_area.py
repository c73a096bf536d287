"""The export area of a game: what is shared of it, and its record."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from dokmus_widgets.core import Phase, State
from dokmus_widgets.core.observe import has_hidden_cards
from dokmus_widgets.explain import say
from dokmus_widgets.play import Game
from dokmus_widgets.play.sharing import SHARED, island_fields, shared
from dokmus_widgets.widgets.board.export_area import Clipboard, ExportArea, text_section
from dokmus_widgets.widgets.board.picture_files import files_button
from dokmus_widgets.widgets.board.sheet import Section
from dokmus_widgets.widgets.sections import Button, Copy, Form, Note

_ROWS = 8


class GameExport(ExportArea):
    """The export area of a game; ``record``: the section of its record."""

    def __init__(self, has_address: bool) -> None:
        super().__init__(has_address)
        self.record = Clipboard("record")

    def dismiss(self) -> None:
        super().dismiss()
        self.record.dismiss()

    def show_record(self, record: Callable[[], str]) -> None:
        self.record.show(partial(text_section, "copy-record", "copy-record-hint", record, _ROWS))

    def share_buttons(self, game: Game, state: State) -> list[Button]:
        """Return what can be shared of a game and its position, and the picture."""
        cards = "over" if state.phase is Phase.OVER else "none"
        cards = "hidden" if has_hidden_cards(state) else cards
        offered = SHARED if island_fields(game) else SHARED[:-1]
        hints = {one: say(f"share-{one}-hint", cards=cards) for one in offered}
        buttons = [Button("copy_link", say(f"share-{one}"), one, hint=hints[one]) for one in hints]
        return [*buttons, files_button()]

    def shared_section(self, what: str, game: Game, state: State, key: str) -> Section:
        """Return a link, or without one a text, to copy and to share; or why there is none."""
        label, page = say(f"share-{what}"), "review" if what == "game" else "play"
        try:
            text = shared(what, game, state, as_link=self.has_address)
        except ValueError as error:
            return Note(str(error))
        if self.has_address:
            link = Copy(label, text, hint="", fresh=key, query=True, page=page)
            return replace(link, again=say("do-copy_link"), share=say("share-with"))
        hint = {"position": "copy-code-hint", "game": "copy-record-hint"}
        rows = _ROWS if what == "game" else 0
        return Copy(label, text, hint=say(hint.get(what, "share-run-hint")), fresh=key, rows=rows)

    def section(self, state: State, more: Sequence[Button] = ()) -> Form:
        """Return the form that opens a text, with the button for the record, and ``more``."""
        secret = say("keep-record-secret") if has_hidden_cards(state) else ""
        record = Button("copy_record", say("keep-record"), hint=secret)
        labels = say("keep-text"), say("keep-text-hint")
        return self.open_form(say("keep-title"), labels, _ROWS, record, *more)
