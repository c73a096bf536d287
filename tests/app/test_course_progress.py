"""The course and the browser that keeps its progress, without a browser."""

from __future__ import annotations

from typing import Any

import pytest

from dokmus_widgets.explain.messages import say
from dokmus_widgets.host.course_progress import persist_progress
from dokmus_widgets.lessons import lessons
from dokmus_widgets.lessons.progress import LONGEST_TEXT, Progress
from dokmus_widgets.widgets import CourseWidget
from dokmus_widgets.widgets.persistence.browser_store import BrowserStore
from tests.lessons.taking import finish

FIRST, SECOND, THIRD = lessons()[:3]


class Tab:
    """A page with the course, and the store on it."""

    def __init__(self) -> None:
        self.course = CourseWidget(Progress())
        self.store = persist_progress(self.course)
        assert isinstance(self.store, BrowserStore)

    def finds(self, text: str, *, elsewhere: bool = False) -> None:
        """Report a text of the browser's storage."""
        count = self.store.found.get("count", 0) + 1
        self.store.found = {"count": count, "text": text, "elsewhere": elsewhere}

    def finish(self, lesson: Any) -> None:
        """Take a lesson to its end."""
        self.course.open_lesson(lesson)
        finish(self.course)

    @property
    def kept(self) -> Progress:
        """The progress last written to the browser."""
        return Progress.from_text(self.store.text)


def done(*ids: str) -> str:
    """Return the text of progress with these lessons done."""
    progress = Progress()
    for id in ids:
        progress.finish(id)
    return progress.to_text()


def test_course_resumes_stored_progress() -> None:
    tab, text = Tab(), done(FIRST.id)
    tab.finds(text)
    assert tab.course.session.lesson is SECOND
    assert tab.store.text == text, "there is nothing to write"
    tab.finish(SECOND)
    assert tab.kept == tab.course.progress
    assert tab.kept.at(FIRST.id).done


def test_course_writes_nothing_without_progress() -> None:
    tab = Tab()
    tab.finds("")
    assert not tab.store.text
    assert tab.course.progress == Progress()


def test_progress_made_before_loading_is_merged_and_stored() -> None:
    tab = Tab()
    tab.finish(SECOND)
    tab.finds("")
    assert tab.kept.at(SECOND.id).done
    tab.finds(done(FIRST.id))
    assert tab.kept.at(FIRST.id).done
    assert tab.kept.at(SECOND.id).done


@pytest.mark.parametrize("text", ["{", "[]", " " * (LONGEST_TEXT + 1)], ids=["cut", "no", "long"])
def test_unreadable_progress_is_reported_and_set_aside(text: str) -> None:
    tab = Tab()
    tab.finds(text)
    assert tab.course.notice == say("progress-damaged-page")
    assert tab.store.aside
    assert tab.store.text == text, "it lies there until there is something else to keep"
    tab.finish(FIRST)
    assert tab.kept.at(FIRST.id).done
    assert not tab.course.notice


def test_two_tabs_share_progress_at_once() -> None:
    tabs = Tab(), Tab()
    for tab, lesson in zip(tabs, (FIRST, SECOND), strict=True):
        tab.finish(lesson)  # neither has heard of the other
    for _ in range(3):
        wrote = [tab.store.text for tab in tabs]
        for tab, text in zip(tabs, reversed(wrote), strict=True):
            tab.finds(text, elsewhere=True)
        if [tab.store.text for tab in tabs] == list(reversed(wrote)):
            break  # each took up the other's and wrote nothing
    else:
        raise AssertionError("they answer each other without end")
    for tab in tabs:
        assert tab.course.progress.at(FIRST.id).done
        assert tab.kept.at(SECOND.id).done


def test_progress_of_another_tab_does_not_change_the_lesson() -> None:
    tab = Tab()
    tab.finds("")
    tab.finds(done(FIRST.id, SECOND.id), elsewhere=True)
    assert tab.course.progress.at(SECOND.id).done
    assert tab.course.session.lesson is FIRST
    tab.finish(FIRST)
    assert tab.kept.at(SECOND.id).done


def test_progress_erased_in_another_tab_is_erased() -> None:
    tab = Tab()
    tab.finish(THIRD)
    tab.finds("", elsewhere=True)
    assert tab.course.progress == Progress()
    assert tab.course.session.lesson is FIRST
    assert not tab.store.text, "nothing is brought back"


def test_erasing_progress_removes_it_from_the_browser() -> None:
    tab = Tab()
    tab.finish(FIRST)
    tab.course.erase_for_good()
    assert not tab.store.text
