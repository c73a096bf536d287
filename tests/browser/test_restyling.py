"""A click restyles what it changes, and not the whole page: counted, not timed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.lab import BOARD
from tests.browser.servers import Server

# Each page has a thousand elements and more.
_MOST = 150
_BEGINNING = "d2_isle_1FttJ6LJrbEOSBb5_3guz8U"
_TRACED = {
    "traceConfig": {"includedCategories": ["devtools.timeline"]},
    "transferMode": "ReportEvents",
}


def restyled(page: Page, act: Callable[[], object]) -> list[int]:
    """Return how many elements Chromium restyled, each time that it did, while ``act`` ran."""
    session, events = page.context.new_cdp_session(page), list[dict[str, Any]]()
    session.on("Tracing.dataCollected", lambda event: events.extend(event["value"]))
    session.send("Tracing.start", _TRACED)
    act()
    with page.expect_event("console", lambda message: message.text == "traced"):
        session.on("Tracing.tracingComplete", lambda _event: page.evaluate("console.log('traced')"))
        session.send("Tracing.end")
    styles = [event for event in events if event["name"] == "UpdateLayoutTree"]
    return [event["args"].get("elementCount", 0) for event in styles]


@pytest.mark.parametrize(
    "path", ["", "play?position=d2_isle_1FttJ6LJrbEOSBb5_3guz8U", "rules?rule=temple.link"]
)
def test_a_click_restyles_little(page: Page, app_server: Server, path: str) -> None:
    page.goto(f"{app_server.url}{path}")
    board = page.locator(BOARD).first
    board.wait_for()
    space = board.locator("button[data-space]").first
    tick = board.get_attribute("data-tick")

    def click() -> None:
        space.click()
        expect(board).not_to_have_attribute("data-tick", tick or "")

    counts = restyled(page, click)
    assert counts
    assert max(counts) <= _MOST, counts
