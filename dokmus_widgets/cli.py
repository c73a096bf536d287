"""The command ``dokmus``: serve the web page, open notebooks, draw a position, print the rules."""

from __future__ import annotations

import importlib.util
import os
import re
import socket
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from dokmus_widgets import __version__
from dokmus_widgets.guard.limits import VisitorLimits

if TYPE_CHECKING:
    from dokmus_widgets.service.store import Store

_ROOM = VisitorLimits()

_port = click.option(
    "--port",
    type=click.IntRange(1, 65535),
    default=5007,
    show_default=True,
    envvar="DOKMUS_PORT",
    show_envvar=True,
    help="The port to listen on.",
)
_no_browser = click.option(
    "--no-browser",
    is_flag=True,
    envvar="DOKMUS_NO_BROWSER",
    show_envvar=True,
    help="Only serve; do not open a browser.",
)
_data = click.option(
    "--data",
    type=click.Path(path_type=Path),
    envvar="DOKMUS_DATA",
    show_envvar=True,
    help="The folder that keeps games and drafts; your own data folder otherwise.",
)
_language = click.option(
    "--language", default="en", show_default=True, help="Of the words: en, fr, ru or ja."
)


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="dokmus")
def main() -> None:
    """Learn the board game Dokmus by clicking.

    Unofficial: Dokmus belongs to its designer and its publisher.
    """


@main.command()
@_port
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
@click.option(
    "--most-pages",
    type=click.IntRange(1),
    default=_ROOM.sessions,
    show_default=True,
    help="How many pages can be open at once.",
)
@click.option(
    "--most-pages-each",
    type=click.IntRange(1),
    default=_ROOM.sessions_each,
    show_default=True,
    help="How many of them from one address, behind which there may be a school.",
)
@_data
@_no_browser
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
    _need("panel", extra="app")
    _check_prefix(prefix)
    _check_origins(origins)
    _check_address(address, port)
    store = _opened_store(data)
    # Here, because Panel takes a moment to load and is not always installed.
    from dokmus_widgets.app import server

    def ready(url: str) -> None:
        click.echo(f"Dokmus is at {url} (stop with Ctrl+C)")
        if address in ("0.0.0.0", "::"):
            click.echo("Reached by a name that this computer does not know? Say it by --origin.")

    serving = server.Serving(
        port,
        address,
        origins,
        prefix.rstrip("/"),
        behind_proxy,
        VisitorLimits(sessions=most_pages, sessions_each=most_pages_each),
    )
    try:
        server.serve(serving, store=store, show=not no_browser, ready=ready)
    except server.PortInUse:
        # Taken in the moment since the check.
        raise _port_in_use(port) from None


_LAB_CONFIG = Path(__file__).parent / "lab"
#: What keeps JupyterLab from asking the network for news and updates.
LAB_OFFLINE = (
    "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate",
    "--LabApp.news_url=",
    "--LabApp.extension_manager=readonly",
)


@main.command(context_settings={"ignore_unknown_options": True})
@click.option(
    "--port",
    type=click.IntRange(1, 65535),
    envvar="DOKMUS_PORT",
    show_envvar=True,
    help="The port to listen on; a free one is found otherwise.",
)
@_no_browser
@click.argument("for_jupyter", metavar="[JUPYTER OPTIONS]...", nargs=-1, type=click.UNPROCESSED)
def lab(port: int | None, no_browser: bool, for_jupyter: tuple[str, ...]) -> None:
    """Open the notebooks in JupyterLab; what else is given goes to Jupyter."""
    _need("jupyterlab", extra="lab")
    arguments = [sys.executable, "-m", "jupyterlab", f"--ServerApp.root_dir={Path().resolve()}"]
    if Path("notebooks").is_dir():  # with the tutorials beside them
        arguments.append("--LabApp.default_url=/lab/tree/notebooks")
    arguments += [*LAB_OFFLINE, *for_jupyter]
    if port is not None:
        _check_address("127.0.0.1", port)
        arguments += [f"--port={port}", "--ServerApp.port_retries=0"]
    if no_browser:
        arguments.append("--no-browser")
    # Without the extension that asks whether to fetch news.
    config = os.pathsep.join(
        filter(None, [str(_LAB_CONFIG), os.environ.get("JUPYTER_CONFIG_PATH")])
    )
    try:
        code = subprocess.call(arguments, env={**os.environ, "JUPYTER_CONFIG_PATH": config})
    except KeyboardInterrupt:
        code = 0  # JupyterLab got the same Ctrl+C and has said goodbye
    sys.exit(code)


