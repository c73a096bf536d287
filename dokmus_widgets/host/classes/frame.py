"""The common part of the pages of a class: a sheet, a text in the browser, the language."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import ipywidgets

from dokmus_widgets.drawing import Mark
from dokmus_widgets.explain.messages import keeping, speaking
from dokmus_widgets.host.page_frame import PageFrame, page_box
from dokmus_widgets.host.request import PageRequest
from dokmus_widgets.host.session import current_session
from dokmus_widgets.widgets.board import Listeners, Section, SheetWidget
from dokmus_widgets.widgets.board.widget import BoardWidget
from dokmus_widgets.widgets.classroom.screen import Screen
from dokmus_widgets.widgets.persistence.browser_store import BrowserStore


class ClassFrame:
    """The common part of both pages: a sheet of buttons, a text in the browser, a language.

    ``owner``: its ``show`` shows everything again, its ``tell_presence`` tells the room whether the
    page ``is_connected``, and its ``owners`` answer the buttons.
    """

    def __init__(self, owner: Any, request: PageRequest, key: str) -> None:
        session = current_session()
        assert session is not None
        self.session, self.language, self.fault = session, request.language, ""
        self._owner, self._scheduled = owner, set[Callable[[], None]]()
        self.is_connected = False
        session.on_connection_change(self._connection_changed)
        self.sheet = SheetWidget("class")
        self.sheet._listeners.append(self._press)
        self.board: BoardWidget | None = None
        self.browser = BrowserStore(key)
        self._rest = [self.browser, PageFrame(request, self._set_language)]
        self.box = page_box()

    def _connection_changed(self, is_connected: bool) -> None:
        self.is_connected = is_connected
        self._owner.tell_presence()

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

        self.session.call_in_turn(called)

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
