"""Readings chosen by hand and by link; positions and games taken along and opened again."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Locator, Page, expect

from dokmus_widgets.core import Rules, new_game
from dokmus_widgets.core.notation import position_code
from dokmus_widgets.explain.messages import say
from tests.browser.conftest import NotebookOpener
from tests.browser.hosts import PAGED, PHONE, Host
from tests.browser.lab import BOARD
from tests.browser.servers import Server
from tests.browser.table import Table, overflow
from tests.browser.test_opponents import await_turn

CODE = position_code(new_game(3, seed=5, rules=Rules.preset("fr")))
_REFUSE = "() => { navigator.clipboard.writeText = () => Promise.reject(new Error('no')); }"

_RELOAD_WHEN_CHANGED = """board => {
  const watch = { attributes: true, attributeFilter: ["data-tick"] };
  new MutationObserver(() => location.reload()).observe(board, watch);
}"""


def opened(page: Page, address: str) -> Table:
    """Open a page; return its table."""
    page.goto(address)
    page.locator(BOARD).wait_for()
    return Table(page)


def unfold(page: Page, title: str) -> None:
    """Open what is folded away under that title."""
    page.get_by_text(title, exact=True).click()


def note(page: Page) -> Locator:
    """Return the note about the reading, or the first note."""
    return page.locator(".dk-note").first


def share(page: Page, what: str) -> None:
    """Choose what to share in the open panel."""
    page.locator(f"[data-press='copy_link'][data-value='{what}']").click()


@contextmanager
def another(page: Page, address: str) -> Iterator[Table]:
    """Return a table on a second page of the same browser context."""
    second = page.context.new_page()
    yield opened(second, address)
    second.close()


@PAGED
def test_a_reading_is_chosen_by_hand(host: Host) -> None:
    table = host.open("play?players=2", **PHONE)
    page = table.page
    expect(page.locator(".dk-players")).to_be_visible()
    expect(note(page)).to_have_count(0)
    table.new_game()
    expect(page.locator("[data-press='reading']").first).to_be_hidden()
    unfold(page, "Which rulebook?")
    expect(page.locator("[data-press='temple_water']")).to_have_count(0)
    page.locator("[data-press='reading'][data-value='fr']").click()
    table.press("begin")
    expect(note(page)).to_have_text("Rules: the French rulebook")

    table.new_game()
    unfold(page, "Which rulebook?")
    page.locator("[data-press='reading'][data-value='own']").click()
    assert overflow(page) == 0
    for switch, value in (
        *(("temple_reach", "any_token"), ("ruins_timing", "immediate")),
        *(("start_edge", "no_neighbour"), ("voluntary_sacrifice", "true")),
        ("temple_water", "joins"),
    ):
        button = page.locator(f"[data-press='{switch}'][data-value='{value}']")
        button.click()
        expect(button).to_have_attribute("aria-pressed", "true")
    table.press("begin")
    expect(note(page)).to_have_text(
        "Rules: your own (sacrifices at will, temples connect waterways)"
    )


@PAGED
def test_a_link_begins_a_game_and_reloading_goes_on_with_it(host: Host) -> None:
    table = host.open("play?players=3&island=5&first=1&reading=fr&temple_water=ends")
    page = table.page
    expect(note(page)).to_have_text("Rules: the French rulebook")
    assert "3 players on island 5. Orange has the talisman" in table.answer()
    # What is seen is kept already. The load is waited for: that the game gets an address of its own
    # is a navigation too, and Chromium may forget to close a page that is reloading.
    with page.expect_event("load"):
        table.board.evaluate(_RELOAD_WHEN_CHANGED)
        table.space(table.legal()[0]).click()
    expect(page.locator(".dk-moves")).to_contain_text("started on")


def test_a_link_opens_a_position(host: Host) -> None:
    table = host.open(f"play?position={CODE}")
    page = table.page
    assert "The game continues" in table.answer()
    expect(note(page)).to_have_text("Rules: the French rulebook")
    expect(page.locator(".dk-player")).to_have_count(3)


def test_what_is_wrong_with_a_link_is_told(host: Host) -> None:
    damaged = CODE[:-9] + ("x" if CODE[-9] != "x" else "y") + CODE[-8:]
    table = host.open(f"play?position={damaged}&players=4&reading=%3Cb%3Efrench")
    page = table.page
    assert "This code was changed or cut short." in table.answer()
    assert "can't be <b>french, only en" in table.answer()
    expect(page.locator(".dk-player")).to_have_count(4)
    assert table.click(table.legal()[0]).startswith("✓")


def test_a_link_is_copied_and_leads_to_the_position(page: Page, app_server: Server) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table = opened(page, f"{app_server.url}play?players=2")
    table.click("a1")
    table.open_panel("share")
    share(page, "position")
    expect(page.get_by_role("status").filter(has_text="Copied.")).to_be_visible()
    address = page.evaluate("navigator.clipboard.readText()")
    assert address == page.get_by_label("This position").input_value()
    assert address.startswith(f"{app_server.url}play?position=d2_")
    with another(page, address) as other:
        assert other.legal() == table.legal()
        assert "No moves yet" in other.page.locator(".dk-moves").inner_text()
    table.click(table.legal()[0])
    expect(page.locator(".dk-copy")).to_have_count(0)


def test_a_link_that_may_not_be_copied_is_selected(page: Page, app_server: Server) -> None:
    table = opened(page, f"{app_server.url}play?players=2")
    page.evaluate(_REFUSE)
    table.open_panel("share")
    share(page, "position")
    field = page.get_by_label("This position")
    expect(page.get_by_role("status").filter(has_text="allow copying")).to_be_visible()
    expect(field).to_be_focused()
    selected = field.evaluate("e => e.value.slice(e.selectionStart, e.selectionEnd)")
    assert selected == field.input_value() != ""


def test_a_game_and_its_island_are_shared_by_the_phone(page: Page, app_server: Server) -> None:
    page.add_init_script(
        "navigator.share = async ({ url }) => { document.documentElement.dataset.shared = url; };"
    )
    table = opened(page, f"{app_server.url}play?players=3&island=5&level=0-1-2")
    await_turn(table)
    table.click(table.legal()[0])
    await_turn(table)
    for what, path in (("game", "review?record="), ("island", "play?players=3&island=5")):
        table.open_panel("share")
        share(page, what)
        expect(page.locator(".dk-copy input")).to_have_value(re.compile(re.escape(path)))
        page.get_by_role("button", name=say("share-with")).click()
        expect(page.locator("html")).to_have_attribute("data-shared", re.compile(re.escape(path)))
        address = page.locator("html").get_attribute("data-shared") or ""
        with another(page, address) as other:
            expect(other.page.get_by_text("Orange").first).to_be_visible()
            if what == "game":
                expect(other.page.get_by_text("Yellow (level 2)").first).to_be_visible()
            else:
                expect(other.page.locator(".dk-player")).to_have_count(3)
        page.locator("[data-press='close_panel']").click()


def test_a_record_is_copied_and_opened_by_hand(host: Host) -> None:
    table = host.open("play?players=2")
    page = table.page
    table.click("a1")
    table.open_panel("menu")
    unfold(page, "Save and open")
    page.locator("[data-press='copy_record']").click()
    record = page.get_by_label("Record of this game").input_value()
    assert "start a1" in record
    table.press("undo")
    table.open_panel("menu")
    unfold(page, "Save and open")
    field = page.get_by_label("A position's code or link, or a game's record")
    field.fill(record.replace("start a1", "start d4"))
    assert "'start d4' isn't legal" in table.press("open_saved")
    expect(page.get_by_role("alert").filter(has_text="can't be opened. Line")).to_be_visible()
    field.fill(record)
    table.press("open_saved")
    assert "started on a1" in page.locator(".dk-moves").inner_text()
    expect(field).to_be_hidden()


def test_a_notebook_shows_the_code(page: Page, open_notebook: NotebookOpener) -> None:
    cells = ["from dokmus_widgets.widgets import GameWidget\n\nGameWidget(3, seed=5, rules='fr')"]
    open_notebook(page, cells)
    Table(page).open_panel("share")
    share(page, "position")
    assert page.get_by_label("This position").input_value() == CODE
