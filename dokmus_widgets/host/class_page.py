"""The page of a class: who opens or enters a room, the teacher's desk, a pupil's place."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar, Final

import ipywidgets

from dokmus_widgets.core import Rule
from dokmus_widgets.explain.messages import keeping, say, speaking
from dokmus_widgets.host.page_frame import PageFrame
from dokmus_widgets.host.pages import PAGES
from dokmus_widgets.host.request import PageRequest
from dokmus_widgets.host.session import current_session
from dokmus_widgets.widgets.board import background_work
from dokmus_widgets.widgets.board.presses import Press, Presses, nothing, one_of, typed
from dokmus_widgets.widgets.board.sheet import Section, SheetWidget
from dokmus_widgets.widgets.classroom import sheets
from dokmus_widgets.widgets.classroom.screen import Screen, content_of
from dokmus_widgets.widgets.persistence.browser_store import BrowserStore

if TYPE_CHECKING:
    from dokmus_widgets.host.rooms import Rooms
    from dokmus_widgets.widgets.classroom.room import Pupil, Room

#: The keys of the browser's storage for the teacher's key, and for a pupil's.
TEACHER_KEY: Final = "dokmus-class-teacher"
PUPIL_KEY: Final = "dokmus-class-pupil"


def class_page(rooms: Rooms, request: PageRequest) -> ipywidgets.Widget:
    """Return the widgets of the page: with a code in the address a pupil's, else the teacher's."""
    code = request.fields.get(sheets.ROOM_FIELD, "")
    page = _PupilPage(rooms, request, code) if code else _TeacherPage(rooms, request)
    return page.frame.box


class _Frame:
    """What both pages have: a sheet of buttons, a text in the browser's storage, a language.

    ``owner``: answers the buttons by its ``presses``, and has the ``sections`` of the sheet;
    ``show``: shows it all again.
    """

    def __init__(self, owner: Any, request: PageRequest, key: str, presses: Presses) -> None:
        self.language = request.language
        self.session = current_session()
        self._owner, self._presses, self._is_scheduled = owner, presses, False
        self.sheet = SheetWidget("class")
        self.sheet._listeners.append(self._press)
        self.browser = BrowserStore(key)
        self.rest = [self.browser, PageFrame(request, self._set_language)]
        # Visible overflow: on a phone the answer is docked at the edge of the window.
        self.box = ipywidgets.VBox([self.sheet, *self.rest], layout={"overflow": "visible"})

    def put(self, *widgets: ipywidgets.Widget) -> None:
        """Show these widgets on the page."""
        self.box.children = (*widgets, *self.rest)

    @property
    def client(self) -> str:
        return "" if self.session is None else self.session.client

    def later(self, show: Callable[[], None]) -> None:
        """Call a function soon, once however often that is asked; many pages take turns."""
        if self._is_scheduled:
            return
        self._is_scheduled = True

        def shown() -> None:
            self._is_scheduled = False
            show()

        session = self.session
        if session is None:
            shown()
        else:
            background_work.call_in_turn(lambda: session.call_later(shown))

    def _press(self, name: str, value: object) -> None:
        press = self._presses.get(name)
        arguments = None if press is None else press.arguments(self._owner, value)
        if press is not None and arguments is not None:
            with speaking(self.language):
                getattr(self._owner, press.calls or name)(*arguments)

    def _set_language(self, language: str) -> None:
        self.language = language
        self.sheet.translate()
        self._owner.show()


class _TeacherPage:
    """The page to open a room, and then the teacher's desk in it."""

    presses: ClassVar[Presses] = {
        "open_room": Press(nothing),
        "enter": Press(typed("code")),
        "show_subject": Press(one_of(sheets.SUBJECTS)),
        "ask": Press(one_of(("invite", "end"))),
        "end_for_good": Press(nothing),
    }

    def __init__(self, rooms: Rooms, request: PageRequest) -> None:
        self._rooms = rooms
        self._room: Room | None = None
        self._code = self._fault = self._subject_name = self._asked = ""
        self._subject: Any = None
        self.frame = _Frame(self, request, TEACHER_KEY, self.presses)
        self.frame.browser.on_found(self._found)
        if self.frame.session is not None:
            self.frame.session.on_end(self._rest)
        self.show()

    def _found(self, key: str, _elsewhere: bool) -> None:
        """Go on in the room to which this browser has the key."""
        room = self._rooms.of_teacher(key)
        if room is None:
            self.frame.browser.erase()
        elif room is not self._room:
            self._sit_down(room)

    def open_room(self) -> None:
        """Open a room, and keep its key in the browser."""
        if self._room is not None:
            return
        try:
            with keeping():
                room, key = self._rooms.open(self.frame.client)
        except ValueError as error:
            self._fault = str(error)
            self.show()
        else:
            self.frame.browser.keep(key)
            self._sit_down(room)

    def enter(self, code: str) -> None:
        """Lead the page to the room with a code."""
        self._code = code
        self.show()

    def _sit_down(self, room: Room) -> None:
        self._room = room
        room.watchers.add(self._room_changed)
        self._open_subject(*(room.subject or (next(iter(sheets.SUBJECTS)), None)))

    def show_subject(self, name: str) -> None:
        """Show the class another page."""
        if self._room is not None and name != self._subject_name:
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
        self.frame.put(self.frame.sheet, subject)
        if before is not None:
            before.close()
        self._subject_changed(subject)
        self.show()

    def _subject_changed(self, subject: Any) -> None:
        room = self._room
        if room is None or room.is_over:
            return
        self._rooms.touch(room)
        room.subject = self._subject_name, subject.document()
        room.screen = room.screen or Screen(partial(content_of, subject))
        room.screen.show(partial(content_of, subject))
        room.show_screen()

    def ask(self, what: str) -> None:
        """Show the link for pupils or the question about the end of the class, or hide it."""
        self._asked = "" if what == self._asked else what
        self.show()

    def end_for_good(self) -> None:
        """End the class, and erase everything about it."""
        if self._room is not None:
            self._rooms.end(self._room)

    def _room_changed(self) -> None:
        self.frame.later(self.show)

    def show(self) -> None:
        """Show the desk, or the way to a room."""
        room, subject = self._room, self._subject
        if room is not None and room.is_over:
            self._room = self._subject = None
            self._asked = ""
            self.frame.browser.erase()
            self.frame.put(self.frame.sheet)
            subject.close()
        with speaking(self.frame.language):
            self.frame.sheet.show(self._sections())
        if self._subject is not None and self._subject.language != self.frame.language:
            self._subject.set_language(self.frame.language)

    def _sections(self) -> list[Section]:
        if self._room is None:
            return sheets.lobby_sections(self._code, self._fault)
        return sheets.desk_sections(self._room, self._subject_name, self._asked)

    def _rest(self) -> None:
        if self._subject is not None:
            self._subject.rest()


