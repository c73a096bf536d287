"""A client that keeps to no rule, over the real socket: nobody else notices."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import signal
import socket
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from urllib.parse import urljoin, urlsplit

import psutil
import pytest
from tornado.httpclient import HTTPClientError
from tornado.websocket import WebSocketClosedError

from dokmus_widgets.app.security import websocket
from dokmus_widgets.app.security.admission import ClientSession
from dokmus_widgets.app.security.websocket import PageSocket
from dokmus_widgets.validation.limits import ClientLimits, MessageLimits, RequestLimits
from dokmus_widgets.validation.rate_limits import TokenBucket
from tests.app.page_client import Page, Refusal, connect, get, run, token_in
from tests.browser import servers

#: Far more than it takes: a loaded machine is slow. The benchmark measures how long it really is.
SECONDS = 30.0
MAX_REFUSALS = ClientLimits().max_refusals


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[servers.Server]:
    """The app, for these tests alone: they count what it logs."""
    # Behind a proxy, so that the flood can come from many addresses: one would soon have to wait.
    with servers.app_server(tmp_path_factory.mktemp("hostile"), "--behind-proxy") as running:
        yield running


def log_of(server: servers.Server) -> str:
    return server.log.read_text("utf-8", "replace")


def of_bokeh(kind: str, content: object) -> list[object]:
    """Return the three frames of a message of Bokeh's own protocol."""
    return [{"msgid": "1", "msgtype": kind}, {}, content]


def said(**changed: object) -> list[object]:
    """Return a valid message of a page with some fields replaced."""
    return [{"n": 1, "id": "0" * 32, "state": CLICK} | changed]


CLICK = {"event": {"recent": [{"type": "click", "space": "a1", "count": 1}]}}
KERNEL = {"msg_type": "ipywidgets_bokeh", "msg_data": '{"header":{"msg_type":"shutdown_request"}}'}
BOARD = "stands for the id of the page's own board"

#: What no page says, by what it tries: the frames.
TRIES: dict[str, list[object]] = {
    "a kernel": of_bokeh("PATCH-DOC", {"events": [{"kind": "MessageSent", **KERNEL}]}),
    "another root": of_bokeh("PATCH-DOC", {"events": [{"kind": "RootAdded", "model": {}}]}),
    "another title": of_bokeh("PATCH-DOC", {"events": [{"kind": "TitleChanged", "title": "m"}]}),
    "another document": of_bokeh("PUSH-DOC", {"doc": {"roots": []}}),
    "the document": of_bokeh("PULL-DOC-REQ", {}),
    "a call": of_bokeh("SERVER-INFO-REQ", {}),
    "a widget of nobody": said(),
    "a widget without a name": said(id=None),
    "a trait of Python's": said(id=BOARD, state={"scene": {}}),
    "a trait of Python's beside one of its own": said(id=BOARD, state={**CLICK, "_esm": "x"}),
    "nothing": said(id=BOARD, state={}),
    "no state": said(id=BOARD, state=[]),
    "no number": said(id=BOARD, n=None),
    "a number that is none": said(id=BOARD, n=True),
    "a number too large": said(id=BOARD, n=10**40),
    "a number too small": said(id=BOARD, n=0),
    "more than a message has": said(id=BOARD, method="request_state"),
    "a list": [[1, 2]],
    "a text": ["hello"],
    "a hello that has sent nothing": [{"hello": "x", "at": 0, "sent": None}],
    "a hello that has sent too much": [{"hello": "x", "at": 0, "sent": [{}] * 1000}],
}


async def answers(page: Page) -> None:
    """Somebody else clicks, and is answered in time."""
    await asyncio.wait_for(page.press("undo"), SECONDS)


@pytest.mark.parametrize("what", TRIES)
def test_messages_beyond_the_own_widgets_are_refused(server: servers.Server, what: str) -> None:
    told = len(log_of(server))

    async def work() -> None:
        other = await Page.open(f"{server.url}play")
        page = await Page.open(f"{server.url}play")
        shown = page.models[page.board]["scene"]
        for frame in TRIES[what]:
            await page.send(json.dumps(frame).replace(BOARD, page.board))
        await page.press("redo")  # it has been heard until here, and the session goes on
        assert page.models[page.board]["scene"]["tiles"] == shown["tiles"]
        await answers(other)
        await page.close()
        await other.close()

    run(work)
    lines = [line for line in log_of(server)[told:].splitlines() if "refuses" in line]
    assert len(lines) == 1, "the first is told, in one line"


