"""The page of a pupil in a room: what the teacher shows, a question, or a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from dokmus_widgets.core import parse_space
from dokmus_widgets.explain.messages import say, speaking
from dokmus_widgets.host.classes.frame import ClassFrame
from dokmus_widgets.host.request import PageRequest
from dokmus_widgets.widgets.board.presses import Press, Presses, number, typed
from dokmus_widgets.widgets.classroom import sheets

if TYPE_CHECKING:
    from dokmus_widgets.host.classes.rooms import Rooms
    from dokmus_widgets.play import Table

#: The key of the browser's storage for a pupil's key.
PUPIL_KEY: Final = "dokmus-class-pupil"


class PupilPage:
    """The page of a pupil; their key is in the browser."""

    in_room: ClassVar[Presses] = {"set_name": Press(typed("name")), "choose": Press(number)}

    def __init__(self, rooms: Rooms, request: PageRequest, code: str) -> None:
        self._rooms, self._code = rooms, code
        self._room: Any = None
        self._pupil: Any = None
        #: The game at the pupil's table.
        self._game: Any = None
        self.owners = [self]
        self.frame = ClassFrame(self, request, PUPIL_KEY)
        # Also of an empty storage: then the pupil is new.
        self.frame.browser.observe(self._found, "found")
        self.show()

    @property
    def _is_in(self) -> bool:
        return self._room is not None and not self._room.is_over

    @property
    def presses(self) -> Presses:
        return self.in_room if self._is_in else {}

    def _found(self, change: dict[str, Any]) -> None:
        if self._room is None:
            self.frame.attempt(lambda: self._enter(change["new"]["text"]))

    def _enter(self, key: str) -> None:
        """Enter the room, as the pupil to whom this browser has the key."""
        client = self.frame.session.client
        self._room, self._pupil, key = self._rooms.enter(self._code, key, client)
        self.frame.browser.keep(key)
        self.frame.follow(self._room.viewers)
        self.tell_presence()  # it may have left by now

    def tell_presence(self) -> None:
        """Tell the room whether this page is connected."""
        if self._is_in and self.frame.is_connected:
            self._room.enter(self, self._pupil)
        elif self._is_in:
            self._room.exit(self)

    def set_name(self, name: str) -> None:
        """Take a name, or none."""
        self._room.rename(self._pupil, name)

    def choose(self, at: int) -> None:
        """Answer with a choice, or give an item its next one."""
        self._room.answer(self._pupil, at)

    def click(self, space: str) -> None:
        """Answer with a space."""
        poll, at = self._room.poll if self._is_in else None, parse_space(space)
        if poll is not None and at in poll.question.spaces:
            self.choose(poll.question.spaces.index(at))
            self.show()

    def show(self) -> None:
        """Show what the teacher shows, or the game at the pupil's table."""
        room, frame = self._room, self.frame
        seat = room.seat_of(self._pupil) if self._is_in else None
        is_playing = seat is not None and room.is_playing
        self._sit_at(seat, is_playing=is_playing)
        with speaking(frame.language):
            if not self._is_in:
                fault = frame.fault or say("class-entering" if room is None else "class-over")
                frame.put(frame.sheet)
                frame.sheet.show(sheets.fault_sections(fault))
            elif not is_playing:
                marks = [] if room.poll is None else sheets.poll_marks(room.poll, self._pupil)
                own = sheets.pupil_sections(room, self._pupil, frame.fault)
                frame.show_screen(room.screen, own, marks)

    def _sit_at(self, seat: tuple[Table, int] | None, *, is_playing: bool) -> None:
        """Show the game at a table; while it is paused, hold no seat there."""
        from dokmus_widgets.widgets.game.widget import GameWidget

        game, frame = self._game, self.frame
        if game is not None and (seat is None or game.hand.table is not seat[0]):
            frame.put(frame.sheet)
            game.close()
            game = self._game = None
        if seat is not None and game is None and is_playing:
            game = self._game = GameWidget(table=seat[0], seat=seat[1], language=frame.language)
            game.table_area.connect(None, frame.later)
        if game is None or seat is None:
            return
        if game.language != frame.language:
            game.set_language(frame.language)
        game.table_area.hold(frozenset([seat[1]] if is_playing else []))
        if is_playing:
            frame.put(game)
