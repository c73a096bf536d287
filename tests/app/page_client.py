"""Client of a page without a browser: requests the page, opens its socket, and sends messages.

For tests and benchmarks. It follows the protocol of `dokmus_widgets.host.session`, and can send
anything else.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import itertools
import json
import re
import ssl
import warnings
from collections.abc import Callable, Coroutine, Mapping
from typing import Any, TypeVar
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from tornado.httpclient import HTTPRequest
from tornado.websocket import WebSocketClientConnection, websocket_connect

_BEGUN = re.compile(r'id="dk-state" data-token="([^"]+)">(.*?)</script>', re.DOTALL)
SECONDS = 60.0
#: For sites of tests, which have certificates that nobody has signed.
_TRUSTING = ssl._create_unverified_context()
T = TypeVar("T")


class Refusal(Exception):
    """A refused page request: the status, the headers and the text of the response."""

    def __init__(self, status: int, headers: Mapping[str, str], text: str) -> None:
        super().__init__(status)
        self.status, self.headers, self.text = status, headers, text


async def get(url: str, headers: Mapping[str, str] | None = None) -> str:
    """Return the text of a page, or raise `Refusal`."""

    def fetch() -> str:
        try:
            request = Request(url, headers=dict(headers or {}))
            with urlopen(request, timeout=SECONDS, context=_TRUSTING) as answer:
                text: str = answer.read().decode()
                return text
        except HTTPError as error:
            with error:
                told = error.read().decode()
            raise Refusal(error.code, dict(error.headers), told) from None

    return await asyncio.to_thread(fetch)


def token_in(text: str) -> str:
    """Return the token with which a page opens its socket."""
    return _begun(text)[1]


def _begun(text: str) -> re.Match[str]:
    found = _BEGUN.search(text)
    assert found, "the page has no session"
    return found


async def connect(
    url: str, token: str, headers: Mapping[str, str] | None = None
) -> WebSocketClientConnection:
    """Open the socket of a page, or raise `tornado.httpclient.HTTPError`."""
    parts = urlsplit(url)
    own = {"Origin": f"{parts.scheme}://{parts.netloc}"}
    scheme = parts.scheme.replace("http", "ws")
    address = f"{scheme}://{parts.netloc}{parts.path.rstrip('/')}/ws"
    return await websocket_connect(
        HTTPRequest(address, headers={**own, **(headers or {})}, validate_cert=False),
        subprotocols=["bokeh", token],
        max_message_size=2**26,
    )


class Page:
    """A page that is open. ``models``: the state of every widget on it, by its id."""

    def __init__(self, socket: WebSocketClientConnection, first: Mapping[str, Any]) -> None:
        self.socket = socket
        self.epoch, self.number = first["epoch"], first["n"]
        self.models: dict[str, dict[str, Any]] = first["models"]
        self.closed = asyncio.Event()
        self._numbers = itertools.count(1)
        self._counts = itertools.count(1)
        self._waiting: dict[int, asyncio.Future[None]] = {}
        self._greeted: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._reader = asyncio.ensure_future(self._read())

    @classmethod
    async def open(cls, url: str, headers: Mapping[str, str] | None = None) -> Page:
        """Ask for a page, take its widgets, open its socket, and say hello."""
        text = await get(url, headers)
        page = cls(await connect(url, token_in(text), headers), json.loads(_begun(text)[2]))
        await asyncio.wait_for(page._greeted, SECONDS)
        return page

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
        """The id of the language selector."""
        return self._hearing("texts")

    def _hearing(self, trait: str) -> str:
        return next(key for key, state in self.models.items() if {trait, "event"} <= set(state))

    # Sending

    async def click(self, space: str) -> None:
        """Click a space of the first board; return once the server has replied."""
        await self.tell(self.board, {"type": "click", "space": space})

    async def press(self, name: str, value: Any = None) -> None:
        """Press a button of the first sheet; return once the server has replied."""
        await self.tell(self.sheet, {"press": name, "value": value})

    async def tell(self, model: str, *events: Mapping[str, Any]) -> None:
        """Send events, with consecutive numbers, to a widget."""
        recent = [{**event, "count": next(self._counts)} for event in events]
        await self.update(model, {"event": {"recent": recent}})

    async def update(self, model: str, state: Any) -> None:
        """Set traits of a widget; return once the server has replied."""
        message = self.message(model, state)
        waiting = self._waiting[message["n"]] = asyncio.get_running_loop().create_future()
        await self.send(json.dumps(message))
        await asyncio.wait_for(waiting, SECONDS)

    def message(self, model: Any, state: Any) -> dict[str, Any]:
        """Return a page's message that sets traits of a widget."""
        return {"n": next(self._numbers), "id": model, "state": state}

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

    # Receiving

    async def _read(self) -> None:
        try:
            while (text := await self.socket.read_message()) is not None:
                self._hear(json.loads(text))
        finally:
            self.socket.close()
            self.closed.set()
            for waiting in (self._greeted, *self._waiting.values()):
                if not waiting.done():
                    waiting.set_exception(ConnectionError("the server closed the socket"))
                    waiting.exception()  # whether anybody waits for it or not

    def _hear(self, said: Mapping[str, Any]) -> None:
        if said.get("msgtype") == "ACK":  # of Panel: the session is there
            hello = {"hello": self.epoch, "at": self.number, "sent": []}
            asyncio.ensure_future(self.send(json.dumps(hello)))  # noqa: RUF006
        if "models" not in said:
            return
        self.number = said["n"]
        for name, state in said["models"].items():
            self.models.setdefault(name, {}).update(state)
        if not self._greeted.done():
            self._greeted.set_result(None)
        for number in [one for one in self._waiting if one <= said["heard"]]:
            waiting = self._waiting.pop(number)
            if not waiting.done():
                waiting.set_result(None)


def run(work: Callable[[], Coroutine[Any, Any, T]]) -> T:
    """Run a coroutine function within ten minutes; return its result."""
    with warnings.catch_warnings():
        # Sockets that the server has cut are left to be collected: here, and not in another test.
        warnings.simplefilter("ignore", ResourceWarning)
        try:
            return asyncio.run(asyncio.wait_for(work(), 580))
        finally:
            gc.collect()
