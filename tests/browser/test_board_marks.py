"""What the board itself offers: arrows that rotate a tile, the legend, and how it looks."""

from __future__ import annotations

import re
from functools import partial
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from dokmus_widgets.core import Phase, RotateTile
from dokmus_widgets.core.notation import position_code
from dokmus_widgets.explore.guardians.choices import card_actions
from dokmus_widgets.explore.sample_games import telling_turn
from tests.browser.hosts import PAGED, PHONE, Host
from tests.browser.table import Table
from tests.browser.test_accessibility import rules_broken
from tests.browser.test_play_page import WIDE
from tests.browser.views import game_at

_BEFORE: Final = telling_turn(4)
_ACTION: Final = next(one for one in card_actions(_BEFORE, 4) if isinstance(one, RotateTile))
_ROW, _COLUMN = _BEFORE.island.frame.slot_middle(_ACTION.slot)
#: The index of the middle of its tile.
_MIDDLE: Final = _ROW * _BEFORE.island.frame.columns + _COLUMN
_TURNED: Final = (
    "() => [...document.querySelectorAll('.dk-tile')].map((one) => one.style.transform)"
)


def tile_selected(host: Host, **size: Any) -> Table:
    """Open a turn with card 4, and select a tile to rotate."""
    table = host.open(f"play?position={position_code(_BEFORE)}", **size)
    table.press("use", "rotate")
    table.changed_by(table.page.locator(f".dk-cell[data-index='{_MIDDLE}']").click)
    return table


def test_arrows_on_a_tile_rotate_it_by_mouse(host: Host) -> None:
    table = tile_selected(host, **WIDE)
    page = table.page
    arrows = page.locator(".dk-arrow")
    expect(arrows).to_have_count(2)
    assert page.locator("[data-press='use'][data-value^='rotate_']").count() == 0
    table.changed_by(page.locator("[data-space='ccw']").click)
    turned = page.locator(".dk-tile.dk-scrubs")
    expect(turned).to_have_count(1)
    assert "- 1 * var(--dk-part" in (turned.get_attribute("style") or "").replace("+ -1", "- 1")
    expect(arrows).to_have_count(0)
    expect(page.locator(".dk-cell:focus")).to_have_count(1)


def test_arrows_on_a_tile_rotate_it_by_keyboard(host: Host) -> None:
    table = tile_selected(host, **WIDE)
    page = table.page
    page.locator(".dk-cell:focus").wait_for(state="attached")
    page.keyboard.press("Tab")
    focused = page.locator(".dk-arrow:focus")
    expect(focused).to_have_accessible_name("Rotate anticlockwise")
    page.keyboard.press("Tab")
    expect(focused).to_have_accessible_name("Rotate clockwise")
    before = page.evaluate(_TURNED)
    table.changed_by(lambda: page.keyboard.press("Enter"))
    assert page.evaluate(_TURNED) != before


@PAGED
def test_arrows_are_large_enough_for_a_finger_which_sees_first(host: Host) -> None:
    table = tile_selected(host, **PHONE)
    page = table.page
    boxes = [arrow.bounding_box() for arrow in page.locator(".dk-arrow").all()]
    left, right = [box for box in boxes if box]
    assert min(left["width"], left["height"], right["width"], right["height"]) >= 44
    assert left["x"] + left["width"] <= right["x"]
    # One at each upper or lower corner of the tile: its middle stays free.
    tile, map_ = (
        page.locator(".dk-tint-chosen").bounding_box(),
        page.locator(".dk-map").bounding_box(),
    )
    assert tile is not None
    assert map_ is not None
    for box, x in ((left, tile["x"]), (right, tile["x"] + tile["width"])):
        assert box["x"] - box["width"] / 2 <= x <= box["x"] + 1.5 * box["width"]
        level = box["y"] + box["height"] / 2
        assert min(abs(level - tile["y"]), abs(level - tile["y"] - tile["height"])) < 22
        assert map_["x"] <= box["x"], "all of it is seen"
        assert box["x"] + box["width"] <= map_["x"] + map_["width"]
    before = page.evaluate(_TURNED)
    table.changed_by(table.space("cw").tap)
    assert page.evaluate(_TURNED) != before


@PAGED
def test_arrows_of_a_tile_at_any_edge_are_seen_whole_and_it_alone_is_tinted(host: Host) -> None:
    table = host.open(f"play?position={position_code(_BEFORE)}", **PHONE)
    page = table.page
    table.press("use", "rotate")
    slots = {one.slot for one in card_actions(_BEFORE, 4) if isinstance(one, RotateTile)}
    for slot in sorted(slots):
        row, column = _BEFORE.island.frame.slot_middle(slot)
        index = row * _BEFORE.island.frame.columns + column
        cell = page.locator(f".dk-cell[data-index='{index}']")
        table.changed_by(partial(cell.dispatch_event, "click"))
        expect(page.locator(".dk-tint-chosen")).to_have_count(1)
        tile, window = (page.locator(one).bounding_box() for one in (".dk-tint-chosen", ".dk-map"))
        space = cell.bounding_box()
        assert tile is not None
        assert window is not None
        assert space is not None
        assert tile["x"] < space["x"] < tile["x"] + tile["width"] - space["width"] / 2
        assert tile["y"] < space["y"] < tile["y"] + tile["height"] - space["height"] / 2
        for arrow in page.locator(".dk-arrow").all():
            box = arrow.bounding_box()
            assert box is not None
            assert window["x"] <= box["x"]
            assert box["x"] + box["width"] <= window["x"] + window["width"]


