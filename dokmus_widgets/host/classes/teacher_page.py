"""The page of a teacher: who opens or enters a room, and the desk in it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar, Final

from dokmus_widgets.core import Rule
from dokmus_widgets.explain.messages import speaking
from dokmus_widgets.host.classes.frame import ClassFrame
from dokmus_widgets.host.pages import PAGES
from dokmus_widgets.host.request import PageRequest
from dokmus_widgets.widgets.board.presses import (
    Press,
    Presses,
    number,
    one_of,
    plain,
    text,
    typed,
)
from dokmus_widgets.widgets.classroom import sheets
from dokmus_widgets.widgets.classroom.questions import question_of
from dokmus_widgets.widgets.classroom.screen import content_of
from dokmus_widgets.widgets.sections.qr_code import QrCode

if TYPE_CHECKING:
    from dokmus_widgets.host.classes.rooms import Rooms
    from dokmus_widgets.widgets.classroom.room import Room

#: The key of the browser's storage for the teacher's key.
TEACHER_KEY: Final = "dokmus-class-teacher"


class TeacherPage:
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
        self.frame = ClassFrame(self, request, TEACHER_KEY)
        self.frame.browser.on_found(self._found)
        self.frame.session.on_end(lambda: None if self._subject is None else self._subject.rest())
        self.show()

    @property
    def presses(self) -> Presses:
        return self.lobby if self._room is None else self.desk

    @property
    def owners(self) -> list[Any]:
        return [self] if self._room is None else [self, self._room]

    def tell_presence(self) -> None:
        """Tell the room whether this page is connected."""
        if self._room is not None:
            desks = self._room.desks
            (desks.add if self.frame.is_connected else desks.discard)(self)

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
        self.tell_presence()
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
