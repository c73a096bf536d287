"""Text boards: ``print(state)``."""

from __future__ import annotations

from dokmus_widgets.core import State, new_game
from tests.core.boards import board


def test_a_printed_state_is_a_board_with_names_of_columns_and_rows() -> None:
    state = board("..f|t..\n.v.|~~r", tokens={0: "a1", 1: "f2"}, card=1)
    lines = str(state).splitlines()
    assert lines[0].split()[:6] == ["a", "b", "c", "d", "e", "f"]
    assert lines[1].split()[:7] == ["1", "0", ".", "f", "t", ".", "."]
    assert lines[2].split()[:7] == ["2", ".", "v", ".", "~", "~", "1"]
    assert lines[-1] == "Round 1, turns: seat 0 to act"


def test_the_gap_is_blank_and_columns_are_aligned() -> None:
    header, first, *_ = str(new_game(2, seed=1)).splitlines()
    assert header.index("v") if "v" in header else header.endswith("u")
    assert first[header.index("h") : header.index("n") + 1].strip() == ""
    assert first[header.index("u")] != " "


def test_repr_is_the_code_that_can_be_read_back() -> None:
    state = new_game(3, seed=5)
    assert eval(repr(state), {"State": State}) == state
    assert str(state) != repr(state)
