"""The course: lessons and quizzes on one board, and how far the learner is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Any, ClassVar
from urllib.parse import parse_qsl

from dokmus_widgets.explain import Answer, say
from dokmus_widgets.explain.answers import Telling
from dokmus_widgets.explain.messages import LANGUAGES, known_language, speaking
from dokmus_widgets.lessons import Lesson, LessonSession, lessons
from dokmus_widgets.lessons.progress import Progress
from dokmus_widgets.lessons.progress_file import ProgressFile
from dokmus_widgets.lessons.quizzes import Kind, QuizSession
from dokmus_widgets.lessons.quizzes.kinds import FAMILIES
from dokmus_widgets.lessons.quizzes.memory import Memory
from dokmus_widgets.play.wishes import read_choice, read_seed
from dokmus_widgets.widgets.board.controls import deed
from dokmus_widgets.widgets.board.presses import Press, Presses, nothing, plain, text, typed
from dokmus_widgets.widgets.board.sheet import Section
from dokmus_widgets.widgets.course.keeping import CourseKeeping
from dokmus_widgets.widgets.course.left import left_lesson, left_step, lesson_underway
from dokmus_widgets.widgets.course.link import lesson_link, quiz_link, read_course_link
from dokmus_widgets.widgets.course.progress_kept import kept
from dokmus_widgets.widgets.course.sheet import (
    CourseSheet,
    after_lesson,
    after_quiz,
    done_words,
    quiz_title,
)
from dokmus_widgets.widgets.keeping.keeper import keep_by_name
from dokmus_widgets.widgets.language import spoken
from dokmus_widgets.widgets.lessons.sheet import LessonSheet
from dokmus_widgets.widgets.lessons.widget import lesson_of
from dokmus_widgets.widgets.quizzes.board import QuizBoard
from dokmus_widgets.widgets.quizzes.sheet import QuizSheet
from dokmus_widgets.widgets.sections.basic import Note


class CourseWidget(QuizBoard):
    """The course: every lesson and quiz, on one board, in any order.

    ``progress``: how far the learner is, as :class:`Progress`, its document or its text, kept by
    whoever watches with :meth:`on_progress`; None for the user's own file. ``lesson``, ``step``:
    what is opened, otherwise where the learner left; ``language``: of every word; ``has_address``:
    whether the page that shows it opens its links; ``seed``: of the questions, otherwise different
    each time; ``clock``: gives the time, aware of its zone. Each method answers as the screen does.

    >>> from dokmus_widgets.lessons.progress import Progress
    >>> from dokmus_widgets.widgets import CourseWidget
    >>> course = CourseWidget(Progress())
    >>> course.click("a1").done
    True
    """

    presses: ClassVar[Presses] = {
        **QuizBoard.presses,
        **plain("export_progress", "erase_progress", "keep_progress", again=False),
        "erase_for_good": Press(nothing, "_press_erase", again=False),
        "open_lesson": Press(text, "_press_lesson", again=False),
        "go_to": Press(text, "_go_to", again=False),
        "import_progress": Press(typed("text"), again=False),
    }

    def __init__(
        self,
        progress: Progress | ProgressFile | Mapping[str, Any] | str | None = None,
        *,
        lesson: str | Lesson | None = None,
        step: int | None = None,
        language: str = LANGUAGES[0],
        has_address: bool = False,
        seed: int | None = None,
        clock: Callable[[], datetime] | None = None,
        **options: Any,
    ) -> None:
        with speaking(known_language(language)):
            self._keeping = CourseKeeping(kept(progress))
            wanted = left_lesson(self.progress) if lesson is None else lesson_of(lesson)
            session = LessonSession(wanted, self._step_of(wanted, step))
            seed = None if seed is None else read_seed(seed)
        self._asked = lesson is not None
        super().__init__(session, language, has_address, seed, clock, **options)
        file = self._keeping.kept
        if isinstance(file, ProgressFile):
            self._keep_beside(file.path)

    def _step_of(self, lesson: Lesson, step: int | None) -> int:
        """The step that is asked for; None for the one where the learner left."""
        if step is None:
            return left_step(self.progress, lesson)
        return read_choice("step", step, range(len(lesson.steps)))

    def _keep_beside(self, path: Path) -> None:
        """Keep what is done within a step beside the file of the progress, where that can be."""
        with suppress(ImportError):  # without the extras nothing is kept but the progress
            keeper = keep_by_name(self, "learn", path.name, path.parent, self._goes_on)
            self._put_below(keeper.notice)

    def _goes_on(self, document: Mapping[str, Any]) -> bool:
        """Whether to go on with a document: with the lesson where the learner left."""
        left = lesson_underway(document)
        # A lesson that is done, before its chapter's quiz, is not the one that follows.
        at = (self.session.lesson.id, self.progress.lesson)
        return not self._asked and bool(left) and left in at

    @classmethod
    def linked(
        cls,
        asked: Mapping[str, str],
        language: str = LANGUAGES[0],
        has_address: bool = True,
        progress: Progress | None = None,
    ) -> CourseWidget:
        """The lesson or quiz that a link's fields ask for; what is wrong with them is told.

        ``progress``: that of the visitor, none so far otherwise.
        """
        with speaking(known_language(language)):
            wanted = read_course_link(asked)
        course = cls(
            progress or Progress(),
            lesson=wanted.lesson,
            step=None if wanted.lesson is None else wanted.step,
            language=language,
            has_address=has_address,
        )
        if wanted.quiz:
            course.open_quiz(wanted.quiz)
        return course._tell_first(lambda: read_course_link(asked).faults)

    # How it stands

    @property
    def progress(self) -> Progress:
        """How far the learner is."""
        return self._keeping.progress

    @property
    @spoken
    def notice(self) -> str:
        """What went wrong with keeping the progress, in a sentence; empty where nothing did."""
        return self._keeping.notice

    def on_progress(self, watcher: Callable[[Progress], object]) -> None:
        """Have a function called with the progress whenever there is something new to keep."""
        self._keeping.watch(watcher)

    # Going about the course, one method a control

    @deed
    def open_lesson(self, lesson: str | Lesson, step: int | None = None) -> Telling:
        """Open a lesson, at a step from 0 or where it was left; ``ValueError`` for none."""
        wanted = lesson_of(lesson)
        self.session = LessonSession(wanted, self._step_of(wanted, step))
        self._quiz = None
        self._note_step()
        return self._told

    # The progress, to take along and to forget

    @spoken
    def export_progress(self) -> str:
        """Show the progress as text, to be copied; the text."""
        text = self._keeping.lay_ready()
        self._show()
        return text

    @deed
    def import_progress(self, text: str) -> Telling:
        """Add the progress of a text that was exported; a fault in it is told, nothing is lost."""
        return self._keeping.bring(text)

    def take_up(self, progress: Progress, *, opens: bool = True) -> None:
        """Go on from progress that was kept elsewhere, with what was done here meanwhile.

        ``opens``: whether the lesson where it was left is opened, unless one has been asked for or
        begun.
        """

        def taken() -> Telling:
            begun = self._asked or self._quiz is not None or self.progress != Progress()
            self._keeping.take_up(progress)
            if begun or not opens:
                return self._teller
            left = left_lesson(self.progress)
            self.session = LessonSession(left, left_step(self.progress, left))
            return self._told

        self.is_arriving = True
        try:
            super()._do(taken)  # whether all is to be erased stays asked
        finally:
            self.is_arriving = False

    def begin_anew(self) -> None:
        """Say that what was kept elsewhere could not be read, and begin the course anew."""
        self._keeping.begin_anew()
        self._retell()

    @deed
    def erase_progress(self) -> Telling:
        """Ask whether all progress is to be forgotten; nothing is yet.

        Then :meth:`erase_for_good` does it, and :meth:`keep_progress` or anything else does not.
        """
        self._keeping.asks = True
        return lambda: Answer(say("course-erase-asked"), done=False)

    @deed
    def erase_for_good(self) -> Telling:
        """Forget all progress. On the screen it can be pressed only once it was asked about."""
        self._quiz = None
        self.session = LessonSession(lessons()[0])
        self._keeping.erase()
        return lambda: Answer(say("course-erased"))

    @deed
    def keep_progress(self) -> Telling:
        """No, do not erase it."""
        return lambda: Answer(say("course-kept"))

    def link(self) -> str:
        """The query of a link that opens this step, or such a quiz."""
        return self._place(self.session.at)

    # What follows

    def _act(self, deed: Callable[[LessonSession], Answer | Telling]) -> Answer:
        def noted(session: LessonSession) -> Answer | Telling:
            answer = deed(session)
            self._note_step()
            return answer

        return super()._act(noted)

    def _do(self, deed: Callable[[], Answer | Telling]) -> Answer:
        self._keeping.asks = False
        return super()._do(deed)

    def _put_away(self) -> None:
        super()._put_away()
        self._keeping.put_away()

    # To be kept, and gone on with

    def stand(self) -> dict[str, Any]:
        """The lesson as it stands, and the quiz that is open."""
        stand: dict[str, Any] = {"lesson": super().stand(), "quiz": ""}
        if self._quiz is not None:
            stand |= {"quiz": self._family, "asked": self._quiz.stand()}
        return stand

    def _stand_at(self, stand: Mapping[str, Any]) -> Telling:
        self._asked = True  # and so nothing else is opened
        teller = super()._stand_at(stand["lesson"])
        self._quiz = None
        if "asked" in stand:
            family = stand["quiz"] and read_choice("quiz", stand["quiz"], list(FAMILIES))
            with suppress(ValueError, KeyError, IndexError, TypeError):  # the lesson stays
                quiz = QuizSession.standing(stand["asked"], self._random, self._note_answer)
                return self._turn_to(quiz, family)
        return teller

    def _can_be_done_again(self, name: str) -> bool:
        """What changes no progress: steps that were reached, and lessons done, are noted once."""
        notes = self._quiz is not None and name == "next"
        return not notes and super()._can_be_done_again(name)

    # What is remembered

    def _note_step(self) -> None:
        session, progress = self.session, self.progress
        id = session.lesson.id
        before = progress.lesson, progress.lessons.get(id)
        if session.is_done:
            progress.finish(id)
        else:
            progress.reach(id, session.at)
        if (progress.lesson, progress.lessons.get(id)) != before:
            self._keeping.save()

    def _memory(self) -> Memory:
        return self.progress.memory

    def _note_answer(self, kind: Kind, right: bool) -> None:
        self.progress.answered(kind, right, self._clock())
        self._keeping.save()

    def _note_quiz(self, quiz: QuizSession) -> None:
        if self._family:
            right = sum(result.right for result in quiz.results)
            self.progress.take_quiz(self._family, right, len(quiz.results))
            self._keeping.save()

    # What is shown

    def beside(self) -> list[Section]:
        """The lesson or the quiz, the course at a glance, and the progress to take along."""
        family = self._family if self._quiz is not None else ""
        place = self._place() if self._taking.has_address else ""
        course = CourseSheet(self.progress, self.session.lesson.id, family, self._clock())
        if self._quiz is not None:
            quiz = QuizSheet(
                self._quiz,
                self.answer,
                quiz_title(self._family),
                self._questions,
                after_quiz(self._family),
            )
            parts = quiz.beside(course.way, place)
        else:
            lesson = LessonSheet(self.session, self.answer, after_lesson(self.session.lesson))
            parts = lesson.beside(course.way, place)
        notice = [Note(self.notice)] if self.notice else []
        return [*parts, *notice, course.overview(), *self._keeping.sections()]

    def below(self) -> list[Section]:
        """The link, the picture, and the ways to other pages."""
        return self._copying()

    def _place(self, step: int | None = None) -> str:
        """The query of the quiz that is open, or of the lesson, at a step or at none."""
        if self._quiz is not None and self._family:
            return quiz_link(self._family)
        return lesson_link(self.session.lesson.id, step)

    def _go_to(self, place: str) -> None:
        """Go back to a lesson, as it stands or as it was left, or to another such quiz."""
        wanted = read_course_link(dict(parse_qsl(place.removeprefix("?"))))
        if wanted.quiz:
            self.open_quiz(wanted.quiz)
        elif wanted.lesson is self.session.lesson:
            self.close_quiz()
        elif wanted.lesson is not None:
            self.open_lesson(wanted.lesson)

    def _press_erase(self) -> None:
        if self._keeping.asks:
            self.erase_for_good()

    def _press_lesson(self, lesson: str) -> None:
        if lesson in [one.id for one in lessons()]:
            self.open_lesson(lesson)

    @spoken
    def __repr__(self) -> str:
        told = done_words(self.progress)
        if self._quiz is None:
            return f"CourseWidget({told}; {self.session!r})"
        where = self._quiz.progress if not self._quiz.over else self._quiz.told.words
        return f"CourseWidget({told}; {quiz_title(self._family)}, {where})"
