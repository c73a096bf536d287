"""Tests of the game review."""

from __future__ import annotations

import base64
import json
import zlib
from random import Random

import pytest

from dokmus_widgets.core import EndTurn, Phase, State, new_game
from dokmus_widgets.core.catalogue import cards_for
from dokmus_widgets.core.notation import (
    MAX_CODE_LENGTH,
    GameRecord,
    NotationError,
    RecordedPly,
    read_record,
)
from dokmus_widgets.play.history import History
from dokmus_widgets.play.records import read_saved
from dokmus_widgets.play.review.facts import Review
from dokmus_widgets.play.review.navigation import Jump, jump
from dokmus_widgets.play.review.replay import own_seats, read_replay_code, replay_code
from dokmus_widgets.play.review.sample import sample_game

SEED = 11


@pytest.fixture(scope="module", params=[2, 3, 4])
def history(request: pytest.FixtureRequest) -> History:
    print(f"seed {SEED}")
    return sample_game(SEED, request.param).history


def total(state: State, seat: int) -> int:
    return state.score()[seat].total


def test_what_each_round_brought_is_what_the_core_counts(history: History) -> None:
    review = Review(history)
    state, ends = history.start, {0: history.start}
    for ply in history.all_plies:
        after = state.apply(ply.action)
        if after.round != state.round or after.phase is Phase.OVER:
            ends[state.round] = after
        state = after
    assert [end.round for end in review.rounds] == list(ends)
    for end in review.rounds:
        assert review.states[end.place] == ends[end.round]
        assert end.scores == ends[end.round].score()
        assert end.sacrificed == ends[end.round].sacrificed


def test_turns_follow_one_another_and_each_made_what_it_changed(history: History) -> None:
    review = Review(history)
    rounds = review.rounds[-1].round
    assert len(review.turns) == rounds * history.start.seats
    for turn in review.turns:
        plies = history.all_plies[turn.first : turn.last]
        assert {ply.before.to_act for ply in plies} == {turn.seat}
        assert [ply for ply in plies if ply.action == EndTurn()] == plies[-1:]
        assert plies[0].before.guardians[turn.seat] == turn.card
        assert turn.made == total(plies[-1].after, turn.seat) - total(plies[0].before, turn.seat)


def test_the_best_of_a_turn_is_played_out_by_the_core(history: History) -> None:
    review = Review(history)
    for turn in Random(SEED).sample(review.turns, 3):
        best, state = review.best(turn), turn.before
        for action in best.line:
            assert state.check(action).legal
            state = state.apply(action)
        assert best.exact
        assert best.points == total(state, turn.seat) - total(turn.before, turn.seat)
        assert best.points >= turn.made
        cards = review.cards(turn)
        assert list(cards) == list(cards_for(history.start.seats))
        assert cards[turn.card] == best.points
        again = Review(history)
        again.take_up(json.loads(json.dumps(review.found())))
        assert again.known(turn) == review.known(turn) == best
        assert again.known_cards(turn) == cards


def test_a_search_that_is_stopped_says_so_and_is_not_kept(history: History) -> None:
    review = Review(history)
    turn = max(review.turns, key=lambda turn: turn.made)
    stopped = review.best(turn, seconds=0)
    assert not stopped.exact
    assert stopped.points >= turn.made
    assert review.known(turn) is None


def test_steps_lead_through_the_whole_game_and_back(history: History) -> None:
    review = Review(history)
    last = len(review.states) - 1
    for on, back in (
        (Jump.ON, Jump.BACK),
        (Jump.TURN_ON, Jump.TURN_BACK),
        (Jump.ROUND_ON, Jump.ROUND_BACK),
    ):
        places = [0]
        while places[-1] < last:
            places.append(jump(review, places[-1], on))
            assert places[-1] > places[-2]
        assert [jump(review, place, back) for place in places[1:]] == places[:-1]
    assert set(review.turns[0].before.to_dict()) == set(review.states[0].to_dict())
    assert jump(review, 5, Jump.FIRST) == 0
    assert jump(review, 5, Jump.LAST) == last


def test_a_link_holds_the_whole_game(history: History) -> None:
    names = [f"N{seat}" for seat in range(history.start.seats)]
    plies = [RecordedPly(ply.action) for ply in history.all_plies]
    record = GameRecord(names, history.start, plies, seed=SEED)
    code = replay_code(record)
    assert len(code) < MAX_CODE_LENGTH
    assert own_seats(code) == frozenset()
    assert own_seats(replay_code(record, {1, 0})) == {0, 1}
    assert own_seats(code + ".7x0") == {0}
    assert read_replay_code(replay_code(record, {1, 0})) == read_replay_code(code)
    assert read_record(read_replay_code(code)) == record
    assert read_saved(f"http://somewhere/review?record={code}&lang=en") == record


def packed(text: bytes) -> str:
    return base64.urlsafe_b64encode(zlib.compress(text, 9)).decode().rstrip("=")


@pytest.mark.parametrize(
    "code",
    [
        "",
        "%",
        "AAAA",
        "x" * (MAX_CODE_LENGTH + 1),
        packed(b"\0" * 50_000_000),
        packed("é".encode("latin-1")),
        packed(b"Dokmus game record 2\n")[:-9],
    ],
    ids=["nothing", "no letters", "not packed", "long", "bomb", "no text", "cut short"],
)
def test_a_link_that_holds_no_game_is_refused(code: str) -> None:
    with pytest.raises(ValueError, match="Copy the whole link again"):
        read_replay_code(code[: MAX_CODE_LENGTH + 1])


def test_a_link_to_a_record_with_no_head_says_where() -> None:
    with pytest.raises(NotationError):
        read_replay_code(packed(b"Dokmus game record 2\nPlayers: A"))


def test_a_game_in_the_middle_is_looked_back_on_as_far_as_it_got() -> None:
    history, lot = History(new_game(3, seed=SEED), secrets=False), Random(SEED)
    while history.state.turn is None or history.state.turn.tokens_left == 3:
        history.play(lot.choice(list(history.state.legal_actions())))
    review = Review(history)
    assert review.turns == ()
    assert [end.round for end in review.rounds] == [0, 1]
    assert review.rounds[-1].place == len(history.all_plies)
