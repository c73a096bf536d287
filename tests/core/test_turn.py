"""A turn: three tokens, one guardian action, and what sacrifices may be made."""

from __future__ import annotations

import pytest

from dokmus_widgets.core import EndTurn, Obstacle, Place, RotateTile, Rule, Sacrifice, TakeTalisman
from tests.core.boards import CW, MEADOWS, board, free, kinds, own, paid, place, play, refusal

ROW = "." * 9


@pytest.mark.rule("turn.three")
def test_a_turn_places_three_tokens_and_no_fourth() -> None:
    state = play(board(ROW, tokens={0: "a1"}), place("b1"), place("c1"), place("d1"))
    assert own(state) == "a1 b1 c1 d1"
    assert state.supply[0] == 21
    assert "place" not in kinds(state)
    assert refusal(state, place("e1")) == {Obstacle.NO_TOKENS_LEFT: (Rule.TURN_THREE,)}


@pytest.mark.rule("turn.three")
@pytest.mark.parametrize("left", [1, 2, 3])
def test_a_turn_does_not_end_before_all_three_are_used(left: int) -> None:
    state = board(ROW, tokens={0: "a1"}, tokens_left=left)
    assert refusal(state, EndTurn()) == {Obstacle.TOKENS_UNUSED: (Rule.TURN_THREE,)}


@pytest.mark.rule("turn.three")
def test_a_sacrifice_is_one_of_the_three() -> None:
    state = play(board(".f..", tokens={0: "a1"}, cards=(2, 3, 4)), place("b1", 1))
    assert state.turn is not None
    assert state.turn.tokens_left == 1
    assert (own(state), state.supply[0], state.sacrificed[0]) == ("a1 b1", 22, 1)
    state = play(state, place("c1"), EndTurn())
    assert state.to_act == 1


@pytest.mark.rule("turn.three")
def test_where_no_space_is_free_the_turn_may_end_with_tokens_left() -> None:
    state = board("...", tokens={0: "a1", 1: "b1"}, tokens_left=2, cards=(2, 3, 4))
    assert not state.check(EndTurn())
    full = state.apply(place("c1"))
    assert "place" not in kinds(full)
    after = full.apply(EndTurn())
    assert after.to_act == 1
    assert after.supply[0] == 23, "the token that found no room stays in the supply"


@pytest.mark.rule("turn.guardian")
@pytest.mark.parametrize("moment", [0, 1, 2, 3])
def test_the_guardian_acts_at_any_moment_of_the_turn(moment: int) -> None:
    state = board(ROW, tokens={0: "a1"}, card=1, talisman=2)
    steps = [place("b1"), place("c1"), place("d1")]
    state = play(state, *steps[:moment], TakeTalisman(), *steps[moment:])
    assert state.talisman == 0
    assert state.check(EndTurn())


@pytest.mark.rule("turn.guardian")
def test_the_guardian_acts_once() -> None:
    state = play(board(ROW, tokens={0: "a1"}, card=4), RotateTile(8, CW))
    assert kinds(state) == {"place"}
    found = refusal(state, RotateTile(8, CW))
    assert found == {Obstacle.GUARDIAN_USED: (Rule.TURN_GUARDIAN,)}


@pytest.mark.rule("turn.guardian")
def test_an_unused_guardian_is_lost_with_the_turn() -> None:
    state = board(ROW, tokens={0: "a1"}, cards=(2, 3, 4), tokens_left=0)
    after = state.apply(EndTurn())
    assert after.to_act == 1
    assert after.turn is not None
    assert after.turn.guardian_left, "its own, not a second one"
    assert kinds(after) == {"place"}, "seat 1 has no token to move with card 3"


@pytest.mark.rule("turn.guardian")
def test_only_the_own_card_acts() -> None:
    found = refusal(board(ROW, tokens={0: "a1"}, card=4), TakeTalisman())
    assert found == {Obstacle.WRONG_CARD: (Rule.GUARDIAN_1, Rule.TURN_GUARDIAN)}


@pytest.mark.rule("turn.sacrifice")
@pytest.mark.reading("voluntary_sacrifice", False)
def test_nobody_sacrifices_just_for_the_points_faq() -> None:
    state = board(ROW, tokens={0: "a1"})
    assert refusal(state, Sacrifice()) == {Obstacle.NOT_VOLUNTARY: (Rule.TURN_SACRIFICE,)}
    found = refusal(state, place("b1", 1))
    assert found == {Obstacle.PRICE_TOO_HIGH: (Rule.TURN_SACRIFICE,)}


@pytest.mark.rule("turn.sacrifice")
@pytest.mark.parametrize("price", [2, 3, -1])
def test_no_placement_costs_anything_but_none_or_one(price: int) -> None:
    state = board(".f.", tokens={0: "a1"})
    assert Obstacle.PRICE_TOO_HIGH in refusal(state, place("b1", price))


@pytest.mark.rule("turn.sacrifice")
def test_a_sacrifice_comes_from_the_supply_never_from_the_board_faq() -> None:
    before = board(".f^", tokens={0: "a1"}, sacrificed=[2])
    after = before.apply(place("b1", 1))
    assert own(after) == "a1 b1"
    assert (after.sacrificed[0], after.supply[0]) == (3, before.supply[0] - 2)


@pytest.mark.rule("turn.sacrifice")
def test_a_forest_does_not_come_for_free() -> None:
    found = refusal(board(".f.", tokens={0: "a1"}), place("b1", 0))
    assert found == {Obstacle.PRICE_TOO_LOW: (Rule.FOREST_COST, Rule.TURN_SACRIFICE)}


@pytest.mark.rule("turn.afford")
def test_the_last_token_can_pay_for_nothing() -> None:
    state = board(".f\n.^", tokens={0: "a1"}, tokens_left=1)
    assert (free(state), paid(state)) == ("a2", "")
    found = refusal(state, place("b1", 1))
    assert found == {Obstacle.CANNOT_PAY: (Rule.TURN_AFFORD, Rule.FOREST_COST)}
    assert paid(board(".f\n.^", tokens={0: "a1"}, tokens_left=2)) == "b1"


@pytest.mark.rule("turn.afford")
def test_there_is_one_paid_placement_a_turn() -> None:
    before = board(".f\nf.", tokens={0: "a1"})
    assert paid(before) == "b1 a2"
    after = before.apply(place("b1", 1))
    assert paid(after) == ""
    assert free(after) == "b2"
    assert Obstacle.CANNOT_PAY in refusal(after, place("a2", 1))


@pytest.mark.rule("turn.three")
def test_without_a_token_the_price_is_not_the_question() -> None:
    state = board(MEADOWS, tokens={0: "a1"}, tokens_left=0)
    assert refusal(state, place("b1")) == {Obstacle.NO_TOKENS_LEFT: (Rule.TURN_THREE,)}
    assert Obstacle.OCCUPIED in refusal(state, Place((0, 0)))
