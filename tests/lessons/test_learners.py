"""Simulated learners get through every lesson without errors."""

from __future__ import annotations

from random import Random

import pytest

from dokmus_widgets.core import EndTurn
from dokmus_widgets.core.notation import read_action
from dokmus_widgets.lessons import Lesson, LessonSession, Outcome, lessons
from dokmus_widgets.play import Tool

CLICKS = 5_000
#: More than any step takes by its hints.
MANY = 40

EACH = pytest.mark.parametrize("lesson", lessons(), ids=lambda lesson: lesson.id)


def finish_step(session: LessonSession) -> None:
    """Do what the hints say until the goal is met; take back where they say so."""
    for _ in range(MANY):
        if session.outcome in (Outcome.MET, Outcome.LOOK):
            return
        session.hint()
        if session.hinted is not None:
            assert session.act(session.hinted).words
        elif session.outcome is Outcome.MISSED:
            assert session.can_take_back, "nothing can be taken back, and the goal is missed"
            session.undo()
    pytest.fail(f"no way on: {session!r}")


@EACH
def test_learner_using_only_hints_finishes(lesson: Lesson) -> None:
    session = LessonSession(lesson)
    for at in range(len(lesson.steps)):
        assert session.at == at
        finish_step(session)
        assert session.next()
    assert session.over


@EACH
def test_learner_making_each_mistake_once_finishes(lesson: Lesson) -> None:
    session = LessonSession(lesson)
    for step in lesson.steps:
        tries = [read_action(session.state, mistake.do) for mistake in step.mistakes[:1]]
        for action in tries or [EndTurn()]:
            before = session.state
            answer = session.act(action)
            assert answer.words
            if not answer and session.refuted is not None:
                assert session.state == before, "a refused try changed the board"
            assert session.undo() or session.state == before
        finish_step(session)
        # Where the board that the next step needs was taken back, that is said first.
        assert session.next() or session.next()
    assert session.over


def test_random_clicks_cause_no_error() -> None:
    seed = 20
    print("seed", seed)
    random = Random(seed)
    each = CLICKS // len(lessons()) + 1
    for lesson in lessons():
        session = LessonSession(lesson)
        for _ in range(each):
            click_at_random(session, random)
            assert session.answer.words
            assert session.outcome in Outcome
        session.come_back()
        for _ in range(len(lesson.steps) + 1):
            if session.over:
                break
            finish_step(session)
            session.next()
        assert session.over, f"no way out of {lesson.id}"


def click_at_random(session: LessonSession, random: Random) -> None:
    """Press a random button or, mostly, a random space."""
    island = session.state.island
    frame = island.frame
    spaces = [(row, column) for row in range(frame.rows) for column in range(frame.columns)]
    presses = {
        "click": 20,
        "use": 4,
        "legal": 8,
        "end_turn": 2,
        "choose_guardian": 2,
        "take_talisman": 1,
        "decline_ruins": 1,
        "sacrifice": 1,
        "undo": 3,
        "redo": 1,
        "hint": 2,
        "again": 1,
        "next": 2,
        "previous": 1,
        "go": 1,
        "play_freely": 1,
        "come_back": 2,
    }
    (press,) = random.choices(list(presses), list(presses.values()))
    if press == "click":
        session.click(random.choice(spaces))
    elif press == "legal":
        action = session.state.random_action(random)
        if action is not None:
            session.act(action)
    elif press == "use":
        session.use(random.choice(list(Tool)))
    elif press == "choose_guardian":
        session.choose_guardian(random.randint(1, 5))
    elif press == "go":
        session.go(random.randrange(len(session.lesson.steps)))
    else:
        getattr(session, press)()
