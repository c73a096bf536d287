"""The board's view on a phone: the whole island or a part of it, that follows what happens."""

from __future__ import annotations

import json
import time

import pytest
from playwright.sync_api import Page, expect

from dokmus_widgets.core import MoveTile, Phase
from dokmus_widgets.core.notation import position_code
from dokmus_widgets.explore.guardians.choices import card_actions
from dokmus_widgets.explore.sample_games import telling_turn
from tests.browser.hosts import PAGED, PHONE, Host
from tests.browser.table import Table
from tests.browser.test_puzzles import PUZZLE
from tests.browser.test_touch import Finger, spaces
from tests.browser.views import game_at

# Longer than a tap is one with the next.
_APART = 450
_VIEW = """() => {
  const box = document.querySelector(".dk-window"), cell = document.querySelector(".dk-cell");
  const { width, height, y } = box.getBoundingClientRect();
  return { cell: cell.getBoundingClientRect().width, width, height, y, page: scrollY,
    left: box.scrollLeft, top: box.scrollTop };
}"""
_IN_WINDOW = """(one) => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  const page = one.getRootNode(), margin = page.querySelector(".dk-zoomed") ? 20 : 0;
  const box = page.querySelector(".dk-window").getBoundingClientRect();
  return left >= box.left + margin - 1 && right <= box.right + 1
    && top >= box.top + margin - 1 && bottom <= box.bottom + 1;
}"""
# The labels of an enlarged board under which a space could be pressed.
_OVER_SPACES = """() => [...document.querySelectorAll(".dk-ruler span")].filter((one) => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  const ends = [[left + 1, top + 1], [right - 1, bottom - 1]];
  return ends.some(([x, y]) => document.elementFromPoint(x, y)?.closest(".dk-cell"));
}).length"""
#: Longer than a step is looked at, in milliseconds.
_STEP = 3000


def view(page: Page) -> dict[str, float]:
    """Return the size of a space, the place of the window, and how far all is scrolled."""
    page.wait_for_timeout(100)
    seen: dict[str, float] = page.evaluate(_VIEW)
    return seen


def enlarged(host: Host, address: str) -> tuple[Table, Finger]:
    """Open a game on a phone, and enlarge its board by the button."""
    table = host.open(address, **PHONE)
    finger = Finger(table)
    finger.tap(table.page.locator(".dk-zoom"))
    expect(table.page.locator(".dk-zoomed .dk-zoom")).to_have_text("\N{MINUS SIGN}")
    return table, finger


def scroll_to_corner(page: Page) -> None:
    """Scroll the enlarged board to its top left corner, by the wheel."""
    page.locator(".dk-window").hover(position={"x": 3, "y": 3})
    page.mouse.wheel(-5000, 0)
    page.mouse.wheel(0, -5000)
    await_at(page, 0, 0)


def scroll_away(page: Page) -> None:
    """Scroll the enlarged board to a corner where there is nothing to do, by the wheel."""
    page.locator(".dk-window").hover(position={"x": 30, "y": 30})
    for right, down in ((-5000, -5000), (5000, 0), (0, 5000), (-5000, 0)):
        page.mouse.wheel(right, 0)
        page.mouse.wheel(0, down)
        page.wait_for_timeout(300)
        marked = page.locator("button[data-open]").all()
        if not any(one.evaluate(_IN_WINDOW) for one in marked):
            return
    raise AssertionError("there is something to do in every corner")


def double_tap(page: Page, x: float, y: float) -> None:
    """Tap twice; the page is told the times, however long it takes on this machine."""
    session, now = page.context.new_cdp_session(page), time.time()
    for after in (0, 0.15):
        for kind, points in (("touchStart", [{"x": x, "y": y}]), ("touchEnd", [])):
            told = {"type": kind, "touchPoints": points, "timestamp": now + after}
            session.send("Input.dispatchTouchEvent", told)


def await_view(page: Page, wanted: dict[str, float]) -> None:
    """Wait until the player's own view is back, which a busy machine shows later."""
    end = time.monotonic() + 15
    while view(page) != wanted:
        assert time.monotonic() < end, f"{view(page)} is not {wanted}"


def await_at(page: Page, left: int, top: int) -> None:
    end = time.monotonic() + 15
    while (seen := view(page))["left"] != left or seen["top"] != top:
        assert time.monotonic() < end, f"scrolled to {seen}"


def await_seen(page: Page, selector: str) -> None:
    end = time.monotonic() + 15
    while not is_seen(page, selector):
        assert time.monotonic() < end, f"{selector} is out of sight"
        page.wait_for_timeout(50)


def is_seen(page: Page, selector: str) -> bool:
    seen: bool = page.locator(selector).first.evaluate(_IN_WINDOW)
    return seen


