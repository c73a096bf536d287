"""Widgets that hear what a page says: an error meanwhile is told there, and changes nothing."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from typing import Any, Final

import traitlets

from dokmus_widgets.explain.messages import language as spoken_now
from dokmus_widgets.explain.messages import say, speaking
from dokmus_widgets.validation.incidents import incident_counts
from dokmus_widgets.widgets.board.before import Before
from dokmus_widgets.widgets.board.inbox import Inbox
from dokmus_widgets.widgets.front.carrier import Drawn

#: Of one widget; the others are counted.
_MOST_LOGGED: Final = 20
log: Final = logging.getLogger(__name__)


class Hearing(Drawn):
    """A widget with listeners; ``fault`` says on the page that what it last heard failed."""

    fault = traitlets.Unicode().tag(sync=True)
    _faults = 0

    def __init__(self, **options: Any) -> None:
        self._listeners: list[Callable[..., object]] = []
        super().__init__(**options)

    @property
    def language(self) -> str:
        """The language of its words."""
        return spoken_now()

    def _try(self, deed: Callable[[], object], around: Iterable[object] = ()) -> None:
        """Do what the page asked for.

        Where that fails it is logged and counted, the person is told, and all is as it was: this
        widget, those who listen to it, and what is ``around``.
        """
        before = Before([self, *self._listeners, *around])
        try:
            deed()
        except Exception:
            before.restore()
            incident_counts["fault"] += 1
            self._faults += 1
            if self._faults <= _MOST_LOGGED:
                log.exception("%s: what the page asked for failed", type(self).__name__)
            self.tell_fault()
        else:
            self.fault = ""

    def retell(self) -> None:
        """Say in the language as it is now that something failed, where it has."""
        if self.fault:
            self.tell_fault()

    def tell_fault(self) -> None:
        """Tell the person that something failed."""
        with speaking(self.language):
            self.fault = say("page-fault")


class EventWidget(Hearing):
    """One that hears events: the last few at a time, since a host sends the latest value only."""

    # A page need not be told what it said: that would be a message more before the answer.
    event = traitlets.Dict().tag(sync=True, echo_update=False)
    heard = traitlets.Int().tag(sync=True)
    #: Does what one event asks for; what it does not ask for rightly is ignored.
    _hear: Callable[[dict[str, Any]], None]

    def __init__(self, **options: Any) -> None:
        self._inbox = Inbox()
        super().__init__(**options)
        self.observe(self._on_event, "event")

    def _on_event(self, change: dict[str, Any]) -> None:
        for event in self._inbox.fresh(change["new"]):
            self._try(lambda: self._hear(event))  # noqa: B023  (called at once)
        self.heard = self._inbox.heard
