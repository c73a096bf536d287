"""Every lesson can be solved as its text says."""

from __future__ import annotations

import pytest

from dokmus_widgets.core import IllegalAction, State, TakeTalisman, parse_space
from dokmus_widgets.core.legality.verdict import Way
from dokmus_widgets.core.notation import read_action
from dokmus_widgets.explain.messages import LANGUAGES, say, speaking
from dokmus_widgets.explore.editor.impossible import used, usual_use
from dokmus_widgets.lessons import Lesson, Mistake, Outcome, Step, chapters, lessons
from dokmus_widgets.lessons.catalogue import apply_solution, begins_with, opponents
from dokmus_widgets.lessons.goals.goal import parts_of
from dokmus_widgets.lessons.goals.predicates import Stand
from dokmus_widgets.lessons.goals.search import ways
from dokmus_widgets.lessons.goals.words import goal_words
from dokmus_widgets.lessons.sessions.session import LessonSession
from dokmus_widgets.play.history import History

STEPS = [
    pytest.param(lesson, at, id=f"{lesson.id}-{step.id}")
    for lesson in lessons()
    for at, step in enumerate(lesson.steps)
]
DONE = [
    pytest.param(lesson, at, id=f"{lesson.id}-{step.id}")
    for lesson in lessons()
    for at, step in enumerate(lesson.steps)
    if step.goal is not None
]
WITH_OTHERS = [
    pytest.param(lesson, at, id=f"{lesson.id}-{step.id}")
    for lesson in lessons()
    for at, step in enumerate(lesson.steps)
    if step.others
]
MISTAKES = [
    pytest.param(lesson, at, mistake, id=f"{lesson.id}-{step.id}-{mistake.id}")
    for lesson in lessons()
    for at, step in enumerate(lesson.steps)
    for mistake in step.mistakes
]


def test_course_has_about_twenty_short_lessons() -> None:
    assert 18 <= len(lessons()) <= 24
    assert all(1 <= lesson.minutes <= 3 for lesson in lessons())
    assert all(chapter.lessons for chapter in chapters())


def test_ids_are_unique_in_the_course() -> None:
    ids = [lesson.id for lesson in lessons()]
    assert len(set(ids)) == len(ids)


@pytest.mark.parametrize(("lesson", "at"), STEPS)
def test_tokens_left_fit_the_round(lesson: Lesson, at: int) -> None:
    state = begins_with(lesson, at)
    seats = range(state.seats)
    assert [used(state, seat) for seat in seats] == [usual_use(state, seat) for seat in seats]


def test_the_talisman_is_not_offered_before_it_is_explained() -> None:
    for chapter in chapters()[:2]:  # guardian cards are in the third
        for lesson in chapter.lessons:
            for at in range(len(lesson.steps)):
                assert TakeTalisman() not in begins_with(lesson, at).legal_actions(), lesson


@pytest.mark.parametrize(("lesson", "at"), DONE)
def test_goal_is_not_met_at_the_start(lesson: Lesson, at: int) -> None:
    assert LessonSession(lesson, at).outcome is Outcome.GOING


@pytest.mark.parametrize(("lesson", "at"), DONE)
def test_following_every_hint_meets_the_goal(lesson: Lesson, at: int) -> None:
    session = LessonSession(lesson, at)
    hints = session.step.hints
    for number in range(1, hints + 1):
        assert session.hint().words == say(f"{session.step.message}.hint-{number}")
    written = iter(session.step.solution)
    while session.outcome is not Outcome.MET:
        assert session.hint()
        assert session.hinted == read_action(session.state, next(written))
        assert session.act(session.hinted)
    assert next(written, None) is None, "the solution goes on after the goal was met"


@pytest.mark.parametrize(("lesson", "at"), DONE)
def test_steps_marked_several_have_other_solutions(lesson: Lesson, at: int) -> None:
    step = lesson.steps[at]
    if not step.several:
        pytest.skip("the text speaks of one way")
    start = begins_with(lesson, at)
    assert len(ends(step, start)) > 1


def ends(step: Step, start: State) -> set[State]:
    """Two positions that meet the goal, if there are two, by different first or later plies."""
    goal, seat = step.goal, start.to_act
    assert goal is not None
    assert seat is not None
    found: set[State] = set()
    own = apply_solution(step, start)
    if goal.met(Stand(start, own, seat)):
        found.add(own)
    for action in start.legal_actions():
        line = History(start)
        line.play(action)
        opponents(step, start.seats, seat).play(line)
        following = line.state
        way = ways(Stand(start, following, seat), goal).line
        if way is None:
            continue
        for ply in way:
            following = following.after(ply)
        found.add(following)
        if len(found) > 1:
            break
    return found


