"""A double click, by mouse or finger, does not press what its first half has put there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.hosts import PAGED, PHONE, Host
from tests.browser.table import Table

#: Milliseconds from one half of a double click to the other.
_HALF = 160
#: What a page waits for until all answers are surely there.
_SETTLED = 1_500
Press = Callable[[Page, float, float], None]


def click(page: Page, x: float, y: float) -> None:
    """Click with the mouse."""
    page.mouse.click(x, y)


def tap(page: Page, x: float, y: float) -> None:
    """Tap with a finger."""
    page.touchscreen.tap(x, y)


PRESSES = pytest.mark.parametrize(("options", "press"), [({}, click), (PHONE, tap)])


def twice(table: Table, place: Locator, press: Press, pause: int = _HALF) -> None:
    """Press the middle of a place twice, and wait until all is answered."""
    place.scroll_into_view_if_needed()
    box = place.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    press(table.page, x, y)
    table.page.wait_for_timeout(pause)
    press(table.page, x, y)
    table.page.wait_for_timeout(_SETTLED)


def choosing(host: Host, players: int, **options: Any) -> Table:
    """Open a game whose first card is chosen now, without a curtain."""
    table = host.open(f"play?players={players}&island=5", **options)
    table.set_up()
    table.press("play_alone")
    return table


def cards_left(table: Table) -> list[str]:
    """Return the numbers of the cards that can be chosen."""
    cards = table.page.locator("[data-press='choose_guardian']")
    numbers: list[str] = cards.evaluate_all("all => all.map(one => one.dataset.value)")
    return numbers


@PAGED
@PRESSES
@pytest.mark.parametrize("players", [2, 3])
def test_the_next_player_keeps_the_choice(
    host: Host, options: dict[str, Any], press: Press, players: int
) -> None:
    table = choosing(host, players, **options)
    before = cards_left(table)
    twice(table, table.page.locator("[data-press='choose_guardian'][data-value='2']"), press)
    assert cards_left(table) == [card for card in before if card != "2"]
    # And what is there by now is pressed as ever.
    card = table.page.locator("[data-press='choose_guardian'][data-value='3']")
    table.changed_by(card.tap if options else card.click)
    assert "3" not in cards_left(table)


@PAGED
@PRESSES
def test_a_start_stays_confirmed(host: Host, options: dict[str, Any], press: Press) -> None:
    table = host.open("play?players=2&island=5", **options)
    twice(table, table.space(table.legal()[0]), press)
    assert table.answer().startswith("✓"), table.answer()


@PAGED
@pytest.mark.parametrize("slow", [0, 600])
def test_what_stays_under_the_pointer_is_pressed_each_time(host: Host, slow: int) -> None:
    """Also where the first press is not yet answered: the second one waits for that."""
    table = host.open("review")
    onward = table.page.locator("[data-press='step'][data-value='turn_on']")
    place = table.page.locator("input[type='range']").first
    for _ in range(2):
        twice(table, onward, click, 2 * _HALF + 400)
    fourth = place.input_value()
    table.press("step", "first")
    delay(table.page, slow)
    for _ in range(2):
        twice(table, onward, click, 60)
    expect(place).to_have_value(fourth)


@PAGED
def test_a_slow_answer_is_waited_for(host: Host) -> None:
    table = choosing(host, 2)
    before = cards_left(table)
    delay(table.page, 600)
    twice(
        table,
        table.page.locator("[data-press='choose_guardian'][data-value='2']"),
        click,
    )
    assert cards_left(table) == [card for card in before if card != "2"]
    assert table.answer().startswith("✓"), table.answer()


def delay(page: Page, milliseconds: int) -> None:
    """Have the page's socket bring everything to the server so much later."""
    page.evaluate(
        """(late) => {
          const send = WebSocket.prototype.send;
          WebSocket.prototype.send = function (text) {
            setTimeout(() => send.call(this, text), late);
          };
        }""",
        milliseconds,
    )
