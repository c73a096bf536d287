"""The guard of the other browser tests notices what it must notice."""

from __future__ import annotations

import re

import pytest

from tests.browser.chromium import Guard, is_local
from tests.browser.conftest import PageMaker
from tests.browser.servers import Server
from tests.browser.visitors import Visitors


@pytest.mark.parametrize("host", ["example.invalid", "192.0.2.1", "[2001:db8::1]"])
def test_a_foreign_request_is_blocked_and_recorded(
    new_page: PageMaker, guard: Guard, host: str
) -> None:
    page = new_page()
    # Chromium says so in the console.
    with page.expect_console_message(lambda told: "ERR_NAME_NOT_RESOLVED" in told.text):
        page.goto(f"data:text/html,<img src='http://{host}/dot.png'><p>here")
    with pytest.raises(AssertionError, match=re.escape(f"{host}/dot.png")):
        guard.verify()
    guard.foreign.clear()
    guard.errors.clear()


def test_a_visitor_who_comes_later_finds_nothing(
    visitors: Visitors, guard: Guard, app_server: Server
) -> None:
    first = visitors.lend(guard, {})
    page = first.new_page()
    page.goto(f"{app_server.url}summary")
    page.evaluate("localStorage.setItem('mine', '1'); document.cookie = 'mine=1; path=/'")
    visitors.take_back(guard)
    second = visitors.lend(guard, {})
    assert second is first
    page = second.new_page()
    page.goto(f"{app_server.url}summary")
    assert page.evaluate("[localStorage.length, document.cookie]") == [0, ""]
    visitors.take_back(guard)


def test_errors_are_recorded(new_page: PageMaker, guard: Guard) -> None:
    page = new_page()
    with page.context.expect_event("weberror"):
        page.goto(
            "data:text/html,<script>console.error('said');setTimeout(()=>{throw Error('x')})"
            "</script>"
        )
    with pytest.raises(AssertionError, match="said"):
        guard.verify()
    guard.allow_error("said")
    with pytest.raises(AssertionError, match="uncaught"):
        guard.verify()
    guard.allow_error("uncaught")


@pytest.mark.parametrize(
    ("url", "local"),
    [
        ("http://127.0.0.1:5007/static/x.js", True),
        ("ws://localhost:5007/ws", True),
        ("data:text/plain,x", True),
        ("blob:http://127.0.0.1:5007/1", True),
        ("https://example.org/127.0.0.1", False),
        ("http://127.0.0.1.example.org/", False),
        ("//example.org/x", False),
    ],
)
def test_what_counts_as_local(url: str, local: bool) -> None:
    assert is_local(url) is local
