"""Question generator: equal random numbers give equal questions."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from . import game, guardians, scoring, terrain
from .boards import retry_until_valid
from .kinds import QuestionKind
from .question import Question

#: The generator of each kind: the function with its name after ``ask_``.
_GENERATORS: Final[dict[QuestionKind, Callable[[Random], Question | None]]] = {
    QuestionKind(name.removeprefix("ask_")): generate
    for module in (terrain, guardians, game, scoring)
    for name, generate in vars(module).items()
    if name.startswith("ask_")
}


def question_of(kind: QuestionKind, random: Random) -> Question:
    """Generate a question of that kind, retrying those of no interest."""
    return retry_until_valid(lambda: _GENERATORS[kind](random))
