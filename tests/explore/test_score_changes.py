"""Tests of the differences between score sheets."""

from __future__ import annotations

import pytest

from dokmus_widgets.cases import Case, cases
from dokmus_widgets.core import SeatScore
from dokmus_widgets.explore.changes import Players
from dokmus_widgets.explore.rules.explorer import Explorer
from dokmus_widgets.explore.scores.changes import case_scores, changed_lines, score_lines
from tests.core.boards import board, place

SCORING = [case for case in cases() if case.family == "scoring"]


@pytest.mark.parametrize("case", SCORING, ids=lambda case: case.id)
def test_a_case_about_scoring_shows_the_lines_that_it_is_about(case: Case) -> None:
    explorer = Explorer()
    explorer.show_case(case.id)
    lines = {line.name: line for line in case_scores(explorer)}
    assert tuple(lines) == SeatScore.__match_args__
    assert not any(line.changes for line in lines.values())
    for seat, name, points in case.lines:
        assert lines[name].after[seat] == points


def test_the_sheet_follows_what_is_played_and_what_is_changed() -> None:
    changed = 0
    explorer = Explorer()
    for case in SCORING:
        for action in case.actions:
            if not case.state.check(action):
                continue
            explorer.show_case(case.id)
            explorer.ask(action)
            explorer.do()
            after = case.state.apply(action).score()
            for line in case_scores(explorer):
                assert line.before == tuple(sheet[line.name] for sheet in case.state.score())
                assert line.after == tuple(sheet[line.name] for sheet in after)
                changed += line.changes
    assert changed


def test_other_families_and_positions_of_ones_own_have_none() -> None:
    explorer = Explorer("forest.cost")
    assert case_scores(explorer) == ()
    explorer.show_position(SCORING[0].state)
    assert case_scores(explorer) == ()


def test_only_what_changes_is_told_and_the_total() -> None:
    state = board("..t", tokens={0: "a1"})
    after = state.apply(place("b1"))
    assert [line.name for line in changed_lines(state, after)] == [
        *("small_temples", "complete_tiles", "tiles_reached", "total")
    ]
    assert changed_lines(state, state) == ()
    other = Players(2).apply(board("..t", tokens={0: "a1"}, phase="turns"))
    assert not any(line.changes for line in score_lines(state, other))
