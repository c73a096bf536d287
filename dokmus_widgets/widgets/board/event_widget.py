"""Widgets that receive messages from a page; errors are logged and shown there."""

import logging
from collections.abc import Callable
from typing import Any, Final

import traitlets

from dokmus_widgets.core.actions import is_whole
from dokmus_widgets.explain.messages import language as current_language, say, speaking
from dokmus_widgets.validation.incidents import incident_counts
from dokmus_widgets.widgets.board.listeners import Listeners, report
from dokmus_widgets.widgets.front.shared_assets import FrontEndWidget

#: Errors that are logged for one widget; further ones are only counted.
_MAX_LOGGED: Final = 20
log: Final = logging.getLogger(__name__)


class BrowserWidget(FrontEndWidget):
    """A widget that receives messages from a page; ``fault`` shows that the last one failed."""

    fault = traitlets.Unicode().tag(sync=True)
    _fault_count = 0
    #: What else ``fault`` shows: an error in a listener, or a refused value.
    _note = ""

    def __init__(self, **options: Any) -> None:
        self._listeners: list[Callable[..., object]] = []
        super().__init__(**options)

    @property
    def language(self) -> str:
        return current_language()

    def _try(self, handle: Callable[..., object], *arguments: object) -> None:
        self._note = ""
        try:
            handle(*arguments)
        except Exception:
            incident_counts["fault"] += 1
            self._fault_count += 1
            if self._fault_count <= _MAX_LOGGED:
                log.exception("%s: a message from the page failed", type(self).__name__)
            self.tell_fault()
        else:
            self.fault = self._note

    def tell(self, *lines: str) -> None:
        """Show lines in the place of a fault, until the next message from the page."""
        self.fault = self._note = "\n".join(lines)

    def translate(self) -> None:
        """Translate the error that is shown, if any."""
        if self.fault and not self._note:
            self.tell_fault()

    def tell_fault(self) -> None:
        with speaking(self.language):
            self.fault = say("page-fault")


class EventBuffer:
    """Collects the new events from a synced trait that carries the most recent ones.

    A host sends only the latest value of a trait while Python is busy. So each message repeats the
    numbered events before it; known and malformed ones are ignored.
    """

    def __init__(self) -> None:
        #: The number of the last event; pages continue from it.
        self.last = 0

    def take_new(self, message: object) -> list[dict[str, Any]]:
        """Return the new events of a message, oldest first."""
        recent = message.get("recent") if isinstance(message, dict) else None
        events = []
        for event in recent if isinstance(recent, list) else []:
            count = event.get("count") if isinstance(event, dict) else None
            if is_whole(count) and count > self.last:
                self.last = count
                events.append(event)
        return events


def unheard_words() -> list[str]:
    """Return what a page says while an answer does not come: in a notebook, on a page of ours."""
    return [say("board-unheard"), say("board-unheard-page")]


class EventWidget(BrowserWidget):
    """A widget that receives numbered events from a page."""

    # Without an echo, which would be one more message before the answer.
    event = traitlets.Dict().tag(sync=True, echo_update=False)
    heard = traitlets.Int().tag(sync=True)
    #: Handles one event; ignores a malformed one.
    _hear: Callable[[dict[str, Any]], None]

    def __init__(self, **options: Any) -> None:
        self._events = EventBuffer()
        #: The functions that others registered; ``_listeners`` are ours.
        self._registered = Listeners[Callable[..., object]]()
        super().__init__(**options)
        self.observe(self._on_event, "event")

    def _report(self, *news: object) -> None:
        for listener in self._listeners:
            listener(*news)
        for listener in self._registered:
            try:
                listener(*news)
            except Exception as error:
                with speaking(self.language):
                    self.tell(*report(error))

    def _on_event(self, change: dict[str, Any]) -> None:
        for event in self._events.take_new(change["new"]):
            self._try(self._hear, event)
        self.heard = self._events.last
