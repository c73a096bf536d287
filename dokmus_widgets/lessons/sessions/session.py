"""Lesson sessions: the game on the board of a lesson, judged by the goal of its step."""

from collections.abc import Sequence
from dataclasses import replace
from enum import StrEnum

from dokmus_widgets.core import Action, Space, State, Verdict, is_whole, quote
from dokmus_widgets.core.notation import NotationError, read_action
from dokmus_widgets.core.values import expect
from dokmus_widgets.explain import Answer, has_message, listed, listed_with, say, sentences
from dokmus_widgets.explain.actions import action_clause
from dokmus_widgets.explain.reasons import gain_words
from dokmus_widgets.lessons.catalogue import begins_with, opponents
from dokmus_widgets.lessons.goals.goal import Goal, is_about_use, parts_of
from dokmus_widgets.lessons.goals.predicates import Stand, written_action
from dokmus_widgets.lessons.goals.search import near
from dokmus_widgets.lessons.goals.words import goal_words
from dokmus_widgets.lessons.lesson import Lesson, Step
from dokmus_widgets.lessons.sessions.continuation import continuation_for, next_action
from dokmus_widgets.lessons.sessions.snapshot import LessonSnapshot
from dokmus_widgets.play.game import Game
from dokmus_widgets.play.history import History, Ply
from dokmus_widgets.play.move_answers import answer_about, with_words
from dokmus_widgets.play.opponents import NOBODY, Opponents
from dokmus_widgets.play.records import fault_words


class Outcome(StrEnum):
    """The outcome of a step so far."""

    LOOK = "look"  # no goal
    GOING = "going"
    MET = "met"
    MISSED = "missed"  # out of reach without undo or restart


