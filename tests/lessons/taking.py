"""Helpers that take a lesson on a widget by its solutions."""

from __future__ import annotations

from dokmus_widgets.widgets import CourseWidget


def finish(course: CourseWidget) -> None:
    """Take the lesson that is open from its beginning to its end."""
    course.go(0)
    for step in course.session.lesson.steps:
        for written in step.solution:
            course.do(written)
        course.next()
