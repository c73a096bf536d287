"""The sheet of a lesson: task, progress, tools and help."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from dokmus_widgets.core import Action, Phase, SeatScore, actions
from dokmus_widgets.explain import Answer, say
from dokmus_widgets.explain.messages import has_message
from dokmus_widgets.explain.seats import signed
from dokmus_widgets.explore.effects import last_effect
from dokmus_widgets.lessons import LessonSession, Outcome
from dokmus_widgets.lessons.goals.words import goal_line
from dokmus_widgets.play import Tool
from dokmus_widgets.widgets.board.sheet import Section
from dokmus_widgets.widgets.effects.sheet import effect_section
from dokmus_widgets.widgets.game.sheet import open_guardians, turn_actions, turn_tools, turn_warning
from dokmus_widgets.widgets.scores.sheet import ScoreWords
from dokmus_widgets.widgets.sections import lessons
from dokmus_widgets.widgets.sections.basic import Button, Buttons, Card, Prompt, answer, undo_redo

B = TypeVar("B", Button, Card)


@dataclass(frozen=True, slots=True)
class LessonSheet:
    """The sections of a lesson, with the last answer; ``onward``: the buttons at its end."""

    session: LessonSession
    answer: Answer
    onward: tuple[Button, ...] = ()

    def beside(self, course: str = "", place: str = "") -> list[Section]:
        """Return the sections beside the board; ``course``: the label of the way to the course."""
        session = self.session
        parts = [self._lesson(course, place), *self._goals(), *self._turn_sections()]
        seen = self.answer.words != self.text
        ways = self._main_buttons(), say("course-ways")
        parts.append(lessons.Coach(answer(self.answer), *ways, seen))
        parts += effect_section(last_effect(session.history.latest), session.names)
        if more := self._secondary_buttons():
            parts.append(Buttons(say("course-more"), more))
        return [*parts, self._score_section()]

    @property
    def text(self) -> str:
        """The main text: the task of the step, or the summary at the end."""
        session = self.session
        if session.is_free:
            return say("course-free-text")
        return say(f"{session.lesson.message}.end" if session.over else session.step.message)

    def _lesson(self, course: str, place: str) -> lessons.Lesson:
        session, lesson = self.session, self.session.lesson
        count = len(lesson.steps)
        dots = [
            lessons.Dot(
                say("course-step-of", number=n, count=count), session.over or n <= session.at
            )
            for n in range(1, count + 1)
        ]
        chapter = f"chapter-{lesson.chapter}"
        return lessons.Lesson(
            say(chapter) if has_message(chapter) else "",
            say(lesson.message),
            self.text,
            step=say("course-steps"),
            name="go",
            dots=dots,
            now=-1 if session.over else session.at,
            course=course,
            place=place,
        )

    def _goals(self) -> list[Section]:
        session = self.session
        if session.is_free:
            return [Prompt(session.prompt, turn_warning(session))]
        if not session.goals or session.over:
            return []
        goals = [lessons.Dot(goal_line(goal, session.state), met) for goal, met in session.goals]
        return [lessons.Goals(say("course-goals"), goals)]

    def _turn_sections(self) -> list[Section]:
        session, parts = self.session, list[Section]()
        looks = session.outcome is Outcome.LOOK and not session.is_free
        if session.state.phase is Phase.OVER and not session.over and not session.is_free:
            return [Prompt(session.prompt)]
        if session.over or looks or session.is_turn_over:
            return []
        if session.state.phase is Phase.GUARDIANS:
            cards = open_guardians(session)
            return [replace(cards, cards=self._highlight(cards.cards))]
        if session.state.phase is not Phase.TURNS:
            return []
        if not session.is_free and (warning := turn_warning(session)):
            parts.append(Prompt("", warning))
        tools = turn_tools(session)
        # A single tool needs no choice.
        if len(tools) > 1:
            parts.append(Buttons(say("tools-label"), self._highlight(tools)))
        buttons = turn_actions(session)
        if not session.is_free:
            # No step requires to end the turn.
            buttons = [replace(button, primary=False) for button in buttons]
        parts.append(Buttons(say("do-label"), self._highlight(buttons)))
        return parts

    def _highlight(self, buttons: Sequence[B]) -> list[B]:
        hinted = self.session.hinted
        wanted = None if hinted is None else self._button_of(hinted)
        return [replace(part, hinted=(part.press, part.value) == wanted) for part in buttons]

    def _button_of(self, action: Action) -> tuple[str, Any] | None:
        match action:
            case actions.ChooseGuardian(card):
                return "choose_guardian", card
            case actions.MoveTile():
                return "use", Tool.MOVE_TILE
            case actions.MoveToken():
                return "use", Tool.MOVE_TOKEN
            case actions.RotateTile(turn=turn):
                return "use", Tool(f"rotate_{turn}")
            case actions.Place(space, 1) if (
                actions.Place(space) in self.session.state.legal_actions()
            ):
                return "use", Tool.PAY
        return (action.type, None) if action.word else None

    def _main_buttons(self) -> list[Button]:
        session = self.session
        if session.is_free:
            history = session.history
            leave = Button("come_back", say("course-come-back"), primary=True)
            return [leave, *undo_redo(history.can_undo, history.can_redo)]
        if session.over:
            return [*self.onward, Button("go", say("course-repeat"), 0)]
        missed = session.outcome is Outcome.MISSED
        back = Button("undo", say("course-take-back"), primary=missed)
        taken = [back] if session.can_take_back else []
        if session.outcome in (Outcome.MET, Outcome.LOOK):
            return [Button("next", self._next_label(), primary=True), *taken]
        # "next" is not first here: a double click would skip the step.
        skip = Button("next", self._next_label(), "skip")
        return [self._hint(), *taken, skip]

    def _secondary_buttons(self) -> list[Button]:
        session = self.session
        if session.is_free or session.over:
            return []
        parts = [Button("play_freely", say("course-play-freely"))]
        if session.outcome is not Outcome.LOOK or session.can_take_back:
            parts.insert(0, Button("again", say("course-again")))
        return parts

    def _next_label(self) -> str:
        session = self.session
        ready = session.outcome in (Outcome.MET, Outcome.LOOK)
        if session.at == len(session.lesson.steps) - 1:
            return say("course-finish" if ready else "course-skip-last")
        return say("course-next" if ready else "course-skip")

    def _hint(self) -> Button:
        session, hints = self.session, self.session.step.hints
        if session.hinted is not None:
            note = ""
        elif session.hints < hints:
            note = say("course-hint-of", number=session.hints + 1, count=hints + 1)
        else:
            note = say("course-hint-show")
        return Button("hint", say("course-hint"), hint=note)

    @property
    def _seat(self) -> int:
        """The seat whose points are shown."""
        session = self.session
        seat = session.state.to_act if session.is_free else session.seat
        return session.seat if seat is None else seat

    def _score_section(self) -> lessons.Standing:
        """Return the learner's points and tile track, with the gains in this step."""
        session = self.session
        seat = self._seat
        now = session.state.score()[seat]
        before = session.history.start.score()[seat]
        lines = [
            lessons.Gained(say(f"score-{line}"), now[line], _gain(now[line] - before[line]))
            for line in SeatScore.__match_args__[:-1]
            if now[line] or before[line]
        ]
        title = say("course-points", points=now.total)
        track = ScoreWords(session.state, session.names).track(seat)
        return lessons.Standing(title, _gain(now.total - before.total), lines, track)


def _gain(points: int) -> str:
    return signed(points) if points else ""
