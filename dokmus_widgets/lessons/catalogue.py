"""The course: every chapter and every lesson, and the positions that their steps begin with."""

from __future__ import annotations

from functools import cache

from dokmus_widgets.core import State
from dokmus_widgets.core.faults import quote
from dokmus_widgets.core.notation import read_action
from dokmus_widgets.lessons.lesson import Chapter, Lesson, Step
from dokmus_widgets.lessons.reader import read_all
from dokmus_widgets.play.arguments import nearest
from dokmus_widgets.play.history import History
from dokmus_widgets.play.opponents import NOBODY, Opponents


@cache
def chapters() -> tuple[Chapter, ...]:
    """The chapters in the order in which they are best taken."""
    return read_all()


@cache
def lessons() -> tuple[Lesson, ...]:
    """Every lesson, chapter by chapter."""
    return tuple(lesson for chapter in chapters() for lesson in chapter.lessons)


def lesson(id: str) -> Lesson:
    """The lesson of that id; ``ValueError`` when there is none."""
    for one in lessons():
        if one.id == id:
            return one
    near = nearest(str(id), [one.id for one in lessons()])
    meant = "" if near == "none" else f"; did you mean {near}?"
    raise ValueError(f"there is no lesson {quote(id)}{meant}")


def chapter_of(lesson: Lesson) -> Chapter:
    """The chapter of a lesson of the course."""
    return next(chapter for chapter in chapters() if chapter.id == lesson.chapter)


def begins_with(lesson: Lesson, at: int) -> State:
    """The position that a step begins with, where the steps before it went by their solutions."""
    step = lesson.steps[at]
    if step.document is not None:
        return State.from_dict(step.document)
    return solved(lesson.steps[at - 1], begins_with(lesson, at - 1))


def solved(step: Step, start: State) -> State:
    """The position after the solution of a step that began with ``start``.

    ``NotationError`` or ``IllegalAction`` where the solution does not go through.
    """
    line, others = History(start, secrets=False), opponents(step, start.seats, start.to_act)
    for written in step.solution:
        line.play(read_action(line.state, written))
        others.play(line)
    return line.state


def opponents(step: Step, seats: int, own: int | None) -> Opponents:
    """The seats that play by themselves in a step: where others play on, all but one's own."""
    if not step.others:
        return NOBODY
    # Here, for few lessons have anybody to play against.
    from dokmus_widgets.analysis.players import player

    others = {seat: player("gentle") for seat in range(seats) if seat != own}
    return Opponents(others, step.message)
