"""Explanations of computer players, in every language, with the numbers of the facts."""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random
from typing import get_args, get_type_hints

import pytest

from dokmus_widgets.analysis.players import Reason, create_player
from dokmus_widgets.analysis.players.match import MatchPly, play_computer_plies
from dokmus_widgets.analysis.turns import best_end
from dokmus_widgets.core import EndTurn, State, new_game
from dokmus_widgets.explain.messages import LANGUAGES, say, speaking
from dokmus_widgets.explain.reasons import reason_words, turn_words
from dokmus_widgets.explain.seats import seat_names, sentences
from dokmus_widgets.play.history import Ply
from dokmus_widgets.play.move_answers import step_told
from tests.reference import naive

KINDS = get_args(get_type_hints(Reason)["by"])


@pytest.fixture(scope="module")
def turn() -> tuple[State, State]:
    """Return a position at the begin of a turn, and the position after its best end."""
    random, state = Random(1), new_game(3, seed=2)
    while state.turn is None or state.round < 3:
        action = state.random_action(random)
        assert action is not None
        state = state.apply(action)
    return state, best_end(state).end.after(state)


def _said(before: State, after: State, reason: Reason, names: Sequence[str]) -> str:
    """Return what a player is told about an action: its turn's points, and why it was chosen."""
    told = turn_words(before, after, names), reason_words(reason, names[before.to_act or 0])
    return sentences([*filter(None, told)])


def numbers(words: str) -> list[int]:
    return [int(found) for found in re.findall(r"[0-9]+", words.replace("1つ以上", ""))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_reason_has_words_of_its_own(
    language: str, turn: tuple[State, State]
) -> None:
    before, _ = turn
    with speaking(language):
        names = seat_names(3)
        told = {_said(before, before, Reason(kind), names) for kind in KINDS}
        assert len(told) == len(KINDS)
        assert all(names[before.to_act or 0] in words for words in told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_state_the_numbers_of_the_facts(language: str, turn: tuple[State, State]) -> None:
    before, after = turn
    seat = before.to_act or 0
    was, sheet = before.score()[seat], after.score()[seat]
    gains = {line: sheet[line] - was[line] for line in sheet if sheet[line] != was[line]}
    assert len(gains) > 2
    with speaking(language):
        words = _said(before, after, Reason("playouts", 3.2, 12, 480, 0.613), seat_names(3))
        assert sorted(numbers(words)) == sorted((sheet.total, *gains.values(), 12, 480))
        assert all(say(f"score-{line}.in") in words for line in gains if line != "total")


@pytest.mark.parametrize("language", LANGUAGES)
def test_estimates_are_told_without_a_number(language: str) -> None:
    """Neither a player's own estimate, nor a share of so few games, can be recomputed."""
    with speaking(language):
        for wins, playouts in ((0.0, 15), (1.0, 15), (0.613, 99), (0.613, 480), (None, 480)):
            words = reason_words(Reason("playouts", 3.2, 7, playouts, wins), "Ada")
            assert sorted(numbers(words)) == [7, playouts]
            assert "%" not in words
        for value in (None, 0.0, 26.7):
            assert not numbers(reason_words(Reason("points", value), "Ada"))


PLAYERS_TOLD = ("random", "gentle", "greedy", "level-1", "level-4", "level-6")
FIRST_SEED = 28


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_numbers_told_of_computer_turns_are_recomputed(seats: int) -> None:
    """Whatever is said of a turn holds by the reference: the total, the gain and its lines."""
    turns, kinds = 0, set[str]()
    for number, name in enumerate(PLAYERS_TOLD):
        seed = FIRST_SEED + number
        start = new_game(seats, seed=seed)
        players = dict.fromkeys(range(seats), create_player(name))
        plies: list[Ply] = []
        state = start
        for made in play_computer_plies(start, players, str(seed), {}):
            if not isinstance(made, MatchPly):
                continue
            after = state.after(made.action)
            plies.append(Ply(state, made.action, after, reason=made.reason))
            words = step_told(plies, seat_names(seats)).words
            kinds.add(made.reason.by)
            _check_order(plies[-1], words, seat_names(seats))
            if isinstance(made.action, EndTurn):
                turns += 1
                _check_turn(plies, words, f"{name}, {seats} seats, seed {seed}: {words}")
            else:
                _check_reason(made.reason, words, f"{name}, {seats} seats, seed {seed}: {words}")
            state = after
            if state.round > (1 if name == "level-6" else 2):
                break
    assert kinds == {"lot", "habit", "points", "playouts"}
    assert turns >= seats * (2 * len(PLAYERS_TOLD) - 1)


def _check_turn(plies: Sequence[Ply], words: str, context: str) -> None:
    """Check the sentence of a turn against the sheets before and after it."""
    seat, round = plies[-1].before.to_act, plies[-1].before.round
    assert seat is not None
    whole = [ply for ply in plies if (ply.before.to_act, ply.before.round) == (seat, round)]
    first = next(ply.before for ply in whole if ply.before.turn is not None)
    was = naive.score(first.to_dict())[seat]
    now = naive.score(plies[-1].after.to_dict())[seat]
    told = re.search(r"has (\d+) points?(?: \(([+\u2212-]\d+)\))?[:,] (.*?)\.", words)
    assert told, context
    assert int(told[1]) == now["total"], context
    lines = {line: now[line] - was[line] for line in now if line != "total"}
    changed = {say(f"score-{line}.in"): gain for line, gain in lines.items() if gain}
    if told[2] is None:
        assert (changed, told[3]) == ({}, "as before"), context
        return
    assert _signed(told[2]) == now["total"] - was["total"], context
    read = dict(re.findall(r"([a-z][a-z ]+) ([+\u2212-]\d+)", told[3]))
    assert {line: _signed(gain) for line, gain in read.items()} == changed, context


def _check_order(ply: Ply, words: str, names: Sequence[str]) -> None:
    """Check that what a player did, and why, is told before who is next."""
    who = names[ply.before.to_act or 0]
    following = re.search(r"Round [0-9] begins|plays next|plays first|last round", words)
    if following:
        assert f"{who} now has" not in words[following.start() :], words
        for reason in ("plays at random", "plays by a simple", "compared", "plays the best"):
            assert reason not in words[following.start() :], words


def _check_reason(reason: Reason, words: str, context: str) -> None:
    """Check that why an action was chosen is told with the numbers of choices and games only."""
    told = [part for part in re.split(r"(?<=\.) ", words) if " compared " in part]
    for sentence in told:
        assert numbers(sentence) == [reason.judged, reason.playouts], context
    assert "%" not in words, context


def _signed(text: str) -> int:
    return int(text.replace("\u2212", "-"))


def test_turn_without_points_is_described(turn: tuple[State, State]) -> None:
    before, _ = turn
    assert before.turn is not None
    words = _said(before, before.after(EndTurn()), Reason("lot"), seat_names(3))
    points = before.score()[before.to_act or 0].total
    assert f"has {points} points, as before" in words
