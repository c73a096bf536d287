"""A playout makes the decisions of a random game played ply by ply, from the same chance."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, strategies as st

from dokmus_widgets.core import PRESETS, Phase, Rules, State, new_game
from tests.core.playing import examples, random_rules, random_tiles, small_game
from tests.reference.documents import random_start, random_turn

SEEDS = st.integers(0, 2**32)


def plays_out_alike(start: State, seed: int) -> State:
    """Test a state with one seed, and return the end of its playout."""
    by_plies, by_playout = Random(seed), Random(seed)
    state = start
    while (action := state.random_action(by_plies)) is not None:
        state = state.after(action)
    end = start.played_out(by_playout)
    assert end == state
    assert by_playout.getstate() == by_plies.getstate(), "another number of draws"
    return end


@pytest.mark.parametrize("reading", PRESETS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_on_the_isle(seats: int, reading: str) -> None:
    for seed in range(3):
        start = new_game(seats, seed=seed, rules=Rules.preset(reading))
        end = plays_out_alike(start, seed)
        assert (end.phase, end.round) == (Phase.OVER, 8), f"seed {seed}"
        assert plays_out_alike(end, seed) == end


@given(SEEDS)
@examples(60)
def test_small_games_in_any_reading(seed: int) -> None:
    plays_out_alike(small_game(seed), seed)


@given(SEEDS)
@examples(60)
def test_games_before_the_first_start(seed: int) -> None:
    plays_out_alike(State.from_dict(random_start(Random(seed))), seed)


@given(SEEDS)
@examples(120)
def test_games_from_the_middle_of_a_turn_or_a_draft(seed: int) -> None:
    """With ruins waiting, tokens left or none, the card used or not, on tiles of sizes 3 to 9."""
    plays_out_alike(State.from_dict(random_turn(Random(seed))), seed)


@given(SEEDS)
@examples(20)
def test_games_from_every_state_of_a_game(seed: int) -> None:
    random, state = Random(seed), small_game(seed)
    while (action := state.random_action(random)) is not None:
        if random.random() < 0.1:
            plays_out_alike(state, seed)
        state = state.after(action)


def test_a_game_ends_where_no_start_can_be_chosen() -> None:
    random = Random(1)
    start = new_game(3, tiles=random_tiles(random, 3, "~^"))
    assert plays_out_alike(start, 1) == start


@pytest.mark.parametrize("terrain", ["~~~~~~.", "^^^^^^^f", "^^^^^r.", "v^^^."])
def test_games_on_boards_with_hardly_any_land(terrain: str) -> None:
    """Return a game where soon nothing can be placed."""
    for seed in range(12):
        draw = Random(seed)
        rules, tiles = random_rules(draw), random_tiles(draw, 3, terrain)
        plays_out_alike(new_game(2 + seed % 3, seed=seed, rules=rules, tiles=tiles), seed)
