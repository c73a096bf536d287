"""The export area of a widget: texts to copy, and the form that opens such a text."""

from collections.abc import Callable
from typing import Any

from dokmus_widgets.core import State
from dokmus_widgets.core.notation import position_code
from dokmus_widgets.core.notation.record_writer import MAX_RECORD_LENGTH
from dokmus_widgets.core.observe import has_hidden_cards
from dokmus_widgets.explain import Answer, again, say, sentences
from dokmus_widgets.play.positions import read_position
from dokmus_widgets.play.records import fault_rules, fault_words
from dokmus_widgets.widgets.board.picture_files import files_button
from dokmus_widgets.widgets.board.sheet import Section
from dokmus_widgets.widgets.sections import Button, Buttons, Copy, Elsewhere, Form
from dokmus_widgets.widgets.sections.elsewhere import elsewhere, page_links_without_secrets
from dokmus_widgets.widgets.sections.forms import TextField

#: The label of a field, and its hint.
Labels = tuple[str, str]


class Clipboard:
    """A section with a text to copy, shown until the next action, in the current language."""

    def __init__(self, name: str) -> None:
        self._name, self._count = name, 0
        self._make: Callable[[str], Section] | None = None

    def show(self, make: Callable[[str], Section]) -> None:
        """Show the section that ``make`` returns.

        ``make`` is called with a key that differs each time, so that a page selects the text again.
        """
        self._count += 1
        self._make = make

    def dismiss(self) -> None:
        self._make = None

    def sections(self) -> list[Section]:
        return [] if self._make is None else [self._make(f"{self._name}-{self._count}")]


class ExportArea:
    """Texts to copy, and the form that opens such a text.

    ``has_address``: whether the page has links; otherwise the code is offered. ``target_page``: the
    page that the position is opened on at once, or None. ``fault``: the reason why a text could not
    be opened, or empty.
    """

    def __init__(self, has_address: bool) -> None:
        self.has_address = has_address
        self.clipboard = Clipboard("copy")
        self.target_page: str | None = None
        self.fault = ""
        self._opened = 0

    def reset_form(self) -> None:
        self.fault = ""
        self._opened += 1

    def dismiss(self) -> None:
        self.clipboard.dismiss()
        self.target_page = None

    def fault_answer(self, error: ValueError) -> Answer:
        """Return the reason why a text could not be opened; the form shows it too."""
        self.fault = say("error-open", why=fault_words(error))
        return Answer(self.fault, done=False, rules=fault_rules(error))

    def link_section(self, state: State, link: str, hint: str, code_hint: str, key: str) -> Copy:
        """Return the link or the code of a position for copying, with a message as its hint."""
        text = code = position_code(state)
        label, hint_text = say("copy-code"), say(code_hint)
        if self.has_address:
            label, text, hint_text = say("copy-link"), link, say(hint)
        if code in text and has_hidden_cards(state):
            hint_text = sentences([hint_text, say("elsewhere-secret")])
        return Copy(label, text, hint=hint_text, fresh=key, query=self.has_address)

    def link_button(self, *, enabled: bool = True) -> Button:
        text = say("do-copy_link" if self.has_address else "do-copy_code")
        return Button("copy_link", text, enabled=enabled)

    def elsewhere(self, state: State) -> Elsewhere:
        """Return the links to other pages, without hidden cards until one is followed."""
        return page_links_without_secrets(state, self.target_page)

    def copy_sections(self, state: State, *, hides_cards: bool = False) -> list[Section]:
        """Return the buttons for the link and the picture, the text to copy, and page links.

        ``hides_cards``: whether the page links leave out hidden cards until one is followed.
        """
        row = Buttons(say("do-label"), [self.link_button(), files_button()])
        return [
            row,
            *self.clipboard.sections(),
            self.elsewhere(state) if hides_cards else elsewhere(state),
        ]

    def open_position(self, text: str, take: Callable[[State], Answer]) -> Answer:
        """Load a saved position; for an invalid one, answer why and change nothing."""
        try:
            answer = take(read_position(text))
        except ValueError as error:
            return self.fault_answer(error)
        self.reset_form()
        return answer

    def position_form(self) -> Form:
        labels = say("keep-text"), say("explored-open-hint")
        return self.open_form(say("explored-open"), labels, 4)

    def open_form(
        self, title: str, labels: Labels, rows: int, *more: Button, longest: int = MAX_RECORD_LENGTH
    ) -> Form:
        """Return the form that opens a text, with more buttons beside its own."""
        error = again(self.fault)
        return text_form(
            title,
            labels,
            [Button("open_saved", say("keep-open"), primary=True), *more],
            rows=rows,
            longest=longest,
            is_open=bool(error),
            error=error,
            fresh=f"open-{self._opened}",
        )


def text_section(title: str, hint: str, text: Callable[[], str], rows: int, key: str) -> Copy:
    """Return a long text to copy; ``title`` and ``hint`` are message ids."""
    return Copy(say(title), text(), hint=say(hint), fresh=key, rows=rows)


def text_form(
    title: str, labels: Labels, buttons: list[Button], *, rows: int, longest: int, **form: Any
) -> Form:
    text, hint = labels
    # One more than can be read, so that a longer text is refused and not cut.
    field = TextField("text", text, "", longest + 1, rows=rows, hint=hint)
    return Form(title, [field], buttons, **form)
