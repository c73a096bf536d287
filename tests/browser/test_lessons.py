"""The first three lessons in every host: by mouse, by touch and by keys alone; quizzes."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from dokmus_widgets.core import Action, EndTurn, Place, State, space_name
from dokmus_widgets.core.notation import read_action
from dokmus_widgets.explain.messages import say
from dokmus_widgets.lessons import Lesson, lessons
from dokmus_widgets.lessons.catalogue import begins_with
from tests.browser.hosts import PAGED, PHONE, Host
from tests.browser.servers import Server
from tests.browser.table import BOARD, Table
from tests.browser.test_accessibility import Keys
from tests.browser.test_play_page import SLOTS, in_sight

FIRST_THREE = lessons()[:3]
#: What a hand does for an action: given the name of a space, or of a button.
Hand = Callable[[str, str], None]

# Whether something is seen without scrolling, with nothing over its middle.
_SEEN = """element => {
  const box = element.getBoundingClientRect();
  const { top, bottom, left, right } = box, root = element.getRootNode();
  const inside = top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth;
  const over = root.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return inside && (over === element || element.contains(over) || over.contains(element));
}"""


def open_course(page: Page, server: Server) -> Table:
    """Open the course in the app, as somebody who has never been there."""
    page.goto(f"{server.url}")
    page.locator(BOARD).wait_for()
    return Table(page)


def by_name(action: Action) -> tuple[str, str]:
    """Return the space to click for an action, or the button."""
    if isinstance(action, Place):
        return space_name(action.space), ""
    assert isinstance(action, EndTurn)
    return "", "end_turn"


def take(lesson: Lesson, hand: Hand, told: Callable[[], str]) -> None:
    """Take a lesson to its end by the solutions of its steps; each has to be praised."""
    for at, step in enumerate(lesson.steps):
        state: State = begins_with(lesson, at)
        for written in step.solution:
            action = read_action(state, written)
            hand(*by_name(action))
            state = state.apply(action)
        if step.goal is not None:
            assert say(f"{step.message}.done") in told()
        hand("", "next")
    assert say(f"{lesson.message}.end") in told()


@PAGED
@pytest.mark.parametrize(("width", "height"), [(360, 640), (1280, 720)])
def test_the_first_legal_move_is_one_click_away(host: Host, width: int, height: int) -> None:
    table = host.open("", viewport={"width": width, "height": height})
    page = table.page
    expect(page.locator(".dk-prompt")).to_be_visible()
    assert page.locator(".dk-prompt").evaluate(_SEEN), "what to do is read without scrolling"
    first = table.space(table.legal()[0])
    assert first.evaluate(_SEEN)
    assert table.changed_by(first.click).startswith("✓")
    assert page.evaluate("scrollY") == 0
    assert page.get_by_test_id("answer").evaluate(_SEEN)
    assert page.locator("[data-press='next']").evaluate(_SEEN)


def test_three_lessons_by_mouse(host: Host) -> None:
    table = host.open("")
    page = table.page

    def hand(space: str, button: str) -> None:
        if space:
            table.click(space)
        else:
            table.press(button)

    for number, lesson in enumerate(FIRST_THREE, 1):
        expect(page.locator(".dk-heading")).to_have_text(say(lesson.message))
        take(lesson, hand, table.answer)
        note = say("course-done", done=number, count=len(lessons()))
        expect(page.locator(".dk-course h2 small")).to_have_text(note)
        first = page.locator(".dk-slot-actions [data-press]").first
        expect(first).to_have_attribute("data-press", "open_lesson")
        quiz = page.locator(".dk-toolbar [data-press='open_quiz']")
        # The chapter ends with its quiz.
        expect(quiz).to_have_count(1 if number == len(FIRST_THREE) else 0)
        if number < len(FIRST_THREE):
            table.changed_by(first.click)
    table.changed_by(quiz.click)
    expect(page.locator(".dk-replies")).to_be_visible()


@pytest.mark.longer
@PAGED
def test_three_lessons_by_touch_on_a_phone(host: Host) -> None:
    table = host.open("", **PHONE)
    page = table.page
    sideways = "document.documentElement.scrollWidth - document.documentElement.clientWidth"

    def hand(space: str, button: str) -> None:
        wanted = table.space(space) if space else page.locator(f"[data-press='{button}']").first
        if space and page.locator(".dk-zoom").count():
            # On a large board the first tap shows what the second does.
            wanted.tap()
            page.wait_for_timeout(500)
            if page.locator("[data-looked]").count():
                table.changed_by(wanted.tap)
        else:
            table.changed_by(wanted.tap)
        assert page.evaluate(sideways) == 0
        if space:
            # What was touched, and what is said of it, are in sight together.
            assert table.space(space).evaluate(_SEEN)
            assert page.get_by_test_id("answer").evaluate(_SEEN)

    for lesson in FIRST_THREE:
        table.changed_by(page.locator(f".dk-part[data-value='{lesson.id}']").tap)
        expect(page.locator(".dk-prompt")).to_be_in_viewport()
        take(lesson, hand, table.answer)


@pytest.mark.longer
def test_three_lessons_by_keys_alone(host: Host) -> None:
    table = host.open("")
    page = table.page
    keys = Keys(page)
    answer = page.get_by_test_id("answer")

    def press(key: str) -> None:
        """Press a key that is answered: the answer is read out, and the focus is seen."""
        answer.evaluate("region => { region.sameAsBefore = true; }")
        table.changed_by(lambda: page.keyboard.press(key))
        # A region that was put there with its text in it is not read out.
        assert answer.evaluate("region => region.sameAsBefore")
        expect(answer).to_have_attribute("aria-live", "polite")
        keys.check()

    def hand(space: str, button: str) -> None:
        if button:
            keys.to(f"[data-press='{button}']")
        else:
            keys.to("button[data-space]", "Shift+Tab")
            for _ in range(80):
                if page.locator(f"button[data-space='{space}']:focus").count():
                    break
                keys.press("n")
        press("Enter")

    keys.to("button[data-space]")
    for lesson in FIRST_THREE:
        if page.locator(".dk-heading").inner_text() != say(lesson.message):
            keys.to(f".dk-slot-actions [data-press='open_lesson'][data-value='{lesson.id}']")
            press("Enter")
        # What to do is read out as well as written.
        expect(answer).to_contain_text(say(lesson.steps[0].message))
        take(lesson, hand, table.answer)
    # From the overview to another lesson: the focus goes where it is taken.
    keys.to(f".dk-part[data-value='{lessons()[0].id}']")
    press("Enter")
    expect(page.locator(".dk-heading:focus")).to_have_text(say(lessons()[0].message))


def test_a_refused_try_is_crossed_out_until_the_next_click(host: Host) -> None:
    table = host.open("")
    page = table.page
    assert table.click("c2").startswith("✗No, c2 is a mountain")
    expect(page.locator(".dk-is-refused")).to_have_count(1)
    table.click("a1")
    expect(page.locator(".dk-is-refused")).to_have_count(0)


def test_a_quiz_by_mouse(host: Host) -> None:
    table = host.open("")
    page = table.page
    table.changed_by(page.locator(".dk-part[data-press='open_quiz']").first.click)
    expect(page.locator(".dk-heading:focus")).to_be_visible()
    asked = page.locator(".dk-replies [data-press='toggle']")
    space = asked.first.get_attribute("data-value") or ""
    # On the board or in the list, it is the same.
    table.click(space)
    expect(asked.first).to_have_attribute("aria-pressed", "true")
    table.changed_by(asked.first.click)
    table.press("submit")
    expect(page.locator(".dk-replies p")).to_have_count(asked.count())
    table.press("close_quiz")
    expect(page.locator(".dk-heading")).to_have_text(say(lessons()[0].message))


@PAGED
def test_task_and_feedback_are_in_sight_with_the_board_on_a_phone(host: Host) -> None:
    table = host.open("", **PHONE)
    page, before = table.page, table.page.evaluate(SLOTS)
    assert len(before) == 6, "the board and five slots"
    first: list[str] = []
    for name in ("c2", "hint", "hint", "c1"):
        if name == "hint":  # then its next stage, in the answer
            table.changed_by(page.locator("[data-press='hint']").last.tap)
        else:
            table.changed_by(table.space(name).tap)
        now = page.evaluate(SLOTS)
        # The answer has its place from the first one on, the last of them; all else always.
        assert now[:5] == before[:5]
        first = first or now
        assert now == first
        assert page.evaluate("scrollY") == 0
        for part in (".dk-map", ".dk-prompt", ".dk-slot-answer", ".dk-toolbar"):
            assert in_sight(page.locator(part)), part


@PAGED
def test_all_lessons_fill_a_phone_until_one_is_opened(host: Host) -> None:
    table = host.open("", **PHONE)
    page = table.page
    page.locator(".dk-to-course").tap()
    panel = page.locator(".dk-opened-panel")
    expect(panel).to_be_visible()
    assert sum(part.evaluate(_SEEN) for part in panel.locator(".dk-part").all()) >= 6
    page.wait_for_timeout(450)
    table.changed_by(panel.locator(f"[data-value='{lessons()[2].id}']").tap)
    expect(page.locator(".dk-heading:focus")).to_have_text(say(lessons()[2].message))
    expect(panel).to_have_count(0)
    assert in_sight(page.locator(".dk-prompt"))


@PAGED
def test_reloading_goes_on_with_the_step(host: Host) -> None:
    table = host.open("")
    page = table.page
    table.press("next")
    page.reload()
    page.locator(BOARD).wait_for()
    expect(page.locator(".dk-prompt")).to_have_text(say(lessons()[0].steps[1].message))


@PAGED
def test_back_leads_from_lesson_to_lesson(host: Host) -> None:
    host.open("play")
    table = host.open("")
    page = table.page
    heading = page.locator(".dk-heading")
    first, second = (say(lesson.message) for lesson in lessons()[:2])
    table.click("c1")
    table.press("next")
    table.changed_by(page.locator(f".dk-part[data-value='{lessons()[1].id}']").click)
    expect(heading).to_have_text(second)
    assert f"lesson={lessons()[1].id}" in page.url
    table.changed_by(page.locator(".dk-part[data-press='open_quiz']").first.click)
    expect(heading).not_to_have_text(second)
    page.go_back()
    expect(heading).to_have_text(second)
    page.go_back()
    expect(heading).to_have_text(first)
    expect(page.locator(".dk-prompt")).to_have_text(say(f"{lessons()[0].steps[1].message}"))
    page.go_forward()
    expect(heading).to_have_text(second)
    for _ in range(2):
        page.go_back()
    page.wait_for_url(lambda url: "/play" in url)


@PAGED
def test_skip_to_the_board_goes_there(host: Host) -> None:
    table = host.open("")
    page = table.page
    skip = page.locator(".dk-skip")
    skip.focus()
    page.keyboard.press("Enter")
    expect(table.space("a1")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(table.space("b1")).to_be_focused()
