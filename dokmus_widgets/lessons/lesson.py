"""A lesson: a few steps on a board, each with something to do, and what helps to do it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from dokmus_widgets.core import Rule
from dokmus_widgets.lessons.goals.goal import Goal


@dataclass(frozen=True)
class Mistake:
    """A try that was foreseen: ``do``, an action in notation, explained in words of its own.

    ``rule``: by which it is refused; None where it is legal and only misses the goal. Its words
    are the attribute ``id`` of the message of its step.
    """

    id: str
    do: str
    rule: Rule | None = None


@dataclass(frozen=True)
class Step:
    """One thing to do, or to look at where there is no ``goal``.

    ``document``: the position it begins with; None where it goes on from the step before.
    ``solution``: plies, in notation, that meet the goal: the last of the hints shows the next of
    them. ``hints``: how many hints in words come before. ``several``: whether the text says that
    there is more than one way. ``show``: spaces to look at. ``others``: whether the other seats
    play on by themselves, as gentle bots do. ``line``: of its file.

    Its words are the message ``message``, with the attributes ``.done`` (said when the goal is
    met), ``.hint-1`` and so on, and the ids of its mistakes.
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
    """Steps of one to three minutes in all, about ``rules``.

    Its words are the message ``message``: the title, with the attributes ``.about`` (what will be
    learnt, in a sentence) and ``.end`` (what to take along).
    """

    id: str
    chapter: str
    rules: tuple[Rule, ...]
    minutes: int
    steps: tuple[Step, ...] = field(repr=False)
    line: int = field(default=0, repr=False, compare=False)

    @property
    def message(self) -> str:
        """The name of the message with its words."""
        return f"lesson-{self.id}"


@dataclass(frozen=True)
class Chapter:
    """Lessons in their order, and the family of the quiz after them, empty for none.

    Its words are the message ``chapter-<id>``, with the attribute ``.about``.
    """

    id: str
    lessons: tuple[Lesson, ...] = field(repr=False)
    quiz: str = ""

    @property
    def message(self) -> str:
        """The name of the message with its words."""
        return f"chapter-{self.id}"
