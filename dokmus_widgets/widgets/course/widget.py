"""The course: lessons and quizzes on one board, and how far the learner is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Any, ClassVar
from urllib.parse import parse_qsl

from dokmus_widgets.core import Space
from dokmus_widgets.explain import Answer, say
from dokmus_widgets.explain.messages import LANGUAGES
from dokmus_widgets.lessons import Lesson, LessonSession, lessons
from dokmus_widgets.lessons.progress import Progress
from dokmus_widgets.lessons.progress_file import ProgressFile
from dokmus_widgets.lessons.quizzes import QuizSession
from dokmus_widgets.play.arguments import read_seed
from dokmus_widgets.play.link_fields import Linked
from dokmus_widgets.widgets.board.board_and_sheet import BoardAndSheet, Subject
from dokmus_widgets.widgets.board.controls import command, control
from dokmus_widgets.widgets.board.presses import Press, Presses, nothing, number, plain, text, typed
from dokmus_widgets.widgets.board.preview import Preview
from dokmus_widgets.widgets.board.sheet import Section
from dokmus_widgets.widgets.board.view import View
from dokmus_widgets.widgets.board.widget import BoardWidget
from dokmus_widgets.widgets.course.course import Course
from dokmus_widgets.widgets.course.keeping import CourseKeeping, ProgressForm
from dokmus_widgets.widgets.course.left import lesson_underway
from dokmus_widgets.widgets.course.link import families, read_course_link
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
from dokmus_widgets.widgets.lessons.board import LessonBoard
from dokmus_widgets.widgets.lessons.sheet import LessonSheet
from dokmus_widgets.widgets.quizzes.sheet import QuizSheet
from dokmus_widgets.widgets.quizzes.view import quiz_view
from dokmus_widgets.widgets.sections.basic import Note


class CourseWidget(LessonBoard):
    """The course: every lesson and quiz, on one board, in any order.

    ``progress``: how far the learner is, as :class:`Progress`, its document or its text, kept by
    whoever watches with :meth:`on_progress`; None for the user's own file. ``lesson``, ``step``:
    what is opened, otherwise where the learner left; ``quiz``: a family of rules whose quiz is
    opened over it; ``language``: of every word; ``has_address``: whether the page that shows it
    opens its links; ``seed``: of the questions, otherwise different each time; ``clock``: gives the
    time, aware of its zone. Each method answers as the screen does.

    >>> from dokmus_widgets.lessons.progress import Progress
    >>> from dokmus_widgets.widgets import CourseWidget
    >>> course = CourseWidget(Progress())
    >>> course.click("a1").done
    True
    """

    _presses: ClassVar[Presses] = {
        **LessonBoard._presses,
        **plain("submit", "skip", "close_quiz", "review", again=False),
        **plain("export_progress", "erase_progress", "keep_progress", again=False),
        "toggle": Press(text),
        "choose": Press(number),
        "open_quiz": Press(text, again=False, offers=lambda _: families()),
        "open_lesson": Press(text, again=False, offers=lambda _: [one.id for one in lessons()]),
        "erase_for_good": Press(nothing, "_press_erase", again=False),
        "go_to": Press(text, "_go_to", again=False),
        "import_progress": Press(typed("text"), again=False),
    }
    course = Subject[Course]()

    def __init__(
        self,
        progress: Progress | ProgressFile | Mapping[str, Any] | str | None = None,
        *,
        lesson: str | Lesson | None = None,
        step: int | None = None,
        quiz: str = "",
        language: str = LANGUAGES[0],
        has_address: bool = False,
        seed: int | None = None,
        clock: Callable[[], datetime] | None = None,
        **options: Any,
    ) -> None:
        self._asked = lesson is not None

        def begun() -> Course:
            number = None if seed is None else read_seed(seed)
            course = Course(CourseKeeping(kept(progress)), lesson, step, number, clock)
            if quiz:
                course.open_quiz(quiz)
            return course

        form = ProgressForm(lambda: self.course.keeping)
        super().__init__(begun, language, has_address, parts=[form], **options)
        file = self.course.keeping.kept
        if isinstance(file, ProgressFile):
            self._keep_beside(file.path)

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
        opened = self._asked or self.quiz is not None
        return not opened and bool(left) and left in at

    @staticmethod
    def _arguments_of_link(asked: Mapping[str, str]) -> Linked:
        """The lesson or the quiz of a link, for a visitor without any progress so far."""
        wanted = read_course_link(asked)
        step = None if wanted.lesson is None else wanted.step
        opened = {"lesson": wanted.lesson, "step": step, "quiz": wanted.quiz}
        return {"progress": Progress(), **opened}, wanted.faults

    # How it stands

    @property
    def session(self) -> LessonSession:  # type: ignore[override]
        """The lesson, which waits while a quiz is open."""
        return self.course.session

    @property
    def quiz(self) -> QuizSession | None:
        """The quiz that is open; None while a lesson is taken."""
        return self.course.quiz

    @property
    def progress(self) -> Progress:
        """How far the learner is."""
        return self.course.progress

    @property
    @spoken
    def notice(self) -> str:
        """What went wrong with keeping the progress, in a sentence; empty where nothing did."""
        return self.course.keeping.notice

    def on_progress(self, watcher: Callable[[Progress], object]) -> None:
        """Have a function called with the progress whenever there is something new to keep."""
        self.course.keeping.watch(watcher)

    # Going about the course, one method a control

    open_lesson = control(Course.open_lesson, by="_go_about")
    open_quiz = control(Course.open_quiz, by="_go_about")
    review = control(Course.review, by="_go_about")
    close_quiz = control(Course.close_quiz, by="_go_about")
    erase_for_good = control(Course.erase_for_good, by="_go_about")

    toggle = control(QuizSession.toggle, by="_answer_quiz")
    choose = control(QuizSession.choose, by="_answer_quiz")
    submit = control(QuizSession.submit, by="_answer_quiz")
    respond = control(QuizSession.answer, by="_answer_quiz")
    skip = control(QuizSession.skip, by="_answer_quiz")

    def click(self, space: Space | str) -> Answer:
        """Click a space of the board."""
        return super().click(space) if self.quiz is None else self.toggle(space)

    def next(self) -> Answer:
        """Go on to the next step of the lesson, or to the next question of the quiz."""
        return super().next() if self.quiz is None else self._answer_quiz(QuizSession.next)

    # The progress, to take along and to forget

    @spoken
    def export_progress(self) -> str:
        """Show the progress as text, to be copied; the text."""
        text = self.course.keeping.lay_ready()
        self._show()
        return text

    @command
    def import_progress(self, text: str) -> Answer:
        """Add the progress of a text that was exported; a fault in it is told, nothing is lost."""
        return self.course.keeping.bring(text)

    def take_up(self, progress: Progress, *, opens: bool = True) -> None:
        """Go on from progress that was kept elsewhere, with what was done here meanwhile.

        ``opens``: whether the lesson where it was left is opened, unless one has been asked for or
        begun.
        """

        def taken() -> Answer:
            opened = self.course.take_up(progress, opens=opens and not self._asked)
            return self.course.answer if opened else self._answer

        self._arrive(taken)

    def begin_anew(self) -> None:
        """Say that what was kept elsewhere could not be read, and begin the course anew."""
        self.course.keeping.begin_anew()
        self._show()

    @command
    def erase_progress(self) -> Answer:
        """Ask whether all progress is to be forgotten; nothing is yet.

        Then :meth:`erase_for_good` does it, and :meth:`keep_progress` or anything else does not.
        """
        self.course.keeping.asks = True
        return Answer(say("course-erase-asked"), done=False)

    @command
    def keep_progress(self) -> Answer:
        """No, do not erase it."""
        return Answer(say("course-kept"))

    def link(self) -> str:
        """The query of a link that opens this step, or such a quiz."""
        return self.course.link(self.session.at)

    _go_about = BoardAndSheet._act

    def _act(self, action: Callable[[LessonSession], Answer]) -> Answer:
        return self._do(lambda: self.course.in_lesson(action))

    def _answer_quiz(self, action: Callable[[QuizSession], Answer]) -> Answer:
        return self._do(lambda: self.course.in_quiz(action))

    # To be kept, and gone on with

    def _read(self, snapshot: Mapping[str, Any]) -> None:
        self._asked = True  # and so nothing else is opened
        self.course.restore(snapshot)

    def _is_repeatable(self, name: str) -> bool:
        # The progress notes a question once; reaching a step again changes nothing.
        notes = self.quiz is not None and name == "next"
        return not notes and super()._is_repeatable(name)

    # What is shown

    def _view(self) -> View:
        return super()._view() if self.quiz is None else quiz_view(self.quiz, self.answer)

    def _preview(self, board: BoardWidget, space: str) -> Preview:
        return super()._preview(board, space) if self.quiz is None else Preview()

    def _beside(self) -> list[Section]:
        course, family = self.course, self.course.family
        place = course.link() if self._taking.has_address else ""
        glance = CourseSheet(self.progress, self.session.lesson.id, family, course.now())
        if self.quiz is not None:
            title, ways = quiz_title(family), after_quiz(family)
            quiz = QuizSheet(self.quiz, self.answer, title, course.questions, ways)
            parts = quiz.beside(glance.way, place)
        else:
            lesson = LessonSheet(self.session, self.answer, after_lesson(self.session.lesson))
            parts = lesson.beside(glance.way, place)
        notice = [Note(self.notice)] if self.notice else []
        overview = [glance.overview(), glance.first_game()]
        if self.session.over and self.session.lesson is lessons()[-1]:
            overview.reverse()  # the game comes next
        return [*parts, *notice, *overview, *course.keeping.sections()]

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
        if self.course.keeping.asks:
            self.erase_for_good()

    @spoken
    def __repr__(self) -> str:
        told = done_words(self.progress)
        if self.quiz is None:
            return f"CourseWidget({told}; {self.session!r})"
        where = self.quiz.told.words if self.quiz.over else self.quiz.progress
        return f"CourseWidget({told}; {quiz_title(self.course.family)}, {where})"
