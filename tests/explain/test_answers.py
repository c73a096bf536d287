"""Verdicts in words."""

from __future__ import annotations

import pytest

from dokmus_widgets.core import Obstacle, RotateTile
from dokmus_widgets.explain import answer_to
from tests.core.boards import CW, MEADOWS, board, place

NAMES = ("Ada", "Ben", "Cleo")


@pytest.mark.rule("round.order")
def test_another_seat_is_told_whose_turn_it_is() -> None:
    state = board(MEADOWS, tokens={0: "a1", 1: "i9"}, to_act=1, card=4)
    answer = answer_to(state, state.check(RotateTile(0, CW), 2), NAMES)
    assert repr(answer) == "No, it is not your turn: Ben decides now. [round.order]"
    assert not answer


def test_the_first_obstacle_of_several_is_told() -> None:
    state = board(".~f\n.^^", tokens={0: "a1", 1: "c1"}, tokens_left=1)
    verdict = state.check(place("c1"))
    assert [h.obstacle for h in verdict.obstacles][1:] == [
        Obstacle.CANNOT_PAY,
        Obstacle.PRICE_TOO_LOW,
    ]
    answer = answer_to(state, verdict, NAMES)
    assert answer.words == "No, a token of Ben stands on c1, and a space holds one token."


@pytest.mark.rule("turn.afford")
def test_the_nearest_token_is_named_where_a_crossing_cannot_be_paid() -> None:
    state = board(".~.\n.~^\n.^^", tokens={0: "a1 a2"}, tokens_left=1)
    words = answer_to(state, state.check(place("c1")), NAMES).words
    assert words.startswith("Not with your last token: c1 lies across the water from a1,")
