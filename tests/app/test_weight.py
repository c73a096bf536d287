"""Transfer budget of a visit, in compressed bytes."""

from __future__ import annotations

import re
from email.message import Message
from pathlib import Path
from urllib.request import Request, urlopen

import brotli
import pytest

from dokmus_widgets.host import assets
from dokmus_widgets.host.pages import PAGES
from tests.browser import servers

#: Bytes, fonts aside: of all that a first visit brings (64 KB), and of a later one.
FIRST, LATER = 64 * 1024, 31_500
ADDRESSES = (*(page.path[1:] for page in PAGES), "rules?rule=forest.cost", "?quiz=terrain")
_FILES = re.compile(r'"(?:\./)?(files/[^"]+)"')


def asked(url: str, way: str, cookie: str = "") -> tuple[bytes, Message]:
    """Return the body and the headers of a response."""
    told = {"Accept-Encoding": way, "Cookie": cookie}
    with urlopen(Request(url, headers=told), timeout=60) as answer:
        assert answer.headers["Content-Encoding"] == (way or None)
        return answer.read(), answer.headers


@pytest.mark.parametrize(("way", "more"), [("br", 1), ("gzip", 1.15)])
def test_visit_stays_within_the_transfer_budget(tmp_path: Path, way: str, more: float) -> None:
    with servers.app_server(tmp_path) as server:
        cookie = asked(server.url, "br")[1]["Set-Cookie"].partition(";")[0]
        names = set(_FILES.findall(asked(server.url, "")[0].decode()))
        assert len(names) == 2
        whole = 0
        for name in names:
            content, told = asked(server.url + name, way)
            whole += len(content)
            assert "immutable" in told["Cache-Control"]
        for address in ADDRESSES:
            page, told = asked(server.url + address, way)
            assert told["Cache-Control"] == "no-store", "it is a session's own"
            assert len(page) + whole <= FIRST * more, address
            page, told = asked(server.url + address, way, cookie)
            assert "Set-Cookie" not in told
            assert len(page) <= LATER * more, address


def _has_sheet_in_it(page: bytes) -> bool:
    """Return True if what paints the page is in it, and the whole sheet comes after it."""
    said = brotli.decompress(page).decode()
    link = f'<link rel="stylesheet" href="files/{assets.asset_names()["front.css"]}">'
    head, _, body = said.partition("<body>")
    assert said.count(link) == 1
    assert (".dk-slot" in head) == (link in body)
    assert ".dk-turns" not in head, "nothing of other pages"
    return link in body


def test_a_cached_style_sheet_is_not_sent_again(tmp_path: Path) -> None:
    with servers.app_server(tmp_path, "--prefix", "/dokmus") as server:
        url = f"{server.url}dokmus/play"
        first, told = asked(url, "br")
        cookie, _, about = told["Set-Cookie"].partition(";")
        assert {"HttpOnly", "Path=/dokmus", "SameSite=Lax"} <= {*about.split("; ")}
        assert _has_sheet_in_it(first)
        assert not _has_sheet_in_it(asked(url, "br", cookie)[0])
        former, told = asked(url, "br", "dokmus-sheet=front-0.css")
        assert _has_sheet_in_it(former)
        assert told["Set-Cookie"].startswith(cookie)


@pytest.mark.parametrize(
    ("accepted", "way"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("br;q=0, gzip", "gzip"),
        ("gzip;q=0.8, br ; q=0.2", "gzip"),
        ("*;q=0.1", "br"),
        ("identity, gzip;q=0.5", ""),
        ("identity, GZIP", "gzip"),
        ("br;q=0.000, gzip;q=little", ""),
        ("deflate", ""),
        ("", ""),
    ],
)
def test_encoding_follows_the_accept_encoding_header(accepted: str, way: str) -> None:
    assert assets.compress(b"dokmus", accepted)[0] == way
