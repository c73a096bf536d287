"""What a visit brings, as it is sent: a budget."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.request import Request, urlopen

import pytest

from dokmus_widgets.host.pages import PAGES
from tests.browser import servers

#: Bytes, fonts aside: of all that a first visit brings, and of a later one.
FIRST, LATER = 70_000, 30_000
ADDRESSES = (*(page.path[1:] for page in PAGES), "rules?rule=forest.cost", "?quiz=terrain")
_FILES = re.compile(r'"(?:\./)?(files/[^"]+)"')


def asked(url: str, way: str) -> tuple[bytes, str]:
    """What is sent, and for how long it may be kept."""
    with urlopen(Request(url, headers={"Accept-Encoding": way}), timeout=60) as answer:
        assert answer.headers["Content-Encoding"] == (way or None)
        return answer.read(), answer.headers["Cache-Control"]


@pytest.mark.parametrize(("way", "later"), [("br", LATER), ("gzip", LATER * 1.15)])
def test_a_visit_is_light(tmp_path: Path, way: str, later: float) -> None:
    with servers.app_server(tmp_path) as server:
        names = set(_FILES.findall(asked(server.url, "")[0].decode()))
        assert len(names) == 2
        files = 0
        for name in names:
            content, keeps = asked(server.url + name, way)
            files += len(content)
            assert "immutable" in keeps
        for address in ADDRESSES:
            page, keeps = asked(server.url + address, way)
            assert keeps == "no-store", "it is a session's own"
            assert len(page) <= later, address
            assert len(page) + files <= FIRST, address
