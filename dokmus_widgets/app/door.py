"""Who comes in: tokens that this server has signed, and no more visitors than there is room for."""

from __future__ import annotations

import calendar
import datetime
from collections.abc import Callable, Iterable

from bokeh.util.token import check_token_signature, get_session_id, get_token_payload
from tornado.httputil import HTTPServerRequest
from tornado.web import HTTPError

from dokmus_widgets.app.origins import Origins
from dokmus_widgets.guard.limits import MessageLimits, VisitorLimits
from dokmus_widgets.guard.rates import Buckets

#: The answers of HTTP for those who ask too often, and for when there is no room.
TOO_OFTEN, FULL = 429, 503


class Door:
    """Lets visitors in. ``alive`` gives the ids of the sessions that are there."""

    def __init__(
        self, origins: Origins, key: bytes, visitors: VisitorLimits, messages: MessageLimits
    ) -> None:
        self.origins, self.visitors, self.messages = origins, visitors, messages
        self.alive: Callable[[], Iterable[str]] = tuple
        self._key = key
        self._address_of: dict[str, str] = {}
        self._met: set[str] = set()
        self._asked = Buckets(visitors.pages, visitors.pages_burst)

    def session_of(self, request: HTTPServerRequest) -> str | None:
        """The session of the token that a socket brings; None for none that was signed here."""
        offered = request.headers.get("Sec-WebSocket-Protocol", "").split(",")
        if len(offered) != 2 or offered[0].strip() != "bokeh":
            return None
        token = offered[1].strip()
        try:
            signed = check_token_signature(token, secret_key=self._key, signed=True)
            if not signed:
                return None
            expires = int(get_token_payload(token).get("session_expiry", 0))
        except Exception:  # whatever Bokeh says of a token that is none
            return None
        now = calendar.timegm(datetime.datetime.now(tz=datetime.UTC).timetuple())
        return get_session_id(token) if now < expires else None

    def see(self, request: HTTPServerRequest) -> None:
        """A page is asked for; raises `HTTPError` for who asks too often, or without room."""
        if not self._asked.take(_address(request)):
            raise HTTPError(TOO_OFTEN)
        self.need_room(request)

    def need_room(self, request: HTTPServerRequest) -> None:
        """Raise `HTTPError` where there is no room for one more session."""
        alive = set(self.alive())
        self._met &= alive
        self._address_of = {
            session: whose for session, whose in self._address_of.items() if session in alive
        }
        same = sum(whose == _address(request) for whose in self._address_of.values())
        if len(alive) >= self.visitors.sessions or same >= self.visitors.sessions_each:
            raise HTTPError(FULL)

    def let_in(self, request: HTTPServerRequest, session: str) -> None:
        """A session has begun."""
        self._address_of[session] = _address(request)

    def meet(self, session: str) -> None:
        """The page of a session has called back."""
        self._met.add(session)

    def has_met(self, session: str) -> bool:
        """Whether the page of a session has ever called back."""
        return session in self._met


def _address(request: HTTPServerRequest) -> str:
    return request.remote_ip or ""
