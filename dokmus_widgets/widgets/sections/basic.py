"""The kinds of section that most sheets show, and what sections are made of."""

from __future__ import annotations

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
    """Something to press: what it sends, and the text on it with a hint.

    ``pressed``: whether it is, or None for what is never.
    """

    press: str
    text: str
    value: Any = None
    _: KW_ONLY
    pressed: bool | None = None
    hint: str = ""


class Button(Pressed):
    """One button. Not ``enabled`` looks so, but can be pressed: the answer then says why not."""

    _: KW_ONLY
    enabled: bool = True
    primary: bool = False
    hinted: bool = False


def one_of(press: str, texts: Iterable[tuple[Any, str]], now: Any) -> list[Button]:
    """Buttons of which one is pressed, the one with the value there is ``now``."""
    return [Button(press, text, value, pressed=value == now) for value, text in texts]


class Card(Pressed):
    """A card to choose."""

    _: KW_ONLY
    number: int
    hinted: bool = False


def card(press: str, value: Any, number: int) -> Card:
    """A guardian card by its number."""
    text, hint = say(f"card-{number}"), say(f"card-{number}-text")
    return Card(press, text, value, number=number, hint=hint)


class Titled(SheetItem, Generic[P]):
    """Parts of one sort under a title."""

    title: str
    parts: Sequence[P]


class Seated(SheetItem):
    """A text in the colour of a seat."""

    text: str
    seat: int | None


class Chip(SheetItem):
    """A rule by its id and its name."""

    rule: str
    text: str


def chips(rules: Iterable[Rule]) -> list[Chip]:
    """A chip for each rule."""
    return [Chip(str(rule), rule_name(rule)) for rule in rules]


class Heading(Section):
    """A heading, a note beside it, in the colour of a seat."""

    text: str
    note: str = ""
    seat: int | None = None


class Prompt(Section):
    """What can be done now."""

    text: str
    warning: str = ""


class Note(Section):
    """Something to know, set small."""

    text: str


class Answer(Section):
    """The last answer."""

    text: str
    done: bool
    chips: Sequence[Chip]


def answer(given: explain.Answer) -> Answer:
    """The section of an answer, with a chip for each rule."""
    return Answer(given.words, given.done, chips(given.rules))


class Buttons(Section):
    """A row of buttons under a label that is read out."""

    label: str
    buttons: Sequence[Button]


def undo_redo(can_undo: bool, can_redo: bool) -> list[Button]:
    """The buttons that take back, and do again."""
    undo = Button("undo", say("do-undo"), enabled=can_undo)
    return [undo, Button("redo", say("do-redo"), enabled=can_redo)]


class Cards(Section):
    """Cards to choose from."""

    label: str
    cards: Sequence[Card]


class Curtain(Section):
    """A curtain over what the next player must not see yet."""

    title: str
    text: str
    buttons: Sequence[Button]


class Player(SheetItem):
    """A player; ``lit``: whether it is their turn."""

    text: str
    seat: int
    lit: bool
    notes: str


class Seats(Section):
    """The players."""

    label: str
    seats: Sequence[Player]


class Cell(Pressed):
    """A number to press; ``label`` is read out."""

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
    """A table."""

    title: str
    columns: Sequence[Seated]
    rows: Sequence[Row]


class ScoreTable(Table):
    """A score sheet whose cells can be pressed."""


def seat_columns(names: Iterable[str]) -> list[Seated]:
    """The heads of a table with a column for each seat."""
    return [Seated(name, seat) for seat, name in enumerate(names)]


class Moves(Section):
    """Moves in groups; ``empty`` where there are none.

    ``now``: the place to which one of them led; each then sends ``look_at`` with its own, from 1.
    """

    title: str
    empty: str
    groups: Sequence[Titled[Seated]]
    now: int | None = None


class Copy(Section):
    """A text to take along; it is copied where its button was pressed.

    ``query``: it is the query of a link, shown with the address in front of this page, or of the
    ``page`` of that path; ``rows``: how many
    are seen, 0 for a single line; another ``fresh`` is copied anew.
    """

    label: str
    text: str
    _: KW_ONLY
    hint: str
    fresh: str
    query: bool = False
    page: str = ""
    rows: int = 0
    again: str = field(default_factory=partial(say, "copy-again"))
    copied: str = field(default_factory=partial(say, "copy-done"))
    refused: str = field(default_factory=partial(say, "copy-refused"))


class Entry(SheetItem):
    """A text beside symbols of the chart."""

    symbols: Sequence[str]
    text: str


class Guide(Section):
    """An explanation, folded away: leading paragraphs, then the entries."""

    title: str
    lead: Sequence[str]
    entries: Sequence[Entry]


class File(SheetItem):
    """A file to keep, of a media ``type``."""

    name: str
    type: str
    base64: str
    text: str
    hint: str


class Files(Section):
    """Files made a moment ago, each a press away."""

    label: str
    files: Sequence[File]
    note: str
