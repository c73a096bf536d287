"""The guard of the other browser tests notices what it must notice."""

from __future__ import annotations

import pytest

from tests.browser.chromium import Guard, is_local
from tests.browser.conftest import PageMaker


def test_a_foreign_request_is_blocked_and_recorded(new_page: PageMaker, guard: Guard) -> None:
    page = new_page()
    page.goto("data:text/html,<img src='http://example.invalid/dot.png'><p>here")
    page.wait_for_load_state("load")
    with pytest.raises(AssertionError, match=r"example\.invalid/dot\.png"):
        guard.verify()
    guard.foreign.clear()
    # The console tells of the blocked picture too.
    guard.errors.clear()


def test_errors_are_recorded(new_page: PageMaker, guard: Guard) -> None:
    page = new_page()
    page.goto(
        "data:text/html,<script>console.error('said');setTimeout(()=>{throw Error('x')})</script>"
    )
    page.wait_for_timeout(100)
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