@pytest.mark.parametrize(("lesson", "at", "mistake"), MISTAKES)
def test_mistakes_have_the_foreseen_outcome(lesson: Lesson, at: int, mistake: Mistake) -> None:
    session = LessonSession(lesson, at)
    before, action = session.state, read_action(session.state, mistake.do)
    verdict = before.check(action)
    answer = session.act(action)
    assert say(f"{session.step.message}.{mistake.id}") in answer.words
    assert bool(verdict) is (mistake.rule is None)
    if mistake.rule is None:
        assert session.outcome is not Outcome.MET, "what was called a mistake meets the goal"
    else:
        assert mistake.rule in verdict.obstacles[0].rules
        assert session.state == before
        assert session.refuted == action
    assert session.undo()
    assert session.state == before


@pytest.mark.parametrize(("lesson", "at"), DONE)
def test_every_attempt_can_be_undone(lesson: Lesson, at: int) -> None:
    session = LessonSession(lesson, at)
    start = session.state
    for action in list(start.legal_actions())[:40]:
        session.act(action)
        assert session.can_take_back
        take_all_back(session)
        assert session.state == start


@pytest.mark.parametrize(("lesson", "at"), WITH_OTHERS)
def test_redo_includes_the_actions_of_other_seats(lesson: Lesson, at: int) -> None:
    session = LessonSession(lesson, at)
    while session.outcome is not Outcome.MET:
        for _ in range(session.step.hints + 1):
            session.hint()
        assert session.hinted is not None
        before, was = session.state, session.outcome
        plies = len(session.history.plies)
        answer = session.act(session.hinted)
        state, outcome = session.state, session.outcome
        made = len(session.history.plies) - plies
        session.undo()
        assert session.state == before
        assert session.outcome in (was, Outcome.MET)
        again = session.redo()
        assert again
        assert (session.state, session.outcome) == (state, outcome)
        assert not session.history.can_redo
        assert len(session.history.plies) == plies + made
        for name in session.names:  # what the others did is told again
            assert (f"{name}: " in again.words) == (f"{name}: " in answer.words)


@pytest.mark.parametrize(("lesson", "at"), WITH_OTHERS)
def test_the_others_place_by_the_usual_rules(lesson: Lesson, at: int) -> None:
    session = LessonSession(lesson, at)
    for written in session.step.solution:
        assert session.do(written)
    for ply in session.history.plies:
        routes = ply.before.check(ply.action).routes
        assert all(route.way is not Way.ANYWHERE for route in routes), ply.action


def take_all_back(session: LessonSession) -> None:
    """Take back until nothing is left to be taken back."""
    while session.can_take_back:
        assert session.undo().words


@pytest.mark.parametrize("spoken", LANGUAGES)
@pytest.mark.parametrize("lesson", lessons(), ids=lambda lesson: lesson.id)
def test_every_language_has_every_text(lesson: Lesson, spoken: str) -> None:
    wanted = [lesson.message, f"{lesson.message}.about", f"{lesson.message}.end"]
    for step in lesson.steps:
        wanted.append(step.message)
        wanted += [f"{step.message}.hint-{number + 1}" for number in range(step.hints)]
        wanted += [f"{step.message}.{mistake.id}" for mistake in step.mistakes]
        if step.goal is not None:
            wanted.append(f"{step.message}.done")
    with speaking(spoken):
        for name in wanted:
            assert say(name).strip()
            if spoken != LANGUAGES[0]:  # what is missing there is said in English
                with speaking(LANGUAGES[0]):
                    english = say(name)
                assert say(name) != english, f"{name} is not translated"
        for at, step in enumerate(lesson.steps):
            if step.goal is not None:
                state = begins_with(lesson, at)
                assert all(goal_words(part, state) for part in parts_of(step.goal))


@pytest.mark.parametrize(("lesson", "at"), STEPS)
def test_step_starts_where_the_previous_solution_ends(lesson: Lesson, at: int) -> None:
    try:
        state = begins_with(lesson, at)
    except IllegalAction as error:
        pytest.fail(f"the solution of the step before does not go through: {error}")
    assert state.to_act is not None
    for name in lesson.steps[at].show:
        space = parse_space(name)
        assert state.island.frame.has(space), f"{name} is off the board"
        assert state.island.terrain(space) is not None, f"{name} lies in the gap"
