"""Players made of policies over action numbers."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest
from numpy.typing import NDArray

from dokmus_widgets.analysis.players import Observation, create_player, play_match
from dokmus_widgets.core import MoveToken, Phase, new_game
from dokmus_widgets.environment import PolicyPlayer, raw_env, vector


def lowest(observation: NDArray[np.int8], mask: NDArray[np.int8], random: Random) -> int:
    return int(mask.argmax())


def any_legal(observation: NDArray[np.int8], mask: NDArray[np.int8], random: Random) -> int:
    return random.choice(mask.nonzero()[0].tolist())


@pytest.mark.parametrize("policy", [lowest, any_legal])
def test_a_policy_plays_in_matches(policy: object) -> None:
    player = PolicyPlayer("net", policy)  # type: ignore[arg-type]
    played = play_match(new_game(3, seed=1), [player, create_player("random"), player], 1)
    assert played.end.phase is Phase.OVER
    assert not played.faults
    assert policy is lowest or any(isinstance(action, MoveToken) for action in played.actions)


def test_a_policy_sees_what_an_agent_sees() -> None:
    table = raw_env(players=2)
    table.reset(seed=2)
    told = []

    def tell(observation: NDArray[np.int8], mask: NDArray[np.int8], random: Random) -> int:
        told.append((observation, mask))
        return int(mask.argmax())

    for _ in range(30):
        seen = table.observe(agent := table.agent_selection)
        player = PolicyPlayer("net", tell)
        action = player.choose(table.seen(agent), Random(1)).action
        assert (told[-1][0][:6000] == seen["observation"][:6000]).all() or len(told) > 1
        first, *_ = told
        assert (first[0] == seen["observation"]).all()
        assert (first[1] == seen["action_mask"]).all()
        assert (vector(table.seen(agent)) == seen["observation"]).all()
        told.clear()
        for number in table.numbering.numbers(action):
            table.step(number)


def test_a_masked_number_is_refused() -> None:
    seen = Observation.of(new_game(2), 1)
    for number in (-1, 10**6, 1826):
        with pytest.raises(ValueError, match="is no legal action"):
            PolicyPlayer("net", lambda *_, number=number: number).choose(seen, Random(1))
