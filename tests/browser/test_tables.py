"""Friends at a table, each on their own device: a large screen and a phone."""

from __future__ import annotations

import json
import re
import signal
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

from dokmus_widgets.explain.messages import LANGUAGES, say, speaking
from dokmus_widgets.host.tables.page import KEYS
from dokmus_widgets.host.tables.tables import Tables
from dokmus_widgets.play import Game
from dokmus_widgets.storage.sqlite import open_store
from tests.browser import servers
from tests.browser.chromium import Guard
from tests.browser.conftest import PageMaker
from tests.browser.lab import BOARD
from tests.browser.servers import Server
from tests.browser.table import Table

_LEGAL = "button[data-legal]"
#: Cuts the sockets of a page, as a tab that sleeps loses them.
_WIRE = """
(() => {
  const sockets = new Set();
  let isCut = false, held = null;
  window.WebSocket = class extends WebSocket {
    constructor(...given) { super(...given); sockets.add(this); if (isCut) this.close(); }
    send(message) { if (held) held.push([this, message]); else super.send(message); }
  };
  window.hold = () => { held = []; };
  window.release = () => {
    const messages = held;
    held = null;
    for (const [socket, message] of messages) socket.send(message);
  };
  window.cut = () => { isCut = true; sockets.forEach((socket) => socket.close()); };
  window.mend = () => { isCut = false; dispatchEvent(new Event("online")); };
})();
"""


def take_seat(page: Page, name: str) -> None:
    """Take the first free seat."""
    form = page.locator(".dk-form", has=page.locator('[data-press="take_seat"]'))
    form.locator("input[name=name]").fill(name)
    form.locator('[data-press="take_seat"]').click()
    expect(page.locator(".dk-players")).to_contain_text(name)


def invitation(page: Page) -> str:
    return page.get_by_label(say("table-invite")).input_value()


def move(page: Page) -> None:
    """Make any move: a marked space, the first card, or the end of the turn.

    By the keyboard: clicks that follow each other faster than people click are swallowed.
    """
    before = page.locator(BOARD).get_attribute("data-tick") or ""
    presses = ("choose_guardian", "end_turn", "decline_ruins")
    choices = page.locator(", ".join([_LEGAL, *(f'[data-press="{one}"]' for one in presses)]))
    choices.first.press("Enter")
    expect(page.locator(BOARD)).not_to_have_attribute("data-tick", before)


def moves(page: Page) -> int:
    return page.locator(".dk-moves li").count()


def opened_table(page: Page, app_server: Server, players: int = 2) -> None:
    """Open a table from the form of a new game."""
    page.goto(f"{app_server.url}play?lang=en")
    page.get_by_role("button", name=say("setup-against-friends")).click()
    page.get_by_role("group", name=say("setup-players")).get_by_text(str(players)).click()
    page.locator('[data-press="begin"]').click()
    page.wait_for_url(re.compile(r"/table\?table=[\w-]{24}\.[\w-]{24}"))
    expect(page.locator(".dk-players")).to_contain_text(say("table-free"))


def test_two_friends_play_on_two_devices(new_page: PageMaker, app_server: Server) -> None:
    ann = new_page(viewport={"width": 1000, "height": 800})
    ben = new_page(viewport={"width": 360, "height": 740})
    opened_table(ann, app_server)
    take_seat(ann, "Ann")
    # Nobody asked to copy the invitation.
    expect(ann.locator(".dk-told")).to_be_empty()
    link = invitation(ann)
    ben.goto(link)
    expect(ben.locator(".dk-players")).to_contain_text("Ann")
    take_seat(ben, "Ben")
    expect(ann.locator(".dk-players")).to_contain_text("Ben")
    assert ben.evaluate("document.documentElement.scrollWidth") <= 360
    for n in range(1, 9):
        for page in (ann, ben):
            expect(page.locator(".dk-moves li")).to_have_count(n - 1)
        turn = say("table-your-turn")
        to_act = ann if turn in Table(ann).heading() else ben
        assert turn in Table(to_act).heading()
        other = ben if to_act is ann else ann
        assert turn not in Table(other).heading()
        expect(other.locator(f'{_LEGAL}, [data-press="choose_guardian"]')).to_have_count(0)
        move(to_act)
        if n == 4:
            ann.reload()
            expect(ann.locator(".dk-players")).to_contain_text("Ben")
            expect(ann.locator(".dk-players")).to_contain_text(say("line-own"))
    keys = ann.evaluate("Object.entries(localStorage).filter(([name]) => name.includes('table-'))")
    assert len(keys) == 1
    for page in (ann, ben):
        assert keys[0][1] not in page.url
        assert keys[0][1] not in page.content()


