"""Static HTML of pages before any script runs: readable, stable, and without lost clicks."""

from __future__ import annotations

import re
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from html import unescape

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from dokmus_widgets.core import Phase, Rule
from dokmus_widgets.explain.messages import LANGUAGES, say, speaking
from dokmus_widgets.explore.query.words import rule_says
from dokmus_widgets.host.pages import PAGES
from tests.browser.conftest import PageMaker
from tests.browser.lab import BOARD
from tests.browser.servers import Server
from tests.browser.test_accessibility import rules_broken
from tests.browser.views import game_at

# Measured with the fonts of the page: a busy machine may load them later than the text.
_MAPS = """async () => {
  await document.fonts.ready;
  return [
    ...document.querySelectorAll(".dk-map, .dk-finder input, .dk-examples"),
  ].map((map) => {
    const { x, y, width, height } = map.getBoundingClientRect();
    const { top } = document.getElementById("dk-main").getBoundingClientRect();
    return [x, y - top, width, height].map(Math.round);
  });
}"""
_ADDRESSES = [*(page.path[1:] for page in PAGES), "rules?rule=forest.cost", "?quiz=terrain"]


@contextmanager
def held(page: Page) -> Iterator[None]:
    """Until the end the module of the front end does not come."""
    waiting: list[Route] = []
    comes = False

    def take(route: Route) -> None:
        if comes:
            route.continue_()
        else:
            waiting.append(route)

    page.route("**/front-*.mjs", take)
    yield
    comes = True
    for route in waiting:
        route.continue_()


@pytest.mark.parametrize("width", [360, 1280])
def test_it_comes_alive_without_a_jump(new_page: PageMaker, app_server: Server, width: int) -> None:
    page = new_page(viewport={"width": width, "height": 800}, reduced_motion="reduce")
    for address in _ADDRESSES:
        with held(page):
            page.goto(app_server.url + address, wait_until="commit")
            page.locator(".dk-still .dk-map svg").first.wait_for(state="attached")
            before = page.evaluate(_MAPS)
        page.locator(f"{BOARD} .dk-cell").first.wait_for(state="attached")
        assert (page.evaluate(_MAPS), address) == (before, address)


@pytest.mark.longer
def test_axe_finds_nothing_in_it(new_page: PageMaker, app_server: Server) -> None:
    page = new_page(viewport={"width": 360, "height": 800})
    found = []
    for address in _ADDRESSES:
        with held(page):
            page.goto(app_server.url + address, wait_until="commit")
            page.locator("footer").wait_for(state="attached")
            found += [f"/{address} {fault}" for fault in rules_broken(page)]
        page.locator(f"{BOARD} .dk-cell").first.wait_for(state="attached")
    assert not found, "\n".join(found)


def test_what_is_pressed_meanwhile_happens(page: Page, app_server: Server) -> None:
    with held(page):
        page.goto(f"{app_server.url}play?players=2", wait_until="commit")
        box = page.locator(".dk-still .dk-map").bounding_box()
        assert box is not None
        page.mouse.click(box["x"] + 63 / 744 * box["width"], box["y"] + 55 / 509 * box["height"])
    expect(page.locator("[data-testid='answer']")).to_contain_text("a1")
    assert page.locator(f"{BOARD} [href^='#dk-token-']").count() == 1


def test_a_button_that_is_pressed_meanwhile_is_pressed(page: Page, app_server: Server) -> None:
    with held(page):
        page.goto(f"{app_server.url}play", wait_until="commit")
        page.locator(".dk-still [data-press='begin']").click()
    expect(page.locator(".dk-players")).to_be_visible()


@pytest.mark.parametrize(("phase", "shown"), [(Phase.TURNS, "players"), (Phase.OVER, "result")])
def test_players_and_result_are_read_without_scripts(
    browser: Browser, app_server: Server, phase: Phase, shown: str
) -> None:
    context = browser.new_context(java_script_enabled=False, viewport={"width": 360, "height": 740})
    page = context.new_page()
    page.goto(app_server.url + game_at(phase))
    expect(page.locator(f".dk-{shown} li")).to_have_count(4)
    expect(page.locator(f".dk-{shown}")).to_contain_text("Orange")
    expect(page.locator(".dk-toolbar, .dk-opened-panel")).to_have_count(0)
    context.close()


def test_what_is_typed_meanwhile_is_searched(page: Page, app_server: Server) -> None:
    with held(page):
        page.goto(f"{app_server.url}rules", wait_until="commit")
        search = page.locator("input[name='search']")
        search.click()
        search.press_sequentially("May I cross two rivers in one turn?")
    expect(page.locator(".dk-headline")).to_be_visible()
    expect(search).to_be_focused()
    expect(search).to_have_value("May I cross two rivers in one turn?")


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_scripts_it_can_be_read_and_its_links_lead_on(
    browser: Browser, app_server: Server, language: str
) -> None:
    context = browser.new_context(java_script_enabled=False, viewport={"width": 360, "height": 740})
    page = context.new_page()
    page.goto(f"{app_server.url}rules?rule=forest.cost&lang={language}")
    with speaking(language):
        said = rule_says(Rule.FOREST_COST)
        expect(page.locator(".dk-rule-text")).to_contain_text(said)
        expect(page.locator("noscript p")).to_contain_text(say("page-no-script"))
    # The position, in words for who does not see it.
    expect(page.locator(".dk-map svg[role='img']").first).to_be_visible()
    assert not page.locator(".dk-still button:visible").count()
    notice, board = page.locator("noscript p").bounding_box(), page.locator(".dk-map").first
    assert notice is not None
    assert notice["y"] < board.bounding_box()["y"], "before what does nothing"  # type: ignore[index]
    page.locator(".dk-rule-case a[href*='ask=']").first.click()
    expect(page.locator(".dk-answer").first).to_be_visible()
    first = page.locator(".dk-heading").first.inner_text()
    page.locator(".dk-rule-page a[href*='case=']").nth(1).click()
    expect(page.locator(".dk-heading").first).not_to_have_text(first)
    assert f"lang={language}" in page.url
    page.locator(".dk-nav a").nth(1).click()
    expect(page.locator(".dk-answer").first).to_be_visible()
    context.close()


def test_a_link_to_a_page_can_be_shown_elsewhere(app_server: Server) -> None:
    with urllib.request.urlopen(f"{app_server.url}score?lang=fr", timeout=30) as answer:
        source = answer.read().decode()
    told = dict(re.findall(r'<meta (?:name|property)="([^"]+)" content="([^"]*)"', source))
    with speaking("fr"):
        assert unescape(told["description"]) == say("page-about-score")
        assert unescape(told["og:title"]) == say("page-title", page=say("page-score"))
    picture = unescape(told["og:image"])
    assert picture.startswith(app_server.url)
    with urllib.request.urlopen(picture, timeout=30) as answer:
        assert answer.read(8) == b"\x89PNG\r\n\x1a\n"
        assert answer.headers["Content-Type"] == "image/png"