@main.command()
@click.argument("code")
@click.option(
    "-o",
    "--output",
    type=click.Path(dir_okay=False, path_type=Path),
    help="The file to write, .svg or .png; SVG goes to standard output otherwise.",
)
@click.option(
    "--mark",
    "marks",
    metavar="MARK",
    multiple=True,
    help="Something to mark: ring:c4, cross:c4 or arrow:c4-d5. Can be given several times.",
)
@click.option(
    "--size", type=int, default=1200, show_default=True, help="The width of a PNG, in pixels."
)
@_language
def picture(
    code: str, output: Path | None, marks: tuple[str, ...], size: int, language: str
) -> None:
    """Draw the position of CODE, which may also be a link or a game's record.

    What the picture shows is told in words inside it.
    """
    # Here, because nothing else needs them.
    from dokmus_widgets.drawing.png import PngUnavailable
    from dokmus_widgets.explain.messages import speaking
    from dokmus_widgets.explore.opening import read_position
    from dokmus_widgets.pictures.picture import drawn_marks, picture_of, read_mark
    from dokmus_widgets.play.saved import fault_words

    kind = output.suffix.lower() if output is not None else ".svg"
    if kind not in (".svg", ".png"):
        raise click.ClickException(f"Cannot write {output}: a picture is a file .svg or .png.")
    try:
        with speaking(language):
            try:
                state = read_position(code)
                noted = [read_mark(state, text) for text in marks]
            except ValueError as error:
                raise click.ClickException(fault_words(error)) from None
            drawn = picture_of(state, *drawn_marks(noted))
            data = drawn.png(size) if kind == ".png" else f"{drawn.svg()}\n".encode()
    except (ValueError, PngUnavailable) as error:
        raise click.ClickException(str(error)) from None
    _write(data, output)


@main.command()
@click.option(
    "-o",
    "--out",
    type=click.Path(dir_okay=False, path_type=Path),
    help="The file to write; the page goes to standard output otherwise.",
)
@_language
def summary(out: Path | None, language: str) -> None:
    """Make a page with all the rules, to print on one sheet."""
    # Here, because nothing else needs it.
    from dokmus_widgets.summary import summary_html

    try:
        page = summary_html(language)
    except ValueError as error:
        raise click.ClickException(str(error)) from None
    _write(page.encode(), out)


@main.group()
def data() -> None:
    """What is kept of games, drafts and lessons: take it along, or erase it."""


@data.command()
@_data
@click.option("--token", help="Only what is kept under this token, as an address has it.")
@click.option(
    "-o",
    "--out",
    type=click.Path(dir_okay=False, path_type=Path),
    help="The file to write; standard output otherwise.",
)
def export(data: Path | None, token: str | None, out: Path | None) -> None:
    """Write everything that is kept as text, a line of JSON for each thing."""
    from dokmus_widgets.service.store import NotKept

    store = _opened_store(data)
    try:
        lines = [kept.to_line() for kept in store.all() if token in (None, kept.token)]
    except NotKept as error:
        raise click.ClickException(f"This cannot be read: {error}.") from None
    finally:
        store.close()
    _refuse_nothing(store.fault, token, bool(lines))
    _write("".join(f"{line}\n" for line in lines).encode(), out)


