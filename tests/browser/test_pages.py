"""The pages hang together: links from one to another, and addresses that are no page's."""

from __future__ import annotations

import re

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Locator, Page, expect

from dokmus_widgets.core import Phase, Rules, new_game
from dokmus_widgets.core.notation import position_code
from dokmus_widgets.explain.messages import LANGUAGES, say, speaking
from dokmus_widgets.host.pages import PAGES
from tests.browser.chromium import Guard
from tests.browser.conftest import NotebookOpener, PageMaker
from tests.browser.lab import BOARD
from tests.browser.longer import longer
from tests.browser.servers import Server
from tests.browser.table import READY, Table, overflow
from tests.browser.test_accessibility import faults
from tests.browser.views import game_at

CODE = position_code(new_game(3, seed=5, rules=Rules.preset("fr")))
_ROW = ".dk-elsewhere"


def opened(page: Page, address: str) -> Table:
    """Open a page; return its table."""
    page.goto(address)
    page.locator(READY).first.wait_for()
    return Table(page)


def ways(page: Page) -> Locator:
    """Return the ways to other pages; those of a game are in its menu, which is opened."""
    row = page.locator(_ROW)
    if page.locator(".dokmus-play").count():
        page.locator("[data-press='panel'][data-value='menu']").click()
        expect(row).to_be_visible()
    return row


@pytest.mark.parametrize("path", [page.path for page in PAGES if page.path != "/"])
def test_a_slash_too_many_leads_to_the_page(page: Page, app_server: Server, path: str) -> None:
    opened(page, f"{app_server.url.rstrip('/')}{path}/?lang=fr&position={CODE}")
    assert re.search(rf"{path}\?lang=fr&position={CODE}", page.url)
    expect(page.locator("html")).to_have_attribute("lang", "fr")


