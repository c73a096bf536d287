"""Sockets that are misused: broken frames, frames without end, too many, without a token."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any

import pytest
from tornado.httpclient import HTTPClientError
from tornado.websocket import WebSocketClosedError

from dokmus_widgets.app.security import websocket
from dokmus_widgets.app.security.admission import ClientSession
from dokmus_widgets.app.security.websocket import PageSocket
from dokmus_widgets.validation.limits import ClientLimits, MessageLimits
from dokmus_widgets.validation.rate_limits import TokenBucket
from tests.app.misuse import SECONDS, answers, log_of
from tests.app.page_client import Page, connect, get, run, token_in
from tests.browser import servers

MAX_REFUSALS = ClientLimits().max_refusals


def test_frequent_hellos_are_delayed_and_answered(server: servers.Server) -> None:
    """As on a train, where a connection is lost every few seconds."""
    told = len(log_of(server))

    async def work() -> None:
        page = await Page.open(f"{server.url}play")
        hello = json.dumps({"hello": page.epoch, "at": 0, "sent": []})
        await page.send(*[hello] * ClientLimits().hello_burst)
        await answers(page)
        await page.close()

    run(work)
    assert "refuses" not in log_of(server)[told:]


@pytest.mark.longer
def test_a_socket_that_reads_nothing_is_closed(server: servers.Server) -> None:
    async def work() -> None:
        play = f"{server.url}play"
        text = await get(play)
        first = json.loads(text.partition('id="dk-state"')[2].partition(">")[2].partition("<")[0])
        frame = next(name for name, state in first["models"].items() if "texts" in state)
        opened = await connect(play, token_in(text))
        for _ in range(3):
            await opened.read_message()  # that the session is there; and nothing else
        await opened.write_message(json.dumps({"hello": first["epoch"], "at": 0, "sent": []}))

        async def ask_on() -> None:
            for number in range(1, 2000):
                recent = [{"language": ("fr", "ja")[number % 2], "count": number}]
                said = {"n": number, "id": frame, "state": {"event": {"recent": recent}}}
                await opened.write_message(json.dumps(said))
                await asyncio.sleep(1 / ClientLimits().message_rate)

        with pytest.raises(WebSocketClosedError):
            await ask_on()
        await answers(await Page.open(f"{server.url}play"))

    run(work)


FRAMES: dict[str, str | bytes] = {
    "no JSON": "{",
    "bytes": b"\x00\xff" * 50,
    "nested without end": "[" * 500_000,
    "half a character": '{"n":1,"id":"\\ud800","state":{}}',
    "a megabyte": "x" * (MessageLimits().max_bytes - 1),
}


@pytest.mark.parametrize("what", FRAMES)
def test_malformed_frames_log_one_line_and_close_the_socket(
    server: servers.Server, what: str
) -> None:
    told = len(log_of(server))

    async def work() -> None:
        other = await Page.open(f"{server.url}play")
        page = await Page.open(f"{server.url}play")
        for _ in range(MAX_REFUSALS):
            await page.send(FRAMES[what])
        await asyncio.wait_for(page.closed.wait(), SECONDS)
        await answers(other)
        await other.close()

    run(work)
    new = log_of(server)[told:]
    assert "Traceback" not in new
    assert len([line for line in new.splitlines() if "refuses" in line]) == 1
    assert len(new.splitlines()) == 2, "that it was refused, and that it was closed"


def test_a_hello_of_refused_messages_logs_few_lines(server: servers.Server) -> None:
    told = len(log_of(server))

    async def work() -> None:
        page = await Page.open(f"{server.url}play")
        sent: list[dict[str, object]] = [{}] * MessageLimits().max_resent
        await page.send(json.dumps({"hello": page.epoch, "at": 0, "sent": sent}))
        await asyncio.wait_for(page.closed.wait(), SECONDS)

    run(work)
    assert len(log_of(server)[told:].splitlines()) == 2, "that it was refused, and was closed"


def test_a_socket_closed_within_a_message_applies_no_more_of_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    done: list[str] = []
    client = ClientSession("", TokenBucket(1, 1), TokenBucket(1, 1))
    admission = SimpleNamespace(messages=MessageLimits(), clients=ClientLimits())

    def steps(*_given: object) -> Iterator[tuple[str, dict[str, object]]]:
        yield "before", {}
        client.refusals = MAX_REFUSALS
        yield "after", {}

    async def held(deed: Callable[..., None], *given: object) -> None:
        deed(*given)

    session: Any = SimpleNamespace(document=None, with_document_locked=held)
    mine = SimpleNamespace(
        validated_steps=steps,
        apply=lambda model, _state: done.append(model),
        reply=lambda *_given: done.append("answer"),
    )
    monkeypatch.setattr(websocket, "built_page", lambda _document: SimpleNamespace(session=mine))
    opened = PageSocket.__new__(PageSocket)
    opened.__dict__.update(_client=client, _admission=admission, _session=None)
    asyncio.run(opened._apply_message({}, session, client))
    assert done == ["before"]


def test_a_message_that_is_too_long_closes_the_socket(server: servers.Server) -> None:
    async def work() -> None:
        page = await Page.open(f"{server.url}play")
        with contextlib.suppress(WebSocketClosedError):  # before all of it is sent
            await page.send("x" * (MessageLimits().max_bytes + 1))
        await asyncio.wait_for(page.closed.wait(), SECONDS)

    run(work)


def test_sockets_of_a_session_are_limited(server: servers.Server) -> None:
    async def work() -> None:
        play = f"{server.url}play"
        token = token_in(await get(play))
        for _ in range(
            ClientLimits().max_sockets_per_session
        ):  # what is refused later is not counted
            with pytest.raises(HTTPClientError):
                await connect(play, token, {"Origin": "http://evil.example"})
        open_now = [
            await connect(play, token) for _ in range(ClientLimits().max_sockets_per_session)
        ]
        with pytest.raises(HTTPClientError) as refused:
            await connect(play, token)
        assert refused.value.code == 429
        for opened in open_now:
            opened.close()
        for _ in range(100):
            await asyncio.sleep(0.1)
            with contextlib.suppress(HTTPClientError):
                (await connect(play, token)).close()
                return
        pytest.fail("those that were closed are still counted")

    run(work)


def test_sockets_need_a_signed_token_and_an_allowed_origin(
    server: servers.Server,
) -> None:
    async def work() -> None:
        play = f"{server.url}play"
        token = token_in(await get(play))
        forged = token[:-2] + ("AA" if token[-2:] != "AA" else "BB")
        elsewhere = {"Origin": "http://evil.example"}
        for wrong, headers in ((forged, {}), ("abc", {}), ("a.b", {}), (token, elsewhere)):
            with pytest.raises(HTTPClientError) as refused:
                await connect(play, wrong, headers)
            assert refused.value.code == 403
        (await connect(play, token)).close()

    run(work)
    assert "Traceback" not in log_of(server)
