"""Limits on what browsers send and request: every number in one place."""

from dataclasses import dataclass

#: Characters of the longest text that a page can send: what a field for a game record takes.
MAX_TEXT_LENGTH = 200_001


@dataclass(frozen=True, slots=True)
class MessageLimits:
    """Limits on the messages of a page."""

    max_bytes: int = 2**21
    max_brackets: int = 20_000
    #: Messages that one hello repeats.
    max_resent: int = 256
    #: Events in one message; the front end sends no more.
    max_events: int = 16
    max_depth: int = 4
    max_entries: int = 64
    max_name_length: int = 64
    max_text_length: int = MAX_TEXT_LENGTH
    #: Characters of all texts of one message, which repeats what is not known to be heard.
    max_total_text: int = 10 * MAX_TEXT_LENGTH
    #: Browsers represent larger integers inexactly.
    max_integer: int = 2**53


@dataclass(frozen=True, slots=True)
class RequestLimits:
    """Limits on HTTP requests: bytes, seconds, characters."""

    max_body: int = 2**14
    body_timeout: float = 10.0
    idle_timeout: float = 60.0
    #: A longer path, or one with more slashes, is answered in plain text, without a page.
    max_slashes: int = 20
    max_path_length: int = 2000


@dataclass(frozen=True, slots=True)
class ClientLimits:
    """Limits on sessions (one for each open page) and request rates (a second, and burst).

    The defaults let a class of thirty behind one address open pages all at once.
    """

    max_sessions: int = 1000
    max_sessions_per_client: int = 300
    page_rate: float = 5.0
    page_burst: int = 150
    preview_rate: float = 0.2
    preview_burst: int = 10
    max_pending_previews: int = 16
    #: Pictures and charts that pages ask for, unless they are in the cache.
    drawing_rate: float = 0.5
    drawing_burst: int = 40
    #: Tables that pages open.
    table_rate: float = 0.05
    table_burst: int = 60
    socket_rate: float = 10.0
    socket_burst: int = 300
    #: A phone that changes its network leaves a socket behind, which is noticed late.
    max_sockets_per_session: int = 4
    message_rate: float = 40.0
    message_burst: int = 80
    #: Refused messages before the session is closed.
    max_refusals: int = 20
    #: Requests of a session for all state it missed; each of its sockets sends one.
    hello_rate: float = 0.5
    hello_burst: int = 5
    #: Replies that a page has not taken before its socket is closed.
    max_unsent: int = 64
    #: A page that never called back is released after this time.
    unused_timeout_ms: int = 45_000
    #: A page that was left is released after this time: a phone may sleep for a moment.
    disconnected_timeout_ms: int = 60_000


@dataclass(frozen=True, slots=True)
class RoomLimits:
    """Limits on the rooms of classes; rates of a client a second, and burst.

    A class of thirty behind one address enters and reloads without waiting. To guess a code, six of
    31 letters and digits, takes years at that rate. A school can have forty classes at once.
    """

    max_rooms: int = 200
    max_rooms_each: int = 40
    max_pupils: int = 200
    opening_rate: float = 0.05
    opening_burst: int = 10
    code_rate: float = 1.0
    code_burst: int = 200
    #: A room whose teacher has been away for this time ends, and how often that is checked.
    idle_seconds: float = 2 * 60 * 60
    sweep_seconds: float = 60.0
