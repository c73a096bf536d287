"""A whole round by mouse and a turn by keyboard, in JupyterLab and in the app."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NotebookOpener, PageMaker
from tests.browser.servers import Server
from tests.browser.table import BOARD, Table

_ANY_HINT = re.compile("you can place here")
CELL = "from dokmus_widgets.widgets import GameWidget\n\ngame = GameWidget(players=2, seed=1)\ngame"
Opener = Callable[[Page], Table]


@pytest.fixture(params=["app", "lab"])
def open_game(request: pytest.FixtureRequest) -> Opener:
    """Opens the game of island 1 for two in one of the hosts."""
    if request.param == "app":
        server: Server = request.getfixturevalue("app_server")

        def in_app(page: Page) -> Table:
            page.goto(server.url)
            page.locator(BOARD).wait_for()
            return Table(page)

        return in_app
    open_notebook: NotebookOpener = request.getfixturevalue("open_notebook")

    def in_lab(page: Page) -> Table:
        open_notebook(page, [CELL])
        return Table(page)

    return in_lab


def test_a_whole_round_by_mouse(page: Page, open_game: Opener) -> None:
    table = open_game(page)
    assert "Red" in table.heading()
    refused = table.click("d4")
    assert refused.startswith("✗No, d4 is not on an outer edge"), refused
    table.set_up()
    assert "Round 1" in table.heading()
    table.play_round()
    assert "Round 2" in table.heading()
    table.draft()
    moves = page.locator(".dk-moves").inner_text()
    assert "Blue starts on" in moves
    assert moves.count("ends the turn") == 2


def test_one_turn_by_keyboard_alone(page: Page, open_game: Opener) -> None:
    table = open_game(page)
    table.set_up()
    table.draft()
    who = table.heading().split("\n")[-1]
    keys = page.keyboard
    # Into the grid, then from legal space to legal space, as the help says.
    page.locator("button[data-space][tabindex='0']").focus()
    while table.legal() and not table.offers("decline_ruins"):
        keys.press("n")
        focused = page.locator("button[data-space]:focus")
        expect(focused).to_have_attribute("data-legal", "")
        expect(focused).to_have_attribute("aria-label", _ANY_HINT)
        before = table.tick
        keys.press("Enter")
        expect(table.board).not_to_have_attribute("data-tick", before)
        expect(page.get_by_test_id("answer")).to_have_attribute("aria-live", "polite")
    for name in ("decline_ruins", "end_turn"):
        if table.offers(name):
            page.locator(f'[data-press="{name}"]').focus()
            before = table.tick
            keys.press("Enter")
            expect(table.board).not_to_have_attribute("data-tick", before)
    expect(page.locator(".dk-heading")).not_to_contain_text(who)


def test_arrow_keys_walk_the_spaces(page: Page, open_game: Opener) -> None:
    open_game(page)
    page.locator("button[data-space='a1']").focus()
    for key, space in (("ArrowRight", "b1"), ("ArrowDown", "b2"), ("End", "u2"), ("Home", "a2")):
        page.keyboard.press(key)
        expect(page.locator("button[data-space]:focus")).to_have_attribute("data-space", space)
    assert page.locator("button[data-space][tabindex='0']").count() == 1


def test_undo_and_redo_by_mouse(page: Page, open_game: Opener) -> None:
    table = open_game(page)
    space = table.legal()[0]
    table.click(space)
    assert table.press("undo").startswith("✓Taken back")
    assert space in table.legal()
    assert table.press("redo").startswith("✓Done again")
    table.set_up()
    table.draft()
    refused = table.press("undo")
    assert "chosen in secret" in refused


def test_two_games_at_once_do_not_see_each_other(new_page: PageMaker, app_server: Server) -> None:
    tables = []
    for _ in range(2):
        page = new_page()
        page.goto(app_server.url)
        page.locator(BOARD).wait_for()
        tables.append(Table(page))
    first, second = tables
    first.set_up()
    first.draft()
    assert "Round 1" in first.heading()
    assert "Setting up" in second.heading()
    second.click(second.legal()[-1])
    assert "starts on" in second.answer()
    assert "starts on" not in first.answer()
    first.play_turn()
    assert "Setting up" in second.heading()


def test_what_is_typed_is_text(page: Page, app_server: Server) -> None:
    page.goto(app_server.url)
    page.locator(BOARD).wait_for()
    table = Table(page)
    page.locator(".dk-form summary").click()
    name = "<img src=x onerror=alert(1)>"
    page.locator("input[name='name-0']").fill(name[:24])
    page.locator("input[name='name-0']").press("Tab")
    table.press("begin")
    expect(page.locator(".dk-seats")).to_contain_text("<img src=x")
    assert page.locator(".dk-sections img").count() == 0
    page.locator(".dk-form summary").click()
    page.locator("input[name='seed']").fill("many")
    page.locator("input[name='seed']").press("Tab")
    refused = table.press("begin")
    assert "whole number, not many" in refused
