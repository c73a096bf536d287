"""Origins that may open a socket."""

from __future__ import annotations

import pytest

from dokmus_widgets.app.security.origins import OriginError, Origins, hosts_of, parse_origin


def test_loopback_allows_only_its_own_origins() -> None:
    origins = Origins(hosts_of("127.0.0.1"), 5007)
    assert origins.allows("http://127.0.0.1:5007")
    assert origins.allows("http://localhost:5007")
    assert origins.allows("http://[::1]:5007")
    for other in (
        "http://evil.example",
        "http://127.0.0.1",
        "http://localhost:5008",
        "null",
        "",
        "*",
    ):
        assert not origins.allows(other)
    assert not origins.allows("http://[::1:5007")


@pytest.mark.parametrize("address", ["0.0.0.0", "::", "192.0.2.7", "example.org"])
def test_no_address_allows_every_origin(address: str) -> None:
    origins = Origins(hosts_of(address), 5007)
    assert not origins.allows("http://evil.example")
    assert not origins.allows("http://evil.example:5007")


def test_all_interfaces_allow_the_names_of_this_machine() -> None:
    hosts = hosts_of("0.0.0.0")
    assert "localhost" in hosts
    assert all(hosts)


def test_a_specific_address_allows_no_other_host() -> None:
    assert hosts_of("192.0.2.7") == ["192.0.2.7"]


@pytest.mark.parametrize(
    ("name", "may", "may_not"),
    [
        ("https://example.org", "https://example.org", "http://example.org"),
        ("https://example.org/", "https://example.org:443", "https://example.org:8443"),
        ("example.org", "https://example.org", "https://www.example.org"),
        ("example.org:8000", "http://example.org:8000", "http://example.org"),
        ("HTTPS://Example.ORG", "https://example.org", "https://example.org.evil.example"),
    ],
)
def test_named_origins_are_allowed(name: str, may: str, may_not: str) -> None:
    origins = Origins([], 5007, [name])
    assert origins.allows(may)
    assert not origins.allows(may_not)


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("*", "every website"),
        ("https://*.example.org", "every website"),
        ("", "is not a website"),
        ("https://", "is not a website"),
        ("ftp://example.org", "is not a website"),
        ("https://example.org/play", "is not a website"),
        ("https://me@example.org", "is not a website"),
        ("example.org:port", "is not a website"),
        ("two sites", "is not a website"),
        ("http://[::1", "is not a website"),
    ],
)
def test_malformed_origins_are_reported(name: str, why: str) -> None:
    with pytest.raises(OriginError, match=why):
        parse_origin(name)
