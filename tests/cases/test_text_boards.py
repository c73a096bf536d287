"""Boards drawn as text: tile names, and spaces left out."""

from __future__ import annotations

import pytest

from dokmus_widgets.cases import case
from dokmus_widgets.cases.text_boards import document, left_out
from dokmus_widgets.core import State


def names(gap: int | None, seats: int) -> str:
    """Return the tile names by slot, a hyphen for the gap."""
    grid = document("", gap=gap, seats=seats)["grid"]
    return " ".join("-" if laid is None else laid["tile"] for laid in grid)


@pytest.mark.parametrize(
    ("gap", "seats", "told"),
    [
        (None, 3, "1 2 3 4 - 5 6 7 8"),
        (None, 2, "1 - 2 3 4 5"),
        (0, 4, "- 1 2 3 4 5 6 7 8"),
        (8, 3, "1 2 3 4 5 6 7 8 -"),
    ],
)
def test_tiles_are_numbered_from_one_as_in_the_box(gap: int | None, seats: int, told: str) -> None:
    assert names(gap, seats) == told


def test_spaces_outside_the_picture_are_closed() -> None:
    drawn = "...|.f\n~~"
    found = left_out(drawn)
    assert sorted(found) == list("12345678")
    assert found["2"] == {(0, 2)} | {(row, column) for row in (1, 2) for column in range(3)}
    assert (1, 1) not in found["1"]
    assert len(found["8"]) == 9
    state = State.from_dict(document(drawn))
    assert not state.island.land & state.island.frame.slot_mask[8]
    assert left_out("...|   |...\n" * 3 + "...|...|...\n" * 3, seats=2) == {}


def test_case_lists_the_spaces_left_out() -> None:
    assert sorted(case("forest-cost-alone").left_out) == ["3", "4", "5"]
