"""Whole random games: what holds at every step, and against a literal second reading."""

from __future__ import annotations

import json
from random import Random

import pytest
from hypothesis import given, strategies as st

from dokmus_widgets.core import (
    PRESETS,
    Action,
    EndTurn,
    MoveToken,
    Phase,
    Place,
    Rules,
    State,
    new_game,
)
from tests.core.playing import every_action, examples, playout, small_game
from tests.reference.naive import legal_actions

SEEDS = st.integers(0, 2**32 - 1)


def hold_tokens(state: State) -> None:
    """setup.supply: a seat's tokens are always 25, and no space holds two."""
    for seat in range(state.seats):
        on_board = len(state.tokens_of(seat))
        assert on_board + state.supply[seat] + state.sacrificed[seat] == 25
    standing = [space for seat in range(state.seats) for space in state.tokens_of(seat)]
    assert len(set(standing)) == len(standing)
    assert all((state.island.terrain(space) or " ") in ".frv" for space in standing)


def hold_document(state: State) -> None:
    """Check that the document is the state, through JSON text too."""
    document = state.to_dict()
    again = State.from_dict(json.loads(json.dumps(document)))
    assert again == state
    assert hash(again) == hash(state)
    assert again.to_dict() == document


def hold_actions(state: State, apply_all: bool) -> None:
    """Check that the collection of legal actions agrees with itself, and each can be applied."""
    actions = state.legal_actions()
    listed = list(actions)
    assert len(actions) == len(listed) == len(set(listed))
    assert bool(actions) == bool(listed)
    for action in listed:
        assert action in actions
        assert type(action).from_dict(action.to_dict()) == action
        if apply_all:
            hold_tokens(state.apply(action))


def finished(state: State, turns: int) -> None:
    """round.eight: the game is over after eight rounds of one turn each."""
    assert (state.phase, state.round, state.to_act) == (Phase.OVER, 8, None)
    assert turns == 8 * state.seats
    assert state.winners()


@pytest.mark.rule("setup.supply")
@pytest.mark.rule("round.eight")
@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seats", [2, 3, 4])
@examples(2)
@given(seed=SEEDS)
def test_whole_games_on_the_islands_own_tiles(seats: int, preset: str, seed: int) -> None:
    start = new_game(seats, seed=seed, first=seed % seats, rules=Rules.preset(preset))
    turns = 0
    for step, (state, action) in enumerate(playout(start, seed)):
        hold_tokens(state)
        hold_document(state)
        hold_actions(state, apply_all=step % 10 == 0)
        turns += isinstance(action, EndTurn)
    finished(state, turns)
    assert state.supply == (0,) * seats, "1 to start and 3 in each of 8 rounds"


@pytest.mark.rule("turn.three")
@pytest.mark.rule("place.anywhere")
@examples(25)
@given(seed=SEEDS)
def test_whole_games_on_small_boards_in_any_reading(seed: int) -> None:
    turns = 0
    for state, action in playout(small_game(seed), seed):
        hold_tokens(state)
        hold_document(state)
        hold_actions(state, apply_all=True)
        turns += isinstance(action, EndTurn)
    if state.phase is Phase.START:
        return  # a corner of mountains and lakes: nobody can start there
    finished(state, turns)


def _of(kind: type[Action], actions: set[Action]) -> set[Action]:
    return {action for action in actions if isinstance(action, kind)}


@pytest.mark.rule("place.adjacent")
@pytest.mark.rule("temple.link")
@pytest.mark.rule("forest.cost")
@pytest.mark.rule("water.cross")
@pytest.mark.rule("guardian.3")
@examples(40)
@given(seed=SEEDS)
def test_placing_agrees_with_a_literal_second_reading(seed: int) -> None:
    draw = Random(seed)
    for state, _ in playout(small_game(seed), seed):
        if state.turn is None or draw.random() < 0.5:
            continue
        expected = {Action.from_dict(action) for action in legal_actions(state.to_dict())}
        actions = set(state.legal_actions())
        for kind in (Place, MoveToken):
            assert _of(kind, actions) == _of(kind, expected)


@examples(5)
@given(seed=SEEDS)
def test_the_same_seed_plays_the_same_game(seed: int) -> None:
    first, second = (list(playout(small_game(seed), seed)) for _ in range(2))
    assert first == second


@examples(12)
@given(seed=SEEDS)
def test_legality_verdict_and_apply_agree_on_every_action(seed: int) -> None:
    steps = [state for state, _ in playout(small_game(seed), seed)]
    state = Random(seed).choice(steps)
    legal = set(state.legal_actions())
    met = set()
    for action in every_action(state):
        verdict = state.check(action)
        assert bool(verdict) == (action in legal) == (action in state.legal_actions()), action
        assert verdict.routes if verdict else verdict.obstacles, f"{action} without a reason"
        if verdict:
            met.add(action)
    assert met == legal