@PAGED
def test_the_board_is_enlarged_in_its_place(host: Host) -> None:
    table = host.open(game_at(Phase.TURNS), **PHONE)
    page, finger = table.page, Finger(table)
    whole, fit = view(page), page.locator(".dk-zoom")
    box = fit.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44
    assert fit.get_attribute("aria-label") == "Zoom in"
    finger.tap(fit)
    expect(fit).to_have_attribute("aria-label", "Zoom out")
    part = view(page)
    assert part["cell"] >= 40
    assert 6 < part["width"] / part["cell"] < 8
    for name in ("width", "height", "y", "page"):
        assert part[name] == pytest.approx(whole[name], abs=0.5), name
    assert is_seen(page, "[data-open]")
    page.wait_for_timeout(_APART)
    finger.tap(fit)
    assert view(page) == whole


@PAGED
def test_an_enlarged_board_takes_the_room_below_it(host: Host) -> None:
    table = host.open(game_at(Phase.TURNS, 2), **PHONE)
    page, finger = table.page, Finger(table)
    docked = page.locator(".dk-slot-answer, .dk-slot-actions, .dk-toolbar")
    whole, places = view(page), [one.bounding_box() for one in docked.all()]
    finger.tap(page.locator(".dk-zoom"))
    assert view(page)["height"] > whole["height"] + 60
    assert [one.bounding_box() for one in docked.all()] == places
    for line in page.locator(".dk-player").all():
        expect(line).to_be_in_viewport(ratio=1)


@PAGED
def test_small_spaces_show_what_can_be_done_and_no_pips(host: Host) -> None:
    page = host.open("play", **PHONE).page
    stored = json.dumps(json.dumps({"helps": ["reach"]}))
    page.add_init_script(f"localStorage.setItem('dokmus-play', {stored})")
    table = host.open(game_at(Phase.TURNS), **PHONE)
    pips = page.locator("[class*='dk-is-pips']")
    expect(page.locator(".dk-tint-reach-1")).to_have_count(1)
    expect(pips.first).to_be_hidden()
    page.locator(".dk-legend button").tap()
    expect(page.locator(".dk-legend .dk-is-pips-1")).to_be_visible()
    page.locator(".dk-legend button").tap()
    Finger(table).tap(page.locator(".dk-zoom"))
    expect(pips.first).not_to_have_css("display", "none")


@PAGED
def test_a_double_tap_enlarges_around_it_and_places_nothing(host: Host) -> None:
    table = host.open(game_at(Phase.TURNS), **PHONE)
    page, tick, tokens = table.page, table.tick, table.page.locator(".dk-tokens > g").count()
    name = table.legal()[-1]
    whole = view(page)
    for is_part in (1, 0):
        # Of the enlarged board the margin: one tap on a dot would place a token.
        box = (table.space(name) if is_part else page.locator(".dk-window")).bounding_box()
        assert box is not None
        double_tap(page, box["x"] + box["width"] / 2, box["y"] + min(box["height"] / 2, 9))
        expect(page.locator(".dk-zoomed")).to_have_count(is_part)
        if is_part:
            assert view(page)["cell"] >= 40
            assert is_seen(page, f"button[data-space='{name}']")
        page.wait_for_timeout(_APART)
    assert (table.tick, page.locator(".dk-tokens > g").count()) == (tick, tokens)
    assert view(page) == whole


@PAGED
def test_one_tap_places_a_token_on_an_enlarged_board(host: Host) -> None:
    table, finger = enlarged(host, game_at(Phase.TURNS))
    page = table.page
    name = table.legal()[0]
    before = view(page)
    assert "placed" in table.changed_by(lambda: finger.tap(table.space(name)))
    assert view(page) == before


@PAGED
def test_a_hint_out_of_sight_is_shown_until_the_next_action(host: Host) -> None:
    table, _ = enlarged(host, game_at(Phase.TURNS))
    page, mark = table.page, ".dk-mark.dk-is-hint"
    hint = page.locator(".dk-toolbar [data-press='hint']")
    more = page.locator(".dk-slot-answer [data-press='hint']")
    scroll_to_corner(page)
    table.changed_by(hint.click)
    expect(page.locator(".dk-tint-hint")).not_to_have_count(0)
    # A tile is a little larger than the window shows of a board that is enlarged.
    expect(page.locator(".dk-zoomed")).to_have_count(1)
    table.changed_by(more.click)
    await_seen(page, mark)
    assert view(page)["cell"] > 30
    # By a script: nothing is focused or tapped, which would move the view.
    table.changed_by(lambda: table.space(table.legal()[0]).dispatch_event("click"))
    expect(page.locator(mark)).to_have_count(0)
    # Nothing can be done in the corner: it does not come back.
    expect(page.locator(".dk-zoomed")).to_have_count(0)


