"""Data model of the course: chapters, lessons, steps and foreseen mistakes."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from dokmus_widgets.core import Rule
from dokmus_widgets.lessons.goals.goal import Goal


@dataclass(frozen=True)
class Mistake:
    """A foreseen wrong attempt ``do``, explained by the attribute ``id`` of the step's message.

    ``rule``: the rule that forbids it; None if it is legal and only misses the goal.
    """

    id: str
    do: str
    rule: Rule | None = None


@dataclass(frozen=True)
class Step:
    """One task of a lesson, or only a position to look at if there is no ``goal``.

    ``document``: the start position; None to continue from the previous step. ``hints``: the
    number of hints in words. ``several``: the text mentions other solutions. ``show``: spaces to
    highlight. ``others``: the other seats are played by computer players. ``line``: its line in the
    file. The message ``message`` has the attributes ``.done`` (shown once the goal is met),
    ``.hint-1`` and so on, and the ids of the mistakes.
    """

    id: str
    message: str
    document: Mapping[str, Any] | None = field(default=None, repr=False)
    goal: Goal | None = None
    solution: tuple[str, ...] = ()
    hints: int = 0
    several: bool = False
    show: tuple[str, ...] = ()
    others: bool = False
    mistakes: tuple[Mistake, ...] = ()
    line: int = field(default=0, repr=False, compare=False)


@dataclass(frozen=True)
class Lesson:
    """Steps about ``rules``. Message attributes: ``.about`` (subject) and ``.end`` (summary)."""

    id: str
    chapter: str
    rules: tuple[Rule, ...]
    minutes: int
    steps: tuple[Step, ...] = field(repr=False)
    line: int = field(default=0, repr=False, compare=False)

    @property
    def message(self) -> str:
        return f"lesson-{self.id}"


@dataclass(frozen=True)
class Chapter:
    """Lessons in order, and the family of the quiz after them, empty for none."""

    id: str
    lessons: tuple[Lesson, ...] = field(repr=False)
    quiz: str = ""

    @property
    def message(self) -> str:
        return f"chapter-{self.id}"
