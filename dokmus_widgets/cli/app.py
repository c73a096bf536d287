"""``dokmus app``: the web server."""

import gc
import re
from pathlib import Path

import click

from dokmus_widgets.cli import options
from dokmus_widgets.cli.data import open_data_store
from dokmus_widgets.cli.errors import check_address, fail_on, port_in_use, require
from dokmus_widgets.cli.logs import FORMATS, configure_logging
from dokmus_widgets.validation.limits import ClientLimits

_LIMITS = ClientLimits()


def _limit_option(name: str, default: int, help: str) -> options.Option:
    return click.option(name, type=click.IntRange(1), default=default, show_default=True, help=help)


@click.command()
@options.port("The port to listen on.", 5007)
@click.option(
    "--address",
    default="127.0.0.1",
    show_default=True,
    help="The address to listen on; by default only this computer can connect.",
)
@click.option(
    "--origin",
    "origins",
    metavar="SITE",
    multiple=True,
    envvar="DOKMUS_ORIGIN",
    show_envvar=True,
    help="A URL by which others reach this server, such as https://example.org. Repeatable.",
)
@click.option(
    "--prefix",
    default="",
    metavar="PATH",
    envvar="DOKMUS_PREFIX",
    show_envvar=True,
    help="The path prefix of all pages, such as /dokmus.",
)
@click.option(
    "--behind-proxy",
    is_flag=True,
    help="Trust X-Forwarded-For; use this only behind a proxy.",
)
@_limit_option("--most-pages", _LIMITS.max_sessions, "Maximum number of open pages.")
@_limit_option(
    "--most-pages-each",
    _LIMITS.max_sessions_per_client,
    "Maximum number of open pages per client address (a school may share one).",
)
@_limit_option("--away", 2, "Minutes until a computer player can replace an absent player.")
@click.option(
    "--metrics",
    metavar="HOST:PORT",
    envvar="DOKMUS_METRICS",
    show_envvar=True,
    help="The address of Prometheus metrics, such as 127.0.0.1:9464; none by default.",
)
@click.option(
    "--log-format",
    type=click.Choice(FORMATS),
    default=FORMATS[0],
    show_default=True,
    help="The format of log lines.",
)
@options.data_folder
@click.option(
    "--database-url",
    metavar="URL",
    envvar="DOKMUS_DATABASE_URL",
    show_envvar=True,
    help="A PostgreSQL database instead of the folder, such as "
    "postgresql+psycopg://user@host/dokmus. Servers that share it also share BOKEH_SECRET_KEY.",
)
@options.no_browser
def app(
    port: int,
    address: str,
    origins: tuple[str, ...],
    prefix: str,
    behind_proxy: bool,
    most_pages: int,
    most_pages_each: int,
    away: int,
    metrics: str | None,
    log_format: str,
    data: Path | None,
    database_url: str | None,
    no_browser: bool,
) -> None:
    """Play in the browser."""
    require("panel", extra="app")
    _check_prefix(prefix)
    _check_origins(origins)
    check_address(address, port)
    metrics_address = _metrics_address(metrics)
    configure_logging(log_format)
    store = open_data_store(data, database_url)
    # Nothing of what is loaded until the server is ready can be collected.
    gc.disable()
    # Panel is slow to load and not always installed.
    from dokmus_widgets.app import server

    def ready(url: str) -> None:
        gc.enable()
        click.echo(f"Dokmus is at {url} (stop with Ctrl+C)")
        if address in ("0.0.0.0", "::"):
            click.echo("If others use another name for this computer, add it with --origin.")

    clients = ClientLimits(max_sessions=most_pages, max_sessions_per_client=most_pages_each)
    serving = server.ServerOptions(
        *(port, address, origins, prefix.rstrip("/"), behind_proxy),
        metrics=metrics_address,
        away=60 * away,
        clients=clients,
    )
    try:
        server.serve(serving, store=store, show=not no_browser, ready=ready)
    except server.PortInUse:
        # Taken since the check.
        raise port_in_use(port) from None
    finally:
        gc.enable()


def _check_prefix(prefix: str) -> None:
    if prefix and not re.fullmatch(r"(/[A-Za-z0-9_.~-]+)+/?", prefix):
        raise click.ClickException(
            f"--prefix: {prefix!r} is not a path; use letters and digits, such as /dokmus."
        )


def _metrics_address(text: str | None) -> tuple[str, int] | None:
    """Parse the address of the metrics, and check that it is free."""
    if text is None:
        return None
    host, _, port = text.rpartition(":")
    if not host or not port.isdecimal() or not 0 < int(port) < 2**16:
        raise click.ClickException(
            f"--metrics: {text!r} is not an address; write host and port, such as 127.0.0.1:9464."
        )
    address = host.strip("[]"), int(port)
    check_address(*address)
    return address


def _check_origins(origins: tuple[str, ...]) -> None:
    from dokmus_widgets.app.security.origins import OriginError, parse_origin

    with fail_on(OriginError, message="--origin: {}.".format):
        for origin in origins:
            parse_origin(origin)
