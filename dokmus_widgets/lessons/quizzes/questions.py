"""A question of any kind, drawn anew: the same random numbers give the same question."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from dokmus_widgets.lessons.quizzes import game, guardians, scoring, terrain
from dokmus_widgets.lessons.quizzes.boards import until
from dokmus_widgets.lessons.quizzes.kinds import Kind
from dokmus_widgets.lessons.quizzes.question import Question

#: What draws a question of each kind: the function of its name.
_MAKERS: Final[dict[Kind, Callable[[Random], Question | None]]] = {
    Kind(maker.__name__): maker
    for maker in (
        *(terrain.step, terrain.reach, terrain.afford),
        *(terrain.forest, terrain.water, terrain.temple),
        *(terrain.landing, terrain.volcano, terrain.ruins),
        *(guardians.order, guardians.slide, guardians.token, guardians.rotate),
        *(game.start, game.left, game.first, game.island),
        *(scoring.temples, scoring.tiles, scoring.complete, scoring.sacrifices, scoring.winner),
    )
}


def question_of(kind: Kind, random: Random) -> Question:
    """A question of that kind. What is drawn and asks nothing of interest is drawn again."""
    return until(lambda: _MAKERS[kind](random))
