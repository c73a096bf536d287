"""How much is taken from a page, and from a visitor: every number in one place."""

from __future__ import annotations

from dataclasses import dataclass

#: The longest text that a page can send or a widget shows to be taken along: progress, a record.
LONGEST_TEXT = 100_000


@dataclass(frozen=True, slots=True)
class MessageLimits:
    """Of what a page tells its widgets.

    ``frame``: bytes of one message on the wire; ``brackets``: that open something in it;
    ``sent``: of widgets in one hello; ``events``: in one message, the front end sends no
    more; ``depth``, ``entries``: of what comes with an event; ``name``: characters of a name in it,
    ``text`` of one text, ``texts`` of all texts of a message; ``whole``: the largest whole number,
    which is that of a browser.
    """

    frame: int = 2**20
    brackets: int = 20_000
    sent: int = 256
    events: int = 16
    depth: int = 4
    entries: int = 64
    name: int = 64
    text: int = LONGEST_TEXT
    texts: int = 2 * LONGEST_TEXT
    whole: int = 2**53


@dataclass(frozen=True, slots=True)
class RequestLimits:
    """Of what a browser asks for.

    ``body``: bytes that come with it, of which no page reads any; ``body_seconds``: how long they
    may take; ``idle_seconds``: the same of its headers, and of a connection on which nothing is
    asked for; ``slashes``, ``path``: of a path that is told on a page of its own, and its
    characters.
    """

    body: int = 2**14
    body_seconds: float = 10.0
    idle_seconds: float = 60.0
    slashes: int = 20
    path: int = 2000


@dataclass(frozen=True, slots=True)
class VisitorLimits:
    """Of sessions (an open page each), and of how often something is asked for.

    The defaults let a class of thirty behind one address open pages all at once. ``sessions``: in
    all, ``sessions_each`` of one address. ``pages``, ``pages_burst``: pages a second of one
    address, and how many at once; ``pictures``, ``pictures_burst``: the same of pictures, of
    which so many in all may be ``pictures_waiting`` to be drawn; ``sockets``, ``sockets_burst``: of
    sockets, with which pages come back all at once, and ``sockets_each`` of one session at a time.
    ``messages``, ``messages_burst``: of one session; more than that waits. ``hellos``,
    ``hellos_burst``: the same of asking for all that it has missed, as each of its sockets does;
    ``unsent``: how many answers may lie there that a page does not take. ``refusals``: what a
    session may try that is refused before it is closed. ``unused_ms``: how long a page is kept
    that never called back, ``left_ms`` one that was left: long enough for a phone that sleeps for
    a moment.
    """

    sessions: int = 1000
    sessions_each: int = 300
    pages: float = 5.0
    pages_burst: int = 150
    pictures: float = 0.2
    pictures_burst: int = 10
    pictures_waiting: int = 16
    sockets: float = 10.0
    sockets_burst: int = 300
    # A phone that changes its network leaves a socket behind, which is noticed late.
    sockets_each: int = 4
    messages: float = 40.0
    messages_burst: int = 80
    refusals: int = 20
    hellos: float = 0.5
    hellos_burst: int = 5
    unsent: int = 64
    unused_ms: int = 45_000
    left_ms: int = 60_000
