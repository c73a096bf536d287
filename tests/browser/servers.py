"""Starts the app and JupyterLab as processes of their own, and stops them whole."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

START_SECONDS = 180.0
STOP_SECONDS = 10.0


@dataclass(frozen=True)
class Server:
    """A running server: where it answers, the folder it works in, and what it wrote.

    ``group`` is its process group, which is stopped whole; ``process`` is None where another
    process started it.
    """

    url: str
    root: Path
    log: Path
    group: int
    process: subprocess.Popen[bytes] | None = None

    @property
    def port(self) -> int:
        """The port on which it answers."""
        return int(self.url.rpartition(":")[2].rstrip("/"))


def free_port() -> int:
    """Return a port on loopback on which nobody listens now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextlib.contextmanager
def app_server(
    folder: Path,
    *options: str,
    environment: Mapping[str, str] | None = None,
    port: int | None = None,
) -> Iterator[Server]:
    """Serve the app with the command that users call, and stop it at the end.

    ``folder`` gets its log and is where it works. ``options`` are added to the command,
    ``environment`` to the environment. With the ``port`` of one that was stopped, pages that are
    still open find it again. To let it die: ``stop(server, signal.SIGKILL)``.
    """
    server = start_app(folder, *options, environment=environment, port=port)
    try:
        yield server
    finally:
        stop(server)


@contextlib.contextmanager
def lab_server(folder: Path) -> Iterator[Server]:
    """Serve JupyterLab as `dokmus lab` does, on an empty folder, without the user's settings."""
    server = start_lab(folder)
    try:
        yield server
    finally:
        stop(server)


def start_app(
    folder: Path,
    *options: str,
    environment: Mapping[str, str] | None = None,
    port: int | None = None,
) -> Server:
    """Start the app as `app_server` does; whoever calls this has to `stop` it."""
    port = port or free_port()
    command = ("app", "--no-browser", "--port", str(port), *options)
    own = {"DOKMUS_DATA": str(folder / "data"), **(environment or {})}
    return _start(command, port, folder, folder, own)


def start_lab(folder: Path) -> Server:
    """Start JupyterLab as `lab_server` does; whoever calls this has to `stop` it."""
    port = free_port()
    root, own = folder / "root", folder / "own"
    root.mkdir(parents=True)
    environment = {
        "JUPYTER_CONFIG_DIR": str(own / "config"),
        "JUPYTER_DATA_DIR": str(own / "data"),
        "JUPYTER_RUNTIME_DIR": str(own / "runtime"),
        "JUPYTERLAB_SETTINGS_DIR": str(own / "settings"),
        "JUPYTERLAB_WORKSPACES_DIR": str(own / "workspaces"),
        "IPYTHONDIR": str(own / "ipython"),
        "DOKMUS_DATA": str(own / "kept"),
        "PYDEVD_DISABLE_FILE_VALIDATION": "1",
    }
    command = [
        *("lab", "--no-browser", f"--port={port}"),
        "--allow-root",
        "--ServerApp.ip=127.0.0.1",
        "--IdentityProvider.token=",
        # Lets tests run Lab's commands by name, whatever the menus are called.
        "--LabApp.expose_app_in_browser=True",
        "--LanguageServerManager.autodetect=False",
    ]
    return _start(command, port, root, folder, environment)


def start_panel(folder: Path) -> Server:
    """Start the Panel app of a user, `panel_pages.py`; whoever calls this has to `stop` it."""
    port = free_port()
    home = Path(__file__).parents[2]
    own = {"PYTHONPATH": os.pathsep.join([str(home), os.environ.get("PYTHONPATH", "")])}
    return _start((str(port),), port, folder, folder, own, "tests.browser.panel_pages")


def stop(server: Server, number: signal.Signals = signal.SIGTERM) -> None:
    """Stop a server and all that it started; at once and unasked with ``SIGKILL``."""
    _signal_group(server.group, number)
    deadline = time.monotonic() + STOP_SECONDS
    while not _has_ended(server) and time.monotonic() < deadline:
        time.sleep(0.02)
    # Also where the server itself has ended: something it started may be left.
    _signal_group(server.group, signal.SIGKILL)
    if server.process:
        server.process.wait(STOP_SECONDS)


def _start(
    arguments: Sequence[str],
    port: int,
    root: Path,
    folder: Path,
    environment: Mapping[str, str] | None,
    module: str = "dokmus_widgets.cli",
) -> Server:
    log = folder / "server.log"
    with log.open("ab") as output:
        process = subprocess.Popen(
            # As users start it, so that the tests see what users get.
            [sys.executable, "-m", module, *arguments],
            cwd=root,
            env={**os.environ, **(environment or {})},
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            # A group of its own: a server's kernels and workers are stopped with it.
            start_new_session=True,
        )
    server = Server(f"http://127.0.0.1:{port}/", root, log, process.pid, process)
    try:
        _wait_until_it_answers(process, server.url, log)
    except BaseException:
        stop(server)
        raise
    return server


def _wait_until_it_answers(process: subprocess.Popen[bytes], url: str, log: Path) -> None:
    deadline = time.monotonic() + START_SECONDS
    while time.monotonic() < deadline:
        if process.poll() is not None:
            break
        try:
            with urllib.request.urlopen(url, timeout=5):
                return
        except urllib.error.HTTPError:
            # An answer too, such as that there is nothing at the root.
            return
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)
    raise RuntimeError(f"the server did not start:\n{log.read_text('utf-8', 'replace')}")


def _has_ended(server: Server) -> bool:
    if server.process:
        return server.process.poll() is not None
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", server.port)) != 0


def _signal_group(group: int, number: signal.Signals) -> None:
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(group, number)
