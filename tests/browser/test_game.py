"""A game by hand, in every host: a whole round by mouse, a turn by keyboard, what is typed."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PageMaker
from tests.browser.hosts import Host
from tests.browser.servers import Server
from tests.browser.table import BOARD, Table

_ANY_HINT = re.compile("you can (place|start) here")


def test_a_whole_round_by_mouse(host: Host) -> None:
    table = host.open("play?players=2")
    page = table.page
    assert "Orange" in table.heading()
    refused = table.click("d4")
    assert refused.startswith("✗No, d4 isn't on an outer edge"), refused
    table.set_up()
    assert "Round 1" in table.heading()
    table.play_round()
    assert "Round 2" in table.heading()
    table.draft()
    moves = page.locator(".dk-moves").inner_text()
    assert "Blue started on" in moves
    assert moves.count("ended the turn") == 2


def test_set_up_and_one_turn_by_keyboard_alone(host: Host) -> None:
    """From the loaded page on: keys only, and the focus is never lost."""
    table = host.open("play?players=2")
    page = table.page
    keys = page.keyboard
    # Into the board by Tab, from whatever comes before it.
    page.locator("button[data-space][tabindex='0']").focus()

    def click_next_space() -> None:
        keys.press("n")
        focused = page.locator("button[data-space]:focus")
        expect(focused).to_have_attribute("data-open", "")
        expect(focused).to_have_attribute("aria-label", _ANY_HINT)
        table.changed_by(lambda: keys.press("Enter"))

    def press_focused(*names: str) -> None:
        focused = page.locator("[data-press]:focus")
        assert focused.get_attribute("data-press") in names
        table.changed_by(lambda: keys.press("Enter"))

    def tab_to(name: str) -> None:
        for _ in range(40):
            if page.locator(f"[data-press='{name}']:focus").count():
                return
            keys.press("Tab")
        raise AssertionError(f"Tab never came to {name}")

    click_next_space()
    click_next_space()
    tab_to("reveal")
    press_focused("reveal")
    # What was pressed is gone; the focus is on what came instead.
    press_focused("choose_guardian")
    press_focused("reveal")
    press_focused("choose_guardian")
    who = table.heading().partition(" has ")[0]
    while True:
        if table.offers("decline_ruins"):
            tab_to("decline_ruins")
            press_focused("decline_ruins")
        elif table.legal():
            page.locator("button[data-space][tabindex='0']").focus()
            click_next_space()
        else:
            break
    tab_to("end_turn")
    press_focused("end_turn")
    expect(page.locator(".dk-heading")).not_to_contain_text(who)
    expect(page.get_by_test_id("answer")).to_have_attribute("aria-live", "polite")


def test_arrow_keys_walk_the_spaces(host: Host) -> None:
    page = host.open("play?players=2").page
    page.locator("button[data-space='a1']").focus()
    for key, space in (("ArrowRight", "b1"), ("ArrowDown", "b2"), ("End", "u2"), ("Home", "a2")):
        page.keyboard.press(key)
        expect(page.locator("button[data-space]:focus")).to_have_attribute("data-space", space)
    expect(page.locator("button[data-space][tabindex='0']")).to_have_count(1)


def test_undo_and_redo_by_mouse(host: Host) -> None:
    table = host.open("play?players=2")
    space = table.legal()[0]
    table.click(space)
    assert table.press("undo").startswith("✓Undone")
    assert space in table.legal()
    assert table.press("redo").startswith("✓Redone")
    table.set_up()
    table.draft()
    refused = table.press("undo")
    assert "chosen in secret" in refused


def test_quick_clicks_are_all_heard(host: Host) -> None:
    table = host.open("play?players=2")
    page = table.page
    page.evaluate(_CLICK_BOTH, ["a1", "o1"])
    expect(page.locator(".dk-heading")).to_contain_text("Round 1")
    expect(page.get_by_test_id("answer")).to_contain_text("started on o1")


_CLICK_BOTH = """names => {
  const find = (root) => root.querySelector('[data-testid="board"]')
    ?? [...root.querySelectorAll("*")].map((e) => e.shadowRoot && find(e.shadowRoot)).find(Boolean);
  const board = find(document);
  for (const name of names) board.querySelector(`button[data-space="${name}"]`).click();
}"""


@pytest.mark.longer
def test_two_games_at_once_do_not_see_each_other(new_page: PageMaker, app_server: Server) -> None:
    tables = []
    for _ in range(2):
        page = new_page()
        page.goto(f"{app_server.url}play?players=2")
        page.locator(BOARD).wait_for()
        tables.append(Table(page))
    first, second = tables
    first.set_up()
    first.draft()
    assert "Round 1" in first.heading()
    assert "Setup" in second.heading()
    second.click(second.legal()[-1])
    assert "started on" in second.answer()
    assert "started on" not in first.answer()
    first.play_turn()
    assert "Setup" in second.heading()


def unfold_names(table: Table) -> None:
    """Open the form for a new game, and the names in it."""
    table.new_game().get_by_text("Names and first player", exact=True).click()


def test_what_is_typed_is_text(host: Host) -> None:
    table = host.open("play?players=2")
    page = table.page
    unfold_names(table)
    page.locator("input[name='name-0']").fill("<img src=x onerror=aler>")
    table.press("begin")
    expect(page.locator(".dk-players")).to_contain_text("<img src=x")
    expect(page.locator(".dk-sections img")).to_have_count(0)
    table.new_game()
    page.locator("input[name='seed']").fill("many")
    refused = table.press("begin")
    assert "not many" in refused
    expect(page.locator(".dk-error")).to_contain_text("not many")


def test_typing_quickly_loses_nothing(host: Host) -> None:
    table = host.open("play?players=2")
    page = table.page
    unfold_names(table)
    table.choose("players", "4")
    page.locator("input[name='name-0']").focus()
    names = ["Annabel", "Bernard", "Charlotte", "Dominic"]
    for name in names:
        page.keyboard.type(name)
        page.keyboard.press("Tab")
    table.press("begin")
    for name in names:
        expect(page.locator(".dk-players")).to_contain_text(name)
    # From four players to two: a smaller board, which Tab still reaches.
    table.new_game()
    table.choose("players", "2")
    table.press("begin")
    expect(page.locator("button[data-space]")).to_have_count(14 * 21)
    expect(page.locator("button[data-space][tabindex='0']")).to_have_count(1)


def test_the_colours_button_reaches_the_game(new_page: PageMaker, app_server: Server) -> None:
    page = new_page(color_scheme="light")
    page.goto(f"{app_server.url}play?players=2")
    page.locator(BOARD).wait_for()
    heading = page.locator(".dk-heading")
    light = heading.evaluate("e => getComputedStyle(e).color")
    for _ in range(2):  # auto, light, dark
        page.locator("#dk-theme").click()
    assert heading.evaluate("e => getComputedStyle(e).color") != light


def test_reloading_goes_on_with_the_game(new_page: PageMaker, app_server: Server) -> None:
    page = new_page()
    page.goto(f"{app_server.url}play?players=2")
    page.locator(BOARD).wait_for()
    table = Table(page)
    table.click("a1")
    page.reload()
    page.locator(BOARD).wait_for()
    assert "started on a1" in page.locator(".dk-moves").inner_text()
    assert table.press("undo").startswith("✓Undone")
    # Another visitor, and an address that nobody gave out, begin afresh.
    for address in (f"{app_server.url}play?players=2", f"{app_server.url}play?game=%3Cb%3E%ff"):
        other = new_page()
        other.goto(address)
        other.locator(BOARD).wait_for()
        expect(other.locator(".dk-heading")).to_be_visible()
        expect(other.locator(f"{BOARD} [href^='#dk-token-']")).to_have_count(0)