class _PupilPage:
    """The page of a pupil; their key is in the browser."""

    presses: ClassVar[Presses] = {"set_name": Press(typed("name"))}

    def __init__(self, rooms: Rooms, request: PageRequest, code: str) -> None:
        self._rooms, self._code = rooms, code
        self._room: Room | None = None
        self._pupil: Pupil | None = None
        self._is_connected = False
        self._fault = self._name_fault = ""
        self.frame = _Frame(self, request, PUPIL_KEY, self.presses)
        self._place = ipywidgets.Box([self.frame.sheet])
        self._place.add_class("dokmus-game")
        self.frame.put(self._place)
        # Also of an empty storage: then the pupil is new.
        self.frame.browser.observe(self._found, "found")
        if (session := self.frame.session) is not None:
            session.on_end(self._leave)
            session.on_connection_change(self._connection_changed)
        self.show()

    def _found(self, change: dict[str, Any]) -> None:
        """Enter the room, as the pupil to whom this browser has the key."""
        if self._room is not None:
            return
        self._is_connected = True
        try:
            with speaking(self.frame.language), keeping():
                found = self._rooms.enter(self._code, change["new"]["text"], self.frame.client)
        except ValueError as error:
            self._fault = str(error)
        else:
            self._room, self._pupil, key = found
            self.frame.browser.keep(key)
            self._room.viewers.add(self._room_changed)
            self._tell_presence()
        self.show()

    def _connection_changed(self, is_connected: bool) -> None:
        self._is_connected = is_connected
        self._tell_presence()

    def _tell_presence(self) -> None:
        if self._room is None or self._pupil is None or self._room.is_over:
            return
        if self._is_connected:
            self._room.enter(self, self._pupil)
        else:
            self._room.exit(self)

    def _leave(self) -> None:
        self._connection_changed(False)

    def set_name(self, name: str) -> None:
        """Take a name, or none."""
        room, pupil = self._room, self._pupil
        if room is None or pupil is None or room.is_over:
            return
        self._name_fault = ""
        try:
            with keeping():
                room.rename(pupil, name)
        except ValueError as error:
            self._name_fault = str(error)
        self.show()

    def _room_changed(self) -> None:
        self.frame.later(self.show)

    def show(self) -> None:
        """Show what the teacher shows, or why there is nothing."""
        with speaking(self.frame.language):
            self._show()

    def _show(self) -> None:
        room, pupil, sheet = self._room, self._pupil, self.frame.sheet
        if room is None or pupil is None or room.is_over:
            fault = self._fault or say("class-entering" if room is None else "class-over")
            self._place.children = [sheet]
            sheet.show(sheets.fault_sections(fault))
            return
        if room.screen is None:
            return
        own = sheets.pupil_sections(pupil, self._name_fault)
        if len(self._place.children) == 1:
            self._place.children = [room.screen.new_board(), sheet]
        room.screen.show_on(self._place.children[0], sheet, own)
