"""One puzzle: a turn, what is asked of it, and what was found out about it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from hashlib import sha256
from typing import Final

from dokmus_widgets.core import Action, State
from dokmus_widgets.core.notation import read_action, read_position_code
from dokmus_widgets.lessons.goals.goal import Goal, read_goal
from dokmus_widgets.lessons.lesson import Lesson, Step

#: So many plausible tries are made at a puzzle, to grade it.
TRIES: Final = 12


class Kind(StrEnum):
    """What is asked."""

    POINTS = "points"  # the most points that the turn can gain
    REACH = "reach"  # a large temple, with no more than so many tokens
    SACRIFICE = "sacrifice"  # so many tokens exactly, and the most points with that
    CARD = "card"  # with which card the turn could gain the most points


class Grade(StrEnum):
    """How hard it is, by how many plausible tries miss."""

    EASY = "easy"
    MIDDLE = "middle"
    HARD = "hard"


#: The most tries that miss a puzzle of these grades.
_MOST_MISSES: Final = {Grade.EASY: 6, Grade.MIDDLE: 10}


@dataclass(frozen=True)
class Puzzle:
    """``code``: the position, at the beginning of a turn. What is asked, by ``kind``: ``points`` to
    be gained, ``tokens`` to be used at most or to be sacrificed, ``space``: of a temple.

    ``unique``: whether only one end of the turn, or one card, is right; ``misses``: how many of
    ``TRIES`` plausible tries are not. ``solution``: actions in notation, or ``card:points`` for
    each card.
    """

    kind: Kind
    code: str
    points: int
    tokens: int
    space: str
    unique: bool
    misses: int
    solution: tuple[str, ...]

    @property
    def wish(self) -> str:
        """What is asked, as the file has it."""
        match self.kind:
            case Kind.REACH:
                return f"{self.space}:{self.tokens}"
            case Kind.SACRIFICE:
                return f"{self.tokens}:{self.points}"
        return str(self.points)

    @cached_property
    def id(self) -> str:
        """The same for the same question, wherever it stands in a file."""
        asked = f"{self.kind} {self.wish} {self.code}"
        return f"{self.kind}-{sha256(asked.encode()).hexdigest()[:8]}"

    @property
    def grade(self) -> Grade:
        """How hard it is."""
        grades = (grade for grade, most in _MOST_MISSES.items() if self.misses <= most)
        return next(grades, Grade.HARD)

    @cached_property
    def state(self) -> State:
        """The position; ``ValueError`` where the code is wrong."""
        return read_position_code(self.code)

    @property
    def goal(self) -> Goal | None:
        """What the turn has to come to; None where a card is asked for."""
        match self.kind:
            case Kind.POINTS:
                return read_goal({"gained": self.points, "turn_over": True})
            case Kind.REACH:
                return read_goal({"temple_from": self.space, "spent_at_most": self.tokens})
            case Kind.SACRIFICE:
                asked = {"sacrificed": self.tokens, "gained": self.points, "turn_over": True}
                return read_goal(asked)
        return None

    @property
    def line(self) -> tuple[Action, ...]:
        """The actions of the solution, none where a card is asked for.

        ``NotationError`` or ``IllegalAction`` where it does not go through.
        """
        line, now = list[Action](), self.state
        for written in () if self.kind is Kind.CARD else self.solution:
            line.append(read_action(now, written))
            now = now.apply(line[-1])
        return tuple(line)

    @property
    def by_card(self) -> dict[int, int]:
        """The most points that the turn gains with each card; empty where a turn is asked for."""
        if self.kind is not Kind.CARD:
            return {}
        return {int(card): int(points) for card, _, points in map(_parted, self.solution)}

    @property
    def cards(self) -> tuple[int, ...]:
        """The cards that are right; none where a turn is asked for."""
        return tuple(card for card, points in self.by_card.items() if points == self.points)

    @property
    def lesson(self) -> PuzzleLesson:
        """The puzzle as a lesson of one step."""
        message = f"puzzle-{self.kind}"
        line = () if self.kind is Kind.CARD else self.solution
        step = Step(
            *("turn", message, self.state.to_dict(), self.goal, line),
            show=(self.space,) if self.space else (),
            hints=1,
            several=not self.unique,
        )
        return PuzzleLesson(self.id, "puzzles", (), 1, (step,), puzzle=self)


def _parted(text: str) -> tuple[str, str, str]:
    return text.partition(":")


@dataclass(frozen=True, kw_only=True)
class PuzzleLesson(Lesson):
    """A lesson that is a puzzle: all of a kind have the same words."""

    puzzle: Puzzle

    @property
    def message(self) -> str:
        """The name of the message with its words."""
        return f"puzzle-title-{self.puzzle.kind}"
