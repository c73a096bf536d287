"""What lies ready to be taken along, and the form that opens what was taken along before."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from dokmus_widgets.core import State
from dokmus_widgets.core.notation import position_code
from dokmus_widgets.core.notation.record_writer import LONGEST_RECORD
from dokmus_widgets.explain import Answer, say
from dokmus_widgets.explain.messages import again
from dokmus_widgets.explain.seats import sentences
from dokmus_widgets.explore.positions import read_position
from dokmus_widgets.play.records import fault_rules, fault_words
from dokmus_widgets.widgets.board.picture_files import files_button
from dokmus_widgets.widgets.board.sheet import Section
from dokmus_widgets.widgets.sections.basic import Button, Buttons, Copy
from dokmus_widgets.widgets.sections.elsewhere import (
    Elsewhere,
    elsewhere,
    elsewhere_unseen,
    is_secret,
)
from dokmus_widgets.widgets.sections.forms import Form, TextField

#: The words of a field, and its hint.
Told = tuple[str, str]


class Ready:
    """A section that lies ready to be copied until something is done, in any language."""

    def __init__(self, name: str) -> None:
        self._name, self._laid = name, 0
        self._make: Callable[[str], Section] | None = None

    def lay(self, make: Callable[[str], Section]) -> None:
        """Lay a section ready, made in the language that is spoken when it is shown.

        ``make`` is given a text that is another one each time, so that what lies ready anew is
        selected anew.
        """
        self._laid += 1
        self._make = make

    def put_away(self) -> None:
        """What was to be copied is of yesterday."""
        self._make = None

    def sections(self) -> list[Section]:
        """What lies ready, in the language that is spoken now."""
        return [] if self._make is None else [self._make(f"{self._name}-{self._laid}")]


class TakingAlong:
    """What lies ready to be copied until something is done, and the form that opens a text.

    ``has_address``: whether the page can be reached by a link; otherwise the code is offered.
    ``ready``: what lies ready. ``leaving``: the page that the position is to be opened
    on at once, or None. ``fault`` says why a text could not be opened; it is empty where all is
    well.
    """

    def __init__(self, has_address: bool) -> None:
        self.has_address = has_address
        self.ready = Ready("copy")
        self.leaving: str | None = None
        self.fault = ""
        self._opened = 0

    def renew(self) -> None:
        """Something was opened: begin with an empty form."""
        self.fault = ""
        self._opened += 1

    def put_away(self) -> None:
        """What was to be copied is of yesterday."""
        self.ready.put_away()
        self.leaving = None

    def refused(self, error: ValueError) -> Answer:
        """Answer why a text could not be opened; the form says so too."""
        self.fault = say("error-open", why=fault_words(error))
        return Answer(self.fault, done=False, rules=fault_rules(error))

    def link_to(self, state: State, link: str, hint: str, code_hint: str, fresh: str) -> Copy:
        """The link to what is shown, or the code of its position, with a message as its hint."""
        text = code = position_code(state)
        label, told = say("copy-code"), say(code_hint)
        if self.has_address:
            label, text, told = say("copy-link"), link, say(hint)
        if code in text and is_secret(state):
            told = sentences([told, say("elsewhere-secret")])
        return Copy(label, text, hint=told, fresh=fresh, query=self.has_address)

    def link_button(self, *, enabled: bool = True) -> Button:
        """The button that lays the link ready."""
        text = say("do-copy_link" if self.has_address else "do-copy_code")
        return Button("copy_link", text, enabled=enabled)

    def elsewhere(self, state: State) -> Elsewhere:
        """The ways to the other pages, hidden cards left out until one is taken."""
        return elsewhere_unseen(state, self.leaving)

    def copying(self, state: State, *, unseen: bool = False) -> list[Section]:
        """The buttons that lay the link or the picture ready, what lies ready, and ways on.

        ``unseen``: hidden cards are left out of these until one is taken.
        """
        row = Buttons(say("do-label"), [self.link_button(), files_button()])
        return [row, *self.ready.sections(), self.elsewhere(state) if unseen else elsewhere(state)]

    def opened(self, text: str, take: Callable[[State], Answer]) -> Answer:
        """Go on from a saved position; where it can't be read, answer why and change nothing."""
        try:
            answer = take(read_position(text))
        except ValueError as error:
            return self.refused(error)
        self.renew()
        return answer

    def opening_position(self) -> Form:
        """The form that opens a position."""
        told = say("keep-text"), say("explored-open-hint")
        return self.opening(say("explored-open"), told, 4)

    def opening(
        self, title: str, told: Told, rows: int, *more: Button, longest: int = LONGEST_RECORD
    ) -> Form:
        """The form that opens a text, with more buttons beside its own."""
        error = again(self.fault)
        return text_form(
            title,
            told,
            [Button("open_saved", say("keep-open"), primary=True), *more],
            rows=rows,
            longest=longest,
            is_open=bool(error),
            error=error,
            fresh=f"open-{self._opened}",
        )


def text_ready(title: str, hint: str, text: Callable[[], str], rows: int, fresh: str) -> Copy:
    """A long text to be copied, with messages as its title and its hint."""
    return Copy(say(title), text(), hint=say(hint), fresh=fresh, rows=rows)


def text_form(
    title: str, told: Told, parts: list[Button], *, rows: int, longest: int, **form: Any
) -> Form:
    """A form with room for one text that was taken along."""
    text, hint = told
    # One more than can be read, so that a text too long is told and not cut.
    field = TextField("text", text, "", longest + 1, rows=rows, hint=hint)
    return Form(title, [field], parts, **form)
