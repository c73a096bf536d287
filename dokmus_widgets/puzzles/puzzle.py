"""Puzzle: a turn, a question, and verified facts about the answer."""

from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from hashlib import sha256
from typing import Final

from dokmus_widgets.core import SEATS, Action, Place, State
from dokmus_widgets.core.notation import read_action, read_position_code
from dokmus_widgets.lessons.goals.goal import Goal, read_goal
from dokmus_widgets.lessons.lesson import Lesson, Step

#: Number of plausible attempts that grade a puzzle.
TRIAL_COUNT: Final = 12


class PuzzleKind(StrEnum):
    """Question of a puzzle."""

    POINTS = "points"  # gain the most points
    REACH = "reach"  # discover a large temple with the fewest tokens
    SACRIFICE = "sacrifice"  # sacrifice a number of tokens and gain the most points
    CARD = "card"  # name the card that gains the most points


class Grade(StrEnum):
    """Difficulty, by the number of plausible attempts that fail; easy only where little is seen."""

    EASY = "easy"
    MIDDLE = "middle"
    HARD = "hard"


_MAX_MISSES: Final = {Grade.EASY: 6, Grade.MIDDLE: 10}
#: An easy puzzle is seen at a glance: on the smallest island, with at most so many tokens.
_MAX_EASY_TOKENS: Final = 24


@dataclass(frozen=True)
class Puzzle:
    """A puzzle at the beginning of a turn, given as a position code.

    ``points`` to gain, ``tokens`` to use at most or to sacrifice, ``space`` of a temple: by kind.
    ``unique``: whether only one end of the turn, or one card, is right; ``misses``: how many of
    ``TRIAL_COUNT`` plausible attempts fail; ``solution``: actions in notation, or ``card:points``
    for each card.
    """

    kind: PuzzleKind
    code: str
    points: int
    tokens: int
    space: str
    unique: bool
    misses: int
    solution: tuple[str, ...]

    @property
    def target(self) -> str:
        """Question's parameters as text, as in puzzle files."""
        match self.kind:
            case PuzzleKind.REACH:
                return f"{self.space}:{self.tokens}"
            case PuzzleKind.SACRIFICE:
                return f"{self.tokens}:{self.points}"
        return str(self.points)

    @cached_property
    def id(self) -> str:
        """Identifier made from the question, independent of its file."""
        asked = f"{self.kind} {self.target} {self.code}"
        return f"{self.kind}-{sha256(asked.encode()).hexdigest()[:8]}"

    @property
    def grade(self) -> Grade:
        tokens = sum(map(int.bit_count, self.state.tokens))
        is_clear = self.state.seats == SEATS[0] and tokens <= _MAX_EASY_TOKENS
        grades = [grade for grade, most in _MAX_MISSES.items() if self.misses <= most]
        found = next(iter(grades if is_clear else grades[-1:]), Grade.HARD)
        if self.kind is not PuzzleKind.REACH:
            return found
        # The attempts look for points: placements alone are never hard, other actions never easy.
        only_places = all(isinstance(action, Place) for action in self.line)
        return Grade.MIDDLE if found is (Grade.HARD if only_places else Grade.EASY) else found

    @cached_property
    def state(self) -> State:
        """Position; raises ``ValueError`` for an invalid code."""
        return read_position_code(self.code)

    @property
    def goal(self) -> Goal:
        """Goal of the turn, for a question about cards with a right one."""
        match self.kind:
            case PuzzleKind.REACH:
                return read_goal({"temple_from": self.space, "spent_at_most": self.tokens})
            case PuzzleKind.SACRIFICE:
                asked = {"sacrificed": self.tokens, "gained": self.points, "turn_over": True}
                return read_goal(asked)
        return read_goal({"gained": self.points, "turn_over": True})

    @cached_property
    def line(self) -> tuple[Action, ...]:
        """Actions of the solution, empty for a question about cards; raises if unplayable."""
        line, now = list[Action](), self.state
        for written in () if self.kind is PuzzleKind.CARD else self.solution:
            line.append(read_action(now, written))
            now = now.apply(line[-1])
        return tuple(line)

    @property
    def by_card(self) -> dict[int, int]:
        """Most points of the turn by card; empty for a question about a turn."""
        if self.kind is not PuzzleKind.CARD:
            return {}
        pairs = (pair.partition(":") for pair in self.solution)
        return {int(card): int(points) for card, _, points in pairs}

    @property
    def cards(self) -> tuple[int, ...]:
        """Right cards; empty for a question about a turn."""
        return tuple(card for card, points in self.by_card.items() if points == self.points)

    @property
    def lesson(self) -> "PuzzleLesson":
        """Puzzle as a lesson of one step."""
        line = () if self.kind is PuzzleKind.CARD else self.solution
        step = Step(
            *("turn", f"puzzle-title-{self.kind}", self.state.to_dict(), self.goal, line),
            show=(self.space,) if self.space else (),
            hints=3,  # the stages of a hint, as in a game
            several=not self.unique,
        )
        return PuzzleLesson(self.id, "puzzles", (), 1, (step,), puzzle=self)


@dataclass(frozen=True, kw_only=True)
class PuzzleLesson(Lesson):
    """Lesson made from a puzzle; its messages depend on the kind."""

    puzzle: Puzzle

    @property
    def message(self) -> str:
        return f"puzzle-title-{self.puzzle.kind}"
