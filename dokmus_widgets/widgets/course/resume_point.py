"""The place where the learner left the course."""

from collections.abc import Mapping
from typing import Any

from dokmus_widgets.lessons import Lesson, LessonSession, lessons
from dokmus_widgets.lessons.progress import Progress
from dokmus_widgets.lessons.sessions.snapshot import LessonSnapshot
from dokmus_widgets.widgets.course.sheet import lesson_after


def lesson_to_resume(progress: Progress) -> Lesson:
    """Return the lesson where the learner left, or the next unfinished one after it."""
    known = {one.id: one for one in lessons()}
    left = following = known.get(progress.lesson, lessons()[0])
    while progress.at(following.id).done:
        after = lesson_after(following)
        if after is None:
            return left
        following = after
    return following


def step_to_resume(progress: Progress, lesson: Lesson) -> int:
    """Return the step of a lesson where the learner left, from 0."""
    step = progress.at(lesson.id).step
    return step if step < len(lesson.steps) else 0


def restored_session(snapshot: Mapping[str, Any], shown: Lesson) -> LessonSession:
    """Restore a session; ``shown`` supplies a custom lesson that the course lacks."""
    own = shown if shown.id == snapshot["lesson"] else None
    return LessonSession.resumed(LessonSnapshot.from_dict(snapshot, own))


def unfinished_lesson(document: Mapping[str, Any]) -> str:
    """Return the id of the unfinished lesson in a course document, or an empty string."""
    try:
        now = document["now"]
        lesson = now["lesson"]
        return "" if lesson["over"] and "asked" not in now else str(lesson["lesson"])
    except (KeyError, TypeError):
        return ""
