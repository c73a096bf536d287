"""The door by itself: who is counted as one, and what is counted of a session."""

from __future__ import annotations

from typing import Any

import pytest
from tornado.httputil import HTTPHeaders, HTTPServerRequest, RequestStartLine
from tornado.web import HTTPError

from dokmus_widgets.app.entrance.door import FULL, TOO_OFTEN, Door, whose
from dokmus_widgets.app.entrance.origins import Origins
from dokmus_widgets.validation.limits import MessageLimits, VisitorLimits


class Context:
    """As much of a connection as a request asks for."""

    protocol = "http"

    def __init__(self, address: str) -> None:
        self.remote_ip = address


class Connection:
    """The same."""

    def __init__(self, address: str) -> None:
        self.context = Context(address)


def asks(address: str) -> HTTPServerRequest:
    line = RequestStartLine("GET", "/", "HTTP/1.1")
    connection: Any = Connection(address)
    headers = HTTPHeaders({"Host": "x"})
    return HTTPServerRequest(start_line=line, connection=connection, headers=headers)


def door_with(limits: VisitorLimits) -> Door:
    return Door(Origins((), 80), b"key", limits, MessageLimits())


@pytest.mark.parametrize(
    ("address", "same"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8:0:1::1", "2001:db8:0:1::/64"),
        ("2001:db8:0:1:ffff::2", "2001:db8:0:1::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
    ],
)
def test_whoever_has_an_address_has_its_neighbours(address: str, same: str) -> None:
    assert whose(address) == same


def test_a_session_has_few_sockets_and_one_count_for_all() -> None:
    door = door_with(VisitorLimits(sockets_each=2, refusals=3))
    session = ("/play", "a")
    guest = door.take_socket(asks("192.0.2.1"), session, begun=False)
    assert door.take_socket(asks("192.0.2.1"), session, begun=False) is guest
    with pytest.raises(HTTPError) as refused:
        door.take_socket(asks("192.0.2.1"), session, begun=True)
    assert refused.value.status_code == TOO_OFTEN
    door.drop_socket(guest)
    guest.refusals = 3
    with pytest.raises(HTTPError) as refused:
        door.take_socket(asks("192.0.2.1"), session, begun=True)
    assert refused.value.status_code == 403


def test_an_address_opens_no_more_sockets_than_so_many_a_second() -> None:
    door = door_with(VisitorLimits(sockets=0.001, sockets_burst=2))
    for name in "ab":
        door.take_socket(asks("192.0.2.1"), ("/play", name), begun=False)
    with pytest.raises(HTTPError) as refused:
        door.take_socket(asks("192.0.2.1"), ("/play", "c"), begun=False)
    assert refused.value.status_code == TOO_OFTEN
    door.take_socket(asks("192.0.2.2"), ("/play", "d"), begun=False)


def test_a_session_about_to_begin_is_counted_whoever_comes_meanwhile() -> None:
    door = door_with(VisitorLimits(sessions_each=1))
    guest = door.take_socket(asks("192.0.2.1"), ("/play", "a"), begun=False)
    door.see(asks("192.0.2.2"))
    with pytest.raises(HTTPError) as refused:
        door.see(asks("192.0.2.1"))
    assert refused.value.status_code == FULL
    door.drop_socket(guest)
    door.see(asks("192.0.2.1"))


def test_one_token_on_two_pages_makes_two_sessions() -> None:
    door = door_with(VisitorLimits(sessions_each=2))
    door.take_socket(asks("192.0.2.1"), ("/play", "a"), begun=False)
    door.take_socket(asks("192.0.2.1"), ("/rules", "a"), begun=False)
    with pytest.raises(HTTPError) as refused:
        door.take_socket(asks("192.0.2.1"), ("/", "a"), begun=False)
    assert refused.value.status_code == FULL


def test_an_address_asks_for_no_more_pages_than_so_many_a_second() -> None:
    door = door_with(VisitorLimits(pages=0.001, pages_burst=1))
    door.see(asks("2001:db8::1"))
    with pytest.raises(HTTPError) as refused:
        door.see(asks("2001:db8::2"))
    assert refused.value.status_code == TOO_OFTEN
