"""Observations of a seat."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import permutations
from random import Random

import pytest
from hypothesis import given, strategies as st

from dokmus_widgets.core import ChooseGuardian, Phase, State
from dokmus_widgets.core.catalogue import cards_for
from dokmus_widgets.core.observe import with_hidden_cards_normalized
from tests.core.boards import MEADOWS, MEADOWS_TWO, board, place, play
from tests.core.playing import every_action, examples, playout, small_game


def drafting(*chosen: int) -> State:
    state = board(MEADOWS, phase="guardians", to_act=1, talisman=1, tokens={0: "a1", 1: "i1"})
    return play(state, *map(ChooseGuardian, chosen))


@pytest.mark.rule("round.draft")
def test_a_chosen_card_is_known_to_its_owner_only() -> None:
    state = drafting(3, 5)
    assert state.guardians == (None, 3, 5)
    assert [state.observe(seat)["guardians"] for seat in range(3)] == [
        [None, None, None],
        [None, 3, None],
        [None, None, 5],
    ]
    assert state.observe(0)["chosen"] == [False, True, True], "that they have one is seen"


@pytest.mark.rule("round.draft")
def test_the_cards_on_offer_are_seen_by_the_one_who_chooses() -> None:
    state = drafting(3)
    assert state.observe(2)["offer"] == [1, 2, 4, 5]
    assert [state.observe(seat)["offer"] for seat in (0, 1)] == [None, None]


@pytest.mark.rule("round.draft")
def test_what_is_left_over_stays_unseen() -> None:
    state = drafting(3, 5, 2)
    for seat in range(3):
        seen = state.observe(seat)
        assert seen["offer"] is None
        known = {card for card in seen["guardians"] if card}
        assert known == {state.guardians[seat], 2}, "the own card, and the one whose turn it is"


@pytest.mark.rule("round.order")
def test_cards_lie_open_once_their_turn_has_begun() -> None:
    state = board(MEADOWS, seats=4, cards=(5, 1, 3, 2), to_act=3, tokens={3: "a1"})
    assert state.observe(0)["guardians"] == [5, 1, None, 2]
    assert state.observe(1)["guardians"] == [None, 1, None, 2]
    assert state.observe(2)["guardians"] == [None, 1, 3, 2]


@pytest.mark.rule("round.end")
def test_no_card_lies_open_at_the_end() -> None:
    state = board(MEADOWS, phase="over", to_act=None, round=8)
    assert state.observe(0)["guardians"] == [None, None, None]


def test_the_board_is_open_to_all() -> None:
    state = play(board(MEADOWS, tokens={0: "a1", 1: "i9"}), place("b1"))
    document = state.to_dict()
    for seat in range(3):
        seen = state.observe(seat)
        assert seen["seat"] == seat
        hidden = {"format", "guardians"}
        assert {k: seen[k] for k in document if k not in hidden} == {
            k: v for k, v in document.items() if k not in hidden
        }


def test_an_observation_is_no_position() -> None:
    with pytest.raises(ValueError, match="format"):
        State.from_dict(board(MEADOWS).observe(0))


@pytest.mark.parametrize("seat", [-1, 3])
def test_only_a_seat_observes(seat: int) -> None:
    with pytest.raises(ValueError, match="seat"):
        board(MEADOWS).observe(seat)


def completions(state: State, seat: int) -> Iterator[State]:
    """Yield every state that this seat must think possible, the true one among them.

    The other seats' unshown cards may be any that the seat does not see elsewhere: in its own
    hand, open on the table, or on offer to it. While turns are played, a card that is not open is
    higher than that of the seat to act, since the lowest goes first.
    """
    hidden = [other for other in range(state.seats) if other != seat and state.guardians[other]]
    seen = {state.guardians[seat]}
    current = 0
    if state.phase is Phase.TURNS:
        assert state.to_act is not None
        current = state.guardians[state.to_act] or 0
        hidden = [other for other in hidden if (state.guardians[other] or 0) > current]
    elif state.to_act == seat:
        seen |= set(cards_for(state.seats)) - set(state.guardians)
    possible = [card for card in cards_for(state.seats) if card > current and card not in seen]
    for cards in permutations(possible, len(hidden)):
        guardians = list(state.guardians)
        for other, card in zip(hidden, cards, strict=True):
            guardians[other] = card
        yield State.from_dict(state.to_dict() | {"guardians": guardians})


def shuffled(state: State, draw: Random) -> State:
    """Return the same state, read from a document whose sets are written in another order."""
    document = state.to_dict()
    for spaces in document["tokens"]:
        draw.shuffle(spaces)
    return State.from_dict(document)


@pytest.mark.rule("round.draft")
@pytest.mark.rule("round.order")
@examples(60)
@given(seed=st.integers(0, 2**32 - 1))
def test_what_a_seat_sees_is_the_same_whatever_is_hidden_from_it(seed: int) -> None:
    draw = Random(seed)
    states = [state for state, _ in playout(small_game(seed), seed)]
    drafts = [state for state in states if state.phase is Phase.GUARDIANS]
    for state in (
        *draw.sample(states, min(4, len(states))),
        *draw.sample(drafts, min(4, len(drafts))),
    ):
        for seat in range(state.seats):
            seen = json.dumps(state.observe(seat))
            possible = list(completions(state, seat))
            assert state in possible
            for other in (*possible, shuffled(state, draw)):
                assert json.dumps(other.observe(seat)) == seen


@pytest.mark.rule("round.draft")
@pytest.mark.rule("round.order")
@examples(30)
@given(seed=st.integers(0, 2**32 - 1))
def test_what_is_shown_to_a_table_is_the_same_whatever_is_hidden(seed: int) -> None:
    draw = Random(seed)
    states = [state for state, _ in playout(small_game(seed), seed)]
    for state in draw.sample(states, min(6, len(states))):
        told = with_hidden_cards_normalized(state)
        assert State.from_dict(told.to_dict()) == told, "it is a position"
        assert told.replaced(guardians=state.guardians) == state
        if state.to_act is not None:
            assert list(told.legal_actions()) == list(state.legal_actions())
            assert all(
                with_hidden_cards_normalized(o) == told for o in completions(state, state.to_act)
            )


@pytest.mark.rule("round.draft")
@pytest.mark.parametrize(
    ("cards", "counted"),
    [
        ((2, 3), [[1, 1], [1, 1], [2, 1]]),
        ((1, 2, 3), [[1, 1, 1], [1, 1, 5], [4, 4, 2], [12, 3, 3]]),
        ((1, 2, 3, 4), [[1] * 4, [1, 1, 5, 5], [4, 4, 2, 20], [12, 12, 12, 6], [24, 6, 6, 6]]),
    ],
)
def test_so_many_states_are_possible_to_each_seat(
    cards: tuple[int, ...], counted: list[list[int]]
) -> None:
    """The property above would say little if it tried fewer states than a player must."""
    picture = MEADOWS_TWO if len(cards) == 2 else MEADOWS
    state = board(picture, seats=len(cards), phase="guardians")
    found = []
    for card in (*cards, None):
        found.append([len(set(completions(state, seat))) for seat in range(state.seats)])
        if card is not None:
            state = state.apply(ChooseGuardian(card))
    assert found == counted


@pytest.mark.rule("round.draft")
@examples(30)
@given(seed=st.integers(0, 2**32 - 1))
def test_what_a_seat_may_do_says_nothing_of_what_is_hidden_from_it(seed: int) -> None:
    draw = Random(seed)
    states = [state for state, _ in playout(small_game(seed), seed)]
    for state in draw.sample(states, min(6, len(states))):
        if state.to_act is None:
            continue
        actions = list(state.legal_actions())
        for other in completions(state, state.to_act):
            assert list(other.legal_actions()) == actions
            for action in draw.sample(actions, min(3, len(actions))):
                assert other.check(action) == state.check(action)


@pytest.mark.rule("round.draft")
def test_no_answer_to_a_seat_tells_what_is_hidden_from_it() -> None:
    for seed in range(12):
        draw = Random(seed)
        states = [state for state, _ in playout(small_game(seed), seed)]
        for state in draw.sample(states, min(4, len(states))):
            actions = [*draw.sample(list(every_action(state)), 20), *map(ChooseGuardian, range(7))]
            for seat in range(state.seats):
                possible = list(completions(state, seat))
                for other in draw.sample(possible, min(3, len(possible))):
                    for action in actions:
                        assert other.check(action, seat) == state.check(action, seat), f"{seed=}"
