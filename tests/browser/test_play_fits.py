"""Nothing on the pages with slots is cut, broken in the middle, or has room kept for nothing."""

from __future__ import annotations

import json
from itertools import pairwise
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from dokmus_widgets.core import Phase, State
from dokmus_widgets.core.notation import position_code
from dokmus_widgets.explain.messages import say, speaking
from dokmus_widgets.explore.sample_games import telling_turn
from dokmus_widgets.puzzles import Puzzle, shipped
from tests.browser.hosts import IN_APP, PHONE, Host
from tests.browser.table import overflow
from tests.browser.test_play_checks import _FAULTS, SPOKEN
from tests.browser.test_play_page import WIDE, in_sight
from tests.browser.views import game_at
from tests.core.boards import board

#: The narrowest page with the column beside the board.
NARROW: Final[dict[str, Any]] = {**WIDE, "viewport": {"width": 900, "height": 800}}
SIZES: Final = {"wide": WIDE, "narrow": NARROW, "phone": PHONE}
#: A page as wide and as high as each of these.
SIZED = pytest.mark.parametrize("size", SIZES)
#: The words, and the numbers, of these elements that stand in more than one line.
_BROKEN = r"""(all) => all.flatMap((element) => {
  const found = [], range = new Range();
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node; (node = texts.nextNode());)
    for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{Nd}]{2,}/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) found.push(word);
    }
  return found;
})"""
#: The parts of texts, between separators, that stand in more than one line.
_PARTED = """(all, by) => all.flatMap((element) => {
  const node = element.lastChild, range = new Range();
  let from = 0;
  return node.data.split(by).filter((part) => {
    range.setStart(node, from);
    range.setEnd(node, from + part.length);
    from += part.length + by.length;
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
  });
})"""


def broken(of: Locator) -> list[str]:
    """Return the words of some elements that are broken in the middle."""
    words: list[str] = of.evaluate_all(_BROKEN)
    return words


def box(of: Locator) -> dict[str, float]:
    """Return the place of an element, with ``right`` and ``bottom``."""
    place: dict[str, float] = of.first.evaluate("(one) => one.getBoundingClientRect().toJSON()")
    return place


def cut(page: Page) -> int:
    """Return by how many pixels the answer is higher than its box."""
    pixels: int = page.get_by_test_id("answer").evaluate("(a) => a.scrollHeight - a.clientHeight")
    return pixels


@IN_APP
@SPOKEN
@pytest.mark.parametrize("size", ["narrow", "phone"])
def test_an_answer_is_read_whole(host: Host, language: str, size: str) -> None:
    table = host.open(game_at(Phase.TURNS), language, **SIZES[size])
    page, answer = table.page, table.page.get_by_test_id("answer")
    # The longest of all keep their second rule below the shadow on a phone.
    below = 20 if size == "phone" else 1
    for step in (
        lambda: table.click("o2"),
        lambda: table.click(table.legal()[0]),
        lambda: table.press("hint"),
        lambda: answer.locator("[data-press='hint']").click(),
        lambda: table.click(table.legal()[-1]),
    ):
        step()
        page.wait_for_timeout(100)
        assert cut(page) <= below, answer.inner_text()


@IN_APP
@pytest.mark.parametrize("size", ["wide", "phone"])
def test_an_answer_that_does_not_fit_says_so(host: Host, size: str) -> None:
    table = host.open(game_at(Phase.TURNS), **SIZES[size])
    answer = table.page.get_by_test_id("answer")
    answer.locator("p").first.evaluate("(p) => { p.textContent = 'Much to read. '.repeat(60); }")
    assert cut(table.page) > 100
    expect(answer).to_have_css("overflow-y", "auto")
    # A shadow at the end of the box, covered by what scrolls along once all has been read.
    attached = answer.evaluate("(one) => getComputedStyle(one).backgroundAttachment")
    assert attached.startswith("local, scroll")


