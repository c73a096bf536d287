"""A game to take along and to open again: its link, its code, its record."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from dokmus_widgets.core import State
from dokmus_widgets.core.notation import position_code
from dokmus_widgets.core.notation.record_writer import LONGEST_RECORD
from dokmus_widgets.explain import say
from dokmus_widgets.play.links import link_to
from dokmus_widgets.play.saved import fault_words
from dokmus_widgets.widgets.board.sheet import Section
from dokmus_widgets.widgets.sections.basic import Button, Copy
from dokmus_widgets.widgets.sections.elsewhere import elsewhere_unseen, is_secret
from dokmus_widgets.widgets.sections.forms import Form, TextField

_ROWS = 8


def not_opened(error: ValueError) -> str:
    """Why a text could not be opened, in a sentence."""
    return say("error-open", why=fault_words(error))


def opening_form(
    title: str, hint: str, others: Iterable[Button] = (), *, rows: int, error: str, number: int
) -> Form:
    """The form that opens a text, or says why it could not; the ``number`` of how many it did."""
    # One more than can be read, so that a text too long is told and not cut.
    longest = LONGEST_RECORD + 1
    text = TextField("text", say("keep-text"), "", longest, rows=rows, hint=hint)
    parts = [Button("open_saved", say("keep-open"), primary=True), *others]
    return Form(title, [text], parts, error=error, fresh=f"open-{number}", is_open=bool(error))


class Keeping:
    """What lies ready to be copied until something is done, and the form that opens a text.

    ``has_address``: whether the page can be reached by a link; otherwise the code is offered.
    ``link``, ``record``: the section of each, or none. ``leaving``: the page that the position is
    to be opened on at once, or None. ``fault`` says why a text could not be
    opened, in the language that is spoken when it is called; it says nothing where all is well.
    """

    def __init__(self, has_address: bool) -> None:
        self.fault: Callable[[], str] = str
        self.link: list[Section] = []
        self.record: list[Section] = []
        self.leaving: str | None = None
        self._has_address = has_address
        self._opened = self._copies = 0

    def renew(self) -> None:
        """Begin with an empty form."""
        self.fault = str
        self._opened += 1

    def put_away(self) -> None:
        """What was to be copied is of yesterday."""
        self.link, self.record, self.leaving = [], [], None

    def show_link(self, state: State) -> None:
        """Lay the link to a position ready, or its code."""
        if self._has_address:
            hint = say("copy-link-hint")
            self.link = [self._copy(say("copy-link"), link_to(state), hint, query=True)]
        else:
            hint = say("copy-code-hint")
            self.link = [self._copy(say("copy-code"), position_code(state), hint)]

    def show_record(self, text: str) -> None:
        """Lay the record ready."""
        hint = say("copy-record-hint")
        self.record = [self._copy(say("copy-record"), text, hint, rows=_ROWS)]

    def _copy(self, label: str, text: str, hint: str, query: bool = False, rows: int = 0) -> Copy:
        self._copies += 1
        fresh = f"copy-{self._copies}"
        return Copy(label, text, hint=hint, fresh=fresh, query=query, rows=rows)

    def link_button(self) -> Button:
        """The button that lays the link ready."""
        return Button("copy_link", say("do-copy_link" if self._has_address else "do-copy_code"))

    def elsewhere(self, state: State) -> Section:
        """The ways to the other pages."""
        return elsewhere_unseen(state, self.leaving)

    def section(self, state: State) -> Form:
        """The form that opens a text, with the button for the record of the game."""
        hint = say("keep-record-secret") if is_secret(state) else ""
        return opening_form(
            say("keep-title"),
            say("keep-text-hint"),
            [Button("copy_record", say("keep-record"), hint=hint)],
            rows=_ROWS,
            error=self.fault(),
            number=self._opened,
        )
