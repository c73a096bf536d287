"""Links to the course: ``?lesson=three-tokens&step=2``, ``?quiz=terrain``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from dokmus_widgets.lessons import Lesson, chapters, lesson, lessons
from dokmus_widgets.play.link_fields import LinkFields

#: What a link can ask for.
FIELDS = ("lesson", "step", "quiz")


class Asked(NamedTuple):
    """What a link asks for: a lesson and one of its steps, from 0, or a quiz, or neither.

    ``faults``: what is wrong with it, in sentences.
    """

    lesson: Lesson | None
    step: int
    quiz: str
    faults: tuple[str, ...]


def lesson_link(lesson: str, step: int | None = None) -> str:
    """The query of a link that opens a lesson, at a step numbered from 0."""
    return f"?lesson={lesson}" + ("" if step is None else f"&step={step + 1}")


def quiz_link(family: str) -> str:
    """The query of a link that opens a quiz on a family of rules."""
    return f"?quiz={family}"


def read_course_link(asked: Mapping[str, str]) -> Asked:
    """What the fields of a link ask for; what is wrong is told, and the rest counts."""
    link = LinkFields(asked, FIELDS)
    wanted = link.choice("lesson", [one.id for one in lessons()], "")
    made = lesson(wanted) if wanted else None
    step = 0
    if made is not None:
        step = link.choice("step", range(1, len(made.steps) + 1), 1) - 1
    quiz = link.choice("quiz", [one.quiz for one in chapters() if one.quiz], "")
    return Asked(made, step, quiz, tuple(link.faults))
