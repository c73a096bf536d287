"""The sections of lessons, quizzes and the course."""

from collections.abc import Sequence
from dataclasses import KW_ONLY, field
from functools import partial

from dokmus_widgets.explain import say
from dokmus_widgets.widgets.board.sheet import Section, SheetItem
from dokmus_widgets.widgets.sections.basic import Button, Pressed, Titled


class Dot(SheetItem):
    """A step or a goal, and whether it is done."""

    text: str
    done: bool


class Lesson(Section):
    """Place of a learner in the course: the chapter, the steps of the lesson, the way back.

    ``dots``: a press on one sends ``name`` with its index; without a name it does nothing.
    ``course``: the button that opens the overview; ``place``: the query of a link to the lesson,
    for the page's history.
    """

    crumb: str
    step: str
    name: str
    dots: Sequence[Dot]
    now: int
    course: Button | None
    place: str


class Goals(Section):
    """Goals line by line; each is read out as ``met`` or ``missed``."""

    label: str
    goals: Sequence[Dot]
    met: str = field(default_factory=partial(say, "course-goal-met"))
    missed: str = field(default_factory=partial(say, "course-goal-open"))


class Gauge(Section):
    """A progress bar towards a goal, with its text; ``missed``: whether it is out of reach."""

    text: str
    value: int
    most: int
    missed: bool = False


class Reply(Pressed):
    """A possible reply; ``right``: None if not judged; ``missed``: wrongly left open."""

    right: bool | None = None
    missed: bool = False
    told: str = ""


class Asked(Section):
    """All possible replies."""

    label: str
    parts: Sequence[Reply]


class Number(Section):
    """A number field from 0 to ``most``; a new ``fresh`` resets it to ``value``."""

    label: str
    value: int | None
    most: int
    fresh: str


class Unit(Pressed):
    """A lesson or a quiz; ``mark``: new, begun, done or due; ``told``: the mark in words."""

    _: KW_ONLY
    about: str
    mark: str
    told: str
    current: bool


class Chapter(Titled[Unit]):
    about: str


class Course(Section):
    """The course at a glance; ``offers``: the recommended next units."""

    title: str
    note: str
    done: int
    of: int
    offers: Sequence[Button]
    chapters: Sequence[Chapter]
