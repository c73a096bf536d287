"""``dokmus app``: the web page, served."""

from __future__ import annotations

import re
from pathlib import Path

import click

from dokmus_widgets.cli import options
from dokmus_widgets.cli.kept import opened_store
from dokmus_widgets.cli.stopping import check_address, need, port_in_use, stopping
from dokmus_widgets.validation.limits import ClientLimits

_ROOM = ClientLimits()


def _most(option: str, usual: int, help: str) -> options.Option:
    return click.option(option, type=click.IntRange(1), default=usual, show_default=True, help=help)


@click.command()
@options.port("The port to listen on.", 5007)
@click.option(
    "--address",
    default="127.0.0.1",
    show_default=True,
    help="The address to listen on; the default is for this computer only.",
)
@click.option(
    "--origin",
    "origins",
    metavar="SITE",
    multiple=True,
    envvar="DOKMUS_ORIGIN",
    show_envvar=True,
    help="A site by whose name others reach this server, such as https://example.org. Can be "
    "given several times.",
)
@click.option(
    "--prefix",
    default="",
    metavar="PATH",
    envvar="DOKMUS_PREFIX",
    show_envvar=True,
    help="The path below which all pages are, such as /dokmus.",
)
@click.option(
    "--behind-proxy",
    is_flag=True,
    help="A proxy in front tells in X-Forwarded-For who visits; do not say so otherwise.",
)
@_most("--most-pages", _ROOM.max_sessions, "How many pages can be open at once.")
@_most(
    "--most-pages-each",
    _ROOM.max_sessions_per_client,
    "How many of them from one address, behind which there may be a school.",
)
@options.data_folder
@options.no_browser
def app(
    port: int,
    address: str,
    origins: tuple[str, ...],
    prefix: str,
    behind_proxy: bool,
    most_pages: int,
    most_pages_each: int,
    data: Path | None,
    no_browser: bool,
) -> None:
    """Play in the browser."""
    need("panel", extra="app")
    _check_prefix(prefix)
    _check_origins(origins)
    check_address(address, port)
    store = opened_store(data)
    # Here, because Panel takes a moment to load and is not always installed.
    from dokmus_widgets.app import server

    def ready(url: str) -> None:
        click.echo(f"Dokmus is at {url} (stop with Ctrl+C)")
        if address in ("0.0.0.0", "::"):
            click.echo("Reached by a name that this computer does not know? Say it by --origin.")

    clients = ClientLimits(max_sessions=most_pages, max_sessions_per_client=most_pages_each)
    serving = server.ServerOptions(
        port, address, origins, prefix.rstrip("/"), behind_proxy, clients
    )
    try:
        server.serve(serving, store=store, show=not no_browser, ready=ready)
    except server.PortInUse:
        # Taken in the moment since the check.
        raise port_in_use(port) from None


def _check_prefix(prefix: str) -> None:
    """Stop with one line where this is no path below which pages can be."""
    if prefix and not re.fullmatch(r"(/[A-Za-z0-9_.~-]+)+/?", prefix):
        raise click.ClickException(
            f"--prefix: {prefix!r} is no path; write one such as /dokmus, of letters and digits."
        )


def _check_origins(origins: tuple[str, ...]) -> None:
    """Stop with one line where one of these names no site."""
    from dokmus_widgets.app.security.origins import OriginError, parse_origin

    with stopping(OriginError, words="--origin: {}.".format):
        for origin in origins:
            parse_origin(origin)
