"""The WebSocket of a page: validates messages before they reach the session.

Messages never reach Bokeh's own handlers: a page cannot change the document.
"""

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

from dokmus_widgets.app.page_builder import built_page
from dokmus_widgets.app.security.admission import AdmissionControl, ClientSession
from dokmus_widgets.host.session import Session
from dokmus_widgets.validation.incidents import incident_counts
from dokmus_widgets.validation.messages import InvalidMessage, parse_message

log: Final = logging.getLogger(__name__)

_POLICY_VIOLATION: Final = 1008


class PageSocket(WSHandler):
    """The WebSocket of one page and session."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self._admission: AdmissionControl = self.settings["admission"]
        self._client: ClientSession | None = None  # until the socket is released
        self._session: Session | None = None  # from the first hello on
        self._pending: set[asyncio.Future[None]] = set()

    def check_origin(self, origin: str) -> bool:
        if self._admission.origins.allows(origin):
            return True
        self._log_refusal("a page of another website; --origin allows one")
        return False

    async def prepare(self) -> None:
        prepare: Callable[[], Any] = super().prepare  # untyped in Panel
        await prepare()
        session_id = self._admission.session_id(self.request)
        if session_id is None:
            self._log_refusal("a socket without a page")
            raise HTTPError(HTTPStatus.FORBIDDEN)
        context = self.application_context
        self._client = self._admission.open_socket(
            self.request, (context.url, session_id), has_started=session_id in context._sessions
        )

    async def _async_open(self, token: str) -> None:
        try:
            await super()._async_open(token)
        except Exception:
            self._log_fault("Dokmus cannot open a session")
            self.close()

    async def on_message(self, frame: str | bytes) -> None:
        await asyncio.sleep(1 if self._is_blocked() else 0)  # serve others in between
        session = None if self.connection is None else self.connection._session
        client = self._client
        if session is None or client is None or self._is_blocked():
            return
        try:
            message = parse_message(frame, self._admission.messages)
            await asyncio.sleep(client.messages.reserve())
            with self.settings["metrics"].click():
                await self._apply_message(message, session, client)
        except InvalidMessage as error:
            self._refuse(error)
        except Exception:
            self._log_fault("Dokmus cannot handle a message")
            self._refuse("a message that failed")

    def on_close(self) -> None:
        """Leave the session, unless a ping has already found that the page is gone."""
        self._release()
        if self.connection is not None and self.connection._session is not None:
            super().on_close()

    def on_finish(self) -> None:
        """Release the socket after a refused handshake, which does not call `on_close`."""
        if self.get_status() != HTTPStatus.SWITCHING_PROTOCOLS:
            self._release()

    def _release(self) -> None:
        client, self._client = self._client, None
        if client is not None:
            self._admission.close_socket(client)
        if self._session is not None:
            self._session.disconnect(self._send)

    async def send_message(self, message: Any) -> None:
        """Send a message of Bokeh's; ignore a closed socket."""
        with contextlib.suppress(WebSocketClosedError):
            await message.send(self)

    async def _apply_message(
        self, message: object, server_session: ServerSession, client: ClientSession
    ) -> None:
        """Apply the updates of a message, one event at a time, and reply."""
        session = built_page(server_session.document).session
        session.client = client.client
        if isinstance(message, dict) and "hello" in message:
            while not client.hellos.take():
                await asyncio.sleep(1)
                if self._is_blocked():
                    return  # a page that has left repeats its hello on the next socket
        for model, step in session.validated_steps(message, self._admission.messages, self._refuse):
            # Apply the updates of a page that has left.
            if self._client is not None and self._is_blocked():
                return
            await _call_locked(server_session, session.apply, model, step)
            await asyncio.sleep(0)  # serve others in between
        if self._is_blocked():
            return
        self._session = session
        await _call_locked(server_session, session.reply, message, self._send)

    def _send(self, text: str) -> None:
        """Send a text; a page that has left gets its content when it reconnects."""
        if len(self._pending) >= self._admission.clients.max_unsent:
            self.close()  # the page reads nothing; on reconnecting it gets the whole state
            return
        sending = asyncio.ensure_future(self._write_saved(text))
        self._pending.add(sending)
        sending.add_done_callback(self._sent)

    async def _write_saved(self, text: str) -> None:
        """Send a text once what it shows is saved: a killed process loses nothing of it."""
        await self.settings["storage_thread"].written()
        await self.write_message(text)

    def _sent(self, sending: asyncio.Future[None]) -> None:
        self._pending.discard(sending)
        if sending.cancelled() or isinstance(sending.exception(), WebSocketClosedError):
            return
        try:
            sending.result()
        except Exception:
            self._log_fault("Dokmus cannot send to a page")

    def _is_blocked(self) -> bool:
        """Return True if the socket is released or its session was refused too often."""
        limit = self._admission.clients.max_refusals
        return self._client is None or self._client.refusals >= limit

    def _refuse(self, reason: object) -> None:
        """Count a refusal, log the first, and close the session after too many."""
        if self._client is None:  # the page has left
            return
        self._client.refusals += 1
        if self._client.refusals == 1:
            self._log_refusal(f"{reason}; further refusals of this page are only counted")
        else:
            incident_counts["refused"] += 1
        if self._client.refusals == self._admission.clients.max_refusals:
            log.warning("The server closes a page of client %s: too many refusals", self._label)
        if self._is_blocked():
            if self.connection is not None and self.connection._session is not None:
                self.connection._session.request_expiration()  # it cannot reconnect
            self.close(_POLICY_VIOLATION)

    @property
    def _label(self) -> str:
        return self._admission.client_label(self.request)

    def _log_refusal(self, reason: str) -> None:
        incident_counts["refused"] += 1
        log.warning("The server refuses a message of client %s: %s", self._label, reason)

    def _log_fault(self, message: str) -> None:
        incident_counts["fault"] += 1
        log.exception(message)


async def _call_locked(
    session: ServerSession, function: Callable[..., Any], *arguments: Any
) -> Any:
    call: Callable[..., Any] = session.with_document_locked  # awaitable, contrary to its type
    return await call(function, *arguments)
