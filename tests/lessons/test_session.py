"""Lesson sessions: answers, highlights, hints and navigation."""

from __future__ import annotations

from typing import Any

import pytest

from dokmus_widgets.core import Action, Place
from dokmus_widgets.explain.messages import keeping, say, speaking
from dokmus_widgets.lessons import Lesson, LessonSession, Outcome, lesson as course_lesson
from dokmus_widgets.lessons.catalogue import begins_with
from dokmus_widgets.lessons.reader import read

TEXT = '''
[[lesson]]
id = "forest-walk"
minutes = 1
rules = ["forest.cost"]

[[lesson.step]]
id = "pay"
board = """
.f.|..t|...
.t.|.~.|rv.
...|...|...
"""
tokens = ["a1", "i3", "d3"]
cards = [4, 2, 3]
goal = { token_on = "b1", sacrificed = 1 }
solution = ["b1+1"]
several = true
hints = 2

[[lesson.step.mistake]]
id = "slow"
do = "a2"

[[lesson.step]]
id = "last"
goal = { turn_over = true }
solution = ["c1", "end"]

[[lesson.step]]
id = "look"
show = "b1"
'''


@pytest.fixture
def lesson(monkeypatch: pytest.MonkeyPatch) -> Lesson:
    """Return a lesson whose messages are shown by their ids."""
    monkeypatch.setattr("dokmus_widgets.lessons.sessions.session.say", _said)
    monkeypatch.setattr("dokmus_widgets.lessons.sessions.session.has_message", lambda name: True)
    (chapter,) = read({"chapter": TEXT})
    return chapter.lessons[0]


def _said(name: str, /, **arguments: str | int) -> str:
    return f"<{name}>" if name.startswith("lesson-forest-walk") else say(name, **arguments)


def outcome_of(session: LessonSession) -> Outcome:
    """Return the current outcome, which type checkers must not narrow."""
    return session.outcome


def tried(session: LessonSession) -> Action | None:
    """Return the refused action shown now."""
    return session.refuted


def test_session_starts_with_the_text_of_the_step(lesson: Lesson) -> None:
    session = LessonSession(lesson)
    assert session.answer.words == "<lesson-forest-walk-pay>"
    assert outcome_of(session) is Outcome.GOING
    assert [met for _, met in session.goals] == [False, False]


def test_any_solution_meets_the_goal(lesson: Lesson) -> None:
    session = LessonSession(lesson)
    assert session.do("b1+1")
    assert outcome_of(session) is Outcome.MET
    assert session.answer.words.endswith("<lesson-forest-walk-pay.done>")
    assert session.answer.rules
    other = LessonSession(lesson)
    assert other.rotate_tile("2")  # one may do other things before
    assert outcome_of(other) is Outcome.GOING
    assert other.do("b1+1")
    assert outcome_of(other) is Outcome.MET


def test_refused_attempt_is_explained_and_stays_visible(lesson: Lesson) -> None:
    session = LessonSession(lesson)
    before = session.state
    answer = session.do("b1")
    assert not answer
    assert "forest.cost" in answer.rules
    assert tried(session) == Place((0, 1), 0)
    assert session.state == before
    assert session.can_take_back
    assert session.undo()
    assert tried(session) is None
    assert not session.can_take_back


def test_undo_after_a_refused_attempt_undoes_the_last_action(lesson: Lesson) -> None:
    session = LessonSession(lesson)
    start = session.state
    session.do("a2")
    session.do("b1")
    assert session.undo()
    assert (session.state, tried(session)) == (start, None)
    assert not session.can_take_back


def test_refused_attempt_without_drawing_is_not_undoable(lesson: Lesson) -> None:
    session = LessonSession(lesson)
    assert not session.end_turn()
    assert not session.can_take_back


def test_missed_goal_is_explained_with_the_missing_parts(lesson: Lesson) -> None:
    session = LessonSession(lesson)
    session.do("a2")
    assert outcome_of(session) is Outcome.GOING, "two tokens are left: it can still be done"
    assert "<lesson-forest-walk-pay.slow>" in session.answer.words
    answer = session.do("a3")
    assert not answer
    assert outcome_of(session) is Outcome.MISSED
    assert "That misses the goal: sacrifice exactly one token. Undo" in answer.words
    session.undo()
    assert outcome_of(session) is Outcome.GOING


