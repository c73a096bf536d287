"""Whose pages may open a socket: those of the address that is served, and those named."""

from __future__ import annotations

import contextlib
import ipaddress
import socket
from collections.abc import Iterable
from typing import Final
from urllib.parse import urlsplit

_PORTS: Final = {"http": 80, "https": 443}
_LOOPBACK: Final = ("127.0.0.1", "localhost", "::1")
_EVERYWHERE: Final = ("0.0.0.0", "::", "")
# Nobody is asked: a route is looked up, and no packet goes out. These are addresses for examples.
_ROUTES: Final = (
    (socket.AF_INET, "192.0.2.1"),
    (socket.AF_INET6, "2001:db8::1"),
)


class OriginError(ValueError):
    """Something that names no site; the text says what would."""


class Origins:
    """The sites whose pages may open a socket: each a scheme, or any, a host and a port."""

    def __init__(self, hosts: Iterable[str], port: int, named: Iterable[str] = ()) -> None:
        self._known = {("", host.lower(), port) for host in hosts}
        for name in named:
            self._known |= read_origin(name)

    def has(self, origin: str) -> bool:
        """Whether this is one of them, as a browser names it: ``https://example.org:8000``."""
        try:
            parts = urlsplit(origin)
            host, port = parts.hostname, parts.port or _PORTS.get(parts.scheme)
        except ValueError:
            return False
        return not {(parts.scheme, host, port), ("", host, port)}.isdisjoint(self._known)


def read_origin(text: str) -> set[tuple[str, str, int]]:
    """The sites that a name stands for: ``https://example.org``, ``example.org:8000``.

    Without a scheme it stands for both, each at its usual port where no port is said. Raises
    `OriginError`.
    """
    try:
        parts = urlsplit(text if "://" in text else f"//{text}")
        host, port = parts.hostname, parts.port
    except ValueError:
        host, port = None, None
    if "*" in text:
        raise OriginError("* would let every website in; name each, such as https://example.org")
    whole = host and not (parts.path.strip("/") or parts.query or parts.fragment or parts.username)
    if not whole or host is None or parts.scheme not in ("", *_PORTS) or " " in text:
        raise OriginError(f"{text!r} is no site; name one such as https://example.org")
    schemes = [parts.scheme] if parts.scheme else list(_PORTS)
    return {(scheme, host, port or _PORTS[scheme]) for scheme in schemes}


def hosts_of(address: str) -> list[str]:
    """What this machine is called by those who reach it at an address that it listens on."""
    if address in _EVERYWHERE:
        return [*_LOOPBACK, *_own_names()]
    with contextlib.suppress(ValueError):
        if not ipaddress.ip_address(address).is_loopback:
            return [address]
    return [*_LOOPBACK, address] if address in _LOOPBACK else [address]


def _own_names() -> set[str]:
    """The names and the addresses of this machine, as far as it knows them itself."""
    name = socket.gethostname()
    names = {name, f"{name}.local"}
    with contextlib.suppress(OSError):
        names |= {str(found[4][0]) for found in socket.getaddrinfo(name, None)}
    for family, far in _ROUTES:
        with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((far, 9))
            names.add(probe.getsockname()[0])
    return names
