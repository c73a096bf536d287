"""A board on which a lesson is taken: what a hand can do with it, each control a method."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from dokmus_widgets.core import Action, State
from dokmus_widgets.core.actions import is_whole
from dokmus_widgets.explain import Answer
from dokmus_widgets.explain.answers import Telling
from dokmus_widgets.lessons import LessonSession
from dokmus_widgets.lessons.sessions.facts import Facts
from dokmus_widgets.play import Tool
from dokmus_widgets.widgets.board.board_and_sheet import BoardAndSheet
from dokmus_widgets.widgets.board.controls import control
from dokmus_widgets.widgets.board.presses import (
    Press,
    Presses,
    anything,
    number,
    one_of,
    plain,
)
from dokmus_widgets.widgets.board.sheet import Section
from dokmus_widgets.widgets.board.taking_along import TakingAlong
from dokmus_widgets.widgets.board.widget import BoardWidget, Preview, View
from dokmus_widgets.widgets.explorers import EXPLORED, copying
from dokmus_widgets.widgets.front.files import styles
from dokmus_widgets.widgets.game.view import preview_of
from dokmus_widgets.widgets.lessons.view import lesson_view
from dokmus_widgets.widgets.sections.elsewhere import ELSEWHERE

_STYLES = ("board/board.css", "sheet/sheet.css", "sections/lessons.css")
#: Buttons without a value: each is the method of the same name.
IN_LESSON = (
    *("hint", "again", "next", "previous", "play_freely", "come_back", "undo", "redo"),
    *("take_talisman", "decline_ruins", "sacrifice", "end_turn"),
)


class LessonBoard(BoardAndSheet):
    """A board with a lesson on it, ``session``. Each method answers as the screen does."""

    presses: ClassVar[Presses] = {
        **BoardAndSheet.presses,
        **plain(*IN_LESSON),
        "use": Press(one_of(Tool)),
        "choose_guardian": Press(number),
        "go": Press(anything, "_press_go"),
    }
    hints = EXPLORED

    def __init__(
        self, session: LessonSession, language: str, has_address: bool, **options: Any
    ) -> None:
        self.session = session
        super().__init__(session.state, self._told, language, TakingAlong(has_address), **options)
        self.sheet.styles = styles(*_STYLES)

    @property
    def subject(self) -> LessonSession:
        """What the controls act on."""
        return self.session

    @property
    def state(self) -> State:
        """The state on the board."""
        return self.session.state

    # What a hand does, one method a control

    click = control(LessonSession.click)
    use = control(LessonSession.use)
    choose_guardian = control(LessonSession.choose_guardian)
    take_talisman = control(LessonSession.take_talisman)
    move_tile = control(LessonSession.move_tile)
    rotate_tile = control(LessonSession.rotate_tile)
    move_token = control(LessonSession.move_token)
    decline_ruins = control(LessonSession.decline_ruins)
    sacrifice = control(LessonSession.sacrifice)
    end_turn = control(LessonSession.end_turn)
    do = control(LessonSession.do)
    undo = control(LessonSession.undo)
    redo = control(LessonSession.redo)
    hint = control(LessonSession.hint)
    again = control(LessonSession.again)
    next = control(LessonSession.next)
    previous = control(LessonSession.previous)
    go = control(LessonSession.go)
    play_freely = control(LessonSession.play_freely)
    come_back = control(LessonSession.come_back)

    def act(self, action: Action | Mapping[str, Any]) -> Answer:
        """Make an action of the rules core, or one as a document."""
        made = action if isinstance(action, Action) else Action.from_dict(action)
        return self._act(lambda session: session.act(made))

    # To be kept, and gone on with

    def stand(self) -> dict[str, Any]:
        """The lesson as it stands, with every move made in its step."""
        return self.session.facts.to_dict()

    def _stand_at(self, stand: Mapping[str, Any]) -> Telling:
        shown = self.session.lesson  # which may be none of the course's
        own = shown if shown.id == stand["lesson"] else None
        self.session = LessonSession.resumed(Facts.from_dict(stand, own))
        return self._told

    # What follows

    def _told(self) -> Answer:
        return self.session.retell()

    def _copying(self) -> list[Section]:
        """What can be taken along. The ways on are those of a game: others hold cards that are
        not told to a learner.
        """
        return copying(self._taking, self._taking.elsewhere(self.state))

    def view(self) -> View:
        """Where a click leads, what was tried, and what a hint points at."""
        return lesson_view(self.session)

    def _preview(self, board: BoardWidget, space: str) -> Preview:
        return Preview() if self.session.is_shut else Preview(*preview_of(self.session, space))

    def _press_go(self, where: object) -> None:
        """To another page, or to another step."""
        if isinstance(where, str) and where in ELSEWHERE:
            self._leave(where)
        elif is_whole(where) and 0 <= where < len(self.session.lesson.steps):
            self.go(where)
