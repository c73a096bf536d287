"""The game in OpenSpiel, by OpenSpiel's own test, and beside the rules core."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

pyspiel = pytest.importorskip(
    "pyspiel", reason="OpenSpiel is not installed: pip install open_spiel"
)

from dokmus_widgets.analysis.players import Observation  # noqa: E402
from dokmus_widgets.core import Phase  # noqa: E402
from dokmus_widgets.environment import open_spiel, vector  # noqa: E402


def played(state: Any, random: Random) -> None:
    """Play a random action, of chance or of a player."""
    chance = state.is_chance_node()
    legal = [way for way, _ in state.chance_outcomes()] if chance else state.legal_actions()
    state.apply_action(random.choice(legal))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_passes_the_test_of_openspiel(players: int) -> None:
    game = pyspiel.load_game("dokmus", {"players": players, "reading": "fr"})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_a_game_can_be_written_and_read_again() -> None:
    game = pyspiel.load_game("dokmus")
    state, random = game.new_initial_state(), Random(1)
    while not state.is_terminal():
        played(state, random)
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert again.position == state.position
    assert (state.position.phase, sum(state.returns())) == (Phase.OVER, 0)
    best = max(range(2), key=state.returns().__getitem__)
    assert best in state.position.winners()


def test_chance_lays_every_tile_alike() -> None:
    state = pyspiel.load_game("dokmus").new_initial_state()
    names = set[str]()
    while state.is_chance_node():
        ways = state.chance_outcomes()
        assert sum(share for _, share in ways) == pytest.approx(1)
        assert len({share for _, share in ways}) == 1
        assert not names & {state.action_to_string(-1, way)[:-2] for way, _ in ways}
        names.add(state.action_to_string(-1, ways[0][0])[:-2])
        state.apply_action(ways[0][0])
    assert len(names) == 5
    assert {laid.tile for laid in state.position.island.grid if laid} == names


def test_observations_are_those_of_the_seats_and_hide_cards() -> None:
    game = pyspiel.load_game("dokmus", {"players": 3})
    state, random = game.new_initial_state(), Random(2)
    while state.is_chance_node() or state.position.phase is not Phase.GUARDIANS:
        played(state, random)
    first = state.current_player()
    apart = [state.clone(), state.clone()]
    for clone, card in zip(apart, state.legal_actions(), strict=False):
        clone.apply_action(card)
    second = apart[0].current_player()
    third = 3 - first - second
    told = [[c.information_state_string(s) for c in apart] for s in (first, third)]
    assert told[0][0] != told[0][1]
    assert told[1][0] == told[1][1]
    key, *_ = told[1][0].split()
    assert Observation.from_key(key) == Observation.of(apart[0].position, third)
    tensors = [tuple(one.observation_tensor(third)) for one in apart]
    assert tensors[0] == tensors[1]
    assert tensors[0] == tuple(vector(Observation.of(apart[0].position, third)))


def test_the_observer_takes_no_parameters() -> None:
    with pytest.raises(ValueError, match="takes no parameters"):
        open_spiel.DokmusGame().make_py_observer(None, {"x": 1})