def test_the_legend_lists_the_signs_that_are_on_the_board(host: Host) -> None:
    table = host.open(game_at(Phase.TURNS), **WIDE)
    page = table.page
    button = page.locator(".dk-legend button")
    listed = page.locator(".dk-legend li")
    expect(listed).to_have_count(0)
    button.click()
    expect(listed.get_by_text("Legal space", exact=True)).to_be_visible()
    assert not listed.get_by_text("Hint", exact=True).count()
    for symbol in page.locator(".dk-legend li:not(:has(g)) use").all():
        href = symbol.get_attribute("href")
        assert page.locator(f".dk-map use[href='{href}']").count()
    # Terrain, too; it lies over no space, and Escape and a click elsewhere close it.
    expect(listed.get_by_text("Large temple", exact=True)).to_be_visible()
    legend, island = (page.locator(one).bounding_box() for one in (".dk-legend ul", ".dk-map"))
    assert legend is not None
    assert island is not None
    assert legend["x"] >= island["x"] + island["width"]
    page.locator(".dk-heading").click()
    expect(listed).to_have_count(0)
    button.click()
    page.locator(".dk-heading").focus()
    page.keyboard.press("Escape")
    expect(listed).to_have_count(0)
    expect(button).to_be_focused()
    button.press("Enter")
    expect(button).to_have_attribute("aria-expanded", "true")
    button.press("Enter")
    expect(listed).to_have_count(0)
    table.press("hint")
    button.click()
    expect(listed.get_by_text("Hint", exact=True)).to_be_visible()


def test_the_legend_tells_what_the_tints_of_the_reach_mean(host: Host) -> None:
    table = host.open(game_at(Phase.TURNS), **WIDE)
    page = table.page
    choose(table, "reach", "On")
    expect(page.locator(".dk-map .dk-tint-reach-1").first).to_be_visible(timeout=30_000)
    page.locator(".dk-legend button").click()
    for tokens in range(1, 4):
        if page.locator(f".dk-map .dk-tint-reach-{tokens}").count():
            told = page.locator(f".dk-legend .dk-is-pips-{tokens}")
            expect(told).to_contain_text(re.compile(f"Takes {tokens} tokens? this turn"))
            expect(told.locator(f".dk-tint-reach-{tokens}")).to_be_visible()


@PAGED
def test_high_contrast_arrows_and_legend_break_no_rule_of_axe(host: Host) -> None:
    table = tile_selected(host, **WIDE)
    page = table.page
    choose(table, "colours", "High contrast")
    choose(table, "coordinates", "On every space")
    expect(page.locator(".dk-arrow")).to_have_count(2)
    assert not [*rules_broken(page)]
    table.press("use", "place")
    page.locator(".dk-legend button").click()
    assert not [*rules_broken(page)]


def choose(table: Table, name: str, value: str) -> None:
    """Choose a value of a setting by hand, and close the settings."""
    field = table.open_panel("settings").locator(f"[name='{name}']")
    if value in ("On", "Off"):
        field.set_checked(value == "On")
    else:
        field.select_option(label=value)
    table.page.locator("[data-press='close_panel']").click()
    expect(table.page.locator(".dk-opened-panel")).to_have_count(0)


@PAGED
@pytest.mark.parametrize(
    ("name", "value", "shown"),
    [
        ("coordinates", "On every space", "!!name(cell)"),
        ("coordinates", "None", "seen('.dk-label') === 'none'"),
        ("dots", "Off", "seen('.dk-is-legal') === 'none'"),
        ("colours", "Dark", "paper() === 'rgb(36, 33, 28)'"),
        ("colours", "Light", "paper() === 'rgb(246, 236, 214)'"),
        ("colours", "High contrast", "paper() === 'rgb(255, 255, 255)'"),
    ],
)
def test_a_setting_of_the_board_applies_at_once_and_after_a_reload(
    host: Host, name: str, value: str, shown: str
) -> None:
    dark = "light" if value == "Dark" else "dark"
    table = host.open(game_at(Phase.TURNS), **WIDE, color_scheme=dark)
    page = table.page
    look = f"""() => {{
      const one = (wanted) => document.querySelector(wanted), cell = one(".dk-cell");
      const name = () => getComputedStyle(cell, "::after").content.includes("a1");
      const seen = (wanted) => getComputedStyle(one(wanted)).display;
      const paper = () => getComputedStyle(one(".dk-map")).backgroundColor;
      return {shown};
    }}"""
    assert not page.evaluate(look)
    choose(table, name, value)
    page.wait_for_function(look)
    page.reload()
    page.wait_for_function(f"() => document.querySelector('.dk-cell') && ({look})()")
    field = table.open_panel("settings").locator(f"[name='{name}']")
    if value in ("On", "Off"):
        expect(field).to_be_checked(checked=value == "On")
    else:
        expect(field.locator("option:checked")).to_have_text(value)
