"""A lesson being taken: what a hand does on its board, and what it is answered."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from enum import StrEnum
from random import Random

from dokmus_widgets.analysis.gentle import choose
from dokmus_widgets.core import Action, ChooseGuardian, EndTurn, Space, State, Verdict
from dokmus_widgets.core.actions import is_whole
from dokmus_widgets.core.faults import quote
from dokmus_widgets.core.notation import NotationError, read_action
from dokmus_widgets.explain.answers import Answer
from dokmus_widgets.explain.asked import asked_words
from dokmus_widgets.explain.messages import has_message, say
from dokmus_widgets.explain.seats import listed, sentences
from dokmus_widgets.lessons.catalogue import begins_with, others_play
from dokmus_widgets.lessons.goal_words import goal_words
from dokmus_widgets.lessons.goals import Goal
from dokmus_widgets.lessons.lesson import Lesson, Mistake, Step
from dokmus_widgets.lessons.predicates import Stand
from dokmus_widgets.lessons.search import QUICK, THOROUGH, ways
from dokmus_widgets.play.game import Game
from dokmus_widgets.play.history import History, Ply
from dokmus_widgets.play.saved import fault_words


class Outcome(StrEnum):
    """How a step stands."""

    LOOK = "look"  # there is nothing to do in it
    GOING = "going"
    MET = "met"
    MISSED = "missed"  # the goal cannot be met any more from here: take back, or begin again


class LessonSession(Game):
    """A lesson on its board: a game whose actions are judged by the goal of the step.

    ``lesson``; ``at``: the number of the step that it begins with. All that a :class:`Game` can be
    asked to do it can be asked as well. What meets the goal is right, whichever way it goes. What
    does not is answered with its reason, and stays on the board to be looked at: it can always be
    taken back, the step begun again, skipped or jumped to.

    ``ValueError`` for a lesson without words (those of one's own are added by
    :func:`dokmus_widgets.explain.messages.add_messages`).
    """

    #: Whose lesson it is: the seat to act when the step begins.
    seat: int
    outcome: Outcome
    #: The action that was refused last, while it is looked at; the one that a hint shows.
    refuted: Action | None
    hinted: Action | None

    def __init__(self, lesson: Lesson, at: int = 0) -> None:
        for message in (lesson.message, *(step.message for step in lesson.steps)):
            if not has_message(message):
                raise ValueError(say("error-lesson-words", lesson=lesson.id, message=message))
        self.lesson = lesson
        self.at = at
        self.reached = at
        self.over = False
        self._met = set(range(at))  # who begins later is taken to have done what comes before
        self._set_aside: History | None = None
        super().__init__(hand_over=False, state=begins_with(lesson, at))
        self._begin(self.state)

    # How it stands

    @property
    def step(self) -> Step:
        """The step that is taken."""
        return self.lesson.steps[self.at]

    @property
    def stand(self) -> Stand:
        """How things stand in the step."""
        return Stand(self.history.start, self.state, self.seat)

    @property
    def is_free(self) -> bool:
        """Whether the board is played on freely, for no goal."""
        return self._set_aside is not None

    @property
    def is_shut(self) -> bool:
        """Whether the lesson is over and its board is not played on."""
        return self.over and not self.is_free

    @property
    def is_anothers_turn(self) -> bool:
        """Whether the learner's turn is over here, and so nothing can be done but go on or back."""
        return not self.is_free and self.state.to_act != self.seat

    @property
    def goals(self) -> tuple[tuple[Goal, bool], ...]:
        """The parts of the goal, and whether each holds as things stand."""
        if self.step.goal is None:
            return ()
        stand = self.stand
        return tuple((part, part.met(stand)) for part in self.step.goal.parts)

    @property
    def is_done(self) -> bool:
        """Whether the lesson is over, and the goal of every step has been met in it."""
        asked = {at for at, step in enumerate(self.lesson.steps) if step.goal is not None}
        return self.over and asked <= self._met

    @property
    def can_take_back(self) -> bool:
        """Whether there is something to take back in this step."""
        return self.history.can_undo or self.refuted is not None

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
        if self.is_anothers_turn:
            return self.refuse(lambda: say("lesson-not-yours"))
        was, mistake = self.outcome, self._foreseen(self.state.check(action))
        answer = super().act(action)
        told = self._teller
        if not answer:
            self.refuted = action
            return self.tell(lambda game: _explained(told(game), self.step, mistake))
        self.refuted = None
        others = self._others_act() if self.step.others else ()
        self._judge()
        judged = self._judged(mistake, was)
        return self.tell(lambda game: judged(_followed(told(game), others, game.names)))

    def do(self, written: str) -> Answer:
        """Make an action in notation, as records write it: ``b1``, ``b1+1``, ``end``."""
        try:
            return self.act(read_action(self.state, written))
        except NotationError as error:
            fault = error
            return self.refuse(lambda: fault_words(fault))

    def undo(self) -> Answer:
        """Take back the last thing that was tried, with whatever others did after it."""
        if self.refuted is not None:
            refuted, state = self.refuted, self.state
            self._tidy()
            return self.tell(
                lambda game: Answer(say("lesson-refuted-away", what=asked_words(state, refuted)))
            )
        answer = super().undo()
        while answer and not self.is_free and self.state.to_act != self.seat:
            answer = super().undo()
        self._tidy()
        return answer

    def redo(self) -> Answer:
        """Do again what was taken back, with whatever others did after it."""
        answer, at = super().redo(), len(self.history.plies)
        told = self._teller
        while (
            answer and not self.is_free and self.state.to_act != self.seat and self.history.can_redo
        ):
            super().redo()
        others = self.history.plies[at:]
        self._tidy()
        return self.tell(lambda game: _followed(told(game), others, game.names))

    def hint(self) -> Answer:
        """The next hint: in words first, and at last what to do now, which is shown."""
        step = self.step
        if self.is_free:
            return self.refuse(lambda: say("lesson-hint-free"))
        if self.is_shut:
            return self._shut()
        if step.goal is None or self.outcome is Outcome.MET:
            return self.refuse(lambda: say("lesson-hint-none"))
        if self.hints < step.hints:
            self.hints += 1
            name = f"{step.message}.hint-{self.hints}"
            return self.tell(lambda _: Answer(say(name)))
        self.refuted = None
        found = self._way_on()
        if found is None:
            return self.refuse(lambda: say("lesson-hint-back"))
        self.hinted, state = found, self.state
        return self.tell(lambda _: Answer(say("lesson-hint-do", what=asked_words(state, found))))

    def again(self) -> Answer:
        """Begin the step again."""
        return self.go(self.at)

    def next(self) -> Answer:
        """Go on to the next step, whether this one was done or is skipped; at last to the end."""
        if self.at == len(self.lesson.steps) - 1:
            self._leave_free()
            self.over = True
            return self.tell(lambda _: Answer(say(f"{self.lesson.message}.end")))
        start, was = self._following_start(), self.state
        self.at += 1
        answer = self._begin(start)
        if self.step.document is None and start != was and self.at - 1 in self._met:
            return self.tell(
                lambda _: _with(Answer(say("lesson-set-anew")), say(self.step.message))
            )
        return answer

    def previous(self) -> Answer:
        """Go back to the step before; in the first one, begin it again."""
        return self.go(max(self.at - 1, 0))

    def go(self, at: int) -> Answer:
        """Jump to a step by its number, from 0; for one that there is not, the range is told."""
        last = len(self.lesson.steps) - 1
        if not is_whole(at) or not 0 <= at <= last:
            return self.refuse(lambda: say("error-step", wish=quote(at), last=last))
        self.at = at
        return self._begin(begins_with(self.lesson, at))

    def play_freely(self) -> Answer:
        """Play on from here without a goal, every seat by hand, until :meth:`come_back`."""
        if self.is_free:
            return self.refuse(lambda: say("lesson-free-already"))
        self._set_aside, self.history = self.history, History(self.state, secrets=False)
        self._tidy()
        self._settle()
        return self.tell(lambda game: Answer(say("lesson-free", prompt=game.prompt)))

    def come_back(self) -> Answer:
        """Back to the lesson, where it was left."""
        if not self.is_free:
            return self.refuse(lambda: say("lesson-free-not"))
        self._leave_free()
        text = f"{self.lesson.message}.end" if self.over else self.step.message
        return self.tell(lambda _: Answer(say("lesson-back", text=say(text))))

    # What follows

    def _shut(self) -> Answer:
        """Nothing is to be done here any more."""
        return self.refuse(lambda: say("lesson-over"))

    def _begin(self, start: State) -> Answer:
        """Begin the step that it is at, on this position."""
        self._set_aside = None
        self.history = History(start, secrets=False)
        self.seat = start.to_act or 0
        self.reached = max(self.reached, self.at)
        self.over = False
        self.hints = 0
        self.outcome = Outcome.LOOK if self.step.goal is None else Outcome.GOING
        self._tidy()
        self._settle()
        return self.tell(lambda _: Answer(say(self.step.message)))

    def _tidy(self) -> None:
        """Nothing is refuted or hinted at; a goal once met stays met."""
        self.refuted = None
        self.hinted = None
        if not self.is_free:
            self._judge()

    def _leave_free(self) -> None:
        if self._set_aside is not None:
            self.history, self._set_aside = self._set_aside, None
        self._settle()
        self._tidy()

    def _judge(self) -> None:
        """The outcome as things stand now."""
        goal = self.step.goal
        if goal is None or self.outcome is Outcome.MET:
            return
        if goal.met(self.stand):
            self.outcome = Outcome.MET
            self._met.add(self.at)
        elif self._is_lost(goal):
            self.outcome = Outcome.MISSED
        else:
            self.outcome = Outcome.GOING

    def _is_lost(self, goal: Goal) -> bool:
        if self.state.to_act != self.seat:
            return True
        # Where the others play on there is always another turn.
        return not self.step.others and ways(self.stand, goal, QUICK).out_of_reach

    def _judged(self, mistake: Mistake | None, was: Outcome) -> Callable[[Answer], Answer]:
        """What is said of an action that was made, after what the game says of it.

        ``was``: the outcome before it.
        """
        step, outcome, unmet, state = self.step, self.outcome, self._unmet(), self.state

        def told(answer: Answer) -> Answer:
            if outcome is Outcome.MET:
                done = say(f"{step.message}.done") if was is not Outcome.MET else ""
                return _with(answer, done)
            answer = _explained(answer, step, mistake)
            if outcome is Outcome.MISSED:
                missing = say("goal-and").join(goal_words(goal, state) for goal in unmet)
                return replace(_with(answer, say("lesson-missed", missing=missing)), done=False)
            return answer

        return told

    def _unmet(self) -> tuple[Goal, ...]:
        return tuple(goal for goal, met in self.goals if not met)

    def _foreseen(self, verdict: Verdict) -> Mistake | None:
        """The mistake of this step that the action is, refused as was foreseen, or legal."""
        for mistake in self.step.mistakes:
            if (mistake.rule is None) is not verdict.legal:
                continue
            try:
                action = read_action(self.state, mistake.do)
            except NotationError:  # a tile that is not where it was
                continue
            by = () if verdict.legal else verdict.obstacles[0].rules
            if action == verdict.action and (mistake.rule is None or mistake.rule in by):
                return mistake
        return None

    def _others_act(self) -> tuple[Ply, ...]:
        """The others play until it is the learner's turn again; what they did."""
        made = others_play(self.step, self.state, self.seat)[0]
        plies = tuple(self.history.play(action) for action in made)
        self._settle()
        return plies

    def _way_on(self) -> Action | None:
        """What to do now so that the goal will be met; None where it cannot be from here."""
        goal = self.step.goal
        assert goal is not None
        if self.state.to_act != self.seat:
            return None
        others = self.step.others
        line = self._solution_on() or ways(self.stand, goal, QUICK if others else THOROUGH).line
        if line:
            return line[0]
        # Where the others play on, a sound move leads on.
        return choose(self.state, Random(0)) if others else None

    def _solution_on(self) -> tuple[Action, ...]:
        """How the solution goes on, if it was followed up to here."""
        own = [ply for ply in self.history.plies if ply.before.to_act == self.seat]
        solution = self.step.solution
        if len(own) >= len(solution):
            return ()
        try:
            followed = all(
                read_action(ply.before, written) == ply.action
                for ply, written in zip(own, solution, strict=False)
            )
            following = read_action(self.state, solution[len(own)])
        except NotationError:  # a tile that is not where it was
            return ()
        return (following,) if followed and self.state.check(following).legal else ()

    def _following_start(self) -> State:
        """What the next step begins with: where this one ended, if its goal can be met there."""
        self._leave_free()
        following = self.lesson.steps[self.at + 1]
        now = self.state
        if following.document is None and self.outcome in (Outcome.MET, Outcome.LOOK):
            goal, seat = following.goal, now.to_act
            if goal is None or (seat == self.seat and self._can_meet(following, goal, now)):
                return now
        return begins_with(self.lesson, self.at + 1)

    def _can_meet(self, step: Step, goal: Goal, state: State) -> bool:
        stand = Stand(state, state, self.seat)
        # Where the others play on there is always another turn.
        return not goal.met(stand) and (step.others or ways(stand, goal).line is not None)

    def __repr__(self) -> str:
        return (
            f"LessonSession({self.lesson.id}, step {self.at + 1} of {len(self.lesson.steps)}, "
            f"{self.outcome}: {say(self.step.message)})"
        )


def _followed(answer: Answer, plies: Sequence[Ply], names: Sequence[str]) -> Answer:
    """An answer with what the others did after it; their cards stay hidden."""
    turns: dict[str, list[str]] = {}
    for ply in plies:
        if ply.before.to_act is not None and not isinstance(ply.action, ChooseGuardian | EndTurn):
            moves = turns.setdefault(names[ply.before.to_act], [])
            moves.append(asked_words(ply.before, ply.action))
    told = [say("lesson-others", who=who, moves=listed(turns[who])) for who in turns]
    return _with(answer, sentences(told))


def _with(answer: Answer, words: str) -> Answer:
    return replace(answer, words=sentences([answer.words, words]))


def _explained(answer: Answer, step: Step, mistake: Mistake | None) -> Answer:
    """A refusal with the words that a foreseen mistake has."""
    return answer if mistake is None else _with(answer, say(f"{step.message}.{mistake.id}"))
