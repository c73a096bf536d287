"""A page whose connection is lost: it comes back by itself, and nothing is lost."""

from __future__ import annotations

import re
import signal
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from dokmus_widgets.explain.messages import say
from dokmus_widgets.host.course_progress import STORAGE_KEY
from dokmus_widgets.host.persistence import RECENT_KEY
from dokmus_widgets.lessons import lessons
from dokmus_widgets.lessons.progress import LessonProgress, Progress
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
      this.addEventListener("message", (event) => {
        if (swallows.includes("in")) event.stopImmediatePropagation();
      });
    }
    send(text) { if (!swallows.includes("out")) super.send(text); }
  };
  // What a line between the two swallows, which stays open.
  let swallows = [];
  window.swallow = (...ways) => { swallows = ways; };
  const ask = window.fetch;
  window.fetch = (...given) => (isCut ? Promise.reject(new TypeError("cut")) : ask(...given));
  window.openSockets = () => [...sockets].filter(({ readyState }) => readyState === 1).length;
  window.cut = () => { isCut = true; sockets.forEach((socket) => socket.close()); };
  window.mend = () => { isCut = false; dispatchEvent(new Event("online")); };
})();
"""


def drawn(page: Page) -> int:
    """Return the number of the picture that the board shows."""
    return int(page.locator(BOARD).get_attribute("data-tick") or "0")


def opened(page: Page, server: Server, path: str = "play?players=2") -> None:
    """Open a page and wait for its session."""
    page.add_init_script(_WIRE)
    page.goto(f"{server.url}{path}")
    page.locator(_LEGAL).first.click()
    expect(page.locator(BOARD)).not_to_have_attribute("data-tick", "1")
    expect(page).to_have_url(re.compile("game="))  # kept: another session can go on with it


def tokens(page: Page) -> int:
    """Return the number of tokens on the board."""
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


@pytest.mark.parametrize("ways", [("in", "out"), ("in",)])
@pytest.mark.parametrize("pressed", [f"{_LEGAL} >> nth=-1", "[data-press='undo']"])
def test_what_is_swallowed_is_told_and_done_once(
    page: Page, app_server: Server, ways: tuple[str, ...], pressed: str
) -> None:
    """On the board and on the sheet: the line stays open, and nothing comes through."""
    opened(page, app_server)
    there = tokens(page) + (-1 if "undo" in pressed else 1)
    page.evaluate("(ways) => swallow(...ways)", list(ways))
    page.locator(pressed).click()
    expect(page.locator(_LOST)).to_be_visible(timeout=12_000)
    expect(page.locator(".dk-unheard").locator("visible=true")).to_have_count(0)
    page.evaluate("swallow()")
    expect(page.locator(_LOST)).to_be_hidden()
    expect(page.locator(f"{BOARD} [href^='#dk-token-']")).to_have_count(there)
    page.wait_for_timeout(500)
    assert tokens(page) == there


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
    """As on a phone that has slept for long: the server runs on, the session is gone.

    And the server has no room for another one at first.
    """
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
          const ask = window.fetch;
          window.fetch = async () => { window.fetch = ask; throw new TypeError("full"); };
          cut();
        }"""
    )
    expect(page.locator(_LOST)).to_be_visible()
    page.evaluate("mend()")
    expect(page.locator(_LOST)).to_be_hidden()
    page.locator(_LEGAL).last.click()
    expect(page.locator(f"{BOARD} [href^='#dk-token-']")).to_have_count(there + 1)
    assert page.locator("#dk-main").get_attribute("data-same") == "page", "no reload"
    assert page.evaluate("openSockets()") == 1, "the other session is not kept"


def test_a_newer_server_gets_the_newer_page(page: Page, app_server: Server, guard: Guard) -> None:
    """Messages of a new release are not for the old front end."""
    guard.allow_error("WebSocket")
    opened(page, app_server)
    there = tokens(page)
    page.evaluate(
        """() => {
          document.getElementById("dk-main").dataset.same = "page";
          const ask = window.fetch;
          window.fetch = async (...given) => {
            const answer = await ask(...given);
            return new Response((await answer.text()).replaceAll("files/front-", "files/newer-"));
          };
          const open = window.WebSocket;
          window.WebSocket = class extends open {
            constructor(address) { super(address, ["bokeh", "other"]); }
          };
          cut();
        }"""
    )
    expect(page.locator(_LOST)).to_be_visible()
    page.evaluate("mend()")
    expect(page.locator("#dk-main")).not_to_have_attribute("data-same", "page")
    expect(page.locator(f"{BOARD} [href^='#dk-token-']")).to_have_count(there)


def test_what_the_browser_keeps_outlasts_a_server_that_is_started_again(
    page: Page, guard: Guard, tmp_path: Path
) -> None:
    guard.allow_error("WebSocket|ERR_CONNECTION_REFUSED|Failed to load resource")
    own = f"{RECENT_KEY}learn"
    progress = Progress(lessons={lessons()[0].id: LessonProgress(1, done=True)}).to_text()
    keep = "([key, text]) => localStorage.setItem(key, text)"
    kept = "(key) => localStorage.getItem(key)"
    with servers.app_server(tmp_path) as first:
        page.add_init_script(_WIRE)
        page.goto(f"{first.url}summary")
        page.evaluate(keep, [STORAGE_KEY, progress])
        page.evaluate(keep, [own, "a" * 32])
        page.goto(first.url)
        note = page.locator(".dk-course h2 small")
        said = say("course-done", done=1, count=len(lessons()))
        expect(note).to_have_text(said)
        servers.stop(first, signal.SIGKILL)
        expect(page.locator(_LOST)).to_be_visible()
        with servers.app_server(tmp_path, port=first.port):
            page.evaluate("dispatchEvent(new Event('online'))")
            expect(page.locator(_LOST)).to_be_hidden()
            page.wait_for_timeout(500)
            expect(note).to_have_text(said)
            assert page.evaluate(kept, STORAGE_KEY) == progress
            assert page.evaluate(kept, own) == "a" * 32


def test_a_front_end_that_does_not_come_is_told(
    page: Page, app_server: Server, guard: Guard
) -> None:
    guard.allow_error("Failed to load resource|ERR_FAILED|404|dynamically imported module")
    page.route("**/front-*.mjs", lambda route: route.fulfill(status=404))
    page.goto(app_server.url + "play")
    expect(page.locator("#dk-lost")).to_be_visible()
    page.unroute("**/front-*.mjs")
    page.locator("#dk-reload").click()
    page.locator(BOARD).first.wait_for()
    expect(page.locator("#dk-lost")).to_be_hidden()
