"""The page of a game under odd conditions: languages, seats, large text, long names, odd boards."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from dokmus_widgets.core import Phase
from dokmus_widgets.explain.messages import LANGUAGES
from tests.browser.hosts import PAGED, PHONE, Host
from tests.browser.longer import longer
from tests.browser.table import Table, overflow
from tests.browser.test_media import _DOUBLED
from tests.browser.test_play_page import WIDE, in_sight
from tests.browser.views import game_at

SPOKEN = pytest.mark.parametrize(
    "language", ["en", *longer(*(one for one in LANGUAGES if one != "en"))]
)
#: The slots that overlap, and the buttons and names whose text does not fit into them.
_FAULTS = """() => {
  const found = [], seen = (one) => one.getClientRects().length && !one.closest(".dk-heard");
  const places = ".dokmus-play .dk-slot, .dokmus-play .dk-map";
  const slots = [...document.querySelectorAll(places)].filter(seen);
  for (const one of slots) for (const other of slots) {
    if (one === other || one.contains(other) || other.contains(one)) continue;
    const a = one.getBoundingClientRect(), b = other.getBoundingClientRect();
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (wide > 1 && high > 1) found.push(`${one.className} over ${other.className}`);
  }
  const texts = ".dk-slot button, .dk-player strong, .dk-player small, .dk-who, .dk-heading";
  for (const one of [...document.querySelectorAll(texts)].filter(seen)) {
    if (one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== "inline")
      found.push(`too wide: ${one.textContent}`);
    if (one.scrollHeight > one.clientHeight + 2 && getComputedStyle(one).display !== "inline")
      found.push(`too high: ${one.textContent}`);
  }
  return found;
}"""
#: Names of the full length, among them one from right to left.
_NAMES = (
    "Bartholomew Fitzgerald-X",
    "W" * 24,
    "\u05d3\u05e0\u05d9\u05d0\u05dc \u05db\u05d4\u05df",
    "Ann",
)


def needed(table: Table) -> list[str]:
    """Return what must be in sight without scrolling, and is not."""
    places = {
        name: table.page.locator(f".dokmus-play {name}:visible")
        for name in (
            ".dk-map",
            ".dk-heading >> nth=0",
            ".dk-slot-answer .dk-answer",
            ".dk-slot-actions :is(button, .dk-curtain)",
            ".dk-toolbar > button",
            ".dk-player",
            ".dk-bars-list li",
        )
    }
    return [name for name, all_of in places.items() for one in all_of.all() if not in_sight(one)]


@PAGED
@SPOKEN
def test_nothing_needed_is_below_the_fold(host: Host, language: str) -> None:
    addresses = ["play", *(game_at(phase, seats) for seats in (2, 4) for phase in _PHASES)]
    for address in addresses:
        table = host.open(address, language, **WIDE)
        assert needed(table) == [], address
        if table.offers("reveal"):
            table.press("reveal")
            assert needed(table) == [], f"{address}, cards"


_PHASES = (Phase.GUARDIANS, Phase.TURNS, Phase.OVER)


@PAGED
@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_large_text_and_long_names_overlap_nothing(host: Host, size: dict[str, Any]) -> None:
    table = host.open("play?players=4&island=5", **size)
    page = table.page
    table.new_game()
    page.evaluate("document.querySelectorAll('details').forEach((one) => { one.open = true; })")
    table.choose("players", "4")
    for seat, name in enumerate(_NAMES):
        page.locator(f"input[name='name-{seat}']").fill(name)
    table.press("begin")
    table.set_up()
    table.press("play_alone")
    assert page.evaluate(_FAULTS) == []
    assert overflow(page) == 0
    page.evaluate(_DOUBLED)
    assert page.evaluate(_FAULTS) == []
    assert overflow(page) == 0


@PAGED
def test_a_review_in_place_of_a_game_fills_a_phone(host: Host) -> None:
    page = host.open(game_at(Phase.OVER), **PHONE).page
    page.locator("[data-press='look_back']").click()
    review = page.locator(".dokmus-play:not(.dokmus-waiting)")
    expect(review.locator(".dk-map")).to_be_in_viewport(ratio=1)
    box = review.bounding_box()
    assert box is not None
    assert page.viewport_size is not None
    assert abs(box["y"] + box["height"] - page.viewport_size["height"]) <= 8
    assert page.evaluate("document.scrollingElement.scrollHeight - innerHeight") <= 0
