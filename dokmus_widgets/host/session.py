"""The session of a page: the protocol between its widgets here and in the browser.

A transport, which may disconnect and reconnect, carries JSON texts. The page starts with the state
of all models. For each connection it sends ``{"hello": epoch, "at": n, "sent": [...]}``: the
session, the number of the last message it received, and its own unconfirmed messages. Then it sends
``{"n": count, "id": model, "state": {...}}`` whenever one of its models changes. The session sends
``{"n": number, "heard": count, "models": {...}}`` after each message of the page, and whenever
something else changes; or ``{"epoch": other}`` if it is another session, as after a restart.
"""

import json
import secrets
from collections.abc import Callable, Collection, Iterator
from typing import Any

from ipywidgets import Box, Widget

from dokmus_widgets.core.actions import is_whole
from dokmus_widgets.host.comms import (
    SessionComm,
    current_owner,
    discard_widget,
    owned_by,
    page_state,
    widget_of,
)
from dokmus_widgets.validation.limits import MessageLimits
from dokmus_widgets.validation.messages import (
    VALIDATORS,
    InvalidMessage,
    TraitValues,
    parse_message,
    validate_update,
)
from dokmus_widgets.widgets.board.background_work import call_in_turn
from dokmus_widgets.widgets.board.event_widget import BrowserWidget
from dokmus_widgets.widgets.front.shared_assets import FrontEndWidget


def current_session() -> "Session | None":
    owner = current_owner()
    return owner if isinstance(owner, Session) else None


def to_json(message: object) -> str:
    return json.dumps(message, ensure_ascii=False, separators=(",", ":"))


