"""Admission control: signed session tokens, rate limits and capacity."""

import ipaddress
import secrets
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from hashlib import blake2b
from http import HTTPStatus

from bokeh.util.token import check_token_signature, get_session_id, get_token_payload
from tornado.httputil import HTTPServerRequest
from tornado.web import HTTPError

from dokmus_widgets.app.previews import PreviewRenderer
from dokmus_widgets.app.security.origins import Origins
from dokmus_widgets.host.session import current_session
from dokmus_widgets.validation.limits import ClientLimits, MessageLimits
from dokmus_widgets.validation.rate_limits import RateLimiter, TokenBucket

#: A session: the path of its page, and its id; one token could be used for several pages.
SessionKey = tuple[str, str]


@dataclass(slots=True)
class ClientSession:
    """A session: its client, and what all its sockets have used up."""

    client: str
    messages: TokenBucket
    hellos: TokenBucket
    sockets: int = 0
    refusals: int = 0
    has_connected: bool = False


class AdmissionControl:
    """Admission of requests, sessions and sockets; ``active_sessions`` lists the server's."""

    def __init__(
        self, origins: Origins, key: bytes, clients: ClientLimits, messages: MessageLimits
    ) -> None:
        self.origins, self.clients, self.messages = origins, clients, messages
        self.active_sessions: Callable[[], Iterable[SessionKey]] = tuple
        self._key = key
        #: A key of this process only: nobody can trace a label in a log to an address.
        self._label_key = secrets.token_bytes(16)
        self._sessions: dict[SessionKey, ClientSession] = {}
        self.previews = PreviewRenderer(clients.max_pending_previews)
        self._page_limiter = RateLimiter(clients.page_rate, clients.page_burst)
        self._preview_limiter = RateLimiter(clients.preview_rate, clients.preview_burst)
        self._drawing_limiter = RateLimiter(clients.drawing_rate, clients.drawing_burst)
        self._socket_limiter = RateLimiter(clients.socket_rate, clients.socket_burst)

    def session_id(self, request: HTTPServerRequest) -> str | None:
        """Return the session of a socket's token, or None unless this server signed it."""
        protocols = request.headers.get("Sec-WebSocket-Protocol", "").split(",")
        if len(protocols) != 2 or protocols[0].strip() != "bokeh":
            return None
        token = protocols[1].strip()
        try:
            if not check_token_signature(token, secret_key=self._key, signed=True):
                return None
            expires = int(get_token_payload(token).get("session_expiry", 0))
        except Exception:  # Bokeh raises various errors for malformed tokens
            return None
        return get_session_id(token) if int(time.time()) < expires else None

    def client_label(self, request: HTTPServerRequest) -> str:
        """Return a label of a client for the log, which does not tell its address."""
        client = _client(request).encode()
        return blake2b(client, key=self._label_key, digest_size=4).hexdigest()

    def check_page_request(self, request: HTTPServerRequest) -> None:
        """Raise `HTTPError` if a client requests too many pages, or the server is full."""
        _take(self._page_limiter, request)
        self.check_capacity(request)

    def check_preview_request(self, request: HTTPServerRequest) -> None:
        _take(self._preview_limiter, request)

    def charge_drawing(self) -> bool:
        """Count a picture or chart of the current page; return False for one too many."""
        session = current_session()
        return session is None or self._drawing_limiter.take(session.client)

    def check_capacity(self, request: HTTPServerRequest) -> None:
        """Raise `HTTPError` if the server, or this client, cannot have one more session."""
        active = set(self.active_sessions())
        # A session with a socket may not have started yet.
        self._sessions = {
            key: session
            for key, session in self._sessions.items()
            if key in active or session.sockets
        }
        client = _client(request)
        of_client = sum(session.client == client for session in self._sessions.values())
        is_full = len(active | self._sessions.keys()) >= self.clients.max_sessions
        if is_full or of_client >= self.clients.max_sessions_per_client:
            raise HTTPError(HTTPStatus.SERVICE_UNAVAILABLE)

    def register(self, request: HTTPServerRequest, key: SessionKey) -> ClientSession:
        limits = self.clients
        session = self._sessions[key] = ClientSession(
            _client(request),
            TokenBucket(limits.message_rate, limits.message_burst),
            TokenBucket(limits.hello_rate, limits.hello_burst),
        )
        return session

    def open_socket(
        self, request: HTTPServerRequest, key: SessionKey, *, has_started: bool
    ) -> ClientSession:
        """Admit a socket; raise `HTTPError` beyond the limits.

        ``has_started``: the session exists; a page that loaded slowly starts it again.
        """
        _take(self._socket_limiter, request)
        session = self._sessions.get(key)
        if session is None or not (has_started or session.sockets):
            self.check_capacity(request)
            session = self.register(request, key)
        if session.sockets >= self.clients.max_sockets_per_session:
            raise HTTPError(HTTPStatus.TOO_MANY_REQUESTS)
        if session.refusals >= self.clients.max_refusals:
            raise HTTPError(HTTPStatus.FORBIDDEN)
        session.sockets += 1
        session.has_connected = True
        return session

    def close_socket(self, session: ClientSession) -> None:
        session.sockets -= 1

    def has_connected(self, key: SessionKey) -> bool:
        return key in self._sessions and self._sessions[key].has_connected


def _take(limiter: RateLimiter, request: HTTPServerRequest) -> None:
    if not limiter.take(_client(request)):
        raise HTTPError(HTTPStatus.TOO_MANY_REQUESTS)


def _client(request: HTTPServerRequest) -> str:
    return client_key(request.remote_ip or "")


def client_key(address: str) -> str:
    """Return the IPv4 address or IPv6 /64 of a client, for rate limiting."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv4Address):
        return str(parsed)
    return str(parsed.ipv4_mapped or ipaddress.IPv6Network((int(parsed), 64), strict=False))
