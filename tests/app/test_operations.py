"""What an operator relies on: probes, metrics, log lines, HEAD, host names, and a clean stop."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from tornado.httpclient import AsyncHTTPClient, HTTPResponse

from dokmus_widgets.explain.messages import say, speaking
from tests.app.page_client import SECONDS, Page, Refusal, get, run
from tests.app.visitors import metrics
from tests.browser import servers

PATHS = ("", "play", "rules", "summary", "healthz", "readyz", "preview.png?position=x", "nowhere")
METRICS_PORT = servers.free_port()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[servers.Server]:
    options = ("--log-format", "json", "--metrics", f"127.0.0.1:{METRICS_PORT}", "--behind-proxy")
    with servers.app_server(tmp_path_factory.mktemp("operations"), *options) as running:
        yield running


async def fetch(url: str, method: str = "GET", **headers: str) -> HTTPResponse:
    client, options = AsyncHTTPClient(), {"raise_error": False, "decompress_response": False}
    return await client.fetch(url, method=method, headers=headers, **options)


def test_probes_answer_without_a_session(server: servers.Server) -> None:
    async def work() -> None:
        before = (await metrics(METRICS_PORT))["dokmus_sessions"]
        for probe in ("healthz", "readyz"):
            answer = await fetch(f"{server.url}{probe}", Host="10.1.2.3:8080")
            assert (answer.code, answer.body) == (200, b"ok\n")
        assert (await metrics(METRICS_PORT))["dokmus_sessions"] == before

    run(work)


def test_head_answers_like_get_without_content_or_a_session(server: servers.Server) -> None:
    async def work() -> None:
        for path in PATHS:
            got, headed = [await fetch(server.url + path, way) for way in ("GET", "HEAD")]
            assert headed.code == got.code, path
            assert headed.body == b"", path
            assert headed.headers["Content-Type"] == got.headers["Content-Type"], path
        before = (await metrics(METRICS_PORT))["dokmus_sessions"]
        await fetch(f"{server.url}play", "HEAD")
        assert (await metrics(METRICS_PORT))["dokmus_sessions"] == before

    run(work)


def test_metrics_count_sessions_clicks_refusals_and_faults(server: servers.Server) -> None:
    async def work() -> None:
        before = await metrics(METRICS_PORT)
        page = await Page.open(f"{server.url}play?players=2")
        await page.click("a1")
        await page.send("no message")
        await page.click("a1")
        after = await metrics(METRICS_PORT)
        await page.close()
        told = {name: after[name] - before[name] for name in after if not name.endswith("_created")}
        assert told["dokmus_sessions"] == 1
        assert told["dokmus_click_seconds_count"] == 3, "a hello and two clicks"
        assert 0 < told["dokmus_click_seconds_sum"] < SECONDS
        assert told["dokmus_refusals_total"] == 1
        assert told["dokmus_faults_total"] == told["dokmus_storage_errors_total"] == 0
        assert (after["dokmus_storage_ready"], after["dokmus_pending_pictures"]) == (1, 0)

    run(work)


def test_log_lines_have_time_and_level_and_nothing_personal(server: servers.Server) -> None:
    async def work() -> None:
        visitor = {"X-Forwarded-For": "203.0.113.77"}
        page = await Page.open(f"{server.url}play?game={'s' * 24}", visitor)
        await page.send("no message", "{}")
        await page.close()
        with pytest.raises(Refusal):
            await get(f"{server.url}nowhere?game={'s' * 24}", visitor)
        with pytest.raises(Refusal):  # as copied from a sentence
            await get(f"{server.url}table/{'s' * 24}.{'s' * 24})", visitor)

    run(work)
    text = server.log.read_text("utf-8")
    lines = [json.loads(line) for line in text.splitlines() if line.startswith("{")]
    loggers = {line["logger"] for line in lines}
    assert loggers >= {"tornado.access", "dokmus_widgets.app.security.websocket"}, text
    for line in lines:
        assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", line["time"])
        assert line["level"] in ("INFO", "WARNING")
    assert any("404 GET /nowhere" in line["message"] for line in lines)
    assert "203.0.113.77" not in text
    assert "s" * 24 not in text


def test_a_page_under_a_name_of_somebody_else_is_refused(server: servers.Server) -> None:
    async def work() -> None:
        for host in ("evil.example", "evil.example:80", "127.0.0.1.evil.example"):
            answer = await fetch(f"{server.url}play", Host=host, **{"Accept-Language": "fr"})
            assert answer.code == 421
            told = answer.body.decode()
            assert "evil.example" not in told
            with speaking("fr"):
                assert say("page-misnamed") in told
        for host in ("localhost", "127.0.0.1:80", "[::1]:5007"):
            assert (await fetch(f"{server.url}play", Host=host)).code == 200

    run(work)


def test_the_cookie_is_secure_behind_tls(server: servers.Server) -> None:
    async def work() -> None:
        for scheme, secure in (("https", True), ("http", False)):
            answer = await fetch(
                f"{server.url}play",
                **{"X-Forwarded-Proto": scheme, "Accept-Encoding": "br"},
            )
            cookie = answer.headers["Set-Cookie"]
            assert ("secure" in cookie.lower()) is secure, cookie

    run(work)


def test_a_message_in_flight_is_answered_before_the_server_stops(tmp_path: Path) -> None:
    """The sixth hello at once has to wait for more than a second; the stop comes in between."""
    port = servers.free_port()
    with servers.app_server(tmp_path, "--metrics", f"127.0.0.1:{port}") as running:

        async def work() -> None:
            page = await Page.open(f"{running.url}play?players=2")
            number = page.number
            hello = json.dumps({"hello": page.epoch, "at": 0, "sent": []})
            await page.send(*[hello] * 5)
            held = 0  # times in a row: the first may still see the fifth
            while held < 3 and page.number < number + 5:
                is_held = (await metrics(port))["dokmus_messages_in_flight"]
                held = held + 1 if is_held and page.number == number + 4 else 0
                await asyncio.sleep(0.05)
            os.kill(running.group, signal.SIGTERM)
            await asyncio.wait_for(page.closed.wait(), SECONDS)
            assert page.number == number + 5

        run(work)
        assert running.process is not None
        assert running.process.wait(SECONDS) == 0


@pytest.mark.parametrize("wish", ["9464", "127.0.0.1:", "127.0.0.1:x", "127.0.0.1:99999"])
def test_an_address_of_metrics_that_is_none_is_refused(wish: str) -> None:
    from click.testing import CliRunner

    from dokmus_widgets.cli import main

    told = CliRunner().invoke(main, ["app", "--metrics", wish])
    assert told.exit_code == 1
    assert "write host and port, such as 127.0.0.1:9464" in told.output