def test_a_watcher_and_a_page_that_was_cut_off_follow(
    new_page: PageMaker, app_server: Server
) -> None:
    ann = new_page(viewport={"width": 1000, "height": 800})
    ben, watcher = new_page(), new_page()
    opened_table(ann, app_server)
    link = invitation(ann)
    take_seat(ann, "Ann")
    ben.goto(link)
    take_seat(ben, "Ben")
    watcher.add_init_script(_WIRE)
    watcher.goto(link.rpartition(".")[0])
    expect(watcher.locator(".dk-players")).to_contain_text("Ben")
    expect(ann.get_by_text(say("table-watchers", count=1))).to_be_visible()
    watcher.evaluate("cut()")
    for n in range(1, 5):
        to_act = ann if say("table-your-turn") in Table(ann).heading() else ben
        move(to_act)
        for page in (ann, ben):
            expect(page.locator(".dk-moves li")).to_have_count(n)
    watcher.evaluate("mend()")
    expect(watcher.locator(".dk-moves li")).to_have_count(4)
    ben.close()
    expect(ann.locator(".dk-players")).to_contain_text(say("table-away"))


def test_a_killed_server_loses_no_move_and_no_seat(
    new_page: PageMaker, guard: Guard, tmp_path: Path
) -> None:
    guard.allow_error(r"WebSocket|ERR_CONNECTION_REFUSED|[Ll]ost|websocket")
    server = servers.start_app(tmp_path)
    try:
        ann, ben = new_page(viewport={"width": 1000, "height": 800}), new_page()
        opened_table(ann, server)
        link = invitation(ann)
        take_seat(ann, "Ann")
        ben.goto(link)
        take_seat(ben, "Ben")
        for n in range(1, 4):
            to_act = ann if say("table-your-turn") in Table(ann).heading() else ben
            move(to_act)
            expect(to_act.locator(".dk-moves li")).to_have_count(n)
            if n % 2:
                servers.stop(server, signal.SIGKILL)
                server = servers.start_app(tmp_path, port=server.port)
            for page in (ann, ben):
                expect(page.locator(".dk-moves li")).to_have_count(n)
                expect(page.locator("#dk-lost")).to_be_hidden()
                expect(page.locator(".dk-players")).to_contain_text(say("line-own"))
    finally:
        servers.stop(server)


