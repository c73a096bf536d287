"""Tests of search players: beam search, lookahead and playouts."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, strategies as st

from dokmus_widgets.analysis.players import Observation, create_player, play_match
from dokmus_widgets.analysis.players.beam_search import beam_search, evaluate_line
from dokmus_widgets.analysis.players.lookahead import turn_with_card, value_after_next_turn
from dokmus_widgets.analysis.players.playouts import Playout
from dokmus_widgets.analysis.players.search import SearchPlayer, game_result
from dokmus_widgets.analysis.turns import best_end
from dokmus_widgets.core import ChooseGuardian, Phase, State, new_game
from dokmus_widgets.core.catalogue import ROUNDS, cards_for
from tests.core.playing import examples, playout, small_game


def beginnings(seed: int, count: int) -> list[State]:
    """Return random positions within turns of a random game."""
    states = [state for state, action in playout(small_game(seed), seed) if action is not None]
    turns = [state for state in states if state.phase is Phase.TURNS]
    return Random(seed).sample(turns, min(count, len(turns)))


@examples(15)
@given(seed=st.integers(0, 2**32 - 1))
def test_beam_search_returns_legal_turns_under_any_rules(seed: int) -> None:
    for state in beginnings(seed, 3):
        seat = state.to_act or 0
        ends = beam_search(state, 3, rival_weight=1.0)
        assert ends
        for end in ends:
            after = state
            for action in end.line:
                assert after.to_act == seat
                assert after.phase is Phase.TURNS
                after = after.apply(action)
            assert after == end.after
            assert after.to_act != seat or after.turn is None
            assert end.points == after.score()[seat].total
        assert [end.value for end in ends] == sorted((end.value for end in ends), reverse=True)


def test_exact_player_considers_the_best_turn_that_the_beam_misses() -> None:
    narrow, missed = SearchPlayer("narrow", 1.0, 1, 1, 0, 0), 0
    for state in beginnings(7, 12):
        seen = Observation.of(state, state.to_act or 0)
        one, other = (who.choose(seen, Random(1)) for who in (narrow, replace(narrow, exact=True)))
        if (one.action, one.plan) == (other.action, other.plan):
            continue
        missed += 1
        ends = [evaluate_line(state, (choice.action, *choice.plan)) for choice in (one, other)]
        assert ends[0].points < ends[1].points == best_end(state).value
    assert missed


@examples(15)
@given(seed=st.integers(0, 2**32 - 1))
def test_turn_with_card_is_playable(seed: int) -> None:
    for state in beginnings(seed, 2):
        seat = state.to_act or 0
        for card in cards_for(state.seats):
            turn = turn_with_card(state, seat, card)
            [best, *_] = beam_search(turn, 3)
            for action in best.line:
                turn = turn.apply(action)
            assert turn.score()[seat].total == best.points


def test_lookahead_stops_in_the_last_round() -> None:
    *_, state = (s for s, _ in playout(small_game(3), 3) if s.phase is Phase.TURNS)
    assert state.round == ROUNDS
    [end, *_] = beam_search(state, 3)
    assert value_after_next_turn(state, end, 0.0) == end.value


def test_wide_beam_search_rarely_misses_the_best_turn() -> None:
    found = [
        max(end.points for end in beam_search(state, 40)) == best_end(state).value
        for seed in range(12)
        for state in beginnings(seed, 3)
    ]
    print(f"{sum(found)} of {len(found)}")
    assert sum(found) > 0.9 * len(found)


@examples(15)
@given(seed=st.integers(0, 2**32 - 1))
def test_playouts_reach_valid_final_states(seed: int) -> None:
    draw = Random(seed)
    states = [s for s, _ in playout(small_game(seed), seed) if s.phase is Phase.GUARDIANS]
    for state in draw.sample(states, min(3, len(states))):
        game = Playout(state, state.guardians, 0)
        game.play(draw.random)
        assert game.is_over
        cards = tuple(cards_for(state.seats)[: state.seats])
        game.cards[:], game.round = cards, 8
        end = game.state(state.rules, 0)
        State.from_dict(end.to_dict())  # raises what is wrong with it
        assert game.totals() == [sheet.total for sheet in end.score()]
        at_start = [(t.bit_count(), s) for t, s in zip(state.tokens, state.supply, strict=True)]
        for seat, (tokens, supply) in enumerate(at_start):
            lost = end.sacrificed[seat] - state.sacrificed[seat]
            placed = end.tokens[seat].bit_count() - tokens
            assert placed + lost == supply - end.supply[seat]


def test_searched_cards_and_starts_are_legal_with_reasons() -> None:
    level = SearchPlayer("some", 1.0, 4, 4, 40, 20)
    state = new_game(4, seed=3)
    starting = level.choose(Observation.of(state, 3), Random(1))
    assert starting.reason.by == "playouts"
    assert (starting.reason.value or 0) > 0
    while state.phase is Phase.START:
        state = state.after(state.legal_actions()[0])
    choice = level.choose(Observation.of(state, state.to_act or 0), Random(1))
    assert isinstance(choice.action, ChooseGuardian)
    assert choice.reason.judged == 2
    assert 0 <= (choice.reason.wins or 0) <= 1


def test_win_has_a_better_result_than_loss() -> None:
    match = play_match(new_game(2, seed=1), [create_player("gentle")] * 2, seed=1)
    game = Playout(match.end, match.end.guardians, 0)
    [winner] = match.end.winners()
    assert game_result(game, winner)[0] == 1
    assert game_result(game, 1 - winner)[0] == 0
    assert game_result(game, winner)[1] + game_result(game, 1 - winner)[1] == pytest.approx(1)