@data.command()
@_data
@click.option("--token", help="Only what is kept under this token, as an address has it.")
@click.option("--yes", is_flag=True, help="Do not ask.")
def erase(data: Path | None, token: str | None, yes: bool) -> None:
    """Forget everything that is kept, or one thing. It cannot be brought back."""
    from dokmus_widgets.service.store import NotKept

    store = _opened_store(data)
    try:
        there = len([kept for kept in store.all() if token in (None, kept.token)])
        _refuse_nothing(store.fault, token, bool(there))
        if there and not yes:
            click.confirm(f"Erase for good: {there} kept?", abort=True)
        store.erase(token)
    except NotKept as error:
        raise click.ClickException(f"This cannot be erased: {error}.") from None
    finally:
        store.close()
    click.echo(f"Erased: {there}.")


def _refuse_nothing(fault: str, token: str | None, found: bool) -> None:
    """Stop with one line where nothing can be opened, or nothing is there under a token."""
    if fault:
        raise click.ClickException(f"Nothing is kept there that can be read: {fault}.")
    if token is not None and not found:
        raise click.ClickException(
            f"Nothing is kept under {token[:60]}: `dokmus data export` lists all."
        )


def _write(data: bytes, file: Path | None) -> None:
    """Write to a file, or to standard output where there is none."""
    if file is None:
        click.echo(data, nl=False)
        return
    try:
        file.write_bytes(data)
    except OSError as error:
        raise click.ClickException(f"Cannot write {file}: {error.strerror}.") from None


def _opened_store(folder: Path | None) -> Store:
    """The store of a folder; stops with one line where there can be none."""
    _need("sqlalchemy", extra="app")
    from dokmus_widgets.service.folder import NoFolder, checked_folder, data_folder
    from dokmus_widgets.service.opening import NewerDatabase, open_store

    try:
        return open_store(data_folder() if folder is None else checked_folder(folder))
    except (NoFolder, NewerDatabase) as error:
        raise click.ClickException(str(error)) from None


def _need(module: str, *, extra: str) -> None:
    """Stop with one line that says what to install, where `module` is missing."""
    if importlib.util.find_spec(module) is None:
        raise click.ClickException(
            f"{module} is not installed. Install it with: "
            f'{Path(sys.executable).name} -m pip install "dokmus-widgets[{extra}]"'
        )


def _check_prefix(prefix: str) -> None:
    """Stop with one line where this is no path below which pages can be."""
    if prefix and not re.fullmatch(r"(/[A-Za-z0-9_.~-]+)+/?", prefix):
        raise click.ClickException(
            f"--prefix: {prefix!r} is no path; write one such as /dokmus, of letters and digits."
        )


def _check_origins(origins: tuple[str, ...]) -> None:
    """Stop with one line where one of these names no site."""
    from dokmus_widgets.app.origins import OriginError, read_origin

    try:
        for origin in origins:
            read_origin(origin)
    except OriginError as error:
        raise click.ClickException(f"--origin: {error}.") from None


def _check_address(address: str, port: int) -> None:
    """Stop with one line where nobody can listen on this address and port.

    Asked before the heavy imports, so that the answer comes at once.
    """
    try:
        family, kind, protocol, _, target = socket.getaddrinfo(
            address, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        with socket.socket(family, kind, protocol) as probe:
            if sys.platform != "win32":
                # As the server does it: a port that was let go a moment ago is free.
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(target)
            probe.listen()
    except socket.gaierror:
        raise click.ClickException(f"{address} is not an address of this computer.") from None
    except PermissionError:
        raise click.ClickException(
            f"Port {port} needs more rights; choose one above 1023 with --port."
        ) from None
    except OSError as error:
        import errno

        if error.errno == errno.EADDRINUSE:
            raise _port_in_use(port) from None
        raise click.ClickException(f"Cannot listen on {address}: {error.strerror}.") from None


def _port_in_use(port: int) -> click.ClickException:
    return click.ClickException(f"Port {port} is in use; choose another with --port.")


if __name__ == "__main__":
    main(prog_name="dokmus")
