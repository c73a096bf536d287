"""In JupyterLab: its shortcuts work from inside a widget, and a lost kernel is told there."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.browser.chromium import Guard
from tests.browser.conftest import NotebookOpener
from tests.browser.lab import BOARD
from tests.browser.table import Table

GAME = "from dokmus_widgets.widgets import GameWidget\ngame = GameWidget(2, seed=1)\ngame"
_DIRTY = "() => window.jupyterapp.shell.currentWidget.context.model.dirty"
_CELLS = "() => window.jupyterapp.shell.currentWidget.content.widgets.length"
_CHANGE = """() => {
  window.jupyterapp.shell.currentWidget.context.model.setMetadata("touched", Math.random());
}"""


def seed_field(page: Page) -> Locator:
    """Open the form for a new game by the menu; return its field of the island's number."""
    page.locator("[data-press='panel'][data-value='menu']").click()
    page.locator(".dk-opened-panel [data-press='new_game']").click()
    return page.locator(".dk-form input[name='seed']")


def test_lab_saves_wherever_the_focus_is(page: Page, open_notebook: NotebookOpener) -> None:
    open_notebook(page, [GAME])
    table = Table(page)
    places: list[Callable[[], Locator]] = [
        lambda: table.space("a1"),
        lambda: page.locator("[data-press='undo']"),
        lambda: seed_field(page),
    ]
    for find in places:
        place = find()
        page.evaluate(_CHANGE)
        assert page.evaluate(_DIRTY)
        place.focus()
        # While it makes the checkpoint of the save before, Lab does not begin another.
        for _ in range(60):
            page.keyboard.press("Control+s")
            page.wait_for_timeout(500)
            if not page.evaluate(_DIRTY):
                break
        else:
            raise AssertionError(f"not saved from {place}")


def test_the_keys_of_a_widget_are_no_shortcuts_of_lab(
    page: Page, open_notebook: NotebookOpener
) -> None:
    open_notebook(page, [GAME])
    table, cells = Table(page), page.evaluate(_CELLS)
    table.space("a1").focus()
    page.keyboard.press("ArrowRight")
    expect(table.space("b1")).to_be_focused()
    for place in (table.space("a1"), page.locator("[data-press='undo']")):
        place.focus()
        # In Lab: cut the cell, one above, one below, and delete it.
        for key in ("x", "a", "b", "d", "d"):
            page.keyboard.press(key)
        expect(place).to_be_focused()
    assert page.evaluate(_CELLS) == cells
    field = seed_field(page)
    field.fill("")
    field.press_sequentially("12")
    field.press("Control+a")
    field.press("7")
    assert field.input_value() == "7", "what is typed stays there"


def test_a_lost_kernel_is_told(page: Page, open_notebook: NotebookOpener) -> None:
    open_notebook(page, [GAME])
    lost = page.locator(".dk-dead")
    expect(lost).to_be_hidden()
    page.evaluate("() => window.jupyterapp.shell.currentWidget.sessionContext.restartKernel()")
    expect(lost).to_have_text("Python isn't responding. Run the cell again.")
    expect(lost).to_be_visible()
    page.wait_for_function(
        "() => jupyterapp.shell.currentWidget.sessionContext.session.kernel.status === 'idle'"
    )
    page.evaluate("() => window.jupyterapp.commands.execute('notebook:run-all-cells')")
    expect(lost).to_be_hidden()


def test_a_kernel_that_was_shut_down_is_told(
    page: Page, open_notebook: NotebookOpener, guard: Guard
) -> None:
    guard.allow_error("Could not send widget sync message")  # which is what the widget tells
    open_notebook(page, [GAME])
    late, beside = page.locator(".dk-chart .dk-unheard"), page.get_by_test_id("sheet")
    page.evaluate("() => window.jupyterapp.shell.currentWidget.sessionContext.shutdown()")
    expect(late).to_be_hidden()
    page.locator("button[data-space][data-legal]").first.click()
    expect(late).to_be_visible()
    expect(late).to_contain_text("run the cell again")
    expect(beside.locator(".dk-unheard")).to_be_hidden()
    beside.locator("[data-press='hint']").click()
    expect(beside.locator(".dk-unheard")).to_be_visible()


def test_a_notebook_opened_without_the_kernel_of_its_widgets_says_so(
    page: Page, open_notebook: NotebookOpener
) -> None:
    open_notebook(page, [GAME])
    lab = "window.jupyterapp"
    keep = f"() => {lab}.commands.execute('@jupyter-widgets/jupyterlab-manager:saveWidgetState')"
    page.evaluate(keep)
    page.evaluate(f"() => {lab}.commands.execute('docmanager:save')")
    page.evaluate(keep)  # as it was
    page.evaluate(f"() => {lab}.shell.currentWidget.sessionContext.shutdown()")
    page.reload()
    expect(page.locator(BOARD)).to_be_visible(timeout=60_000)
    expect(page.locator(".dk-dead")).to_be_visible()
