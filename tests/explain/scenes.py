"""The positions that messages about cases and lessons speak of."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

from dokmus_widgets.cases import case
from dokmus_widgets.core import (
    Action,
    State,
    parse_space,
)
from dokmus_widgets.core.notation import read_action
from dokmus_widgets.lessons import lessons
from dokmus_widgets.lessons.catalogue import apply_solution, begins_with
from dokmus_widgets.lessons.lesson import Lesson
from tests.reference import board
from tests.reference.board import Space

# The position that a message is about.


@cache
def steps() -> dict[str, tuple[Lesson, int]]:
    return {step.message: (one, at) for one in lessons() for at, step in enumerate(one.steps)} | {
        one.message: (one, 0) for one in lessons()
    }


@cache
def scene(name: str) -> State:
    """Return the position of a case, the start of a step, or that of a lesson's first step."""
    whole = name.partition(".")[0]
    if whole.startswith("case-"):
        return case(whole.removeprefix("case-")).state
    return begins_with(*steps()[whole])


@cache
def solved(name: str) -> State:
    one, at = steps()[name.partition(".")[0]]
    return apply_solution(one.steps[at], scene(name))


def solution(name: str) -> Iterator[Action]:
    one, at = steps()[name.partition(".")[0]]
    state = scene(name)
    for ply in one.steps[at].solution:
        action = read_action(state, ply)
        yield action
        state = state.apply(action)


def ground(name: str) -> dict[Space, str]:
    return board.terrain(scene(name).to_dict())


def temples(name: str) -> list[Space]:
    return [space for space, what in ground(name).items() if what in board.TEMPLES]


def own(name: str) -> set[Space]:
    return board.own_tokens(scene(name).to_dict(), scene(name).to_act or 0)


def at(space: str) -> Space:
    row, column = parse_space(space)
    return row, column


def spread(name: str, spaces: Iterable[Space]) -> int:
    """Return on how many tiles spaces lie."""
    return len({board.slot_of(scene(name).to_dict(), space) for space in spaces})
