"""One-line errors of the commands, and checks before they start."""

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
def fail_on(*exceptions: type[Exception], message: Callable[[Any], str] = str) -> Iterator[None]:
    """Turn these exceptions into one-line errors."""
    try:
        yield
    except exceptions as fault:
        raise click.ClickException(message(fault)) from None


def require(module: str, *, extra: str) -> None:
    """Exit with an installation hint if `module` is missing."""
    if importlib.util.find_spec(module) is None:
        raise click.ClickException(
            f"{module} is not installed. Install it with: "
            f'{Path(sys.executable).name} -m pip install "dokmus-widgets[{extra}]"'
        )


def write_output(data: bytes, file: Path | None) -> None:
    """Write to a file, or to standard output for None."""
    if file is None:
        click.echo(data, nl=False)
        return
    try:
        file.write_bytes(data)
    except OSError as error:
        raise click.ClickException(f"Cannot write {file}: {error.strerror}.") from None


def check_address(address: str, port: int) -> None:
    """Exit with a one-line error if this address and port cannot be listened on."""
    try:
        family, *_, target = socket.getaddrinfo(
            address, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        # Like the server: a recently closed port is free.
        socket.create_server(target, family=family).close()
    except socket.gaierror:
        raise click.ClickException(f"{address} is not an address of this computer.") from None
    except PermissionError:
        raise click.ClickException(
            f"Port {port} needs administrator rights; choose one above 1023 with --port."
        ) from None
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise port_in_use(port) from None
        raise click.ClickException(
            f"Cannot listen on {address}: {os.strerror(error.errno or 0)}."
        ) from None


def port_in_use(port: int) -> click.ClickException:
    return click.ClickException(f"Port {port} is in use; choose another with --port.")
