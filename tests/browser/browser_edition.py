"""The browser edition as people find it: its files on a plain server, below any path."""

from __future__ import annotations

import functools
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.table import READY, Table

#: How a page is reached: below any path.
BELOW = "games/dokmus"


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_told: object) -> None:
        """Say nothing."""


@contextmanager
def plain_server(
    site: Path, folder: Path, handles: type[SimpleHTTPRequestHandler] = Quiet
) -> Iterator[str]:
    """Serve a site below a path of a host that has an icon of its own; yield its address."""
    below = folder / BELOW
    below.parent.mkdir(parents=True)
    # JupyterLab swaps its icons; in between Chromium sometimes asks for the host's.
    (folder / "favicon.ico").touch()
    below.symlink_to(site)
    handler = functools.partial(handles, directory=str(folder))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        serving = threading.Thread(target=server.serve_forever, args=(0.05,))
        serving.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}/{BELOW}/"
        finally:
            server.shutdown()
            serving.join()


def path_of(address: str, language: str = "en") -> str:
    """Return the site's address of a page of the app."""
    kind, _, asked = address.partition("?")
    return f"{language}/{kind or 'index'}.html{asked and '?'}{asked}"


def alive(page: Page) -> Table:
    """Return the table of a page once Python has started."""
    # It loads Python first: several at once, on a busy machine, take long.
    expect(page.locator("#dk-starting")).to_be_hidden(timeout=60_000)
    expect(page.locator("#dk-unable")).to_be_hidden()
    page.locator(READY).first.wait_for()
    return Table(page)
