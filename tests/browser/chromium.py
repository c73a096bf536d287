"""Finds Chromium, and watches that a page asks nobody but this machine."""

from __future__ import annotations

import os
import re
import shutil
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Playwright,
    Route,
    WebError,
    WebSocket,
)

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
MISSING = (
    "no Chromium found: install it (Debian and Ubuntu: apt install chromium), "
    "or run: python -m playwright install chromium"
)
_LOCAL_HOSTS = {"127.0.0.1", "localhost", "::1"}
_LOCAL_SCHEMES = {"data", "blob", "about"}


def find(playwright: Playwright) -> str | None:
    """Return the path of a Chromium, the system's before Playwright's own; None without one."""
    for name in NAMES:
        if path := shutil.which(name):
            return path
    own = playwright.chromium.executable_path
    return own if own and Path(own).exists() else None


def launch(playwright: Playwright, path: str) -> Browser:
    """Start Chromium so that it cannot find any other host, whatever asks for one."""
    return playwright.chromium.launch(executable_path=path, args=_arguments())


def launch_profile(playwright: Playwright, path: str, profile: Path) -> BrowserContext:
    """Start Chromium as `launch` does, with a profile on disk, as people have."""
    return playwright.chromium.launch_persistent_context(
        profile, executable_path=path, args=_arguments()
    )


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
        """Guard every page of `context`, those opened later too."""
        context.route("**/*", self._on_request)
        context.on("console", self._on_console)
        context.on("weberror", self._on_failure)
        context.on("page", self._on_page)

    def verify(self) -> None:
        """Fail if anything was recorded."""
        assert not self.foreign, f"requests left the machine: {self.foreign}"
        errors = [
            error for error in self.errors if not any(ok.search(error) for ok in self._allowed)
        ]
        assert not errors, "errors in the browser:\n" + "\n".join(errors)

    def _see(self, url: str) -> bool:
        if is_local(url):
            return True
        self.foreign.append(url)
        return False

    def _on_page(self, page: Page) -> None:
        page.on("websocket", self._on_websocket)

    def _on_websocket(self, websocket: WebSocket) -> None:
        self._see(websocket.url)

    def _on_request(self, route: Route) -> None:
        if self._see(route.request.url):
            route.continue_()
        else:
            route.abort()

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            place = message.location.get("url", "")
            self.errors.append(f"{message.text} [{place}]")

    def _on_failure(self, failure: WebError) -> None:
        self.errors.append(f"uncaught: {failure.error}")
