"""The widget for a single lesson."""

from collections.abc import Mapping
from typing import Any

from dokmus_widgets.explain.messages import LANGUAGES
from dokmus_widgets.lessons import Lesson, LessonSession
from dokmus_widgets.play import Linked, read_choice
from dokmus_widgets.widgets.board.sheet import Section
from dokmus_widgets.widgets.course.link import lesson_link, lesson_of, read_course_link
from dokmus_widgets.widgets.course.resume_point import restored_session
from dokmus_widgets.widgets.language import in_own_language
from dokmus_widgets.widgets.lessons.board import LessonBoard
from dokmus_widgets.widgets.lessons.sheet import LessonSheet


class LessonWidget(LessonBoard):
    """A lesson of one to three minutes, on a board that answers every click.

    ``lesson``: its id, or the lesson; ``step``: the first step, from 0; ``language``: one of
    ``LANGUAGES``; ``has_address``: whether the page opens links. Each method answers as the screen
    does.

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
        def create() -> LessonSession:
            opened = lesson_of(lesson)
            return LessonSession(opened, read_choice("step", step, range(len(opened.steps))))

        super().__init__(create, language, has_address, **options)

    @staticmethod
    def _link_arguments(asked: Mapping[str, str]) -> Linked:
        wanted = read_course_link(asked)
        return {"lesson": wanted.lesson, "step": wanted.step}, wanted.faults

    def link(self) -> str:
        """Return the query of a link to this step."""
        return lesson_link(self.session.lesson.id, self.session.at)

    def _snapshot(self) -> dict[str, Any]:
        return self.session.snapshot.to_dict()

    def _read(self, snapshot: Mapping[str, Any]) -> None:
        self._subject = restored_session(snapshot, self.session.lesson)

    def _beside(self) -> list[Section]:
        return LessonSheet(self.session, self.answer).slots(self._sharing())

    @in_own_language
    def __repr__(self) -> str:
        return f"LessonWidget({self.session!r})"
