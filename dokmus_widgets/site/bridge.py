"""The session of a page without a server, in a web worker.

``scripts/worker.mjs`` calls it with texts, and passes functions that take texts. It uses the
server's message validation, session protocol and store.
"""

import json
import logging
import random
from collections.abc import Callable
from dataclasses import replace

from dokmus_widgets.host.comms import install_comms
from dokmus_widgets.host.pages import PAGES
from dokmus_widgets.host.persistence import widget_factory
from dokmus_widgets.host.request import FILE_SUFFIX, parse_request
from dokmus_widgets.host.session import Session, to_json
from dokmus_widgets.site.browser_storage import BrowserBackend, Write
from dokmus_widgets.storage.store import Store
from dokmus_widgets.validation.limits import MessageLimits
from dokmus_widgets.validation.messages import InvalidMessage
from dokmus_widgets.widgets.board.background_work import running_loop
from dokmus_widgets.widgets.front.shared_assets import FrontEnd

_LOG = logging.getLogger(__name__)
_LIMITS = MessageLimits()
#: Kinds and languages of the pages created to warm up.
_warm: set[tuple[str, str]] = set()


def warm(kind: str, language: str) -> bool:
    """Create a page without user data, once; return True if a snapshot is worth storing."""
    if (kind, language) in _warm:
        return False
    _warm.add((kind, language))
    bridge = Bridge("[]", str, lambda _token, _line: None)
    bridge.first(kind, "{}", language)
    bridge.close()
    return True


def awake() -> None:
    """Reseed the random numbers after a memory snapshot is restored."""
    random.seed()


def _refuse(error: InvalidMessage) -> None:
    _LOG.warning("The session refuses a message: %s", error)


class Bridge:
    """The session of a page; ``kept``: the browser's stored entries, a JSON list of lines."""

    def __init__(self, kept: str, send: Callable[[str], object], write: Write) -> None:
        FrontEnd.is_served = True
        install_comms()
        self._send = send
        self._tasks: list[Callable[[], None]] = []
        self._backend = BrowserBackend(json.loads(kept), write)
        self._store = Store(self._backend)
        self._store.prune()
        self._session = Session(self._schedule)

    def first(self, kind: str, query: str, language: str) -> str:
        """Create the page of a kind with query fields; return its initial state."""
        page = next(page for page in PAGES if page.kind == kind)
        fields = {name: [value.encode()] for name, value in json.loads(query).items()}
        request = replace(
            parse_request(page, fields),
            language=language,
            has_chosen_language=True,
            fault="",
            file_suffix=FILE_SUFFIX,
        )
        self._session.create_widgets(lambda: widget_factory(self._store)(request))
        return to_json(self._session.initial_state())

    def close(self) -> None:
        self._session.release()

    def hear(self, text: str) -> None:
        self._session.hear(text, _LIMITS, _refuse, self._send)
        self._run_tasks()

    def kept_elsewhere(self, line: str) -> None:
        """Adopt an entry that another tab has saved."""
        entry = self._backend.receive(line)
        if entry is not None:
            self._store.notify(entry)
        self._run_tasks()

    def not_kept(self, reason: str) -> None:
        self._backend.fault = reason

    def _schedule(self, task: Callable[[], None]) -> None:
        self._tasks.append(task)
        # Changes between two messages of the page are sent, too.
        if len(self._tasks) == 1 and (loop := running_loop()) is not None:
            loop.call_soon(self._run_tasks)

    def _run_tasks(self) -> None:
        while self._tasks:
            self._tasks.pop(0)()
