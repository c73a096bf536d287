"""Admission control: client keys, rate limits and the sockets of a session."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any

import pytest
from tornado.httputil import HTTPHeaders, HTTPServerRequest, RequestStartLine
from tornado.web import HTTPError

from dokmus_widgets.app.security.admission import AdmissionControl, client_key
from dokmus_widgets.app.security.origins import Origins
from dokmus_widgets.host.comms import owned_by
from dokmus_widgets.host.session import Session
from dokmus_widgets.validation.limits import ClientLimits, MessageLimits


class Context:
    """Connection context with the client's address."""

    protocol = "http"

    def __init__(self, address: str) -> None:
        self.remote_ip = address


class Connection:
    def __init__(self, address: str) -> None:
        self.context = Context(address)


def request_from(address: str) -> HTTPServerRequest:
    line = RequestStartLine("GET", "/", "HTTP/1.1")
    connection: Any = Connection(address)
    headers = HTTPHeaders({"Host": "x"})
    return HTTPServerRequest(start_line=line, connection=connection, headers=headers)


def admission_control(limits: ClientLimits) -> AdmissionControl:
    return AdmissionControl(Origins((), 80), b"key", limits, MessageLimits())


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
def test_client_key_is_an_ipv4_address_or_an_ipv6_network(address: str, same: str) -> None:
    assert client_key(address) == same


def test_sockets_of_a_session_are_limited_and_share_their_refusals() -> None:
    admission = admission_control(ClientLimits(max_sockets_per_session=2, max_refusals=3))
    session = ("/play", "a")
    client = admission.open_socket(request_from("192.0.2.1"), session, has_started=False)
    assert admission.open_socket(request_from("192.0.2.1"), session, has_started=False) is client
    with pytest.raises(HTTPError) as refused:
        admission.open_socket(request_from("192.0.2.1"), session, has_started=True)
    assert refused.value.status_code == HTTPStatus.TOO_MANY_REQUESTS
    admission.close_socket(client)
    client.refusals = 3
    with pytest.raises(HTTPError) as refused:
        admission.open_socket(request_from("192.0.2.1"), session, has_started=True)
    assert refused.value.status_code == 403


def test_sockets_of_a_client_are_rate_limited() -> None:
    admission = admission_control(ClientLimits(socket_rate=0.001, socket_burst=2))
    for name in "ab":
        admission.open_socket(request_from("192.0.2.1"), ("/play", name), has_started=False)
    with pytest.raises(HTTPError) as refused:
        admission.open_socket(request_from("192.0.2.1"), ("/play", "c"), has_started=False)
    assert refused.value.status_code == HTTPStatus.TOO_MANY_REQUESTS
    admission.open_socket(request_from("192.0.2.2"), ("/play", "d"), has_started=False)


def test_a_session_with_a_socket_counts_before_it_starts() -> None:
    admission = admission_control(ClientLimits(max_sessions_per_client=1))
    client = admission.open_socket(request_from("192.0.2.1"), ("/play", "a"), has_started=False)
    admission.check_page_request(request_from("192.0.2.2"))
    with pytest.raises(HTTPError) as refused:
        admission.check_page_request(request_from("192.0.2.1"))
    assert refused.value.status_code == HTTPStatus.SERVICE_UNAVAILABLE
    admission.close_socket(client)
    admission.check_page_request(request_from("192.0.2.1"))


def test_one_token_on_two_pages_counts_as_two_sessions() -> None:
    admission = admission_control(ClientLimits(max_sessions_per_client=2))
    admission.open_socket(request_from("192.0.2.1"), ("/play", "a"), has_started=False)
    admission.open_socket(request_from("192.0.2.1"), ("/rules", "a"), has_started=False)
    with pytest.raises(HTTPError) as refused:
        admission.open_socket(request_from("192.0.2.1"), ("/", "a"), has_started=False)
    assert refused.value.status_code == HTTPStatus.SERVICE_UNAVAILABLE


def test_page_requests_of_a_client_are_rate_limited() -> None:
    admission = admission_control(ClientLimits(page_rate=0.001, page_burst=1))
    admission.check_page_request(request_from("2001:db8::1"))
    with pytest.raises(HTTPError) as refused:
        admission.check_page_request(request_from("2001:db8::2"))
    assert refused.value.status_code == HTTPStatus.TOO_MANY_REQUESTS


def test_drawings_are_charged_by_the_address_of_the_page() -> None:
    admission = admission_control(ClientLimits(drawing_rate=0.001, drawing_burst=2))
    pages = [Session(lambda _function: None) for _ in range(3)]
    for page, client in zip(pages, ("192.0.2.1", "192.0.2.1", "192.0.2.2"), strict=True):
        page.client = client
        with owned_by(page):
            assert admission.charge_drawing()
    for page, allowed in zip(pages, (False, False, True), strict=True):
        with owned_by(page):
            assert admission.charge_drawing() is allowed
