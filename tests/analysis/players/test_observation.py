"""Tests of observations: everything a seat may know, and nothing else."""

from __future__ import annotations

from itertools import permutations, product
from random import Random

import pytest
from hypothesis import given, strategies as st

from dokmus_widgets.analysis.players import PLAYERS, Observation, Offers, updated_offers
from dokmus_widgets.analysis.players.observation import Cards
from dokmus_widgets.core import ChooseGuardian, State
from dokmus_widgets.core.catalogue import cards_for
from tests.core.boards import MEADOWS, MEADOWS_TWO, board, play
from tests.core.playing import examples, playout, small_game
from tests.core.test_observe import completions

#: These weigh up long.
LONG = ("level-6", "level-7", "level-8", "level-8-exact")


def drafting(seats: int, first: int) -> State:
    picture = MEADOWS_TWO if seats == 2 else MEADOWS
    return board(picture, seats=seats, phase="guardians", to_act=first, talisman=first)


def public_information(state: State, seat: int) -> tuple[object, ...]:
    """Return the public information, without the own card."""
    shown = state.observe(seat)
    return state.to_act, state.phase, tuple(shown["guardians"]), tuple(shown["chosen"])


@pytest.mark.rule("round.draft")
@pytest.mark.rule("round.order")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_possible_states_are_those_of_all_drafts(seats: int) -> None:
    """Try all drafts from each seat; indistinguishable ones must both be possible."""
    for first in range(seats):
        cannot_tell: dict[object, set[Cards]] = {}
        seen: dict[object, list[Observation]] = {}
        for cards in permutations(cards_for(seats), seats):
            state = drafting(seats, first)
            offers: Offers = {}
            moments = [(state, offers := updated_offers(offers, state))]
            for card in cards:
                state = play(state, ChooseGuardian(card))
                moments.append((state, offers := updated_offers(offers, state)))
            moments += [(turn, offers) for turn in turns(state)]
            for (moment, known), seat in product(moments, range(seats)):
                key = (seat, known.get(seat), *public_information(moment, seat))
                cannot_tell.setdefault(key, set()).add(moment.guardians)
                seen.setdefault(key, []).append(Observation.of(moment, seat, known.get(seat)))
        for known_as, found in cannot_tell.items():
            one, *others = seen[known_as]
            assert all(other == one for other in others)
            assert {state.guardians for state in one.possible()} == found
            assert len(one.holdings) == len(found)


def turns(state: State) -> list[State]:
    """Return the beginnings of all turns of a round."""
    found = []
    for card in sorted(filter(None, state.guardians)):
        seat = state.guardians.index(card)
        found.append(state.replaced(to_act=seat))
    return found


@pytest.mark.rule("round.draft")
@examples(20)
@given(seed=st.integers(0, 2**32 - 1))
def test_samples_are_possible_states(seed: int) -> None:
    draw = Random(seed)
    offers: Offers = {}
    for state, action in playout(small_game(seed), seed):
        offers = updated_offers(offers, state)
        if action is None or draw.random() > 0.1:
            continue
        for seat in range(state.seats):
            seen = Observation.of(state, seat, offers.get(seat))
            possible = list(seen.possible())
            assert state in possible
            assert {*possible} >= {seen.sample(draw) for _ in range(3)}
            assert all(Observation.of(other, seat, seen.offered) == seen for other in possible), (
                "from each of them the same is seen"
            )


@pytest.mark.rule("round.draft")
@pytest.mark.parametrize("name", PLAYERS)
def test_decisions_do_not_depend_on_hidden_cards(name: str) -> None:
    draw, tried = Random(7), 0
    for seed in range(1 if name in LONG else 6):
        states = [state for state, action in playout(small_game(seed), seed) if action is not None]
        hiding = [state for state in states if len(set(completions(state, state.to_act or 0))) > 1]
        for state in draw.sample(hiding, min(1 if name in LONG else 4, len(hiding))):
            seat, tried = state.to_act or 0, tried + 1
            chosen = PLAYERS[name].choose(Observation.of(state, seat), Random(tried))
            assert chosen.action in state.legal_actions()
            for other in completions(state, seat):
                seen = Observation.of(other, seat)
                assert PLAYERS[name].choose(seen, Random(tried)) == chosen
    assert tried >= (1 if name in LONG else 10)


@pytest.mark.parametrize(
    ("seat", "offered", "words"),
    [(3, None, "no seat 3"), (-1, None, "no seat -1"), (1, (2, 3), "cannot have been offered")],
)
def test_impossible_observation_is_refused(
    seat: int, offered: tuple[int, ...] | None, words: str
) -> None:
    state = board(MEADOWS, cards=(2, 5, 4), to_act=0, tokens={0: "a1"})
    with pytest.raises(ValueError, match=words):
        Observation.of(state, seat, offered)


@examples(8)  # whole games: some 1,000 observations each
@given(seed=st.integers(0, 2**32 - 1))
def test_keys_are_equal_for_equal_observations_only(seed: int) -> None:
    """All seats in all moments of a game, beside positions that they cannot tell apart."""
    known: dict[str, Observation] = {}
    offers: Offers = {}
    for state, _ in playout(small_game(seed), seed):
        offers = updated_offers(offers, state)
        for seat in range(state.seats):
            seen = Observation.of(state, seat, offers.get(seat))
            assert known.setdefault(seen.key, seen) == seen
            assert (
                Observation.of(Random(seed).choice([*seen.possible()]), seat, seen.offered) == seen
            )
            assert Observation.from_key(seen.key) == seen
            assert seen.key.split() == [seen.key]
    assert len({*known.values()}) == len(known)


@pytest.mark.parametrize(
    "wrong", ["", "0.-.", "4.-.d2_isle_x", "nonsense", 7, "0.33.{}", "1.2345.{}"]
)
def test_what_is_no_key_is_refused(wrong: object) -> None:
    code = Observation.of(drafting(4, 0), 1).table.to_code()
    with pytest.raises(ValueError, match=r"key|expected|offered"):
        Observation.from_key(wrong.format(code) if isinstance(wrong, str) else wrong)  # type: ignore[arg-type]
