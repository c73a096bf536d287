"""A puzzle by mouse and by keyboard, in every host: missed, refuted, shown, and solved."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from dokmus_widgets.puzzles import PuzzleKind, shipped
from tests.browser.hosts import PAGED, PHONE, Host
from tests.browser.table import Table
from tests.browser.test_play_page import SLOTS, in_sight

#: One that is solved by several clicks on the board alone.
PUZZLE = next(
    one
    for one in shipped()
    if one.kind is PuzzleKind.POINTS
    and len(one.solution) > 1
    and all(step.isalnum() for step in one.solution)
)


def choose_kind(table: Table, kind: str) -> None:
    """Open the menu, and choose a kind of question."""
    table.page.locator("[data-press='panel'][data-value='menu']").click()
    table.press("pick_kind", kind)


def test_a_puzzle_is_missed_and_solved(host: Host) -> None:
    table = host.open(f"puzzles?puzzle={PUZZLE.id}")
    page = table.page

    def key(what: Locator) -> str:
        what.focus()
        return table.changed_by(lambda: page.keyboard.press("Enter"))

    # Wherever there is room, but for what would be right.
    right, gauge = PUZZLE.solution, page.locator(".dokmus").get_by_role("progressbar")
    expect(gauge).to_have_accessible_name(f"0 of {PUZZLE.points} points")
    while wrong := [space for space in table.legal() if space not in right]:
        table.click(wrong[-1])
    table.press("end_turn")
    assert f"of {PUZZLE.points} points" in table.answer()
    assert "See them one by one" in table.press("show")
    expect(page.locator("button[data-legal]")).to_have_count(0)
    steps = page.locator(".dk-steps button")
    expect(steps).to_have_count(4)
    expect(steps.nth(2)).to_have_accessible_name("Next step")
    assert "Step 1 of" in table.changed_by(steps.nth(2).click)
    expect(page.locator("[href='#dk-mark-step']")).to_have_count(1)
    assert f"Step {len(right)} of {len(right)}" in table.changed_by(steps.nth(3).click)
    expect(gauge).to_have_accessible_name(f"{PUZZLE.points} of {PUZZLE.points} points")
    table.press("again")
    for space in right[:-1]:
        key(table.space(space))
    assert "Right" in key(table.space(right[-1]))
    expect(gauge).to_have_js_property("value", PUZZLE.points)
    key(page.locator("[data-press='another']"))
    choose_kind(table, "card")
    assert "card 2" in table.press("choose", "2")


@PAGED
def test_question_gauge_and_board_fit_a_phone(host: Host) -> None:
    for kind in PuzzleKind:
        puzzle = next(one for one in shipped() if one.kind is kind)
        table = host.open(f"puzzles?puzzle={puzzle.id}", **PHONE)
        asked = ".dk-heading", ".dk-cards" if kind is PuzzleKind.CARD else ".dk-gauge"
        for seen in (*map(table.page.locator, asked), table.board):
            expect(seen.first).to_be_in_viewport(ratio=0.5 if kind is PuzzleKind.CARD else 1)


@PAGED
def test_another_puzzle_asked_for_further_down_is_in_sight(host: Host) -> None:
    table = host.open(f"puzzles?puzzle={PUZZLE.id}", **PHONE)
    heading = table.page.locator(".dk-heading")
    for kind in (PuzzleKind.REACH, PuzzleKind.SACRIFICE):
        before = heading.inner_text()
        choose_kind(table, kind)
        expect(heading).not_to_have_text(before)
        table.page.locator("[data-press='close_panel']").click()
        expect(heading).to_be_in_viewport(ratio=1)
        expect(table.board).to_be_in_viewport(ratio=1)


@PAGED
def test_question_and_board_stand_still_through_hint_and_solution(host: Host) -> None:
    table = host.open(f"puzzles?puzzle={PUZZLE.id}", **PHONE)
    page, steps = table.page, table.page.locator(".dk-steps button")
    question, before = table.heading(), page.evaluate(SLOTS)
    assert len(before) == 6, "the board and five slots"
    places = {before[4]}
    for name in ("hint", "show", "step", "again"):
        if name == "step":
            table.changed_by(steps.nth(2).tap)
        else:
            table.press(name)
        assert table.heading() == question
        # The last is the answer, which takes no room while there is none, and always the same.
        now = page.evaluate(SLOTS)
        assert now[:4] == before[:4]
        places.add(now[4])
        assert len(places) <= 2
        assert page.evaluate("scrollY") == 0
        for part in (".dk-map", ".dk-heading", ".dk-slot-answer", ".dk-toolbar"):
            assert in_sight(page.locator(part)), part