def test_a_miss_names_what_is_lost_or_all_that_cannot_be_done_together() -> None:
    session = LessonSession(course_lesson("forests"), 2)
    answer = session.do("a1+1").words
    assert "That misses the goal: sacrifice nothing. Undo" in answer, "e2 can still be reached"
    session = LessonSession(course_lesson("volcano"), 2)
    answer = session.do("d2>c2").words
    assert "That misses the goal: end your turn and sacrifice nothing. Undo" in answer
    session = LessonSession(course_lesson("one-tile"))
    answers = [session.do(written).words for written in ("d1+1", "d2", "end")]
    assert "That misses the goal: discover one temple. Undo" in answers[-1], "all tokens are used"


def test_hints_come_in_stages_and_the_last_is_the_move(lesson: Lesson) -> None:
    session = LessonSession(lesson)
    assert session.hint().words == "<lesson-forest-walk-pay.hint-1>"
    assert session.hint().words == "<lesson-forest-walk-pay.hint-2>"
    assert session.hinted is None
    assert "b1" in session.hint().words
    assert session.hinted in [Place((0, 1), 1)]


def test_hint_works_from_any_position(lesson: Lesson) -> None:
    session = LessonSession(lesson)
    session.do("a2")
    for _ in range(3):
        session.hint()
    assert session.hinted in [Place((0, 1), 1)]
    session.do("a3")
    assert not session.hint()
    assert session.hinted is None


def test_a_goal_once_met_stays_met(lesson: Lesson) -> None:
    session = LessonSession(lesson)
    session.do("b1+1")
    session.undo()
    assert outcome_of(session) is Outcome.MET
    session.again()
    assert outcome_of(session) is Outcome.GOING


def test_the_next_step_goes_on_where_this_one_ended(lesson: Lesson) -> None:
    session = LessonSession(lesson)
    session.do("b1+1")
    kept = session.state
    session.next()
    assert session.at == 1
    assert session.state == kept
    session.do("b1")
    assert session.do("a2")
    assert session.end_turn()
    assert outcome_of(session) is Outcome.MET
    session.next()
    assert outcome_of(session) is Outcome.LOOK
    session.next()
    assert session.over
    assert session.answer.words == "<lesson-forest-walk.end>"


def test_a_lesson_is_done_when_every_goal_was_met(lesson: Lesson) -> None:
    session = LessonSession(lesson)
    session.do("b1+1")
    session.next()
    session.do("c1")
    session.end_turn()
    session.next()
    assert not session.is_done, "it is not over yet"
    session.next()
    assert session.is_done


def test_a_lesson_that_was_skipped_through_is_not_done(lesson: Lesson) -> None:
    session = LessonSession(lesson)
    for _ in lesson.steps:
        session.next()
    assert session.over
    assert not session.is_done
    session.go(0)
    session.do("b1+1")
    session.go(2)
    session.next()
    assert not session.is_done, "the second goal was jumped over"


@pytest.mark.usefixtures("lesson")
def test_board_is_reset_only_after_a_confirmation() -> None:
    (chapter,) = read({"chapter": TEXT.replace("turn_over = true", 'token_on = "b2"')})
    (apart,) = chapter.lessons
    session = LessonSession(apart)
    session.do("b1+1")
    session.do("a2")
    kept = session.state
    answer = session.next()
    assert not answer
    assert answer.words.startswith("The next step can't start from this position.")
    assert (session.at, session.state) == (0, kept)
    answer = session.next()
    assert answer.words.startswith("This is a new position.")
    assert (session.at, session.state) == (1, begins_with(apart, 1))


def test_the_first_lesson_goes_on_with_two_tokens_placed_or_with_all() -> None:
    session = LessonSession(course_lesson("three-tokens"))
    for written in ("c1", "d1"):
        session.do(written)
    made = session.state
    session.next()
    assert (session.at, session.state) == (1, made)
    assert "two" not in session.answer.words, "one is left"
    session = LessonSession(course_lesson("three-tokens"))
    for written in ("b2", "b3", "c3"):
        session.do(written)
    made = session.state
    session.end_turn()
    answer = session.next()
    assert (session.at, session.state) == (1, made)
    assert "Undone for the next step: end your turn." in answer.words
    assert outcome_of(session) is Outcome.MET
    session.next()
    assert (session.at, session.state) == (2, made)