class LessonSession(Game):
    """A lesson on its board, from the step with index ``at``: a game judged by the step's goal.

    Any way to meet the goal is right. An action that misses it is explained and stays on the board;
    it can be undone, the step can be restarted, skipped or left for another. Raise ``ValueError``
    for a lesson without messages (see :func:`dokmus_widgets.explain.messages.add_messages`).
    """

    #: The learner's seat: the current player at the start of the step.
    seat: int
    outcome: Outcome
    #: Number of hints given in words.
    hints: int
    #: The refused action on the board; the action that a hint shows.
    refuted: Action | None
    hinted: Action | None
    #: The last hint that was told.
    _hint: Answer | None = None

    def __init__(self, lesson: Lesson, at: int = 0) -> None:
        expect(lesson, Lesson, "lesson: a Lesson is expected, such as lesson('three-tokens')")
        if not is_whole(at) or at not in range(len(lesson.steps)):
            last = len(lesson.steps) - 1
            raise ValueError(f"at: the steps of this lesson are 0 to {last}, not {quote(at)}")
        for message in (lesson.message, *(step.message for step in lesson.steps)):
            if not has_message(message):
                raise ValueError(say("error-lesson-words", lesson=lesson.id, message=message))
        self.lesson = lesson
        self.at = at
        self.reached = at
        self.over = False
        #: Where it was said that the next step begins anew.
        self._reset_warned_for: State | None = None
        self._met = set(range(at))  # who begins later is taken to have done what comes before
        super().__init__(hand_over=False, state=begins_with(lesson, at))
        self._line = self.history  # of the step, also during free play
        self._start(self.state)

    @classmethod
    def resumed(cls, snapshot: LessonSnapshot) -> "LessonSession":
        """Restore the session of a snapshot, with its answer."""
        session = cls(snapshot.lesson, snapshot.at)
        session._resume(snapshot)
        return session

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
        """The parts of the goal, and for each whether it is met.

        One that holds from the beginning is a limit: it is met with the whole goal.
        """
        goal, stand, start = self.step.goal, self.stand, self._stand_at(self.history.start)
        if goal is None:
            return ()
        is_met = goal.met(stand)
        return tuple(
            (part, is_met or (part.met(stand) and not part.met(start))) for part in parts_of(goal)
        )

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

    def click(self, space: Space | str) -> Answer:
        return self._refuse_closed() if self.is_closed else super().click(space)

    def act(self, action: Action) -> Answer:
        """Make an action, judge it by the goal of the step, and show it if it is refused."""
        self.hinted = None
        if self.is_free:
            return super().act(action)
        if self.is_closed:
            return self._refuse_closed()
        if self.is_turn_over:
            return self.refuse(say("lesson-not-yours"))
        was, before = self.outcome, self.state
        answer = super().act(action)
        if not answer:
            foreseen = self._mistake_messages(before, before.check(action))
            self.refuted = action
            return self.tell(with_words(answer, *map(say, foreseen)))
        self.refuted = None
        self._judge()
        return self._tell_last_action(was)

    def do(self, written: str) -> Answer:
        """Make an action in notation, as in records: ``b1``, ``b1+1``, ``end``."""
        try:
            return self.act(read_action(self.state, written))
        except NotationError as error:
            return self.refuse(fault_words(error))

    @property
    def names_action(self) -> bool:
        """True where the hint is an action, not only the tile to look at."""
        return self.hinted is not None and self.hints == self.step.hints

    def undo(self) -> Answer:
        """Undo the last action with the replies to it, and clear a refused action."""
        if self.refuted is not None and not self.history.can_undo:
            refuted, state = self.refuted, self.state
            self._clear_hints()
            what = action_clause(state, refuted)
            return self.tell(Answer(say("lesson-refuted-away", what=what)))
        answer = super().undo()
        self._clear_hints()
        return answer

    def redo(self) -> Answer:
        """Redo the last undone action, with the replies to it."""
        answer = super().redo()
        self._clear_hints()
        return answer

    @property
    def is_hinting(self) -> bool:
        """True while the last answer is a hint."""
        return self._hint is not None and self.is_last(self._hint)

    def hint(self) -> Answer:
        """Give the next hint: first in words, at last as an action on the board."""
        step = self.step
        if self.is_free:
            return self.refuse(say("lesson-hint-free"))
        if self.is_closed:
            return self._refuse_closed()
        if step.goal is None or self.outcome is Outcome.MET:
            return self.refuse(say("lesson-hint-none"))
        if self.hints < step.hints:
            self.hints += 1
            return self._tell_hint()
        return self._show_next()

    def _show_next(self) -> Answer:
        """Show the next action towards the goal, if there is one."""
        self.refuted = None
        found = next_action(self.step, self.history, self.seat)
        if found is None:
            return self.refuse(say("lesson-hint-back"))
        return self._show_hint(found)

    def do_hint(self) -> Answer:
        """Make the next action towards the goal, after a hint."""
        if not self.is_hinting:
            return self.refuse(say("help-none"))
        found = next_action(self.step, self.history, self.seat)
        return self.refuse(say("lesson-hint-back")) if found is None else self.act(found)

    def again(self) -> Answer:
        """Restart the step."""
        return self.go(self.at)

    def next(self) -> Answer:
        """Go to the next step, done or skipped; from the last step, to the end."""
        if self.at == len(self.lesson.steps) - 1:
            self._leave_free()
            self.over = True
            return self._tell_step()
        return self._start_next()

    def previous(self) -> Answer:
        """Go to the previous step; restart the first one."""
        return self.go(max(self.at - 1, 0))

    def go(self, at: int) -> Answer:
        """Jump to a step by its index from 0; refuse an unknown index."""
        last = len(self.lesson.steps) - 1
        if not is_whole(at) or not 0 <= at <= last:
            return self.refuse(say("error-step", wish=quote(at), last=last))
        self.at = at
        return self._start(begins_with(self.lesson, at))

    def play_freely(self) -> Answer:
        """Play on without a goal, every seat by hand, until :meth:`come_back`."""
        if self.is_free:
            return self.refuse(say("lesson-free-already"))
        self.history = History(self.state, secrets=False)
        self._clear_hints()
        self._settle()
        return self._tell_step()

    def come_back(self) -> Answer:
        """Return to the lesson from free play."""
        if not self.is_free:
            return self.refuse(say("lesson-free-not"))
        self._leave_free()
        return self.tell(Answer(say("lesson-back", text=self._tell_step().words)))

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

    def _tell_step(self) -> Answer:
        if self.is_free:
            return self.tell(Answer(self.prompt))
        return self._tell_messages(f"{self.lesson.message}.end" if self.over else self.step.message)

    def _refuse_closed(self) -> Answer:
        return self.refuse(say("lesson-over"))

    def _start(self, start: State, seat: int | None = None) -> Answer:
        """Start the current step on a position, for a seat (default: the current player)."""
        self.history = self._line = History(start, secrets=False)
        self.seat = (start.to_act or 0) if seat is None else seat
        self.reached = max(self.reached, self.at)
        self.over = False
        self.hints = 0
        self.outcome = Outcome.LOOK if self.step.goal is None else Outcome.GOING
        self._clear_hints()
        self._settle()
        return self._tell_step()

    def _resume(self, snapshot: LessonSnapshot) -> None:
        self.history = self._line = snapshot.line
        self.seat, self.hints = snapshot.seat, snapshot.hints
        self.reached, self.over, self._met = snapshot.reached, snapshot.over, set(snapshot.met)
        if snapshot.is_met:
            self.outcome = Outcome.MET
        self._clear_hints()
        if snapshot.free is not None:
            self.history = snapshot.free
        self._settle()
        self.tool, self.selected = snapshot.tool, snapshot.selected
        self._restore_answer(snapshot)

    def _restore_answer(self, snapshot: LessonSnapshot) -> None:
        plies = self.history.plies
        if self.is_free and plies:
            self.tell(answer_about(plies[-1:], self.names))
        elif self.is_free or self.over:
            self._tell_step()
        elif snapshot.refuted is not None:
            self.act(snapshot.refuted)
        elif snapshot.hinted is not None:
            self._show_hint(snapshot.hinted)
        elif plies:
            was = self._stand_at(self._last_plies()[0].before)
            done = self.step.goal is not None and self.step.goal.met(was)
            self._tell_last_action(Outcome.MET if done else Outcome.GOING)
        elif self.hints:
            self._tell_hint()

    def _tell_last_action(self, was: Outcome) -> Answer:
        """Answer with the learner's last action, the replies to it, and the new outcome."""
        plies, step, outcome, state = self._last_plies(), self.step, self.outcome, self.state
        before = plies[0].before
        foreseen = self._mistake_messages(before, before.check(plies[0].action))
        answer = with_words(answer_about(plies, self.names), *self._scored_words(plies[0]))
        if outcome is Outcome.MET:
            done = say(f"{step.message}.done") if was is not outcome else ""
            return self.tell(self._with_verdict(answer, done))
        missed = [self._missed_words(state)] if outcome is Outcome.MISSED else []
        answer = self._with_verdict(with_words(answer, *map(say, foreseen)), *missed)
        # Where others reply, a mistake ends nothing: it can be made good in another round.
        is_wrong = missed or (foreseen and step.others)
        return self.tell(replace(answer, done=not is_wrong))

    def _scored_words(self, ply: Ply) -> list[str]:
        """Return what the points are made of that an action scored or lost, as 0 or 1 sentence."""
        lines = gain_words(ply.before, ply.after, self.seat)
        return [say("lesson-scored", lines=lines)] if lines else []

    def _with_verdict(self, answer: Answer, *verdict: str) -> Answer:
        """Add the verdict to the answer to an action."""
        return with_words(answer, *verdict)

    def _missed_words(self, state: State) -> str:
        """Name the parts of the goal that can't be met any more; all, if only not together.

        What the turn had used when it ended remains used.
        """
        parts, stand = [part for part, _ in self.goals], self.stand
        ended = self._stand_at(self._last_plies()[0].before) if self.is_turn_over else None
        lost = [
            part
            for part in parts
            if not (ended and is_about_use(part) and part.met(ended))
            and near(stand, part).out_of_reach
        ]
        missing = listed_with([goal_words(goal, state) for goal in lost or parts], "list-and")
        return say("lesson-missed", missing=missing)

    def _tell_hint(self) -> Answer:
        self._hint = self._tell_messages(f"{self.step.message}.hint-{self.hints}")
        return self._hint

    def _last_plies(self) -> Sequence[Ply]:
        plies = self.history.plies
        return plies[self.opponents.last_by_hand(plies) or 0 :]

    def _mistake_messages(self, state: State, verdict: Verdict) -> list[str]:
        """Return the message of the mistake that matches an action, as a list of 0 or 1."""
        by = () if verdict.legal else verdict.obstacles[0].rules
        for mistake in self.step.mistakes:
            if (mistake.rule is None) is not verdict.legal or mistake.rule not in (None, *by):
                continue
            if written_action(state, mistake.do) == verdict.action:
                return [f"{self.step.message}.{mistake.id}"]
        return []

    def _show_hint(self, action: Action) -> Answer:
        self.hinted, state = action, self.state
        self._hint = self.tell(Answer(say("hint-do", what=action_clause(state, action))))
        return self._hint

    def _start_next(self) -> Answer:
        """Start the next step from this position; a second request resets the board for it."""
        self._leave_free()
        step, following, was = self.step, self.lesson.steps[self.at + 1], self.state
        done = self.outcome in (Outcome.MET, Outcome.LOOK)
        kept = continuation_for(step, self.history, self.seat, following) if done else None
        anew = done and kept is None and following.document is None
        if anew and self._reset_warned_for != was:
            self._reset_warned_for = was
            return self.refuse(say("lesson-next-anew"))
        self.at += 1
        text, met = following.message, f"{following.message}.done"
        if kept is None:
            answer = self._start(begins_with(self.lesson, self.at))
            return self._tell_messages("lesson-set-anew", text) if anew else answer
        answer = self._start(kept.start, self.seat)
        if kept.undone:
            own = [ply for ply in kept.undone if ply.before.to_act == self.seat]
            what = listed([action_clause(ply.before, ply.action) for ply in own])
            return self.tell(Answer(sentences([say("lesson-next-back", what=what), say(text)])))
        is_met = self.outcome is Outcome.MET
        return self._tell_messages("lesson-next-done", met) if is_met else answer

    def _tell_messages(self, *names: str) -> Answer:
        return self.tell(Answer(sentences([*map(say, names)])))

    def __repr__(self) -> str:
        return (
            f"LessonSession({self.lesson.id}, step {self.at + 1} of {len(self.lesson.steps)}, "
            f"{self.outcome}: {say(self.step.message)})"
        )
