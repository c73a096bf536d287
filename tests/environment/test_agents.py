"""The environment as PettingZoo tests it, and what its agents are told and get."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from dokmus_widgets.analysis.players import create_player
from dokmus_widgets.core import Rules, State, TileSet, new_game
from dokmus_widgets.environment import FACTS, PLANES, env, raw_env, split

# It says so of every environment but its own whose observations hold a mask, and gives an option
# that none has.
pytestmark = pytest.mark.filterwarnings(
    "ignore:(Observation (is not a NumPy array|space for each agent probably)|there is no option)"
    ":UserWarning"
)


def played(table: Any, seed: int) -> dict[str, tuple[float, bool, bool, dict[str, Any]]]:
    """Return a random game to its end: what the agents are told last, in their order."""
    ends, random = {}, Random(seed)
    for agent in table.agent_iter():
        seen, reward, terminated, truncated, info = table.last()
        if terminated or truncated:
            ends[agent] = reward, terminated, truncated, info
            table.step(None)
        else:
            table.step(int(random.choice(seen["action_mask"].nonzero()[0])))
    return dict(sorted(ends.items()))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_passes_the_tests_of_pettingzoo(seats: int) -> None:
    api_test(env(players=seats), num_cycles=150)
    seed_test(lambda: env(players=seats), num_cycles=150)


def test_it_passes_with_every_option() -> None:
    options = {"observation": "planes", "reward": "points", "skip_forced": True, "scores": True}
    api_test(env(players=3, **options), num_cycles=150)
    seed_test(lambda: env(players=3, **options), num_cycles=150)


def test_it_passes_in_another_reading_and_as_text() -> None:
    french = Rules.preset("fr")
    api_test(env(rules=french, render_mode="ansi"), num_cycles=150)
    seed_test(lambda: env(rules=french), num_cycles=150)
    render_test(lambda render_mode: env(render_mode=render_mode))


def test_the_same_seed_is_the_same_game_and_no_seed_another() -> None:
    table = raw_env(players=3)
    islands = []
    for seed in (7, None, 7):
        table.reset(seed=seed)
        islands.append((table.position.island, table.position.talisman))
    assert islands[0] == islands[2] != islands[1]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_reward_is_the_placing(seats: int) -> None:
    table = raw_env(players=seats)
    for seed in range(4):
        table.reset(seed=seed)
        ends = played(table, seed)
        rewards = [reward for reward, *_ in ends.values()]
        assert sum(rewards) == pytest.approx(0)
        assert all(terminated and not truncated for _, terminated, truncated, _ in ends.values())
        best = {seat for seat, reward in enumerate(rewards) if reward == max(rewards)}
        assert best == set(table.position.winners())
        points = [info["points"] for *_, info in ends.values()]
        assert points == [sheet.total for sheet in table.position.score()]


def test_a_game_cut_short_is_truncated_and_worth_nothing() -> None:
    table = raw_env(longest=9)
    table.reset(seed=1)
    assert set(played(table, 1)) == set(table.possible_agents)
    table.reset(seed=1)
    for reward, terminated, truncated, _ in played(table, 1).values():
        assert (reward, terminated, truncated) == (0, False, True)


def test_a_game_in_which_no_start_is_left_is_truncated() -> None:
    """One tile of meadow among water: whoever is first takes its corner, if it lies in one."""
    kinds = [(row * 3,) * 3 for row in ".~~~~"]
    tiles = TileSet.of({str(number): (side, side) for number, side in enumerate(kinds)})
    table, ended = raw_env(2, tiles=tiles), set[str]()
    for seed in range(40):
        try:
            table.reset(seed=seed)
        except ValueError as fault:
            ended.add(str(fault))
            continue
        ends = played(table, seed).values()
        assert [end[:3] for end in ends] == [(0, False, True)] * 2
        ended.add("truncated")
    assert ended == {"truncated", "nobody can act in this position"}


def test_what_is_illegal_is_refused_or_ends_the_game() -> None:
    bare = raw_env()
    bare.reset(seed=1)
    for number in (None, -1, bare.numbering.count - 1, bare.numbering.count):
        with pytest.raises(ValueError, match="no legal action"):
            bare.step(number)
    guarded = env()
    guarded.reset(seed=1)
    agent = guarded.agent_selection
    guarded.step(bare.numbering.count - 1)
    assert guarded.rewards[agent] == -1
    assert sum(guarded.rewards.values()) == -1


def test_who_is_not_to_act_has_nothing_legal() -> None:
    table = raw_env()
    table.reset(seed=1)
    masks = [table.observe(agent)["action_mask"].any() for agent in table.agents]
    assert masks == [agent == table.agent_selection for agent in table.agents]


def test_a_game_can_begin_with_any_position_that_fits() -> None:
    table = raw_env(players=3)
    middle = new_game(3, seed=5)
    for _ in range(40):
        action = middle.random_action(Random(1))
        assert action is not None
        middle = middle.after(action)
    table.reset(options={"position": middle})
    assert table.position == middle
    with pytest.raises(ValueError, match="other seats"):
        table.reset(options={"position": new_game(2)})
    over = middle.played_out(Random(1))
    with pytest.raises(ValueError, match="nobody can act"):
        table.reset(options={"position": over})


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"players": 5}, "players"),
        ({"longest": 0}, "longest"),
        ({"render_mode": "humane"}, "render_mode is .* did you mean 'human'"),
        ({"observation": "plane"}, "did you mean 'planes'"),
        ({"reward": "point"}, "did you mean 'points'"),
    ],
)
def test_settings_that_are_none_are_refused(wrong: dict[str, Any], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        raw_env(**wrong)


def test_a_position_is_given_as_state_code_or_document_and_nothing_else() -> None:
    table, position = raw_env(players=3), new_game(3, seed=5)
    for wish in (position, position.to_code(), position.to_dict()):
        table.reset(options={"position": wish})
        assert table.position == position
    for options, words in (
        ({"positon": position}, "no option 'positon'; did you mean 'position'"),
        ({"position": "d2_nonsense"}, "expected"),
    ):
        with pytest.raises(ValueError, match=words):
            table.reset(options=options)
    with pytest.warns(UserWarning, match="no option 'colour'; there is 'position'"):
        table.reset(options={"colour": 1})
    with pytest.raises(TypeError, match="a State, its code or its document is expected, not 7"):
        table.reset(options={"position": 7})


def test_planes_and_scaled_facts_are_those_of_the_vector() -> None:
    tables = raw_env(players=3), raw_env(players=3, observation="planes")
    for table in tables:
        table.reset(seed=3)
    random = Random(3)
    while not any(tables[0].terminations.values()):
        agent = tables[0].agent_selection
        flat, apart = (table.observe(agent) for table in tables)
        assert tables[1].observation_space(agent).contains(apart)
        planes, facts = split(flat["observation"])
        assert (apart["observation"] == planes).all()
        assert [round(x * FACTS[n]) for n, x in zip(FACTS, apart["facts"], strict=True)] == [
            *facts.values()
        ]
        number = int(random.choice(flat["action_mask"].nonzero()[0]))
        for table in tables:
            table.step(number)


@pytest.mark.parametrize("longest", [None, 40])
def test_rewards_by_points_add_up_to_the_lead(longest: int | None) -> None:
    table = raw_env(players=3, reward="points", longest=longest)
    table.reset(seed=1)
    sums, random = dict.fromkeys(table.agents, 0.0), Random(1)
    steps = 0
    while not any((*table.terminations.values(), *table.truncations.values())):
        mask = table.observe(table.agent_selection)["action_mask"]
        table.step(int(random.choice(mask.nonzero()[0])))
        assert sum(table.rewards.values()) == pytest.approx(0)
        steps += any(table.rewards.values())
        for agent, reward in table.rewards.items():
            sums[agent] += reward
    assert steps > 3
    points = [sheet.total for sheet in table.position.score()]
    leads = [own - (sum(points) - own) / 2 for own in points]
    assert [*sums.values()] == pytest.approx(leads)


def test_forced_steps_are_skipped_to_the_same_end() -> None:
    whole, short = raw_env(players=2), raw_env(players=2, skip_forced=True)
    ends, steps = [], []
    for table in (whole, short):
        table.reset(seed=1)
        random, count = Random(1), 0
        while not any(table.terminations.values()):
            legal = table.observe(table.agent_selection)["action_mask"].nonzero()[0]
            assert table is whole or len(legal) > 1
            table.step(int(random.choice(legal) if len(legal) > 1 else legal[0]))
            count += 1
        ends.append(table.position)
        steps.append(count)
    assert ends[0] == ends[1]
    assert steps[1] < steps[0]


def test_infos_have_scores_after_each_step_if_wished() -> None:
    table = raw_env(players=2, scores=True)
    table.reset(seed=1)
    random = Random(1)
    for _ in range(40):
        sheets = table.position.score()
        assert [table.infos[agent]["score"] for agent in table.agents] == [dict(s) for s in sheets]
        mask = table.observe(table.agent_selection)["action_mask"]
        table.step(int(random.choice(mask.nonzero()[0])))
    assert any(info["points"] for info in table.infos.values())


def test_the_state_has_every_card() -> None:
    table = env(players=3)
    table.reset(seed=1)
    random = Random(1)
    while table.unwrapped.position.phase != "turns":
        mask = table.observe(table.agent_selection)["action_mask"]
        table.step(int(random.choice(mask.nonzero()[0])))
    whole = table.state()
    assert table.unwrapped.state_space.contains(whole)
    _, facts = split(whole)
    held = [[card for card in range(1, 6) if facts[f"may_hold_{s}_{card}"]] for s in range(3)]
    assert held == [[card] for card in table.unwrapped.position.guardians]


def test_the_table_is_printed_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    table = raw_env(players=2, render_mode="human")
    table.reset(seed=1)
    assert "round 1, start" in capsys.readouterr().out
    table.step(int(table.observe(table.agent_selection)["action_mask"].argmax()))
    assert capsys.readouterr().out.count("round 1, start") == 1


def test_planes_and_facts_say_what_lies_on_the_table() -> None:
    table = raw_env(players=3)
    table.reset(seed=2)
    random = Random(2)
    while table.position.phase != "over":
        for seat, agent in enumerate(table.possible_agents):
            seen = table.observe(agent)
            assert table.observation_space(agent).contains(seen)
            compare(table.position, seat, seen["observation"])
        mask = table.observe(table.agent_selection)["action_mask"]
        table.step(int(random.choice(mask.nonzero()[0])))


def compare(state: State, seat: int, observation: Any) -> None:
    """Check the entries of a vector against the state."""
    planes, facts = split(observation)
    assert planes.shape == (len(PLANES), 21, 21)
    assert set(facts) == set(FACTS)

    def spaces(name: str) -> set[tuple[int, int]]:
        return {(int(row), int(column)) for row, column in np.argwhere(planes[PLANES.index(name)])}

    frame, turn = state.island.frame, state.turn
    assert spaces("large_temple") == set(frame.spaces(state.island.large_temples))
    for step in range(4):
        other = (seat + step) % 3
        there = step < 3
        assert spaces(f"tokens_{step}") == (set(state.tokens_of(other)) if there else set())
        assert facts[f"supply_{step}"] == (state.supply[other] if there else 0)
        assert facts[f"talisman_{step}"] == (there and state.talisman == other)
        assert facts[f"acts_{step}"] == (there and state.to_act == other)
    assert spaces("last_token") == set(frame.spaces(turn.last if turn else 0))
    assert facts["round"] == state.round
    assert facts[f"phase_{state.phase}"] == 1
    assert facts["tokens_left"] == (turn.tokens_left if turn else 0)
    own = {card for card in range(1, 6) if facts[f"may_hold_0_{card}"]}
    assert own == {state.guardians[seat]} - {None}


def test_players_play_in_it() -> None:
    table, random, gentle = raw_env(players=2), Random(1), create_player("gentle")
    table.reset(seed=1)
    while not table.terminations[agent := table.agent_selection]:
        for number in table.numbering.numbers(gentle.choose(table.seen(agent), random).action):
            table.step(number)
    assert sum(table.rewards.values()) == 0


@pytest.mark.parametrize("copied", [deepcopy, lambda table: pickle.loads(pickle.dumps(table))])
def test_a_copy_goes_on_by_itself(copied: Callable[[Any], Any]) -> None:
    table = raw_env(players=2)
    table.reset(seed=1)
    other, before = copied(table), table.position
    played(other, 1)
    assert (table.position, table.agents) == (before, table.possible_agents)
    assert other.position.phase == "over"


def test_the_table_as_text() -> None:
    table = raw_env(players=2, render_mode="ansi")
    table.reset(seed=1)
    assert raw_env().render() is None
    first, second = table.position, table.position.random_action(Random(1))
    assert second is not None
    table.step(*table.numbering.numbers(second))
    text = table.render()
    assert text is not None
    lines = text.splitlines()
    assert len(lines) == first.island.frame.rows + 3
    seat = first.to_act or 0
    [(row, column)] = table.position.tokens_of(seat)
    assert lines[row][column] == "AB"[seat]
