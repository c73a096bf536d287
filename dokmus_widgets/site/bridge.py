"""Python's end of a page without a server: one session, in a worker of the browser.

The worker's script calls it with texts, and hands it functions that take texts. It has what a
server has: the judge of messages, the sessions' protocol, the store.
"""

from __future__ import annotations

import json
import logging
import random
from collections.abc import Callable
from dataclasses import replace

from dokmus_widgets.host import keeping
from dokmus_widgets.host.models import take_over
from dokmus_widgets.host.pages import PAGES
from dokmus_widgets.host.session import Session, as_text
from dokmus_widgets.host.visit import ENDING, visit_to
from dokmus_widgets.site.rows import BrowserRows, Write
from dokmus_widgets.storage.store import Store
from dokmus_widgets.validation.judge import Refused, parsed
from dokmus_widgets.validation.limits import MessageLimits
from dokmus_widgets.widgets.board.background_work import running_loop
from dokmus_widgets.widgets.front.shared_assets import FrontEnd

_LOG = logging.getLogger(__name__)
_LIMITS = MessageLimits()
#: The pages that were made for nobody, by kind and language.
_warm: set[tuple[str, str]] = set()


def warm(kind: str, language: str) -> bool:
    """Make a page for nobody, once; whether this memory is worth keeping since.

    The next page that goes on from it finds all imported and all messages read, and nobody's data.
    """
    if (kind, language) in _warm:
        return False
    _warm.add((kind, language))
    nobody = Bridge("[]", str, lambda _token, _line: None)
    nobody.first(kind, "{}", language)
    nobody.close()
    return True


def awake() -> None:
    """Go on from a memory that was kept; chance must not be as it was then."""
    random.seed()


def _refuse(refusal: Refused) -> None:
    _LOG.warning("refused: %s", refusal)


class Bridge:
    """The session of a page. ``send``: takes what the page is told; ``write``: keeps a line."""

    def __init__(self, kept: str, send: Callable[[str], object], write: Write) -> None:
        FrontEnd.is_served = True
        take_over()
        self._send = send
        self._later: list[Callable[[], None]] = []
        self._rows = BrowserRows(json.loads(kept), write)
        self._store = Store(self._rows)
        self._store.prune()
        self._session = Session(self._do_later)

    def first(self, kind: str, query: str, language: str) -> str:
        """Make the page of a kind, for the fields of its address; what it begins with."""
        page = next(page for page in PAGES if page.kind == kind)
        fields = {name: [value.encode()] for name, value in json.loads(query).items()}
        visit = visit_to(page, fields)
        visit = replace(visit, language=language, chosen=True, fault="", ending=ENDING)
        self._session.show(lambda: keeping.widget_maker(self._store)(visit)[0])
        return as_text(self._session.first())

    def close(self) -> None:
        """Let go of the page."""
        self._session.release()

    def hear(self, text: str) -> None:
        """Hear what the page says, and answer."""
        session = self._session
        try:
            message = parsed(text, _LIMITS)
            for model, step in session.steps(message, _LIMITS, _refuse):
                session.tell(model, step)
        except Refused as refusal:
            _refuse(refusal)
            return
        session.answer(message, self._send)
        self._go_on()

    def kept_elsewhere(self, line: str) -> None:
        """Another tab has kept something."""
        kept = self._rows.arrived(line)
        if kept is not None:
            self._store.tell(kept)
        self._go_on()

    def not_kept(self, reason: str) -> None:
        """The browser cannot keep what it was given, nor anything else."""
        self._rows.fault = reason

    def _do_later(self, deed: Callable[[], None]) -> None:
        self._later.append(deed)
        # What is done between the clicks is told, too, though the page says nothing.
        if len(self._later) == 1 and (loop := running_loop()) is not None:
            loop.call_soon(self._go_on)

    def _go_on(self) -> None:
        while self._later:
            self._later.pop(0)()
