"""Question generator: equal random numbers give equal questions."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from dokmus_widgets.lessons.quizzes import game, guardians, scoring, terrain
from dokmus_widgets.lessons.quizzes.boards import until
from dokmus_widgets.lessons.quizzes.kinds import Kind
from dokmus_widgets.lessons.quizzes.question import Question

#: What draws a question of each kind: the function that has its name after ``ask_``.
_MAKERS: Final[dict[Kind, Callable[[Random], Question | None]]] = {
    Kind(name.removeprefix("ask_")): maker
    for module in (terrain, guardians, game, scoring)
    for name, maker in vars(module).items()
    if name.startswith("ask_")
}


def question_of(kind: Kind, random: Random) -> Question:
    """Generate a question of that kind, retrying those of no interest."""
    return until(lambda: _MAKERS[kind](random))
