"""The course without a screen: a lesson, a quiz over it, and the record of progress."""

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
from dokmus_widgets.lessons.quizzes import QuestionKind, QuizSession, family_quiz, review_quiz
from dokmus_widgets.lessons.quizzes.kinds import FAMILIES
from dokmus_widgets.play.arguments import read_choice
from dokmus_widgets.widgets.course.link import families, lesson_link, lesson_of
from dokmus_widgets.widgets.course.progress_area import ProgressArea
from dokmus_widgets.widgets.course.resume_point import (
    lesson_to_resume,
    restored_session,
    step_to_resume,
)


class Course:
    """A course at a lesson, with a quiz over it at times.

    ``seed``: of the questions, None for random ones; ``clock``: returns the time with its zone;
    ``session``: the lesson, which waits while a quiz is open; ``quiz``: the open quiz, or None;
    ``family``: its family of rules, empty for a review; ``questions``: number of questions so far.
    """

    session: LessonSession
    quiz: QuizSession | None
    family: str

    def __init__(
        self,
        progress_area: ProgressArea,
        lesson: str | Lesson | None = None,
        step: int | None = None,
        seed: int | None = None,
        clock: Callable[[], datetime] | None = None,
    ) -> None:
        self.progress_area, self._random = progress_area, Random(seed)
        self.now = clock or partial(datetime.now, UTC)
        self.questions = 0
        self._start_lesson(
            lesson_to_resume(self.progress) if lesson is None else lesson_of(lesson), step
        )

    @property
    def progress(self) -> Progress:
        return self.progress_area.progress

    @property
    def state(self) -> State:
        """The state on the board, of the lesson or of the question."""
        question = None if self.quiz is None else self.quiz.question
        return self.session.state if question is None else question.state

    @property
    def names(self) -> tuple[str, ...]:
        return self.session.names

    @property
    def answer(self) -> Answer:
        """The last answer of the lesson or the quiz, in the current language."""
        return self.session.answer if self.quiz is None else self.quiz.told

    def link(self, step: int | None = None) -> str:
        """Return the query of a link to the open quiz, or to the lesson."""
        return f"?quiz={self.family}" if self.family else lesson_link(self.session.lesson.id, step)

    def open_lesson(self, lesson: str | Lesson, step: int | None = None) -> Answer:
        """Open a lesson, at a step from 0 or where the learner left it."""
        self._start_lesson(lesson_of(lesson), step)
        self.progress_area.note_step(self.session)
        return self.answer

    def open_quiz(self, family: str) -> Answer:
        """Open the quiz on a family of rules; raise ``ValueError`` for an unknown one."""
        wanted = read_choice("quiz", family, families())
        kinds = family_quiz(wanted, self._random, self.progress.memory, self.now())
        return self._open(QuizSession(kinds, self._random, self._note_answer), wanted)

    def review(self) -> Answer:
        """Open a quiz on missed questions that are due again."""
        kinds = review_quiz(self.progress.memory, self.now())
        if not kinds:
            return Answer(say("quiz-nothing"), done=False)
        return self._open(QuizSession(kinds, self._random, self._note_answer), "")

    def close_quiz(self) -> Answer:
        """Return from the quiz to the lesson."""
        self.quiz, self.family = None, ""
        return self.answer

    def erase_for_good(self) -> Answer:
        """Erase all progress, without asking again."""
        self._start_lesson(lessons()[0], 0)
        self.progress_area.erase()
        return Answer(say("course-erased"))

    def merge_progress(self, progress: Progress, *, opens: bool) -> bool:
        """Merge stored progress; return whether the lesson where the learner left was opened."""
        opens = opens and self.quiz is None and self.progress == Progress()
        self.progress_area.merge_progress(progress)
        if opens:
            self._start_lesson(lesson_to_resume(self.progress))
        return opens

    def run_in_lesson(self, action: Callable[[LessonSession], Answer]) -> Answer:
        """Run a command on the lesson, unless a quiz is open; record the progress."""
        if self.quiz is not None:
            return Answer(say("course-in-quiz"), done=False)
        answer = action(self.session)
        self.progress_area.note_step(self.session)
        return answer

    def run_in_quiz(self, action: Callable[[QuizSession], object]) -> Answer:
        """Run a command on the open quiz; record the result at its end."""
        if self.quiz is None:
            return Answer(say("course-no-quiz"), done=False)
        before = self.quiz.question
        action(self.quiz)
        if self.quiz.question is not before:
            self.questions += 1
            if self.quiz.over and self.family:
                right = sum(result.right for result in self.quiz.results)
                self.progress.take_quiz(self.family, right, len(self.quiz.results))
                self.progress_area.save()
        return self.answer

    def document(self) -> dict[str, Any]:
        """Return the lesson and the open quiz as plain JSON."""
        lesson = {"lesson": self.session.snapshot.to_dict(), "quiz": self.family}
        return lesson if self.quiz is None else lesson | {"asked": self.quiz.stand()}

    def restore(self, document: Mapping[str, Any]) -> None:
        """Restore a document; without its quiz where that is damaged."""
        self.session = restored_session(document["lesson"], self.session.lesson)
        self.close_quiz()
        if "asked" in document:
            family = document["quiz"] and read_choice("quiz", document["quiz"], list(FAMILIES))
            with suppress(ValueError, KeyError, IndexError, TypeError):
                asked = document["asked"]
                self._open(QuizSession.standing(asked, self._random, self._note_answer), family)

    def _start_lesson(self, lesson: Lesson, step: int | None = None) -> None:
        if step is None:
            at = step_to_resume(self.progress, lesson)
        else:
            at = read_choice("step", step, range(len(lesson.steps)))
        self.session = LessonSession(lesson, at)
        self.quiz, self.family = None, ""

    def _open(self, quiz: QuizSession, family: str) -> Answer:
        self.quiz, self.family = quiz, family
        self.questions += 1
        return self.answer

    def _note_answer(self, kind: QuestionKind, right: bool) -> None:
        self.progress.answered(kind, right, self.now())
        self.progress_area.save()
