"""A puzzle by mouse and by keyboard, in every host: missed, refuted, shown, and solved."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from dokmus_widgets.puzzles import PuzzleKind, shipped
from tests.browser.hosts import PAGED, PHONE, Host

#: One that is solved by clicks on the board alone.
PUZZLE = next(
    one
    for one in shipped()
    if one.kind is PuzzleKind.POINTS and all(step.isalnum() for step in one.solution)
)


def test_a_puzzle_is_missed_and_solved(host: Host) -> None:
    table = host.open(f"puzzles?puzzle={PUZZLE.id}")
    page = table.page

    def key(what: Locator) -> str:
        what.focus()
        return table.changed_by(lambda: page.keyboard.press("Enter"))

    # Wherever there is room, but for what would be right.
    right = PUZZLE.solution[:-1]
    while wrong := [space for space in table.legal() if space not in right]:
        table.click(wrong[-1])
    table.press("end_turn")
    assert f"of {PUZZLE.points} possible points" in table.answer()
    assert "played out" in table.press("show")
    expect(page.locator("button[data-legal]")).to_have_count(0)
    table.press("undo")
    table.press("come_back")
    table.press("again")
    for space in PUZZLE.solution[:-1]:
        key(table.space(space))
    assert "Right" in key(page.locator("[data-press='end_turn']"))
    expect(page.locator(".dk-goals li")).to_have_count(2)
    table.press("another")
    table.press("pick_kind", "card")
    page.locator("[data-press='choose']").first.click()
    expect(page.locator(".dk-facts").first).to_contain_text("With card 2")


@PAGED
def test_another_puzzle_asked_for_further_down_is_in_sight(host: Host) -> None:
    table = host.open("puzzles", **PHONE)
    heading = table.page.locator(".dk-lesson .dk-heading")
    for kind in (PuzzleKind.REACH, PuzzleKind.SACRIFICE):
        before = heading.inner_text()
        table.press("pick_kind", kind)
        expect(heading).not_to_have_text(before)
        expect(heading).to_be_focused()
        expect(heading).to_be_in_viewport()
        expect(table.board).to_be_in_viewport()
