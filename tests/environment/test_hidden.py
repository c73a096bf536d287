"""An agent sees nothing of what its seat cannot know."""

from __future__ import annotations

from itertools import permutations

import pytest

from dokmus_widgets.core import ChooseGuardian, EndTurn, Phase, State
from dokmus_widgets.core.catalogue import cards_for
from dokmus_widgets.core.legality.legal import open_cards
from dokmus_widgets.environment import Dokmus, raw_env
from tests.core.boards import MEADOWS, MEADOWS_TWO, board
from tests.core.playing import playout, small_game
from tests.core.test_observe import completions


def environment(state: State) -> Dokmus:
    rules, tiles = state.rules, state.island.tiles
    return raw_env(state.seats, rules=rules, tiles=tiles, render_mode="ansi")


def observed(table: Dokmus, seat: int) -> bytes:
    """Return an agent's observations except those at the end of a game."""
    agent = table.possible_agents[seat]
    arrays = [array.tobytes() for array in table.observe(agent).values()]
    others = table.agent_selection, table.rewards[agent], table.infos[agent], table.render()
    return b" ".join([*arrays, repr(others).encode()])


@pytest.mark.rule("round.draft")
@pytest.mark.rule("round.order")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_drafts_that_look_alike_to_a_seat_are_observed_alike(seats: int) -> None:
    """All drafts and the turns after them, as steps; nobody has a token to place."""
    picture = MEADOWS_TWO if seats == 2 else MEADOWS
    start = board(picture, seats=seats, phase="guardians", to_act=1, talisman=1)
    start = start.replaced(supply=(0,) * seats)
    table = environment(start)
    seen: dict[object, set[bytes]] = {}
    moments = 0
    for cards in permutations(cards_for(seats), seats):
        table.reset(options={"position": start})
        told: list[list[object]] = [[] for _ in range(seats)]
        for step in range(2 * seats):
            position = table.position
            acts = position.to_act or 0
            if position.phase is Phase.GUARDIANS:
                told[acts] += [open_cards(position), cards[step]]
            else:
                for each in told:  # whose turn it is, shows a card
                    each.append((acts, position.guardians[acts]))
            for seat in range(seats):
                # What a seat is about to choose it does not know as it looks.
                own = told[seat][:-1] if position.to_act == seat and step < seats else told[seat]
                seen.setdefault((seat, step, *own), set()).add(observed(table, seat))
                moments += 1
            action = ChooseGuardian(cards[step]) if step < seats else EndTurn()
            table.step(*table.numbering.numbers(action))
    assert len(seen) < moments
    assert {len(alike) for alike in seen.values()} == {1}


@pytest.mark.rule("round.draft")
def test_cards_exchanged_among_others_change_nothing() -> None:
    tried = 0
    for seed in range(6):
        table = environment(small_game(seed))
        for state, action in playout(small_game(seed), seed):
            if action is None:
                continue
            for seat in range(state.seats):
                hidden = list(completions(state, seat))
                seen = set()
                for other in hidden[:6]:
                    table.reset(seed=1, options={"position": other})
                    seen.add(observed(table, seat))
                tried += len(hidden[:6])
                assert len(seen) == 1
    assert tried > 500
