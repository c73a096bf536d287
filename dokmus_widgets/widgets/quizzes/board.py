"""A board on which a lesson is taken or a quiz is answered, each control a method."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from random import Random
from typing import Any, ClassVar

from dokmus_widgets.core import Space, State
from dokmus_widgets.explain import Answer, say
from dokmus_widgets.explain.answers import Telling
from dokmus_widgets.lessons import LessonSession, chapters
from dokmus_widgets.lessons.quizzes import Kind, QuizSession, family_quiz, review_quiz
from dokmus_widgets.lessons.quizzes.memory import Memory
from dokmus_widgets.play.wishes import read_choice
from dokmus_widgets.widgets.board.controls import control, deed
from dokmus_widgets.widgets.board.presses import Press, Presses, number, plain, text
from dokmus_widgets.widgets.board.widget import BoardWidget, Preview, View
from dokmus_widgets.widgets.lessons.board import LessonBoard
from dokmus_widgets.widgets.quizzes.view import quiz_view


class QuizBoard(LessonBoard):
    """A board with a lesson on it, or a quiz while one is open: the lesson waits then.

    ``seed``: of the questions, otherwise different each time; ``clock``: gives the time, aware of
    its zone. Each method answers as the screen does.
    """

    presses: ClassVar[Presses] = {
        **LessonBoard.presses,
        **plain("submit", "skip", "close_quiz", "review", again=False),
        "open_quiz": Press(text, "_press_quiz", again=False),
        "toggle": Press(text),
        "choose": Press(number),
    }

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

    #: What the learner missed, and what is remembered from now on: by whoever keeps the progress.
    _memory: Callable[[], Memory]
    _note_answer: Callable[[Kind, bool], None]
    _note_quiz: Callable[[QuizSession], None]

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

    @deed
    def open_quiz(self, family: str) -> Telling:
        """Open the quiz of a chapter by its family of rules; ``ValueError`` for none."""
        wanted = read_choice("quiz", family, _families())
        kinds = family_quiz(wanted, self._random, self._memory(), self._clock())
        return self._turn_to(self._quiz_of(kinds), wanted)

    @deed
    def review(self) -> Telling:
        """A quiz on what was missed and is due again."""
        kinds = review_quiz(self._memory(), self._clock())
        if not kinds:
            return lambda: Answer(say("quiz-nothing"), done=False)
        return self._turn_to(self._quiz_of(kinds), "")

    @deed
    def close_quiz(self) -> Telling:
        """Back from the quiz to the lesson."""
        self._quiz = None
        return self._told

    toggle = control(QuizSession.toggle, by="_answer_quiz")
    choose = control(QuizSession.choose, by="_answer_quiz")
    submit = control(QuizSession.submit, by="_answer_quiz")
    respond = control(QuizSession.answer, by="_answer_quiz")
    skip = control(QuizSession.skip, by="_answer_quiz")

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

    def _press_quiz(self, family: str) -> None:
        if family in _families():
            self.open_quiz(family)

    def _quiz_of(self, kinds: Sequence[Kind]) -> QuizSession:
        return QuizSession(kinds, self._random, self._note_answer)

    def _turn_to(self, quiz: QuizSession, family: str) -> Telling:
        self._quiz, self._family = quiz, family
        self._questions += 1
        return self._telling_quiz

    def _telling_quiz(self) -> Answer:
        assert self._quiz is not None
        return self._quiz.told

    def _answer_quiz(self, deed: Callable[[QuizSession], Answer | Telling]) -> Answer:
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

    def _act(self, deed: Callable[[LessonSession], Answer | Telling]) -> Answer:
        if self._quiz is not None:
            return self._tell(lambda: Answer(say("course-in-quiz"), done=False))
        return super()._act(deed)

    def view(self) -> View:
        """The board of the lesson, or of the question."""
        return super().view() if self._quiz is None else quiz_view(self._quiz, self.answer)

    def _preview(self, board: BoardWidget, space: str) -> Preview:
        return super()._preview(board, space) if self._quiz is None else Preview()


def _families() -> list[str]:
    """The families of rules that a chapter has a quiz on."""
    return [chapter.quiz for chapter in chapters() if chapter.quiz]


def _now() -> datetime:
    return datetime.now(UTC)