class Session:
    """The widgets of one page; ``schedule`` calls a function later, under the session's lock."""

    def __init__(self, schedule: Callable[[Callable[[], None]], object]) -> None:
        #: An id that tells sessions of the same page apart.
        self.epoch = secrets.token_hex(8)
        self.root = ""
        #: The client that sent the last message, for rate limits.
        self.client = ""
        self._schedule = schedule
        self._end_callbacks: list[Callable[[], object]] = []
        self._connection_callbacks: list[Callable[[bool], object]] = []
        self._sent_number = self._received_number = 0
        self._comms: dict[str, SessionComm] = {}
        # The changed traits by model; None: all of them.
        self._changes: dict[str, set[str] | None] = {}
        self._send: Callable[[str], object] | None = None
        self._flush_is_scheduled = False
        self._has_refused = False

    def call_later(self, function: Callable[[], None]) -> None:
        def call() -> None:
            with owned_by(self):
                function()

        self._schedule(call)

    def call_in_turn(self, function: Callable[[], None]) -> None:
        """Call a function later, after those of other pages that wait already."""
        call_in_turn(lambda: self.call_later(function))

    def create_widgets(self, factory: Callable[[], tuple[Widget, str]]) -> str:
        """Create the page's widget tree, owned by this session; return its entry's token."""
        with owned_by(self):
            widget, token = factory()
        self.root = widget.model_id
        return token

    @property
    def widget_tree(self) -> Widget:
        """The root widget; `KeyError` before `create_widgets`."""
        return widget_of(self._comms[self.root])

    def initial_state(self) -> dict[str, Any]:
        self._changes = {}
        for widget_comm in self._comms.values():
            widget_comm.last_message = self._sent_number
        shown = ((name, self._widget(name)) for name in self._comms)
        states = {name: page_state(one, {*one.keys}) for name, one in shown if one is not None}
        return {"epoch": self.epoch, "n": self._sent_number, "root": self.root, "models": states}

    def validated_steps(
        self, message: object, limits: MessageLimits, refuse: Callable[[InvalidMessage], object]
    ) -> Iterator[tuple[str, TraitValues]]:
        """Yield the steps of a message, each a model and an update of one event.

        Messages received before are validated and skipped. Raise `InvalidMessage` for an invalid
        message; an invalid one within a hello goes to ``refuse``, and the others are yielded.
        """
        if not isinstance(message, dict):
            raise InvalidMessage("not a message")
        if set(message) == {"hello", "at", "sent"}:
            sent = message["sent"]
            if not isinstance(sent, list) or len(sent) > limits.max_resent:
                raise InvalidMessage("not a list of messages, or too many")
            accepted = 0
            # The messages of another epoch are for another session.
            for one in sent if message["hello"] == self.epoch else ():
                try:
                    if accepted == len(self._comms):
                        raise InvalidMessage("more messages than widgets")
                    yield from self._steps_of(one, limits)
                    accepted += 1
                except InvalidMessage as error:
                    self._has_refused = True
                    refuse(error)
        else:
            yield from self._steps_of(message, limits)

    def _steps_of(
        self, message: object, limits: MessageLimits
    ) -> Iterator[tuple[str, TraitValues]]:
        if not isinstance(message, dict) or set(message) != {"n", "id", "state"}:
            raise InvalidMessage("not a message")
        number, model = message["n"], message["id"]
        if not is_whole(number) or not 0 < number <= limits.max_integer:
            raise InvalidMessage("a message without a number")
        is_new = number > self._received_number
        self._received_number = max(number, self._received_number)
        for step in validate_update(model, message["state"], self._writable_traits, limits):
            if is_new:
                yield model, step

    def _writable_traits(self, model: str) -> Collection[str]:
        widget = self._widget(model)
        return () if widget is None else VALIDATORS.keys() & {*widget.keys}

    def apply(self, model: str, step: TraitValues) -> None:
        """Apply a validated step; do nothing if the widget is closed."""
        widget = self._widget(model)
        if widget is not None:
            with owned_by(self):
                widget.set_state(step)

    def hear(
        self,
        text: object,
        limits: MessageLimits,
        refuse: Callable[[InvalidMessage], object],
        send: Callable[[str], object],
    ) -> None:
        """Apply a message of the page at once, and reply."""
        try:
            message = parse_message(text, limits)
            for model, step in self.validated_steps(message, limits, refuse):
                self.apply(model, step)
        except InvalidMessage as error:
            refuse(error)
            return
        self.reply(message, send)

    def reply(self, message: object, send: Callable[[str], object]) -> None:
        """Send the changes since the last message, or, after a hello, all that the page missed."""
        if isinstance(message, dict) and "hello" in message:
            if message["hello"] != self.epoch:
                send(json.dumps({"epoch": self.epoch}))
                return
            self._send = send
            self._report_connection(True)
            self._report_refusal()
            at = message["at"] if is_whole(message["at"]) else 0
            self._changes |= {
                name: None for name, one in self._comms.items() if one.last_message > at
            }
        self._flush()

    def _report_refusal(self) -> None:
        """Show a message if a part of a hello was refused: the page does not repeat it."""
        widgets = (self._widget(name) for name in self._comms)
        widget = next((one for one in widgets if isinstance(one, BrowserWidget)), None)
        if self._has_refused and widget is not None:
            with owned_by(self):
                widget.tell_fault()
        self._has_refused = False

    def disconnect(self, send: Callable[[str], object]) -> None:
        if self._send == send:
            self._send = None
            self._report_connection(False)

    def _flush_if_scheduled(self) -> None:
        if self._flush_is_scheduled:  # no reply has done it since
            self._flush()

    def _flush(self) -> None:
        self._flush_is_scheduled = False
        if self._send is None:
            return  # the reply to the next hello contains them
        self._sent_number += 1
        changes, self._changes = self._changes, {}
        states: dict[str, Any] = {}
        for name, traits in changes.items():
            widget = self._widget(name)
            if widget is not None:
                self._comms[name].last_message = self._sent_number
                states[name] = page_state(widget, {*widget.keys} if traits is None else traits)
        message = {"n": self._sent_number, "heard": self._received_number, "models": states}
        self._send(to_json(message))

    def add_widget(self, widget_comm: SessionComm) -> None:
        self._comms[widget_comm.comm_id] = widget_comm
        self.mark_changed(widget_comm, None)

    def remove_widget(self, widget_comm: SessionComm) -> None:
        self._comms.pop(widget_comm.comm_id, None)

    def mark_changed(self, widget_comm: SessionComm, traits: set[str] | None) -> None:
        """Record changed traits, or all (None), and schedule a message to the page."""
        before = self._changes.get(widget_comm.comm_id, set())
        both = None if traits is None or before is None else before | traits
        self._changes[widget_comm.comm_id] = both
        widget_comm.last_message = self._sent_number + 1
        if self._send is not None and not self._flush_is_scheduled:
            self._flush_is_scheduled = True
            self.call_later(self._flush_if_scheduled)

    def _widget(self, name: str) -> Widget | None:
        widget_comm = self._comms.get(name)
        widget = None if widget_comm is None else widget_of(widget_comm)
        return widget if isinstance(widget, FrontEndWidget | Box) else None

    def on_end(self, callback: Callable[[], object]) -> None:
        self._end_callbacks.append(callback)

    def on_connection_change(self, callback: Callable[[bool], object]) -> None:
        """Call a function: with True when a page connects, with False when it leaves or ends."""
        self._connection_callbacks.append(callback)

    def _report_connection(self, is_connected: bool) -> None:
        with owned_by(self):
            for callback in self._connection_callbacks:
                callback(is_connected)

    def release(self) -> None:
        self._report_connection(False)
        while self._end_callbacks:
            self._end_callbacks.pop()()
        self._send = None
        self._schedule = lambda _function: None
        self._connection_callbacks.clear()
        for widget_comm in [*self._comms.values()]:
            discard_widget(widget_comm)
        self._comms.clear()
        self._changes.clear()
