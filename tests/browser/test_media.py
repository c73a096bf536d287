"""What is shown on paper, in colours that the system chooses, and with long names or large text."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.hosts import PAGED, PHONE, Host
from tests.browser.table import overflow

#: The right edges of what lies beyond that of the window, outside the board.
_BEYOND = """() => [...document.querySelectorAll(".dokmus *")]
  .filter((one) => !one.closest(".dk-chart") && !one.childElementCount
    && one.getBoundingClientRect().right > innerWidth + 1)
  .map((one) => one.textContent)"""
#: Every text twice as large.
_DOUBLED = """() => {
  const all = [...document.querySelectorAll("body *")].filter((one) => !one.closest("svg"));
  const sizes = all.map((one) => parseFloat(getComputedStyle(one).fontSize));
  all.forEach((one, at) => { one.style.fontSize = `${2 * sizes[at]}px`; });
}"""


def style(part: Locator, name: str) -> str:
    """Return a property of an element as it is shown."""
    value: str = part.evaluate("(part, name) => getComputedStyle(part)[name]", name)
    return value


def is_dark(colour: str) -> bool:
    """Whether a computed colour is darker than the middle."""
    parts = colour.partition("(")[2].strip(")").replace(",", " ").split()
    return sum(map(float, parts[:3])) < 3 * 128


@PAGED
@pytest.mark.parametrize("address", ["play?players=3&island=5", "review"])
def test_paper_shows_board_moves_and_score_in_ink(host: Host, address: str) -> None:
    table = host.open(address)
    page = table.page
    table.press("step", "last") if address == "review" else table.set_up()
    for _ in "auto", "light":
        page.locator("#dk-theme").click()
    assert not is_dark(style(page.locator(".dk-heading"), "color"))
    page.emulate_media(media="print")
    names = ".dk-sections .dk-players strong >> nth=0"
    for words in (".dk-heading", ".dk-table th >> nth=0", names):
        assert is_dark(style(page.locator(words), "color")), words
    pressed = page.locator(
        "button:visible:not(.dk-cell):not(:is(.dk-moves, .dk-table, .dk-players, .dk-turns) *)"
    )
    expect(pressed).to_have_count(0)
    expect(page.locator(":is(input, select, a.dk-button):visible")).to_have_count(0)
    expect(page.get_by_text("Play against the computer")).to_be_hidden()
    assert style(page.get_by_test_id("answer"), "position") == "static"
    for shown in (page.locator(".dk-map"), page.locator(".dk-moves li").last):
        expect(shown).to_be_visible()
    moves = page.locator(".dk-scroll").first
    assert moves.evaluate("box => box.scrollHeight <= box.clientHeight + 1"), "all of them"


@PAGED
def test_forced_colours_tell_what_is_chosen(host: Host) -> None:
    table = host.open("play?players=3&island=5", forced_colors="active")
    page = table.page
    table.set_up()
    table.press("play_alone")

    def differ(one: Locator, other: Locator, *names: str) -> None:
        for name in names:
            assert style(one, name) != style(other, name), name

    links = page.locator(".dk-nav [aria-current]"), page.locator(".dk-nav a").first
    differ(*links, "borderBottomColor", "fontWeight")
    seats = page.locator(".dk-players .dk-lit > *"), page.locator(".dk-player:not(.dk-lit) > *")
    differ(seats[0], seats[1].first, "borderLeftColor", "borderLeftWidth", "fontWeight")
    pressed = page.locator(".dk-moves [aria-pressed='true']").first
    other = page.locator(".dk-moves [aria-pressed='false']").first
    differ(pressed, other, "borderTopWidth", "fontWeight")


@PAGED
def test_legends_of_charts_keep_their_colours(host: Host) -> None:
    table = host.open("review", forced_colors="active")
    table.page.locator("[data-press='show_chart'][data-value='points']").click()
    assert style(table.page.locator(".dk-figure"), "forcedColorAdjust") == "none"


@PAGED
def test_the_longest_names_are_whole_on_a_phone(host: Host) -> None:
    table = host.open("play?players=2&island=5", **PHONE)
    page = table.page
    table.new_game()
    page.evaluate("document.querySelectorAll('details').forEach((one) => { one.open = true; })")
    page.locator("input[name='name-0']").fill("W" * 24)
    page.locator("input[name='name-1']").fill("\u05d3\u05e0\u05d4")
    assert page.locator("input[name='name-1']").get_attribute("dir") == "auto"
    table.press("begin")
    table.set_up()
    assert page.evaluate(_BEYOND) == []
    assert overflow(page) == 0
    table.press("play_alone")
    assert page.evaluate(_BEYOND) == []
    expect(page.locator(".dk-players")).to_contain_text("\u2068\u05d3\u05e0\u05d4\u2069")


@PAGED
def test_names_that_are_too_long_are_refused_in_words(host: Host) -> None:
    table = host.open("play?players=2&island=5")
    page = table.page
    table.new_game()
    page.evaluate("document.querySelectorAll('details').forEach((one) => { one.open = true; })")
    page.locator("input[name='name-0']").press_sequentially("W" * 25)
    page.locator("[data-press='begin']").click()
    expect(page.locator(".dk-error")).to_contain_text("is too long: at most 24 characters")


@PAGED
def test_names_beside_one_another_wrap_where_text_is_large(host: Host) -> None:
    options: dict[str, Any] = {**PHONE, "viewport": {"width": 390, "height": 800}}
    table = host.open("play?players=4&island=5", **options)
    table.set_up()
    table.page.evaluate(_DOUBLED)
    heads = table.page.locator(".dk-table thead th span")
    edges = heads.evaluate_all(
        """all => all.map((one) => {
          const range = document.createRange();
          range.selectNodeContents(one);
          const { left, right } = range.getBoundingClientRect();
          return [left, right];
        })"""
    )
    assert len(edges) == 4
    assert all(one[1] <= two[0] for one, two in pairwise(edges)), edges
    assert overflow(table.page) == 0
