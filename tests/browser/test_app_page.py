"""The page around the game: it opens, fits, keeps to this machine, and every visitor has a game."""

from __future__ import annotations

import re
import urllib.request
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from dokmus_widgets.explain.messages import say
from tests.browser import servers
from tests.browser.chromium import Guard
from tests.browser.conftest import PageMaker
from tests.browser.lab import BOARD
from tests.browser.servers import Server

_SCHEME = "() => getComputedStyle(document.body).backgroundColor"
_LEGAL = "button[role=gridcell][data-legal]"


def _open(page: Page, server: Server) -> None:
    page.goto(f"{server.url}play?players=2")
    page.locator(BOARD).wait_for()


def test_opens_with_title_frame_and_board(page: Page, app_server: Server) -> None:
    _open(page, app_server)
    expect(page).to_have_title(say("page-title", page=say("page-game")))
    expect(page.get_by_role("heading", level=1)).to_have_text("Dokmus")
    expect(page.locator("footer")).to_contain_text("Unofficial")
    expect(page.get_by_text("Setting up the island")).to_be_hidden()
    assert page.locator("html").get_attribute("lang") == "en"


def test_the_board_takes_the_room_there_is(page: Page, app_server: Server) -> None:
    _open(page, app_server)
    for width in (360, 1000, 1600):
        page.set_viewport_size({"width": width, "height": 800})
        box = page.locator(BOARD).bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["width"] >= min(width, 320) * 0.8, "the board collapsed"
        assert box["x"] + box["width"] <= width


def test_keys_need_no_click_before(page: Page, app_server: Server) -> None:
    page.goto(f"{app_server.url}puzzles")
    page.locator(BOARD).wait_for()
    expect(page.locator(".dk-still")).to_have_count(0)
    page.keyboard.press("h")
    expect(page.locator("[data-press='do_hint']")).to_be_visible()


def test_the_footer_lies_below_the_game(page: Page, app_server: Server) -> None:
    _open(page, app_server)
    board, footer = page.locator(BOARD).bounding_box(), page.locator("footer").bounding_box()
    assert board is not None
    assert footer is not None
    assert footer["y"] >= board["y"] + board["height"]


def test_follows_the_system_theme_and_the_button(new_page: PageMaker, app_server: Server) -> None:
    page = new_page(color_scheme="dark")
    _open(page, app_server)
    button = page.locator("#dk-theme")
    expect(button).to_have_text("Theme: Auto")
    dark = page.evaluate(_SCHEME)
    button.click()
    expect(button).to_have_text("Theme: Light")
    assert page.evaluate(_SCHEME) != dark
    page.reload()
    page.locator(BOARD).wait_for()
    # Kept by the browser.
    expect(button).to_have_text("Theme: Light")
    button.click()
    expect(button).to_have_text("Theme: Dark")
    assert page.evaluate(_SCHEME) == dark


@pytest.mark.longer
def test_two_visitors_do_not_see_each_other(new_page: PageMaker, app_server: Server) -> None:
    first, second = new_page(), new_page()
    _open(first, app_server)
    _open(second, app_server)
    before = second.locator(BOARD).get_attribute("data-tick")
    assert before is not None
    first_before = first.locator(BOARD).get_attribute("data-tick")
    first.locator(_LEGAL).first.click()
    expect(first.locator(BOARD)).not_to_have_attribute("data-tick", first_before or "")
    # Once the first has its answer, one for the second would have come as well.
    second.wait_for_timeout(300)
    assert second.locator(BOARD).get_attribute("data-tick") == before


def test_a_browser_that_begins_slowly_still_hears_of_changes(
    page: Page, app_server: Server
) -> None:
    # As if more than any limit of two seconds went by before the widgets had begun.
    page.add_init_script(_LIMITS_PASS_AT_ONCE)
    _open(page, app_server)
    before = page.locator(BOARD).get_attribute("data-tick")
    page.locator(_LEGAL).first.click()
    expect(page.locator(BOARD)).not_to_have_attribute("data-tick", before or "")


_LIMITS_PASS_AT_ONCE = """
const limit = AbortSignal.timeout.bind(AbortSignal);
AbortSignal.timeout = (milliseconds) => limit(milliseconds > 2000 ? milliseconds : 0);
"""


def test_the_page_itself_names_no_other_host(app_server: Server) -> None:
    with urllib.request.urlopen(app_server.url, timeout=30) as answer:
        source = answer.read().decode("utf-8")
    # The icon is drawn in the page; its namespace is a name, not an address.
    addresses = set(re.findall(r"(?:https?:)?//[\w.-]+\.\w+[^\s\"']*", source))
    assert {address for address in addresses if "www.w3.org" not in address} == set()
    loaded = re.findall(r'(?:src|href|from) ?=?"([^"?]*)"', source)
    files = [name for name in loaded if not name.startswith(("data:", "./", "#"))]
    assert all(re.fullmatch(r"files/front-[0-9a-f]{12}\.(css|mjs)", name) for name in files), files


@pytest.mark.longer
def test_a_lost_connection_is_said(new_page: PageMaker, guard: Guard, tmp_path: Path) -> None:
    page = new_page()
    # What the browser says when a server goes away.
    guard.allow_error("WebSocket|[Ll]ost|websocket|Failed to load resource")
    with servers.app_server(tmp_path) as server:
        _open(page, server)
        expect(page.locator("#dk-lost")).to_be_hidden()
    expect(page.locator("#dk-lost")).to_be_visible()