@IN_APP
@SPOKEN
@SIZED
def test_no_room_is_kept_for_an_answer_to_come(host: Host, language: str, size: str) -> None:
    for address in ("", "?quiz=terrain", "?quiz=scoring"):
        page = host.open(address, language, **SIZES[size]).page
        slots = page.locator(".dk-slot:not(.dk-slot-answer)")
        places = sorted((box(slot) for slot in slots.all()), key=lambda place: place["y"])
        between = [
            below["top"] - above["bottom"]
            for above, below in pairwise(places)
            if size != "phone" or above["bottom"] > box(page.locator(".dk-map"))["bottom"]
        ]
        assert max(between) <= 10, (address, between)
        asked = page.locator(":is(.dk-prompt, .dk-goals li, .dk-replies li, input[type=number])")
        for one in asked.all():
            assert in_sight(one), one.inner_text()
        assert broken(page.locator(".dk-slot button")) == [], address


@IN_APP
@SIZED
def test_a_first_answer_in_a_lesson_moves_nothing(host: Host, size: str) -> None:
    table = host.open("", **SIZES[size])
    page = table.page
    stands = page.locator(".dk-map, .dk-prompt, .dk-slot-actions, .dk-toolbar, .dk-lesson")

    def places() -> list[tuple[float, float]]:
        return [(box(one)["x"], box(one)["y"]) for one in stands.all()]

    before = places()
    table.click("c2")
    assert in_sight(page.get_by_test_id("answer"))
    assert places() == before


@IN_APP
@SPOKEN
@SIZED
def test_before_and_after_a_game_all_is_in_sight(host: Host, language: str, size: str) -> None:
    table = host.open("play", language, **SIZES[size])
    page = table.page
    with speaking(language):
        expect(
            page.get_by_text(say("setup-title"), exact=True).locator("visible=true")
        ).to_have_count(1)
    for address in ("play", game_at(Phase.OVER)):
        table = host.open(address, language, **SIZES[size])
        menu = page.locator(".dk-toolbar [data-value='menu']")
        row = box(menu)
        last = box(page.locator(".dk-slot-actions button").last)
        assert abs(row["bottom"] - last["bottom"]) <= 4, address
        assert last["right"] <= row["left"]
        assert in_sight(menu)
    for name in page.locator(".dk-bar-key li").all():
        assert in_sight(name), name.inner_text()
    shares, another = (box(page.locator(".dk-slot-actions button").nth(at)) for at in (3, 2))
    assert shares["y"] == another["y"], "it does not stand alone"
    assert broken(page.locator(".dk-slot-actions button, .dk-bar-key li")) == []


@IN_APP
@pytest.mark.parametrize("size", ["wide", "narrow"])
def test_the_button_of_the_legend_lies_on_the_board(host: Host, size: str) -> None:
    table = host.open(game_at(Phase.TURNS), **SIZES[size])
    button, around = (box(table.page.locator(one)) for one in (".dk-legend button", ".dk-map"))
    assert around["left"] <= button["left"]
    assert around["top"] <= button["top"]
    first = box(table.space("a1"))
    assert button["right"] <= first["left"] + 1 or button["bottom"] <= first["top"] + 1


@IN_APP
@SPOKEN
def test_a_heading_touches_no_button_of_the_board(host: Host, language: str) -> None:
    table = host.open(game_at(Phase.GUARDIANS), language, **PHONE)
    page = table.page
    for _ in "before", "after":
        words = page.locator(".dk-heading").evaluate(
            "(one) => { const r = new Range(); r.selectNodeContents(one);"
            " return Math.max(...[...r.getClientRects()].map(({ right }) => right)); }"
        )
        for button in page.locator(":is(.dk-legend button, .dk-zoom):visible").all():
            assert words <= box(button)["left"]
        if table.offers("reveal"):
            page.locator("[data-press='reveal']").click()
            page.locator(".dk-card").first.wait_for()
    second = page.locator(".dk-player").nth(1)
    assert in_sight(second)


@IN_APP
@SPOKEN
def test_a_player_s_facts_are_whole(host: Host, language: str) -> None:
    table = host.open(game_at(Phase.TURNS, 2), language, **PHONE)
    page = table.page
    with speaking(language):
        by = say("list-dot")
    for line in page.locator(".dk-player").all():
        assert in_sight(line)
    facts = page.locator(".dk-player small, .dk-plays")
    for width in range(220, 320, 8):
        page.evaluate(f"document.querySelector('.dk-players').style.width = '{width}px'")
        assert facts.evaluate_all(_PARTED, by) == [], width


