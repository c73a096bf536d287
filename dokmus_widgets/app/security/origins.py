"""Origins that may open a socket: the served address, and those that the operator allows."""

import contextlib
import ipaddress
import socket
from collections.abc import Iterable
from typing import Final
from urllib.parse import urlsplit

_PORTS: Final = {"http": 80, "https": 443}
_LOOPBACK: Final = ("127.0.0.1", "localhost", "::1")
_ALL_INTERFACES: Final = ("0.0.0.0", "::", "")
# Connecting a datagram socket only looks up a route; no packet is sent to these addresses, which
# are reserved for documentation.
_ROUTE_TARGETS: Final = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))


class OriginError(ValueError):
    """A malformed origin; the text shows the expected form."""


class Origins:
    """A set of allowed origins: scheme (or any), host and port."""

    def __init__(self, hosts: Iterable[str], port: int, allowed: Iterable[str] = ()) -> None:
        self._allowed = {("", host.lower(), port) for host in hosts}
        for text in allowed:
            self._allowed |= parse_origin(text)

    def has_host(self, host: str) -> bool:
        """Return True if clients may reach the server under this name, by any scheme and port."""
        return host.lower().strip("[]") in {known for _scheme, known, _port in self._allowed}

    def allows(self, origin: str) -> bool:
        """Return True for an allowed ``Origin`` header, such as ``https://example.org:8000``."""
        try:
            parts = urlsplit(origin)
            host, port = parts.hostname, parts.port or _PORTS.get(parts.scheme)
        except ValueError:
            return False
        return not {(parts.scheme, host, port), ("", host, port)}.isdisjoint(self._allowed)


def parse_origin(text: str) -> set[tuple[str, str, int]]:
    """Parse an origin; a missing scheme stands for both, a missing port for the default one."""
    try:
        parts = urlsplit(text if "://" in text else f"//{text}")
        host, port = parts.hostname, parts.port
    except ValueError:
        host, port = None, None
    if "*" in text:
        raise OriginError("* would allow every website; name each, such as https://example.org")
    has_more = host is not None and (
        parts.path.strip("/") or parts.query or parts.fragment or parts.username
    )
    if not host or has_more or parts.scheme not in ("", *_PORTS) or " " in text:
        raise OriginError(f"{text!r} is not a website; name one such as https://example.org")
    schemes = [parts.scheme] if parts.scheme else list(_PORTS)
    return {(scheme, host, port or _PORTS[scheme]) for scheme in schemes}


def hosts_of(address: str) -> list[str]:
    """Return the host names under which clients reach an address that the server listens on."""
    if address in _ALL_INTERFACES:
        return [*_LOOPBACK, *_own_names()]
    with contextlib.suppress(ValueError):
        if not ipaddress.ip_address(address).is_loopback:
            return [address]
    return [*_LOOPBACK, address] if address in _LOOPBACK else [address]


def _own_names() -> set[str]:
    name = socket.gethostname()
    names = {name, f"{name}.local"}
    with contextlib.suppress(OSError):
        names |= {str(found[4][0]) for found in socket.getaddrinfo(name, None)}
    for family, target in _ROUTE_TARGETS:
        with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((target, 9))
            names.add(probe.getsockname()[0])
    return names
