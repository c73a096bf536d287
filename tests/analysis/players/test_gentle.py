"""Tests of the gentle player: sound, beatable, and without hidden information."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given, strategies as st

from dokmus_widgets.analysis.gentle import choose
from dokmus_widgets.analysis.players.player import random_action
from dokmus_widgets.core import Action, Place, Sacrifice, State, new_game
from tests.core.boards import board, place
from tests.core.playing import examples, small_game

Act = Callable[[State, Random], Action]


def greedy(state: State, random: Random) -> Action:
    """Return the action with most points, a random one of equals."""
    seat = state.to_act
    assert seat is not None
    actions = list(state.legal_actions())
    random.shuffle(actions)
    return max(actions, key=lambda action: state.after(action).score()[seat].total)


def mean_points(one: Act, other: Act, seats: int, games: int) -> tuple[float, float]:
    """Return two players' average points per game, each island played with both seatings."""
    points = [0, 0]
    for game in range(games):
        random, state = Random(game), new_game(seats, seed=game // 2)
        while state.legal_actions():
            player = (one, other)[((state.to_act or 0) + game) % 2]
            state = state.after(player(state, random))
        for seat, sheet in enumerate(state.score()):
            points[(seat + game) % 2] += sheet.total
    return points[0] * 2 / seats / games, points[1] * 2 / seats / games


@pytest.mark.parametrize("seats", [2, 4])
def test_gentle_player_clearly_beats_random_player(seats: int) -> None:
    gentle, drawn = mean_points(choose, random_action, seats, 16)
    print(f"{seats} players: gentle {gentle:.1f}, by random_action {drawn:.1f}")
    assert gentle > 1.5 * drawn


@pytest.mark.parametrize("seats", [2, 4])
def test_gentle_player_loses_to_greedy_player(seats: int) -> None:
    gentle, best = mean_points(choose, greedy, seats, 30)
    print(f"{seats} players: gentle {gentle:.1f}, greedy {best:.1f}")
    assert 0.7 * best < gentle < best, "beatable, and still a game"


@examples(25)
@given(seed=st.integers(0, 2**32 - 1))
def test_gentle_player_plays_legally_under_any_rules(seed: int) -> None:
    state, random = small_game(seed), Random(seed)
    while state.legal_actions():
        state = state.apply(choose(state, random))
    with pytest.raises(ValueError, match="nobody can act"):
        choose(state, random)


@examples(25)
@given(seed=st.integers(0, 2**32 - 1))
def test_gentle_player_avoids_pointless_sacrifices_and_volcanoes(seed: int) -> None:
    state, random = small_game(seed), Random(seed)
    while state.legal_actions():
        action = choose(state, random)
        assert action != Sacrifice()
        if isinstance(action, Place):
            seat, island = state.to_act or 0, state.island
            free, paid, _ = state.legal_actions().placements
            onto_volcano = island.frame.bit(action.space) & island.volcano
            assert not onto_volcano or not (paid if action.sacrifice else free) & ~island.volcano
            gains = state.apply(action).score()[seat], state.score()[seat]
            gained = [sheet.total - sheet.sacrifices for sheet in gains]
            # Without a free space that leaves the token on the board, a sacrifice it is.
            assert not action.sacrifice or not free or gained[0] > gained[1]
        state = state.apply(action)


SHRINE = """
...|...|...
...|..t|...
...|...|...
---+---+---
...|   |...
...|   |...
...|   |...
---+---+---
...|...|...
...|...|...
...|...|...
"""


def test_gentle_player_usually_approaches_a_temple() -> None:
    for beside in ("d2", "c2"):  # the temple is one step further on from the second
        state = board(SHRINE, tokens={0: beside})
        step = place({"d2": "e2", "c2": "d2"}[beside])
        taken = sum(choose(state, Random(seed)) == step for seed in range(60))
        print(f"{taken} of 60")
        assert 30 < taken < 60
