"""Explanations of computer players, in every language, with the numbers of the facts."""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random
from typing import get_args, get_type_hints

import pytest

from dokmus_widgets.analysis.players import Reason
from dokmus_widgets.analysis.turns import best_end
from dokmus_widgets.core import EndTurn, State, new_game
from dokmus_widgets.explain.messages import LANGUAGES, say, speaking
from dokmus_widgets.explain.reasons import reason_words, turn_words
from dokmus_widgets.explain.seats import seat_names, sentences

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
        assert sorted(numbers(words)) == sorted((sheet.total, *gains.values(), 12, 480, 61))
        assert all(say(f"score-{line}") in words for line in gains if line != "total")
        assert numbers(_said(before, before, Reason("points", 26.7), seat_names(3))) == [27]


def test_turn_without_points_is_described(turn: tuple[State, State]) -> None:
    before, _ = turn
    assert before.turn is not None
    words = _said(before, before.after(EndTurn()), Reason("lot"), seat_names(3))
    points = before.score()[before.to_act or 0].total
    assert f"has {points} points now, as many as before" in words
