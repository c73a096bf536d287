"""Catalogue of chapters and lessons, and the start positions of their steps."""

from functools import cache

from dokmus_widgets.core import State, quote
from dokmus_widgets.core.notation import read_action
from dokmus_widgets.lessons.lesson import Chapter, Lesson, Step
from dokmus_widgets.lessons.reader import read_all
from dokmus_widgets.play.arguments import nearest
from dokmus_widgets.play.history import History
from dokmus_widgets.play.opponents import NOBODY, Opponents


@cache
def chapters() -> tuple[Chapter, ...]:
    """Return the chapters of the course, in order."""
    return read_all()


@cache
def lessons() -> tuple[Lesson, ...]:
    """Return all lessons, in the order of the course."""
    return tuple(lesson for chapter in chapters() for lesson in chapter.lessons)


def lesson(id: str) -> Lesson:
    """Return the lesson with that id; ``ValueError`` if there is none."""
    for one in lessons():
        if one.id == id:
            return one
    suggestion = nearest(str(id), [one.id for one in lessons()])
    hint = "" if suggestion == "none" else f"; did you mean {suggestion}?"
    raise ValueError(f"there is no lesson {quote(id)}{hint}")


def chapter_of(lesson: Lesson) -> Chapter:
    return next(chapter for chapter in chapters() if chapter.id == lesson.chapter)


def begins_with(lesson: Lesson, at: int) -> State:
    """Return the start position of a step, with the steps before it solved."""
    step = lesson.steps[at]
    if step.document is not None:
        return State.from_dict(step.document)
    return apply_solution(lesson.steps[at - 1], begins_with(lesson, at - 1))


def apply_solution(step: Step, start: State) -> State:
    """Return the position after a step's solution; raises if it cannot be played."""
    line, others = History(start, secrets=False), opponents(step, start.seats, start.to_act)
    for notation in step.solution:
        line.play(read_action(line.state, notation))
        others.play(line)
    return line.state


def opponents(step: Step, seats: int, own: int | None) -> Opponents:
    """Return the computer players of a step: all other seats if ``others`` is set."""
    if not step.others:
        return NOBODY
    # Imported here because few lessons need it.
    from dokmus_widgets.analysis.players import create_player

    others = {seat: create_player("gentle") for seat in range(seats) if seat != own}
    return Opponents(others, step.message)
