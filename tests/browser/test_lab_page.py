"""The game opens in JupyterLab, without asking another host."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import NotebookOpener
from tests.browser.lab import BOARD

CELLS = ["from dokmus_widgets.widgets import GameWidget\n\ngame = GameWidget()\ngame"]


def test_a_click_changes_the_picture(page: Page, open_notebook: NotebookOpener) -> None:
    open_notebook(page, CELLS)
    board = page.locator(BOARD)
    before = board.get_attribute("data-tick")
    assert before is not None
    page.locator("button[role=gridcell][data-legal]").first.click()
    expect(board).not_to_have_attribute("data-tick", before)
