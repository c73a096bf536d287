"""The position editor by hand: pieces, the moment of the game, undo, the link, the picture."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from dokmus_widgets.core import new_game
from dokmus_widgets.core.notation import position_code
from tests.browser.conftest import NotebookOpener, PageMaker
from tests.browser.lab import BOARD
from tests.browser.longer import longer
from tests.browser.servers import Server
from tests.browser.table import Table, overflow


def opened(page: Page, address: str) -> Table:
    """The editor on the page of that address."""
    page.goto(address)
    page.locator(BOARD).wait_for()
    return Table(page)


def test_a_position_is_built_by_hand(page: Page, app_server: Server) -> None:
    table = opened(page, f"{app_server.url}editor?position={position_code(new_game(2, seed=1))}")
    remarks = page.locator(".dk-remarks")
    expect(remarks).to_contain_text("A real game can look like this.")
    table.press("use", "paint-volcano")
    assert "a1 is volcano now" in table.click("a1")
    table.press("use", "put-1")
    assert "A token of Orange stands on a1" in table.click("a1")
    expect(remarks.first).to_contain_text("that is no meadow or forest on an outer edge")
    table.changed_by(lambda: page.get_by_label("Phase").select_option(label="Turns"))
    expect(remarks.first).to_contain_text("Tokens of Orange stand on a volcano")
    table.changed_by(lambda: page.get_by_label("To act").select_option(label="Orange"))
    for _ in range(4):
        table.press("undo")
    expect(remarks).to_contain_text("A real game can look like this.")


def test_it_is_worked_by_keyboard(page: Page, app_server: Server) -> None:
    table = opened(page, f"{app_server.url}editor")
    page.locator("[data-press='use'][data-value='take']").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-value='take']")).to_have_attribute("aria-pressed", "true")
    page.get_by_label("Round").focus()
    table.changed_by(lambda: page.keyboard.press("ArrowDown"))
    expect(page.locator(".dk-heading")).to_contain_text("Round 5")
    expect(page.get_by_label("Round")).to_be_focused()


@pytest.mark.longer
def test_it_fits_a_phone(new_page: PageMaker, app_server: Server) -> None:
    page = new_page(viewport={"width": 360, "height": 740})
    table = opened(page, f"{app_server.url}editor")
    assert overflow(page) == 0
    table.click("c1")
    page.locator("[data-press='show_files']").click()
    page.get_by_text("Begin anew", exact=True).click()
    page.get_by_text("Save and open", exact=True).click()
    assert overflow(page) == 0


@pytest.mark.parametrize("path", ["editor", *longer("", "score")])
def test_the_picture_is_downloaded(
    page: Page, app_server: Server, tmp_path: Path, path: str
) -> None:
    opened(page, f"{app_server.url}{path}")
    page.locator("[data-press='show_files']").click()
    for text, name, start in (
        ("Download SVG", "dokmus.svg", b"<svg"),
        ("Download PNG", "dokmus.png", b"\x89PNG"),
    ):
        with page.expect_download() as waiting:
            page.get_by_text(text).click()
        assert waiting.value.suggested_filename == name
        waiting.value.save_as(tmp_path / name)
        assert (tmp_path / name).read_bytes().startswith(start)


def test_a_notebook_shows_it(page: Page, open_notebook: NotebookOpener) -> None:
    cells = [
        "from dokmus_widgets.widgets.editor.widget import PositionEditor\n\n"
        "editor = PositionEditor()\neditor",
    ]
    open_notebook(page, cells)
    table = Table(page)
    assert "A token of Blue stands on a1" in table.click("a1")
    page.locator("[data-press='copy_link']").click()
    assert page.get_by_label("Code of this position").input_value().startswith("d2_isle_")
