"""The documentation in a browser: it asks no other host, searches, and shows live boards."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browser_edition import plain_server
from tests.docs.building import built_docs


@pytest.fixture(scope="module")
def documentation(run_folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with all of the documentation, to which a test can add."""
    folder = tmp_path_factory.mktemp("documentation")
    for path in built_docs(run_folder / "docs").iterdir():
        (folder / path.name).symlink_to(path)
    return folder


@pytest.fixture(scope="module")
def address(documentation: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Serve the documentation."""
    with plain_server(documentation, tmp_path_factory.mktemp("served")) as served:
        yield served


@pytest.mark.parametrize("path", ["index.html", "reference/rules/forest.html", "gallery.html"])
def test_a_page_asks_no_other_host(page: Page, address: str, path: str) -> None:
    """The guard of the page fails the test for a request to another host, or an error."""
    page.goto(f"{address}{path}", wait_until="networkidle")
    board = page.locator("figure.board-art > svg").first
    expect(board).to_be_visible()
    assert board.bounding_box()
    page.set_viewport_size({"width": 360, "height": 700})
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("is_file", [False, True], ids=["served", "files"])
def test_the_search_finds_a_name(
    page: Page, address: str, documentation: Path, is_file: bool
) -> None:
    root = f"{documentation.as_uri()}/" if is_file else address
    page.goto(f"{root}index.html")
    page.locator("[data-md-component=search-query]").fill("reach_map")
    hit = page.locator(".md-search-result__link[href*='analysis.turns.reach_map']").first
    expect(hit).to_be_visible()
    hit.click()
    expect(page.locator("h2#dokmus_widgets\\.analysis\\.turns\\.reach_map")).to_be_visible()


def test_boards_follow_the_colours_of_the_page(page: Page, address: str) -> None:
    page.emulate_media(color_scheme="light")
    page.goto(f"{address}gallery.html")
    scheme = "getComputedStyle(document.querySelector('figure.board-art')).colorScheme"
    assert page.evaluate(scheme) == "light"
    page.locator("label[title='Switch to dark mode']").click()
    expect(page.locator("body")).to_have_attribute("data-md-color-scheme", "slate")
    assert page.evaluate(scheme) == "dark"


def test_without_the_browser_edition_a_live_board_says_so(
    page: Page, address: str, guard: object
) -> None:
    guard.allow_error("404")  # type: ignore[attr-defined]
    page.goto(f"{address}how-to/play.html")
    page.get_by_role("button", name="Play").click()
    expect(page.locator(".live")).to_contain_text("make site")


def test_a_live_board_is_loaded_on_a_click(
    page: Page, address: str, documentation: Path, site: Path
) -> None:
    (documentation / "live").symlink_to(site)
    page.goto(f"{address}how-to/play.html", wait_until="networkidle")
    assert page.locator("iframe").count() == 0
    page.get_by_role("button", name="Play").click()
    expect(page.locator("iframe")).to_be_visible()
    page.locator("iframe").scroll_into_view_if_needed()
    shown = page.frame_locator("iframe")
    expect(shown.locator("#dk-starting")).to_be_hidden(timeout=60_000)
    expect(shown.locator("#dk-unable")).to_be_hidden()
    expect(shown.get_by_role("button", name="Start", exact=True)).to_be_visible()