@PAGED
def test_what_a_hint_out_of_sight_was_for_stays_in_sight_once_it_is_done(host: Host) -> None:
    table, _ = enlarged(host, f"play?position={position_code(telling_turn(3))}")
    page, mark = table.page, ".dk-mark.dk-is-hint"
    page.locator(".dk-window").hover(position={"x": 30, "y": 30})
    page.mouse.wheel(5000, 0)
    page.mouse.wheel(0, 5000)
    page.wait_for_timeout(300)
    own = view(page)
    assert any(one.evaluate(_IN_WINDOW) for one in page.locator("button[data-open]").all())
    table.changed_by(page.locator(".dk-toolbar [data-press='hint']").click)
    expect(page.locator(".dk-tint-hint")).not_to_have_count(0)
    table.changed_by(page.locator(".dk-slot-answer [data-press='hint']").click)
    await_seen(page, mark)
    assert view(page) != own
    table.changed_by(page.locator("[data-press='do_hint']").click)
    expect(page.locator(".dk-mark.dk-is-done-0")).to_have_count(1)
    expect(page.locator(".dk-zoomed")).to_have_count(1)
    await_seen(page, ".dk-mark.dk-is-done-0")
    page.wait_for_timeout(_STEP)
    assert is_seen(page, ".dk-mark.dk-is-done-0")


@PAGED
def test_while_a_card_is_chosen_the_board_is_seen_whole(host: Host) -> None:
    table, _ = enlarged(host, game_at(Phase.GUARDIANS))
    table.press("reveal")
    expect(table.page.locator(".dk-card").first).to_be_visible()
    expect(table.page.locator(".dk-zoomed")).to_have_count(0)


@PAGED
def test_a_slide_shows_the_island_and_then_the_own_view_again(host: Host) -> None:
    state = telling_turn(2)
    table, finger = enlarged(host, f"play?position={position_code(state)}")
    page = table.page
    finger.take("move_tile")
    slide = next(action for action in card_actions(state, 2) if isinstance(action, MoveTile))
    space = table.space(spaces(state, slide)[24])
    space.focus()
    own = view(page)
    assert is_seen(page, ":focus"), "a key's focus moves the view"
    assert own["page"] == 0
    table.changed_by(lambda: page.keyboard.press("Enter"))
    expect(page.locator(".dk-zoomed")).to_have_count(0)
    await_view(page, own)


@PAGED
def test_a_view_without_anything_to_do_does_not_come_back(host: Host) -> None:
    state = telling_turn(2)
    table, finger = enlarged(host, f"play?position={position_code(state)}")
    page = table.page
    scroll_away(page)
    finger.take("move_tile")
    slide = next(action for action in card_actions(state, 2) if isinstance(action, MoveTile))
    page.clock.install()
    # By a script: nothing is focused or tapped, which would move the view.
    table.changed_by(lambda: table.space(spaces(state, slide)[24]).dispatch_event("click"))
    page.clock.run_for(_STEP)
    expect(page.locator(".dk-zoomed")).to_have_count(0)


@PAGED
def test_tiles_to_choose_from_are_seen_whole(host: Host) -> None:
    table, finger = enlarged(host, f"play?position={position_code(telling_turn(2))}")
    page, own = table.page, view(table.page)
    finger.take("move_tile")
    expect(page.locator(".dk-zoomed")).to_have_count(0)
    assert all(one.evaluate(_IN_WINDOW) for one in page.locator(".dk-choosable").all())
    table.press("use", "place")  # puts the tool away
    await_view(page, own)


@PAGED
def test_another_puzzle_is_seen_whole_and_each_step_of_a_solution_is_in_sight(host: Host) -> None:
    table, _ = enlarged(host, f"puzzles?puzzle={PUZZLE.id}")
    page = table.page
    table.press("show")
    page.clock.install()
    for number in range(1, len(PUZZLE.solution) + 1):
        scroll_away(page)
        table.changed_by(lambda: page.locator(".dk-steps button").nth(2).dispatch_event("click"))
        await_seen(page, f"button[data-space='{PUZZLE.solution[number - 1]}']")
        page.clock.run_for(_STEP)
        assert is_seen(page, f"button[data-space='{PUZZLE.solution[number - 1]}']")
    table.press("another")
    expect(page.locator(".dk-zoomed")).to_have_count(0)


@PAGED
def test_labels_of_an_enlarged_board_stand_in_its_margin(host: Host) -> None:
    table, _ = enlarged(host, game_at(Phase.TURNS))
    assert table.page.locator(".dk-ruler span").count() > 0
    assert table.page.evaluate(_OVER_SPACES) == 0


@PAGED
def test_two_fingers_enlarge_the_board_and_not_the_page(host: Host) -> None:
    table = host.open(game_at(Phase.TURNS), **PHONE)
    page = table.page
    session = page.context.new_cdp_session(page)
    whole = view(page)
    x, y = 180, whole["y"] + whole["height"] / 2

    def touch(kind: str, *apart: int) -> None:
        points = [{"x": x + side * by, "y": y} for by in apart for side in (-1, 1)]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", 40)
    for apart in (50, 60, 70, 80):
        touch("touchMove", apart)
    touch("touchEnd")
    expect(page.locator(".dk-zoomed")).to_have_count(1)
    part = view(page)
    assert part["cell"] == pytest.approx(2 * whole["cell"], rel=0.05)
    assert part["left"] == pytest.approx(x - 8, abs=20)
    assert page.evaluate("visualViewport.scale") == 1
    assert part["page"] == 0
