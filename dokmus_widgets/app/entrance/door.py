"""Who comes in: tokens that this server has signed, and no more visitors than there is room for."""

from __future__ import annotations

import calendar
import datetime
import ipaddress
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from bokeh.util.token import check_token_signature, get_session_id, get_token_payload
from tornado.httputil import HTTPServerRequest
from tornado.web import HTTPError

from dokmus_widgets.app.entrance.origins import Origins
from dokmus_widgets.app.previews import Previews
from dokmus_widgets.validation.limits import MessageLimits, VisitorLimits
from dokmus_widgets.validation.rates import Bucket, Buckets

#: The answers of HTTP for those who ask too often, and for when there is no room.
TOO_OFTEN, FULL = 429, 503

#: A session: the path of its page, and its id. One token could be used for several pages.
Key = tuple[str, str]


@dataclass(slots=True)
class Guest:
    """A session: whose it is, and what it has used up on all its sockets."""

    address: str
    pace: Bucket
    hellos: Bucket
    sockets: int = 0
    refusals: int = 0
    met: bool = False


class Door:
    """Lets visitors in. ``alive`` gives the sessions that are there."""

    def __init__(
        self, origins: Origins, key: bytes, visitors: VisitorLimits, messages: MessageLimits
    ) -> None:
        self.origins, self.visitors, self.messages = origins, visitors, messages
        self.alive: Callable[[], Iterable[Key]] = tuple
        self._key = key
        self._guests: dict[Key, Guest] = {}
        self.previews = Previews(visitors.pictures_waiting)
        self._asked = Buckets(visitors.pages, visitors.pages_burst)
        self._pictures = Buckets(visitors.pictures, visitors.pictures_burst)
        self._sockets = Buckets(visitors.sockets, visitors.sockets_burst)

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

    def ask_picture(self, request: HTTPServerRequest) -> None:
        """A picture is asked for; raises `HTTPError` for who asks too often."""
        if not self._pictures.take(_address(request)):
            raise HTTPError(TOO_OFTEN)

    def need_room(self, request: HTTPServerRequest) -> None:
        """Raise `HTTPError` where there is no room for one more session."""
        alive = set(self.alive())
        # A session with a socket may still be about to begin.
        self._guests = {
            key: guest for key, guest in self._guests.items() if key in alive or guest.sockets
        }
        address = _address(request)
        same = sum(guest.address == address for guest in self._guests.values())
        there = len(alive | self._guests.keys())
        if there >= self.visitors.sessions or same >= self.visitors.sessions_each:
            raise HTTPError(FULL)

    def let_in(self, request: HTTPServerRequest, session: Key) -> Guest:
        """A session has begun, or is about to."""
        limits = self.visitors
        guest = self._guests[session] = Guest(
            _address(request),
            Bucket(limits.messages, limits.messages_burst),
            Bucket(limits.hellos, limits.hellos_burst),
        )
        return guest

    def take_socket(self, request: HTTPServerRequest, session: Key, *, begun: bool) -> Guest:
        """A socket is asked for, to be given back with `drop_socket`; raises `HTTPError`.

        ``begun``: whether the session is there; a page that took long to load begins it anew.
        """
        if not self._sockets.take(_address(request)):
            raise HTTPError(TOO_OFTEN)
        guest = self._guests.get(session)
        if guest is None or not (begun or guest.sockets):
            self.need_room(request)
            guest = self.let_in(request, session)
        if guest.sockets >= self.visitors.sockets_each:
            raise HTTPError(TOO_OFTEN)
        if guest.refusals >= self.visitors.refusals:
            raise HTTPError(403)
        guest.sockets += 1
        guest.met = True
        return guest

    def drop_socket(self, guest: Guest) -> None:
        """A socket is gone."""
        guest.sockets -= 1

    def has_met(self, session: Key) -> bool:
        """Whether the page of a session has ever called back."""
        guest = self._guests.get(session)
        return guest is not None and guest.met


def _address(request: HTTPServerRequest) -> str:
    return whose(request.remote_ip or "")


def whose(address: str) -> str:
    """What counts as one address: whoever has one of IPv6 has all that begin alike, the /64."""
    try:
        number = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(number, ipaddress.IPv4Address):
        return str(number)
    return str(number.ipv4_mapped or ipaddress.IPv6Network((int(number), 64), strict=False))
