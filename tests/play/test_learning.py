"""Which turns of a game are worth playing again, and how a new try is judged."""

from __future__ import annotations

import pytest

from dokmus_widgets.play.history import History
from dokmus_widgets.play.review.facts import Review
from dokmus_widgets.play.review.learning import (
    MOST_TURNS,
    Verdict,
    is_costly,
    judge,
    search_order,
    turns_to_learn,
)
from dokmus_widgets.play.review.sample import sample_game


@pytest.fixture(scope="module")
def review() -> Review:
    review = Review(sample_game(5, 3).history)
    for turn in review.turns:
        review.best(turn)
    return review


@pytest.mark.parametrize(
    ("made", "best", "costly"),
    [(0, 3, True), (0, 2, False), (9, 12, True), (10, 13, False), (12, 16, True), (13, 17, False)],
)
def test_turn_is_costly_from_three_points_and_a_quarter(
    made: int, best: int, *, costly: bool
) -> None:
    assert is_costly(made, best) is costly


@pytest.mark.parametrize(
    ("made", "best", "least"), [(1, 12, 7), (1, 11, 6), (0, 3, 2), (-2, 4, 1), (4, 4, 4)]
)
def test_try_counts_from_halfway(made: int, best: int, least: int) -> None:
    assert Verdict(least, made, best).counts
    assert not Verdict(least - 1, made, best).counts


@pytest.mark.parametrize("own", [frozenset[int](), frozenset({1}), frozenset({0, 2})])
def test_costliest_own_turns_are_to_be_learned_from(review: Review, own: frozenset[int]) -> None:
    found = turns_to_learn(review, own)
    assert 0 < len(found) <= MOST_TURNS
    missed = {
        turn.first: review.best(turn).points - turn.made
        for turn in review.turns
        if not own or turn.seat in own
    }
    assert [points for _, points in found] == sorted(missed.values(), reverse=True)[: len(found)]
    for turn, points in found:
        assert missed[turn.first] == points
        assert is_costly(turn.made, review.best(turn).points)
    costly = [
        turn
        for turn in review.turns
        if turn.first in missed and is_costly(turn.made, review.best(turn).points)
    ]
    assert len(found) == min(len(costly), MOST_TURNS)


def test_own_turns_are_searched_first() -> None:
    review = Review(sample_game(5, 3).history)
    now = next(turn for turn in review.turns[4:] if turn.seat != 2)
    order = search_order(review, {2}, now)
    assert order[0] is now
    assert [turn.seat for turn in order[1:9]] == [2] * 8
    assert len(order) == len(review.turns)
    review.best(now)
    assert now not in search_order(review, {2}, now)


def test_turn_is_judged_once_it_is_over(review: Review) -> None:
    turn, _ = turns_to_learn(review, ())[0]
    best, line = review.best(turn), History(turn.before, secrets=False)
    for action in best.line:
        assert judge(line, turn, best.points) is None
        line.play(action)
    verdict = judge(line, turn, best.points)
    assert verdict == (best.points, turn.made, best.points)
    line.go_to(line.place - 1)
    assert judge(line, turn, best.points) is None, "undone"
