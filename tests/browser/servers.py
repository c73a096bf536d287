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

START_SECONDS = 90.0
STOP_SECONDS = 10.0


@dataclass(frozen=True)
class Server:
    """A running server: where it answers, the folder it works in, and what it wrote."""

    url: str
    root: Path
    log: Path


def free_port() -> int:
    """Return a port on loopback on which nobody listens now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextlib.contextmanager
def app_server(folder: Path) -> Iterator[Server]:
    """Serve the app with the command that users call."""
    port = free_port()
    command = [
        *(sys.executable, "-m", "dokmus_widgets.cli", "app"),
        *("--no-browser", "--port", str(port)),
    ]
    with _running(command, f"http://127.0.0.1:{port}/", folder, folder) as server:
        yield server


@contextlib.contextmanager
def lab_server(folder: Path) -> Iterator[Server]:
    """Serve JupyterLab as `dokmus lab` does, on an empty folder, without the user's settings."""
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
        "PYDEVD_DISABLE_FILE_VALIDATION": "1",
    }
    command = [
        # As users start it, so that the tests see what users get.
        *(sys.executable, "-m", "dokmus_widgets.cli", "lab", "--no-browser", f"--port={port}"),
        "--allow-root",
        "--ServerApp.ip=127.0.0.1",
        "--IdentityProvider.token=",
        # Lets tests run Lab's commands by name, whatever the menus are called.
        "--LabApp.expose_app_in_browser=True",
        "--LanguageServerManager.autodetect=False",
    ]
    with _running(command, f"http://127.0.0.1:{port}/", root, folder, environment) as server:
        yield server


@contextlib.contextmanager
def _running(
    command: Sequence[str],
    url: str,
    root: Path,
    folder: Path,
    environment: Mapping[str, str] | None = None,
) -> Iterator[Server]:
    log = folder / "server.log"
    with log.open("wb") as output:
        process = subprocess.Popen(
            command,
            cwd=root,
            env={**os.environ, **(environment or {})},
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            # A group of its own: a server's kernels and workers are stopped with it.
            start_new_session=True,
        )
        try:
            _wait_until_it_answers(process, url, log)
            yield Server(url, root, log)
        finally:
            _stop(process)


def _wait_until_it_answers(process: subprocess.Popen[bytes], url: str, log: Path) -> None:
    deadline = time.monotonic() + START_SECONDS
    while time.monotonic() < deadline:
        if process.poll() is not None:
            break
        try:
            with urllib.request.urlopen(url, timeout=5):
                return
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)
    raise RuntimeError(f"the server did not start:\n{log.read_text('utf-8', 'replace')}")


def _stop(process: subprocess.Popen[bytes]) -> None:
    _signal_group(process.pid, signal.SIGTERM)
    with contextlib.suppress(subprocess.TimeoutExpired):
        process.wait(STOP_SECONDS)
    # Also where the server itself has ended: something it started may be left.
    _signal_group(process.pid, signal.SIGKILL)
    process.wait(STOP_SECONDS)


def _signal_group(group: int, number: signal.Signals) -> None:
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(group, number)
