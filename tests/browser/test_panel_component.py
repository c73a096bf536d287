"""A component of Panel with a widget in it: it lives without asking another host for it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.browser import servers
from tests.browser.chromium import Guard
from tests.browser.conftest import PageMaker
from tests.browser.lab import BOARD
from tests.browser.servers import Server
from tests.browser.sharing import shared

#: Whom Panel's own pages ask, for its signs and letters.
_ASKED_BY_PANEL = {
    *("cdn.holoviz.org", "cdnjs.cloudflare.com", "fonts.googleapis.com", "fonts.gstatic.com"),
}


@pytest.fixture
def panel_server(run_folder: Path) -> Iterator[Server]:
    """A user's own Panel app, for all tests."""
    with shared(run_folder / "panel", servers.start_panel) as server:
        yield server


@pytest.fixture
def panel_page(new_page: PageMaker, guard: Guard) -> Iterator[Page]:
    """A page on which Panel may ask whom it asks, in vain."""
    guard.allow_error("ERR_NAME_NOT_RESOLVED")
    yield new_page(viewport={"width": 1280, "height": 900})
    guard.foreign = [url for url in guard.foreign if urlsplit(url).hostname not in _ASKED_BY_PANEL]


@pytest.mark.longer
@pytest.mark.parametrize("path", ["component-row", "component-column", "component-template"])
def test_a_component_lives_and_others_follow_it(
    panel_page: Page, panel_server: Server, path: str
) -> None:
    page = panel_page
    page.goto(f"{panel_server.url}{path}")
    board = page.locator(BOARD)
    before = board.get_attribute("data-tick")
    assert before is not None
    expect(page.locator(".told")).to_contain_text("nothing yet")
    page.locator("button[role=gridcell][data-legal]").first.click()
    expect(board).not_to_have_attribute("data-tick", before)
    expect(page.locator(".told")).not_to_contain_text("nothing yet")
    box = board.bounding_box()
    assert box is not None
    assert box["width"] > 400
    page.locator("select").first.select_option("fr")
    expect(page.locator(".dk-slot-answer")).to_contain_text("a commencé")
