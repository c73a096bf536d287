"""Visits to the page of a class without a server: a teacher's desk and pupils' places."""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable, Mapping
from typing import Any

from dokmus_widgets.host.classes.page import class_page
from dokmus_widgets.host.classes.rooms import Rooms
from dokmus_widgets.host.pages import CLASS
from dokmus_widgets.host.request import parse_request
from dokmus_widgets.host.session import Session
from dokmus_widgets.host.template import page_html
from dokmus_widgets.widgets.board.board_and_sheet import BoardAndSheet
from dokmus_widgets.widgets.board.sheet import SheetWidget
from dokmus_widgets.widgets.board.widget import BoardWidget
from dokmus_widgets.widgets.classroom.room import Room
from tests.app.table_visits import Visit


class ClassVisit(Visit):
    """A page of a class that is open; ``code``: that in its address, a pupil's.

    ``stored``: the text in the browser's storage, None if it has yet to be read.
    """

    def __init__(
        self, rooms: Rooms, code: str = "", language: str = "en", *, stored: str | None = ""
    ) -> None:
        self._waiting: list[Callable[[], None]] = []
        self._numbers = itertools.count(1)
        self.sent: list[str] = []
        fields = {"lang": [language.encode()], **({"room": [code.encode()]} if code else {})}
        request = parse_request(CLASS, fields)
        self.session = Session(self._waiting.append)
        self.session.create_widgets(lambda: (class_page(rooms, request), ""))
        preview = "https://example.org/preview.png"
        self.sent.append(page_html(request, self.session, "", token="", nonce="", preview=preview))
        self._say({"hello": self.session.epoch, "at": 0, "sent": []})
        if stored is not None:
            self.find(stored)

    def _of(self, kind: type[Any]) -> list[Any]:
        found, waiting = [], [self.session.widget_tree]
        while waiting:
            widget = waiting.pop(0)
            found += [widget] if isinstance(widget, kind) else []
            waiting += getattr(widget, "children", ())
        return found

    @property
    def sheet(self) -> SheetWidget:
        """The sheet of the class."""
        sheet: SheetWidget = next(one for one in self._of(SheetWidget) if one._name == "class")
        return sheet

    @property
    def subject(self) -> Any:
        """What the teacher shows."""
        return self._of(BoardAndSheet)[0]

    @property
    def board(self) -> BoardWidget:
        board: BoardWidget = self._of(BoardWidget)[0]
        return board

    @staticmethod
    def room(rooms: Rooms) -> Room:
        """Return the only room."""
        [found] = rooms._open.values()
        return found.room

    def press(self, name: str, value: Any = None) -> None:
        """Press a button of the sheet of the class."""
        event = {"press": name, "value": value, "count": next(self._numbers)}
        self._update(self.sheet, {"event": {"recent": [event]}})

    def click(self, space: str, kind: str = "click") -> None:
        """Click a space of the first board."""
        event = {"type": kind, "space": space, "count": next(self._numbers)}
        self._update(self.board, {"event": {"recent": [event]}})

    @property
    def sections(self) -> list[Mapping[str, Any]]:
        sections: list[Mapping[str, Any]] = self.sheet.view["beside"]
        return sections

    @property
    def notes(self) -> list[str]:
        return [one["text"] for one in self.sections if one["kind"] == "note"]

    def words(self) -> str:
        """Return all that the sheet of the class shows, as JSON."""
        return json.dumps(self.sheet.view, ensure_ascii=False)


def opened(rooms: Rooms, language: str = "en") -> tuple[ClassVisit, str]:
    """Open a room; return the teacher's visit and the code."""
    teacher = ClassVisit(rooms, language=language)
    teacher.press("open_room")
    [code] = rooms._open
    return teacher, code


def settle(*visits: ClassVisit) -> None:
    """Do on all pages what is to be done later."""
    for visit in visits:
        visit.settle()
