"""States, actions and rules as values: they never change, and copies are equal."""

from __future__ import annotations

import copy
import os
import pickle
import subprocess
import sys

import pytest

from dokmus_widgets.core import EndTurn, Rules, State, load_tile_set, new_game
from tests.core.boards import MEADOWS, board, move, place


def state() -> State:
    return board(MEADOWS, tokens={0: "a1", 1: "i9"}, card=3, rules="fr").apply(place("b1"))


def test_nothing_can_be_set_on_a_state_an_action_or_rules() -> None:
    for value, field in ((state(), "round"), (place("a1"), "space"), (Rules(), "temple_reach")):
        with pytest.raises(AttributeError):
            setattr(value, field, 2)
        with pytest.raises(AttributeError):
            delattr(value, field)


@pytest.mark.parametrize("value", [state(), place("a1", 1), move("a1", "b1"), EndTurn(), Rules()])
def test_copies_are_equal(value: object) -> None:
    for again in (copy.copy(value), copy.deepcopy(value), pickle.loads(pickle.dumps(value))):
        assert again == value
        assert hash(again) == hash(value)


def test_a_copied_state_plays_on() -> None:
    again = pickle.loads(pickle.dumps(state()))
    assert list(again.legal_actions()) == list(state().legal_actions())
    assert again.apply(place("c1")) == state().apply(place("c1"))


def test_a_state_from_another_process_is_the_same() -> None:
    script = (
        "import pickle, sys; from dokmus_widgets.core import new_game;"
        "sys.stdout.buffer.write(pickle.dumps(new_game(3, seed=7)))"
    )
    for salt in ("1", "2"):
        environment = os.environ | {"PYTHONHASHSEED": salt}
        written = subprocess.run(
            [sys.executable, "-c", script], env=environment, capture_output=True, check=True
        ).stdout
        again = pickle.loads(written)
        assert again == new_game(3, seed=7)
        assert hash(again) == hash(new_game(3, seed=7))
        assert hash(again.island.tiles) == hash(load_tile_set("isle"))


def test_different_actions_are_not_equal() -> None:
    assert place("a1") != place("a2")
    assert place("a1", 0) != place("a1", 1)
    assert EndTurn() == EndTurn()
    assert Rules() != Rules.preset("ja")
    assert len({place("a1"), place("a1"), place("a1", 1)}) == 2