@IN_APP
def test_four_turns_in_signs_fit_a_short_phone(host: Host) -> None:
    page = host.open(game_at(Phase.TURNS), **PHONE).page
    page.set_viewport_size({"width": 360, "height": 640})
    page.locator(".dk-turn-signs").evaluate_all(
        "signs => signs.forEach((one) => { one.textContent = 'g20 l17 4A\u21bb n19'; })"
    )
    for line in page.locator(".dk-player").all():
        assert in_sight(line)


@IN_APP
def test_where_three_others_started_is_in_sight(host: Host) -> None:
    table = host.open("play", **PHONE)
    table.begin_against(1, 4)
    signs = table.page.locator(".dk-turn-signs > span")
    expect(signs).to_have_count(3)
    assert all(in_sight(one) for one in signs.all())
    plays = table.page.locator(".dk-plays:visible")
    expect(plays).to_contain_text(["you", *["level\u00a01"] * 3])
    assert all(in_sight(one) for one in plays.all())


@IN_APP
@SPOKEN
def test_the_board_keeps_its_size_while_cards_are_chosen(host: Host, language: str) -> None:
    places = {}
    for phase in (Phase.START, Phase.GUARDIANS, Phase.TURNS):
        table = host.open(game_at(phase), language, **PHONE)
        if table.offers("reveal"):
            table.press("reveal")
            expect(table.page.locator(".dk-card")).to_have_count(5)
            assert broken(table.page.locator(".dk-card strong")) == []
        stands = table.page.locator(".dk-window, .dk-slot-info, .dk-toolbar")
        places[phase] = [box(one)["top"] for one in stands.all()]
        assert all(in_sight(one) for one in table.page.locator(".dk-player").all())
    assert places[Phase.START] == places[Phase.GUARDIANS] == places[Phase.TURNS]
    low = {**PHONE, "viewport": {"width": 360, "height": 640}}
    table = host.open(game_at(Phase.TURNS), language, **low)
    assert all(in_sight(one) for one in table.page.locator(".dk-player").all())


@IN_APP
def test_the_toolbar_stays_where_it_is_while_cards_are_chosen(host: Host) -> None:
    places = set()
    for phase in (Phase.GUARDIANS, Phase.TURNS):
        table = host.open(game_at(phase), **WIDE)
        if table.offers("reveal"):
            table.press("reveal")
        places.add(box(table.page.locator(".dk-toolbar"))["top"])
    assert len(places) == 1


@IN_APP
def test_a_turned_tile_moves_no_player_s_line(host: Host) -> None:
    table = host.open(f"play?position={position_code(telling_turn(4))}", **PHONE)
    players = table.page.locator(".dk-players")
    before = box(players)
    table.page.locator("[data-keys='g']").click()
    table.page.locator(".dk-choosable").first.wait_for()
    table.click("k9")
    table.changed_by(table.page.locator(".dk-arrow").first.click)
    expect(table.page.locator("details.dk-facts")).to_have_count(1)
    assert box(players) == before


@IN_APP
def test_the_rules_guide_opens_into_sight(host: Host) -> None:
    for phase in (Phase.GUARDIANS, Phase.TURNS):
        table = host.open(game_at(phase), **PHONE)
        page = table.page
        if table.offers("reveal"):
            table.press("reveal")
        page.locator("[data-press='panel'][data-value='guide']").dispatch_event("click")
        expect(page.locator(".dk-opened-panel p").first).to_be_in_viewport(ratio=1)
        assert box(page.locator(".dk-slot-info"))["height"] > 500


@IN_APP
def test_a_name_and_the_rounds_of_a_review_stay_together(host: Host) -> None:
    table = host.open("review", "fr", **PHONE)
    page = table.page
    for _ in range(3):
        page.locator("[data-press='step']").nth(2).click()
        page.wait_for_timeout(300)
    name = page.locator(".dk-heading .dk-who")
    expect(name).to_be_visible()
    assert broken(name) == []
    tops = page.locator(".dk-turns li").evaluate_all(
        "(all) => all.map((one) => Math.round(one.getBoundingClientRect().top))"
    )
    assert {tops.count(top) for top in tops} == {4}


