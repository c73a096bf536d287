"""Verdicts in words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given, strategies as st

from dokmus_widgets.cases import cases
from dokmus_widgets.core import (
    Action,
    By,
    ChooseGuardian,
    ChooseStart,
    DeclineRuins,
    EndTurn,
    MoveTile,
    MoveToken,
    Obstacle,
    Place,
    RotateTile,
    Rotation,
    Sacrifice,
    State,
    TakeTalisman,
)
from dokmus_widgets.explain import answer_to
from dokmus_widgets.explain.answers import answers_to
from dokmus_widgets.explain.messages import LANGUAGES, speaking
from dokmus_widgets.explain.seats import seat_names
from dokmus_widgets.explain.spaces import off_board_fault
from tests.core.boards import CW, MEADOWS, board, place
from tests.core.playing import examples, playout, small_game

NAMES = ("Ada", "Ben", "Cleo")
#: How an answer begins: yes, no, and no for want of a second token.
VERDICTS = {
    "en": ("Yes, ", "No, ", "Not with your last token"),
    "fr": ("Oui, ", "Non, ", "Pas avec votre dernier pion"),
    "ru": ("Да, ", "Нет, ", "Не последней фишкой"),  # noqa: RUF001
    "ja": ("はい", "できません", "最後の1個では置けません"),
}
_SENTENCE = re.compile(r"(?<=[.!?。])\s*")


@pytest.mark.rule("round.order")
def test_wrong_seat_is_told_the_current_player() -> None:
    state = board(MEADOWS, tokens={0: "a1", 1: "i9"}, to_act=1, card=4)
    answer = answer_to(state, state.check(RotateTile(0, CW), 2), NAMES)
    assert repr(answer) == "No, it's Ben's turn. [round.order]"
    assert not answer


def test_first_of_several_obstacles_is_explained() -> None:
    state = board(".~f\n.^^", tokens={0: "a1", 1: "c1"}, tokens_left=1)
    verdict = state.check(place("c1"))
    assert [h.obstacle for h in verdict.obstacles][1:] == [
        Obstacle.CANNOT_PAY,
        Obstacle.PRICE_TOO_LOW,
    ]
    answer = answer_to(state, verdict, NAMES)
    assert answer.words == "No, c1 holds Ben's token, and a space holds only one."


@pytest.mark.rule("turn.afford")
def test_the_nearest_token_is_named_where_a_crossing_cannot_be_paid() -> None:
    state = board(".~.\n.~^\n.^^", tokens={0: "a1 a2"}, tokens_left=1)
    answer = answer_to(state, state.check(place("c1")), NAMES)
    assert answer.words.startswith("Not with your last token: crossing water from a1 to c1 costs")
    assert answer.obstacles == ((0, 2),), "one's own tokens are not in the way"
    assert answer.witnesses[0] == (0, 0)


def some_actions(state: State, draw: Random, count: int) -> Iterator[Action]:
    """Actions of every kind, most of them illegal, and a few legal ones."""
    frame = state.island.frame
    own = () if state.to_act is None else state.tokens_of(state.to_act)
    for _ in range(count):
        space = (draw.randrange(frame.rows), draw.randrange(frame.columns))
        origin = draw.choice(own) if own and draw.random() < 0.7 else space
        slot, by = draw.randrange(frame.slots), draw.choice([*By])
        every: list[Action] = [
            ChooseStart(space),
            ChooseGuardian(draw.randint(1, 5)),
            Place(space, draw.randint(0, 2)),
            Sacrifice(),
            TakeTalisman(),
            MoveTile(slot, by),
            MoveToken(origin, space, by),
            RotateTile(slot, draw.choice([*Rotation]), by),
            DeclineRuins(),
            EndTurn(),
        ]
        yield draw.choice([action for action in every if not off_board_fault(frame, action)])
    legal = [*state.legal_actions()]
    yield from draw.sample(legal, min(2, len(legal)))


def faults_of(words: str, language: str, legal: bool) -> Iterator[str]:
    """Return the faults in the sentences of an answer."""
    yes, *no = VERDICTS[language]
    if not words.startswith((yes,) if legal else tuple(no)):
        yield "does not begin with the verdict"
    told = [sentence for sentence in _SENTENCE.split(words) if sentence]
    if len(set(told)) < len(told):
        yield "says a sentence twice"
    if any(sentence.startswith(VERDICTS[language]) for sentence in told[1:]):
        yield "tells the verdict twice"
    if re.search(r"  | [,.]|[.,:;]{2}|。。|[:,、]\s*$", words):
        yield "is badly put together"


def test_every_answer_of_every_case_begins_with_its_verdict() -> None:
    for case in cases():
        for action in case.actions:
            _check_answers(case.state, action)


@examples(8)
@given(st.integers(0, 2**32 - 1))
def test_answers_begin_with_the_verdict_and_say_nothing_twice(seed: int) -> None:
    draw = Random(seed)
    for state, _ in playout(small_game(seed), seed):
        if draw.random() < 0.05:
            for action in some_actions(state, draw, 8):
                _check_answers(state, action)


def _check_answers(state: State, action: Action) -> None:
    verdict = state.check(action)
    for language in LANGUAGES:
        with speaking(language):
            told = answers_to(state, verdict, seat_names(state.seats))
            for answer in told:
                wrong = [*faults_of(answer.words, language, verdict.legal)]
                assert not wrong, (answer.words, action)


def test_second_token_hint_appears_only_without_other_obstacles() -> None:
    hope = "You need two tokens."
    state = board(".f\n..", tokens={0: "a1"}, tokens_left=1)
    (only,) = answers_to(state, state.check(place("b1")), NAMES)
    assert only.words.endswith(hope)
    taken = board(".~f\n.^^", tokens={0: "a1", 1: "c1"}, tokens_left=1)
    occupied, too_dear = answers_to(taken, taken.check(place("c1")), NAMES)
    assert "c1 holds Ben's token" in occupied.words
    assert too_dear.words.startswith("Not with your last token")
    assert hope not in too_dear.words
