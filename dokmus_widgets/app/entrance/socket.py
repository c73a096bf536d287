"""The socket of a page: what comes on it is judged first, and nothing else sees it before.

Bokeh's own handling of messages is never reached: a page cannot change the document.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from http import HTTPStatus
from typing import Any, Final

from bokeh.server.session import ServerSession
from panel.io.server import WSHandler
from tornado.web import HTTPError
from tornado.websocket import WebSocketClosedError

from dokmus_widgets.app import page
from dokmus_widgets.app.entrance.door import Door, Guest
from dokmus_widgets.host.session import Session
from dokmus_widgets.validation.faults import counted
from dokmus_widgets.validation.judge import Refused, parsed

log: Final = logging.getLogger(__name__)

# "Policy violation", of the codes with which a socket can be closed.
_CLOSED_FOR_REFUSALS: Final = 1008


class Socket(WSHandler):
    """One page's socket; it belongs to one session."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._door: Door = self.settings["door"]
        self._guest: Guest | None = None  # while the socket is counted
        self._session: Session | None = None  # once it has said hello
        self._sending: set[asyncio.Future[None]] = set()

    def check_origin(self, origin: str) -> bool:
        """Whether a page from there may open a socket here."""
        if self._door.origins.has(origin):
            return True
        self._log_refusal("a page of another site; --origin names those that may")
        return False

    async def prepare(self) -> None:
        """Refuse the handshake of whoever has no page of ours, or where there is no room."""
        prepare: Callable[[], Any] = super().prepare  # untyped there
        await prepare()
        session = self._door.session_of(self.request)
        if session is None:
            self._log_refusal("a socket without a page")
            raise HTTPError(403)
        context = self.application_context
        key, begun = (context.url, session), session in context._sessions
        self._guest = self._door.take_socket(self.request, key, begun=begun)

    async def _async_open(self, token: str) -> None:
        try:
            await super()._async_open(token)
        except Exception:
            self._log_fault("a session could not be opened")
            self.close()

    async def on_message(self, frame: str | bytes) -> None:
        """Hear what the page says. The next frame is read only once this is done."""
        await asyncio.sleep(1 if self._is_sent_away() else 0)  # others come in between
        session = None if self.connection is None else self.connection._session
        guest = self._guest
        if session is None or guest is None or self._is_sent_away():
            return
        try:
            message = parsed(frame, self._door.messages)
            await asyncio.sleep(guest.pace.wait())
            await self._hear(message, session, guest)
        except Refused as refusal:
            self._refuse(refusal)
        except Exception:
            self._log_fault("a message could not be heard")
            self._refuse("a message that failed")

    def on_close(self) -> None:
        """Leave the session, where a ping has not found out before that the page is gone."""
        self._let_go()
        if self.connection is not None and self.connection._session is not None:
            super().on_close()

    def on_finish(self) -> None:
        """The handshake is over; where it was refused after all, nothing else closes."""
        if self.get_status() != HTTPStatus.SWITCHING_PROTOCOLS:
            self._let_go()

    def _let_go(self) -> None:
        guest, self._guest = self._guest, None
        if guest is not None:
            self._door.drop_socket(guest)
        if self._session is not None:
            self._session.hang_up(self._tell)

    async def send_message(self, message: Any) -> None:
        """Send it; a page that has gone meanwhile misses nothing, and nobody need be told."""
        with contextlib.suppress(WebSocketClosedError):
            await message.send(self)

    async def _hear(self, message: object, session: ServerSession, guest: Guest) -> None:
        """Do what the page said, one event at a time, and answer."""
        mine = page.built_in(session.document).session
        if isinstance(message, dict) and "hello" in message:
            while not guest.hellos.take():
                await asyncio.sleep(1)
                if self._is_sent_away():
                    return  # or has gone meanwhile, and says it again elsewhere
        for model, step in mine.steps(message, self._door.messages, self._refuse):
            # Whoever has only gone finds done what was said.
            if self._guest is not None and self._is_sent_away():
                return
            await _held(session, mine.tell, model, step)
            await asyncio.sleep(0)  # others come in between
        if self._is_sent_away():
            return  # the same
        self._session = mine
        await _held(session, mine.answer, message, self._tell)

    def _tell(self, text: str) -> None:
        """Send it; a page that has gone meanwhile is told when it comes back."""
        if len(self._sending) >= self._door.visitors.unsent:
            self.close()  # it takes nothing; when it comes back it is told all at once
            return
        sending = asyncio.ensure_future(self.write_message(text))
        self._sending.add(sending)
        sending.add_done_callback(self._sent)

    def _sent(self, sending: asyncio.Future[None]) -> None:
        self._sending.discard(sending)
        if sending.cancelled() or isinstance(sending.exception(), WebSocketClosedError):
            return
        try:
            sending.result()
        except Exception:
            self._log_fault("a page could not be told")

    def _is_sent_away(self) -> bool:
        return self._guest is None or self._guest.refusals >= self._door.visitors.refusals

    def _refuse(self, reason: object) -> None:
        """Count it; the first is told, and whoever goes on is sent away."""
        if self._guest is None:  # the page has gone meanwhile
            return
        self._guest.refusals += 1
        if self._guest.refusals == 1:
            self._log_refusal(f"{reason}; what follows of this page is only counted")
        else:
            counted["refused"] += 1
        if self._guest.refusals == self._door.visitors.refusals:
            log.warning("closed a page of %s, which went on", self.request.remote_ip)
        if self._is_sent_away():
            if self.connection is not None and self.connection._session is not None:
                self.connection._session.request_expiration()  # not kept for its coming back
            self.close(_CLOSED_FOR_REFUSALS)

    def _log_refusal(self, reason: str) -> None:
        counted["refused"] += 1
        log.warning("refused from %s: %s", self.request.remote_ip, reason)

    def _log_fault(self, what: str) -> None:
        counted["fault"] += 1
        log.exception(what)


async def _held(session: ServerSession, deed: Callable[..., Any], *given: Any) -> Any:
    """Do something with a session's document while nothing else does."""
    held: Callable[..., Any] = session.with_document_locked  # awaited, whatever its type says
    return await held(deed, *given)
