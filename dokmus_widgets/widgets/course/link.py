"""Links to the course: ``?lesson=three-tokens&step=2``, ``?quiz=terrain``."""

from collections.abc import Mapping
from typing import NamedTuple

from dokmus_widgets.lessons import Lesson, chapters, lesson, lessons
from dokmus_widgets.play import LinkFields, read_choice

FIELDS = ("lesson", "step", "quiz")


class CourseLink(NamedTuple):
    """The lesson with a step from 0, or the quiz, of a link; ``faults``: its errors in words."""

    lesson: Lesson | None
    step: int
    quiz: str
    faults: tuple[str, ...]


def lesson_link(lesson: str, step: int | None = None) -> str:
    return f"?lesson={lesson}" + ("" if step is None else f"&step={step + 1}")


def read_course_link(asked: Mapping[str, str]) -> CourseLink:
    """Read the fields of a link; report invalid ones and use the rest."""
    link = LinkFields(asked, FIELDS)
    wanted = link.choice("lesson", [one.id for one in lessons()], "")
    found = lesson(wanted) if wanted else None
    step = 0
    if found is not None:
        step = link.choice("step", range(1, len(found.steps) + 1), 1) - 1
    return CourseLink(found, step, link.choice("quiz", families(), ""), tuple(link.faults))


def families() -> list[str]:
    """Return the families of rules with a quiz."""
    return [chapter.quiz for chapter in chapters() if chapter.quiz]


def lesson_of(wish: str | Lesson | None) -> Lesson:
    """Return a lesson by id (default: the first); raise ``ValueError`` for an unknown one."""
    if isinstance(wish, Lesson):
        return wish
    ids = [one.id for one in lessons()]
    return lessons()[0 if wish is None else ids.index(read_choice("lesson", wish, ids))]