def test_messages_within_a_hello_are_validated(server: servers.Server) -> None:
    told = len(log_of(server))

    async def work() -> None:
        page = await Page.open(f"{server.url}play")
        sent = [{"n": 1, "id": page.board, "state": {"scene": {}}}]
        await page.send(json.dumps({"hello": page.epoch, "at": 0, "sent": sent}))
        await page.press("undo")
        await page.close()

    run(work)
    assert "refuses" in log_of(server)[told:]


def test_updates_of_another_sessions_widget_are_refused(server: servers.Server) -> None:
    async def work() -> None:
        mine, yours = [await Page.open(f"{server.url}play") for _ in "12"]
        board = yours.board
        tick = yours.models[board]["scene"]["tick"]
        await mine.send(json.dumps(mine.message(board, CLICK)))
        await mine.click("a1")
        await yours.click("nowhere")
        assert yours.models[board]["scene"]["tick"] == tick
        await mine.close()
        await yours.close()

    run(work)


def test_a_repeated_message_is_applied_once(server: servers.Server) -> None:
    async def work() -> None:
        page = await Page.open(f"{server.url}play")
        said = page.message(page.board, CLICK)
        await page.send(json.dumps(said))
        await page.press("undo")
        tick = page.models[page.board]["scene"]["tick"]
        await page.send(json.dumps({"hello": page.epoch, "at": 0, "sent": [said]}))
        await page.send(json.dumps(said))
        await page.press("copy_link")
        assert page.models[page.board]["scene"]["tick"] == tick
        await page.close()

    run(work)


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


#: What is no language, and no offence; and what no page sends as one.
NO_LANGUAGES = ("", "xx", "FR", "fr ", "__proto__", "../en", "<b>")
NO_NAMES = (None, "fr" * 40, ["fr"], {"fr": 1}, 7, True, "\ud800")


def test_an_unknown_language_is_refused(server: servers.Server) -> None:
    told = len(log_of(server))

    async def work() -> None:
        other = await Page.open(f"{server.url}play")
        page = await Page.open(f"{server.url}play")
        first = page.models[page.sheet]["view"]["language"]
        for none in NO_LANGUAGES:
            await page.tell(page.frame, {"language": none})
        assert not page.models[page.frame]["texts"]
        for number, wish in enumerate(NO_NAMES, 100):
            recent = [{"language": wish, "count": number}]
            await page.send(json.dumps(page.message(page.frame, {"event": {"recent": recent}})))
        # What it is told by the server it cannot say itself, nor who it is.
        own: list[dict[str, Any]] = [{"texts": {"page_title": "mine"}}, {"visit": {}}]
        for state in (*own, {"language": "fr"}):
            await page.send(json.dumps(page.message(page.frame, state)))
        await page.press("undo")
        assert page.models[page.sheet]["view"]["language"] == first == "en"
        await page.update(page.frame, {"event": {"recent": [{"language": "fr", "count": 200}]}})
        await page.press("undo")  # what changes before is told by then
        assert page.models[page.sheet]["view"]["language"] == "fr"
        texts = page.models[page.frame]["texts"]
        assert texts["language"] == "fr"
        assert all(address.endswith("?lang=fr") for address, _, _ in texts["nav"])
        await answers(other)
        assert other.models[other.sheet]["view"]["language"] == "en", "of nobody else"
        assert not other.models[other.frame]["texts"]
        await page.close()
        await other.close()

    run(work)
    new = log_of(server)[told:]
    assert "Traceback" not in new
    assert len([line for line in new.splitlines() if "refuses" in line]) == 1


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


@pytest.mark.parametrize("path", ["/" * 60_000, "play" + "/" * 60_000, "x" * 60_000])
def test_a_long_path_is_answered_in_plain_text(server: servers.Server, path: str) -> None:
    async def work() -> None:
        with pytest.raises(Refusal) as refused:
            await get(server.url + path)
        assert refused.value.status == 404
        assert 0 < len(refused.value.text) < 100

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


# A flood of everything at once


