"""A state stays small: searches keep many of them."""

from __future__ import annotations

import random

from dokmus_widgets.core import new_game
from tests.core.weighing import own_bytes


def test_a_state_stays_below_one_and_a_half_kilobytes() -> None:
    """Placements and what they were found from are kept with it, and count."""
    heaviest = 0
    for seed in range(20):
        chance, state = random.Random(seed), new_game(4, seed=seed)
        while (action := state.random_action(chance)) is not None:
            state = state.after(action)
            state.legal_actions()
            heaviest = max(heaviest, own_bytes(state))
    assert 500 < heaviest < 1500
