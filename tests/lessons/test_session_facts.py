"""Lesson sessions saved as documents and restored."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from dokmus_widgets.explain.messages import keeping, speaking
from dokmus_widgets.lessons import LessonSession, lesson, lessons
from dokmus_widgets.lessons.sessions.snapshot import LessonDocumentError, LessonSnapshot
from dokmus_widgets.play import Tool


def kept(session: LessonSession) -> LessonSession:
    """The session, after a while as text."""
    document = json.loads(json.dumps(session.snapshot.to_dict()))
    return LessonSession.resumed(LessonSnapshot.from_dict(document))


def seen(session: LessonSession) -> tuple[Any, ...]:
    """Return everything visible in a session, with its undo and redo lines."""
    history = session.history
    return (
        (session.lesson.id, session.at, session.reached, session.over, session.is_free),
        (session.outcome, session.goals, session.seat, session.hints, session.is_done),
        (session.state, session.refuted, session.hinted, session.tool, session.selected),
        (history.line, len(history.plies), session.can_take_back, history.can_redo),
    )


#: What one does at random: the name of a method, or an action.
_DEEDS: tuple[Callable[[LessonSession], object], ...] = (
    *(LessonSession.undo, LessonSession.redo, LessonSession.hint, LessonSession.hint),
    *(LessonSession.next, LessonSession.again, LessonSession.play_freely, LessonSession.come_back),
)


def _anything(session: LessonSession, random: Random) -> None:
    actions = [*session.state.legal_actions()]
    island = session.state.island
    if random.random() < 0.4 and actions:
        session.act(random.choice(actions))
    elif random.random() < 0.6:
        session.click(random.choice(island.frame.spaces(island.land)))
    elif random.random() < 0.2:
        session.use(random.choice([*Tool]))
    else:
        random.choice(_DEEDS)(session)


@pytest.mark.parametrize("id", [one.id for one in lessons()])
def test_lesson_document_round_trip(id: str) -> None:
    print(f"seed {id!r}")
    random = Random(id)
    session = LessonSession(lesson(id))
    for _ in range(12):
        _anything(session, random)
        with keeping():
            again = kept(session)
        assert seen(again) == seen(session)
        with speaking("fr"):
            assert again.answer.words


def test_restored_lesson_repeats_its_answer() -> None:
    session = LessonSession(lesson("three-tokens"))
    for written in ("c1", "a2", "d1", "d2"):
        session.do(written)
        assert kept(session).answer == session.answer
    session = LessonSession(lesson("three-tokens"), 1)
    for deed in (session.hint, session.hint, session.end_turn, session.play_freely):
        deed()
        assert kept(session).answer == session.answer
    assert session.do("a1")
    assert kept(session).answer == session.answer


def test_other_seats_play_the_same_after_restoring() -> None:
    session = LessonSession(lesson("first-round"))
    session.do("start b1")
    tokens, words = session.state.tokens, session.answer.words
    assert sum(map(bool, tokens)) > 1, "the others have begun as well"
    again = kept(session)
    assert (again.state.tokens, again.answer.words) == (tokens, words)
    for one in (session, again):
        one.next()
        one.choose_guardian(2)
    assert again.state == session.state


@pytest.mark.parametrize(
    ("path", "value", "told"),
    [
        ("lesson", "nope", "lesson: there is no lesson 'nope'"),
        ("step", "nope", "step: 'nope' is no step of the lesson"),
        ("met", 3, "met: 3 is not a list"),
        ("hints", 99, "hints: 99 is not a whole number from 0 to 1"),
        ("hints", True, "hints: true is not a whole number"),
        ("seat", 7, "seat: 7 is not a whole number from 0 to 2"),
        ("over", "yes", "over: 'yes' is neither true nor false"),
        ("tool", "hammer", "tool: 'hammer' is not a valid Tool"),
        ("selected", [99, 99], "selected: a list of 2 is no space"),
        ("refuted", {"type": "end_turn", "x": 1}, "refuted: end_turn: there is no field 'x'"),
        ("hinted", {"type": "place", "space": [8, 8], "sacrifice": 0}, "hinted: Place"),
        ("line.start", {}, "line.start: this is not a position"),
        ("line.actions", [{"type": "jump"}], "line.actions: type: 'jump' is no type of action"),
        (
            "line.actions",
            [{"type": "place", "space": [8, 8], "sacrifice": 0}],
            "line.actions: Place",
        ),
        ("line.done", 5, "line.done: 5 is not a whole number from 0 to 1"),
        ("version", 2, "version 2 cannot be read here"),
        ("more", 1, "is not known"),
    ],
)
def test_a_damaged_document_is_refused(path: str, value: object, told: str) -> None:
    session = LessonSession(lesson("three-tokens"))
    session.do("c1")
    document = session.snapshot.to_dict()
    inside: dict[str, Any] = document
    *outer, last = path.split(".")
    for key in outer:
        inside = inside[key]
    inside[last] = value
    with pytest.raises(LessonDocumentError) as refused:
        LessonSnapshot.from_dict(document)
    assert told in str(refused.value)