def odd_frame(random: random.Random, models: list[str]) -> str:
    """Return a random frame: malformed, out of order, repeated, or not a message."""
    count = random.choice((0, 1, 1, 2, -1, 10**30, 10**400, "\ud800", "1", None))
    value = random.choice((None, [], {}, -1, 10**15, "x" * 5000, [[[[[1]]]]], {"players": 10**12}))
    press = random.choice(("go", "begin", "undo", "use", "open_saved", "choose_guardian", "é"))
    event = random.choice(
        (
            {"press": press, "value": value},
            {"type": "click", "space": random.choice("ab1é")},
            {"language": random.choice(("fr", "ja", "xx", "fr" * 99, value))},
        )
    )
    recent = [{**event, "count": count}] * random.choice((0, 1, 1, 1, 16, 17, 500))
    state: Any = random.choice(({"event": {"recent": recent}}, {"event": recent}, {"scene": {}}))
    number = random.choice((random.randrange(1, 10**6), random.randrange(1, 10**6), count))
    message = {"n": number, "id": random.choice(models), "state": state}
    hello = {"hello": random.choice(models), "at": count, "sent": random.choice(([], [message], 1))}
    said = random.choice((message, message, message, hello, *random.choice(list(TRIES.values()))))
    text = json.dumps(said)
    return text[: random.randrange(len(text) + 1)] if random.random() < 0.1 else text


async def attack(url: str, random: random.Random, count: int) -> int:
    """Send so many messages, on a new page whenever one is closed; how many were sent."""
    sent = 0
    while sent < count:
        own = {"X-Forwarded-For": f"192.0.2.{random.randrange(256)}"}
        page = await Page.open(url, own)
        models = [page.board, page.sheet, page.frame, "0" * 32]
        try:
            while sent < count and not page.closed.is_set():
                await page.send(odd_frame(random, models))
                sent += 1
        except Exception:  # the socket was closed meanwhile
            sent += 1
        await page.close()
    return sent


@pytest.mark.parametrize("count", [1000, pytest.param(100_000, marks=pytest.mark.longer)])
def test_a_flood_of_invalid_messages_does_not_disturb_others(
    server: servers.Server, count: int
) -> None:
    seed = int(os.environ.get("DOKMUS_FUZZ_SEED", "7"))
    many = max(4, count // 1562)  # at once: each is made to wait for most of its time
    process = psutil.Process(server.group)
    told = len(log_of(server))

    async def work() -> None:
        url = f"{server.url}play"
        other = await Page.open(url)
        await attack(url, random.Random(seed), min(count, 300))  # whatever is loaded once is
        before = process.memory_info().rss
        flood = asyncio.gather(
            *(attack(url, random.Random(seed + n), count // many) for n in range(many))
        )
        longest = clicks = 0.0
        while not flood.done():
            start = time.monotonic()
            await answers(other)
            longest, clicks = max(longest, time.monotonic() - start), clicks + 1
            await asyncio.sleep(0.02)
        assert sum(await flood) >= count // many * many
        assert longest < SECONDS, f"seed {seed}"
        assert clicks > 5
        grown = process.memory_info().rss - before
        print(f"{count} messages: {longest * 1000:.0f} ms, {grown / 2**20:.0f} MB", flush=True)
        # Sessions that were closed stay until somebody looks for them: some megabytes are theirs.
        assert grown < 100 * 2**20, f"seed {seed}"
        await other.close()

    run(work)
    assert "Traceback" not in log_of(server)[told:], f"seed {seed}"


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


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_server_stops_cleanly_with_open_pages(tmp_path: Path, number: signal.Signals) -> None:
    with servers.app_server(tmp_path) as running:

        async def work() -> None:
            page = await Page.open(f"{running.url}play")
            await page.click("a1")
            os.kill(running.group, number)
            await asyncio.wait_for(page.closed.wait(), SECONDS)

        run(work)
        assert running.process is not None
        assert running.process.wait(SECONDS) == 0
        assert "Traceback" not in log_of(running)
        assert "Error" not in log_of(running)


def test_server_has_a_path_prefix_and_limits_sessions(tmp_path: Path) -> None:
    options = ("--prefix", "/dokmus/", "--origin", "https://rules.example.org", "--most-pages", "2")
    with servers.app_server(tmp_path, *options) as running:

        async def work() -> None:
            play = f"{running.url}dokmus/play"
            first = await Page.open(play)
            await first.click("a1")
            second = await get(play)
            named = {"Origin": "https://rules.example.org"}
            (await connect(play, token_in(second), named)).close()
            with pytest.raises(Refusal) as refused:
                await get(play, {"Accept-Language": "ja"})
            assert refused.value.status == 503
            assert refused.value.headers["Retry-After"]
            assert "満員" in refused.value.text
            with pytest.raises(Refusal) as missing:
                await get(f"{running.url}play")
            assert missing.value.status == 404
            assert 'href="./dokmus/play"' in missing.value.text
            await first.close()

        run(work)
