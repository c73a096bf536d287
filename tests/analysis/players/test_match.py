"""Tests of matches: reproducible by seed, with replaced decisions recorded."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from random import Random

import pytest

from dokmus_widgets.analysis.players import (
    PLAYERS,
    Decision,
    Observation,
    Player,
    Reason,
    create_player,
    play_match,
)
from dokmus_widgets.analysis.players.search import SearchPlayer
from dokmus_widgets.core import ChooseGuardian, EndTurn, Phase, State, new_game
from tests.core.playing import small_game


class Failing:
    """Player that is gentle in the setup and fails in turns."""

    name = "failing"

    def __init__(self, fail: Callable[[], Decision]) -> None:
        self.fail = fail

    def choose(self, seen: Observation, random: Random) -> Decision:
        if seen.table.phase is Phase.TURNS:
            return self.fail()
        return create_player("gentle").choose(seen, random)


def raising() -> Decision:
    raise KeyError("gone")


def replayed(start: State, actions: tuple[object, ...]) -> State:
    for action in actions:
        start = start.apply(action)  # type: ignore[arg-type]
    return start


#: The others do the same as these, longer.
QUICK = [name for name in PLAYERS if name not in ("level-6", "level-7", "level-8", "level-8-exact")]


@pytest.mark.parametrize("name", QUICK)
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    start = small_game(5)
    players = [create_player(name)] * start.seats
    match = play_match(start, players, seed=4)
    assert match == play_match(start, players, seed=4)
    assert match.end == replayed(start, match.actions)
    assert match.end.phase is Phase.OVER
    assert match.faults == ()


def test_budgets_grow_with_the_level() -> None:
    budgets = [
        (one.search_rate, one.beam_width, one.max_candidates, one.playouts, one.card_playouts)
        for one in PLAYERS.values()
        if isinstance(one, SearchPlayer) and not one.exact
    ]
    assert len(budgets) == 8
    for lower, higher in pairwise(budgets):
        assert lower < higher
        assert all(less <= more for less, more in zip(lower, higher, strict=True))


def test_stopped_decisions_are_legal() -> None:
    start = small_game(5)
    hasty = create_player("level-8", stop=lambda: True)
    match = play_match(start, [hasty] * start.seats, seed=1)
    assert match.end.phase is Phase.OVER
    assert match.faults == ()


def test_another_seed_plays_another_game() -> None:
    start = new_game(2, seed=1)
    one = play_match(start, [create_player("random")] * 2, seed=1)
    assert one.actions != play_match(start, [create_player("random")] * 2, seed=2).actions


@pytest.mark.parametrize(
    ("fail", "what", "detail"),
    [
        (raising, "raised", "KeyError: 'gone'"),
        (lambda: Decision(EndTurn(), Reason("lot")), "illegal", "EndTurn()"),
        (lambda: None, "raised", "AttributeError: 'NoneType' object has no attribute 'action'"),
    ],
)
def test_failing_player_is_replaced_and_recorded(
    fail: Callable[[], Decision], what: str, detail: str
) -> None:
    start = new_game(2, seed=3)
    players: list[Player] = [Failing(fail), create_player("gentle")]
    match = play_match(start, players, seed=1)
    assert match.end == replayed(start, match.actions)
    assert match.end.phase is Phase.OVER
    assert {(one.seat, one.cause, one.detail) for one in match.faults} == {(0, what, detail)}
    states = [replayed(start, match.actions[: one.ply]) for one in match.faults]
    assert all(state.to_act == 0 and state.phase is Phase.TURNS for state in states)
    assert len(states) >= 8 * 2


def test_overrunning_player_is_replaced_and_recorded() -> None:
    match = play_match(
        new_game(2, seed=3), [create_player("gentle")] * 2, seed=1, overran=lambda seat: seat == 1
    )
    assert match.end.phase is Phase.OVER
    assert {(one.seat, one.cause) for one in match.faults} == {(1, "overran")}


def test_illegal_plan_is_recorded() -> None:
    class Hasty:
        name = "hasty"

        def choose(self, seen: Observation, random: Random) -> Decision:
            action = create_player("gentle").choose(seen, random).action
            return Decision(action, Reason("habit"), (ChooseGuardian(9),))

    match = play_match(new_game(2, seed=3), [Hasty(), create_player("gentle")], seed=1)
    assert {one.cause for one in match.faults} == {"illegal"}
    assert match.end.phase is Phase.OVER


def test_match_needs_one_player_per_seat() -> None:
    with pytest.raises(ValueError, match="3 seats need as many players, not 2"):
        play_match(new_game(3), [create_player("gentle")] * 2, seed=0)


def test_unknown_player_error_names_all_players() -> None:
    with pytest.raises(ValueError, match=r"random, gentle, greedy.*mean level-8\?"):
        create_player("levle-8")
    with pytest.raises(ValueError, match="there is no player 5"):
        create_player(5)  # type: ignore[arg-type]
