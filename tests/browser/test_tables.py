"""Friends at a table, each on their own device: a large screen and a phone."""

from __future__ import annotations

import re
import signal
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from dokmus_widgets.explain.messages import LANGUAGES, say, speaking
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
  let isCut = false;
  window.WebSocket = class extends WebSocket {
    constructor(...given) { super(...given); sockets.add(this); if (isCut) this.close(); }
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
    """Make any move: a click on a marked space, the first card, or the end of the turn."""
    before = page.locator(BOARD).get_attribute("data-tick") or ""
    choices = page.locator(f'{_LEGAL}, [data-press="choose_guardian"], [data-press="end_turn"]')
    choices.first.click()
    expect(page.locator(BOARD)).not_to_have_attribute("data-tick", before)


def moves(page: Page) -> int:
    return page.locator(".dk-moves li").count()


def opened_table(page: Page, app_server: Server) -> None:
    """Open a table of two from the form of a new game."""
    page.goto(f"{app_server.url}play?lang=en")
    page.get_by_role("button", name=say("setup-against-friends")).click()
    page.locator('[data-press="begin"]').click()
    page.wait_for_url(re.compile(r"/table\?table=[\w-]{24}\.[\w-]{24}"))
    expect(page.locator(".dk-players")).to_contain_text(say("table-free"))


def test_two_friends_play_on_two_devices(new_page: PageMaker, app_server: Server) -> None:
    ann = new_page(viewport={"width": 1000, "height": 800})
    ben = new_page(viewport={"width": 360, "height": 740})
    opened_table(ann, app_server)
    take_seat(ann, "Ann")
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
            if n % 2:
                servers.stop(server, signal.SIGKILL)
                server = servers.start_app(tmp_path, port=server.port)
            for page in (ann, ben):
                expect(page.locator(".dk-moves li")).to_have_count(n)
                expect(page.locator("#dk-lost")).to_be_hidden()
                expect(page.locator(".dk-players")).to_contain_text(say("line-own"))
    finally:
        servers.stop(server)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_that_is_gone_is_told(page: Page, app_server: Server, language: str) -> None:
    page.goto(f"{app_server.url}table/{'x' * 24}?lang={language}")
    page.wait_for_url(re.compile(r"/table\?table=x{24}"))
    page.goto(f"{app_server.url}table?table={'x' * 24}&lang={language}")
    with speaking(language):
        expect(page.get_by_text(say("table-gone"))).to_be_visible()
