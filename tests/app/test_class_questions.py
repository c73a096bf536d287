"""Questions to a class: what pupils answer, what the teacher sees, and what pupils get before."""

from __future__ import annotations

import itertools
import json
from dataclasses import replace
from random import Random

import pytest

from dokmus_widgets.cases import cases
from dokmus_widgets.core import space_name
from dokmus_widgets.explain import Answer
from dokmus_widgets.explain.messages import say, speaking
from dokmus_widgets.host.classes.rooms import Rooms
from dokmus_widgets.lessons.quizzes import QuestionKind, question_of
from dokmus_widgets.puzzles import PuzzleKind, shipped
from dokmus_widgets.widgets.classroom.questions import ClassQuestion, _of_case, _of_puzzle, _of_quiz
from tests.app.class_visits import ClassVisit, opened, settle
from tests.app.table_visits import served

__all__ = ["served"]
pytestmark = pytest.mark.usefixtures("served")

#: One question of each sort: cases with several actions, one and none, quizzes, puzzles.
CASES = {len(one.actions): one for one in cases()}
QUESTIONS: dict[str, ClassQuestion] = {
    **{f"case-{count}": _of_case(one) for count, one in CASES.items()},
    **{f"quiz-{kind}": _of_quiz(question_of(kind, Random(1))) for kind in QuestionKind},
    **{
        f"puzzle-{kind}": _of_puzzle(next(one for one in shipped() if one.kind is kind))
        for kind in PuzzleKind
    },
}


#: The languages of two pupils.
PUPILS = ("en", "ja")
#: One of each sort of answer.
SORTS = (
    *("case-0", "case-1", "case-2", "puzzle-card", "puzzle-points"),
    *("quiz-reach", "quiz-winner", "quiz-temples"),
)


def asked(question: ClassQuestion, *languages: str) -> tuple[ClassVisit, list[ClassVisit]]:
    """Open a room with pupils, and ask them a question."""
    rooms = Rooms()
    teacher, code = opened(rooms)
    pupils = [ClassVisit(rooms, code, language) for language in languages]
    teacher.room(rooms).ask(question)
    settle(teacher, *pupils)
    return teacher, pupils


def quoted(words: str) -> str:
    """Return a text as it stands in JSON."""
    return json.dumps(words, ensure_ascii=False)[1:-1]


@pytest.mark.parametrize("question", QUESTIONS.values(), ids=QUESTIONS)
def test_every_question_can_be_asked_answered_and_revealed(question: ClassQuestion) -> None:
    teacher, pupils = asked(question, *PUPILS)
    choices = range(len(question.choices()))
    for language, pupil in zip(PUPILS, pupils, strict=True):
        with speaking(language):
            assert all(quoted(words) in pupil.words() for words in question.words())
        if question.spaces and len(choices) > 12:
            pupil.click(
                space_name(question.spaces[min(question.right[0] if question.right else choices)])
            )
        else:
            pupil.press(
                "choose", min(question.right[0]) if question.is_single and question.right else 0
            )
    teacher.settle()
    assert say("class-answered", count=2, present=2) in teacher.words()
    teacher.press("reveal")
    settle(*pupils)
    for language, pupil in zip(PUPILS, pupils, strict=True):
        with speaking(language):
            assert quoted(question.reasons()[0].words) in pupil.words()
    pupils[0].press("choose", 0)
    teacher.settle()
    assert say("class-answered", count=2, present=2) in teacher.words()
    teacher.press("stop")
    settle(*pupils)
    assert pupils[0].board.state == teacher.subject.state
    assert "replies" not in pupils[0].words()


