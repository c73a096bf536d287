"""The web server: one process with a session for every open page."""

import asyncio
import contextlib
import errno
import gc
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

from dokmus_widgets.analysis import incremental
from dokmus_widgets.app import handlers, page_builder
from dokmus_widgets.app.metrics import ServerMetrics
from dokmus_widgets.app.security.admission import AdmissionControl, SessionKey
from dokmus_widgets.app.security.headers import SecurityHeaders
from dokmus_widgets.app.security.origins import Origins, hosts_of
from dokmus_widgets.app.storage_thread import StorageThread
from dokmus_widgets.app.worker_pool import WorkerPool
from dokmus_widgets.host import texts
from dokmus_widgets.host.comms import install_comms
from dokmus_widgets.host.persistence import WidgetFactory, widget_factory
from dokmus_widgets.host.tables.tables import AWAY, Tables
from dokmus_widgets.storage.store import Store
from dokmus_widgets.validation.incidents import incident_counts
from dokmus_widgets.validation.limits import ClientLimits, MessageLimits, RequestLimits
from dokmus_widgets.widgets.front.shared_assets import FrontEnd

_apply_xheaders: Final = httpserver._HTTPRequestContext._apply_xheaders
#: The interval at which unused sessions are released.
SESSION_CHECK_MS: Final = 15_000
#: The interval at which old entries are deleted: a day.
PRUNE_MS: Final = 24 * 60 * 60 * 1000
#: The interval at which the storage is tried again after a fault.
RETRY_MS: Final = 2000
#: The longest time that messages in flight get when the server stops, and how often it looks.
STOP_SECONDS: Final = 10.0
_STOP_CHECK: Final = 0.05


class PortInUse(OSError):
    """Another program listens on the port."""


@dataclass(frozen=True, slots=True)
class ServerOptions:
    """Options of the server."""

    port: int
    address: str = "127.0.0.1"
    #: Other websites whose pages may open sockets.
    origins: tuple[str, ...] = ()
    #: The path of all pages, such as ``/dokmus``, or nothing.
    prefix: str = ""
    #: True if a proxy names the clients in ``X-Forwarded-For``.
    behind_proxy: bool = False
    #: Address and port of the metrics, if they are served.
    metrics: tuple[str, int] | None = None
    #: Seconds after which a player of a table who is away can be replaced.
    away: float = AWAY
    clients: ClientLimits = field(default_factory=ClientLimits)
    messages: MessageLimits = field(default_factory=MessageLimits)


def create_server(
    options: ServerOptions,
    make_widget: WidgetFactory = page_builder.unsaved_widget,
    *,
    store: Store | None = None,
    tables: Tables | None = None,
    session_check_ms: int = SESSION_CHECK_MS,
) -> Any:
    """Create a warmed-up server that listens; raise `OSError` if the address is not available.

    ``store``: where the widgets are saved, for the probes and metrics; ``tables``: those of pages.
    """
    # Panel provides the server and its sessions; `dokmus_widgets.host` shows the widgets.
    FrontEnd.is_served = True
    install_comms()
    pn.config.browser_info = False  # it would be a root of the document
    handlers.install_handlers()
    context: Any = httpserver._HTTPRequestContext
    context._apply_xheaders = _ignore_real_ip
    # Several processes that serve the same pages share a key by the environment.
    key = settings.secret_key_bytes() or generate_secret_key().encode()
    limits = RequestLimits()
    origins = Origins(hosts_of(options.address), options.port, options.origins)
    admission = AdmissionControl(origins, key, options.clients, options.messages)
    store = Store(None) if store is None else store
    storage_thread = StorageThread(asyncio.get_event_loop())
    reading_thread = StorageThread(asyncio.get_event_loop(), "dokmus-reading")
    store.run, store.run_beside = storage_thread.run, reading_thread.run
    pool = WorkerPool(asyncio.get_event_loop())
    incremental.host.offload = pool.offload
    incremental.host.charge = admission.charge_drawing
    metrics = ServerMetrics(
        gauges={
            "dokmus_sessions": ("Open pages", lambda: _session_count(application)),
            "dokmus_messages_in_flight": ("Messages being handled", lambda: metrics.in_flight),
            "dokmus_pending_pictures": ("Pictures to draw", lambda: admission.previews.pending),
            "dokmus_tasks_running": ("Tasks of worker processes", lambda: pool.running),
            "dokmus_tasks_waiting": ("Tasks that wait for a process", lambda: pool.waiting),
            "dokmus_storage_ready": ("1: can be written", lambda: not store.fault),
        },
        counters={
            "dokmus_faults": ("Internal errors", lambda: incident_counts["fault"]),
            "dokmus_refusals": ("Refused requests", lambda: incident_counts["refused"]),
            "dokmus_storage_errors": ("Failed reads and writes", lambda: store.error_count),
        },
    )
    try:
        server = pn.io.server.get_server(
            page_builder.page_builders(make_widget),
            port=options.port,
            address=options.address,
            prefix=options.prefix,
            title=texts.TITLE,
            location=False,
            # Build each page once and drop it, so that no client waits for imports.
            warm=True,
            secret_key=key,
            sign_sessions=True,
            # The token carries these headers to the session.
            include_headers=["Accept-Language"],
            use_xheaders=options.behind_proxy,
            websocket_max_message_size=options.messages.max_bytes,
            http_server_kwargs={
                "max_body_size": limits.max_body,
                "body_timeout": limits.body_timeout,
                "idle_connection_timeout": limits.idle_timeout,
                # A whole message, and the start of the next one.
                "max_buffer_size": 2 * options.messages.max_bytes,
            },
            unused_session_lifetime_milliseconds=options.clients.disconnected_timeout_ms,
            check_unused_sessions_milliseconds=session_check_ms,
            use_index=False,
            default_handler_class=handlers.NotFoundHandler,
            admission=admission,
            metrics=metrics,
            store=store,
            tables=tables,
            storage_thread=storage_thread,
            reading_thread=reading_thread,
            pool=pool,
            log_function=handlers.log_request,
            compress_response=True,
        )
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise PortInUse(errno.EADDRINUSE, f"Port {options.port} is in use") from error
        raise
    application = server._tornado
    application.settings["prefix"] = options.prefix
    application.add_transform(SecurityHeaders)
    handlers.remove_other_handlers(application)
    # Panel would add its own handlers before those given to `get_server`.
    application.add_handlers(".*", handlers.extra_handlers(options.prefix))
    admission.active_sessions = lambda: [key for key, _session in _sessions(application)]
    check = PeriodicCallback(lambda: _release_unused(application, admission), session_check_ms)
    server.io_loop.add_callback(check.start)  # it ends with the loop
    return server


