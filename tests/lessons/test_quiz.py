"""Quiz sessions: commands, answers, snapshots, and random input."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from dokmus_widgets.core import space_name
from dokmus_widgets.explain.messages import keeping, say, speaking
from dokmus_widgets.lessons.quizzes import (
    FAMILIES,
    MultipleChoice,
    Number,
    Question,
    QuestionKind,
    QuizMark,
    QuizSession,
    Spaces,
    family_quiz,
)

families = pytest.mark.parametrize("family", FAMILIES)


@pytest.fixture(autouse=True)
def kept() -> Iterator[None]:
    """Keep what is said, as a widget does, so that it can be said again in another language."""
    with keeping():
        yield


def quiz(*kinds: QuestionKind, seed: int = 1) -> QuizSession:
    return QuizSession(kinds, Random(seed))


def asked(session: QuizSession) -> Question:
    assert session.question is not None
    return session.question


def spaces(session: QuizSession) -> Spaces:
    response = asked(session).response
    assert isinstance(response, Spaces)
    return response


def answer_well(session: QuizSession) -> None:
    """Answer as a learner who knows would, by clicks."""
    response = asked(session).response
    if isinstance(response, Spaces):
        for at, (space, right) in enumerate(zip(response.spaces, response.right, strict=True)):
            while session.marks[at] is not right:
                session.toggle(space)
    else:
        session.choose(response.right)
    assert session.submit()
    assert session.right


def answer_badly(session: QuizSession) -> None:
    response = asked(session).response
    if isinstance(response, Spaces):
        at = response.right.index(response.marks[0])
        session.toggle(response.spaces[at])
    elif isinstance(response, Number):
        session.choose(response.most - response.right if response.most else 0)
        if session.chosen == response.right:
            session.choose((response.right + 1) % (response.most + 1))
    else:
        session.choose((response.right + 1) % len(response.options))
    assert not session.submit()
    assert not session.right


@families
def test_perfect_learner_answers_five_questions(family: str) -> None:
    session = QuizSession(family_quiz(family, Random(2)), Random(2))
    for number in range(5):
        assert session.progress == f"Question {number + 1} of 5"
        answer_well(session)
        assert session.told.words.startswith("Right.")
        session.next()
    assert session.over
    assert session.missed == ()
    assert "every answer right" in session.told.words


@families
def test_missed_kind_is_repeated_at_once(family: str) -> None:
    session = QuizSession(family_quiz(family, Random(3)), Random(3))
    while not session.over:
        before = asked(session)
        answer_badly(session)
        session.next()
        assert session.again
        assert asked(session).kind is before.kind
        assert asked(session).state != before.state
        answer_well(session)
        session.next()
    assert len(session.results) == 5
    assert not any(result.right for result in session.results)
    assert set(session.missed) == {result.kind for result in session.results}
    assert session.told.words.startswith("Quiz over: 0 of 5 right")


def test_repeats_of_a_missed_kind_are_limited() -> None:
    session = quiz(QuestionKind.LEFT, QuestionKind.ORDER)
    for _ in range(6):
        answer_badly(session)
        session.next()
    assert session.over
    assert [kind for kind, _ in session.results] == [QuestionKind.LEFT, QuestionKind.ORDER]


@families
def test_all_can_be_skipped(family: str) -> None:
    session = QuizSession(family_quiz(family, Random(1)), Random(1))
    for _ in range(5):
        session.skip()
    assert session.over
    assert not session.next()
    assert not session.skip()


def test_a_wrong_mark_is_answered_by_the_rule_and_the_spaces() -> None:
    session = quiz(QuestionKind.REACH)
    response = spaces(session)
    at = response.right.index(QuizMark.NO)
    session.toggle(response.spaces[at])  # free, it says now
    for other, right in enumerate(response.right):
        while other != at and session.marks[other] is not right:
            session.toggle(response.spaces[other])
    told = session.submit()
    why = asked(session).reason(at)
    assert told.words == f"{session.verdict} {why.words}"
    assert told.rules == why.rules
    assert told.obstacles == why.obstacles != ()


def test_clicks_cycle_through_the_marks() -> None:
    session = quiz(QuestionKind.FOREST)
    space = spaces(session).spaces[0]
    told = [str(session.toggle(space_name(space))) for _ in range(4)]
    name = space_name(space)
    marks = "No extra cost", "One sacrifice", "No", "not marked"
    assert told == [f"{name} · {mark}" for mark in marks]


def test_after_the_answer_a_click_tells_why() -> None:
    session = quiz(QuestionKind.WATER)
    session.submit()
    marks = list(session.marks)
    for at, space in enumerate(spaces(session).spaces):
        assert session.toggle(space) == asked(session).reason(at)
    assert session.marks == marks


def test_nothing_is_marked_before_an_answer_and_unmarked_spaces_count_as_no() -> None:
    session = quiz(QuestionKind.REACH)
    response = spaces(session)
    assert set(session.marks) == {QuizMark.OPEN}
    for at, right in enumerate(response.right):
        while right is not QuizMark.NO and session.marks[at] is not right:
            session.toggle(response.spaces[at])
    assert QuizMark.OPEN in session.marks
    assert session.submit()
    assert QuizMark.NO not in session.marks


def test_a_place_on_the_board_can_be_clicked_as_a_choice() -> None:
    session = quiz(QuestionKind.ROTATE)
    response = asked(session).response
    assert isinstance(response, MultipleChoice)
    session.toggle(response.spaces[response.right])
    assert session.chosen == response.right
    assert session.submit()


def test_a_tile_can_be_clicked_anywhere() -> None:
    session = quiz(QuestionKind.SLIDE)
    middle = spaces(session).spaces[0]
    session.toggle((middle[0] + 3, middle[1] - 3))
    assert session.marks[0] is QuizMark.YES


def test_answer_by_space_names() -> None:
    session = quiz(QuestionKind.REACH)
    response = spaces(session)
    given = {
        space_name(space): str(mark)
        for space, mark in zip(response.spaces, response.right, strict=True)
        if mark is not QuizMark.NO
    }
    assert session.answer(given)
    assert session.right


@pytest.mark.parametrize(
    ("kinds", "given", "told"),
    [
        ([QuestionKind.REACH], {"c99": "free"}, "This board has no space c99"),
        ([QuestionKind.REACH], {"nowhere": "free"}, "nowhere"),
        ([QuestionKind.REACH], {"e5": "free"}, "e5 isn't part of the question"),
        ([QuestionKind.REACH], 3, "Choose the spaces"),
        ([QuestionKind.REACH], None, "Choose the spaces"),
        ([QuestionKind.LEFT], -1, "a whole number from 0"),
        ([QuestionKind.LEFT], 10**30, "a whole number from 0"),
        ([QuestionKind.LEFT], True, "a whole number from 0"),
        ([QuestionKind.LEFT], "two", "a whole number from 0"),
        ([QuestionKind.LEFT], {"c4": "free"}, "Give an answer first"),
        ([QuestionKind.ORDER], 4, "Choose one of"),
        ([QuestionKind.ORDER], 1.0, "Choose one of"),
        ([], 1, "The quiz is over"),
        ([], {"c4": "free"}, "The quiz is over"),
    ],
)
def test_invalid_answer_is_explained(kinds: list[QuestionKind], given: object, told: str) -> None:
    session = QuizSession(kinds, Random(4))
    before = (session.question, list(session.marks), session.chosen)
    answer = session.answer(given)
    assert not answer
    assert told in answer.words
    assert before == (session.question, session.marks, session.chosen)
    assert not session.answered
    assert session.results == []


def test_unknown_mark_changes_nothing() -> None:
    session = quiz(QuestionKind.STEP)
    first, second, *_ = map(space_name, spaces(session).spaces)
    answer = session.answer({first: "yes", second: "free"})
    assert answer.words == "Choose one of No, Yes."
    assert set(session.marks) == {QuizMark.OPEN}


def test_wrong_order_of_commands_is_explained() -> None:
    session = quiz(QuestionKind.LEFT)
    assert "Give an answer first" in session.submit().words
    assert "Answer first" in session.next().words
    answer_well(session)
    assert "You've already answered" in session.submit().words
    assert "You've already answered" in session.choose(0).words
    assert "isn't part of the question" in session.toggle("a1").words


def test_empty_quiz_is_explained() -> None:
    session = quiz()
    assert session.over
    assert session.told.words == "You have no missed questions now."
    assert "over" in session.toggle("a1").words
    assert "over" in session.submit().words


def test_answer_follows_a_language_change() -> None:
    session = quiz(QuestionKind.FOREST)
    session.submit()
    english = session.told.words
    with speaking("fr"):
        assert session.told.words.startswith("Pas tout à fait")
        assert session.told.words != english
    assert session.told.words == english


@pytest.mark.parametrize(
    ("kind", "given"),
    [
        (QuestionKind.ORDER, 999),
        (QuestionKind.LEFT, 999),
        (QuestionKind.STEP, {"a1": "free"}),
        (QuestionKind.STEP, {"e5": "yes"}),
        (QuestionKind.STEP, {"c99": "yes"}),
        (QuestionKind.STEP, {"zz": "yes"}),
    ],
)
def test_refusal_follows_a_language_change(kind: QuestionKind, given: Any) -> None:
    session = quiz(kind)
    if given == {"a1": "free"}:
        given = {space_name(spaces(session).spaces[0]): "free"}
    english = session.answer(given).words
    with speaking("fr"):
        told = session.told.words
        assert told == session.answer(given).words
        assert told != english
    assert session.told.words == english


@pytest.mark.parametrize("name", ["zz", "", "a0", "c4 ", None, (1,), "z" * 100])
def test_invalid_space_is_explained_in_the_language(name: object) -> None:
    session = quiz(QuestionKind.STEP)
    assert session.toggle(name).words != ""
    told = session.told
    with speaking("ru"):
        assert session.told.words == session.toggle(name).words
        assert "is not" not in session.told.words
        assert session.told.words != told.words
    assert len(told.words) < 150


def test_verdict_excludes_the_reasons() -> None:
    session = quiz(QuestionKind.REACH)
    assert session.verdict == ""
    session.toggle(spaces(session).spaces[0])
    assert session.verdict == ""
    answer = session.submit()
    assert session.verdict
    assert answer.words.startswith(session.verdict)
    assert answer.words != session.verdict, "there are reasons as well"
    english = session.verdict
    with speaking("fr"):
        assert session.told.words.startswith(session.verdict)
        assert session.verdict != english
    session.toggle(spaces(session).spaces[0])
    assert session.verdict == "", "a reason is told now"


def test_verdict_on_a_choice_excludes_the_reasons() -> None:
    session = quiz(QuestionKind.ORDER)
    answer_well(session)
    assert session.verdict == "Right."
    assert session.told.words.startswith("Right. ")
    session.next()
    assert session.verdict == ""


def test_first_tries_are_reported_to_the_watcher() -> None:
    heard: list[tuple[QuestionKind, bool]] = []
    kinds = (QuestionKind.LEFT, QuestionKind.ORDER)
    session = QuizSession(kinds, Random(1), lambda kind, right: heard.append((kind, right)))
    answer_badly(session)
    session.next()
    answer_well(session)
    session.next()
    answer_well(session)
    assert heard == [(QuestionKind.LEFT, False), (QuestionKind.ORDER, True)] == session.results


def test_the_same_clicks_make_the_same_quiz() -> None:
    def played(seed: int) -> list[str]:
        session = QuizSession(family_quiz("terrain", Random(seed)), Random(seed))
        told = [session.told.words]
        while not session.over:
            told.append(session.submit().words if not session.answered else session.next().words)
            if told[-1] == say("quiz-no-answer"):
                session.choose(0)
        return told

    assert played(7) == played(7)
    assert played(7) != played(8)


def test_clicking_at_random_is_safe() -> None:
    """Every click is answered with a text, and the quiz ends."""
    seed = 11
    draw = Random(seed)
    kinds = [kind for family in FAMILIES for kind in family_quiz(family, draw)]
    session = QuizSession(kinds, draw)
    clicks = 0
    while not session.over:
        clicks += 1
        what = draw.randrange(10)
        if what < 5:
            answer = session.toggle((draw.randrange(-1, 22), draw.randrange(-1, 22)))
        elif what < 7:
            answer = session.choose(draw.randrange(-1, 6))
        else:
            answer = draw.choice((session.submit, session.next, session.skip))()
        assert answer.words, f"seed {seed}, click {clicks}"
        assert clicks < 10_000, f"seed {seed}: no end"
    assert len(session.results) == len(kinds)


@families
def test_a_quiz_asks_every_kind_that_fits(family: str) -> None:
    kinds = family_quiz(family, Random(5))
    assert len(kinds) == 5
    assert len(set(kinds)) == min(5, len(FAMILIES[family]))
    assert all(one is not two for one, two in pairwise(kinds))


def test_an_unknown_family_is_named() -> None:
    with pytest.raises(ValueError, match="no family 'cooking'"):
        family_quiz("cooking", Random(1))