@pytest.mark.parametrize("asked", [f"position={CODE}", "players=3&island=5"])
def test_links_from_when_games_were_on_the_first_page_still_lead_to_them(
    page: Page, app_server: Server, asked: str
) -> None:
    opened(page, f"{app_server.url}?{asked}&lang=fr")
    assert page.url.startswith(f"{app_server.url}play?{asked}&lang=fr")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_on_one_page_are_a_step_from_everywhere(
    page: Page, app_server: Server, language: str
) -> None:
    opened(page, f"{app_server.url}rules?lang={language}")
    page.locator(".dk-footer a[href*=summary]").click()
    page.wait_for_url(f"**/summary?lang={language}")
    with speaking(language):
        expect(page.locator("h1")).to_have_text(say("summary-title"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_there_is_no_page_all_pages_are_offered(
    new_page: PageMaker, app_server: Server, guard: Guard, language: str
) -> None:
    guard.allow_error("status of 404")
    page = new_page(viewport={"width": 360, "height": 740}, locale=language)
    answer = page.goto(f"{app_server.url}islands/%3Cb%3E7")
    assert answer is not None
    assert answer.status == 404
    with speaking(language):
        told = say("page-nowhere-text", path="/islands/<b>7")
    expect(page.locator(".dk-nowhere p")).to_have_text(told)
    assert overflow(page) == 0
    page.evaluate(AXE_SCRIPT)
    assert not [*faults(page)]
    links = page.locator(".dk-nowhere a")
    expect(links).to_have_count(len(PAGES))
    page.locator(".dk-nowhere a[href*='/rules']").click()
    page.wait_for_url("**/rules*")
    page.locator(READY).first.wait_for()


@pytest.mark.parametrize("path", ["play", *longer("score", "guardians", "editor", "setup")])
def test_the_rules_are_asked_about_a_position(page: Page, app_server: Server, path: str) -> None:
    asked = "players=2&" if path == "play" else ""
    opened(page, f"{app_server.url}{path}?{asked}lang=fr")
    ways(page).get_by_role("link").first.click()
    page.wait_for_url("**/rules?position=d2_*")
    page.locator(BOARD).first.wait_for()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    with speaking("fr"):
        expect(page.locator(".dk-case .dk-heading")).to_have_text(say("case-own"))


def test_the_reading_and_the_position_come_along(page: Page, app_server: Server) -> None:
    opened(page, f"{app_server.url}play?position={CODE}&lang=en")
    addresses = ways(page).get_by_role("link").evaluate_all("all => all.map(a => a.href)")
    assert addresses == [
        f"{app_server.url}{path}?position={CODE}&lang=en&from=play"
        for path in ("rules", "score", "editor")
    ]
    page.locator(_ROW).get_by_role("link").nth(1).click()
    page.wait_for_url("**/score?*")
    page.locator(BOARD).wait_for()
    page.locator(_ROW).get_by_role("link").last.click()
    page.wait_for_url(f"{app_server.url}play?position={CODE}*")
    page.locator(BOARD).wait_for()
    expect(page.locator(".dk-note").first).to_have_text("Rules: the French rulebook")


def test_hidden_cards_go_along_only_when_one_goes_and_the_game_waits(
    page: Page, app_server: Server
) -> None:
    table = opened(page, f"{app_server.url}{game_at(Phase.TURNS)}&lang=en")
    table.click(table.legal()[0])
    row = ways(page)
    expect(row).to_contain_text("These pages show hidden cards")
    expect(row.locator("a")).to_have_count(0)
    row.locator("[data-press='go'][data-value='rules']").click()
    page.wait_for_url("**/rules?position=d2_*")
    page.locator(BOARD).first.wait_for()
    page.get_by_role("navigation").get_by_role("link", name="Play").click()
    page.wait_for_url("**/play?*game=*")
    page.locator(BOARD).wait_for()
    expect(page.locator(".dk-moves li")).to_have_count(1)


@pytest.mark.parametrize("width", [pytest.param(1280, marks=pytest.mark.detail), 360])
def test_a_table_asks_what_may_be_done_and_goes_back_to_its_game(
    new_page: PageMaker, app_server: Server, width: int
) -> None:
    page = new_page(viewport={"width": width, "height": 740})
    table = opened(page, f"{app_server.url}{game_at(Phase.TURNS)}&lang=en")
    table.click(table.legal()[0])
    moves = page.locator(".dk-moves li").all_inner_texts()
    game = page.url
    ways(page).locator("[data-press='go'][data-value='rules']").click()
    page.wait_for_url("**/rules?position=d2_*")
    here = page.locator(".dk-here")
    expect(here.locator(".dk-to-move")).to_contain_text("to play")
    asked = here.locator("[data-value^='barred.']").filter(has_text="spaces").last
    asked.click()
    expect(asked).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_test_id("answer")).to_contain_text("You can't place on")
    expect(page.locator(".dk-tint-barred").first).to_be_in_viewport()
    last = here.locator("[data-value^='scores.']").last
    last.click()
    expect(page.get_by_test_id("answer")).to_contain_text("points now")
    expect(page.locator(BOARD).first).to_be_in_viewport(ratio=0.4)
    assert overflow(page) == 0
    page.evaluate(AXE_SCRIPT)
    assert not [*faults(page)]
    # Whatever is done there meanwhile: another case, another language, the page loaded anew.
    page.get_by_role("searchbox").or_(page.locator(".dk-finder input")).first.fill("volcano")
    page.keyboard.press("Enter")
    expect(page.locator(".dk-back a")).to_have_text("← Back to the game")
    page.locator("#dk-language").select_option("fr")
    expect(page.locator(".dk-back a")).to_contain_text("Retour à la partie")
    page.reload()
    page.locator(BOARD).first.wait_for()
    page.locator(".dk-back a").click()
    page.wait_for_url("**/play?*game=*")
    assert page.url.replace("lang=fr", "lang=en") == game
    page.locator(BOARD).wait_for()
    page.locator("#dk-language").select_option("en")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.locator(".dk-moves li")).to_have_text(moves)


def test_a_game_not_begun_yet_is_gone_back_to_as_well(page: Page, app_server: Server) -> None:
    opened(page, f"{app_server.url}play?players=3&island=5&lang=en")
    ways(page).get_by_role("link").first.click()
    page.wait_for_url("**/rules?position=d2_*")
    page.locator(".dk-back a").click()
    page.wait_for_url("**/play?players=3&island=5&lang=en")


def test_a_rule_leads_to_its_cases(new_page: PageMaker, app_server: Server) -> None:
    page = new_page(viewport={"width": 360, "height": 740})
    table = opened(page, f"{app_server.url}play?players=2&lang=ru")
    table.click("d4")
    chip = page.locator(".dk-chips a").first
    rule = page.locator(".dk-chips li").first.get_attribute("data-rule") or ""
    assert rule in (chip.get_attribute("title") or "")
    chip.click()
    page.wait_for_url(f"**/rules?rule={rule}&lang=ru*")
    page.locator(BOARD).first.wait_for()


def test_in_a_notebook_there_are_words_instead(page: Page, open_notebook: NotebookOpener) -> None:
    open_notebook(
        page,
        ["from dokmus_widgets.widgets import GameWidget\nGameWidget(players=2, seed=1)"],
    )
    table = Table(page)
    table.click("d4")
    chip = page.locator(".dk-chips li span").first
    assert "setup.start_space" in (chip.get_attribute("title") or "")
    expect(page.locator(".dk-chips a")).to_have_count(0)
    expect(ways(page).locator("a")).to_have_count(0)
    expect(page.get_by_text("In Python, .rules()")).to_be_visible()
