"""The page of a class: who opens or enters a room, the teacher's desk, a pupil's place."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar, Final

import ipywidgets

from dokmus_widgets.core import Rule, parse_space
from dokmus_widgets.drawing import Mark
from dokmus_widgets.explain.messages import keeping, say, speaking
from dokmus_widgets.host.page_frame import PageFrame
from dokmus_widgets.host.pages import PAGES
from dokmus_widgets.host.request import PageRequest
from dokmus_widgets.host.session import current_session
from dokmus_widgets.widgets.board import background_work
from dokmus_widgets.widgets.board.listeners import Listeners
from dokmus_widgets.widgets.board.presses import (
    Press,
    Presses,
    number,
    one_of,
    plain,
    text,
    typed,
)
from dokmus_widgets.widgets.board.sheet import Section, SheetWidget
from dokmus_widgets.widgets.board.widget import BoardWidget
from dokmus_widgets.widgets.classroom import sheets
from dokmus_widgets.widgets.classroom.questions import question_of
from dokmus_widgets.widgets.classroom.screen import Screen, content_of
from dokmus_widgets.widgets.persistence.browser_store import BrowserStore
from dokmus_widgets.widgets.sections.qr_code import QrCode

if TYPE_CHECKING:
    from dokmus_widgets.host.rooms import Rooms
    from dokmus_widgets.play import Table
    from dokmus_widgets.widgets.classroom.room import Room

#: The keys of the browser's storage for the teacher's key, and for a pupil's.
TEACHER_KEY: Final = "dokmus-class-teacher"
PUPIL_KEY: Final = "dokmus-class-pupil"


def class_page(rooms: Rooms, request: PageRequest) -> ipywidgets.Widget:
    """Return the widgets of the page: with a code in the address a pupil's, else the teacher's."""
    code = request.fields.get(sheets.ROOM_FIELD, "")
    page = _PupilPage(rooms, request, code) if code else _TeacherPage(rooms, request)
    return page.frame.box


class _Frame:
    """The common part of both pages: a sheet of buttons, a text in the browser, a language.

    ``owner``: its ``show`` shows everything again, and its ``owners`` answer the buttons.
    """

    def __init__(self, owner: Any, request: PageRequest, key: str) -> None:
        session = current_session()
        assert session is not None
        self.session, self.language, self.fault = session, request.language, ""
        self._owner, self._scheduled = owner, set[Callable[[], None]]()
        self.sheet = SheetWidget("class")
        self.sheet._listeners.append(self._press)
        self.board: BoardWidget | None = None
        self.browser = BrowserStore(key)
        self._rest = [self.browser, PageFrame(request, self._set_language)]
        # Visible overflow: on a phone the answer is docked at the edge of the window.
        self.box = ipywidgets.VBox(layout={"overflow": "visible"})

    def put(self, *widgets: ipywidgets.Widget) -> None:
        """Show these widgets on the page."""
        children = (*widgets, *self._rest)
        if self.box.children != children:
            self.box.children = children

    def show_screen(
        self, screen: Screen, own: Sequence[Section], marks: Sequence[Mark] = ()
    ) -> None:
        """Show what all pupils see, and what is this page's own."""
        if self.board is None:
            self.board = screen.new_board()
            self.board._listeners.append(self._owner.click)
            self._place = ipywidgets.Box([self.board, self.sheet])
            self._place.add_class("dokmus-game")
        self.put(self._place)
        screen.show_on(self.board, self.sheet, own, marks)

    def follow(self, listeners: Listeners[Callable[[], object]]) -> None:
        """Show everything again, soon, whenever these are called."""
        self.session.on_end(listeners.add(lambda: self.later(self._owner.show)).remove)

    def later(self, function: Callable[[], None]) -> None:
        """Call a function soon, once however often that is asked; many pages take turns."""
        if function in self._scheduled:
            return
        self._scheduled.add(function)

        def called() -> None:
            self._scheduled.discard(function)
            function()

        background_work.call_in_turn(lambda: self.session.call_later(called))

    def attempt(self, action: Callable[[], object]) -> None:
        """Do something, or keep the reason why it cannot be done; show everything again."""
        self.fault = ""
        try:
            with speaking(self.language), keeping():
                action()
        except ValueError as error:
            self.fault = str(error)
        self._owner.show()

    def _press(self, name: str, value: object) -> None:
        for owner in self._owner.owners:
            press = owner.presses.get(name)
            arguments = None if press is None else press.arguments(owner, value)
            if press is not None and arguments is not None:
                self.attempt(partial(getattr(owner, press.calls or name), *arguments))

    def _set_language(self, language: str) -> None:
        self.language = language
        self.sheet.translate()
        self._owner.show()


