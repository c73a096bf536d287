"""Pictures of the page of a game in its six states, for the eye.

``python -m tests.browser.pictures FOLDER``: each state in three sizes, in light and dark, and in
every language; and for each language and colour all of them on one sheet. ``--host site``: in the
browser edition; ``--language``, ``--size``: only these.
"""

from __future__ import annotations

import argparse
import json
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, ViewportSize, expect

from dokmus_widgets.core import Phase
from dokmus_widgets.explain.messages import LANGUAGES
from tests.browser import chromium, servers
from tests.browser.browser_edition import alive, plain_server
from tests.browser.hosts import Pages, in_app, on_site
from tests.browser.table import Table
from tests.browser.test_opponents import await_turn
from tests.browser.views import game_at
from tests.site.building import built_site

SIZES: Final = ((1280, 800), (900, 800), (360, 740))
COLOURS: Final = ("light", "dark")
HOSTS: Final = ("app", "site")
#: Every help, and computer players so slow that they are met at it.
_PREFERENCES = {"level": 3, "pace": 0, "helps": ["cards", "reach", "hints", "coach"]}
_STORE = f"localStorage.setItem('dokmus-play', {json.dumps(json.dumps(_PREFERENCES))})"
#: The height of a picture on the sheet, in pixels, and the width of the sheet.
_HEIGHT, _WIDTH = 400, 1960


def states(table: Table, over: str) -> Iterator[str]:
    """Lead a page from state to state; yield the name of each. ``over``: where a game has ended."""
    page = table.page
    expect(page.locator("[data-press='begin']")).to_be_visible()
    yield "1-before"
    table.begin_against(3, players=4)
    await_turn(table)
    table.click(table.legal()[0])
    await_turn(table)
    yield "2-card"
    _take_card(table)
    table.click(table.legal()[-1])
    yield "3-my-turn"
    coach, pause = (page.locator(f"[data-press='{name}']") for name in ("go_on_without", "pause"))
    # Until a turn is bad enough for the coach to speak.
    while True:
        while not table.offers("end_turn") or table.legal():
            if table.offers("decline_ruins"):
                table.press("decline_ruins")
            else:
                table.click(table.legal()[-1])
        page.mouse.move(0, 0)
        page.locator("[data-press='end_turn']").click(force=True)
        # The coach speaks once it has worked the turn out, if at all.
        page.wait_for_timeout(3000)
        if coach.count():
            break
        await_turn(table)
        if table.offers("choose_guardian"):
            _take_card(table)
    yield "4-coach"
    coach.click()
    pause.click()
    expect(page.locator("[data-press='go_on']")).to_be_visible()
    yield "5-opponents"
    page.goto(over)
    expect(page.locator(".dk-bars-list")).to_be_visible()
    yield "6-over"


def _take_card(table: Table) -> None:
    first = table.page.locator(".dk-card").first
    table.press("choose_guardian", first.get_attribute("data-value"))
    await_turn(table)


@contextmanager
def served(name: str, folder: Path) -> Iterator[str]:
    """Serve a host; yield its address."""
    if name == "app":
        with servers.app_server(folder) as server:
            yield server.url
    else:
        with plain_server(built_site(folder / "site"), folder / "served") as address:
            yield address


def take(page: Page, languages: list[str], sizes: list[tuple[int, int]], path: Path) -> None:
    """Take the pictures of one state, in files whose names begin as ``path``."""
    for language in languages:
        page.locator("#dk-language").select_option(language)
        expect(page.locator("[data-testid='board']").first).to_have_attribute("lang", language)
        for width, height in sizes:
            page.set_viewport_size(ViewportSize(width=width, height=height))
            for colour in COLOURS:
                page.emulate_media(color_scheme="dark" if colour == "dark" else "light")
                page.wait_for_timeout(150)
                page.screenshot(path=f"{path}-{width}-{language}-{colour}.png")
    page.set_viewport_size(ViewportSize(width=1280, height=800))
    page.locator("#dk-language").select_option("en")
    expect(page.locator("[data-testid='board']").first).to_have_attribute("lang", "en")


def contact_sheet(browser: Browser, folder: Path, language: str, colour: str) -> Path:
    """Put the pictures of a language and a colour on one, and return its path."""
    named = [
        sorted(folder.glob(f"[1-9]*-{width}-{language}-{colour}.png"), key=lambda one: one.name)
        for width, _ in SIZES
    ]
    rows = ["".join(f'<img src="{one.name}">' for one in row) for row in named]
    style = f"body {{ margin: 0; background: gray }} img {{ height: {_HEIGHT}px; margin: 4px }}"
    source = folder / "sheet.html"
    source.write_text(f"<style>{style}</style>" + "<br>".join(rows), "utf-8")
    page = browser.new_page(viewport={"width": _WIDTH, "height": _HEIGHT})
    page.goto(source.as_uri())
    path = folder / f"sheet-{language}-{colour}.png"
    page.screenshot(path=path, full_page=True)
    page.close()
    source.unlink()
    return path


def main() -> None:
    """Take all pictures into the folder that is asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--host", choices=HOSTS, default="app")
    parser.add_argument("--language", choices=LANGUAGES, action="append")
    parser.add_argument("--size", type=int, choices=[one for one, _ in SIZES], action="append")
    asked = parser.parse_args()
    languages = asked.language or [*LANGUAGES]
    sizes = [size for size in SIZES if size[0] in (asked.size or [size[0]])]
    asked.folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as own,
        served(asked.host, Path(own)) as url,
        chromium.started() as playwright,
    ):
        browser = chromium.launch(playwright, chromium.find(playwright) or "chromium")
        context = browser.new_context(reduced_motion="reduce")
        context.add_init_script(_STORE)
        where = in_app(url) if asked.host == "app" else on_site(url)
        ready = {} if asked.host == "app" else {"ready": alive}
        host = Pages(asked.host, lambda **_: context.new_page(), where, **ready)
        table = host.open("play", viewport={"width": 1280, "height": 800})
        table.page.set_viewport_size(ViewportSize(width=1280, height=800))
        for name in states(table, where(game_at(Phase.OVER), "en")):
            take(table.page, languages, sizes, asked.folder / name)
        for language, colour in product(languages, COLOURS):
            print(contact_sheet(browser, asked.folder, language, colour))
        browser.close()


if __name__ == "__main__":
    main()
