"""The progress of the course stays in the visitor's browser, and nowhere else."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from dokmus_widgets.explain.messages import say
from dokmus_widgets.host.course_progress import STORAGE_KEY
from dokmus_widgets.lessons import lessons
from dokmus_widgets.lessons.progress import LessonProgress, Progress
from tests.browser.conftest import PageMaker
from tests.browser.servers import Server
from tests.browser.table import Table
from tests.browser.test_lessons import open_course

STEP_ONE = LessonProgress(1)
KEPT = f"localStorage.getItem('{STORAGE_KEY}')"


def done(page: Page, count: int) -> None:
    """Expect the course overview to count so many lessons as done."""
    note = say("course-done", done=count, count=len(lessons()))
    expect(page.locator(".dk-course h2 small")).to_have_text(note)


def kept_by(page: Page) -> Progress:
    """Return the progress that the browser stores."""
    return Progress.from_text(page.evaluate(KEPT))


def finish(table: Table) -> None:
    """Take the lesson that is open to its end, whatever else redraws the page meanwhile."""
    page, steps = table.page, table.page.locator(".dk-lesson .dk-dot")
    title = page.locator(".dk-heading").inner_text()
    (lesson,) = (one for one in lessons() if say(one.message) == title)
    for at, step in enumerate(lesson.steps):
        expect(steps.nth(at)).to_have_attribute("aria-current", "step")
        for written in step.solution:
            if written == "end":
                page.locator("[data-press='end_turn']").click()
            else:
                space = written.partition("+")[0]
                table.space(space).click()
                expect(page.locator(f"button[data-space='{space}'][data-legal]")).to_have_count(0)
        expect(page.get_by_test_id("answer")).to_contain_text(say(f"{step.message}.done"))
        page.locator(".dk-slot-actions [data-press='next']").click()
    expect(page.locator(".dk-lesson .dk-dot[aria-current]")).to_have_count(0)


def test_the_course_goes_on_where_it_was_left(page: Page, app_server: Server) -> None:
    table = open_course(page, app_server)
    assert page.evaluate(KEPT) is None, "nothing is kept of who has only looked"
    finish(table)
    done(page, 1)
    assert kept_by(page).at(lessons()[0].id).done

    open_course(page, app_server)
    done(page, 1)
    expect(page.locator(".dk-heading")).to_have_text(say(lessons()[1].message))


@pytest.mark.longer
def test_each_visitor_has_a_course_of_their_own(new_page: PageMaker, app_server: Server) -> None:
    table = open_course(new_page(), app_server)
    finish(table)
    other = new_page()
    open_course(other, app_server)
    done(other, 0)


def two_tabs(page: Page, server: Server) -> tuple[Table, Table]:
    """Two pages of one visitor; in the second one the second lesson is open."""
    one, other = open_course(page, server), open_course(page.context.new_page(), server)
    other.press("open_lesson", lessons()[1].id)
    return one, other


@pytest.mark.longer
def test_what_is_done_in_two_tabs_is_kept_of_both(page: Page, app_server: Server) -> None:
    one, other = two_tabs(page, app_server)
    finish(one)
    done(other.page, 1)
    finish(other)
    done(one.page, 2)
    kept = kept_by(page)
    assert [kept.at(lesson.id).done for lesson in lessons()[:3]] == [True, True, False]
    open_course(page, app_server)
    done(page, 2)


# What a browser does while a page sleeps: it is told of nothing.
_DEAF = "window.addEventListener('storage', (event) => event.stopImmediatePropagation(), true)"


@pytest.mark.longer
def test_a_tab_that_was_not_told_writes_nothing_over(page: Page, app_server: Server) -> None:
    with page.context.add_init_script(_DEAF):
        one, other = two_tabs(page, app_server)
    finish(one)
    done(other.page, 0)
    finish(other)
    done(other.page, 2)
    kept = kept_by(page)
    assert [kept.at(lesson.id).done for lesson in lessons()[:3]] == [True, True, False]


@pytest.mark.longer
def test_what_is_erased_in_one_tab_is_erased_in_the_other(page: Page, app_server: Server) -> None:
    one, other = two_tabs(page, app_server)
    finish(one)
    done(other.page, 1)
    page.locator(".dk-keeping summary, .dk-form summary").first.click()
    one.press("erase_progress")
    one.press("erase_for_good")
    done(other.page, 0)
    expect(other.page.locator("[data-testid=answer]")).to_contain_text(say("course-erased"))
    assert page.evaluate(KEPT) is None
    other.press("next")
    assert kept_by(page) == Progress(lesson=lessons()[0].id, lessons={lessons()[0].id: STEP_ONE})


def test_a_link_to_a_lesson_opens_that_lesson(page: Page, app_server: Server) -> None:
    finish(open_course(page, app_server))
    wanted = lessons()[4]
    page.goto(f"{app_server.url}?lesson={wanted.id}&step=2")
    done(page, 1)
    expect(page.locator(".dk-heading")).to_have_text(say(wanted.message))
    expect(page.locator(".dk-prompt")).to_have_text(say(wanted.steps[1].message))


def test_what_cannot_be_read_is_set_aside(page: Page, app_server: Server) -> None:
    open_course(page, app_server)
    for number, damaged in enumerate(
        ("{", '{"format": "dokmus-progress", "version": 99}', "<b>x"), 1
    ):
        page.evaluate("([key, text]) => localStorage.setItem(key, text)", [STORAGE_KEY, damaged])
        table = open_course(page, app_server)
        expect(page.get_by_text(say("progress-damaged-page"))).to_be_visible()
        done(page, 0)
        finish(table)
        assert page.evaluate(f"localStorage.getItem('{STORAGE_KEY}-damaged-{number}')") == damaged
        assert kept_by(page).at(lessons()[0].id).done


def test_erasing_forgets_it(page: Page, app_server: Server) -> None:
    finish(open_course(page, app_server))
    table = open_course(page, app_server)
    done(page, 1)
    page.locator(".dk-keeping summary, .dk-form summary").first.click()
    table.press("erase_progress")
    assert kept_by(page).at(lessons()[0].id).done, "asked first"
    table.press("erase_for_good")
    done(page, 0)
    assert page.evaluate(KEPT) is None, "nothing of it stays in the browser"
    open_course(page, app_server)
    done(page, 0)
