"""Drawing an action is choosing one of the legal actions, each as likely as the others."""

from __future__ import annotations

from random import Random

import pytest

from dokmus_widgets.core import Rules, new_game


@pytest.mark.parametrize("reading", ["en", "fr", "ru", "ja", "faq"])
def test_a_drawn_action_is_the_one_of_its_number(reading: str) -> None:
    for seed in range(6):
        numbers, state = Random(seed), new_game(3, seed=seed, rules=Rules.preset(reading))
        while actions := state.legal_actions():
            assert [actions[number] for number in range(len(actions))] == list(actions)
            chance = numbers.random()
            drawn = state.random_action(_Fixed(chance))
            assert drawn == actions[int(chance * len(actions))], f"seed {seed}"
            state = state.apply(drawn)
        assert state.random_action(numbers) is None


class _Fixed(Random):
    """Chance with one outcome."""

    def __init__(self, outcome: float) -> None:
        super().__init__(0)
        self._outcome = outcome

    def random(self) -> float:
        return self._outcome