def test_step_done_before_is_reported() -> None:
    session = LessonSession(course_lesson("three-tokens"))
    for written in ("c1", "d1", "e1"):
        session.do(written)
    answer = session.next()
    assert answer.words.startswith("You've already done that. All three are placed.")
    assert outcome_of(session) is Outcome.MET


def test_skipping_begins_the_next_step_as_if_this_one_were_done(lesson: Lesson) -> None:
    session = LessonSession(lesson)
    session.next()
    assert session.state.tokens_of(0) == ((0, 0), (0, 1))
    assert outcome_of(session) is Outcome.GOING
    session.previous()
    assert session.at == 0
    assert session.state.tokens_of(0) == ((0, 0),)


def test_go_accepts_valid_step_numbers_only(lesson: Lesson) -> None:
    session = LessonSession(lesson)
    session.go(2)
    assert outcome_of(session) is Outcome.LOOK
    odd: list[Any] = [3, -1, 1.0, True, "1", None, 10**5000]
    for at in odd:
        before = session.state
        with keeping():
            answer = session.go(at)
        assert not answer
        assert "from 0 to 2" in answer.words
        assert session.at == 2
        assert session.state is before
    with speaking("ja"):
        assert "0から2" in session.answer.words


def test_other_seats_are_not_played_after_the_turn(lesson: Lesson) -> None:
    session = LessonSession(lesson, 1)
    session.do("c1")
    session.end_turn()
    before = session.state
    assert not session.click("a2")
    assert session.state == before
    session.undo()
    assert session.state.to_act == 0


def test_free_play_and_back(lesson: Lesson) -> None:
    session = LessonSession(lesson)
    session.do("a2")
    kept = session.state
    assert session.play_freely()
    assert not session.play_freely()
    session.do("b1+1")
    assert outcome_of(session) is Outcome.GOING, "free play counts for nothing"
    session.end_turn()
    assert session.state.round == 2
    assert session.come_back()
    assert session.state == kept
    assert not session.come_back()
    session.undo()
    assert session.state.tokens_of(0) == ((0, 0),)


def test_a_lesson_that_is_over_is_not_played_on(lesson: Lesson) -> None:
    session = LessonSession(lesson, 1)
    for _ in range(2):
        session.next()
    assert session.over
    before = session.state
    for answer in (session.act(Place((0, 2))), session.do("c1"), session.click("c1")):
        assert answer.words == "The lesson is over. Repeat a step, or go on."
        assert not answer
    assert not session.hint()
    assert (session.hinted, session.state) == (None, before)
    session.play_freely()
    assert session.choose_guardian(5)
    assert session.come_back().words.endswith("<lesson-forest-walk.end>")
    assert session.state == before
    session.previous()
    assert session.do("c1"), "a step of it is taken again"


def test_free_play_has_no_hints(lesson: Lesson) -> None:
    session = LessonSession(lesson)
    session.play_freely()
    assert "Free play" in session.hint().words
    assert not session.answer
    session.come_back()
    assert session.hint().words == "<lesson-forest-walk-pay.hint-1>", "none was used up"


def test_unreadable_action_is_explained(lesson: Lesson) -> None:
    session = LessonSession(lesson)
    before = session.state
    assert not session.do("jump")
    assert session.state == before


@pytest.mark.parametrize("written", ["hello there", "b1 b2", "slide 99", ""])
def test_unreadable_action_is_explained_in_the_language(lesson: Lesson, written: str) -> None:
    session = LessonSession(lesson)
    with keeping():
        english = session.do(written).words
    assert "expected" in english
    with speaking("fr"):
        assert session.answer.words.startswith("Ligne 1, colonne")
        assert "expected" not in session.answer.words
        with keeping():
            assert session.do(written).words == session.answer.words
    assert session.answer.words == english


def test_lesson_answer_follows_a_language_change(lesson: Lesson) -> None:
    session = LessonSession(lesson)
    with keeping():
        english = session.do("b1").words
    with speaking("fr"):
        assert session.answer.words != english
    assert session.answer.words == english


def test_lesson_without_messages_raises() -> None:
    (chapter,) = read({"chapter": TEXT})
    with pytest.raises(ValueError, match=r"lacks the message lesson-forest-walk\..*add_messages"):
        LessonSession(chapter.lessons[0])
