"""The game on the board of a lesson, and its outcome by the goal of the step."""

from __future__ import annotations

from enum import StrEnum

from dokmus_widgets.core import Action, State
from dokmus_widgets.lessons.catalogue import begins_with, opponents
from dokmus_widgets.lessons.goals.goal import Goal
from dokmus_widgets.lessons.goals.predicates import Stand
from dokmus_widgets.lessons.goals.search import near
from dokmus_widgets.lessons.lesson import Lesson, Step
from dokmus_widgets.lessons.sessions.snapshot import LessonSnapshot
from dokmus_widgets.play.game import Game
from dokmus_widgets.play.opponents import NOBODY, Opponents


class Outcome(StrEnum):
    """The outcome of a step so far."""

    LOOK = "look"  # no goal
    GOING = "going"
    MET = "met"
    MISSED = "missed"  # out of reach without undo or restart


class LessonGame(Game):
    """The game on the board of a lesson, at the step with index ``at``."""

    #: The learner's seat: the current player at the start of the step.
    seat: int
    outcome: Outcome
    #: Number of hints given in words.
    hints: int
    #: The refused action on the board; the action that a hint shows.
    refuted: Action | None
    hinted: Action | None

    def __init__(self, lesson: Lesson, at: int) -> None:
        self.lesson = lesson
        self.at = at
        self.reached = at
        self.over = False
        self._reset_warned_for: State | None = (
            None  # where it was said that the next step begins anew
        )
        self._met = set(range(at))  # who begins later is taken to have done what comes before
        super().__init__(hand_over=False, state=begins_with(lesson, at))
        self._line = self.history  # of the step, also during free play

    @property
    def opponents(self) -> Opponents:
        """The seats that reply by themselves; nobody in free play."""
        if self.is_free:
            return NOBODY
        return opponents(self.step, self.state.seats, self.seat)

    @property
    def snapshot(self) -> LessonSnapshot:
        return LessonSnapshot(
            self.lesson,
            self.at,
            self.reached,
            self.over,
            frozenset(self._met),
            self.outcome is Outcome.MET,
            self.hints,
            self.seat,
            self._line.fork(),
            self.history.fork() if self.is_free else None,
            self.refuted,
            self.hinted,
            self.tool,
            self.selected,
        )

    @property
    def step(self) -> Step:
        return self.lesson.steps[self.at]

    @property
    def stand(self) -> Stand:
        """The start and the current state of the step, for the learner's seat."""
        return self._stand_at(self.state)

    @property
    def is_free(self) -> bool:
        """Free play, without a goal."""
        return self.history is not self._line

    @property
    def is_closed(self) -> bool:
        """True where the lesson is over and its board takes no actions."""
        return self.over and not self.is_free

    @property
    def is_turn_over(self) -> bool:
        """True where the learner's turn is over: only undo and going on are possible."""
        if self.is_free:
            return False
        # After the end of a round the learner may be the first player of the next.
        over = not self.step.others and self.state.round != self.history.start.round
        return over or self.state.to_act != self.seat

    @property
    def goals(self) -> tuple[tuple[Goal, bool], ...]:
        """The parts of the goal, and for each whether it is met."""
        if self.step.goal is None:
            return ()
        stand = self.stand
        return tuple((part, part.met(stand)) for part in self.step.goal.parts)

    @property
    def is_done(self) -> bool:
        """True where the lesson is over and every goal in it was met."""
        asked = {at for at, step in enumerate(self.lesson.steps) if step.goal is not None}
        return self.over and asked <= self._met

    @property
    def can_take_back(self) -> bool:
        """True where an action or a refused action can be undone."""
        # A refused action without a space or a tile is not drawn.
        drawn = self.refuted is not None and bool(self.refuted.fields())
        return self.history.can_undo or drawn

    def _stand_at(self, state: State) -> Stand:
        return Stand(self.history.start, state, self.seat)

    def _clear_hints(self) -> None:
        """Clear the refused and the hinted action, and judge the state; a met goal stays met."""
        self.refuted = None
        self.hinted = None
        if not self.is_free:
            self._judge()

    def _leave_free(self) -> None:
        self.history = self._line
        self._settle()
        self._clear_hints()

    def _judge(self) -> None:
        goal, stand = self.step.goal, self.stand
        if goal is None or self.outcome is Outcome.MET:
            return
        if goal.met(stand):
            self.outcome = Outcome.MET
            self._met.add(self.at)
        elif self.is_turn_over:
            self.outcome = Outcome.MISSED
        else:
            self.outcome = Outcome.MISSED if self._is_out_of_reach(goal, stand) else Outcome.GOING

    def _is_out_of_reach(self, goal: Goal, stand: Stand) -> bool:
        # With replies there is always another turn.
        return not self.step.others and near(stand, goal).out_of_reach
