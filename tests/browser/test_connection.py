"""A page whose connection is lost: it comes back by itself, and nothing is lost."""

from __future__ import annotations

import re
import signal
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser import servers
from tests.browser.chromium import Guard
from tests.browser.lab import BOARD
from tests.browser.servers import Server

_LEGAL = "button[data-legal]"
_LOST = "#dk-lost"
#: Cuts what a page asks for, and its sockets, as on a phone without a network.
_WIRE = """
(() => {
  const sockets = new Set();
  let isCut = false;
  window.WebSocket = class extends WebSocket {
    constructor(...given) {
      super(...given);
      sockets.add(this);
      if (isCut) this.close();
    }
  };
  const ask = window.fetch;
  window.fetch = (...given) => (isCut ? Promise.reject(new TypeError("cut")) : ask(...given));
  window.cut = () => { isCut = true; sockets.forEach((socket) => socket.close()); };
  window.mend = () => { isCut = false; dispatchEvent(new Event("online")); };
})();
"""


def drawn(page: Page) -> int:
    """The number of the picture that the board shows."""
    return int(page.locator(BOARD).get_attribute("data-tick") or "0")


def opened(page: Page, server: Server, path: str = "play") -> None:
    """A page that has heard from its session."""
    page.add_init_script(_WIRE)
    page.goto(f"{server.url}{path}")
    page.locator(_LEGAL).first.click()
    expect(page.locator(BOARD)).not_to_have_attribute("data-tick", "1")
    expect(page).to_have_url(re.compile("game="))  # kept: another session can go on with it


def tokens(page: Page) -> int:
    """How many tokens the board shows."""
    return page.locator(f"{BOARD} [href^='#dk-token-']").count()


def test_what_is_pressed_while_it_is_cut_is_done_when_it_is_back(
    page: Page, app_server: Server, guard: Guard
) -> None:
    guard.allow_error("WebSocket")
    opened(page, app_server)
    page.evaluate("cut()")
    expect(page.locator(_LOST)).to_be_visible()
    before, there = drawn(page), tokens(page)
    page.locator(_LEGAL).last.click()
    page.wait_for_timeout(300)
    assert drawn(page) == before, "nothing has come from anywhere"
    page.evaluate("mend()")
    expect(page.locator(f"{BOARD} [href^='#dk-token-']")).to_have_count(there + 1)
    expect(page.locator(_LOST)).to_be_hidden()


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM])
def test_a_server_that_is_started_again_is_gone_on_with(
    page: Page, guard: Guard, tmp_path: Path, number: signal.Signals
) -> None:
    guard.allow_error("WebSocket|ERR_CONNECTION_REFUSED|Failed to load resource")
    with servers.app_server(tmp_path) as first:
        opened(page, first)
        page.evaluate("document.getElementById('dk-main').dataset.same = 'page'")
        there = tokens(page)
        servers.stop(first, number)
        expect(page.locator(_LOST)).to_be_visible()
        page.locator(_LEGAL).last.click()
        page.locator(_LEGAL).last.focus()
        port = int(first.url.rsplit(":", 1)[1].strip("/"))
        with servers.app_server(tmp_path, port=port):
            page.evaluate("dispatchEvent(new Event('online'))")
            expect(page.locator(f"{BOARD} [href^='#dk-token-']")).to_have_count(there + 1)
            expect(page.locator(_LOST)).to_be_hidden()
            assert page.locator("#dk-main").get_attribute("data-same") == "page", "no reload"
            assert page.evaluate("document.activeElement.dataset.space"), "the focus has stayed"
            # And it goes on.
            before = drawn(page)
            page.locator("[data-press='undo']").click()
            expect(page.locator(BOARD)).not_to_have_attribute("data-tick", str(before))
            expect(page.locator(f"{BOARD} [href^='#dk-token-']")).to_have_count(there)


def test_a_session_that_has_ended_meanwhile_is_another_one(
    page: Page, app_server: Server, guard: Guard
) -> None:
    """As on a phone that has slept for long: the server runs on, the session is gone."""
    guard.allow_error("WebSocket")
    opened(page, app_server)
    page.evaluate("document.getElementById('dk-main').dataset.same = 'page'")
    there = tokens(page)
    # As if it were: the page says hello to a session that it is not of.
    page.evaluate(
        """() => {
          const send = WebSocket.prototype.send;
          WebSocket.prototype.send = function (text) {
            const said = JSON.parse(text);
            if (said.hello) { said.hello = "of another"; WebSocket.prototype.send = send; }
            return send.call(this, JSON.stringify(said));
          };
          cut();
        }"""
    )
    expect(page.locator(_LOST)).to_be_visible()
    page.evaluate("mend()")
    expect(page.locator(_LOST)).to_be_hidden()
    page.locator(_LEGAL).last.click()
    expect(page.locator(f"{BOARD} [href^='#dk-token-']")).to_have_count(there + 1)
    assert page.locator("#dk-main").get_attribute("data-same") == "page", "no reload"
