"""A question of any kind, drawn anew: the same random numbers give the same question."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from dokmus_widgets.lessons.quizzes import game, guardians, placing, scoring, terrain
from dokmus_widgets.lessons.quizzes.boards import until
from dokmus_widgets.lessons.quizzes.kinds import Kind
from dokmus_widgets.lessons.quizzes.question import Question

_MAKERS: Final[dict[Kind, Callable[[Random], Question | None]]] = {
    Kind.STEP: placing.step,
    Kind.REACH: placing.reach,
    Kind.AFFORD: placing.afford,
    Kind.FOREST: terrain.forest,
    Kind.WATER: terrain.water,
    Kind.TEMPLE: terrain.temple,
    Kind.LANDING: terrain.landing,
    Kind.VOLCANO: terrain.volcano,
    Kind.RUINS: terrain.ruins,
    Kind.ORDER: guardians.order,
    Kind.SLIDE: guardians.slide,
    Kind.TOKEN: guardians.token,
    Kind.ROTATE: guardians.rotate,
    Kind.START: game.start,
    Kind.LEFT: game.left,
    Kind.FIRST: game.first,
    Kind.ISLAND: game.island,
    Kind.TEMPLES: scoring.temples,
    Kind.TILES: scoring.tiles,
    Kind.COMPLETE: scoring.complete,
    Kind.SACRIFICES: scoring.sacrifices,
    Kind.WINNER: scoring.winner,
}


def question_of(kind: Kind, random: Random) -> Question:
    """A question of that kind. What is drawn and asks nothing of interest is drawn again."""
    return until(lambda: _MAKERS[kind](random))
