"""Selection of the question kinds of a quiz."""

from datetime import datetime
from random import Random
from typing import Final

from .kinds import FAMILIES, QuestionKind
from .spaced_repetition import Memory

LENGTH: Final = 5


def family_quiz(
    family: str, random: Random, memory: Memory | None = None, now: datetime | None = None
) -> tuple[QuestionKind, ...]:
    """Return the kinds of a quiz on a family: first those due for review, then random ones."""
    if family not in FAMILIES:
        raise ValueError(f"there is no family {family!r} of questions; there are {[*FAMILIES]}")
    kinds = FAMILIES[family]
    due = [*memory.due(now, kinds)] if memory and now else []
    others = [kind for kind in kinds if kind not in due]
    first = [*due, *random.sample(others, len(others))][:LENGTH]
    chosen = sorted(first, key=kinds.index)
    while len(chosen) < LENGTH:
        more = [kind for kind in (due or kinds) if kind != chosen[-1]] or list(kinds)
        chosen.append(random.choice(more))
    return tuple(chosen)


def review_quiz(memory: Memory, now: datetime, length: int = LENGTH) -> tuple[QuestionKind, ...]:
    """Return the kinds of questions that are due, the longest due first."""
    return memory.due(now, QuestionKind)[:length]
