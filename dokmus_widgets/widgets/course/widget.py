"""The course: lessons and quizzes on one board, and how far the learner is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl

from dokmus_widgets.explain import Answer, say
from dokmus_widgets.explain.answers import Telling
from dokmus_widgets.explain.messages import LANGUAGES, known_language, speaking
from dokmus_widgets.lessons import Lesson, LessonSession, lessons
from dokmus_widgets.lessons.catalogue import chapter_of
from dokmus_widgets.lessons.progress import Progress
from dokmus_widgets.lessons.progress_file import ProgressFile
from dokmus_widgets.lessons.quizzes import Kind, QuizSession
from dokmus_widgets.lessons.quizzes.kinds import FAMILIES
from dokmus_widgets.play.wishes import read_choice, read_seed
from dokmus_widgets.widgets.arguments import refuse_unknown
from dokmus_widgets.widgets.board.board_and_sheet import told_of_link
from dokmus_widgets.widgets.board.sheet import Section
from dokmus_widgets.widgets.course.keeping import CourseKeeping
from dokmus_widgets.widgets.course.link import lesson_link, quiz_link, read_course_link
from dokmus_widgets.widgets.course.progress_kept import kept
from dokmus_widgets.widgets.course.sheet import (
    CourseSheet,
    chapter_with,
    done_words,
    lesson_after,
    quiz_title,
)
from dokmus_widgets.widgets.keeping.keeper import keep_by_name
from dokmus_widgets.widgets.language import spoken
from dokmus_widgets.widgets.lessons.board import IN_LESSON
from dokmus_widgets.widgets.lessons.sheet import LessonSheet
from dokmus_widgets.widgets.lessons.widget import lesson_of
from dokmus_widgets.widgets.quizzes.board import QuizBoard
from dokmus_widgets.widgets.quizzes.sheet import QuizSheet
from dokmus_widgets.widgets.sections.basic import Button, Note

_ARGUMENTS = ("progress", "lesson", "step", "language", "has_address", "seed", "clock", "layout")
#: Buttons without a value: each is the method of the same name.
_PLAIN = ("export_progress", "erase_progress", "keep_progress")


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
            refuse_unknown("CourseWidget", options, _ARGUMENTS)
            self._keeping = CourseKeeping(kept(progress))
            wanted = self._left() if lesson is None else lesson_of(lesson)
            steps = range(len(wanted.steps))
            at = self._left_at(wanted) if step is None else read_choice("step", step, steps)
            session = LessonSession(wanted, at)
            seed = None if seed is None else read_seed(seed)
        self._asked = lesson is not None
        super().__init__(session, language, has_address, seed, clock, **options)
        file = self._keeping.kept
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
        at = (self._session.lesson.id, self.progress.lesson)
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
        course._tell(told_of_link(lambda: read_course_link(asked).faults, course._teller))
        return course

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

    def open_lesson(self, lesson: str | Lesson, step: int | None = None) -> Answer:
        """Open a lesson, at a step from 0 or where it was left; ``ValueError`` for none."""
        with speaking(self.language):
            wanted = lesson_of(lesson)
            at = self._left_at(wanted)
            if step is not None:
                at = read_choice("step", step, range(len(wanted.steps)))

        def deed() -> Telling:
            self._quiz = None
            self._session = LessonSession(wanted, at)
            self._note_step()
            return self._session.retell

        return self._do(deed)

    # The progress, to take along and to forget

    @spoken
    def export_progress(self) -> str:
        """Show the progress as text, to be copied; the text."""
        text = self._keeping.lay_ready()
        self._show()
        return text

    def import_progress(self, text: str) -> Answer:
        """Add the progress of a text that was exported; a fault in it is told, nothing is lost."""
        return self._do(lambda: self._keeping.bring(text))

    def take_up(self, progress: Progress, *, opens: bool = True) -> None:
        """Go on from progress that was kept elsewhere, with what was done here meanwhile.

        ``opens``: whether the lesson where it was left is opened, unless one has been asked for or
        begun.
        """

        def deed() -> Telling:
            begun = self._asked or self._quiz is not None or self.progress != Progress()
            self._keeping.take_up(progress)
            if begun or not opens:
                return self._teller
            left = self._left()
            self._session = LessonSession(left, self._left_at(left))
            return self._session.retell

        self.is_arriving = True
        try:
            super()._do(deed)  # whether all is to be erased stays asked
        finally:
            self.is_arriving = False

    def begin_anew(self) -> None:
        """Say that what was kept elsewhere could not be read, and begin the course anew."""
        self._keeping.begin_anew()
        self._retell()

    def erase_progress(self) -> Answer:
        """Ask whether all progress is to be forgotten; nothing is yet.

        Then :meth:`erase_for_good` does it, and :meth:`keep_progress` or anything else does not.
        """

        def deed() -> Telling:
            self._keeping.asks = True
            return lambda: Answer(say("course-erase-asked"), done=False)

        return self._do(deed)

    def erase_for_good(self) -> Answer:
        """Forget all progress. On the screen it can be pressed only once it was asked about."""

        def deed() -> Telling:
            self._quiz = None
            self._session = LessonSession(lessons()[0])
            self._keeping.erase()
            return lambda: Answer(say("course-erased"))

        return self._do(deed)

    def keep_progress(self) -> Answer:
        """No, do not erase it."""
        return self._tell(lambda: Answer(say("course-kept")))

    def link(self) -> str:
        """The query of a link that opens this step, or such a quiz."""
        if self._quiz is not None and self._family:
            return quiz_link(self._family)
        return lesson_link(self._session.lesson.id, self._session.at)

    # What follows

    def _left(self) -> Lesson:
        """The lesson where the learner left; where it is done, the next one that is not."""
        known = {one.id: one for one in lessons()}
        left = following = known.get(self.progress.lesson, lessons()[0])
        while self.progress.at(following.id).done:
            after = lesson_after(following)
            if after is None:
                return left
            following = after
        return following

    def _left_at(self, lesson: Lesson) -> int:
        step = self.progress.at(lesson.id).step
        return step if step < len(lesson.steps) else 0

    def _take(self, deed: Callable[[LessonSession], Answer]) -> Answer:
        def noted(session: LessonSession) -> Answer:
            answer = deed(session)
            self._note_step()
            return answer

        return super()._take(noted)

    def _do(self, deed: Callable[[], Telling]) -> Answer:
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
        if self._quiz is not None:
            return name in ("click", "toggle", "choose")
        return name in ("click", "use", "choose_guardian", "go", *IN_LESSON)

    # What is remembered

    def _note_step(self) -> None:
        session, progress = self._session, self.progress
        id = session.lesson.id
        before = progress.lesson, progress.lessons.get(id)
        if session.is_done:
            progress.finish(id)
        else:
            progress.reach(id, session.at)
        if (progress.lesson, progress.lessons.get(id)) != before:
            self._keeping.save()

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
        place = self._place() if self._has_address else ""
        course = CourseSheet(self.progress, self._session.lesson.id, family, self._clock())
        if self._quiz is not None:
            quiz = QuizSheet(
                self._quiz,
                self.answer,
                quiz_title(self._family),
                self._questions,
                self._after_quiz(),
            )
            parts = quiz.beside(course.way, place)
        else:
            lesson = LessonSheet(self._session, self.answer, self._after_lesson())
            parts = lesson.beside(course.way, place)
        notice = [Note(self.notice)] if self.notice else []
        return [*parts, *notice, course.overview(), *self._keeping.sections()]

    def below(self) -> list[Section]:
        """The link, the picture, and the ways to other pages."""
        return self._copying()

    def _place(self) -> str:
        """The query of the lesson or the quiz that is open, without the step."""
        if self._quiz is not None and self._family:
            return quiz_link(self._family)
        return lesson_link(self._session.lesson.id)

    def _go_to(self, place: str) -> None:
        """Go back to a lesson, as it stands or as it was left, or to another such quiz."""
        wanted = read_course_link(dict(parse_qsl(place.removeprefix("?"))))
        if wanted.quiz:
            self.open_quiz(wanted.quiz)
        elif wanted.lesson is self._session.lesson:
            self.close_quiz()
        elif wanted.lesson is not None:
            self.open_lesson(wanted.lesson)

    def _after_lesson(self) -> tuple[Button, ...]:
        """Where the end of the lesson leads to: the next one, and first the chapter's quiz."""
        lesson = self._session.lesson
        chapter = chapter_of(lesson)
        parts = []
        if chapter.quiz and chapter.lessons[-1] is lesson:
            text = quiz_title(chapter.quiz)
            parts.append(Button("open_quiz", text, chapter.quiz, primary=True))
        return (*parts, *self._onward(lesson, primary=not parts))

    def _after_quiz(self) -> tuple[Button, ...]:
        """Where the end of the quiz leads to: the next chapter, or another quiz."""
        if not self._family:
            return ()
        again = Button("open_quiz", say("course-quiz-again"), self._family)
        chapter = chapter_with(self._family)
        return (*self._onward(chapter.lessons[-1], primary=True), again)

    def _onward(self, lesson: Lesson, *, primary: bool) -> tuple[Button, ...]:
        following = lesson_after(lesson)
        if following is None:
            return ()
        text = say("course-go-on", lesson=say(following.message))
        return (Button("open_lesson", text, following.id, primary=primary),)

    def _press(self, name: str, value: Any) -> None:
        if name in _PLAIN:
            getattr(self, name)()
        elif name == "erase_for_good" and self._keeping.asks:
            self.erase_for_good()
        elif name == "open_lesson" and value in [one.id for one in lessons()]:
            self.open_lesson(value)
        elif name == "go_to" and isinstance(value, str):
            self._go_to(value)
        elif name == "import_progress" and isinstance(value, dict):
            self.import_progress(str(value.get("text", "")))
        else:
            super()._press(name, value)

    @spoken
    def __repr__(self) -> str:
        told = done_words(self.progress)
        if self._quiz is None:
            return f"CourseWidget({told}; {self._session!r})"
        where = self._quiz.progress if not self._quiz.over else self._quiz.told.words
        return f"CourseWidget({told}; {quiz_title(self._family)}, {where})"


def lesson_underway(document: Mapping[str, Any]) -> str:
    """The lesson that a course's document is in the middle of, or that waits for a quiz; empty
    where there is nothing to go on with.
    """
    try:
        now = document["now"]
        lesson = now["lesson"]
        return "" if lesson["over"] and "asked" not in now else str(lesson["lesson"])
    except (KeyError, TypeError):
        return ""
