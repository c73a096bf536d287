"""A course being taken, without a screen: a lesson, a quiz over it, and what is noted of both."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from datetime import UTC, datetime
from functools import partial
from random import Random
from typing import Any

from dokmus_widgets.core import State
from dokmus_widgets.explain import Answer, say
from dokmus_widgets.lessons import Lesson, LessonSession, lessons
from dokmus_widgets.lessons.progress import Progress
from dokmus_widgets.lessons.quizzes import Kind, QuizSession, family_quiz, review_quiz
from dokmus_widgets.lessons.quizzes.kinds import FAMILIES
from dokmus_widgets.play.arguments import read_choice
from dokmus_widgets.widgets.course.keeping import CourseKeeping
from dokmus_widgets.widgets.course.left import left_lesson, left_step, resumed
from dokmus_widgets.widgets.course.link import families, lesson_link, lesson_of, quiz_link


class Course:
    """The course whose progress is kept there, at a lesson, and in a quiz at times.

    ``seed``: of the questions, None for different ones each time; ``clock``: gives the time, aware
    of its zone. ``session``: the lesson, which waits while a quiz is open; ``quiz``: that one, or
    None; ``family``: of the rules that it is on, empty for what was missed; ``questions``: asked so
    far, in all quizzes. What a hand does gives an answer, or what tells it.
    """

    session: LessonSession
    quiz: QuizSession | None
    family: str

    def __init__(
        self,
        keeping: CourseKeeping,
        lesson: str | Lesson | None = None,
        step: int | None = None,
        seed: int | None = None,
        clock: Callable[[], datetime] | None = None,
    ) -> None:
        self.keeping, self._random = keeping, Random(seed)
        self.now = clock or partial(datetime.now, UTC)
        self.questions = 0
        self._enter(left_lesson(self.progress) if lesson is None else lesson_of(lesson), step)

    @property
    def progress(self) -> Progress:
        """How far the learner is."""
        return self.keeping.progress

    @property
    def state(self) -> State:
        """The state on the board, of the lesson or of the question."""
        question = None if self.quiz is None else self.quiz.question
        return self.session.state if question is None else question.state

    @property
    def names(self) -> tuple[str, ...]:
        """What the seats are called."""
        return self.session.names

    @property
    def answer(self) -> Answer:
        """The last answer of the lesson or the quiz, in the current language."""
        return self.session.answer if self.quiz is None else self.quiz.told

    def link(self, step: int | None = None) -> str:
        """The query of the quiz that is open, or of the lesson, at a step or at none."""
        return quiz_link(self.family) if self.family else lesson_link(self.session.lesson.id, step)

    # What a hand does

    def open_lesson(self, lesson: str | Lesson, step: int | None = None) -> Answer:
        """Open a lesson, at a step from 0 or where it was left; ``ValueError`` for none."""
        self._enter(lesson_of(lesson), step)
        self.keeping.note_step(self.session)
        return self.answer

    def open_quiz(self, family: str) -> Answer:
        """Open the quiz of a chapter by its family of rules; ``ValueError`` for none."""
        wanted = read_choice("quiz", family, families())
        kinds = family_quiz(wanted, self._random, self.progress.memory, self.now())
        return self._open(QuizSession(kinds, self._random, self._note_answer), wanted)

    def review(self) -> Answer:
        """A quiz on what was missed and is due again."""
        kinds = review_quiz(self.progress.memory, self.now())
        if not kinds:
            return Answer(say("quiz-nothing"), done=False)
        return self._open(QuizSession(kinds, self._random, self._note_answer), "")

    def close_quiz(self) -> Answer:
        """Back from the quiz to the lesson."""
        self.quiz, self.family = None, ""
        return self.answer

    def erase_for_good(self) -> Answer:
        """Forget all progress. On the screen it can be pressed only once it was asked about."""
        self._enter(lessons()[0], 0)
        self.keeping.erase()
        return Answer(say("course-erased"))

    def take_up(self, progress: Progress, *, opens: bool) -> bool:
        """Add progress that was kept elsewhere; whether the lesson where it was left is opened:
        not where something has been begun.
        """
        opens = opens and self.quiz is None and self.progress == Progress()
        self.keeping.take_up(progress)
        if opens:
            self._enter(left_lesson(self.progress))
        return opens

    def in_lesson(self, action: Callable[[LessonSession], Answer]) -> Answer:
        """Do something in the lesson, unless a quiz is open; what was reached is noted."""
        if self.quiz is not None:
            return Answer(say("course-in-quiz"), done=False)
        answer = action(self.session)
        self.keeping.note_step(self.session)
        return answer

    def in_quiz(self, action: Callable[[QuizSession], object]) -> Answer:
        """Do something in the quiz, if one is open; its end is noted."""
        if self.quiz is None:
            return Answer(say("course-no-quiz"), done=False)
        before = self.quiz.question
        action(self.quiz)
        if self.quiz.question is not before:
            self.questions += 1
            if self.quiz.over and self.family:
                right = sum(result.right for result in self.quiz.results)
                self.progress.take_quiz(self.family, right, len(self.quiz.results))
                self.keeping.save()
        return self.answer

    # To be kept, and gone on with

    def document(self) -> dict[str, Any]:
        """The lesson as it stands, and the quiz that is open, as plain JSON."""
        lesson = {"lesson": self.session.facts.to_dict(), "quiz": self.family}
        return lesson if self.quiz is None else lesson | {"asked": self.quiz.stand()}

    def restore(self, document: Mapping[str, Any]) -> None:
        """Take over a document; stay in the lesson where no quiz can be made of it."""
        self.session = resumed(document["lesson"], self.session.lesson)
        self.close_quiz()
        if "asked" in document:
            family = document["quiz"] and read_choice("quiz", document["quiz"], list(FAMILIES))
            with suppress(ValueError, KeyError, IndexError, TypeError):
                asked = document["asked"]
                self._open(QuizSession.standing(asked, self._random, self._note_answer), family)

    # What follows

    def _enter(self, lesson: Lesson, step: int | None = None) -> None:
        """Stand at a lesson, at a step from 0 or where it was left."""
        if step is None:
            at = left_step(self.progress, lesson)
        else:
            at = read_choice("step", step, range(len(lesson.steps)))
        self.session = LessonSession(lesson, at)
        self.quiz, self.family = None, ""

    def _open(self, quiz: QuizSession, family: str) -> Answer:
        self.quiz, self.family = quiz, family
        self.questions += 1
        return self.answer

    def _note_answer(self, kind: Kind, right: bool) -> None:
        self.progress.answered(kind, right, self.now())
        self.keeping.save()
