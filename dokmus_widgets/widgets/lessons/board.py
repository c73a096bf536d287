"""The base of widgets with a lesson on the board."""

from typing import ClassVar

from dokmus_widgets.core.actions import is_whole
from dokmus_widgets.lessons import LessonSession
from dokmus_widgets.widgets.board import Press, Presses, Preview, Section, View, plain
from dokmus_widgets.widgets.board.board_and_sheet import Subject
from dokmus_widgets.widgets.board.controls import control
from dokmus_widgets.widgets.board.presses import anything
from dokmus_widgets.widgets.board.widget import BoardWidget
from dokmus_widgets.widgets.game.board import GameBoard
from dokmus_widgets.widgets.game.view import preview_of
from dokmus_widgets.widgets.lessons.view import lesson_view
from dokmus_widgets.widgets.sections.elsewhere import ELSEWHERE


class LessonBoard(GameBoard):
    """A board with a lesson on it, ``session``. Each method answers as the screen does."""

    _presses: ClassVar[Presses] = {
        **GameBoard._presses,
        **plain("hint", "do_hint", "again", "next", "previous", "play_freely", "come_back"),
        "go": Press(anything, "_press_go"),
    }

    session = Subject[LessonSession]()

    do = control(LessonSession.do)
    hint = control(LessonSession.hint)
    do_hint = control(LessonSession.do_hint)
    again = control(LessonSession.again)
    next = control(LessonSession.next)
    previous = control(LessonSession.previous)
    go = control(LessonSession.go)
    play_freely = control(LessonSession.play_freely)
    come_back = control(LessonSession.come_back)

    def _sharing(self) -> list[Section]:
        # Hidden cards are not exported.
        return self._export.copy_sections(self.state, hides_cards=True)

    def _view(self) -> View:
        return lesson_view(self.session)

    def _preview(self, board: BoardWidget, space: str) -> Preview:
        return Preview() if self.session.is_closed else preview_of(self.session, space)

    def _press_go(self, where: object) -> None:
        if isinstance(where, str) and where in ELSEWHERE:
            self._open_page(where)
        elif is_whole(where) and 0 <= where < len(self.session.lesson.steps):
            self.go(where)