@IN_APP
def test_counts_and_badges_are_whole(host: Host) -> None:
    page = host.open("rules?rule=forest.cost", **WIDE).page
    page.locator(".dk-rule-list").first.evaluate("(list) => { list.style.width = '150px'; }")
    assert broken(page.locator(".dk-rule-link small")) == []
    page = host.open("guardians", **WIDE).page
    tile = page.locator(".dk-choosable").first
    inside: float = tile.evaluate(
        """(one) => {
          const { top, borderTopWidth } = getComputedStyle(one, "::after");
          return parseFloat(top) + parseFloat(borderTopWidth);
        }"""
    )
    # The letters of a badge begin 8 units of 700 from the edge of their tile.
    assert inside <= 8 / 700 * tile.evaluate("(one) => one.offsetWidth")


@IN_APP
def test_japanese_stands_upright(host: Host) -> None:
    page = host.open(game_at(Phase.TURNS), "ja", **NARROW).page
    name = page.locator(".dk-upright th span").first
    expect(name).to_have_css("text-orientation", "upright")
    expect(name).to_have_css("rotate", "none")
    page = host.open("rules?rule=forest.reach", "ja", **WIDE).page
    for one in page.locator(".dk-ours, .dk-own li").all():
        expect(one).to_have_css("font-style", "normal")


def test_g_takes_up_the_guardian_action_and_puts_it_away(host: Host) -> None:
    table = host.open(f"play?position={position_code(telling_turn(4))}", **WIDE)
    button = table.page.locator("[data-keys='g']")
    expect(button).to_have_count(1)
    table.space(table.legal()[0]).focus()
    table.changed_by(lambda: table.page.keyboard.press("g"))
    expect(button).to_have_attribute("aria-pressed", "true")
    table.changed_by(lambda: table.page.keyboard.press("g"))
    expect(button).to_have_attribute("aria-pressed", "false")


def test_g_takes_the_talisman(host: Host) -> None:
    table = host.open(game_at(Phase.TURNS), **WIDE)
    table.space(table.legal()[0]).focus()
    assert table.offers("take_talisman")
    assert table.changed_by(lambda: table.page.keyboard.press("g")).startswith("✓")
    assert not table.offers("take_talisman")


def _sized(size: int) -> State:
    """Return a position of four players on tiles of that size."""
    return board("....", size=size, seats=4, tokens=dict(enumerate(("a1", "b1", "c1", "d1"))))


@IN_APP
@SIZED
@pytest.mark.parametrize("spaces", [3, 9])
def test_small_and_large_tiles_fit(host: Host, size: str, spaces: int) -> None:
    table = host.open(f"play?position={position_code(_sized(spaces))}", **SIZES[size])
    page = table.page
    expect(page.locator(".dk-cell")).to_have_count((3 * spaces) ** 2)
    assert page.evaluate(_FAULTS) == []
    assert overflow(page) == 0
    for part in (".dk-map", ".dk-toolbar", ".dk-heading"):
        assert in_sight(page.locator(part)), part


@IN_APP
@SPOKEN
def test_what_a_card_brings_leaves_room_for_its_name(host: Host, language: str) -> None:
    page = host.open("play", language, **PHONE).page
    stored = json.dumps(json.dumps({"helps": ["cards"]}))
    page.add_init_script(f"localStorage.setItem('dokmus-play', {stored})")
    table = host.open(game_at(Phase.GUARDIANS), language, **PHONE)
    table.press("reveal")
    names = page.locator(".dk-card strong")
    expect(page.locator(".dk-card .dk-plus")).to_have_count(names.count())
    assert broken(names) == []
    assert in_sight(page.locator(".dk-toolbar"))


@IN_APP
@SPOKEN
def test_the_actions_of_card_5_stand_in_one_row(host: Host, language: str) -> None:
    def has_card_5(puzzle: Puzzle) -> bool:
        return puzzle.state.guardians[puzzle.state.to_act or 0] == 5 and not puzzle.by_card

    one = next(filter(has_card_5, shipped()))
    page = host.open(f"puzzles?puzzle={one.id}", language, **PHONE).page
    actions = page.locator(".dk-slot-actions .dk-button")
    assert len({box(actions.nth(at))["y"] for at in range(actions.count())}) == 1
    if language == "ja":  # which writes no spaces: Chromium looks for the phrases
        expect(actions.first).to_have_css("word-break", "auto-phrase")
    else:
        assert broken(actions) == []
    assert in_sight(page.locator(".dk-toolbar"))
