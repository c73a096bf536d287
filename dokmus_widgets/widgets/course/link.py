"""Links to the course: ``?lesson=three-tokens&step=2``, ``?quiz=terrain``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from dokmus_widgets.lessons import Lesson, chapters, lesson, lessons
from dokmus_widgets.play.arguments import read_choice
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
    return Asked(made, step, link.choice("quiz", families(), ""), tuple(link.faults))


def families() -> list[str]:
    """The families of rules that a chapter has a quiz on."""
    return [chapter.quiz for chapter in chapters() if chapter.quiz]


def lesson_of(wish: str | Lesson | None) -> Lesson:
    """The lesson of that id, or the first one; ``ValueError`` with the nearest for another."""
    if isinstance(wish, Lesson):
        return wish
    ids = [one.id for one in lessons()]
    return lessons()[0 if wish is None else ids.index(read_choice("lesson", wish, ids))]
