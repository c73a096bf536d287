"""A whole game of one person against three players, in every host: by mouse and by keyboard."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import servers
from tests.browser.chromium import Guard
from tests.browser.hosts import PAGED, Host
from tests.browser.table import READY, Table

MINE = ", ".join(
    f"[data-press='{name}']" for name in ("choose_guardian", "end_turn", "rematch", "decline_ruins")
)


def await_turn(table: Table) -> None:
    """Have the others play, without a pause, until something can be done by hand."""
    page, sheet = table.page, table.page.get_by_test_id("sheet")
    skip, mine = page.locator("[data-press='skip']"), page.locator(f"{MINE}, button[data-legal]")
    # They play on while this looks: there may be nothing left to skip. In step first: the sheet
    # of before one's deed has nothing to skip either.
    while sheet.get_attribute("data-tick") != table.tick or skip.count() or not mine.count():
        skip.evaluate_all("all => all.forEach((one) => one.click())")
        page.wait_for_timeout(30)


def do(table: Table, what: Locator, *, keys: bool) -> None:
    """Click something, or press Enter on it, and let the others play after it."""

    def by_keys() -> None:
        what.focus()
        table.page.keyboard.press("Enter")

    # From elsewhere: a click where something else has just been is not for what is there now.
    table.page.mouse.move(0, 0)
    # The sheet, which tells whose turn it is, comes after the board.
    table.changed_by(by_keys if keys else lambda: what.click(force=True))
    await_turn(table)


def play_turn(table: Table, *, keys: bool) -> None:
    """Play a turn by mouse, or by keys alone."""
    page, was = table.page, table.round()
    # The next turn of one's own is in another round.
    while table.round() == was and not table.offers("rematch"):
        names = [name for name in ("decline_ruins",) if table.offers(name)]
        if not names and (spaces := table.legal()):
            do(table, table.space(spaces[-1]), keys=keys)
        else:
            do(table, page.locator(f"[data-press='{[*names, 'end_turn'][0]}']"), keys=keys)


def test_a_whole_game_against_three(host: Host) -> None:
    table = host.open("play")
    page = table.page
    table.set_pace(4)
    table.begin_against(1, players=4)
    await_turn(table)
    assert page.locator(".dk-players").inner_text().count("level\xa01") == 3
    table.click(table.legal()[0])
    # They go on though no hand does anything.
    expect(page.locator("[data-press='choose_guardian']").first).to_be_visible()
    is_replayed = False
    for number in range(1, 9):
        keys = number % 2 == 0
        assert table.round() == f"Round {number}/8"
        assert "Blue" in table.heading()
        if not is_replayed and table.offers("again"):
            # Shown once more, one step after the other.
            is_replayed, moves = True, page.locator(".dk-moves li").count()
            page.locator("[data-press='again']").click()
            expect(page.locator("[data-press='skip']")).to_be_visible()
            await_turn(table)
            expect(page.locator(".dk-moves li")).to_have_count(moves)
        do(table, page.locator("[data-press='choose_guardian']").first, keys=keys)
        play_turn(table, keys=keys)
    await_turn(table)
    assert is_replayed
    expect(page.locator("[data-press='rematch']")).to_be_visible()
    assert "That was the last round" in table.answer()
    # Each move leads to what it led to, and back from there.
    page.locator(".dk-moves button").first.evaluate("(one) => one.click()")
    expect(page.locator(".dk-moves button").first).to_have_attribute("aria-pressed", "true")
    table.press("back_to_mine")
    expect(page.locator(".dk-moves button").last).to_have_attribute("aria-pressed", "true")
    # The level is that of the next visit, too.
    level = host.open("play").page.locator(".dk-form [data-press='level'][data-value='1']")
    expect(level).to_have_attribute("aria-pressed", "true")


@PAGED
def test_a_page_that_is_opened_anew_while_they_think_goes_on(host: Host) -> None:
    table = host.open("play")
    page = table.page
    table.set_pace(0)
    table.begin_against(5, players=4)
    page.locator("[data-press='pause']").click()
    expect(page.locator("[data-press='go_on']")).to_be_visible()
    page.wait_for_url("**game=*")
    page.reload()
    go_on = page.locator("[data-press='go_on']")
    go_on.click()  # the computer players stand still, as they did before
    expect(go_on).to_have_count(0)
    page.reload()
    # They may have finished before the page was there; nothing waits for the user to resume them.
    page.locator(f"{MINE}, button[data-legal], [data-press='pause']").first.wait_for()
    expect(go_on).to_have_count(0)
    await_turn(table)
    assert "Blue" in table.heading()
    assert page.locator(".dk-moves li").count() == 3


@pytest.mark.longer
def test_a_server_that_is_started_again_while_they_think_goes_on(
    page: Page, guard: Guard, tmp_path: Path
) -> None:
    guard.allow_error("WebSocket|ERR_CONNECTION_REFUSED|Failed to load resource")
    table = Table(page)
    with servers.app_server(tmp_path) as first:
        page.goto(f"{first.url}play")
        page.locator(READY).first.wait_for()
        table.set_pace(0)
        table.begin_against(5, players=4)
        page.wait_for_url("**game=*")
        servers.stop(first, signal.SIGKILL)
        expect(page.locator("#dk-lost")).to_be_visible()
        port = int(first.url.rsplit(":", 1)[1].strip("/"))
        with servers.app_server(tmp_path, port=port):
            page.evaluate("dispatchEvent(new Event('online'))")
            expect(page.locator("#dk-lost")).to_be_hidden()
            await_turn(table)
            assert "Blue" in table.heading()
            assert page.locator(".dk-moves li").count() == 3
