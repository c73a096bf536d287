"""The explorers of set-up, guardian cards and scores by hand, in every host."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from dokmus_widgets.explore.sample_games import telling_turn
from tests.browser.hosts import PAGED, Host
from tests.browser.table import BOARD

#: How far the tile that moves has come, and where it is drawn.
_PART = "tile => tile.style.getPropertyValue('--dk-part')"
_LEFT = "tile => tile.getBoundingClientRect().left"


def test_a_set_up_by_mouse(host: Host) -> None:
    table = host.open("setup")
    page = table.page
    expect(page.locator(".dk-tile")).to_have_count(0)
    for tiles in range(1, 6):
        table.press("forward")
        expect(page.locator(".dk-tile")).to_have_count(tiles)
    # Any step can be jumped to, and back.
    table.press("go", "9")
    assert "Orange" in table.answer()
    assert "isn't on an outer edge" in table.click("d4")
    table.press("why_not", "terrain")
    expect(page.locator(".dk-tint-barred")).to_have_count(1)
    assert "Orange started on a1" in table.click("a1")
    assert "has a token on a1" in table.click("b1")
    assert "Blue started on o1" in table.click("o1")
    expect(page.locator("[aria-current='step']")).to_have_text("12")
    table.press("set_players", "4")
    expect(page.locator("button[data-space]")).to_have_count(21 * 21)
    page.locator("input[name='seed']").fill("many")
    assert "not many" in table.press("lay")


def test_a_guardian_card_by_mouse(host: Host) -> None:
    table = host.open("guardians")
    page = table.page
    table.click("t10")
    assert "slid tile 6A" in table.answer()
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
    assert "can't slide" in table.click("k4")
    table.press("choose_card", "3")
    assert "selected" in table.click("p7")
    assert "moved a token from p7 to n7" in table.click("n7")


def test_what_a_slide_changed_stays_in_a_game_and_plays_once(host: Host) -> None:
    table = host.open(f"play?position={telling_turn(2).to_code()}")
    page = table.page
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
@PAGED
def test_the_animation_plays_once_and_not_where_motion_is_reduced(host: Host) -> None:
    moved: dict[str, Any] = {}
    for motion in ("no-preference", "reduce"):
        table = host.open("guardians?card=4", reduced_motion=motion)
        page = table.page
        table.click("k4")
        page.evaluate(_WATCH)
        table.click("cw")
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


def test_a_score_sheet_by_mouse_and_keyboard(host: Host) -> None:
    table = host.open("score")
    page = table.page
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
