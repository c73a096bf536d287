"""The place where the learner left the course."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dokmus_widgets.lessons import Lesson, LessonSession, lessons
from dokmus_widgets.lessons.progress import Progress
from dokmus_widgets.lessons.sessions.facts import Facts
from dokmus_widgets.widgets.course.sheet import lesson_after


def left_lesson(progress: Progress) -> Lesson:
    """Return the lesson where the learner left, or the next unfinished one after it."""
    known = {one.id: one for one in lessons()}
    left = following = known.get(progress.lesson, lessons()[0])
    while progress.at(following.id).done:
        after = lesson_after(following)
        if after is None:
            return left
        following = after
    return following


def left_step(progress: Progress, lesson: Lesson) -> int:
    """Return the step of a lesson where the learner left, from 0."""
    step = progress.at(lesson.id).step
    return step if step < len(lesson.steps) else 0


def resumed(stand: Mapping[str, Any], shown: Lesson) -> LessonSession:
    """Restore a session; ``shown`` supplies a custom lesson that the course lacks."""
    own = shown if shown.id == stand["lesson"] else None
    return LessonSession.resumed(Facts.from_dict(stand, own))


def lesson_underway(document: Mapping[str, Any]) -> str:
    """Return the id of the unfinished lesson in a course document, or an empty string.

    A lesson also counts as unfinished while it waits for a quiz.
    """
    try:
        now = document["now"]
        lesson = now["lesson"]
        return "" if lesson["over"] and "asked" not in now else str(lesson["lesson"])
    except (KeyError, TypeError):
        return ""
