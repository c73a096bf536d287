"""A game in marimo: a cell that ends with it shows it alive, and other cells follow its traits.

marimo is no requirement of the tests: without it, or another Python that has it in
``DOKMUS_MARIMO``, they are skipped.
"""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.chromium import Guard
from tests.browser.conftest import PageMaker
from tests.browser.lab import BOARD
from tests.browser.servers import START_SECONDS, free_port

_PYTHON = os.environ.get("DOKMUS_MARIMO") or (sys.executable if find_spec("marimo") else "")
_APP = """import marimo

app = marimo.App()


@app.cell
def _():
    import marimo as mo
    from dokmus_widgets.widgets import GameWidget
    return GameWidget, mo


@app.cell
def _(GameWidget, mo):
    game = GameWidget(2, seed=1)
    last, set_last = mo.state("nothing yet")
    game.observe(lambda change: set_last(change["new"]), "last_clicked")
    game
    return game, last


@app.cell
def _(last, mo):
    mo.md(f"clicked: {last()}")
    return


if __name__ == "__main__":
    app.run()
"""

pytestmark = [
    pytest.mark.longer,
    pytest.mark.skipif(not _PYTHON, reason="marimo is not installed"),
]


@pytest.fixture
def marimo_url(tmp_path: Path) -> Iterator[str]:
    """A notebook of marimo, run as an app."""
    port, path = free_port(), tmp_path / "game.py"
    path.write_text(_APP, "utf-8")
    command = [_PYTHON, "-m", "marimo", "-y", "run", str(path), "--headless", "--no-token"]
    root = str(Path(__file__).parents[2])
    environment = {**os.environ, "PYTHONPATH": root, "XDG_CONFIG_HOME": str(tmp_path / "config")}
    with (tmp_path / "log").open("wb") as log:
        server = subprocess.Popen(
            [*command, "--port", str(port), "--host", "127.0.0.1"],
            stdout=log,
            stderr=log,
            env=environment,
        )
    url = f"http://127.0.0.1:{port}/"
    try:
        deadline = time.monotonic() + START_SECONDS
        while time.monotonic() < deadline and server.poll() is None:
            with contextlib.suppress(OSError), urllib.request.urlopen(url):
                break
            time.sleep(0.2)
        yield url
    finally:
        server.terminate()
        server.wait(20)


@pytest.fixture
def marimo_page(new_page: PageMaker, guard: Guard) -> Iterator[Page]:
    """A page on which marimo may ask whom it asks, in vain."""
    guard.allow_error("ERR_NAME_NOT_RESOLVED|Failed to fetch|registering service worker")
    yield new_page(viewport={"width": 1300, "height": 1000})
    guard.foreign = [url for url in guard.foreign if "dokmus" in url]


def test_a_game_is_alive_and_cells_follow_it(marimo_page: Page, marimo_url: str) -> None:
    page = marimo_page
    page.goto(marimo_url)
    board = page.locator(BOARD)
    before = board.get_attribute("data-tick", timeout=60_000)
    assert before is not None
    expect(page.get_by_text("clicked: nothing yet")).to_be_visible()
    legal = page.locator("button[role=gridcell][data-legal]").first
    space = legal.get_attribute("data-space")
    legal.click()
    expect(board).not_to_have_attribute("data-tick", before)
    expect(page.get_by_test_id("answer").first).to_contain_text(str(space))
    expect(page.get_by_text(f"clicked: {space}")).to_be_visible()
    # The signs of the sheet are drawn, in whatever tree it lies.
    token = page.locator(".dk-players use").first
    assert token.evaluate("one => one.getBoundingClientRect().width") > 5
