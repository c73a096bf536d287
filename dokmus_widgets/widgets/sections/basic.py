"""The sections that most sheets show, and their items."""

from collections.abc import Iterable, Sequence
from dataclasses import KW_ONLY, field
from functools import partial
from typing import Any, Generic, TypeVar

from dokmus_widgets import explain
from dokmus_widgets.core import Rule
from dokmus_widgets.explain import say
from dokmus_widgets.explore.query.words import rule_name
from dokmus_widgets.widgets.board.sheet import Section, SheetItem

P = TypeVar("P")


class Pressed(SheetItem):
    """A pressable item: the name and the value that it sends, its text and a hint.

    ``pressed``: whether it is pressed, or None for an item without that state.
    """

    press: str
    text: str
    value: Any = None
    _: KW_ONLY
    pressed: bool | None = None
    hint: str = ""


class Button(Pressed):
    """A button. Not ``enabled``, it looks so but can be pressed: the answer then says why not.

    ``icon``: the name of a sign that replaces the text, which is still its name; ``keys``: the
    keyboard shortcuts that press it, such as ``h`` or ``ctrl+z``.
    """

    _: KW_ONLY
    enabled: bool = True
    primary: bool = False
    hinted: bool = False
    icon: str = ""
    keys: Sequence[str] = ()


def one_of(press: str, texts: Iterable[tuple[Any, str]], now: Any) -> list[Button]:
    """Return buttons of which the one with the value ``now`` is pressed."""
    return [Button(press, text, value, pressed=value == now) for value, text in texts]


class Card(Pressed):
    """A guardian card; ``gain``: the least points that it brings, described by ``gain_note``.

    ``right``: whether it answers a question, or None where it does not.
    """

    _: KW_ONLY
    number: int
    hinted: bool = False
    gain: str = ""
    gain_note: str = ""
    right: bool | None = None


def card(press: str, value: Any, number: int) -> Card:
    text, hint = say(f"card-{number}"), say(f"card-{number}-text")
    return Card(press, text, value, number=number, hint=hint)


class Titled(SheetItem, Generic[P]):
    """Items of one type under a title."""

    title: str
    parts: Sequence[P]


class Seated(SheetItem):
    """A text in the colour of a seat."""

    text: str
    seat: int | None


class Chip(SheetItem):
    """The id and the name of a rule."""

    rule: str
    text: str


def chips(rules: Iterable[Rule]) -> list[Chip]:
    return [Chip(str(rule), rule_name(rule)) for rule in rules]


class Heading(Section):
    """A heading with a note in the colour of a seat."""

    text: str
    note: str = ""
    seat: int | None = None


class Prompt(Section):
    """The current player's options, and a warning."""

    text: str
    warning: str = ""


class Note(Section):
    """A remark in small print."""

    text: str


class Answer(Section):
    """The last answer; ``note``: a warning below it; ``buttons``: what one may do about it.

    Not ``seen``, it is only read out.
    """

    text: str
    done: bool | None  # None: no sign
    chips: Sequence[Chip]
    note: str = ""
    buttons: Sequence[Button] = ()
    seen: bool = True


def answer(given: explain.Answer, note: str = "", buttons: Sequence[Button] = ()) -> Answer:
    """Return the section of an answer, with a chip for each rule."""
    return Answer(given.words, given.done, chips(given.rules), note, buttons)


class Buttons(Section):
    """A row of buttons under a label for screen readers."""

    label: str
    buttons: Sequence[Button]


def undo_redo(can_undo: bool, can_redo: bool, *, icons: bool = False) -> list[Button]:
    """Return the buttons for undo and redo; as ``icons``, redo only while it is possible."""
    icon = ("undo", "redo") if icons else ("", "")
    undo = Button("undo", say("do-undo"), enabled=can_undo, icon=icon[0], keys=("ctrl+z",))
    keys = ("ctrl+y", "ctrl+shift+z")
    redo = Button("redo", say("do-redo"), enabled=can_redo, icon=icon[1], keys=keys)
    return [undo, redo] if can_redo or not icons else [undo]


class Cards(Section):
    label: str
    cards: Sequence[Card]


class AskedCards(Cards):
    """Guardian cards to ask about, which take no room from the board."""


class Curtain(Section):
    """A curtain over the next player's secrets."""

    title: str
    text: str
    buttons: Sequence[Button]


class Player(SheetItem):
    """A player, with notes."""

    text: str
    seat: int
    notes: str


class Cell(Pressed):
    """A number to press; ``label``: for screen readers."""

    _: KW_ONLY
    label: str
    lit: bool


class Row(SheetItem):
    """A row of a table; ``total``: whether it adds up those above."""

    text: str
    values: Sequence[int | str | Cell]
    note: str = ""
    total: bool = False


class Table(Section):
    title: str
    columns: Sequence[Seated]
    rows: Sequence[Row]


class ScoreTable(Table):
    """A score sheet with cells that can be pressed."""


def seat_columns(names: Iterable[str]) -> list[Seated]:
    """Return the header of a table with a column for each seat."""
    return [Seated(name, seat) for seat, name in enumerate(names)]


class Moves(Section):
    """A move list in groups; ``empty``: the text for none.

    ``now``: the number of the move that is shown; each move then sends ``look_at`` with its own,
    from 1.
    """

    title: str
    empty: str
    groups: Sequence[Titled[Seated]]
    now: int | None = None


class Copy(Section):
    """A text to copy.

    ``query``: whether it is the query of a link, shown with the address of this page or of the
    ``page`` of that path; ``rows``: the height, 0 for a single line; a new ``fresh`` copies again.
    ``share``: the text of the button for the device's own sharing, where it has one; ``code``: that
    of the button ``code``, which sends the text; ``picture``: its QR code.
    """

    label: str
    text: str
    _: KW_ONLY
    hint: str
    fresh: str
    query: bool = False
    page: str = ""
    rows: int = 0
    share: str = ""
    code: str = ""
    picture: str = ""
    again: str = field(default_factory=partial(say, "copy-again"))
    copied: str = field(default_factory=partial(say, "copy-done"))
    refused: str = field(default_factory=partial(say, "copy-refused"))


class Entry(SheetItem):
    """A text beside symbols of the chart."""

    symbols: Sequence[str]
    text: str


class Guide(Section):
    """An explanation: leading paragraphs, then entries."""

    lead: Sequence[str]
    entries: Sequence[Entry]


class File(SheetItem):
    """A file to download, of a media ``type``."""

    name: str
    type: str
    base64: str
    text: str
    hint: str


class Files(Section):
    """Files to download."""

    label: str
    files: Sequence[File]
    note: str
