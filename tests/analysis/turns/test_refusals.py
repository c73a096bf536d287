"""What the turn search is asked in the wrong way, and how its results print."""

from __future__ import annotations

from typing import Any, cast

import pytest

from dokmus_widgets.analysis import best_end, reach_map, turn_ends
from dokmus_widgets.core import space_name
from dokmus_widgets.explore.sample_games import sample_turn

STATE = sample_turn(1, 2, 3)
REACH = reach_map(STATE)


def test_spaces_are_given_by_name_too() -> None:
    frame = STATE.island.frame
    [temple, *_] = frame.spaces(REACH.temples(3))
    name = space_name(temple)
    assert REACH.to_temple(name) == REACH.to_temple(temple)
    assert REACH.to_temple(name) is not None


@pytest.mark.parametrize(
    ("space", "words"),
    [
        ("zz1", "no space zz1: its spaces are a1 to u21"),
        ((22, 0), "no space a23"),
        ((99, 99), r"\(99, 99\) is not a space"),
        ("c", "not the name of a space"),
    ],
)
def test_spaces_off_the_board_are_refused(space: Any, words: str) -> None:
    for line in (REACH.to_space, REACH.to_temple):
        with pytest.raises(ValueError, match=words):
            line(space)


def test_a_space_without_a_temple_is_refused() -> None:
    land = STATE.island.frame.spaces(STATE.island.land)[0]
    with pytest.raises(ValueError, match="there is no temple on"):
        REACH.to_temple(land)


def test_weights_and_counts_of_other_kinds_are_refused() -> None:
    with pytest.raises(TypeError, match="Weights are expected, such as POINTS"):
        best_end(STATE, cast(Any, lambda end: 0))
    for count in (-1, 0, 1.5):
        with pytest.raises(ValueError, match="a whole number from 1"):
            turn_ends(STATE).best(cast(Any, count))


def test_results_print_short() -> None:
    ends = turn_ends(STATE)
    assert repr(ends) == f"<TurnEnds: all of seat {STATE.to_act} in round {STATE.round}>"
    assert len(repr(next(iter(ends)))) < 100
    spaces, temples = REACH.spaces(3).bit_count(), REACH.temples(3).bit_count()
    assert repr(REACH) == f"<ReachMap: {spaces} spaces, {temples} temples>"