def _ignore_real_ip(context: Any, headers: HTTPHeaders) -> None:
    """Take the client's address from X-Forwarded-For only, to which every proxy appends.

    Tornado prefers X-Real-Ip: behind a proxy that passes it on, clients could forge it.
    """
    headers.pop("X-Real-Ip", None)
    _apply_xheaders(context, headers)


def _sessions(application: Any) -> Iterable[tuple[SessionKey, Any]]:
    return (
        ((context.url, session.id), session)
        for context in application.applications.values()
        for session in context.sessions
    )


def _session_count(application: Any) -> int:
    """Return the number of sessions; safe from the thread of the metrics."""
    return sum(len(context.sessions) for context in application.applications.values())


def _release_unused(application: Any, admission: AdmissionControl) -> None:
    """Release the sessions whose pages never opened a socket, such as those of crawlers."""
    for key, session in _sessions(application):
        idle = session.milliseconds_since_last_unsubscribe
        if not admission.has_connected(key) and idle > admission.clients.unused_timeout_ms:
            session.request_expiration()


def serve(
    options: ServerOptions, *, store: Store, show: bool, ready: Callable[[str], None]
) -> None:
    """Serve the app until Ctrl+C or SIGTERM; ``ready`` is called with its address."""
    tables = Tables(store, options.away, options.clients)
    server = create_server(options, widget_factory(store, tables), store=store, tables=tables)
    metrics: ServerMetrics = server._tornado.settings["metrics"]
    stop_metrics = metrics.serve(*options.metrics) if options.metrics else lambda: None
    loop = asyncio.get_event_loop()
    stopping: set[asyncio.Task[None]] = set()  # the loop holds tasks weakly
    with contextlib.suppress(NotImplementedError):  # Windows: there Panel listens for Ctrl+C
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(
                number, lambda: stopping.add(loop.create_task(_stop(server, metrics)))
            )
    server.start()
    loop.run_in_executor(None, server._tornado.settings["pool"].start)
    storage_thread: StorageThread = server._tornado.settings["storage_thread"]

    def prune() -> None:
        storage_thread.run(store.prune, lambda _count: None)

    prune()
    PeriodicCallback(prune, PRUNE_MS).start()
    PeriodicCallback(store.retry, RETRY_MS).start()
    stop_listening = (
        store.peers.listen(lambda key: loop.call_soon_threadsafe(store.changed_elsewhere, key))
        if store.peers
        else lambda: None
    )
    gc.freeze()  # what is loaded stays: no collection looks through it again
    ready(f"http://{_host_for_url(options.address)}:{server.port}{options.prefix}/")
    if show:
        server.io_loop.add_callback(server.show, "/")
    try:
        with contextlib.suppress(KeyboardInterrupt):
            server.io_loop.start()
    finally:
        server.stop(wait=False)  # releases the sessions that are still open
        stop_metrics()
        stop_listening()
        storage_thread.close()
        server._tornado.settings["reading_thread"].close()
        server._tornado.settings["pool"].close()
        store.close()


async def _stop(server: Any, metrics: ServerMetrics) -> None:
    """Accept nothing more, let the messages in flight finish, and end the loop."""
    server._http.stop()
    for _ in range(round(STOP_SECONDS / _STOP_CHECK)):
        if not metrics.in_flight:
            break
        await asyncio.sleep(_STOP_CHECK)
    await server._tornado.settings["storage_thread"].written()
    server.io_loop.stop()


def _host_for_url(address: str) -> str:
    if address in {"0.0.0.0", "::", ""}:  # all interfaces
        return "127.0.0.1"
    return f"[{address}]" if ":" in address else address
