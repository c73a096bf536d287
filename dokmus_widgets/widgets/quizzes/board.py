"""A board on which a lesson is taken or a quiz is answered, each control a method."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from random import Random
from typing import Any

from dokmus_widgets.core import Space, State
from dokmus_widgets.core.actions import is_whole
from dokmus_widgets.drawing import Mark, Trail
from dokmus_widgets.explain import Answer, say
from dokmus_widgets.explain.answers import Telling
from dokmus_widgets.explain.messages import speaking
from dokmus_widgets.lessons import LessonSession, chapters
from dokmus_widgets.lessons.progress import Progress
from dokmus_widgets.lessons.quizzes import Kind, QuizSession, family_quiz, review_quiz
from dokmus_widgets.play.wishes import read_choice
from dokmus_widgets.widgets.board.widget import View
from dokmus_widgets.widgets.lessons.board import LessonBoard
from dokmus_widgets.widgets.quizzes.view import quiz_view

#: Buttons without a value: each is the method of the same name.
_PLAIN = ("submit", "skip", "close_quiz", "review")


class QuizBoard(LessonBoard):
    """A board with a lesson on it, or a quiz while one is open: the lesson waits then.

    ``seed``: of the questions, otherwise different each time; ``clock``: gives the time, aware of
    its zone. Each method answers as the screen does.
    """

    def __init__(
        self,
        session: LessonSession,
        language: str,
        has_address: bool,
        seed: int | None = None,
        clock: Callable[[], datetime] | None = None,
        **options: Any,
    ) -> None:
        self._random, self._clock = Random(seed), clock or _now
        self._quiz: QuizSession | None = None
        self._family = ""
        self._questions = 0  # asked so far, in all quizzes
        super().__init__(session, language, has_address, **options)

    # What is remembered, by whoever keeps the progress

    @property
    def progress(self) -> Progress:
        """How far the learner is."""
        raise NotImplementedError

    def _note_answer(self, kind: Kind, right: bool) -> None:
        """The first answer to a question was right or not."""
        raise NotImplementedError

    def _note_quiz(self, quiz: QuizSession) -> None:
        """A quiz was answered to its end."""
        raise NotImplementedError

    # How it stands

    @property
    def quiz(self) -> QuizSession | None:
        """The quiz that is open; None while a lesson is taken."""
        return self._quiz

    @property
    def state(self) -> State:
        """The state on the board."""
        if self._quiz is not None and self._quiz.question is not None:
            return self._quiz.question.state
        return super().state

    # Quizzes, one method a control

    def open_quiz(self, family: str) -> Answer:
        """Open the quiz of a chapter by its family of rules; ``ValueError`` for none."""
        with speaking(self.language):
            wanted = read_choice("quiz", family, _families())
        kinds = family_quiz(wanted, self._random, self.progress.memory, self._clock())
        return self._do(lambda: self._turn_to(self._quiz_of(kinds), wanted))

    def review(self) -> Answer:
        """A quiz on what was missed and is due again."""
        kinds = review_quiz(self.progress.memory, self._clock())
        if not kinds:
            return self._tell(lambda: Answer(say("quiz-nothing"), done=False))
        return self._do(lambda: self._turn_to(self._quiz_of(kinds), ""))

    def close_quiz(self) -> Answer:
        """Back from the quiz to the lesson."""

        def deed() -> Telling:
            self._quiz = None
            return self._session.retell

        return self._do(deed)

    def toggle(self, space: Space | str) -> Answer:
        """Give a space that is asked about its next mark, or choose the option there."""
        return self._answer_quiz(lambda quiz: quiz.toggle(space))

    def choose(self, number: int) -> Answer:
        """Choose an option by its number, from 0, or say the number that is asked for."""
        return self._answer_quiz(lambda quiz: quiz.choose(number))

    def submit(self) -> Answer:
        """Answer the question: right or not, and why."""
        return self._answer_quiz(lambda quiz: quiz.submit())

    def respond(self, given: int | Mapping[str, str]) -> Answer:
        """Answer in one go: a number, or marks by space (``{"c4": "free"}``; the rest is no)."""
        return self._answer_quiz(lambda quiz: quiz.answer(given))

    def skip(self) -> Answer:
        """Leave the question be, and go on to the next."""
        return self._answer_quiz(lambda quiz: quiz.skip())

    # In either

    def click(self, space: Space | str) -> Answer:
        """Click a space of the board."""
        return super().click(space) if self._quiz is None else self.toggle(space)

    def next(self) -> Answer:
        """Go on to the next step of the lesson, or to the next question of the quiz."""
        if self._quiz is None:
            return super().next()
        return self._answer_quiz(lambda quiz: quiz.next())

    # What follows

    def _quiz_of(self, kinds: Sequence[Kind]) -> QuizSession:
        return QuizSession(kinds, self._random, self._note_answer)

    def _turn_to(self, quiz: QuizSession, family: str) -> Telling:
        self._quiz, self._family = quiz, family
        self._questions += 1
        return self._telling_quiz

    def _telling_quiz(self) -> Answer:
        assert self._quiz is not None
        return self._quiz.told

    def _answer_quiz(self, deed: Callable[[QuizSession], Answer]) -> Answer:
        quiz = self._quiz
        if quiz is None:
            return self._tell(lambda: Answer(say("course-no-quiz"), done=False))

        def done() -> Telling:
            before = quiz.question
            deed(quiz)
            if quiz.question is not before:
                self._questions += 1
                if quiz.over:
                    self._note_quiz(quiz)
            return self._telling_quiz

        return self._do(done)

    def _take(self, deed: Callable[[LessonSession], Answer]) -> Answer:
        if self._quiz is not None:
            return self._tell(lambda: Answer(say("course-in-quiz"), done=False))
        return super()._take(deed)

    def view(self) -> View:
        """The board of the lesson, or of the question."""
        return super().view() if self._quiz is None else quiz_view(self._quiz, self.answer)

    def _preview(self, space: str) -> tuple[Sequence[Mark], Sequence[Trail]]:
        return super()._preview(space) if self._quiz is None else ((), ())

    def _press(self, name: str, value: Any) -> None:
        if name in _PLAIN:
            getattr(self, name)()
        elif name == "open_quiz" and value in _families():
            self.open_quiz(value)
        elif name == "toggle" and isinstance(value, str):
            self.toggle(value)
        elif name == "choose" and is_whole(value):
            self.choose(value)
        else:
            super()._press(name, value)


def _families() -> list[str]:
    """The families of rules that a chapter has a quiz on."""
    return [chapter.quiz for chapter in chapters() if chapter.quiz]


def _now() -> datetime:
    return datetime.now(UTC)
