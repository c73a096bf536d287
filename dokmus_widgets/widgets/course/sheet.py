"""The overview of the course: chapters, lessons, quizzes, progress and suggestions."""

from dataclasses import dataclass
from datetime import datetime

from dokmus_widgets.explain import say
from dokmus_widgets.lessons import Chapter, Lesson, chapters, lessons
from dokmus_widgets.lessons.catalogue import chapter_of
from dokmus_widgets.lessons.progress import Progress
from dokmus_widgets.lessons.quizzes import FAMILIES, QuestionKind
from dokmus_widgets.widgets.sections import Button, Elsewhere, lessons as shown


def chapter_with(quiz: str) -> Chapter:
    return next(chapter for chapter in chapters() if chapter.quiz == quiz)


def quiz_title(family: str) -> str:
    """Return the title of a quiz; for an empty family that of the review."""
    if not family:
        return say("course-review")
    return say("course-quiz", chapter=say(chapter_with(family).message))


def lesson_after(lesson: Lesson) -> Lesson | None:
    """Return the next lesson; None after the last."""
    at = lessons().index(lesson) + 1
    return lessons()[at] if at < len(lessons()) else None


def lessons_done(progress: Progress) -> int:
    return sum(progress.at(one.id).done for one in lessons())


def progress_words(progress: Progress) -> str:
    return say("course-done", done=lessons_done(progress), count=len(lessons()))


#: Share of right answers from which a quiz counts as done.
_GOOD_SHARE = 0.8


@dataclass(frozen=True, slots=True)
class CourseSheet:
    """The overview of the course, with the id of the open lesson and the family of the quiz."""

    progress: Progress
    lesson: str
    quiz: str
    now: datetime

    @property
    def overview_button(self) -> Button:
        text = say("course-overview", done=lessons_done(self.progress), count=len(lessons()))
        return Button("panel", text, "course")

    def overview(self) -> shown.Course:
        return shown.Course(
            say("course-title"),
            progress_words(self.progress),
            lessons_done(self.progress),
            len(lessons()),
            self.offers(),
            [self._chapter(chapter) for chapter in chapters()],
        )

    def first_game(self) -> Elsewhere:
        """Return the links to a first game with all help against the weakest player."""
        pages = [("play", say("course-first-game"))]
        code = 'GameWidget(opponents={1: 1}, helps=["cards", "hints", "coach"])'
        python = say("course-first-python", python=code)
        return Elsewhere(say("course-then"), pages, python, position="1", field="guided")

    def offers(self) -> list[Button]:
        """Return buttons for the first unfinished lesson, and for questions that are due."""
        offers = []
        following = next((one for one in lessons() if not self.progress.at(one.id).done), None)
        if following is not None and (following.id != self.lesson or self.quiz):
            text = say("course-go-on", lesson=say(following.message))
            offers.append(Button("open_lesson", text, following.id))
        if due := len(self.progress.memory.due(self.now, QuestionKind)):
            offers.append(Button("review", say("course-due", count=due)))
        return offers

    def _chapter(self, chapter: Chapter) -> shown.Chapter:
        parts = [self._lesson(lesson) for lesson in chapter.lessons]
        if chapter.quiz:
            parts.append(self._quiz(chapter.quiz))
        return shown.Chapter(say(chapter.message), parts, say(f"{chapter.message}.about"))

    def _lesson(self, lesson: Lesson) -> shown.Unit:
        at = self.progress.at(lesson.id)
        mark = "done" if at.done else "begun" if lesson.id in self.progress.lessons else "new"
        return shown.Unit(
            "open_lesson",
            say(lesson.message),
            lesson.id,
            hint=say("course-minutes", minutes=lesson.minutes),
            about=say(f"{lesson.message}.about"),
            mark=mark,
            told=say(f"course-mark-{mark}"),
            current=lesson.id == self.lesson and not self.quiz,
        )

    def _quiz(self, family: str) -> shown.Unit:
        taken, note = self.progress.quizzes.get(family), ""
        mark = "new"
        if taken is not None:
            mark = "done" if taken.right >= _GOOD_SHARE * taken.asked else "begun"
            note = say("course-quiz-best", right=taken.right, asked=taken.asked)
        if self.progress.memory.due(self.now, FAMILIES[family]):
            mark = "due"
        return shown.Unit(
            "open_quiz",
            say("course-quiz-here"),
            family,
            hint=note,
            about=say("course-quiz-about"),
            mark=mark,
            told=say(f"course-mark-{mark}"),
            current=family == self.quiz,
        )


def after_lesson(lesson: Lesson) -> tuple[Button, ...]:
    """Return the buttons at the end of a lesson: the next lesson, the chapter's quiz."""
    chapter, ways = chapter_of(lesson), _to(lesson_after(lesson))
    if not chapter.quiz or chapter.lessons[-1] is not lesson:
        return ways
    return (*ways, Button("open_quiz", quiz_title(chapter.quiz), chapter.quiz, primary=not ways))


def after_quiz(family: str, progress: Progress) -> tuple[Button, ...]:
    """Return the buttons at the end of a quiz: what is left of its chapter or the next, a quiz."""
    if not family:
        return ()
    again = Button("open_quiz", say("course-quiz-again"), family)
    chapter = chapter_with(family).lessons
    left = next((lesson for lesson in chapter if not progress.at(lesson.id).done), None)
    return (*_to(left or lesson_after(chapter[-1])), again)


def _to(following: Lesson | None) -> tuple[Button, ...]:
    if following is None:
        return ()
    text = say("course-go-on", lesson=say(following.message))
    return (Button("open_lesson", text, following.id, primary=True),)
