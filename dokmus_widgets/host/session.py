"""The session of a page: what it and its widgets here have heard of each other.

A transport carries texts between them, JSON each, and may come and go. The page begins with the
state of all models, and says ``{"hello": epoch, "at": n, "sent": [...]}`` once a connection: which
session it is of, the number of the last message that it has heard, and what of its own nobody has
told to have heard; then, whenever a model there is changed,
``{"n": count, "id": model, "state": {...}}``. Here is said ``{"n": number, "heard": count,
"models": {...}}``, once for every message of the page, and whenever else something has changed; or
``{"epoch": other}``, where the session is another one, as after a restart.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Collection, Iterator
from typing import Any

from ipywidgets import Box, Widget

from dokmus_widgets.core.actions import is_whole
from dokmus_widgets.host.models import SessionComm, home_now, let_go, made_in, told, widget_of
from dokmus_widgets.validation.judge import SAID, Refused, State, updates
from dokmus_widgets.validation.limits import MessageLimits
from dokmus_widgets.widgets.board.event_widget import BrowserWidget
from dokmus_widgets.widgets.front.shared_assets import FrontEndWidget


def session_now() -> Session | None:
    """The session of which widgets are being made."""
    home = home_now()
    return home if isinstance(home, Session) else None


def as_text(said: object) -> str:
    """Anything that is said, as a text to be sent."""
    return json.dumps(said, ensure_ascii=False, separators=(",", ":"))


class Session:
    """The widgets of one page. ``later``: has a function called once what is done now is done."""

    def __init__(self, later: Callable[[Callable[[], None]], object]) -> None:
        #: Another session of the same page has another.
        self.epoch = secrets.token_hex(8)
        self.root = ""
        self._later = later
        self._ends: list[Callable[[], object]] = []
        self._lookers: list[Callable[[bool], object]] = []
        self._number = self._heard = 0
        self._carriers: dict[str, SessionComm] = {}
        # The traits to be told of, by model; None: all of them.
        self._due: dict[str, set[str] | None] = {}
        self._send: Callable[[str], object] | None = None
        self._waits = False
        self._has_failed = False

    def later(self, deed: Callable[[], None]) -> None:
        """Have a function called once what is done now, here or in another session, is done."""

        def do() -> None:
            with made_in(self):
                deed()

        self._later(do)

    def show(self, make: Callable[[], Widget]) -> Widget:
        """Make the tree of widgets that the page shows; they belong to this session."""
        with made_in(self):
            widget = make()
        self.root = widget.model_id
        return widget

    @property
    def tree(self) -> Widget:
        """What the page shows; ``KeyError`` before it is there."""
        return widget_of(self._carriers[self.root])

    def first(self) -> dict[str, Any]:
        """What the page begins with."""
        self._due = {}
        for carrier in self._carriers.values():
            carrier.last = self._number
        shown = ((name, self._widget(name)) for name in self._carriers)
        states = {name: told(one, {*one.keys}) for name, one in shown if one is not None}
        return {"epoch": self.epoch, "n": self._number, "root": self.root, "models": states}

    # What a page says

    def steps(
        self,
        message: object,
        limits: MessageLimits,
        refuse: Callable[[Refused], object],
    ) -> Iterator[tuple[str, State]]:
        """What a page may set, a model and an event at a time; raises `Refused` for all else.

        What was heard before is judged, and not done again. Of what a hello has sent the others are
        done where one is refused: ``refuse`` is told of it, and the person with the answer.
        """
        if not isinstance(message, dict):
            raise Refused("not a message")
        if set(message) == {"hello", "at", "sent"}:
            sent = message["sent"]
            if not isinstance(sent, list) or len(sent) > limits.sent:
                raise Refused("not what a page has sent")
            done = 0
            # Of another session nothing is meant for this one.
            for one in sent if message["hello"] == self.epoch else ():
                try:
                    if done == len(self._carriers):
                        raise Refused("more than its widgets have to say")
                    yield from self._steps_of(one, limits)
                    done += 1
                except Refused as refusal:
                    self._has_failed = True
                    refuse(refusal)
        else:
            yield from self._steps_of(message, limits)

    def _steps_of(self, message: object, limits: MessageLimits) -> Iterator[tuple[str, State]]:
        if not isinstance(message, dict) or set(message) != {"n", "id", "state"}:
            raise Refused("not a message")
        count, model = message["n"], message["id"]
        if not is_whole(count) or not 0 < count <= limits.whole:
            raise Refused("a message without a number")
        is_new, self._heard = count > self._heard, max(count, self._heard)
        for step in updates(model, message["state"], self._writable, limits):
            if is_new:
                yield model, step

    def _writable(self, model: str) -> Collection[str]:
        """The traits that the page can set in a model of its own, by name."""
        widget = self._widget(model)
        return () if widget is None else SAID.keys() & {*widget.keys}

    def tell(self, model: str, state: State) -> None:
        """Set what the page said, which has been judged; a widget that is gone hears nothing."""
        widget = self._widget(model)
        if widget is not None:
            with made_in(self):
                widget.set_state(state)

    # What it is told

    def answer(self, message: object, send: Callable[[str], object]) -> None:
        """Answer a message that was heard; who says hello is told all that it does not know."""
        if isinstance(message, dict) and "hello" in message:
            if message["hello"] != self.epoch:
                send(json.dumps({"epoch": self.epoch}))
                return
            self._send = send
            self._tell_who_looks(True)
            self._tell_fault()
            at = message["at"] if is_whole(message["at"]) else 0
            self._due |= {name: None for name, one in self._carriers.items() if one.last > at}
        self._flush()

    def _tell_fault(self) -> None:
        """Tell the person where something of a hello was refused: the page says it no more."""
        found = (self._widget(name) for name in self._carriers)
        one = next((one for one in found if isinstance(one, BrowserWidget)), None)
        if self._has_failed and one is not None:
            with made_in(self):
                one.tell_fault()
        self._has_failed = False

    def hang_up(self, send: Callable[[str], object]) -> None:
        """A transport is gone."""
        if self._send == send:
            self._send = None
            self._tell_who_looks(False)

    def _flush_late(self) -> None:
        """Tell it, unless an answer has done so meanwhile."""
        if self._waits:
            self._flush()

    def _flush(self) -> None:
        """Tell the page what has changed."""
        self._waits = False
        if self._send is None:
            return  # the next hello brings it
        self._number += 1
        due, self._due = self._due, {}
        states: dict[str, Any] = {}
        for name, traits in due.items():
            widget = self._widget(name)
            if widget is not None:
                self._carriers[name].last = self._number
                states[name] = told(widget, {*widget.keys} if traits is None else traits)
        said = {"n": self._number, "heard": self._heard, "models": states}
        self._send(as_text(said))

    # Its models

    def join(self, carrier: SessionComm) -> None:
        """A widget is made."""
        self._carriers[carrier.comm_id] = carrier
        self.changed(carrier, None)

    def leave(self, carrier: SessionComm) -> None:
        """A widget is closed."""
        self._carriers.pop(carrier.comm_id, None)

    def changed(self, carrier: SessionComm, traits: set[str] | None) -> None:
        """Traits of a widget have changed; None: all of them, for it is new."""
        before = self._due.get(carrier.comm_id, set())
        both = None if traits is None or before is None else before | traits
        self._due[carrier.comm_id] = both
        carrier.last = self._number + 1
        if self._send is not None and not self._waits:
            self._waits = True
            self.later(self._flush_late)

    def _widget(self, name: str) -> Widget | None:
        """The widget of this session that a page knows by a name, if it has a look."""
        carrier = self._carriers.get(name)
        widget = None if carrier is None else widget_of(carrier)
        return widget if isinstance(widget, FrontEndWidget | Box) else None

    def on_end(self, deed: Callable[[], object]) -> None:
        """Have a function called when the session ends."""
        self._ends.append(deed)

    def on_looked_at(self, deed: Callable[[bool], object]) -> None:
        """Have a function called with whether a page shows it, whenever one comes or goes."""
        self._lookers.append(deed)

    def _tell_who_looks(self, somebody: bool) -> None:
        with made_in(self):
            for deed in self._lookers:
                deed(somebody)

    def release(self) -> None:
        """Let go of all widgets: the session ends."""
        while self._ends:
            self._ends.pop()()
        self._send = None
        self._lookers.clear()
        for carrier in [*self._carriers.values()]:
            let_go(carrier)
        self._carriers.clear()
        self._due.clear()
