"""By touch, on a phone: one tap where a finger hits, else a first one looks and enlarges."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Locator, expect

from dokmus_widgets.core import MoveTile, MoveToken, RotateTile, State, space_name
from dokmus_widgets.core.notation import position_code
from dokmus_widgets.explore.guardians.choices import card_actions
from dokmus_widgets.explore.sample_games import telling_turn
from dokmus_widgets.lessons.catalogue import begins_with, lesson
from dokmus_widgets.play.tools import tool_for
from tests.browser.hosts import PAGED, PHONE, Host
from tests.browser.longer import longer
from tests.browser.table import Table, overflow

# How long a pointer has to rest until the board asks for something, and more.
_RESTED = 320
# The width of a space that a finger hits, in pixels.
_LEAST = 24
#: What the browser stores of who confirms each move, as JavaScript.
_CONFIRMS = json.dumps({"confirm": True})
#: A small phone.
SMALL = {**PHONE, "viewport": {"width": 360, "height": 640}}


class Finger:
    """Touch input on a phone."""

    def __init__(self, table: Table) -> None:
        self.page, self.table = table.page, table
        self.told = table.page.get_by_test_id("answer").locator("p").first
        self.looked = table.page.locator("[data-looked]")

    def tap(self, place: Locator) -> None:
        """Tap the middle of what is in sight; nothing is scrolled for it."""
        box = place.bounding_box()
        assert box is not None
        self.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def lies(self) -> list[str]:
        """Return the symbols and places of all tokens, and the places of the tiles."""
        drawn = self.page.locator(".dk-tokens use, .dk-tile")
        names = ["href", "x", "y", "transform", "style"]
        told: list[str] = drawn.evaluate_all(
            "(all, names) => all.map((one) => names.map((name) => one.getAttribute(name)).join())",
            names,
        )
        assert told
        return told

    def take(self, tool: str) -> None:
        """Take a tool in hand, and go back to the board."""
        self.table.changed_by(self.page.locator(f"[data-press='use'][data-value='{tool}']").tap)
        self.page.evaluate("scrollTo(0, 0)")  # lessons scroll

    def draw_up(self, place: Locator) -> None:
        """Put a finger on a place, let it rest there, and draw it upwards: nothing scrolls."""
        box = place.bounding_box()
        assert box is not None
        session = self.page.context.new_cdp_session(self.page)

        def touch(kind: str, *up: int) -> None:
            points = [{"x": box["x"] + 2, "y": box["y"] + 2 - by} for by in up]
            session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

        touch("touchStart", 0)
        self.page.wait_for_timeout(_RESTED)
        for by in range(20, 120, 20):
            touch("touchMove", by)
        self.page.wait_for_timeout(_RESTED)
        touch("touchEnd")
        assert self.page.evaluate("scrollY") == 0

    def corner(self) -> tuple[float, float]:
        """Return the corner of the map: near a space, a browser takes a tap for one on it."""
        box = self.page.locator(".dk-map").bounding_box()
        assert box is not None
        return box["x"] + 1, box["y"] + 1

    def look(self, name: str, *, enlarges: bool = False) -> str:
        """Tap a space to look: what is told is in sight, and nothing moves.

        ``enlarges``: it was too small for a finger, and is not any more.
        """
        space, lies = self.table.space(name), self.lies()
        before = space.bounding_box(), self.page.evaluate("scrollY")
        words = self.told.inner_text()
        self.tap(space)
        expect(self.told).not_to_have_text(words)
        expect(space).to_have_attribute("data-looked", "")
        after = space.bounding_box(), self.page.evaluate("scrollY")
        if enlarges:
            assert before[0] is not None
            assert before[0]["width"] < _LEAST
            assert after[0] is not None
            assert after[0]["width"] >= _LEAST
        else:
            assert after == before
        assert self.lies() == lies
        assert self.told.evaluate(_IN_SIGHT)
        assert overflow(self.page) == 0
        self.page.wait_for_timeout(_RESTED)  # else the next tap is the half of a double tap
        return self.told.inner_text()


# Whether all of an element is seen, with nothing over its middle.
_IN_SIGHT = """element => {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  const over = element.getRootNode().elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth && over === element;
}"""


def spaces(state: State, action: MoveTile | RotateTile) -> list[str]:
    """Return the spaces of a tile."""
    frame = state.island.frame
    return [space_name(space) for space in frame.spaces(frame.slot_mask[action.slot])]


def open_game(host: Host, card: int) -> tuple[Finger, State]:
    """Open a game in which that card can be used."""
    state = telling_turn(card)
    return Finger(host.open(f"play?position={position_code(state)}", **SMALL)), state


@PAGED
def test_with_each_move_confirmed_a_tile_is_looked_at_and_then_slid(host: Host) -> None:
    page = host.open("play", **SMALL).page
    page.add_init_script(f"localStorage.setItem('dokmus-play', {json.dumps(_CONFIRMS)})")
    finger, state = open_game(host, 2)
    table, page = finger.table, finger.page
    slides = [action for action in card_actions(state, 2) if isinstance(action, MoveTile)]
    finger.take("move_tile")
    one, other = (spaces(state, slide) for slide in slides[:2])
    first = finger.look(one[0])
    assert "Choose it again" in first
    second = finger.look(other[0])
    assert second != first
    # To draw over the board and to see it larger does not end it; a tap elsewhere does.
    finger.draw_up(table.space(one[-1]))
    expect(finger.told).to_have_text(second)
    for zoomed in (1, 0):
        finger.tap(page.locator(".dk-zoom"))
        expect(page.locator(".dk-zoomed")).to_have_count(zoomed)
        page.wait_for_timeout(2 * _RESTED)  # a tap sooner is not for what it does now
    page.wait_for_timeout(_RESTED)
    expect(finger.told).to_have_text(second)
    page.touchscreen.tap(*finger.corner())
    expect(finger.told).not_to_have_text(second)
    expect(finger.looked).to_have_count(0)
    # It is no half of a tap that was made before: and then anywhere on the tile is the second.
    assert finger.look(one[0]) == first
    told = table.changed_by(lambda: finger.tap(table.space(one[-1])))
    assert "slid tile" in told
    expect(finger.looked).to_have_count(0)


@PAGED
def test_a_token_is_taken_up_and_moved_by_one_tap_each(host: Host) -> None:
    finger, state = open_game(host, 3)
    table = finger.table
    move = next(action for action in card_actions(state, 3) if isinstance(action, MoveToken))
    finger.take("move_token")
    table.changed_by(lambda: finger.tap(table.space(space_name(move.origin))))
    finger.page.wait_for_timeout(2 * _RESTED)  # a tap sooner is not for what has just come there
    # The first tap has enlarged the board.
    told = table.changed_by(lambda: finger.tap(table.space(space_name(move.target))))
    assert "moved" in told
    expect(finger.looked).to_have_count(0)


@PAGED
def test_a_token_takes_two_taps_on_the_whole_island_and_then_one(host: Host) -> None:
    finger, state = open_game(host, 4)
    table, page = finger.table, finger.page
    turn = next(action for action in card_actions(state, 4) if isinstance(action, RotateTile))
    finger.take(tool_for(turn))
    # What is armed is cancelled first, by its name, and nothing is taken back.
    undo = page.locator("[data-press='undo']")
    expect(undo).to_have_accessible_name("Cancel")
    table.changed_by(undo.tap)
    finger.take(tool_for(turn))
    table.changed_by(lambda: finger.tap(table.space(spaces(state, turn)[0])))
    assert "rotated tile" in table.changed_by(lambda: finger.tap(table.space("cw")))
    name = table.legal()[0]
    page.wait_for_timeout(2 * _RESTED)  # a tap sooner is not for what has just come there
    finger.look(name, enlarges=True)
    hint = page.locator(".dk-toolbar [data-press='hint']")
    before = hint.bounding_box()
    assert "placed" in table.changed_by(lambda: finger.tap(table.space(name)))
    space = table.space(table.legal()[-1])
    space.scroll_into_view_if_needed()
    page.wait_for_timeout(2 * _RESTED)
    assert "placed" in table.changed_by(lambda: finger.tap(space))
    table.changed_by(undo.tap)
    expect(page.locator("[data-press='redo']")).to_be_visible()
    after = hint.bounding_box()
    assert before is not None
    assert after is not None
    assert after["x"] == before["x"]
    expect(page.locator(".dk-toolbar [data-value='menu']")).to_have_accessible_name("More")


@PAGED
def test_a_tile_of_a_lesson_is_slid_by_one_tap(host: Host) -> None:
    table = host.open("?lesson=move-a-tile&step=3", **SMALL)
    finger = Finger(table)
    state = begins_with(lesson("move-a-tile"), 2)
    slide = next(action for action in card_actions(state, 2) if isinstance(action, MoveTile))
    finger.take("move_tile")
    name = spaces(state, slide)[0]
    assert "slid" in table.changed_by(lambda: finger.tap(table.space(name)))


@pytest.mark.parametrize("host", longer("lab"), indirect=True)
def test_what_is_told_is_in_sight_in_a_notebook(host: Host) -> None:
    state = telling_turn(2)
    finger = Finger(host.open(f"play?position={position_code(state)}", has_touch=True))
    page = finger.page
    slide = next(action for action in card_actions(state, 2) if isinstance(action, MoveTile))
    use = page.locator("[data-press='use'][data-value='move_tile']")
    finger.table.changed_by(use.tap)
    name = spaces(state, slide)[10]
    finger.table.space(name).scroll_into_view_if_needed()
    told = finger.table.changed_by(lambda: finger.tap(finger.table.space(name)))
    assert "slid" in told
    assert finger.told.evaluate(_IN_SIGHT)
