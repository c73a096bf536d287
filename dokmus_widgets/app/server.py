"""The server: one process, one address, a session with its own widget for every page."""

from __future__ import annotations

import errno
from collections.abc import Callable
from typing import Any, Final

import panel as pn

from dokmus_widgets.app import page, paths, texts

# How long a game outlives its page: long enough for a phone that sleeps for a moment, whose page
# then takes up the same session again; and how often to look for sessions to release.
SESSION_LIFETIME_MS: Final = 60_000
SESSION_CHECK_MS: Final = 15_000


class PortInUse(OSError):
    """Somebody listens on the port already."""

    def __init__(self, port: int) -> None:
        super().__init__(errno.EADDRINUSE, f"Port {port} is in use")
        self.port = port


def create(
    port: int,
    address: str,
    make_widget: page.WidgetMaker = page.session_widget,
    *,
    session_lifetime_ms: int = SESSION_LIFETIME_MS,
    session_check_ms: int = SESSION_CHECK_MS,
) -> Any:
    """Return a server that listens, warmed up, and not yet running.

    `make_widget` gives the widget tree of one session and its token. Raises `PortInUse`, or another
    `OSError` where the address cannot be had.
    """
    # Not pn.extension("ipywidgets"): that adds a stylesheet from a public host.
    pn.extension()
    # A second root on the page, of which we use nothing.
    pn.config.browser_info = False
    try:
        server = pn.io.server.get_server(
            page.page_builders(make_widget),
            port=port,
            address=address,
            websocket_origin=_origins(address, port),
            title=texts.TITLE,
            # The widgets keep nothing in the page's address.
            location=False,
            # Builds each page once and drops it, so that no visitor waits for imports.
            warm=True,
            unused_session_lifetime_milliseconds=session_lifetime_ms,
            check_unused_sessions_milliseconds=session_check_ms,
            default_handler_class=paths.Nowhere,
        )
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise PortInUse(port) from error
        raise
    # Nothing that is handed to Panel comes before its own handlers.
    server._tornado.add_handlers(".*", paths.BEFORE_PAGES)
    return server


def serve(
    port: int, address: str, *, show: bool, ready: Callable[[str], None] = lambda _url: None
) -> None:
    """Serve the app until interrupted; open the system's browser if `show`.

    `ready` is called with the page's address once the server answers.
    """
    server = create(port, address)
    server.start()
    ready(f"http://{_host_for_url(address)}:{server.port}/")
    if show:
        server.io_loop.add_callback(server.show, "/")
    try:
        server.run_until_shutdown()
    finally:
        # Lets go of the sessions that are still open.
        server.stop(wait=False)


def _origins(address: str, port: int) -> list[str]:
    """Return who may open a session: pages that this server has sent.

    On loopback those are known by name. Somebody who serves a network says so by --address, and
    is reached by names that cannot be known here.
    """
    if address in {"127.0.0.1", "localhost"}:
        return [f"127.0.0.1:{port}", f"localhost:{port}"]
    return ["*"]


def _host_for_url(address: str) -> str:
    if address in {"0.0.0.0", "::", ""}:  # all interfaces: this one among them
        return "127.0.0.1"
    return f"[{address}]" if ":" in address else address
