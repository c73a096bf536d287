"""Pages are set in the fonts that they bring, whatever the system has."""

from __future__ import annotations

import urllib.request
from urllib.error import HTTPError

import pytest
from playwright.sync_api import Page, Response

from dokmus_widgets.drawing.webfonts import content, faces
from tests.browser.chromium import Guard
from tests.browser.lab import BOARD
from tests.browser.servers import Server

# Those of the page, without the ones that Bokeh's style sheets name and nothing uses.
_STATES = """async () => {
  await document.fonts.ready;
  const ours = [...document.fonts].filter(({ family }) => family.includes("Dokmus"));
  return ours.map(({ status }) => status);
}"""


def test_a_page_and_its_widget_are_set_in_them(page: Page, app_server: Server) -> None:
    fetched: list[Response] = []
    page.on("response", lambda answer: fetched.append(answer) if "/fonts/" in answer.url else None)
    page.goto(f"{app_server.url}?lang=ja")
    page.locator(BOARD).first.wait_for()
    assert page.evaluate(_STATES) == ["loaded"] * len(faces("ja"))
    assert {answer.url.rpartition("/")[2] for answer in fetched} == {
        face.name for face in faces("ja")
    }
    family = page.locator(".dk-prompt").evaluate("words => getComputedStyle(words).fontFamily")
    assert family.startswith('"Dokmus Sans"')


@pytest.mark.parametrize("path", ["nowhere", "some/way/down"])
def test_so_is_the_page_for_paths_that_are_none(
    page: Page, app_server: Server, guard: Guard, path: str
) -> None:
    guard.allow_error("404")  # what the page itself answers
    page.goto(f"{app_server.url}{path}?lang=fr")
    states = page.evaluate(_STATES)
    assert "loaded" in states
    assert "error" not in states


def test_a_browser_keeps_them_for_good(app_server: Server) -> None:
    for face in faces("ja"):
        with urllib.request.urlopen(f"{app_server.url}fonts/{face.name}", timeout=60) as answer:
            assert answer.read() == content(face.name)
            assert answer.headers["Content-Type"] == "font/woff2"
            assert "immutable" in answer.headers["Cache-Control"]


@pytest.mark.parametrize("name", ["faces.json", "LICENSE.txt", "..%2fapp%2fpage.py", "no.woff2"])
def test_nothing_else_is_to_be_had_beside_them(app_server: Server, name: str) -> None:
    with pytest.raises(HTTPError) as refused:
        urllib.request.urlopen(f"{app_server.url}fonts/{name}", timeout=60)
    assert refused.value.code == 404
    assert "immutable" not in refused.value.headers.get("Cache-Control", "")
    refused.value.close()
