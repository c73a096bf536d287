"""Tests of the exact turn search: equal to brute force on small boards and to stored counts."""

from __future__ import annotations

import os
from functools import reduce
from itertools import islice

import pytest

from dokmus_widgets.analysis.turns import (
    LEAD,
    POINTS,
    Deadline,
    SearchStopped,
    best_end,
    line_to,
    reach_map,
    turn_ends,
)
from dokmus_widgets.core import Rules, State, new_game
from tests.analysis.turns import counts
from tests.analysis.turns.brute import small_turns
from tests.analysis.turns.comparison import compare_turn
from tests.core.boards import board
from tests.turn_counts import positions

TURNS = 40
SEED = int(os.environ.get("DOKMUS_FUZZ_SEED", "0"))


def test_small_turns_agree_with_brute_force_under_any_rules() -> None:
    seen: set[object] = set()
    count = 0
    for seed, state, found in islice(small_turns(SEED, 1500), TURNS):
        count += compare_turn(seed, state, found)
        seen |= {*state.rules.to_dict().items(), state.seats}
    print(f"from seed {SEED}: {TURNS} turns, {count} ends")
    assert SEED or len(seen) == 17  # two values of seven switches, two to four seats


@pytest.mark.parametrize("name", [name for name in positions.names() if name != "card-5"])
def test_number_of_ends_agrees_with_stored_count(name: str) -> None:
    state = State.from_dict(positions.load(name))
    assert len(turn_ends(state)) == int(positions.kept()[name].split()[-1])


@pytest.mark.parametrize("part", [0, *(pytest.param(n, marks=pytest.mark.longer) for n in (1, 2))])
def test_real_turns_agree_with_stored_counts(part: int) -> None:
    """Compare with stored counts, and recount a small one."""
    rows = counts.kept()
    assert len(rows) == len({row[:2] for row in rows}) == 100
    assert {row.card for row in rows} == {*range(1, 6)}
    few = sorted(rows, key=lambda row: row.ends)[part]
    assert few.by_the_core() == few.ends
    for row in rows[:8] if not part else rows[8 + (part - 1) * 46 :][:46]:
        assert len(turn_ends(row.state())) == row.ends, row


def test_search_outside_a_turn_is_refused() -> None:
    for search in (turn_ends, best_end, reach_map):
        with pytest.raises(ValueError, match="not in a turn"):
            search(new_game(3))


def test_stopped_search_is_marked_inexact() -> None:
    state = State.from_dict(positions.load("card-5"))
    asked = Deadline(stop=lambda: asked.positions > 500)
    found = turn_ends(state, asked)
    assert not found.exact
    assert asked.is_reached
    every = turn_ends(state)
    counted = Deadline(stop=lambda: counted.positions > 500)
    assert 500 < every.count(counted) < len(every)
    assert counted.is_reached
    assert len(found) < len(every)
    late = Deadline(seconds=0)
    best = best_end(state, POINTS, late)
    assert not best.exact
    assert best.end.after(state).to_act != state.to_act
    assert not reach_map(state, Deadline(stop=lambda: True)).exact


def test_stopped_line_search_can_be_repeated() -> None:
    state = State.from_dict(positions.load("card-5"))
    far, last = reach_map(state), turn_ends(state).best(1)[0][1]
    space = state.island.frame.spaces(far.spaces(3) & ~far.spaces(2))[0]
    searching = Deadline()
    assert line_to(state, last, searching)
    # Ended in the search of all positions, and after it.
    for looks in (500, searching.positions):
        deadline = Deadline(stop=lambda: deadline.positions >= looks)  # noqa: B023
        with pytest.raises(SearchStopped, match="in time"):
            line_to(state, last, deadline)
    with pytest.raises(SearchStopped, match="in time"):
        far.to_space(space, Deadline(stop=lambda: True))
    way = far.to_space(space)
    assert way is not None
    assert reduce(State.apply, way.line, state).tokens != state.tokens


def test_best_points_of_a_hand_made_position() -> None:
    """Check a small temple that completes the first tile: 2 + 8 + 1 points."""
    state = board("t.\n..", tokens={0: "b2"}, tokens_left=1, guardian_left=False)
    assert best_end(state).value == best_end(state, LEAD).value == 11


def test_voluntary_sacrifice_adds_an_end() -> None:
    state = board("..\n..", tokens={0: "a1"}, guardian_left=False, tokens_left=1)
    forced = len(turn_ends(state))
    let = state.replaced(rules=Rules(voluntary_sacrifice=True))
    assert len(turn_ends(let)) == forced + 1
