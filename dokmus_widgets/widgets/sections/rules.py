"""The kinds of section that the rules explorer adds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import KW_ONLY

from dokmus_widgets.widgets.board.sheet import Section, SheetItem
from dokmus_widgets.widgets.sections.basic import Button, Player, Pressed, Titled


class Plain(Pressed):
    """Something to press that is no button to look at; ``label``: what is read out."""

    _: KW_ONLY
    label: str = ""
    current: bool = False


class Try(Plain):
    """What a case asks about; ``seen``: yes or no, once it was answered."""

    primary: bool = False
    seen: str = ""


class RuleCase(Section):
    """A case: where it stands, its title and question, and what to ask about.

    ``place``: the query of its address, for the page's history, empty where it has none;
    ``arrived``: how often a hand has gone somewhere: with another number the page goes there too.
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
    """The tokens that an action takes, and whose they are."""

    tokens: int
    seat: int | None
    text: str


class Grounds(Titled[Plain]):
    """The grounds of an answer that are not told first; ``id``: what was asked."""

    id: str


class Ruling(Section):
    """An answer with all that leads on from it; ``done`` is None while nothing was asked.

    ``heard``: what is read out with it, and not shown.
    """

    text: str
    done: bool | None
    _: KW_ONLY
    told: str = ""
    heard: str = ""
    chips: Sequence[Plain] = ()
    price: Price | None = None
    point: str = ""
    remedies: Sequence[Plain] = ()
    more: Grounds | None = None
    buttons: Sequence[Button] = ()


class Asked(Plain):
    """A question that a position raises: its ``sign``, yes or no, and its answer ``beside`` it.

    ``seat``: whom it is about; ``price``: what a placement takes.
    """

    _: KW_ONLY
    sign: str
    beside: str
    seat: int | None
    price: Price | None


class Here(Section):
    """All that a position raises, by subject; ``who`` is to move, None once the game is over."""

    title: str
    who: Player | None
    note: str
    groups: Sequence[Titled[Asked]]
    is_open: bool


class Swatch(Plain):
    """What can be taken in hand, by a symbol of the chart or by its text."""

    symbol: str = ""


class WhatIf(Section):
    """What can be changed; ``hand`` tells what a click changes."""

    title: str
    hint: str
    hand: str
    groups: Sequence[Titled[Swatch]]
    is_open: bool


class Changes(Section):
    """What differs from the case, each with a way back, and the way back from all of it."""

    label: str
    changes: Sequence[Plain]
    reset: Plain


class Headline(SheetItem):
    """The answer to a question: yes, no, or neither; ``why``, by a rule, and if it is ``ours``."""

    text: str
    done: bool | None
    why: str
    ours: str
    rule: Plain


class RuleText(Section):
    """A rule in a sentence, whom it concerns, and what it costs or brings."""

    family: str
    title: str
    text: str
    who: str
    price: str
    ours: str


class Sample(Pressed):
    """A case to look at: its name, and the fact that settles it as a hint.

    Its value is the name of its picture; ``done``: whether what is drawn there may be done.
    """

    _: KW_ONLY
    done: bool | None


class Differs(Plain):
    """A point that rulebooks read in two ways, and the way to see both on a board.

    ``values``: each answer to its question, and the rulebooks that give it.
    """

    _: KW_ONLY
    question: str
    note: str
    values: Sequence[tuple[str, str]]


class RulePage(Section):
    """All cases of a rule as small boards, how it is read, and the rules that it touches.

    ``shown``: the case on the large board.
    """

    cases: Titled[Sample]
    readings: Titled[Differs]
    ours: Titled[str]
    touches: Titled[Plain]
    shown: str


class Hit(Plain):
    """A case that a search found, and what it asks."""

    family: str = ""
    ask: str = ""


class Listed(Plain):
    """A rule with its cases."""

    cases: Sequence[Plain] = ()


class Family(Titled[Listed]):
    """A family of rules."""

    note: str
    current: bool


class Finder(Section):
    """A search; below it the answer to what was ``typed``, and what was ``found``, or all rules.

    ``speaks``: has everything said in the language of what was typed, by its value, in its words.
    ``browses``: whether the rules are listed too where something was found. Another ``fresh``
    begins with ``typed``.
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
    fresh: str
