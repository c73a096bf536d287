"""The explorers of set-up, guardian cards and scores by hand, in the app and in JupyterLab."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from dokmus_widgets.explore.sample_games import telling_turn
from tests.browser.conftest import NotebookOpener, PageMaker
from tests.browser.servers import Server
from tests.browser.table import BOARD, Table

#: How far the tile that moves has come, and where it is drawn.
_PART = "tile => tile.style.getPropertyValue('--dk-part')"
_LEFT = "tile => tile.getBoundingClientRect().left"


def visit(page: Page, server: Server, address: str) -> Table:
    """Open a page of the app."""
    page.goto(f"{server.url}{address}")
    page.locator(BOARD).wait_for()
    return Table(page)


def test_a_set_up_by_mouse(page: Page, app_server: Server) -> None:
    table = visit(page, app_server, "setup")
    expect(page.locator(".dk-tile")).to_have_count(0)
    for tiles in range(1, 6):
        table.press("forward")
        expect(page.locator(".dk-tile")).to_have_count(tiles)
    # Any step can be jumped to, and back.
    table.press("go", "9")
    assert "Orange" in table.answer()
    assert "not on an outer edge" in table.click("d4")
    table.press("why_not", "terrain")
    expect(page.locator(".dk-tint-barred")).to_have_count(1)
    assert "Orange starts on a1" in table.click("a1")
    assert "already" in table.click("b1")
    assert "Blue starts on o1" in table.click("o1")
    expect(page.locator("[aria-current='step']")).to_have_text("12")
    table.press("set_players", "4")
    expect(page.locator("button[data-space]")).to_have_count(21 * 21)
    page.locator("input[name='seed']").fill("many")
    assert "not many" in table.press("lay")


def test_a_guardian_card_by_mouse(page: Page, app_server: Server) -> None:
    table = visit(page, app_server, "guardians")
    table.click("t10")
    assert "slides tile 6A" in table.answer()
    slider = page.locator(".dk-scrub input")
    expect(slider).to_have_value("100")
    tile = page.locator(".dk-scrubs")
    after = tile.evaluate(_LEFT)
    slider.focus()
    page.keyboard.press("Home")
    assert tile.evaluate(_PART) == "0"
    before = tile.evaluate(_LEFT)
    assert before > after + 100, "it came from the right"
    for _ in range(10):
        page.keyboard.press("ArrowRight")
    halfway = tile.evaluate(_LEFT)
    assert abs(halfway - (before + after) / 2) < 2
    expect(page.locator(".dk-mark.dk-is-gained")).to_have_count(1)
    expect(page.locator(".dk-facts")).to_contain_text("discovers")
    expect(page.locator(".dk-table")).to_contain_text("14→20")
    table.press("back")
    expect(slider).to_have_count(0)
    assert "cannot move" in table.click("k4")
    table.press("choose_card", "3")
    assert "is in hand" in table.click("p7")
    assert "moves p7 to n7" in table.click("n7")


def test_what_a_slide_changed_stays_in_a_game_and_plays_once(
    page: Page, app_server: Server
) -> None:
    table = visit(page, app_server, f"play?position={telling_turn(2).to_code()}")
    table.press("use", "move_tile")
    table.click("r11")
    expect(page.locator(".dk-scrub input")).to_have_value("100")
    facts = page.locator("details.dk-facts[open]")
    expect(facts.locator("summary")).to_contain_text("Blue\u00a0+6")
    expect(facts.locator(".dk-table")).to_contain_text("14→20")
    page.evaluate(_WATCH)
    table.click("d10")
    expect(page.locator(".dk-answer.dk-no")).to_be_visible()
    expect(facts).to_have_count(1)
    assert page.evaluate("() => [...window.parts]") in ([], ["1"]), "nothing moves again"
    table.click(table.legal()[0])
    expect(page.locator(".dk-scrub")).to_have_count(0)
    expect(facts).to_have_count(0)


@pytest.mark.longer
def test_the_animation_plays_once_and_not_where_motion_is_reduced(
    new_page: PageMaker, app_server: Server
) -> None:
    moved: dict[str, Any] = {}
    for motion in ("no-preference", "reduce"):
        page = new_page(viewport={"width": 1000, "height": 800}, reduced_motion=motion)
        table = visit(page, app_server, "guardians?card=4")
        page.evaluate(_WATCH)
        table.click("k4")
        expect(page.locator(".dk-scrub input")).to_have_value("100")
        moved[motion] = page.evaluate("() => window.parts.size")
    assert moved["no-preference"] > 3
    assert moved["reduce"] == 1, "the end at once"


_WATCH = """() => {
  const find = (root) => root.querySelector('[data-testid="board"]')
    ?? [...root.querySelectorAll("*")].map((e) => e.shadowRoot && find(e.shadowRoot)).find(Boolean);
  const board = find(document);
  window.parts = new Set();
  const note = () => window.parts.add(
    board.querySelector(".dk-scrubs")?.style.getPropertyValue("--dk-part"));
  new MutationObserver(note)
    .observe(board, { attributes: true, attributeFilter: ["style"], subtree: true });
}"""


def test_a_score_sheet_by_mouse_and_keyboard(page: Page, app_server: Server) -> None:
    table = visit(page, app_server, "score")
    table.press("show_line", "0:small_temples")
    expect(page.locator(".dk-is-chosen")).to_have_count(5)
    cell = page.locator("[data-value='0:small_temples']")
    expect(cell).to_have_attribute("aria-pressed", "true")
    # A temple lights what it counts for.
    table.click("q2")
    expect(cell.locator("xpath=..")).to_have_class("dk-lit")
    table.press("show_worth", "1")
    assert page.locator(".dk-worth").first.text_content() in {f"+{n}" for n in range(1, 30)}
    cell.focus()
    before = table.tick
    page.keyboard.press("Enter")
    expect(page.locator(BOARD)).not_to_have_attribute("data-tick", before)
    expect(cell).to_be_focused()


def test_the_same_in_jupyterlab(page: Page, open_notebook: NotebookOpener) -> None:
    cell = (
        "from dokmus_widgets.widgets.guardians.widget import GuardianExplorer\n\n"
        "explorer = GuardianExplorer(2)\nexplorer"
    )
    open_notebook(page, [cell])
    table = Table(page)
    assert "slides tile 6A" in table.click("t10")
    expect(page.locator(".dk-scrub input")).to_have_value("100")
    table.press("back")
    assert "cannot move" in table.click("k4")
