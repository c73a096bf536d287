"""The progress of the course stays in the visitor's browser, and nowhere else."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from dokmus_widgets.app.course_progress import KEY
from dokmus_widgets.explain.messages import say
from dokmus_widgets.lessons import lessons
from dokmus_widgets.lessons.progress import Progress
from tests.browser.conftest import PageMaker
from tests.browser.servers import Server
from tests.browser.table import Table
from tests.browser.test_lessons import open_course

KEPT = f"localStorage.getItem('{KEY}')"


def done(page: Page, count: int) -> None:
    """The course at a glance says that so many lessons are done."""
    note = say("course-done", done=count, count=len(lessons()))
    expect(page.locator(".dk-course h2 small")).to_have_text(note)


def skip_through(table: Table) -> None:
    """To the end of the lesson that is open."""
    while not table.page.locator(".dk-coach [data-press='open_lesson']").count():
        table.press("next")


def test_the_course_goes_on_where_it_was_left(page: Page, app_server: Server) -> None:
    table = open_course(page, app_server)
    assert page.evaluate(KEPT) is None, "nothing is kept of who has only looked"
    skip_through(table)
    done(page, 1)
    kept = Progress.from_text(page.evaluate(KEPT))
    assert kept.at(lessons()[0].id).done

    open_course(page, app_server)
    done(page, 1)
    expect(page.locator(".dk-lesson .dk-heading")).to_have_text(say(lessons()[1].message))


def test_each_visitor_has_a_course_of_their_own(new_page: PageMaker, app_server: Server) -> None:
    table = open_course(new_page(), app_server)
    skip_through(table)
    other = new_page()
    open_course(other, app_server)
    done(other, 0)


def test_a_link_to_a_lesson_opens_that_lesson(page: Page, app_server: Server) -> None:
    skip_through(open_course(page, app_server))
    wanted = lessons()[4]
    page.goto(f"{app_server.url}?lesson={wanted.id}&step=2")
    done(page, 1)
    expect(page.locator(".dk-lesson .dk-heading")).to_have_text(say(wanted.message))
    expect(page.locator(".dk-say")).to_have_text(say(wanted.steps[1].message))


@pytest.mark.parametrize("damaged", ["{", '{"format": "dokmus-progress", "version": 99}', "<b>x"])
def test_what_cannot_be_read_is_set_aside(page: Page, app_server: Server, damaged: str) -> None:
    open_course(page, app_server)
    page.evaluate("([key, text]) => localStorage.setItem(key, text)", [KEY, damaged])
    table = open_course(page, app_server)
    expect(page.get_by_text(say("progress-damaged-page"))).to_be_visible()
    done(page, 0)
    skip_through(table)
    assert page.evaluate(f"localStorage.getItem('{KEY}-damaged-1')") == damaged
    assert Progress.from_text(page.evaluate(KEPT)).at(lessons()[0].id).done


def test_erasing_forgets_it(page: Page, app_server: Server) -> None:
    skip_through(open_course(page, app_server))
    table = open_course(page, app_server)
    done(page, 1)
    page.locator(".dk-keeping summary, .dk-form summary").first.click()
    table.press("erase_progress")
    assert page.evaluate(KEPT), "asked first"
    table.press("erase_progress")
    done(page, 0)
    kept = page.evaluate(KEPT)
    assert not kept or Progress.from_text(kept) == Progress()
    open_course(page, app_server)
    done(page, 0)
