"""What one seat may know of a position."""

from __future__ import annotations

import pytest

from dokmus_widgets.core import ChooseGuardian, State
from tests.core.boards import MEADOWS, board, place, play


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
