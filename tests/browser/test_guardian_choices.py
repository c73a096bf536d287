"""The choices of a guardian card by touch and by keyboard, in every host."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.hosts import PAGED, PHONE, Host
from tests.browser.table import overflow


def opener(piece: str) -> str:
    """Return the button of a token or a tile in the list."""
    return f".dk-choices [data-press='pick'][data-value='{piece}']"


def test_a_token_and_its_target_by_keyboard_alone(host: Host) -> None:
    table = host.open("guardians?card=5")
    page = table.page
    table.press("use", "move_token")
    token = page.locator(opener("g16"))
    expect(token).to_have_attribute("aria-expanded", "false")
    token.focus()
    table.changed_by(lambda: page.keyboard.press("Enter"))
    assert "Token on g16 selected" in table.answer()
    expect(token).to_be_focused()
    expect(token).to_have_attribute("aria-expanded", "true")
    expect(page.locator(".dk-choices [aria-expanded='true']")).to_have_count(1)
    # Its targets come right after it.
    page.keyboard.press("Tab")
    target = page.locator(".dk-inside [data-press='ask']").first
    expect(target).to_be_focused()
    table.changed_by(lambda: page.keyboard.press("Enter"))
    assert "moved a token from g16 to" in table.answer()
    expect(target).to_be_focused()
    expect(target).to_have_attribute("aria-pressed", "true")


@PAGED
def test_a_tile_and_its_way_by_touch_on_a_phone(host: Host) -> None:
    table = host.open("guardians?card=4", **PHONE)
    page = table.page
    table.changed_by(page.locator(opener("3A")).tap)
    assert "Tile 3A selected" in table.answer()
    ways = page.locator(".dk-inside [data-press='ask']")
    expect(ways).to_have_count(2)
    assert overflow(page) == 0
    # A second tap at once would be for what lay under the finger before.
    page.wait_for_timeout(500)
    table.changed_by(ways.last.tap)
    assert "rotated tile 3A" in table.answer()
    expect(page.locator(".dk-facts")).to_be_visible()
    assert overflow(page) == 0
