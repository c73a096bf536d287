"""Every page in Firefox and in WebKit, in the app and in the browser edition: it is drawn, and it
answers a click."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from dokmus_widgets.host.pages import PAGES, PLAY
from tests.browser import other_browsers
from tests.browser.hosts import Where, in_app, on_site

pytestmark = [pytest.mark.browser, pytest.mark.longer]

_SECONDS = 60.0
_CELLS = "document.querySelectorAll('[data-testid=board] .dk-cell').length"
#: Something that any page answers: another language, chosen at its top.
_SPEAK = """(() => {
  const menu = document.getElementById("dk-language");
  menu.value = "ja";
  menu.dispatchEvent(new Event("change"));
})()"""
_TOKENS = "document.querySelectorAll('[data-testid=board] [href^=\"#dk-token-\"]').length"
_LANGUAGE = "document.querySelector('[data-testid=board]').lang"
#: In the browser edition: whether Python is there.
_ALIVE = "document.getElementById('dk-starting')?.hidden ?? true"
_UNABLE = "document.getElementById('dk-unable')?.hidden === false"
_WIDTH = "document.querySelector('.dk-map').getBoundingClientRect().width"
_TEXT = "document.getElementById('dk-main').innerText.length"


def until(driven: other_browsers.Driven, asked: str) -> None:
    """Wait until the page says yes."""
    end = time.monotonic() + _SECONDS
    while not driven.ask(asked):
        assert time.monotonic() < end, asked
        time.sleep(0.05)


def opened(driven: other_browsers.Driven, url: str) -> None:
    """Go to a page that answers."""
    driven.go(url)
    until(driven, f"{_CELLS} > 0 && ({_ALIVE})")
    assert not driven.ask(_UNABLE), url


@pytest.fixture(params=["app", "site"])
def where(request: pytest.FixtureRequest) -> Where:
    """Address of the pages."""
    if request.param == "app":
        return in_app(request.getfixturevalue("app_server").url)
    return on_site(request.getfixturevalue("site_address"))


@pytest.mark.parametrize("name", ["firefox", "webkit"])
def test_every_page_is_drawn_and_answers(name: str, where: Where, tmp_path: Path) -> None:
    there = {"firefox": other_browsers.has_firefox, "webkit": other_browsers.has_webkit}[name]
    if not there():
        pytest.skip(f"{name} is not installed here")
    with getattr(other_browsers, name)(tmp_path) as driven:
        for page in PAGES:
            opened(driven, where(page.path[1:], "en"))
            assert driven.ask(_WIDTH) > 200, page.path
            assert driven.ask(_TEXT) > 200, page.path
            if page is PLAY:
                driven.ask("document.querySelector('[data-legal]').click()")
                until(driven, f"{_TOKENS} === 1")
            driven.ask(_SPEAK)
            until(driven, f"{_LANGUAGE} === 'ja'")
