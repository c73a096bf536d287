"""A lesson being taken: what a hand does on its board, and what it is answered."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from dokmus_widgets.core import Action, Space, State, Verdict
from dokmus_widgets.core.actions import is_whole
from dokmus_widgets.core.faults import quote
from dokmus_widgets.core.notation import NotationError, read_action
from dokmus_widgets.explain.answers import Answer
from dokmus_widgets.explain.asked import asked_words
from dokmus_widgets.explain.messages import has_message, say
from dokmus_widgets.explain.seats import listed, sentences
from dokmus_widgets.lessons.catalogue import begins_with
from dokmus_widgets.lessons.goals.goal import Goal
from dokmus_widgets.lessons.goals.predicates import Stand
from dokmus_widgets.lessons.goals.words import goal_words
from dokmus_widgets.lessons.lesson import Lesson
from dokmus_widgets.lessons.sessions.facts import Facts
from dokmus_widgets.lessons.sessions.onwards import carried, way_on
from dokmus_widgets.lessons.sessions.step_game import Outcome, StepGame
from dokmus_widgets.lessons.written import written_action
from dokmus_widgets.play.history import History, Ply
from dokmus_widgets.play.move_answers import answer_about, with_words
from dokmus_widgets.play.records import fault_words


class LessonSession(StepGame):
    """A lesson on its board: a game whose actions are judged by the goal of the step.

    ``lesson``; ``at``: the number of the step that it begins with. All that a :class:`Game` can be
    asked to do it can be asked as well. What meets the goal is right, whichever way it goes. What
    does not is answered with its reason, and stays on the board to be looked at: it can always be
    taken back, the step begun again, skipped or jumped to.

    ``ValueError`` for a lesson without words (those of one's own are added by
    :func:`dokmus_widgets.explain.messages.add_messages`).
    """

    def __init__(self, lesson: Lesson, at: int = 0) -> None:
        for message in (lesson.message, *(step.message for step in lesson.steps)):
            if not has_message(message):
                raise ValueError(say("error-lesson-words", lesson=lesson.id, message=message))
        super().__init__(lesson, at)
        self._begin(self.state)

    @classmethod
    def resumed(cls, facts: Facts) -> LessonSession:
        """The session that told these facts of itself, with its answer."""
        session = cls(facts.lesson, facts.at)
        session._resume(facts)
        return session

    # What a hand does besides playing

    def click(self, space: Space | str) -> Answer:
        """Click a space of the board, as in a game."""
        return self._shut() if self.is_shut else super().click(space)

    def act(self, action: Action) -> Answer:
        """Make an action; it is judged by the goal of the step, and a refused one is shown."""
        self.hinted = None
        if self.is_free:
            return super().act(action)
        if self.is_shut:
            return self._shut()
        if self.is_turn_over:
            return self.refuse(say("lesson-not-yours"))
        was, before = self.outcome, self.state
        answer = super().act(action)
        if not answer:
            foreseen = self._foreseen(before, before.check(action))
            self.refuted = action
            return self.tell(with_words(answer, *map(say, foreseen)))
        self.refuted = None
        self._judge()
        return self._tell_made(was)

    def do(self, written: str) -> Answer:
        """Make an action in notation, as records write it: ``b1``, ``b1+1``, ``end``."""
        try:
            return self.act(read_action(self.state, written))
        except NotationError as error:
            return self.refuse(fault_words(error))

    def undo(self) -> Answer:
        """Take back the last action, with what others did after it; a refused try goes along.

        Where there is no action, the try alone is put away.
        """
        if self.refuted is not None and not self.history.can_undo:
            refuted, state = self.refuted, self.state
            self._tidy()
            what = asked_words(state, refuted)
            return self.tell(Answer(say("lesson-refuted-away", what=what)))
        answer = super().undo()
        self._tidy()
        return answer

    def redo(self) -> Answer:
        """Do again what was taken back, with what others did after it."""
        answer = super().redo()
        self._tidy()
        return answer

    def hint(self) -> Answer:
        """The next hint: in words first, and at last what to do now, which is shown."""
        step = self.step
        if self.is_free:
            return self.refuse(say("lesson-hint-free"))
        if self.is_shut:
            return self._shut()
        if step.goal is None or self.outcome is Outcome.MET:
            return self.refuse(say("lesson-hint-none"))
        if self.hints < step.hints:
            self.hints += 1
            return self._tell_hint()
        self.refuted = None
        found = way_on(step, self.history, self.seat)
        if found is None:
            return self.refuse(say("lesson-hint-back"))
        return self._point_at(found)

    def again(self) -> Answer:
        """Begin the step again."""
        return self.go(self.at)

    def next(self) -> Answer:
        """Go on to the next step, whether this one was done or is skipped; at last to the end."""
        if self.at == len(self.lesson.steps) - 1:
            self._leave_free()
            self.over = True
            return self._tell_where()
        return self._go_on()

    def previous(self) -> Answer:
        """Go back to the step before; in the first one, begin it again."""
        return self.go(max(self.at - 1, 0))

    def go(self, at: int) -> Answer:
        """Jump to a step by its number, from 0; for one that there is not, the range is told."""
        last = len(self.lesson.steps) - 1
        if not is_whole(at) or not 0 <= at <= last:
            return self.refuse(say("error-step", wish=quote(at), last=last))
        self.at = at
        return self._begin(begins_with(self.lesson, at))

    def play_freely(self) -> Answer:
        """Play on from here without a goal, every seat by hand, until :meth:`come_back`."""
        if self.is_free:
            return self.refuse(say("lesson-free-already"))
        self.history = History(self.state, secrets=False)
        self._tidy()
        self._settle()
        return self._tell_where()

    def come_back(self) -> Answer:
        """Back to the lesson, where it was left."""
        if not self.is_free:
            return self.refuse(say("lesson-free-not"))
        self._leave_free()
        return self.tell(Answer(say("lesson-back", text=self._tell_where().words)))

    # What follows

    def _tell_where(self) -> Answer:
        """Tell what there is to do here, or that the lesson is over."""
        if self.is_free:
            return self.tell(Answer(say("lesson-free", prompt=self.prompt)))
        return self._tell_messages(f"{self.lesson.message}.end" if self.over else self.step.message)

    def _shut(self) -> Answer:
        """Nothing is to be done here any more."""
        return self.refuse(say("lesson-over"))

    def _begin(self, start: State, seat: int | None = None) -> Answer:
        """Begin the step that it is at, on this position, for the seat to act or another."""
        self.history = self._line = History(start, secrets=False)
        self.seat = (start.to_act or 0) if seat is None else seat
        self.reached = max(self.reached, self.at)
        self.over = False
        self.hints = 0
        self.outcome = Outcome.LOOK if self.step.goal is None else Outcome.GOING
        self._tidy()
        self._settle()
        return self._tell_where()

    def _resume(self, facts: Facts) -> None:
        self.history = self._line = facts.line
        self.seat, self.hints = facts.seat, facts.hints
        self.reached, self.over, self._met = facts.reached, facts.over, set(facts.met)
        if facts.is_met:
            self.outcome = Outcome.MET
        self._tidy()
        if facts.free is not None:
            self.history = facts.free
        self._settle()
        self.tool, self.selected = facts.tool, facts.selected
        self._tell_again(facts)

    def _tell_again(self, facts: Facts) -> None:
        """Tell what the facts say was told last."""
        plies = self.history.plies
        if self.is_free and plies:
            self.tell(answer_about(plies[-1:], self.names))
        elif self.is_free or self.over:
            self._tell_where()
        elif facts.refuted is not None:
            self.act(facts.refuted)
        elif facts.hinted is not None:
            self._point_at(facts.hinted)
        elif plies:
            was = Stand(self.history.start, self._last_made()[0].before, self.seat)
            done = self.step.goal is not None and self.step.goal.met(was)
            self._tell_made(Outcome.MET if done else Outcome.GOING)
        elif self.hints:
            self._tell_hint()

    def _tell_made(self, was: Outcome) -> Answer:
        """Tell the learner's last action, what the others did after it, and what it comes to.

        ``was``: the outcome before it.
        """
        plies, step, outcome, state = self._last_made(), self.step, self.outcome, self.state
        before, unmet = plies[0].before, [goal for goal, met in self.goals if not met]
        foreseen = self._foreseen(before, before.check(plies[0].action))
        answer = answer_about(plies, self.names)
        if outcome is Outcome.MET:
            done = say(f"{step.message}.done") if was is not outcome else ""
            return self.tell(with_words(answer, done))
        answer = with_words(answer, *map(say, foreseen))
        if outcome is Outcome.MISSED:
            answer = replace(with_words(answer, self._missed_words(unmet, state)), done=False)
        return self.tell(answer)

    def _missed_words(self, unmet: Sequence[Goal], state: State) -> str:
        """That the turn has led past these parts of the goal."""
        missing = listed([goal_words(goal, state) for goal in unmet], "goal-and")
        return say("lesson-missed", missing=missing)

    def _tell_hint(self) -> Answer:
        """Tell the last hint in words that was given."""
        return self._tell_messages(f"{self.step.message}.hint-{self.hints}")

    def _last_made(self) -> Sequence[Ply]:
        """The last ply that the learner made, and those of others after it."""
        plies = self.history.plies
        return plies[self.opponents.last_by_hand(plies) or 0 :]

    def _foreseen(self, state: State, verdict: Verdict) -> list[str]:
        """The message of the mistake that an action is, refused as was foreseen, or legal."""
        by = () if verdict.legal else verdict.obstacles[0].rules
        for mistake in self.step.mistakes:
            if (mistake.rule is None) is not verdict.legal or mistake.rule not in (None, *by):
                continue
            if written_action(state, mistake.do) == verdict.action:
                return [f"{self.step.message}.{mistake.id}"]
        return []

    def _point_at(self, action: Action) -> Answer:
        self.hinted, state = action, self.state
        return self.tell(Answer(say("lesson-hint-do", what=asked_words(state, action))))

    def _go_on(self) -> Answer:
        """Begin the next step: with what was made in this one, or where that cannot be, if asked
        for twice, with a position of its own."""
        self._leave_free()
        step, following, was = self.step, self.lesson.steps[self.at + 1], self.state
        done = self.outcome in (Outcome.MET, Outcome.LOOK)
        kept = carried(step, self.history, self.seat, following) if done else None
        anew = done and kept is None and following.document is None
        if anew and self._warned != was:
            self._warned = was
            return self.refuse(say("lesson-next-anew"))
        self.at += 1
        text, met = following.message, f"{following.message}.done"
        if kept is None:
            answer = self._begin(begins_with(self.lesson, self.at))
            return self._tell_messages("lesson-set-anew", text) if anew else answer
        answer = self._begin(kept.start, self.seat)
        if kept.taken_back:
            own = [ply for ply in kept.taken_back if ply.before.to_act == self.seat]
            what = listed([asked_words(ply.before, ply.action) for ply in own])
            return self.tell(Answer(sentences([say("lesson-next-back", what=what), say(text)])))
        return (
            self._tell_messages("lesson-next-done", met) if self.outcome is Outcome.MET else answer
        )

    def _tell_messages(self, *names: str) -> Answer:
        """Tell the words of these messages, one after the other."""
        return self.tell(Answer(sentences([*map(say, names)])))

    def __repr__(self) -> str:
        return (
            f"LessonSession({self.lesson.id}, step {self.at + 1} of {len(self.lesson.steps)}, "
            f"{self.outcome}: {say(self.step.message)})"
        )
