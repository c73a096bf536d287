"""Starts Playwright and a Chromium that reaches this machine alone, and watches what pages ask."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NoReturn
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Playwright,
    Request,
    WebError,
    WebSocket,
    sync_playwright,
)

# The first draws pages and nothing else: a browser with windows costs half as much again.
NAMES = (
    *("chromium-headless-shell", "chromium", "chromium-browser"),
    *("google-chrome", "google-chrome-stable", "chrome"),
)
MISSING = (
    "no Chromium found: install it (Debian and Ubuntu: apt install chromium), "
    "or run: python -m playwright install chromium"
)
#: Its driver is a Node.js of its own, which most bare systems lack one library for.
NO_DRIVER = (
    "Playwright's driver does not start ({}): install what it lacks "
    "(Debian and Ubuntu: apt install libatomic1)"
)
# On a busy machine Chromium may be slow to start; in milliseconds.
_PATIENCE = 180_000
_HERE = Path(__file__).resolve().parent
_LOCAL_HOSTS = {"127.0.0.1", "localhost", "::1"}
_LOCAL_SCHEMES = {"data", "blob", "about", "file"}


def unavailable(reason: str) -> NoReturn:
    """Skip the test; where a browser must be there (DOKMUS_REQUIRE_BROWSER=1), fail it."""
    if os.environ.get("DOKMUS_REQUIRE_BROWSER") == "1":
        pytest.fail(reason)
    pytest.skip(reason)


@contextmanager
def started() -> Iterator[Playwright]:
    """Playwright itself; `unavailable` where its driver cannot start."""
    # Asked for its version first: Playwright waits for a dead driver, and does not say of what.
    asked = subprocess.run(
        [sys.executable, "-m", "playwright", "--version"],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    if asked.returncode:
        told = (asked.stderr or asked.stdout).strip().splitlines() or ["it says nothing"]
        unavailable(NO_DRIVER.format(told[-1]))
    with sync_playwright() as running:
        yield running


def find(playwright: Playwright) -> str | None:
    """Return the path of a Chromium, the system's before Playwright's own; None without one."""
    for name in NAMES:
        if path := shutil.which(name):
            return path
    own = playwright.chromium.executable_path
    return own if own and Path(own).exists() else None


def launch(playwright: Playwright, path: str) -> Browser:
    """Start Chromium so that it cannot find any other host, whatever asks for one."""
    return playwright.chromium.launch(
        executable_path=path, args=_arguments(), env=_fonts(), timeout=_PATIENCE
    )


def launch_profile(playwright: Playwright, path: str, profile: Path) -> BrowserContext:
    """Start Chromium as `launch` does, with a profile on disk, as people have."""
    return playwright.chromium.launch_persistent_context(
        profile, executable_path=path, args=_arguments()
    )


def only_wide_font() -> bool:
    """Return True if the browser gets one wide font only (DOKMUS_FONTS=wide)."""
    asked = os.environ.get("DOKMUS_FONTS", "")
    assert asked in {"", "wide"}, f"DOKMUS_FONTS is {asked!r}: it can only be wide"
    return asked == "wide"


def _fonts() -> dict[str, str | float | bool] | None:
    """Return the environment of a browser with other fonts, or None for the system's."""
    only = {"FONTCONFIG_FILE": str(_HERE / "wide.conf")}
    return {**os.environ, **only} if only_wide_font() else None


def _arguments() -> list[str]:
    arguments = [
        "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost",
        "--disable-background-networking",
    ]
    # Chromium refuses its sandbox to root, as which containers run.
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        arguments.append("--no-sandbox")
    return arguments


def is_local(url: str) -> bool:
    """Say whether `url` stays on this machine."""
    parts = urlsplit(url)
    return parts.scheme in _LOCAL_SCHEMES or parts.hostname in _LOCAL_HOSTS


class Guard:
    """Blocks and records requests to other hosts; records errors on the page and its console."""

    def __init__(self) -> None:
        self.foreign: list[str] = []
        self.errors: list[str] = []
        self._allowed: list[re.Pattern[str]] = []

    def allow_error(self, pattern: str) -> None:
        """Do not count errors in which `pattern` is found; say in the test why they are right."""
        self._allowed.append(re.compile(pattern))

    def watch(self, context: BrowserContext) -> None:
        """Guard every page of `context`, those opened later too.

        It is `launch` that blocks; to route each request here would also turn the cache off.
        """
        for event, hear in self._heard():
            context.on(event, hear)
        for page in context.pages:
            self._on_page(page)

    def unwatch(self, context: BrowserContext) -> None:
        """Let go of `context`."""
        for event, hear in self._heard():
            context.remove_listener(event, hear)
        for page in context.pages:
            page.remove_listener("websocket", self._on_websocket)

    def verify(self) -> None:
        """Fail if anything was recorded."""
        assert not self.foreign, f"requests left the machine: {self.foreign}"
        errors = [
            error for error in self.errors if not any(ok.search(error) for ok in self._allowed)
        ]
        assert not errors, "errors in the browser:\n" + "\n".join(errors)

    def _heard(self) -> tuple[tuple[Any, Callable[..., None]], ...]:
        return (
            ("request", self._on_request),
            ("console", self._on_console),
            ("weberror", self._on_failure),
            ("page", self._on_page),
        )

    def _see(self, url: str) -> None:
        if not is_local(url):
            self.foreign.append(url)

    def _on_page(self, page: Page) -> None:
        page.on("websocket", self._on_websocket)

    def _on_websocket(self, websocket: WebSocket) -> None:
        self._see(websocket.url)

    def _on_request(self, request: Request) -> None:
        self._see(request.url)

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            place = message.location.get("url", "")
            self.errors.append(f"{message.text} [{place}]")

    def _on_failure(self, failure: WebError) -> None:
        self.errors.append(f"uncaught: {failure.error}")
