"""At the width of a phone nothing lies over what is needed next, and an enlarged board is named."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from dokmus_widgets.core import Phase
from tests.browser.conftest import PageMaker
from tests.browser.lab import BOARD
from tests.browser.servers import Server
from tests.browser.table import Table
from tests.browser.views import game_at

pytestmark = pytest.mark.longer

# Whether all of an element is seen where it lies now: no other element is over a corner or the
# middle of it. What lies below the window's end is read by scrolling.
_COVERED = """element => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const root = element.getRootNode();
  const at = [[.5, .5], [.05, .2], [.95, .2], [.05, .8], [.95, .8]];
  return at.map(([x, y]) => [left + x * (right - left), top + y * (bottom - top)])
    .filter(([, y]) => y > 1 && y < innerHeight - 1)
    .map(([x, y]) => root.elementFromPoint(x, y))
    .filter((over) => !over || !(element.contains(over) || over.contains(element)))
    .map((over) => over?.outerHTML.slice(0, 80) ?? "nothing");
}"""


def covered(page: Page, *wanted: str) -> list[str]:
    """Return the elements that cover the first of each of these at any scroll position."""
    found: list[str] = []
    for selector in wanted:
        element: Locator = page.locator(selector).first
        for y in (0, 120, 240, 360):
            page.evaluate("y => scrollTo(0, y)", y)
            box = element.bounding_box()
            sticky = page.get_by_test_id("answer").bounding_box()
            assert box is not None
            # Read on, the page moves under the answer at the top: that is not what comes next.
            if sticky is not None and sticky["y"] <= 8 and box["y"] < 400:
                continue
            found += [f"{selector} at {y}: {over}" for over in element.evaluate(_COVERED)]
    page.evaluate("scrollTo(0, 0)")
    return found


@pytest.fixture
def phone(new_page: PageMaker) -> Page:
    """A small phone."""
    return new_page(viewport={"width": 360, "height": 640}, reduced_motion="reduce")


def test_nothing_lies_over_the_task_of_a_lesson(phone: Page, app_server: Server) -> None:
    phone.goto(f"{app_server.url}?lang=en")
    phone.locator(BOARD).wait_for()
    table = Table(phone)
    parts = (".dk-prompt", "[data-press='end_turn']", "[data-press='hint']")
    assert not covered(phone, *parts)
    table.click("c2")
    assert not covered(phone, *parts)
    table.click("c1")
    after = ("[data-press='next']", "[data-press='undo']")
    assert not covered(phone, ".dk-prompt", "[data-press='end_turn']", *after)


def test_nothing_lies_over_the_next_thing_to_do_in_a_game(phone: Page, app_server: Server) -> None:
    phone.goto(f"{app_server.url}{game_at(Phase.TURNS)}&lang=en")
    phone.locator(BOARD).wait_for()
    parts = (".dk-heading", "[data-press='end_turn']", "[data-press='undo']", ".dk-zoom")
    assert not covered(phone, *parts)
    phone.locator(".dk-cell[data-legal]").first.click()
    expect(phone.get_by_test_id("answer")).to_contain_text("placed")
    assert not covered(phone, *parts)


@pytest.mark.parametrize(
    ("address", "parts"),
    [
        ("rules?rule=forest.cost&", (".dk-case .dk-prompt", ".dk-tries")),
        ("editor?", (".dk-heading", "[data-press='use']")),
        ("setup?", (".dk-rail", "[data-press='go'][data-value='1']")),
        ("guardians?", ("[data-press='choose_card']", ".dk-heading")),
        ("score?", (".dk-heading", ".dk-score-table")),
    ],
)
def test_nothing_lies_over_the_first_thing_to_do(
    phone: Page, app_server: Server, address: str, parts: tuple[str, ...]
) -> None:
    phone.goto(f"{app_server.url}{address}lang=en")
    phone.locator(BOARD).wait_for()
    assert not covered(phone, *parts)


def test_an_enlarged_board_keeps_its_names_in_sight(phone: Page, app_server: Server) -> None:
    phone.goto(f"{app_server.url}play?players=2&lang=en")
    phone.locator(BOARD).wait_for()
    assert phone.locator(".dk-ruler").count() == 0
    phone.locator(".dk-zoom").click()
    expect(phone.locator(".dk-ruler.dk-left span").first).to_be_visible()
    assert not phone.locator(".dk-label:visible").count(), "not twice"
    window = phone.locator(".dk-window")
    for left, top in ((0, 0), (250, 180), (900, 900)):
        window.evaluate("(box, [left, top]) => box.scrollTo(left, top)", [left, top])
        box = window.bounding_box()
        assert box is not None
        for side in ("left", "top"):
            shown = phone.locator(f".dk-ruler.dk-{side} span").evaluate_all(
                """(all, [x, y, width, height]) => all.filter((one) => {
                     const { left, right, top, bottom } = one.getBoundingClientRect();
                     return left >= x - 1 && right <= x + width + 1
                       && top >= y - 1 && bottom <= y + height + 1;
                   }).map((one) => one.textContent)""",
                [box["x"], box["y"], box["width"], box["height"]],
            )
            assert len(shown) >= 3, (side, left, top)
        # A name stands over its column, and beside its row.
        space = phone.locator("button[data-space='k9']").bounding_box()
        assert space is not None
        for side, text, at, size in (("left", "k", "x", "width"), ("top", "9", "y", "height")):
            own = phone.locator(f".dk-ruler.dk-{side} span", has_text=re.compile(f"^{text}$"))
            name: dict[str, float] | None = own.bounding_box()  # type: ignore[assignment]
            assert name is not None
            middle = space[at] + space[size] / 2  # type: ignore[literal-required]
            assert abs(middle - name[at] - name[size] / 2) < 2
