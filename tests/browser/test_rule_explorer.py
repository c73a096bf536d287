"""The rules explorer by hand, in every host."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from dokmus_widgets.explain.messages import LANGUAGES
from tests.browser.conftest import PageMaker
from tests.browser.hosts import PAGED, PHONE, Host
from tests.browser.servers import Server
from tests.browser.table import BOARD, READY, overflow

#: Sooner than anything of it can have been answered: what is still to be sent counts for a key.
_TYPED_AT_ONCE = """async (input, texts) => {
  for (const text of texts) {
    input.value = text;
    input.dispatchEvent(new InputEvent("input", { bubbles: true }));
    await new Promise((next) => setTimeout(next));
  }
  input.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
}"""


def _visit(page: Page, server: Server, query: str = "") -> None:
    page.goto(f"{server.url}rules{query}")
    page.locator(READY).first.wait_for()


def _top(page: Page) -> float:
    board = page.locator(BOARD).first
    board.wait_for()  # it comes with the first answer
    box = board.bounding_box()
    assert box is not None
    return box["y"]


def _answer(page: Page) -> str:
    return page.get_by_test_id("answer").locator("p").first.inner_text()


def test_a_click_is_answered_and_an_illegal_try_refuted(host: Host) -> None:
    page = host.open("rules?rule=temple.link", viewport={"width": 1400, "height": 1000}).page
    case = page.locator(".dk-case").bounding_box()
    assert case is not None
    assert abs(case["y"] - _top(page)) < 200, "beside the board"
    page.locator("button[data-space='b3']").click()
    expect(page.get_by_test_id("answer")).to_contain_text("b3 at no extra cost")
    expect(page.locator(".dk-over .dk-trail-temple")).to_have_count(1)
    page.locator("button[data-space='c3']").click()
    expect(page.get_by_test_id("answer")).to_contain_text("No, c3 is a mountain")
    page.locator("[data-press='do']").click()
    expect(page.locator(".dk-is-refused")).to_have_count(1)
    page.locator("[data-press='back']").click()
    expect(page.locator(".dk-is-refused")).to_have_count(0)


def test_what_if_is_answered_at_once_and_taken_back(host: Host) -> None:
    page = host.open("rules?rule=temple.link").page
    page.locator("button[data-space='a2']").click()
    expect(page.get_by_test_id("answer")).to_contain_text("a2 at no extra cost")
    page.get_by_text("What if…?").click()
    page.locator("[data-press='brush'][data-value='paint-mountain']").click()
    # The hand says what a click does now.
    expect(page.locator(".dk-hand")).to_contain_text("mountain")
    page.locator("button[data-space='a2']").click()
    expect(page.get_by_test_id("answer")).to_contain_text("No, a2 is a mountain")
    expect(page.locator(".dk-is-changed")).to_have_count(1)
    page.locator("[data-press='reset']").click()
    expect(page.get_by_test_id("answer")).to_contain_text("a2 at no extra cost")


def test_two_boards_hear_one_click(host: Host) -> None:
    page = host.open("rules?case=reading-temple-reach-start").page
    page.locator("button[data-space='c1']").click()
    page.locator("[data-press='compare']").click()
    expect(page.locator(BOARD)).to_have_count(2)
    expect(page.locator(".dk-caption").nth(1)).to_contain_text("French rulebook")
    page.locator("button[data-space='a2']").nth(1).click()
    for number in range(2):
        expect(page.locator(".dk-caption").nth(number)).to_contain_text("No extra cost")
    page.locator("[data-press='compare']").click()
    expect(page.locator(BOARD)).to_have_count(1)


def test_a_search_leads_to_a_rule_and_a_chip_to_another(host: Host) -> None:
    page = host.open("rules").page
    page.locator("input[name='search']").fill("Is a forest free past a temple?")
    expect(page.locator(".dk-headline .dk-chip")).to_contain_text(
        "Past a temple from your own forest"
    )
    page.locator(".dk-headline [data-press='show_rule']").click()
    expect(page.locator(".dk-rule-text")).to_contain_text("Past a temple from your own forest")
    page.locator("[data-press='ask']").first.click()
    chip = page.locator(".dk-ruling .dk-rule-chips [data-press='show_rule']").first
    name = chip.inner_text().removeprefix("§").strip()
    chip.click()
    expect(page.locator(".dk-rule-text")).to_contain_text(name)


@pytest.mark.parametrize("width", [360, 1280])
def test_the_question_comes_first_and_a_board_with_an_answer(host: Host, width: int) -> None:
    # JupyterLab leaves a cell no room on a phone.
    width = max(width, 900) if host.name == "lab" else width
    size: Any = {"viewport": {"width": width, "height": 740}}
    page = host.open("rules", **size).page
    field = page.locator(".dokmus-asking input[name='search']")
    expect(page.locator(BOARD)).to_be_hidden()
    box, around = field.bounding_box(), page.locator(".dokmus-asking").bounding_box()
    assert box is not None
    assert around is not None
    middle = around["x"] + around["width"] / 2
    assert abs(box["x"] + box["width"] / 2 - middle) <= 2
    assert box["width"] >= min(300, 0.8 * around["width"])
    assert overflow(page) <= 0
    example = page.locator(".dk-examples button").nth(2)
    asked = example.inner_text()
    example.click()
    expect(page.locator(BOARD).first).to_be_visible()
    expect(page.locator(".dk-headline-text")).to_contain_text("Crossing costs one sacrifice")
    expect(page.locator("input[name='search']")).to_have_value(asked)
    page.locator("input[name='search']").press("Escape")
    expect(field).to_be_visible()
    expect(page.locator(BOARD)).to_be_hidden()
    page = host.open("rules?rule=water.cross", **size).page
    expect(page.locator(BOARD).first).to_be_visible()


@PAGED
def test_back_leads_to_the_question(host: Host) -> None:
    page = host.open("rules").page
    page.locator(".dk-family summary").first.click()
    page.locator(".dk-rule-link").first.click()
    expect(page.locator(BOARD).first).to_be_visible()
    page.go_back()
    expect(page.locator(".dokmus-asking")).to_have_count(1)
    page.go_forward()
    expect(page.locator(BOARD).first).to_be_visible()


@PAGED
def test_a_question_is_still_there_after_a_reload(host: Host) -> None:
    page = host.open("rules").page
    page.locator("input[name='search']").fill("Is a forest free past a temple?")
    told = page.locator(".dk-headline-text")
    expect(told).to_be_visible()
    before = told.inner_text()
    page.reload()
    expect(told).to_have_text(before, use_inner_text=True)
    expect(page.locator("input[name='search']")).to_have_value("Is a forest free past a temple?")
    host.open("rules?rule=water.cross")
    expect(page.locator("input[name='search']")).to_have_value("")


def _chosen(page: Page, words: str, case: str) -> None:
    """Search for words and choose a case that is found."""
    page.locator("input[name='search']").fill(words)
    page.locator(f".dk-hit[data-value='{case}']").click()


@PAGED
def test_back_leads_to_the_case_before(host: Host) -> None:
    host.open("play")
    page = host.open("rules?rule=temple.link").page
    heading = page.locator(".dk-case .dk-heading")
    first = heading.inner_text()
    _chosen(page, "two rivers to choose from", "water-two")
    expect(heading).to_have_text("Two rivers to choose from")
    page.wait_for_url(lambda url: "case=water-two" in url)
    page.locator("[data-press='step'][data-value='1']").click()
    expect(heading).not_to_have_text("Two rivers to choose from")
    third = heading.inner_text()
    page.go_back()
    expect(heading).to_have_text("Two rivers to choose from")
    page.go_back()
    expect(heading).to_have_text(first)
    assert "/rules" in page.url
    page.go_forward()
    expect(heading).to_have_text("Two rivers to choose from")
    page.reload()
    expect(heading).to_have_text("Two rivers to choose from")
    page.go_forward()
    expect(heading).to_have_text(third)
    for _ in range(3):
        page.go_back()
    page.wait_for_url(lambda url: "/rules" not in url)


_MOVED = "() => scrollY"


@PAGED
def test_a_chosen_case_comes_into_view_on_a_phone(host: Host) -> None:
    page = host.open("rules?rule=forest.cost", **PHONE).page
    expect(page.locator(".dk-listed")).to_be_hidden()
    page.locator(".dk-browse").click()
    family = page.locator("details.dk-family").filter(has_text="Scoring")
    family.locator("summary").click()
    family.locator("[data-press='show_rule'][data-value='score.tie']").click()
    heading = page.locator(".dk-case .dk-heading")
    expect(heading).to_have_text("Tied on points")
    expect(heading).to_be_focused()
    expect(heading).to_be_in_viewport()
    expect(page.locator(BOARD)).to_be_in_viewport()
    expect(page.locator(".dk-listed")).to_be_hidden()
    expect(page.locator("[role='status'] .dk-heard")).to_contain_text("Tied on points. You and")


@PAGED
def test_nothing_jumps_where_there_is_room(host: Host) -> None:
    page = host.open("rules", viewport={"width": 1400, "height": 840}).page
    expect(page.locator(".dk-browse")).to_be_hidden()
    _chosen(page, "two rivers to choose from", "water-two")
    expect(page.locator(".dk-case .dk-heading")).to_have_text("Two rivers to choose from")
    expect(page.locator(".dk-hit[data-value='water-two']")).to_be_focused()
    page.locator("[data-press='compare_all']").click()
    expect(page.locator(".dk-caption h2").first).to_be_focused()
    assert page.evaluate(_MOVED) == 0


@PAGED
def test_rulebooks_are_compared_by_their_answer_on_a_phone(host: Host) -> None:
    page = host.open("rules?case=reading-temple-reach-start", **PHONE).page
    page.locator("[data-press='compare_all']").click()
    titles = page.locator(".dk-caption h2")
    expect(titles).to_have_count(2)
    expect(titles.first).to_be_focused()
    expect(titles.first).to_be_in_viewport()
    expect(titles.first).to_contain_text("Yes: the English rulebook")
    expect(titles.last).to_have_text("No: the French rulebook")
    expect(page.locator("[data-press='compare_all']")).to_have_count(0)
    page.get_by_role("button", name="Close the comparison").click()
    expect(titles).to_have_count(0)
    expect(page.locator("[data-press='compare_all']")).to_have_count(1)


@PAGED
def test_a_rules_page_shows_its_cases_and_each_leads_there(host: Host) -> None:
    page = host.open("rules?rule=forest.cost", viewport={"width": 1280, "height": 800}).page
    samples = page.locator(".dk-sample")
    expect(samples).to_have_count(11)
    expect(samples.first).to_have_attribute("aria-current", "true")
    expect(page.get_by_role("img", name="b1 is a forest").first).to_be_in_viewport()
    samples.last.click()
    expect(samples.last).to_have_attribute("aria-current", "true")
    expect(page.locator(".dk-crumbs")).to_contain_text("Case 11 of 11")
    expect(page.locator(".dk-case .dk-heading")).to_be_in_viewport()
    page.wait_for_url(lambda url: "case=temple-forest" in url)
    page.go_back()
    expect(samples.first).to_have_attribute("aria-current", "true")
    page.locator(".dk-touches [data-press='show_rule']").first.click()
    expect(page.locator(".dk-rule-text h2")).to_have_text("Sacrifices only when required")


def test_a_rules_page_prints_without_what_is_to_be_pressed(
    new_page: PageMaker, app_server: Server
) -> None:
    page = new_page(viewport={"width": 720, "height": 1000}, color_scheme="dark")
    _visit(page, app_server, "?rule=ruins.now")
    page.emulate_media(media="print")
    for shown in (".dk-rule-text", ".dk-small svg", ".dk-differs dl", ".dk-touches"):
        expect(page.locator(shown).first).to_be_visible()
    for gone in (".dk-header", ".dk-finder", BOARD, ".dk-case", ".dk-what-if", ".dk-button"):
        expect(page.locator(gone).locator("visible=true")).to_have_count(0)
    sheet = page.locator(".dk-sample").first.evaluate("one => getComputedStyle(one).colorScheme")
    assert sheet == "light"


def test_a_wrong_link_offers_the_nearest(host: Host) -> None:
    page = host.open("rules?rule=forst.cost&position=d1_isle_cut").page
    assert "no rule forst.cost" in _answer(page)
    assert "changed or cut" in _answer(page)
    page.locator(".dk-button[data-press='show_rule'][data-value='forest.cost']").click()
    expect(page.locator(".dk-rule-text")).to_contain_text("A forest costs a sacrifice")


def test_by_keyboard_alone(host: Host) -> None:
    page = host.open("rules?rule=temple.link").page
    page.locator("button[data-space][tabindex='0']").focus()
    page.keyboard.press("n")
    expect(page.locator("button[data-space]:focus")).to_have_attribute("data-open", "")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("answer")).to_contain_text("at no extra cost")
    for _ in range(40):
        if page.locator("[data-press='do']:focus").count():
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("answer")).to_contain_text("placed a token on a2")


@PAGED
def test_two_boards_have_room_on_a_phone(host: Host) -> None:
    page = host.open("rules?case=reading-temple-reach-start", **PHONE).page
    page.locator("button[data-space='c1']").click()
    # On a phone too the answer is in sight as soon as it is there.
    expect(page.get_by_test_id("answer")).to_be_in_viewport()
    page.get_by_text("What if…?").click()
    assert overflow(page) == 0
    page.locator("[data-press='compare']").click()
    expect(page.locator(BOARD)).to_have_count(2)
    assert overflow(page) == 0


@pytest.mark.parametrize("width", [360, 580, 1000, 1280])
def test_nothing_moves_while_a_question_is_typed(
    new_page: PageMaker, app_server: Server, width: int
) -> None:
    page = new_page(viewport={"width": width, "height": 740})
    _visit(page, app_server, "?lang=en")
    page.locator("input[name='search']").focus()
    places = set()
    for typed in ("M", "ay", " I cross", " two rivers in one turn?"):
        page.keyboard.type(typed)
        page.wait_for_timeout(300)
        places.add(_top(page))
    expect(page.locator(".dk-headline-text")).to_contain_text("No")
    places.add(_top(page))
    assert len(places) == 1


@PAGED
def test_a_question_in_another_language_is_answered_and_the_page_offers_to_speak_it(
    host: Host,
) -> None:
    page = host.open("rules").page
    page.locator("input[name='search']").fill("Можно ли переплыть реку?")
    offer = page.locator(".dk-speaks[lang='ru'] button")
    expect(offer).to_have_text("Ответить по-русски")
    offer.click()
    expect(page.locator("#dk-language")).to_have_value("ru")
    expect(page.locator(".dk-headline-text")).to_contain_text("Переправа")
    expect(offer).to_have_count(0)
    assert re.search("lang=ru|/ru/", page.url)


@PAGED
def test_a_question_is_answered_while_it_is_typed_and_nothing_is_lost(host: Host) -> None:
    page = host.open("rules?case=water-cross", **PHONE).page
    typed, heading = page.locator("input[name='search']"), page.locator(".dk-case .dk-heading")
    shown, place = heading.inner_text(), page.url
    typed.focus()
    page.keyboard.type("May I cross two rivers in one turn?")
    headline = page.locator("[role='status'] .dk-headline-text")
    expect(headline).to_have_text(re.compile("No. Each crossing costs its own sacrifice"))
    expect(heading).to_have_text("Two landings, two sacrifices")
    expect(page.locator(BOARD)).to_be_in_viewport()
    page.keyboard.press("ArrowDown")
    expect(page.locator(".dk-hit").nth(1)).to_have_attribute("aria-current", "true")
    expect(heading).not_to_have_text("Two landings, two sacrifices")
    expect(typed).to_be_focused()
    assert page.url == place, "looked at, and not gone there"
    page.keyboard.press("Escape")
    expect(heading).to_have_text(shown)
    expect(headline).to_have_count(0)
    typed.evaluate(_TYPED_AT_ONCE, ["Where do volcanoes", "May I cross two rivers in one turn?"])
    expect(heading).to_have_text("Two landings, two sacrifices")
    expect(heading).to_be_focused()
    page.wait_for_url(lambda url: "case=water-once" in url)
    page.go_back()
    expect(typed).to_have_value("Where do volcanoes")
    typed.fill("<b>qwrtz</b> zzzz")
    expect(page.locator(".dk-told-found")).to_contain_text("<b>qwrtz</b> zzzz")
    expect(heading).to_have_text(shown)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_example_in_the_search_is_seen_whole_on_a_narrow_phone(
    new_page: PageMaker, app_server: Server, language: str
) -> None:
    page = new_page(viewport={"width": 360, "height": 740})
    _visit(page, app_server, f"?rule=forest.cost&lang={language}")
    field = page.locator("input[type=search]")
    expect(field).to_be_visible()
    assert field.evaluate(_SPARE) > 0


_SPARE = """(field) => {
  const style = getComputedStyle(field), pen = document.createElement("canvas").getContext("2d");
  pen.font = style.font;
  return field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight)
    - pen.measureText(field.placeholder).width;
}"""
