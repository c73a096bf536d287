"""Where a command cannot go on, it stops with one line that says why."""

from __future__ import annotations

import errno
import importlib.util
import os
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click


@contextmanager
def stopping(*faults: type[Exception], words: Callable[[Any], str] = str) -> Iterator[None]:
    """Stop with one line where one of these goes wrong."""
    try:
        yield
    except faults as fault:
        raise click.ClickException(words(fault)) from None


def need(module: str, *, extra: str) -> None:
    """Stop with one line that says what to install, where `module` is missing."""
    if importlib.util.find_spec(module) is None:
        raise click.ClickException(
            f"{module} is not installed. Install it with: "
            f'{Path(sys.executable).name} -m pip install "dokmus-widgets[{extra}]"'
        )


def write(data: bytes, file: Path | None) -> None:
    """Write to a file, or to standard output where there is none."""
    if file is None:
        click.echo(data, nl=False)
        return
    try:
        file.write_bytes(data)
    except OSError as error:
        raise click.ClickException(f"Cannot write {file}: {error.strerror}.") from None


def check_address(address: str, port: int) -> None:
    """Stop with one line where nobody can listen on this address and port.

    Asked before the heavy imports, so that the answer comes at once.
    """
    try:
        family, *_, target = socket.getaddrinfo(
            address, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        # As the server does it: a port that was let go a moment ago is free.
        socket.create_server(target, family=family).close()
    except socket.gaierror:
        raise click.ClickException(f"{address} is not an address of this computer.") from None
    except PermissionError:
        raise click.ClickException(
            f"Port {port} needs more rights; choose one above 1023 with --port."
        ) from None
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise port_in_use(port) from None
        raise click.ClickException(
            f"Cannot listen on {address}: {os.strerror(error.errno or 0)}."
        ) from None


def port_in_use(port: int) -> click.ClickException:
    return click.ClickException(f"Port {port} is in use; choose another with --port.")
