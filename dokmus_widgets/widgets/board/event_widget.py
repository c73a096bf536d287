"""Widgets that receive messages from a page; an error is logged and shown there."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any, Final

import traitlets

from dokmus_widgets.explain.messages import language as spoken_now
from dokmus_widgets.explain.messages import say, speaking
from dokmus_widgets.validation.incidents import incident_counts
from dokmus_widgets.widgets.board.inbox import Inbox
from dokmus_widgets.widgets.front.carrier import Drawn

#: Errors logged for one widget; further ones are only counted.
_MOST_LOGGED: Final = 20
log: Final = logging.getLogger(__name__)


class BrowserWidget(Drawn):
    """A widget that a page talks to; ``fault`` says there that the last message failed."""

    fault = traitlets.Unicode().tag(sync=True)
    _faults = 0

    def __init__(self, **options: Any) -> None:
        self._listeners: list[Callable[..., object]] = []
        super().__init__(**options)

    @property
    def language(self) -> str:
        """The language of its words."""
        return spoken_now()

    def _try(self, handle: Callable[..., object], *arguments: object) -> None:
        """Handle a message; an error is logged, counted and shown on the page."""
        try:
            handle(*arguments)
        except Exception:
            incident_counts["fault"] += 1
            self._faults += 1
            if self._faults <= _MOST_LOGGED:
                log.exception("%s: a message from the page failed", type(self).__name__)
            self.tell_fault()
        else:
            self.fault = ""

    def retell(self) -> None:
        """Say the error again in the current language, where there is one."""
        if self.fault:
            self.tell_fault()

    def tell_fault(self) -> None:
        """Show on the page that something failed."""
        with speaking(self.language):
            self.fault = say("page-fault")


class EventWidget(BrowserWidget):
    """A widget that receives events, the last few at a time: a host sends only the newest value."""

    # A page need not be told what it said: that would be one more message before the answer.
    event = traitlets.Dict().tag(sync=True, echo_update=False)
    heard = traitlets.Int().tag(sync=True)
    #: Handles one event; ignores a malformed one.
    _hear: Callable[[dict[str, Any]], None]

    def __init__(self, **options: Any) -> None:
        self._inbox = Inbox()
        super().__init__(**options)
        self.observe(self._on_event, "event")

    def _on_event(self, change: dict[str, Any]) -> None:
        for event in self._inbox.fresh(change["new"]):
            self._try(self._hear, event)
        self.heard = self._inbox.heard
