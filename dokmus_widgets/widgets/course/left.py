"""Where the learner left the course."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dokmus_widgets.lessons import Lesson, LessonSession, lessons
from dokmus_widgets.lessons.progress import Progress
from dokmus_widgets.lessons.sessions.facts import Facts
from dokmus_widgets.widgets.course.sheet import lesson_after


def left_lesson(progress: Progress) -> Lesson:
    """The lesson where the learner left; where it is done, the next one that is not."""
    known = {one.id: one for one in lessons()}
    left = following = known.get(progress.lesson, lessons()[0])
    while progress.at(following.id).done:
        after = lesson_after(following)
        if after is None:
            return left
        following = after
    return following


def left_step(progress: Progress, lesson: Lesson) -> int:
    """The step of a lesson where the learner left, from 0."""
    step = progress.at(lesson.id).step
    return step if step < len(lesson.steps) else 0


def resumed(stand: Mapping[str, Any], shown: Lesson) -> LessonSession:
    """The lesson that stands so; the one that is shown may be none of the course's."""
    own = shown if shown.id == stand["lesson"] else None
    return LessonSession.resumed(Facts.from_dict(stand, own))


def lesson_underway(document: Mapping[str, Any]) -> str:
    """The lesson that a course's document is in the middle of, or that waits for a quiz; empty
    where there is nothing to go on with.
    """
    try:
        now = document["now"]
        lesson = now["lesson"]
        return "" if lesson["over"] and "asked" not in now else str(lesson["lesson"])
    except (KeyError, TypeError):
        return ""
