"""Fixtures for tests in Chromium: guarded pages, the app, and JupyterLab.

`page`         a guarded page; at the end no request may have left the machine, and there may be no
               error on the page or its console
`new_page`     makes further guarded pages, each with its own storage: `new_page(viewport=...,
               color_scheme="dark", reduced_motion="reduce")`
`guard`        what the guarded pages recorded; `guard.allow_error(pattern)` for expected errors
`app_server`   the app, as `dokmus app` serves it; `.url`
`host`         where widgets are shown: the app, JupyterLab and the browser edition in turn;
               `host.open("rules?rule=forest.cost")` gives the table there, see hosts.py
`lab_server`   JupyterLab on an empty folder; `.url`, `.root`
`open_notebook` opens a notebook with the given cells in Lab and runs it

The two servers belong to all tests, also where several processes run them side by side: leave them
running, and expect other visitors. A test that needs options, an environment or the end of a server
starts its own, here one that dies and comes back where the page looks for it:

    with servers.app_server(tmp_path, "--prefix", "/game", environment={"LANG": "C"}) as server:
        page.goto(f"{server.url}game/play")
        servers.stop(server, signal.SIGKILL)
    with servers.app_server(tmp_path, "--prefix", "/game", port=server.port):
        page.close()

A page that is open when its server ends may miss what it still loads, fonts for one, and says so on
its console: close it before, or allow that error.

After something was done, wait for what it changes (`expect`, `Table.changed_by`) before a value is
read: `page.locator(...).inner_text()` and `evaluate` take what is there at that moment.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Protocol

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect

from tests.browser import chromium, hosts, lab, servers
from tests.browser.browser_edition import alive, plain_server
from tests.browser.longer import is_longer, is_main
from tests.browser.sharing import shared
from tests.browser.visitors import Visitors
from tests.site.building import built_site

_HERE = Path(__file__).parent
# How long a page may take, in milliseconds: long, for a machine may be busy. What is asked for and
# never comes costs this once.
_PATIENCE = 40_000
expect.set_options(timeout=_PATIENCE)


class PageMaker(Protocol):
    """Makes a guarded page; the options are those of Playwright's `new_context`."""

    def __call__(self, **options: Any) -> Page:
        """Return a new page with a storage of its own."""


class NotebookOpener(Protocol):
    """Opens a notebook with these cells in Lab, runs it, waits until `shown` is visible."""

    def __call__(self, page: Page, cells: Sequence[str], shown: str = lab.BOARD) -> None:
        """Open and run the notebook on `page`."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark everything below this folder; some of it for `make browser` or `make longer`."""
    for item in items:
        if _HERE in item.path.parents and isinstance(item, pytest.Function):
            item.add_marker(pytest.mark.browser)
            if is_longer(item):
                item.add_marker(pytest.mark.longer)
            if not is_main(item):
                item.add_marker(pytest.mark.detail)


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """Playwright itself; where its driver cannot start, the test is skipped as without Chromium."""
    with chromium.started() as running:
        yield running


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """Chromium; without one the test is skipped, or fails if DOKMUS_REQUIRE_BROWSER=1."""
    path = chromium.find(playwright)
    if path is None:
        chromium.unavailable(chromium.MISSING)
    running = chromium.launch(playwright, path)
    yield running
    running.close()


@pytest.fixture
def guard() -> Iterator[chromium.Guard]:
    """Records of the test's guarded pages; checked when the test ends."""
    recorded = chromium.Guard()
    yield recorded
    recorded.verify()


@pytest.fixture(scope="session")
def visitors(browser: Browser) -> Visitors:
    """Return who lends browser contexts to the tests."""
    return Visitors(browser, _PATIENCE)


@pytest.fixture
def new_page(visitors: Visitors, guard: chromium.Guard) -> Iterator[PageMaker]:
    """Make guarded pages: two of them are two visitors."""

    def make(**options: Any) -> Page:
        return visitors.lend(guard, options).new_page()

    yield make
    visitors.take_back(guard)


@pytest.fixture
def page(new_page: PageMaker) -> Page:
    """Return one guarded page, 1000 by 800."""
    return new_page(viewport={"width": 1000, "height": 800})


@pytest.fixture(scope="session")
def run_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a temporary folder that is the same for all processes of this run."""
    own = tmp_path_factory.getbasetemp()
    return own.parent if "PYTEST_XDIST_WORKER" in os.environ else own


@pytest.fixture(scope="session")
def app_server(run_folder: Path) -> Iterator[servers.Server]:
    """Serve the app, for all tests."""
    with shared(run_folder / "app", servers.start_app) as server:
        yield server


@pytest.fixture(scope="session")
def lab_server(run_folder: Path) -> Iterator[servers.Server]:
    """Serve JupyterLab, for all tests."""
    with shared(run_folder / "lab", servers.start_lab) as server:
        yield server


@pytest.fixture(scope="session")
def site(run_folder: Path) -> Path:
    """The browser edition, built once for all tests."""
    return built_site(run_folder / "site")


@pytest.fixture(scope="session")
def site_address(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The browser edition, served: at one address, so that browsers keep what they have fetched."""
    with plain_server(site, tmp_path_factory.mktemp("served")) as address:
        yield address


@pytest.fixture(scope="session")
def notebooks(visitors: Visitors, lab_server: servers.Server) -> lab.Notebooks:
    """Return who keeps notebooks open."""
    return lab.Notebooks(visitors, lab_server)


@pytest.fixture(params=hosts.HOSTS)
def host(
    request: pytest.FixtureRequest, new_page: PageMaker, guard: chromium.Guard
) -> Iterator[hosts.Host]:
    """Show widgets in the host of this run."""
    given = request.getfixturevalue
    if request.param == "app":
        yield hosts.Pages(request.param, new_page, hosts.in_app(given("app_server").url))
    elif request.param == "site":
        yield hosts.Pages(request.param, new_page, hosts.on_site(given("site_address")), alive)
    else:
        guard.allow_error(lab.NOT_OURS)
        yield hosts.Lab(given("notebooks"), guard)
        given("notebooks").leave(guard)


@pytest.fixture
def open_notebook(lab_server: servers.Server, guard: chromium.Guard) -> Iterator[NotebookOpener]:
    """Open notebooks in Lab; their kernels are stopped when the test ends."""
    guard.allow_error(lab.NOT_OURS)
    opened: list[Page] = []

    def open_it(page: Page, cells: Sequence[str], shown: str = lab.BOARD) -> None:
        opened.append(page)
        lab.open_notebook(page, lab_server, cells, shown)

    yield open_it
    close: Callable[[Page], None] = lab.close_notebook
    for page in opened:
        if not page.is_closed():
            close(page)
