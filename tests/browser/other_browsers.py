"""Firefox and WebKit, each driven by the protocol that it speaks itself.

Of an open page they can go to an address and ask it something: enough to see that it works there.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any, Final, Protocol
from urllib.error import URLError
from urllib.request import Request, urlopen

import websocket  # websocket-client, which JupyterLab's server brings

from tests.browser.servers import free_port

_SECONDS: Final = 60.0
_MINI_BROWSERS: Final = "/usr/lib/*/webkit2gtk-4.*/MiniBrowser"
#: Nothing is asked of anybody but this machine.
_PREFERENCES: Final = {
    "network.proxy.type": 1,
    "network.proxy.http": "127.0.0.1",
    "network.proxy.http_port": 9,
    "network.proxy.ssl": "127.0.0.1",
    "network.proxy.ssl_port": 9,
    "network.proxy.no_proxies_on": "127.0.0.1, localhost",
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "app.update.enabled": False,
}


class Driven(Protocol):
    """A browser with one page."""

    def go(self, url: str) -> None:
        """Load an address."""

    def ask(self, expression: str) -> Any:
        """Evaluate an expression; return its value as plain JSON."""


def has_firefox() -> bool:
    """Return True if it is installed."""
    return shutil.which("firefox-esr") is not None


def has_webkit() -> bool:
    """Return True if it is installed with its driver."""
    return all(map(shutil.which, ("WebKitWebDriver", "xvfb-run"))) and bool(_mini_browser())


def _mini_browser() -> str:
    found = sorted(Path("/").glob(_MINI_BROWSERS[1:]))
    return str(found[0]) if found else ""


@contextmanager
def _running(*command: str, folder: Path) -> Iterator[None]:
    """Run a program; end it with all its child processes."""
    own = {**os.environ, "HOME": str(folder)}
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(
            command, stdout=log, stderr=log, env=own, cwd=folder, start_new_session=True
        )
    try:
        yield
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait(_SECONDS)


@contextmanager
def firefox(folder: Path) -> Iterator[Driven]:
    """Firefox without a window; ``folder`` is its profile."""
    lines = [f"user_pref({json.dumps(n)}, {json.dumps(v)});" for n, v in _PREFERENCES.items()]
    (folder / "user.js").write_text("\n".join(lines), "utf-8")
    port = free_port()
    profile = ("--headless", "--no-remote", "--profile", str(folder))
    command = ("firefox-esr", *profile, f"--remote-debugging-port={port}")
    with _running(*command, folder=folder), closing(_connected(port)) as socket:
        driven = _Firefox(socket)
        driven.begin()
        yield driven


def _connected(port: int) -> websocket.WebSocket:
    """Connect to the socket of a browser that is starting."""
    until = time.monotonic() + _SECONDS
    while True:
        try:
            # Without an origin: it lets in no page.
            return websocket.create_connection(
                f"ws://127.0.0.1:{port}/session", timeout=_SECONDS, suppress_origin=True
            )
        except OSError:
            if time.monotonic() > until:
                raise
            time.sleep(0.2)


class _Firefox:
    def __init__(self, socket: websocket.WebSocket) -> None:
        self._socket, self._count, self._context = socket, 0, ""

    def begin(self) -> None:
        self._say("session.new", capabilities={})
        self._context = self._say("browsingContext.getTree")["contexts"][0]["context"]

    def go(self, url: str) -> None:
        self._say("browsingContext.navigate", context=self._context, url=url, wait="complete")

    def ask(self, expression: str) -> Any:
        answer = self._say(
            "script.evaluate",
            expression=f"JSON.stringify(({expression}) ?? null)",
            target={"context": self._context},
            awaitPromise=False,
        )
        assert answer["type"] == "success", answer
        return json.loads(answer["result"]["value"])

    def _say(self, method: str, **given: Any) -> Any:
        self._count += 1
        self._socket.send(json.dumps({"id": self._count, "method": method, "params": given}))
        while True:
            said = json.loads(self._socket.recv())
            if said.get("id") == self._count:
                assert said["type"] == "success", said
                return said["result"]


@contextmanager
def webkit(folder: Path) -> Iterator[Driven]:
    """WebKit's own small browser, on a screen that nobody sees."""
    port = free_port()
    with _running("xvfb-run", "-a", "WebKitWebDriver", f"--port={port}", folder=folder):
        driven = _WebKit(f"http://127.0.0.1:{port}")
        driven.begin()
        try:
            yield driven
        finally:
            driven.end()


class _WebKit:
    def __init__(self, driver: str) -> None:
        self._driver = driver

    def begin(self) -> None:
        options = {"binary": _mini_browser(), "args": ["--automation"]}
        wanted = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
        until = time.monotonic() + _SECONDS
        while True:
            try:
                session = self._say("/session", {"capabilities": wanted})["sessionId"]
                break
            except URLError:
                if time.monotonic() > until:
                    raise
                time.sleep(0.2)
        self._driver += f"/session/{session}"

    def end(self) -> None:
        with suppress(URLError):
            self._say("", method="DELETE")

    def go(self, url: str) -> None:
        self._say("/url", {"url": url})

    def ask(self, expression: str) -> Any:
        return self._say("/execute/sync", {"script": f"return ({expression}) ?? null", "args": []})

    def _say(self, path: str, given: object = None, method: str = "POST") -> Any:
        body = None if given is None else json.dumps(given).encode()
        request = Request(
            self._driver + path, body, {"Content-Type": "application/json"}, method=method
        )
        with urlopen(request, timeout=_SECONDS) as answer:
            return json.load(answer)["value"]
