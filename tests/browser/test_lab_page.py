"""The game opens in JupyterLab, without asking another host."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import NotebookOpener, PageMaker
from tests.browser.lab import BOARD

_KERNEL = "window.jupyterapp.shell.currentWidget.sessionContext.session.kernel"
CELLS = ["from dokmus_widgets.widgets import GameWidget\n\ngame = GameWidget()\ngame"]


def test_a_click_changes_the_picture(page: Page, open_notebook: NotebookOpener) -> None:
    open_notebook(page, CELLS)
    board = page.locator(BOARD)
    before = board.get_attribute("data-tick")
    assert before is not None
    page.locator("button[role=gridcell][data-legal]").first.click()
    expect(board).not_to_have_attribute("data-tick", before)


def test_the_rules_are_asked_in_the_place_of_a_game(
    new_page: PageMaker, open_notebook: NotebookOpener
) -> None:
    page = new_page(viewport={"width": 1000, "height": 800})
    open_notebook(page, CELLS)
    python = f"code => {_KERNEL}.requestExecute({{ code }}).done.then(() => null)"
    menu = page.locator("[data-press='panel'][data-value='menu']")
    asks, head = page.locator("[data-press='ask_rules']"), page.locator(".dk-in-place h2")
    back = page.locator("[data-press='back_to_game']")
    menu.click()
    asks.focus()
    for key in ("Enter", "Space", "Enter"):
        page.keyboard.press(key)
        expect(head).to_be_focused()
        expect(head).to_contain_text("to play")
        expect(page.locator(BOARD).first).to_be_hidden()
        expect(page.locator(".dk-here")).to_be_visible()
        page.keyboard.press("Tab")
        expect(back).to_be_focused()
        page.keyboard.press(key)
        expect(asks).to_be_focused()
        expect(page.locator(".dk-rules, .dk-here")).to_have_count(0)
        expect(page.locator(".dk-opened-panel")).to_be_visible()
    page.evaluate("() => window.jupyterapp.shell.collapseLeft()")
    page.set_viewport_size({"width": 400, "height": 800})
    asks.click()
    page.locator(".dk-asked").first.click()
    expect(page.locator(".dk-asked[aria-pressed='true']")).to_have_count(1)
    wider = "box => box.scrollWidth - box.clientWidth"
    assert page.locator(".dokmus-waiting").evaluate(wider) <= 0
    page.evaluate(python, "game.set_language('fr')")
    expect(back).to_have_text("Retour à la partie")
    expect(page.locator(".dk-here summary")).to_contain_text("Que puis-je faire ici")
    # What a cell does is shown, and leaves the focus where it is.
    page.locator(".dk-asked").first.focus()
    page.evaluate(python, "game.click('a1')")
    expect(page.get_by_test_id("answer").first).to_contain_text("a1")
    expect(head).to_have_count(0)
    expect(asks).to_have_count(0)
    expect(menu).not_to_be_focused()
    expect(page.locator(BOARD)).to_be_visible()
