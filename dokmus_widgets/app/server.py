"""The server: one process, one address, a session with its own widget for every page."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import logging
import signal
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, Final

import panel as pn
from bokeh.settings import settings
from bokeh.util.token import generate_secret_key
from tornado import httpserver
from tornado.httputil import HTTPHeaders
from tornado.ioloop import PeriodicCallback

from dokmus_widgets.app import page, paths
from dokmus_widgets.app.entrance.door import Door, Key
from dokmus_widgets.app.entrance.headers import Guarded
from dokmus_widgets.app.entrance.origins import Origins, hosts_of
from dokmus_widgets.host import keeping, texts
from dokmus_widgets.host.models import take_over
from dokmus_widgets.storage.store import Store
from dokmus_widgets.validation.limits import MessageLimits, RequestLimits, VisitorLimits
from dokmus_widgets.widgets.front.shared_assets import FrontEnd

_apply_xheaders: Final = httpserver._HTTPRequestContext._apply_xheaders
#: How often to look for sessions to release.
SESSION_CHECK_MS: Final = 15_000
#: How often what nobody has touched for long is forgotten: once a day.
PRUNE_MS: Final = 24 * 60 * 60 * 1000


class PortInUse(OSError):
    """Somebody listens on the port already."""

    def __init__(self, port: int) -> None:
        super().__init__(errno.EADDRINUSE, f"Port {port} is in use")
        self.port = port


@dataclass(frozen=True, slots=True)
class Serving:
    """Where, and for whom.

    ``origins``: sites whose pages may open sockets, beside the address itself; ``prefix``: the path
    below which all pages are, such as ``/dokmus``, or nothing; ``behind_proxy``: whether a proxy
    in front tells who visits, in ``X-Forwarded-For``.
    """

    port: int
    address: str = "127.0.0.1"
    origins: tuple[str, ...] = ()
    prefix: str = ""
    behind_proxy: bool = False
    visitors: VisitorLimits = field(default_factory=VisitorLimits)
    messages: MessageLimits = field(default_factory=MessageLimits)


def create(
    serving: Serving,
    make_widget: keeping.WidgetMaker = page.session_widget,
    *,
    session_check_ms: int = SESSION_CHECK_MS,
) -> Any:
    """Return a server that listens, warmed up, and not yet running.

    `make_widget` gives the widget tree of one session and its token. Raises `PortInUse`, or another
    `OSError` where the address cannot be had.
    """
    # Pages show widgets by a host of ours: Panel brings the server, and its sessions.
    FrontEnd.is_served = True
    take_over()
    pn.config.browser_info = False  # it would be a root of the document
    paths.use_own_handlers()
    context: Any = httpserver._HTTPRequestContext
    context._apply_xheaders = _ignore_real_ip
    # From the environment, for several processes that serve the same pages; otherwise of this one.
    key = settings.secret_key_bytes() or generate_secret_key().encode()
    origins = Origins(hosts_of(serving.address), serving.port, serving.origins)
    door = Door(origins, key, serving.visitors, serving.messages)
    try:
        server = pn.io.server.get_server(
            page.page_builders(make_widget),
            port=serving.port,
            address=serving.address,
            prefix=serving.prefix,
            title=texts.TITLE,
            # The widgets keep nothing in the page's address.
            location=False,
            # Builds each page once and drops it, so that no visitor waits for imports.
            warm=True,
            secret_key=key,
            sign_sessions=True,
            # All that a page needs to know of a request goes along in its token.
            include_headers=["Accept-Language"],
            use_xheaders=serving.behind_proxy,
            websocket_max_message_size=serving.messages.frame,
            http_server_kwargs=_http_options(serving.messages.frame),
            unused_session_lifetime_milliseconds=serving.visitors.left_ms,
            check_unused_sessions_milliseconds=session_check_ms,
            use_index=False,
            default_handler_class=paths.Nowhere,
            door=door,
            compress_response=True,
        )
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise PortInUse(serving.port) from error
        raise
    application = server._tornado
    application.settings["prefix"] = serving.prefix
    application.add_transform(Guarded)
    paths.answer_nothing_else(application)
    # Nothing that is handed to Panel comes before its own handlers.
    application.add_handlers(".*", paths.before_pages(serving.prefix))
    door.alive = lambda: [key for key, _session in _sessions(application)]
    unused = PeriodicCallback(lambda: _let_unused_go(application, door), session_check_ms)
    server.io_loop.add_callback(unused.start)  # it ends with the loop
    return server


def _ignore_real_ip(context: Any, headers: HTTPHeaders) -> None:
    """Take an address from X-Forwarded-For alone, to which every proxy adds.

    Tornado believes X-Real-Ip more: behind a proxy that lets it through, visitors would choose.
    """
    headers.pop("X-Real-Ip", None)
    _apply_xheaders(context, headers)


def _http_options(frame: int) -> dict[str, Any]:
    """What a connection may bring, and how long it may take; ``frame``: bytes of a message."""
    limits = RequestLimits()
    return {
        "max_body_size": limits.body,
        "body_timeout": limits.body_seconds,
        "idle_connection_timeout": limits.idle_seconds,
        # A frame is read whole, and the next one may have begun.
        "max_buffer_size": 2 * frame,
    }


def _sessions(application: Any) -> Iterable[tuple[Key, Any]]:
    return (
        ((context.url, session.id), session)
        for context in application.applications.values()
        for session in context.sessions
    )


def _let_unused_go(application: Any, door: Door) -> None:
    """Have the sessions released whose pages never called back: a program has asked for them."""
    for key, session in _sessions(application):
        waits = session.milliseconds_since_last_unsubscribe
        if not door.has_met(key) and waits > door.visitors.unused_ms:
            session.request_expiration()


def serve(
    serving: Serving,
    *,
    store: Store,
    show: bool,
    ready: Callable[[str], None] = lambda _url: None,
) -> None:
    """Serve the app until Ctrl+C or SIGTERM; open the system's browser if `show`.

    `store` keeps what visitors do. `ready` is called with the page's address once the server
    answers.
    """
    logging.getLogger("dokmus_widgets").setLevel(logging.INFO)
    server = create(serving, keeping.widget_maker(store))
    loop = asyncio.get_event_loop()
    with contextlib.suppress(NotImplementedError):  # Windows: there Panel listens for Ctrl+C
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, server.io_loop.stop)
    server.start()
    _prune(store)
    PeriodicCallback(lambda: _prune(store), PRUNE_MS).start()
    ready(f"http://{_host_for_url(serving.address)}:{server.port}{serving.prefix}/")
    if show:
        server.io_loop.add_callback(server.show, "/")
    try:
        with contextlib.suppress(KeyboardInterrupt):
            server.io_loop.start()
    finally:
        # Lets go of the sessions that are still open.
        server.stop(wait=False)
        store.close()


def _prune(store: Store) -> None:
    store.prune()


def _host_for_url(address: str) -> str:
    if address in {"0.0.0.0", "::", ""}:  # all interfaces: this one among them
        return "127.0.0.1"
    return f"[{address}]" if ":" in address else address
