"""The app's language: from the browser, the address, or the menu; and the bar with the pages."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from dokmus_widgets.app.pages import PAGES, PLAY
from dokmus_widgets.explain.messages import say, speaking
from tests.browser.conftest import PageMaker
from tests.browser.lab import BOARD
from tests.browser.servers import Server
from tests.browser.table import Table

_MENU = "#dk-language"


def opened(page: Page, address: str) -> Table:
    """The table on the page of that address."""
    page.goto(address)
    page.locator(BOARD).wait_for()
    return Table(page)


def said(language: str, name: str, **variables: str | int) -> str:
    """What a message says in a language."""
    with speaking(language):
        return say(name, **variables)


def choose(page: Page, language: str) -> None:
    """Choose a language from the menu, and wait for the page in it."""
    page.locator(_MENU).select_option(language)
    page.wait_for_url(f"**lang={language}*")
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.locator(BOARD).wait_for()


def test_the_browser_says_the_language(new_page: PageMaker, app_server: Server) -> None:
    page = new_page(locale="fr-CA")
    table = opened(page, f"{app_server.url}play")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.locator(_MENU)).to_have_value("fr")
    assert said("fr", "heading-start") in table.heading()
    expect(page.get_by_role("button", name=said("fr", "do-undo"), exact=True)).to_be_visible()
    assert said("fr", "terrain", terrain="meadow") in (
        table.space("a1").get_attribute("title") or ""
    )
    assert page.locator(BOARD).get_attribute("lang") == "fr"
    assert page.get_by_test_id("sheet").get_attribute("lang") == "fr"
    assert table.click("d4").startswith("✗Non")
    assert "lang=" not in page.url


def test_the_menu_keeps_the_game_and_the_choice(new_page: PageMaker, app_server: Server) -> None:
    page = new_page(locale="en-GB")
    table = opened(page, f"{app_server.url}play")
    table.click("a1")
    choose(page, "ja")
    who = said("ja", "seat-name", seat=1)
    assert said("ja", "moved-choose_start", who=who, space="a1") in table.answer()
    expect(page.locator(".dk-moves li")).to_have_count(1)
    expect(page.locator(_MENU)).to_have_value("ja")
    # The choice lasts, for an address that says nothing else.
    opened(page, f"{app_server.url}play")
    expect(page.locator("html")).to_have_attribute("lang", "ja")
    opened(page, f"{app_server.url}play?lang=ru")
    expect(page.locator("html")).to_have_attribute("lang", "ru")


def test_a_language_that_there_is_not_is_told(new_page: PageMaker, app_server: Server) -> None:
    page = new_page(locale="en-GB")
    table = opened(page, f"{app_server.url}play?lang=%3Cb%3Exx&players=3")
    expect(page.locator(".dk-fault")).to_contain_text("There is no language <b>xx here, only en")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.locator(".dk-seats li")).to_have_count(3)
    assert table.click(table.legal()[0]).startswith("✓")


@pytest.mark.longer
def test_the_bar_leads_to_every_page_and_back_to_the_game(
    new_page: PageMaker, app_server: Server
) -> None:
    page = new_page(locale="en-GB")
    table = opened(page, f"{app_server.url}play?lang=fr")
    bar = page.get_by_role("navigation")
    table.click("a1")
    for number, each in [*enumerate(PAGES), (PAGES.index(PLAY), PLAY)]:
        # By keyboard, as well as by hand.
        bar.get_by_role("link").nth(number).focus()
        page.keyboard.press("Enter")
        page.wait_for_url(f"**{each.path}?*")
        page.locator(BOARD).first.wait_for()
        expect(page.locator("html")).to_have_attribute("lang", "fr")
        expect(bar.locator("[aria-current='page']")).to_have_text(said("fr", each.name))
        expect(bar.get_by_role("link")).to_have_count(len(PAGES))
    expect(page.locator(".dk-moves li")).to_have_count(1)


@pytest.mark.longer
def test_another_page_stays_as_it_was_left(new_page: PageMaker, app_server: Server) -> None:
    page = new_page(locale="en-GB")
    opened(page, f"{app_server.url}setup?players=3&lang=en")
    page.locator("[data-press='forward']").click()
    expect(page.locator(".dk-heading")).to_contain_text("Step 2")
    told = page.locator("[aria-current='step']").inner_text()
    choose(page, "ru")
    assert page.locator("[aria-current='step']").inner_text() == told == "2"
    page.locator("[data-press='forward']").click()
    expect(page.locator("[aria-current='step']")).to_have_text("3")
    page.reload()
    expect(page.locator("[aria-current='step']")).to_have_text("3")
