"""Rounds: the draft of the cards, the order of turns, the end of a round and of the game."""

from __future__ import annotations

import pytest

from dokmus_widgets.core import ChooseGuardian, EndTurn, Obstacle, Phase, Rule, State, TakeTalisman
from tests.core.boards import MEADOWS, MEADOWS_TWO, board, place, play, refusal


def cards(state: State) -> list[int]:
    return [a.card for a in state.legal_actions() if isinstance(a, ChooseGuardian)]


def draft(talisman: int, *chosen: int, seats: int = 4) -> State:
    picture = MEADOWS_TWO if seats == 2 else MEADOWS
    corners = ("a1", "i1", "a6", "i6") if seats == 2 else ("a1", "i1", "a9", "i9")
    state = board(
        picture,
        seats=seats,
        phase="guardians",
        to_act=talisman,
        talisman=talisman,
        tokens=dict(enumerate(corners[:seats])),
    )
    return play(state, *map(ChooseGuardian, chosen))


def last_turn(seats: int = 3, **wanted: int) -> State:
    """Return the end of the last turn of a round."""
    wanted = {"to_act": seats - 1, "tokens_left": 0} | wanted
    cards = (2, 3, 4)[-seats:] if seats < 4 else (1, 2, 4, 5)
    return board("." * 9, seats=seats, cards=cards, gap=4, **wanted)


@pytest.mark.rule("round.draft")
def test_cards_are_chosen_clockwise_from_the_talisman() -> None:
    state = draft(2)
    order, offers = [], []
    for card in (4, 1, 5, 2):
        order.append(state.to_act)
        offers.append(cards(state))
        state = state.apply(ChooseGuardian(card))
    assert order == [2, 3, 0, 1]
    assert offers == [[1, 2, 3, 4, 5], [1, 2, 3, 5], [2, 3, 5], [2, 3]]
    assert state.guardians == (5, 2, 4, 1)
    assert state.phase is Phase.TURNS


@pytest.mark.rule("round.draft")
def test_a_card_that_is_taken_cannot_be_taken_again() -> None:
    found = refusal(draft(0, 3), ChooseGuardian(3))
    assert found == {Obstacle.CARD_TAKEN: (Rule.ROUND_DRAFT,)}


@pytest.mark.rule("round.draft")
def test_nothing_is_placed_during_the_draft() -> None:
    assert Obstacle.WRONG_PHASE in refusal(draft(0), place("a2"))


@pytest.mark.rule("round.cards")
def test_three_and_four_players_have_cards_1_to_5_and_two_have_2_3_and_4() -> None:
    assert cards(draft(0)) == [1, 2, 3, 4, 5]
    assert cards(draft(0, seats=3)) == [1, 2, 3, 4, 5]
    two = draft(0, seats=2)
    assert cards(two) == [2, 3, 4]
    for card in (1, 5, 0, 6):
        found = refusal(two, ChooseGuardian(card))
        assert found == {Obstacle.NO_SUCH_CARD: (Rule.ROUND_CARDS,)}


@pytest.mark.rule("round.order")
def test_turns_go_by_card_number_lowest_first() -> None:
    state = draft(0, 4, 2, 5, 1)
    order = []
    while state.phase is Phase.TURNS:
        assert state.turn is not None
        order.append(state.to_act)
        while state.turn.tokens_left:
            state = state.apply(next(a for a in state.legal_actions() if a.type == "place"))
            assert state.turn is not None
        state = state.apply(EndTurn())
    assert order == [3, 1, 0, 2]


@pytest.mark.rule("round.order")
def test_missing_numbers_are_passed_over() -> None:
    assert draft(0, 5, 3, 4, seats=3).to_act == 1


@pytest.mark.rule("round.order")
def test_a_card_is_shown_when_its_turn_begins() -> None:
    state = board(MEADOWS, cards=(4, 2, 3), to_act=1, tokens={0: "a1"}, tokens_left=0)
    assert state.observe(1)["guardians"] == [None, 2, None]
    after = state.apply(EndTurn())
    assert after.to_act == 2
    assert after.observe(1)["guardians"] == [None, 2, 3]


@pytest.mark.rule("round.end")
def test_all_cards_go_back_and_the_holder_chooses_first() -> None:
    state = last_turn(4, talisman=1, round=3, to_act=3).apply(EndTurn())
    assert (state.phase, state.round, state.to_act) == (Phase.GUARDIANS, 4, 1)
    assert state.guardians == (None,) * 4
    assert state.turn is None
    assert cards(state) == [1, 2, 3, 4, 5]


@pytest.mark.rule("round.end")
@pytest.mark.rule("guardian.1")
def test_who_took_the_talisman_chooses_first_in_the_next_round() -> None:
    state = board(".", cards=(2, 3, 1), to_act=2, tokens_left=0)
    state = play(state, TakeTalisman(), EndTurn())
    assert state.talisman == 2
    for card in (2, 3):
        assert state.turn is not None
        assert state.guardians[state.to_act or 0] == card
        state = State.from_dict(state.to_dict() | {"turn": dict(ENDING)}).apply(EndTurn())
    assert (state.phase, state.to_act) == (Phase.GUARDIANS, 2)


ENDING = {"tokens_left": 0, "guardian_left": False, "ruins": [], "last": None}


@pytest.mark.rule("round.talisman.two")
def test_with_two_players_the_talisman_changes_hands_every_round() -> None:
    for holder in (0, 1):
        state = board(
            MEADOWS_TWO, seats=2, cards=(2, 4), to_act=1, talisman=holder, tokens_left=0
        ).apply(EndTurn())
        assert state.talisman == 1 - holder
        assert state.to_act == 1 - holder


@pytest.mark.rule("round.talisman.two")
def test_with_more_players_it_stays_where_it_is() -> None:
    assert last_turn(3, talisman=1).apply(EndTurn()).talisman == 1


@pytest.mark.rule("round.eight")
def test_the_game_ends_with_the_eighth_round() -> None:
    seventh = last_turn(3, round=7).apply(EndTurn())
    assert (seventh.phase, seventh.round) == (Phase.GUARDIANS, 8)
    over = last_turn(3, round=8).apply(EndTurn())
    assert (over.phase, over.to_act, over.turn) == (Phase.OVER, None, None)
    assert not over.legal_actions()
    assert refusal(over, EndTurn()) == {Obstacle.GAME_OVER: (Rule.ROUND_EIGHT,)}
