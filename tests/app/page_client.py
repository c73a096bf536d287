"""A page as a program is one: asks for it, opens its socket, and says what it likes.

For tests, and for benchmarks, that do without a browser. It speaks as much of Bokeh's protocol as
a page does, and can send anything else.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import re
from collections.abc import Mapping
from typing import Any
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from tornado.httpclient import HTTPRequest
from tornado.websocket import WebSocketClientConnection, websocket_connect

_TOKEN = re.compile(r'"token":"([^"]+)"')
SECONDS = 60.0


class Refusal(Exception):
    """A page that was not given: the status of the answer, its headers and its text."""

    def __init__(self, status: int, headers: Mapping[str, str], text: str) -> None:
        super().__init__(status)
        self.status, self.headers, self.text = status, headers, text


async def get(url: str, headers: Mapping[str, str] | None = None) -> str:
    """The text of a page; raises `Refusal`."""

    def fetch() -> str:
        try:
            with urlopen(Request(url, headers=dict(headers or {})), timeout=SECONDS) as answer:
                text: str = answer.read().decode()
                return text
        except HTTPError as error:
            with error:
                told = error.read().decode()
            raise Refusal(error.code, dict(error.headers), told) from None

    return await asyncio.to_thread(fetch)


def token_in(text: str) -> str:
    """The token with which a page opens its socket."""
    found = _TOKEN.search(text)
    assert found, "the page has no token"
    return found[1]


async def connect(
    url: str, token: str, headers: Mapping[str, str] | None = None
) -> WebSocketClientConnection:
    """The socket of a page; raises `tornado.httpclient.HTTPError` where it is refused."""
    parts = urlsplit(url)
    own = {"Origin": f"{parts.scheme}://{parts.netloc}"}
    address = f"ws://{parts.netloc}{parts.path.rstrip('/')}/ws"
    return await websocket_connect(
        HTTPRequest(address, headers={**own, **(headers or {})}),
        subprotocols=["bokeh", token],
        max_message_size=2**26,
    )


class Page:
    """A page that is open. ``models``: the state of every widget on it, by its id."""

    def __init__(self, socket: WebSocketClientConnection) -> None:
        self.socket = socket
        self.models: dict[str, dict[str, Any]] = {}
        self.closed = asyncio.Event()
        self._numbers = itertools.count(1)
        self._counts = itertools.count(1)
        self._waiting: dict[str, asyncio.Future[Any]] = {}
        self._reader = asyncio.ensure_future(self._read())

    @classmethod
    async def open(cls, url: str, headers: Mapping[str, str] | None = None) -> Page:
        """Ask for a page, open its socket, and take its widgets."""
        page = cls(await connect(url, token_in(await get(url, headers)), headers))
        reply = await page.ask("PULL-DOC-REQ", {})
        for root in reply["doc"]["roots"]:
            page._take(root)
        return page

    def _take(self, value: Any) -> None:
        """Find the states of the widgets, however the document wraps its mappings."""
        if isinstance(value, dict):
            if value.get("type") == "map":
                value = dict(value.get("entries", ()))
            if "model_name" in value and "state" in value:
                return
            for key, entry in value.items():
                plain = dict(entry["entries"]) if _is_map(entry) else entry
                if isinstance(plain, dict) and "model_name" in plain:
                    self.models[key] = _plain(plain["state"])
                else:
                    self._take(entry)
        elif isinstance(value, list):
            for entry in value:
                self._take(entry)

    @property
    def board(self) -> str:
        """The id of the first board."""
        return self._hearing("shape")

    @property
    def sheet(self) -> str:
        """The id of the first sheet."""
        return self._hearing("view")

    @property
    def frame(self) -> str:
        """The id of what hears of another language."""
        return self._hearing("texts")

    def _hearing(self, trait: str) -> str:
        return next(key for key, state in self.models.items() if {trait, "event"} <= set(state))

    # What a page says

    async def click(self, space: str) -> None:
        """Click a space of the first board; returns once it was heard."""
        await self.tell(self.board, {"type": "click", "space": space})

    async def press(self, name: str, value: Any = None) -> None:
        """Press a button of the first sheet; returns once it was heard."""
        await self.tell(self.sheet, {"press": name, "value": value})

    async def tell(self, model: str, *events: Mapping[str, Any]) -> None:
        """Tell a widget of events, numbered on."""
        recent = [{**event, "count": next(self._counts)} for event in events]
        await self.update(model, {"event": {"recent": recent}})

    async def update(self, model: str, state: Any) -> None:
        """Set traits of a widget; returns once the server has answered."""
        await self.ask("PATCH-DOC", patch(update_of(model, state)))

    async def ask(self, kind: str, content: Any) -> Any:
        """Send a message; the content of the answer."""
        number = f"n{next(self._numbers)}"
        self._waiting[number] = asyncio.get_running_loop().create_future()
        await self.send(json.dumps({"msgid": number, "msgtype": kind}), "{}", json.dumps(content))
        try:
            return await asyncio.wait_for(self._waiting[number], SECONDS)
        finally:
            del self._waiting[number]

    async def send(self, *frames: str | bytes) -> None:
        """Send frames as they are."""
        for frame in frames:
            await self.socket.write_message(frame, binary=isinstance(frame, bytes))

    async def close(self) -> None:
        """Leave the page."""
        self.socket.close()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.closed.wait(), 5)
        self._reader.cancel()

    # What it hears

    async def _read(self) -> None:
        try:
            while (header := await self.socket.read_message()) is not None:
                about = json.loads(header)
                await self.socket.read_message()  # the metadata
                content = await self.socket.read_message() or "{}"
                for _ in range(2 * about.get("num_buffers", 0)):
                    await self.socket.read_message()
                self._hear(about, json.loads(content))
        finally:
            self.socket.close()
            self.closed.set()
            for waiting in self._waiting.values():
                if not waiting.done():
                    waiting.set_exception(ConnectionError("the server closed the socket"))

    def _hear(self, about: Mapping[str, Any], content: Any) -> None:
        waiting = self._waiting.get(about.get("reqid", ""))
        if waiting is not None and not waiting.done():
            waiting.set_result(content)
        for event in content.get("events", ()) if about["msgtype"] == "PATCH-DOC" else ():
            said = event.get("msg_data")
            if not isinstance(said, str):
                continue
            told = json.loads(said)["content"]
            if told.get("data", {}).get("method") == "update":
                self.models.setdefault(told["comm_id"], {}).update(told["data"]["state"])


def update_of(model: Any, state: Any, **changed: Any) -> dict[str, Any]:
    """What ipywidgets sends to set traits of a widget; ``changed``: parts of it to be others."""
    return {
        "channel": "shell",
        "header": {"msg_id": "m", "msg_type": "comm_msg", "session": "s"},
        "buffers": [],
        "content": {
            "comm_id": model,
            "data": {"method": "update", "state": state, "buffer_paths": []},
        },
    } | changed


def patch(*said: Any) -> dict[str, Any]:
    """The patch in which a page sends what ipywidgets says."""
    return {
        "events": [
            {"kind": "MessageSent", "msg_type": "ipywidgets_bokeh", "msg_data": json.dumps(one)}
            for one in said
        ]
    }


def _is_map(value: Any) -> bool:
    return isinstance(value, dict) and value.get("type") == "map"


def _plain(value: Any) -> Any:
    """A value of a document, without the wrapping of its mappings."""
    if _is_map(value):
        return {key: _plain(entry) for key, entry in value.get("entries", ())}
    if isinstance(value, dict):
        return {key: _plain(entry) for key, entry in value.items()}
    return [_plain(entry) for entry in value] if isinstance(value, list) else value