def test_a_rematch_leads_everybody_to_another_table(new_page: PageMaker, tmp_path: Path) -> None:
    names, random = ("Ann", "Ben"), Random(1)
    store = open_store(tmp_path)
    live = Tables(store).open(Game(2))
    keys = [live.take(seat, name) for seat, name in enumerate(names)]
    while (seat := live.table.state.to_act) is not None:
        action = live.table.state.random_action(random)
        assert action is not None
        live.table.act(seat, action)
    store.close()
    with servers.app_server(tmp_path, "--data", str(tmp_path)) as server:
        pages = [new_page() for _ in names]
        for page, key in zip(pages, keys, strict=True):
            stored = json.dumps([f"{KEYS}{live.id}", key])
            page.add_init_script(f"localStorage.setItem(...{stored})")
            page.add_init_script(_WIRE)
            page.goto(f"{server.url}table?table={live.id}")
            expect(page.locator(".dk-result")).to_be_visible()
        # Somebody comes and goes while the press is on its way.
        pages[0].evaluate("hold()")
        pages[0].locator('[data-press="play_again"]').press("Enter")
        watcher = new_page()
        watcher.goto(f"{server.url}table?table={live.id}")
        expect(pages[0].get_by_text(say("table-watchers", count=1))).to_be_visible()
        watcher.close()
        pages[0].evaluate("release()")
        pages[1].get_by_role("link", name=say("table-go")).click()
        for page, name in zip(pages, names, strict=True):
            own = page.locator(".dk-player", has_text=say("line-own"))
            expect(own).to_contain_text(name)
            assert live.id not in page.url
        for page in pages:
            page.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_that_is_gone_is_told(page: Page, app_server: Server, language: str) -> None:
    page.goto(f"{app_server.url}table/{'x' * 24}?lang={language}")
    page.wait_for_url(re.compile(r"/table\?table=x{24}"))
    page.goto(f"{app_server.url}table?table={'x' * 24}&lang={language}")
    with speaking(language):
        expect(page.get_by_text(say("table-gone"))).to_be_visible()


@pytest.mark.longer
def test_four_browsers_play_a_whole_game(
    new_page: PageMaker, app_server: Server, guard: Guard
) -> None:
    """One is a phone, one reloads, one loses its connection for a while; then they play again."""
    guard.allow_error(r"WebSocket|[Ll]ost|websocket")
    names = ["Ann", "Ben", "Cem", "Dua"]
    pages = [new_page(viewport={"width": width, "height": 760}) for width in (1000, 900, 800, 360)]
    ann, ben, cem, dua = pages
    cem.add_init_script(_WIRE)
    opened_table(ann, app_server, players=4)
    link = invitation(ann)
    for page, name in zip(pages, names, strict=True):
        if page is not ann:
            page.goto(link)
        take_seat(page, name)

    def shown(n: int, *of: Page) -> None:
        for page in of or pages:
            expect(page.locator(".dk-moves li")).to_have_count(n)

    def to_act() -> Page | None:
        """Return the page whose turn it is; None at the end of the game."""
        while ann.locator(".dk-result").count() + cem.locator(".dk-result").count() == 0:
            for page in pages:
                if say("table-your-turn") in Table(page).heading():
                    return page
        return None

    n, is_cut, undone, acted = 0, False, False, dict.fromkeys(pages, 0)
    while (acting := to_act()) is not None:
        page = acting
        if is_cut and (page is cem or n == 40):
            cem.evaluate("mend()")
            shown(n)
            is_cut = False
        move(page)
        n += 1
        acted[page] += 1
        shown(n, page)
        if n == 2 and not undone:  # the others agree to undo it
            page.locator('[data-press="undo"]').press("Enter")
            for other in pages:
                if other is not page:
                    other.locator('[data-press="agree"]').press("Enter")
            n, undone = n - 1, True
            shown(n)
        if n == 12:
            ben.reload()
            expect(ben.locator(".dk-players")).to_contain_text(say("line-own"))
        if n == 24 and page is not cem:
            cem.evaluate("cut()")
            is_cut = True
    for page in pages:
        expect(page.locator(".dk-result")).to_be_visible()
    assert n > 100
    assert min(acted.values()) > 20
    assert dua.evaluate("document.documentElement.scrollWidth") <= 360
    ann.locator('[data-press="play_again"]').click()
    for page in pages:
        if page is not ann:
            page.get_by_role("link", name=say("table-go")).click()
    for page, name in zip(pages, names, strict=True):
        expect(page.locator(".dk-players")).to_contain_text(say("line-own"))
        expect(page.locator(".dk-player", has_text=say("line-own"))).to_contain_text(name)
        assert link not in page.url
    shown(0)
