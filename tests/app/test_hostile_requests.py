"""Requests that a browser would not send, and the headers of every response."""

from __future__ import annotations

import asyncio
import socket
import urllib.error
import urllib.request
from pathlib import Path
from urllib.parse import urljoin, urlsplit

import pytest

from dokmus_widgets.validation.limits import ClientLimits, RequestLimits
from tests.app.misuse import SECONDS
from tests.app.page_client import Refusal, get, run
from tests.browser import servers


def answer_to(server: servers.Server, request: str, seconds: float = SECONDS) -> bytes:
    """Return the start of the response to a raw request, or nothing if the server closes it."""
    parts = urlsplit(server.url)
    with socket.create_connection((parts.hostname or "", parts.port or 0), seconds) as connection:
        connection.sendall(request.encode())
        return connection.recv(1000)


def test_a_large_request_body_is_refused(server: servers.Server) -> None:
    length = RequestLimits().max_body + 1
    answer = answer_to(
        server, f"POST /play HTTP/1.1\r\nHost: x\r\nContent-Length: {length}\r\n\r\n"
    )
    assert answer.startswith(b"HTTP/1.1 400"), "before any of it has come"


@pytest.mark.longer
def test_a_request_body_that_does_not_arrive_times_out(server: servers.Server) -> None:
    request = "POST /play HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n"
    assert answer_to(server, request, SECONDS + RequestLimits().body_timeout) == b""


# Sessions, and where they come from


@pytest.mark.parametrize("asked", ["?bokeh-session-id=chosen", "?bokeh-token=abc"])
def test_query_fields_cannot_choose_a_session(server: servers.Server, asked: str) -> None:
    async def work() -> None:
        with pytest.raises(Refusal) as refused:
            await get(f"{server.url}play{asked}", {"Accept-Language": "fr"})
        assert refused.value.status == 403
        assert "Seule la personne qui a ouvert" in refused.value.text

    run(work)


def test_headers_cannot_choose_a_session(server: servers.Server) -> None:
    async def work() -> None:
        with pytest.raises(Refusal) as refused:
            await get(f"{server.url}play", {"Bokeh-Session-Id": "chosen"})
        assert refused.value.status == 403

    run(work)


def test_foreign_pages_and_forged_addresses_do_not_use_up_rate_limits(tmp_path: Path) -> None:
    with servers.app_server(tmp_path, "--behind-proxy", "--most-pages-each", "1") as running:

        async def asked(**headers: str) -> int:
            told = {name.replace("_", "-"): value for name, value in headers.items()}
            try:
                await get(f"{running.url}play", told)
            except Refusal as refusal:
                return refusal.status
            return 200

        async def work() -> None:
            mine = {"X_Forwarded_For": "2001:db8::1"}
            for site in ("cross-site", "same-site"):
                fetch = {"Sec_Fetch_Site": site, "Sec_Fetch_Mode": "no-cors"}
                assert await asked(**mine, **fetch) == 403
                framed = {**fetch, "Sec_Fetch_Mode": "navigate", "Sec_Fetch_Dest": "iframe"}
                assert await asked(**mine, **framed) == 403
            link = {"Sec_Fetch_Site": "cross-site", "Sec_Fetch_Mode": "navigate"}
            assert await asked(**mine, **link, Sec_Fetch_Dest="document") == 200
            assert await asked(**mine) == 503
            assert await asked(**mine, X_Real_Ip="192.0.2.9") == 503
            assert await asked(X_Forwarded_For="192.0.2.9, 2001:db8::2") == 503
            assert await asked(X_Forwarded_For="2001:db8:1::1") == 200

        run(work)


def test_previews_of_a_client_are_rate_limited(tmp_path: Path) -> None:
    with servers.app_server(tmp_path) as running:

        async def work() -> None:
            burst = ClientLimits().preview_burst
            found = await asyncio.gather(
                *(get(f"{running.url}preview.png?position={n}") for n in range(burst + 3)),
                return_exceptions=True,
            )
            answered = [one.status for one in found if isinstance(one, Refusal)]
            assert sorted(answered) == [404] * burst + [429] * 3
            await get(f"{running.url}play")

        run(work)


@pytest.mark.parametrize("path", ["/" * 60_000, "play" + "/" * 60_000, "x" * 60_000])
def test_a_long_path_is_answered_in_plain_text(server: servers.Server, path: str) -> None:
    async def work() -> None:
        with pytest.raises(Refusal) as refused:
            await get(server.url + path)
        assert refused.value.status == 404
        assert 0 < len(refused.value.text) < 100

    run(work)


# The rest of the door

ALWAYS = ("content-security-policy", "x-content-type-options", "referrer-policy")


@pytest.mark.parametrize("path", ["", "play", "summary", "nothing-here", "rules/", "files/no"])
def test_every_response_has_security_headers(server: servers.Server, path: str) -> None:
    try:
        with urllib.request.urlopen(urljoin(server.url, path), timeout=60) as answer:
            headers = answer.headers
    except urllib.error.HTTPError as error:
        with error:
            headers = error.headers
    assert all(name in headers for name in ALWAYS)
    policy = headers["content-security-policy"]
    assert policy.startswith("default-src 'none'")
    assert "frame-ancestors 'none'" in policy
    assert "'unsafe-inline'" not in policy.partition("script-src")[2].partition(";")[0]
    assert headers["x-content-type-options"] == "nosniff"
    assert "access-control-allow-origin" not in headers
    assert "Tornado" not in headers["server"]


@pytest.mark.parametrize(
    "path",
    [
        *("autoload.js?bokeh-autoload-element=1", "play/autoload.js?bokeh-autoload-element=1"),
        *("metadata", "play/metadata", "components/os/path/_css/x", "rest/session_info"),
        *(
            "static/extensions/panel/panel.min.js",
            "static/js/bokeh.min.js",
            "static/../server.py",
            "liveness",
            "admin",
        ),
    ],
)
def test_paths_without_a_page_are_not_served(server: servers.Server, path: str) -> None:
    async def work() -> None:
        with pytest.raises(Refusal) as refused:
            await get(server.url + path)
        assert refused.value.status in (403, 404)

    run(work)