class _TeacherPage:
    """The page to open a room, and then the teacher's desk in it."""

    #: The buttons before there is a room, and those in it.
    lobby: ClassVar[Presses] = {**plain("open_room"), "enter": Press(typed("code"))}
    desk: ClassVar[Presses] = {
        **plain("end_for_good", "pose", "stop"),
        "show_subject": Press(one_of(sheets.SUBJECTS)),
        "ask": Press(one_of(("invite", "end"))),
        "look_at_table": Press(number),
        "code": Press(text, "show_code"),
    }

    def __init__(self, rooms: Rooms, request: PageRequest) -> None:
        self._rooms = rooms
        self._room: Any = None
        self._code = self._subject_name = self._asked = ""
        self._subject: Any = None
        # Large enough for a projector.
        self._qr_code = QrCode(scale=12)
        self.frame = _Frame(self, request, TEACHER_KEY)
        self.frame.browser.on_found(self._found)
        self.frame.session.on_end(lambda: self._subject and self._subject.rest())
        self.show()

    @property
    def presses(self) -> Presses:
        return self.lobby if self._room is None else self.desk

    @property
    def owners(self) -> list[Any]:
        return [self] if self._room is None else [self, self._room]

    def _found(self, key: str, _elsewhere: bool) -> None:
        """Go on in the room to which this browser has the key."""
        room = self._rooms.of_teacher(key)
        if room is None:
            self.frame.browser.erase()
        elif room is not self._room:
            self._sit_down(room)
            self.show()

    def open_room(self) -> None:
        """Open a room, and keep its key in the browser."""
        room, key = self._rooms.open(self.frame.session.client)
        self.frame.browser.keep(key)
        self._sit_down(room)

    def enter(self, code: str) -> None:
        """Lead the page to the room with a code."""
        self._code = code

    def _sit_down(self, room: Room) -> None:
        self._room = room
        self.frame.follow(room.watchers)
        self._open_subject(*(room.subject or (next(iter(sheets.SUBJECTS)), None)))

    def show_subject(self, name: str) -> None:
        """Show the class another page."""
        if name != self._subject_name:
            self._open_subject(name, None)

    def _open_subject(self, name: str, document: Mapping[str, object] | None) -> None:
        page = next(page for page in PAGES if page.kind == name)
        before, self._subject_name = self._subject, name
        fields = {"rule": str(Rule.FOREST_COST)} if name == "rules" else {}
        subject: Any = page.widget_class().linked(fields, self.frame.language, has_address=False)
        if document is not None:
            subject.resume(document)
        self._subject = subject
        subject.on_change(self._subject_changed)
        if before is not None:
            self.frame.put(self.frame.sheet, subject)
            before.close()
        self._subject_changed(subject)

    def _subject_changed(self, subject: Any) -> None:
        room = self._room
        if room is not None:
            self._rooms.touch(room)
            room.subject = self._subject_name, subject.document()
            if room.poll is None:  # else pupils see the question only
                room.show(partial(content_of, subject))

    def pose(self) -> None:
        """Ask the class the question on the board."""
        self._room.ask(question_of(self._subject))

    def stop(self) -> None:
        """Show the class what is on the board again."""
        self._room.poll = None
        self._subject_changed(self._subject)

    def look_at_table(self, at: int) -> None:
        """Open the position of a table on the teacher's board, without hidden cards."""
        if 0 <= at < len(self._room.groups):
            self.show_subject("rules")
            self._subject.show_position(self._room.groups[at].table.seen_by(()).state)

    def ask(self, what: str) -> None:
        """Show the link for pupils or the question about the end of the class, or hide it."""
        self._asked = "" if what == self._asked else what

    def show_code(self, address: str) -> None:
        """Show the QR code of the link for pupils, whose full address the page sends."""
        self._qr_code.show(address, [sheets.room_query(self._room)])

    def end_for_good(self) -> None:
        """End the class, and erase everything about it."""
        self._rooms.end(self._room)

    def click(self, _space: str) -> None:
        """Do nothing: at a question, only pupils answer."""

    def show(self) -> None:
        """Show the desk, or the way to a room."""
        room, subject, frame = self._room, self._subject, self.frame
        if room is not None and room.is_over:
            frame.browser.erase()
            frame.put(frame.sheet)
            subject.close()
            self._room = self._subject = room = None
            self._asked = self._subject_name = ""
        elif subject is not None and subject.language != frame.language:
            subject.set_language(frame.language)
        with speaking(frame.language):
            if room is None:
                frame.put(frame.sheet)
                frame.sheet.show(sheets.lobby_sections(self._code, frame.fault))
                return
            name, asked, code = self._subject_name, self._asked, self._qr_code
            own = sheets.desk_sections(room, name, asked, code, frame.fault)
            if room.poll is not None:
                frame.show_screen(room.screen, own, sheets.poll_marks(room.poll))
            else:
                frame.put(frame.sheet, subject)
                frame.sheet.show(own)


class _PupilPage:
    """The page of a pupil; their key is in the browser."""

    in_room: ClassVar[Presses] = {"set_name": Press(typed("name")), "choose": Press(number)}

    def __init__(self, rooms: Rooms, request: PageRequest, code: str) -> None:
        self._rooms, self._code = rooms, code
        self._room: Any = None
        self._pupil: Any = None
        #: The game at the pupil's table.
        self._game: Any = None
        self.owners = [self]
        self.frame = _Frame(self, request, PUPIL_KEY)
        # Also of an empty storage: then the pupil is new.
        self.frame.browser.observe(self._found, "found")
        self.frame.session.on_end(lambda: self._connection_changed(False))
        self.frame.session.on_connection_change(self._connection_changed)
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
        self._connection_changed(True)

    def _connection_changed(self, is_connected: bool) -> None:
        if self._is_in and is_connected:
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
            game.table_area._schedule = frame.later
        if game is None or seat is None:
            return
        if game.language != frame.language:
            game.set_language(frame.language)
        game.table_area.hold(frozenset([seat[1]] if is_playing else []))
        if is_playing:
            frame.put(game)
