"""A class: a teacher's screen and two pupils' phones, one of them dark and in French."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from dokmus_widgets.explain.messages import say, speaking
from tests.browser.conftest import PageMaker
from tests.browser.lab import BOARD
from tests.browser.servers import Server
from tests.browser.table import overflow
from tests.browser.test_accessibility import rules_broken


def press(page: Page, name: str, value: str = "") -> None:
    """Press a button by the keyboard: the page ignores clicks on one that has just come there."""
    which = f'[data-press="{name}"]' + (f'[data-value="{value}"]' if value else "")
    page.locator(which).first.press("Enter")


def test_a_teacher_shows_asks_and_lets_two_pupils_play(
    new_page: PageMaker, app_server: Server
) -> None:
    teacher = new_page(viewport={"width": 1100, "height": 800})
    phone = {"width": 360, "height": 740}
    ann = new_page(viewport=phone, color_scheme="dark")
    ben = new_page(viewport=phone)
    teacher.goto(f"{app_server.url}?lang=en")
    teacher.get_by_role("link", name=say("page-class"), exact=True).click()
    press(teacher, "open_room")
    heading = teacher.locator(".dk-heading", has_text=say("class-present", count=0))
    expect(heading).to_be_visible()
    code = re.search(r"[A-Z2-9]{6}", heading.inner_text())
    assert code
    # Nothing is copied unasked; the code of the link is large, and all of it is in sight.
    press(teacher, "ask", "invite")
    press(teacher, "code")
    picture = teacher.get_by_role("img", name=say("table-code"))
    expect(picture).to_be_in_viewport(ratio=0.99)
    assert picture.evaluate("one => one.clientWidth") >= 400
    expect(teacher.locator(".dk-told")).to_be_empty()
    press(teacher, "ask", "invite")
    # By the code, as pupils type it, and by the link.
    ann.goto(f"{app_server.url}class?lang=en")
    ann.locator("input[name=code]").fill(code[0].lower())
    press(ann, "enter")
    ann.wait_for_url(re.compile(r"class\?room="))
    ben.goto(f"{app_server.url}class?room={code[0]}&lang=fr")
    expect(teacher.get_by_text(say("class-present", count=2))).to_be_visible()
    ann.locator(".dk-form summary").click()
    ann.locator("input[name=name]").fill("Ann")
    press(ann, "set_name")
    expect(teacher.locator(".dk-note", has_text="Ann")).to_be_visible()

    teacher.locator('button[data-space="b1"]').click()
    expect(ann.get_by_test_id("answer")).to_contain_text("b1")
    expect(ben.get_by_test_id("answer")).to_contain_text("b1")
    assert overflow(ann) == overflow(ben) == 0

    press(teacher, "pose")
    for pupil in (ann, ben):
        # By the keyboard.
        pupil.locator('[data-press="choose"][data-value="0"]').press("Enter")
        expect(pupil.locator('[data-press="choose"][data-value="0"]')).to_contain_text(
            re.compile(f"{say('class-allowed')}|Permis")
        )
        expect(pupil.locator(".dk-answer:not(.dk-unseen)")).to_have_count(0)
    expect(ann.get_by_test_id("answer")).to_contain_text(say("class-allowed"))
    for page in (teacher, ann):
        assert [*rules_broken(page)] == []
    expect(teacher.locator(".dk-facts h3")).to_have_text(say("class-answered", count=2, present=2))
    press(teacher, "reveal")
    expect(ann.locator(".dk-replies .dk-yes")).to_have_count(1)
    ann.reload()
    expect(ann.locator(".dk-form summary")).to_contain_text("Ann")
    press(teacher, "stop")
    # Every page that the teacher shows begins right below the desk.
    press(teacher, "show_subject", "puzzles")
    expect(teacher.locator(".dokmus-play")).to_be_visible()
    desk, board = teacher.get_by_test_id("class"), teacher.locator(".dk-map")
    below = board.evaluate("one => one.getBoundingClientRect().top")
    assert abs(below - desk.evaluate("one => one.getBoundingClientRect().bottom")) < 40

    press(teacher, "pair", "2")
    for pupil in (ann, ben):
        expect(pupil.locator(".dk-players")).to_contain_text("Ann")
    expect(desk.locator(".dk-table tbody tr")).to_have_count(1)
    now, other = (ann, ben) if ann.locator("button[data-legal]").count() else (ben, ann)
    now.locator("button[data-legal]").first.click()
    expect(other.locator("button[data-legal]").first).to_be_visible()
    press(teacher, "look_at_table")
    press(teacher, "play")
    for pupil in (ann, ben):
        expect(pupil.locator(".dk-players")).to_have_count(0)
        expect(pupil.locator(BOARD)).to_be_visible()
    press(teacher, "play")
    expect(ann.locator(".dk-players")).to_contain_text("Ann")
    press(teacher, "ask", "end")
    press(teacher, "end_for_good")
    expect(ann.get_by_text(say("class-over"))).to_be_visible()
    with speaking("fr"):
        expect(ben.get_by_text(say("class-over"))).to_be_visible()
