"""The course widget: lessons and quizzes on one board, with the learner's progress."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Any, ClassVar
from urllib.parse import parse_qsl

from dokmus_widgets.core import Space
from dokmus_widgets.explain import LANGUAGES, Answer, say
from dokmus_widgets.lessons import Lesson, LessonSession, lessons
from dokmus_widgets.lessons.progress import Progress
from dokmus_widgets.lessons.progress_file import ProgressFile
from dokmus_widgets.lessons.quizzes import QuizSession
from dokmus_widgets.play import Linked, read_seed
from dokmus_widgets.widgets.board import Press, Presses, Preview, Section, View, nothing, plain
from dokmus_widgets.widgets.board.board_and_sheet import BoardAndSheet, Subject
from dokmus_widgets.widgets.board.controls import command, control
from dokmus_widgets.widgets.board.presses import number, text, typed
from dokmus_widgets.widgets.board.widget import BoardWidget
from dokmus_widgets.widgets.course.course import Course
from dokmus_widgets.widgets.course.link import families, read_course_link
from dokmus_widgets.widgets.course.progress_area import ProgressArea, ProgressForm
from dokmus_widgets.widgets.course.progress_store import progress_store
from dokmus_widgets.widgets.course.resume_point import unfinished_lesson
from dokmus_widgets.widgets.course.sheet import (
    CourseSheet,
    after_lesson,
    after_quiz,
    progress_words,
    quiz_title,
)
from dokmus_widgets.widgets.game.panels import LESSON_KEYS, SPACE_KEYS, STILL_KEYS, Panels
from dokmus_widgets.widgets.language import in_own_language
from dokmus_widgets.widgets.lessons.board import LessonBoard
from dokmus_widgets.widgets.lessons.sheet import LessonSheet
from dokmus_widgets.widgets.persistence.autosave import save_by_name
from dokmus_widgets.widgets.quizzes.sheet import QuizSheet
from dokmus_widgets.widgets.quizzes.view import quiz_view, spaces_of
from dokmus_widgets.widgets.sections.basic import Note


class CourseWidget(LessonBoard):
    """The course: every lesson and quiz, on one board, in any order.

    ``progress``: :class:`Progress`, its document or its text, stored by watchers (see
    :meth:`on_progress`); None for the user's own file. ``lesson``, ``step``: what to open, by
    default where the learner left; ``quiz``: the family of rules whose quiz opens over it;
    ``language``: one of ``LANGUAGES``; ``has_address``: whether the page opens links; ``seed``: of
    the questions, None for random ones; ``clock``: returns the current time, with its zone. Each
    method answers as the screen does.

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
        "go_to": Press(text, "_follow_link", again=False),
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
        self._is_requested = lesson is not None

        def create() -> Course:
            number = None if seed is None else read_seed(seed)
            course = Course(ProgressArea(progress_store(progress)), lesson, step, number, clock)
            if quiz:
                course.open_quiz(quiz)
            return course

        form = ProgressForm(lambda: self.course.progress_area)
        self.panels = Panels(self, {"course": lambda: [self._sheet.overview()]}, self._listed_keys)
        super().__init__(create, language, has_address, parts=[form, self.panels], **options)
        file = self.course.progress_area.store
        if isinstance(file, ProgressFile):
            self._store_beside(file.path)

    def _store_beside(self, path: Path) -> None:
        """Store the state within a step beside the progress file, if possible."""
        with suppress(ImportError):  # requires an extra
            keeper = save_by_name(self, "learn", path.name, path.parent, self._can_restore)
            self._show_notice(keeper.notice)

    def _can_restore(self, document: Mapping[str, Any]) -> bool:
        """Return whether to restore a document: only that of the lesson where the learner left."""
        left = unfinished_lesson(document)
        # Before the chapter's quiz, a finished lesson differs from the next lesson.
        at = (self.session.lesson.id, self.progress.lesson)
        opened = self._is_requested or self.quiz is not None
        return not opened and bool(left) and left in at

    @staticmethod
    def _link_arguments(asked: Mapping[str, str]) -> Linked:
        wanted = read_course_link(asked)
        step = None if wanted.lesson is None else wanted.step
        opened = {"lesson": wanted.lesson, "step": step, "quiz": wanted.quiz}
        return {"progress": Progress(), **opened}, wanted.faults

    @property
    def session(self) -> LessonSession:  # type: ignore[override]
        """The lesson, which waits while a quiz is open."""
        return self.course.session

    @property
    def quiz(self) -> QuizSession | None:
        """The open quiz, or None."""
        return self.course.quiz

    @property
    def progress(self) -> Progress:
        """The learner's progress."""
        return self.course.progress

    @property
    @in_own_language
    def notice(self) -> str:
        """The last storage problem in words; empty if there was none."""
        return self.course.progress_area.notice

    def on_progress(self, watcher: Callable[[Progress], object]) -> None:
        """Register a function that is called with the progress after each change."""
        self.course.progress_area.watch(watcher)

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
        return super().click(space) if self.quiz is None else self.toggle(space)

    def next(self) -> Answer:
        """Go to the next step of the lesson, or to the next question of the quiz."""
        return super().next() if self.quiz is None else self._answer_quiz(QuizSession.next)

    @in_own_language
    def export_progress(self) -> str:
        """Show the progress as text to copy, and return the text."""
        text = self.course.progress_area.show_export()
        self._show()
        return text

    @command
    def import_progress(self, text: str) -> Answer:
        """Merge progress from exported text; explain a fault in it."""
        return self.course.progress_area.import_text(text)

    def merge_progress(self, progress: Progress, *, opens: bool = True) -> None:
        """Merge stored progress; ``opens``: go to where the learner left, if still at the start."""

        def taken() -> Answer:
            opened = self.course.merge_progress(progress, opens=opens and not self._is_requested)
            return self.course.answer if opened else self._answer

        self._load_stored(taken)

    def report_damaged_progress(self) -> None:
        """Report that stored progress could not be read."""
        self.course.progress_area.report_damaged_progress()
        self._show()

    @command
    def erase_progress(self) -> Answer:
        """Ask to confirm erasing all progress, by :meth:`erase_for_good`."""
        self.course.progress_area.is_confirming = True
        return Answer(say("course-erase-asked"), done=False)

    @command
    def keep_progress(self) -> Answer:
        """Cancel erasing the progress."""
        return Answer(say("course-kept"))

    def link(self) -> str:
        """Return the query of a link to this step or quiz."""
        return self.course.link(self.session.at)

    _go_about = BoardAndSheet._act

    def _act(self, action: Callable[[LessonSession], Answer]) -> Answer:
        return self._do(lambda: self.course.run_in_lesson(action))

    def _answer_quiz(self, action: Callable[[QuizSession], Answer]) -> Answer:
        return self._do(lambda: self.course.run_in_quiz(action))

    def _read(self, snapshot: Mapping[str, Any]) -> None:
        self._is_requested = True
        self.course.restore(snapshot)

    def _is_repeatable(self, name: str) -> bool:
        # Progress counts each question once; repeated steps do not change it.
        notes = self.quiz is not None and name == "next"
        return not notes and super()._is_repeatable(name)

    def _view(self) -> View:
        return super()._view() if self.quiz is None else quiz_view(self.quiz, self.answer)

    def _preview(self, board: BoardWidget, space: str) -> Preview:
        return super()._preview(board, space) if self.quiz is None else Preview()

    def _beside(self) -> list[Section]:
        course, sheet, panel = self.course, self._sheet, self.panels.sections()
        place = course.link() if self._export.has_address else ""
        unseen = self.panels.unseen()
        notice = [Note(self.notice)] if self.notice else []
        overview = [sheet.overview(), sheet.first_game()]
        if self.session.over and self.session.lesson is lessons()[-1]:
            overview.reverse()
        below = [*notice, *overview, *course.progress_area.sections(), *self._sharing()]
        if self.quiz is not None:
            title, ways = quiz_title(course.family), after_quiz(course.family, self.progress)
            shown = (title, course.questions, ways, panel, unseen)
            quiz = QuizSheet(self.quiz, self.answer, *shown)
            return quiz.slots(below, sheet.overview_button, place)
        ways = after_lesson(self.session.lesson)
        lesson = LessonSheet(self.session, self.answer, ways, panel=panel, unseen=unseen)
        return lesson.slots(below, sheet.overview_button, place)

    def _listed_keys(self) -> Sequence[str]:
        if self.quiz is None:
            return LESSON_KEYS
        question = self.quiz.question
        return SPACE_KEYS if question is not None and spaces_of(question) else STILL_KEYS

    @property
    def _sheet(self) -> CourseSheet:
        course = self.course
        return CourseSheet(self.progress, self.session.lesson.id, course.family, course.now())

    def _follow_link(self, link: str) -> None:
        wanted = read_course_link(dict(parse_qsl(link.removeprefix("?"))))
        if wanted.quiz:
            self.open_quiz(wanted.quiz)
        elif wanted.lesson is self.session.lesson:
            self.close_quiz()
        elif wanted.lesson is not None:
            self.open_lesson(wanted.lesson)

    def _press_erase(self) -> None:
        if self.course.progress_area.is_confirming:
            self.erase_for_good()

    @in_own_language
    def __repr__(self) -> str:
        told = progress_words(self.progress)
        if self.quiz is None:
            return f"CourseWidget({told}; {self.session!r})"
        where = self.quiz.told.words if self.quiz.over else self.quiz.progress
        return f"CourseWidget({told}; {quiz_title(self.course.family)}, {where})"
