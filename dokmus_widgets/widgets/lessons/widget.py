"""A lesson of the course: its board, what there is to do, and what helps."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dokmus_widgets.explain.messages import LANGUAGES, known_language, speaking
from dokmus_widgets.lessons import Lesson, LessonSession, lessons
from dokmus_widgets.play.wishes import read_choice
from dokmus_widgets.widgets.board.sheet import Section
from dokmus_widgets.widgets.course.link import lesson_link, read_course_link
from dokmus_widgets.widgets.language import spoken
from dokmus_widgets.widgets.lessons.board import LessonBoard
from dokmus_widgets.widgets.lessons.sheet import LessonSheet


class LessonWidget(LessonBoard):
    """A lesson of one to three minutes: what to do, on a board that answers every click.

    ``lesson``: its id, or the lesson; ``step``: the one to begin with, from 0; ``language``: of
    every word; ``has_address``: whether the page that shows it opens its links. Each method answers
    as the screen does.

    >>> from dokmus_widgets.widgets import LessonWidget
    >>> widget = LessonWidget("three-tokens")
    >>> widget.click("c2")  # doctest: +ELLIPSIS
    No, c2 is a mountain, ...
    """

    def __init__(
        self,
        lesson: str | Lesson | None = None,
        step: int = 0,
        *,
        language: str = LANGUAGES[0],
        has_address: bool = False,
        **options: Any,
    ) -> None:
        with speaking(known_language(language)):
            made = lesson_of(lesson)
            session = LessonSession(made, read_choice("step", step, range(len(made.steps))))
        super().__init__(session, language, has_address, **options)

    @classmethod
    def linked(
        cls, asked: Mapping[str, str], language: str = LANGUAGES[0], has_address: bool = True
    ) -> LessonWidget:
        """The lesson that a link's fields ask for; what is wrong with them is told."""
        with speaking(known_language(language)):
            wanted = read_course_link(asked)
        widget = cls(wanted.lesson, wanted.step, language=language, has_address=has_address)
        return widget._tell_first(lambda: read_course_link(asked).faults)

    def link(self) -> str:
        """The query of a link that opens this step."""
        return lesson_link(self.session.lesson.id, self.session.at)

    def beside(self) -> list[Section]:
        """What there is to do, the answer, and what helps."""
        return LessonSheet(self.session, self.answer).beside()

    def below(self) -> list[Section]:
        """The link, the picture, and the ways to other pages."""
        return self._copying()

    @spoken
    def __repr__(self) -> str:
        return f"LessonWidget({self.session!r})"


def lesson_of(wish: str | Lesson | None) -> Lesson:
    """The lesson of that id, or the first one; ``ValueError`` with the nearest for another."""
    if isinstance(wish, Lesson):
        return wish
    ids = [one.id for one in lessons()]
    return lessons()[0 if wish is None else ids.index(read_choice("lesson", wish, ids))]
