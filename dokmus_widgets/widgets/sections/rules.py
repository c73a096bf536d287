"""The sections of the rules explorer."""

from collections.abc import Sequence
from dataclasses import KW_ONLY

from dokmus_widgets.widgets.board.sheet import Section, SheetItem
from dokmus_widgets.widgets.sections.basic import Button, Player, Pressed, Titled


class Plain(Pressed):
    """A pressable text that is not drawn as a button; ``label``: for screen readers."""

    _: KW_ONLY
    label: str = ""
    current: bool = False


class Try(Plain):
    """The question of a case; ``seen``: its answer, once given."""

    primary: bool = False
    seen: str = ""


class RuleCase(Section):
    """A case: its place in the list, its title and question, and what can be tried.

    ``place``: the query of its address for the page's history, or empty; a new number ``arrived``
    scrolls the page to it.
    """

    crumb: str
    title: str
    ask: str
    _: KW_ONLY
    place: str
    arrived: int
    steps: Sequence[Plain] = ()
    tries: Sequence[Try] = ()
    hint: str = ""


class Price(SheetItem):
    """The tokens that an action costs, and their seat."""

    tokens: int
    seat: int | None
    text: str


class Grounds(Titled[Plain]):
    """Further reasons of an answer; ``id``: that of the question."""

    id: str


class Ruling(Section):
    """An answer with everything that follows from it; ``done``: None without a question.

    ``heard``: a text for screen readers only; ``first``: whether it comes before the case.
    """

    text: str
    done: bool | None
    _: KW_ONLY
    told: str = ""
    heard: str = ""
    chips: Sequence[Plain] = ()
    price: Price | None = None
    point: str = ""
    first: bool = False
    remedies: Sequence[Plain] = ()
    more: Grounds | None = None
    buttons: Sequence[Button] = ()


class Asked(Plain):
    """A question about a position: its ``sign``, yes or no, and its answer ``beside`` it.

    ``seat``: the player whom it concerns; ``price``: the cost of a placement.
    """

    _: KW_ONLY
    sign: str
    beside: str
    seat: int | None
    price: Price | None


class Here(Section):
    """All questions about a position, by subject; ``who`` is to move, None after the end."""

    title: str
    who: Player | None
    note: str
    groups: Sequence[Titled[Asked]]
    is_open: bool


class Swatch(Plain):
    """A brush of the editor, shown by a symbol of the chart or by its text."""

    symbol: str = ""


class WhatIf(Section):
    """The possible changes of a case; ``hand``: what a click changes."""

    title: str
    hint: str
    hand: str
    groups: Sequence[Titled[Swatch]]
    is_open: bool


class Changes(Section):
    """The differences from the case, each with a button to undo it, and one to undo all."""

    label: str
    changes: Sequence[Plain]
    reset: Plain


class Headline(SheetItem):
    """The answer to a question: yes, no, or neither; ``why``: by which rule; ``ours``: a note."""

    text: str
    done: bool | None
    why: str
    ours: str
    rule: Plain


class RuleText(Section):
    """A rule in a sentence."""

    family: str
    title: str
    text: str


class Sample(Pressed):
    """A case as a picture: its name, and the fact that decides it as a hint.

    Its value is the name of its picture; ``done``: whether the drawn action is legal.
    """

    _: KW_ONLY
    done: bool | None


class Differs(Plain):
    """A point that rulebooks read differently, with a button that shows both readings.

    ``values``: each answer to its question, and the rulebooks that give it.
    """

    _: KW_ONLY
    question: str
    note: str
    values: Sequence[tuple[str, str]]


class RulePage(Section):
    """All cases of a rule as small boards, its readings, and related rules.

    ``shown``: the case on the large board.
    """

    cases: Titled[Sample]
    readings: Titled[Differs]
    ours: Titled[str]
    touches: Titled[Plain]
    shown: str


class Hit(Plain):
    """A case that a search found, and its question."""

    family: str = ""
    ask: str = ""


class Listed(Plain):
    """A rule with its cases."""

    cases: Sequence[Plain] = ()


class Family(Titled[Listed]):
    note: str
    current: bool


class Finder(Section):
    """A search field; below it the answer to what was ``typed``, and the results or all rules.

    ``speaks``: a button that changes to the language of the query; ``browses``: whether the rules
    are listed beside results; ``examples``: questions to begin with. A new ``fresh`` resets the
    field to ``typed``.
    """

    title: str
    label: str
    hint: str
    _: KW_ONLY
    typed: str
    longest: int
    speaks: Plain | None
    headline: Headline | None
    found: Titled[Hit] | None
    families: Sequence[Family]
    browses: bool
    examples: Titled[Plain] | None
    fresh: str
