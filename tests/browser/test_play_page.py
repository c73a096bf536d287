"""What the page of a game keeps to: few buttons, nothing that moves, nothing below the fold."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from dokmus_widgets.core import Phase
from dokmus_widgets.explain.messages import say
from tests.browser.hosts import PAGED, PHONE, Host
from tests.browser.table import Table
from tests.browser.test_opponents import await_turn
from tests.browser.views import game_at

WIDE: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}, "reduced_motion": "reduce"}
SIZES = pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
#: What stands still: the board, and the slots but for the one that scrolls.
SLOTS = """() => [
    ...document.querySelectorAll(".dokmus-play .dk-map, .dk-slot:not(.dk-slot-info)"),
  ].map((one) => one.getBoundingClientRect()).map(({ x, y, width }) => [x, y, width].join())"""


def no_phone_in_lab(host: Host, size: dict[str, Any]) -> None:
    if host.name == "lab" and size is PHONE:
        pytest.skip("the frame of JupyterLab leaves no room on a phone")


def buttons(table: Table) -> Locator:
    """Return the buttons that are to be seen outside board, header and player lines."""
    return table.page.locator(
        ".dk-slot button:visible:not(.dk-players *, .dk-moves *, .dk-table *)"
    )


def in_sight(place: Locator) -> bool:
    """Whether an element is wholly inside the window, without scrolling anything."""
    seen: bool = place.evaluate(
        """(one) => {
          const { left, right, top, bottom } = one.getBoundingClientRect();
          const box = (one.closest(".dk-slot-info") ?? document.body).getBoundingClientRect();
          return left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight
            && (one.closest(".dk-slot-info") === null || bottom <= box.bottom + 1);
        }"""
    )
    return seen


@SIZES
def test_ones_own_turn_has_six_buttons(host: Host, size: dict[str, Any]) -> None:
    no_phone_in_lab(host, size)
    table = host.open(game_at(Phase.TURNS), **size)
    assert 2 <= buttons(table).count() <= 6
    table.click(table.legal()[0])
    assert buttons(table).count() <= 6


@SIZES
@PAGED
def test_nothing_scrolls_or_moves_during_a_round(host: Host, size: dict[str, Any]) -> None:
    table = host.open("play?players=2&island=5", **size)
    page = table.page
    table.set_up()
    table.press("play_alone")
    for _ in range(2):
        table.press("choose_guardian", page.locator(".dk-card").first.get_attribute("data-value"))
    before, was = page.evaluate(SLOTS), table.round()
    while table.round() == was:
        spaces = table.legal()
        if table.offers("decline_ruins"):
            table.press("decline_ruins")
        elif spaces:
            table.click(spaces[-1])
        else:
            table.press("end_turn")
        assert page.evaluate("scrollY") == 0
        if table.round() == was:
            assert page.evaluate(SLOTS) == before
        assert in_sight(table.page.locator(".dk-map"))
        assert in_sight(table.page.locator(".dk-toolbar"))


def test_three_opponents_have_a_line_each_and_are_marked(host: Host) -> None:
    table = host.open("play", **WIDE)
    page = table.page
    table.begin_against(1, players=4)
    await_turn(table)
    table.click(table.legal()[0])
    await_turn(table)
    while not page.locator("[data-press='choose_guardian']").count():
        await_turn(table)
    table.press("choose_guardian", page.locator(".dk-card").first.get_attribute("data-value"))
    await_turn(table)
    was = table.round()
    while table.round() == was:
        table.play_turn()
        await_turn(table)
    lines = page.locator(".dk-player")
    expect(lines).to_have_count(4)
    for line in lines.all():
        # A notebook shows the part of the widget that one has scrolled to.
        assert host.name == "lab" or in_sight(line)
        expect(line.locator(".dk-turn-signs > span").first).to_be_visible()
    # Each is shown by its line, and by Escape no longer.
    line = lines.nth(1).locator("button")
    line.click()
    expect(line).to_have_attribute("aria-pressed", "true")
    expect(
        page.locator(".dk-map [data-mark^='done-1'], .dk-map .dk-is-done-1").first
    ).to_be_visible()
    page.keyboard.press("Escape")
    expect(line).to_have_attribute("aria-pressed", "false")
    table.changed_by(lambda: page.keyboard.press("l"))
    # One's own line says whose it is.
    assert page.locator(".dk-players small").all_inner_texts()[0].startswith(say("line-own"))


def test_a_hint_changes_the_answer_and_marks_its_space(host: Host) -> None:
    table = host.open(game_at(Phase.TURNS), **WIDE)
    page, answer = table.page, table.page.get_by_test_id("answer")
    table.press("hint")
    told = []
    for stage in range(1, 4):
        more = answer.locator("[data-press='hint']")
        expect(more).to_have_count(int(stage < 3))
        expect(answer.locator("[data-press='do_hint']")).to_be_visible()
        told.append(table.answer())
        expect(page.locator(".dk-map :is(.dk-is-hint, .dk-tint-hint)").first).to_be_visible()
        if stage < 3:
            more.click()
            expect(answer.locator("p").first).not_to_have_text(told[-1])
    assert len({*told}) == 3
    assert not any("%" in one for one in told)
    seen = page.locator(".dokmus-play").inner_text()
    for sentence in told[-1].removeprefix("✓").strip().split(". "):
        assert seen.count(sentence) == 1, sentence
    tokens = page.locator(".dk-map [href^='#dk-token-']").count()
    table.changed_by(answer.locator("[data-press='do_hint']").click)
    assert page.locator(".dk-map [href^='#dk-token-']").count() >= tokens


@SIZES
def test_the_end_is_seen_without_scrolling(host: Host, size: dict[str, Any]) -> None:
    no_phone_in_lab(host, size)
    table = host.open(game_at(Phase.OVER), **size)
    page = table.page
    assert "wins by" in table.heading()
    assert buttons(table).count() == 5
    bars = page.locator(".dk-bars-list li")
    expect(bars).to_have_count(4)
    for bar in bars.all():
        assert in_sight(bar)
    totals = [int(one) for one in bars.locator("b").all_inner_texts()]
    assert totals[0] == max(totals)
    assert f"{totals[0]} to " in table.heading()


@PAGED
def test_a_rematch_has_an_address_of_its_own(host: Host) -> None:
    table = host.open(game_at(Phase.OVER), **WIDE)
    page = table.page
    table.press("rematch")
    table.click(table.legal()[0])
    page.wait_for_url("**game=*")
    first = page.url
    table.new_game()
    table.press("begin")
    table.click(table.legal()[-1])
    page.wait_for_url(lambda url: "game=" in url and url != first)
    games = table.open_panel("menu").locator(".dk-kept-games li")
    assert games.count() >= 2
    second = page.url
    for address in (first, second):
        page.goto(address)
        expect(page.locator(".dk-moves")).to_contain_text("started on")


def test_keys(host: Host) -> None:
    table = host.open(game_at(Phase.TURNS), **WIDE)
    page, keys = table.page, table.page.keyboard
    panel, answer = page.locator(".dk-opened-panel"), page.get_by_test_id("answer")
    space = table.legal()[0]
    table.click(space)
    table.space(space).focus()
    table.changed_by(lambda: keys.press("Control+z"))
    assert space in table.legal()
    for redo in ("Control+y", "Control+Shift+z"):
        table.changed_by(partial(keys.press, redo))
        assert space not in table.legal()
        table.changed_by(lambda: keys.press("Control+z"))
    for key, begin in (("n", "a1"), ("p", "u21")):
        table.space(begin).focus()
        keys.press(key)
        expect(page.locator("button[data-legal]:focus")).to_have_count(1)
    for key, name in (("?", "keys"), ("m", "menu"), ("s", "settings")):
        keys.press(key)
        expect(panel).to_have_attribute("aria-label", say(f"panel-{name}"))
        keys.press("Escape")
        expect(panel).to_have_count(0)
    keys.press("r")
    expect(answer).to_contain_text(say("help-reach"))
    keys.press("h")
    expect(answer.locator("[data-press='do_hint']")).to_be_visible()
    refused = table.changed_by(lambda: keys.press("e"))
    assert refused.startswith("✗"), refused


def test_a_number_goes_to_a_card_and_enter_takes_it(host: Host) -> None:
    table = host.open(game_at(Phase.GUARDIANS), **WIDE)
    table.press("reveal")
    card = table.page.locator(".dk-card").first
    number = card.get_attribute("data-value") or ""
    table.page.keyboard.press(number)
    expect(card).to_be_focused()
    table.changed_by(lambda: table.page.keyboard.press("Enter"))
    assert table.answer().startswith("✓")


def test_letter_keys_can_be_switched_off(host: Host) -> None:
    table = host.open(game_at(Phase.TURNS), **WIDE)
    page, keys = table.page, table.page.keyboard
    letters = table.open_panel("settings").get_by_role("switch", name="Letter shortcuts")
    letters.set_checked(False)
    expect(page.locator("[data-no-letters]")).to_have_count(1)
    page.locator("[data-press='close_panel']").click()
    table.space(table.legal()[0]).focus()
    keys.press("m")
    keys.press("h")
    page.wait_for_timeout(300)
    expect(page.locator(".dk-opened-panel, [data-press='do_hint']")).to_have_count(0)


def test_space_pauses_those_who_play(host: Host) -> None:
    table = host.open("play", **WIDE)
    page = table.page
    table.set_pace(0)
    table.begin_against(1, players=4)
    await_turn(table)
    table.click(table.legal()[0])
    await_turn(table)
    page.locator(".dk-card").first.click()
    page.locator("[data-press='pause']").wait_for()
    page.keyboard.press("Space")
    expect(page.locator("[data-press='go_on']")).to_be_visible()


#: Counts the audio contexts, and the running animations of the widgets in each frame.
_WATCH = """() => {
  const Real = window.AudioContext;
  window.audio = 0;
  window.moving = [];
  window.AudioContext = class extends Real { constructor() { super(); window.audio += 1; } };
  const look = () => {
    for (const one of document.getAnimations())
      if (one.playState === "running" && one.effect.target?.closest(".dokmus"))
        window.moving.push(one.effect.target.className?.baseVal ?? one.effect.target.className);
    requestAnimationFrame(look);
  };
  look();
}"""


def test_without_sound_there_is_no_audio_and_without_motion_no_animation(host: Host) -> None:
    table = host.open("play?players=2&island=5", **WIDE)
    page = table.page
    page.evaluate(_WATCH)
    table.set_up()
    table.press("play_alone")
    while table.offers("choose_guardian"):
        table.press("choose_guardian", page.locator(".dk-card").last.get_attribute("data-value"))
    table.play_turn()
    assert page.evaluate("[...new Set(window.moving)]") == []
    assert page.evaluate("window.audio") == 0
    sound = table.open_panel("settings").get_by_role("switch", name="Sound")
    sound.set_checked(True)
    page.locator("[data-press='close_panel']").click()
    table.click(table.legal()[0])
    page.wait_for_function("window.audio === 1")