@pytest.mark.parametrize("name", SORTS)
def test_pupils_get_no_answer_before_it_is_revealed(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Exchange what a pupil may not know: the bytes that reach them are the same."""
    monkeypatch.setattr(f"{Rooms.__module__}.secrets.choice", lambda letters: letters[0])
    monkeypatch.setattr(f"{Rooms.__module__}.new_key", itertools.cycle("abc").__next__)
    question = QUESTIONS[name]
    count = len(question.choices())
    other = replace(
        question,
        right=[frozenset((at + 1) % count for at in right) for right in question.right],
        reasons=lambda: [Answer("Another reason.")] * len(question.items()),
    )
    sent: dict[bool, list[str]] = {}
    for is_other in (False, True):
        rooms = Rooms()
        teacher, code = opened(rooms)
        pupil, ben = ClassVisit(rooms, code), ClassVisit(rooms, code)
        subject = teacher.subject
        teacher.room(rooms).ask(other if is_other else question)
        settle(teacher, pupil, ben)
        ben.press("set_name", {"name": "Ben" if is_other else "Zoe"})
        ben.press("choose", int(is_other))
        pupil.press("choose", 0)
        subject.click("a2" if is_other else "b1")
        settle(teacher, pupil, ben)
        before = pupil.bytes()
        teacher.press("reveal")
        settle(pupil)
        sent[is_other] = [before, pupil.bytes()]
    same, revealed = zip(*sent.values(), strict=True)
    assert same[0] == same[1]
    assert revealed[0] != revealed[1]


def test_answers_are_counted_as_they_come_with_names_where_pupils_gave_one() -> None:
    question = QUESTIONS[f"quiz-{QuestionKind.WINNER}"]
    teacher, (ann, ben) = asked(question, "en", "fr")
    ann.press("set_name", {"name": "Ann"})
    ann.press("choose", 1)
    ben.press("choose", 1)
    teacher.settle()

    def facts() -> list[str]:
        [found] = [one for one in teacher.sections if one["kind"] == "facts"]
        return [entry["text"] for entry in found["entries"]]

    assert facts()[:2] == ["0", "2 · Ann"]
    assert say("class-answered", count=2, present=2) in teacher.words()
    ann.press("choose", 0)
    teacher.settle()
    assert facts()[:2] == ["1 · Ann", "1"]


def test_answers_to_several_items_are_counted() -> None:
    question = QUESTIONS["case-2"]
    teacher, (ann, ben) = asked(question, "en", "fr")
    for pupil in (ann, ben):
        pupil.press("choose", 0)
    ben.press("choose", 0)
    teacher.settle()
    counts = [say("class-count", what=choice, count=1) for choice in question.choices()]
    assert " · ".join(counts) in teacher.words()
    teacher.press("reveal")
    settle(ann)
    rules = [str(rule) for reason in question.reasons() for rule in reason.rules]
    for visit in (teacher, ann):
        assert all(quoted(reason.words) in visit.words() for reason in question.reasons())
        assert all(f'"{rule}"' in visit.words() for rule in rules)


def test_answers_on_spaces_are_counted_on_the_board() -> None:
    question = QUESTIONS[f"puzzle-{PuzzleKind.POINTS}"]
    teacher, pupils = asked(question, "en", "fr", "ja")
    for pupil, space in zip(pupils, ("a1", "a1", "c4"), strict=True):
        pupil.click(space)
        chosen = [mark for mark in pupil.board.scene["marks"] if mark["kind"] == "chosen"]
        assert [space_name((mark["row"], mark["column"])) for mark in chosen] == [space]
    teacher.settle()
    counts = [mark for mark in teacher.board.scene["marks"] if mark["kind"] == "worth"]
    assert {(mark["row"], mark["column"], mark["text"]) for mark in counts} == {
        (0, 0, "2"),
        (3, 2, "1"),
    }


@pytest.mark.parametrize(
    ("name", "steps"), [("rules", []), ("puzzles", []), ("learn", ["open_quiz"])]
)
def test_the_teacher_asks_what_is_on_the_board(name: str, steps: list[str]) -> None:
    rooms = Rooms()
    teacher, code = opened(rooms)
    pupil = ClassVisit(rooms, code)
    teacher.press("show_subject", name)
    if steps:
        teacher.press("pose")
        assert say("class-no-question") in teacher.words()
        teacher.subject.open_quiz("terrain")
    teacher.press("pose")
    settle(pupil)
    assert say("class-no-question") not in teacher.words()
    assert any(one["kind"] in ("asked", "number", "note") for one in pupil.sections)


def test_the_verdicts_of_a_case_are_those_of_the_core() -> None:
    for one in cases():
        question, actions = _of_case(one), [*dict.fromkeys(one.actions)]
        legal = [frozenset([int(one.state.check(action).legal)]) for action in actions]
        assert [*question.right] == legal
    unique = [one for one in shipped() if one.unique and one.kind is PuzzleKind.POINTS]
    judged = [_of_puzzle(puzzle).right for puzzle in unique]
    assert any(judged)
    assert all(0 < len(one[0]) <= 3 for one in judged if one)


@pytest.mark.parametrize("value", [-1, 10**9, "0", None, True, [0], 1.5])
def test_a_hostile_answer_is_no_answer(value: object) -> None:
    for name in ("case-2", "puzzle-card", f"puzzle-{PuzzleKind.POINTS}"):
        teacher, [pupil] = asked(QUESTIONS[name], "en")
        pupil.press("choose", value)
        teacher.settle()
        assert say("class-answered", count=0, present=1) in teacher.words()
        assert not pupil.sheet.fault
