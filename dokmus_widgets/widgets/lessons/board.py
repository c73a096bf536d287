"""A board on which a lesson is taken: what a hand can do with it, each control a method."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from dokmus_widgets.core import Action, Space, State
from dokmus_widgets.core.actions import is_whole
from dokmus_widgets.drawing import Mark, Trail
from dokmus_widgets.explain import Answer
from dokmus_widgets.explain.answers import Telling
from dokmus_widgets.explain.messages import known_language, speaking
from dokmus_widgets.lessons import LessonSession, Outcome
from dokmus_widgets.lessons.sessions.facts import Facts
from dokmus_widgets.play import Tool
from dokmus_widgets.widgets.board.board_and_sheet import BoardExplorer
from dokmus_widgets.widgets.board.sheet import Section
from dokmus_widgets.widgets.board.widget import View
from dokmus_widgets.widgets.front.files import styles
from dokmus_widgets.widgets.game.view import preview_of
from dokmus_widgets.widgets.language import spoken
from dokmus_widgets.widgets.lessons.view import lesson_view
from dokmus_widgets.widgets.sections.elsewhere import ELSEWHERE, elsewhere_unseen

_STYLES = ("board/board.css", "sheet/sheet.css", "sections/lessons.css")
#: Buttons without a value: each is the method of the same name.
IN_LESSON = (
    *("hint", "again", "next", "previous", "play_freely", "come_back", "undo", "redo"),
    *("take_talisman", "decline_ruins", "sacrifice", "end_turn"),
)


class LessonBoard(BoardExplorer):
    """A board with a lesson on it. Each method answers as the screen does."""

    def __init__(
        self, session: LessonSession, language: str, has_address: bool, **options: Any
    ) -> None:
        self._session = session
        self._leaving: str | None = None
        with speaking(known_language(language)):
            session.retell()
        super().__init__(session.state, session.retell, language, has_address, **options)
        self.sheet.styles = styles(*_STYLES)

    @property
    def session(self) -> LessonSession:
        """The lesson as it stands: its step, goals and outcome."""
        return self._session

    @property
    def outcome(self) -> Outcome:
        """How the step stands: look, going, met or missed."""
        return self._session.outcome

    @property
    def state(self) -> State:
        """The state on the board."""
        return self._session.state

    # What a hand does, one method a control

    def click(self, space: Space | str) -> Answer:
        """Click a space of the board."""
        return self._take(lambda session: session.click(space))

    def use(self, tool: Tool | str) -> Answer:
        """Press the button of a tool: place, pay, move_tile, move_token, rotate_cw, rotate_ccw."""
        return self._take(lambda session: session.use(tool))

    def choose_guardian(self, card: int) -> Answer:
        """Take a guardian card, 1 to 5."""
        return self._take(lambda session: session.choose_guardian(card))

    def take_talisman(self) -> Answer:
        """Use guardian card 1."""
        return self._take(lambda session: session.take_talisman())

    def move_tile(self, tile: str) -> Answer:
        """Slide a tile, ``"3"`` or ``"3B"``, into the gap."""
        return self._take(lambda session: session.move_tile(tile))

    def rotate_tile(self, tile: str, turn: str = "cw") -> Answer:
        """Turn a tile a quarter, ``"cw"`` or ``"ccw"``."""
        return self._take(lambda session: session.rotate_tile(tile, turn))

    def move_token(self, origin: Space | str, target: Space | str) -> Answer:
        """Move a token of one's own."""
        return self._take(lambda session: session.move_token(origin, target))

    def decline_ruins(self) -> Answer:
        """Let the extra action of ruins go."""
        return self._take(lambda session: session.decline_ruins())

    def sacrifice(self) -> Answer:
        """Sacrifice a token, where the reading allows it."""
        return self._take(lambda session: session.sacrifice())

    def end_turn(self) -> Answer:
        """End the turn."""
        return self._take(lambda session: session.end_turn())

    def act(self, action: Action | Mapping[str, Any]) -> Answer:
        """Make an action of the rules core, or one as a document."""
        made = action if isinstance(action, Action) else Action.from_dict(action)
        return self._take(lambda session: session.act(made))

    def do(self, written: str) -> Answer:
        """Make an action in notation, as records write it: ``b1``, ``b1+1``, ``end``."""
        return self._take(lambda session: session.do(written))

    def undo(self) -> Answer:
        """Take back the last thing that was tried."""
        return self._take(lambda session: session.undo())

    def redo(self) -> Answer:
        """Do again what was taken back."""
        return self._take(lambda session: session.redo())

    def hint(self) -> Answer:
        """The next hint: in words first, and at last what to click, which is marked."""
        return self._take(lambda session: session.hint())

    def again(self) -> Answer:
        """Begin the step again."""
        return self._take(lambda session: session.again())

    def next(self) -> Answer:
        """Go on to the next step, whether this one was done or is skipped."""
        return self._take(lambda session: session.next())

    def previous(self) -> Answer:
        """Go back to the step before."""
        return self._take(lambda session: session.previous())

    def go(self, step: int) -> Answer:
        """Jump to a step by its number, from 0; for one that there is not, the range is told."""
        return self._take(lambda session: session.go(step))

    def play_freely(self) -> Answer:
        """Play on from here without a goal, every seat by hand, until :meth:`come_back`."""
        return self._take(lambda session: session.play_freely())

    def come_back(self) -> Answer:
        """Back to the lesson, where it was left."""
        return self._take(lambda session: session.come_back())

    # To be kept, and gone on with

    def stand(self) -> dict[str, Any]:
        """The lesson as it stands, with every move made in its step."""
        return self._session.facts.to_dict()

    def _stand_at(self, stand: Mapping[str, Any]) -> Telling:
        shown = self._session.lesson  # which may be none of the course's
        own = shown if shown.id == stand["lesson"] else None
        self._session = LessonSession.resumed(Facts.from_dict(stand, own))
        return self._session.retell

    # What follows

    def _take(self, deed: Callable[[LessonSession], Answer]) -> Answer:
        """Do something in the lesson."""

        def done() -> Telling:
            session = self._session
            deed(session)
            return session.retell

        return self._do(done)

    def _put_away(self) -> None:
        super()._put_away()
        self._leaving = None

    def _elsewhere(self) -> Section:
        """The ways on, as in a game: others hold cards that are not told to a learner."""
        return elsewhere_unseen(self.state, self._leaving)

    @spoken
    def _leave(self, page: str) -> None:
        """Lead to this position on another page of the app, hidden cards and all."""
        self._leaving = page
        self._show()

    def view(self) -> View:
        """Where a click leads, what was tried, and what a hint points at."""
        return lesson_view(self._session)

    def _preview(self, space: str) -> tuple[Sequence[Mark], Sequence[Trail]]:
        return ((), ()) if self._session.is_shut else preview_of(self._session, space)

    def _click(self, space: str) -> None:
        self.click(space)

    def _press(self, name: str, value: Any) -> None:
        if name in IN_LESSON:
            getattr(self, name)()
        elif name == "use" and value in list(Tool):
            self.use(value)
        elif name == "choose_guardian" and is_whole(value):
            self.choose_guardian(value)
        elif name == "go" and isinstance(value, str) and value in ELSEWHERE:
            self._leave(value)
        elif name == "go" and is_whole(value) and 0 <= value < len(self._session.lesson.steps):
            self.go(value)
