"""Numbers and actions are one to one, and the mask has exactly what is legal."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest
from hypothesis import given, strategies as st

from dokmus_widgets.core import (
    Action,
    ChooseGuardian,
    MoveTile,
    MoveToken,
    Phase,
    Place,
    State,
    new_game,
)
from dokmus_widgets.environment import Numbering
from dokmus_widgets.environment.numbering import Picked
from tests.core.playing import examples, playout, small_game


def read(numbering: Numbering, state: State, picked: Picked | None = None) -> Counter[Action]:
    """Return the actions that the mask allows, by what their numbers stand for."""
    mask = numbering.mask(state, picked)
    assert mask.shape == (numbering.count,)
    assert mask.dtype == np.int8
    found = Counter[Action]()
    for number in map(int, mask.nonzero()[0]):
        chosen = numbering.action(number, state.phase, picked)
        if isinstance(chosen, Action):
            assert numbering.numbers(chosen)[-1] == number
            found[chosen] += 1
        else:
            targets = read(numbering, state, chosen)
            assert targets, "whoever picks a token up can put it down"
            assert all(numbering.numbers(move)[0] == number for move in targets)
            found += targets
    return found


@examples(30)
@given(seed=st.integers(0, 2**32 - 1))
def test_the_mask_has_what_is_legal_in_every_reading(seed: int) -> None:
    start = small_game(seed)
    numbering = Numbering(start.island.frame.size)
    for state, _ in playout(start, seed):
        assert read(numbering, state) == Counter(state.legal_actions())


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_mask_has_what_is_legal_on_the_real_tiles(seats: int) -> None:
    numbering, moved = Numbering(7), 0
    for state, action in playout(new_game(seats, seed=seats), seats):
        assert read(numbering, state) == Counter(state.legal_actions())
        moved += isinstance(action, MoveToken)
    assert moved


def test_there_are_as_many_actions_for_any_number_of_seats() -> None:
    assert Numbering(7).count == 4 * 21 * 21 + 63 == 1827


def test_every_number_stands_for_something_that_stands_for_it() -> None:
    numbering = Numbering(3)
    for phase in (Phase.START, Phase.TURNS):
        for number in range(numbering.count):
            chosen = numbering.action(number, phase)
            if isinstance(chosen, Action):
                assert numbering.numbers(chosen) == (number,)
            else:
                assert numbering.numbers(MoveToken(chosen[0], (0, 0), chosen[1])) == (number, 0)


@pytest.mark.parametrize(
    "action", [Place((9, 0)), Place((0, -1)), Place((0, 0), 2), MoveTile(9), ChooseGuardian(6)]
)
def test_what_is_no_action_of_any_game_has_no_number(action: Action) -> None:
    with pytest.raises(ValueError, match=r"has no number|off the board"):
        Numbering(3).numbers(action)


@pytest.mark.parametrize("number", [-1, Numbering(3).count])
def test_what_is_no_number_stands_for_nothing(number: int) -> None:
    with pytest.raises(ValueError, match="numbers 0 to"):
        Numbering(3).action(number, Phase.TURNS)
