"""The kinds of section that lessons, quizzes and the course add."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import KW_ONLY, field
from functools import partial

from dokmus_widgets.explain import say
from dokmus_widgets.widgets.board.sheet import Section, SheetItem
from dokmus_widgets.widgets.sections.basic import Answer, Button, Pressed, Titled
from dokmus_widgets.widgets.sections.explorers import Track


class Dot(SheetItem):
    """A step or a goal, and whether it is done."""

    text: str
    done: bool


class Lesson(Section):
    """Where a learner is, and what there is to do: the text that is read first.

    ``dots``: a press on one sends ``name`` with its number, from 0, or does nothing where that is
    empty. ``course``: the words of the way to the overview; ``place``, once the page's history is
    to hold it: the query of a link to the lesson.
    """

    crumb: str
    title: str
    text: str
    _: KW_ONLY
    step: str
    name: str
    dots: Sequence[Dot]
    now: int
    course: str
    place: str = ""


class Coach(Section):
    """The last answer, and the buttons that go on from it. Not ``seen`` it is only read out."""

    answer: Answer
    buttons: Sequence[Button]
    label: str
    seen: bool


class Goals(Section):
    """What is wanted, line by line; whether it is so is read out as ``met`` or ``missed``."""

    label: str
    goals: Sequence[Dot]
    met: str = field(default_factory=partial(say, "course-goal-met"))
    missed: str = field(default_factory=partial(say, "course-goal-open"))


class Gained(SheetItem):
    """A line of the score sheet, and what was gained on it."""

    text: str
    value: int
    gain: str


class Standing(Section):
    """The points of one seat."""

    title: str
    gain: str
    lines: Sequence[Gained]
    track: Track


class Reply(Pressed):
    """What can be answered; ``right`` once it is known, and ``told``: why it is so."""

    right: bool | None = None
    told: str = ""


class Asked(Section):
    """All that can be answered."""

    label: str
    parts: Sequence[Reply]


class Number(Section):
    """A number to be typed, from 0 to ``most``; another ``fresh`` begins with ``value``."""

    label: str
    value: int | None
    most: int
    fresh: str


class Unit(Pressed):
    """A lesson or a quiz; ``mark``: new, begun, done or due, ``told`` in words."""

    _: KW_ONLY
    about: str
    mark: str
    told: str
    current: bool


class Chapter(Titled[Unit]):
    """A chapter of the course."""

    about: str


class Course(Section):
    """The course at a glance; ``offers``: what is best done next."""

    title: str
    note: str
    done: int
    of: int
    offers: Sequence[Button]
    chapters: Sequence[Chapter]
