"""The sheet of a lesson: task, progress, tools and help."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from dokmus_widgets.core import Action, Phase, actions
from dokmus_widgets.explain import Answer, has_message, say
from dokmus_widgets.explain.seats import as_label
from dokmus_widgets.explore.effects import last_effect
from dokmus_widgets.lessons import LessonSession, Outcome
from dokmus_widgets.lessons.goals.words import goal_words
from dokmus_widgets.play import Tool
from dokmus_widgets.play.prompts import turn_note
from dokmus_widgets.widgets.board.sheet import Section
from dokmus_widgets.widgets.effects.sheet import effect_section
from dokmus_widgets.widgets.game.hinting import hint_buttons
from dokmus_widgets.widgets.game.sheet import open_guardians, scores
from dokmus_widgets.widgets.game.slots import button_row, game_status, players_section, turn_buttons
from dokmus_widgets.widgets.sections import basic, lessons, play
from dokmus_widgets.widgets.sections.basic import Button, Card, undo_redo

B = TypeVar("B", Button, Card)


@dataclass(frozen=True, slots=True)
class LessonSheet:
    """The sections of a lesson, with the last answer; ``onward``: the buttons at its end.

    ``menu``: the last buttons of the toolbar; ``panel``: what stands in place of all that scrolls;
    ``unseen``: buttons for keyboard shortcuts only.
    """

    session: LessonSession
    answer: Answer
    onward: tuple[Button, ...] = ()
    menu: tuple[Button, ...] = ()
    panel: Sequence[Section] = ()
    unseen: Sequence[Button] = ()

    def slots(
        self, below: Sequence[Section] = (), course: Button | None = None, place: str = ""
    ) -> list[Section]:
        """Return the slots; ``below``: what comes last; ``course``: the button of the course."""
        session = self.session
        told = [
            *effect_section(last_effect(session.history.latest), session.names),
            self._players(),
            scores(session),
            *below,
        ]
        return play.in_slots(
            self._status(),
            self._marked_answer(),
            self._actions(),
            play.Toolbar(say("course-ways"), [*self._tools(), *self.menu], unseen=self.unseen),
            self.panel or told,
            topic=self._topic,
            task=[
                basic.Prompt(self._task, self._note()),
                *self._goals(),
                *self._place(course, place),
            ],
        )

    @property
    def _topic(self) -> str:
        session = self.session
        return f"{session.lesson.id} {session.at} {session.over} {session.is_free}"

    def _status(self) -> basic.Heading:
        session = self.session
        return (
            game_status(session) if session.is_free else basic.Heading(say(session.lesson.message))
        )

    @property
    def text(self) -> str:
        """The main text: the task of the step, or the summary at the end."""
        session = self.session
        if session.is_free:
            return say("course-free-text")
        return say(f"{session.lesson.message}.end" if session.over else session.step.message)

    def _note(self) -> str:
        """Return what to know now: how the game ended, or what the turn leaves to do."""
        session = self.session
        if session.over:
            return ""
        is_end = session.state.phase is Phase.OVER and not session.is_free
        return session.prompt if is_end else turn_note(session.state, self.answer.rules)

    @property
    def _task(self) -> str:
        return self.text

    def _marked_answer(self) -> basic.Answer:
        """Return the last answer; a legal action that meets no goal yet is not marked as right."""
        shown = basic.answer(self.answer, buttons=self._hint_buttons())
        if self.answer.words == self.text:
            return replace(shown, done=None, seen=False)
        is_met = self.session.outcome is Outcome.MET and not self.session.is_free
        return shown if is_met or not shown.done else replace(shown, done=None)

    def _hint_buttons(self) -> list[Button]:
        session = self.session
        stage = session.step.hints + session.names_action if session.hinted else session.hints
        return hint_buttons(stage, session.step.hints + 1) if session.is_hinting else []

    def _place(self, course: Button | None, place: str) -> list[Section]:
        """Return where the step is in its lesson, and the lesson in the course."""
        session, lesson = self.session, self.session.lesson
        count = len(lesson.steps)
        dots = [
            lessons.Dot(
                say("course-step-of", number=n, count=count), session.over or n <= session.at
            )
            for n in range(1, count + 1)
        ]
        name = f"chapter-{lesson.chapter}"
        crumb = say(name) if has_message(name) else ""
        at = -1 if session.over else session.at
        return [lessons.Lesson(crumb, say("course-steps"), "go", dots, at, course, place)]

    def _players(self) -> play.Players:
        return players_section(self.session, self.session.history.plies)

    def _goals(self) -> list[Section]:
        session = self.session
        if session.is_free or not session.goals or session.over:
            return []
        goals = [
            lessons.Dot(as_label(goal_words(goal, session.state)), met)
            for goal, met in session.goals
        ]
        return [lessons.Goals(say("course-goals"), goals)]

    def _actions(self) -> list[Section]:
        """Return the way on, and what is possible on the board besides a click."""
        session, ways = self.session, self._ways()
        looks = session.outcome is Outcome.LOOK and not session.is_free
        if session.over or looks or session.is_turn_over:
            return [button_row(ways)]
        if session.state.phase is Phase.GUARDIANS and not ways:
            cards = open_guardians(session)
            return [replace(cards, cards=self._highlight(cards.cards))]
        buttons = turn_buttons(session) if session.state.phase is Phase.TURNS else []
        if not session.is_free:
            # No step requires to end the turn.
            buttons = [replace(button, primary=False) for button in buttons]
        return [button_row([*self._highlight(buttons), *ways])]

    def _highlight(self, buttons: Sequence[B]) -> list[B]:
        hinted = self.session.hinted if self.session.names_action else None
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
            case actions.RotateTile():
                return "use", Tool.ROTATE
            case actions.Place(space, 1) if (
                actions.Place(space) in self.session.state.legal_actions()
            ):
                return "use", Tool.PAY
        return (action.type, None) if action.word else None

    def _ways(self) -> list[Button]:
        """Return the buttons that lead on from here."""
        session = self.session
        if session.is_free:
            return [Button("come_back", say("course-come-back"), primary=True)]
        if session.over:
            return [*self.onward[:1]]
        if session.outcome in (Outcome.MET, Outcome.LOOK):
            return [Button("next", self._next_label(), primary=True)]
        missed = session.outcome is Outcome.MISSED
        return [Button("undo", say("do-undo"), primary=True)] if missed else []

    def _tools(self) -> list[Button]:
        session, history = self.session, self.session.history
        if session.is_free:
            return undo_redo(history.can_undo, history.can_redo, icons=True)
        if session.over:
            return [*self.onward[1:], Button("go", say("course-repeat"), 0)]
        again = Button("again", say("course-again"))
        freely = Button("play_freely", say("course-play-freely"))
        if session.outcome is Outcome.LOOK and not session.can_take_back:
            return [freely]
        tools = [*self._taken_back(), again, freely]
        if session.outcome in (Outcome.MET, Outcome.LOOK):
            return tools
        return [self._hint(), *tools, Button("next", self._next_label(), "skip")]

    def _taken_back(self) -> list[Button]:
        session = self.session
        if session.outcome is Outcome.MISSED or not session.can_take_back:
            return []
        return [self._undo()]

    def _undo(self) -> Button:
        name = "do-cancel" if self.session.is_armed else "do-undo"
        return Button("undo", say(name), icon="undo", keys=("ctrl+z",))

    def _next_label(self) -> str:
        session = self.session
        ready = session.outcome in (Outcome.MET, Outcome.LOOK)
        if session.at == len(session.lesson.steps) - 1:
            return say("course-finish" if ready else "course-skip-last")
        return say("course-next" if ready else "course-skip")

    def _hint(self) -> Button:
        return Button("hint", say("course-hint"), icon="hint", keys=("h",))
