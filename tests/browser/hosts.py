"""The three hosts of the widgets: the app, JupyterLab, the browser edition.

A test of a widget takes `host`, and runs in the app and in JupyterLab. One that needs a page of
ours around the widget, or all of a phone's screen, is marked `PAGED`: it runs where the widgets
have pages, in the app and in the browser edition, which has a test file of its own besides.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final, Protocol
from urllib.parse import parse_qsl

import pytest
from playwright.sync_api import Page, expect

from dokmus_widgets.host.pages import PAGES
from tests.browser.browser_edition import path_of
from tests.browser.chromium import Guard
from tests.browser.lab import Notebooks, run_python
from tests.browser.longer import longer
from tests.browser.table import READY, Table

#: `make test` runs the first, `make longer` the other.
HOSTS: Final = ["app", *longer("lab")]
#: Only those with pages of their own.
PAGED: Final = pytest.mark.parametrize("host", ["app", *longer("site")], indirect=True)
#: The app alone: for what is only a matter of style sheets, which all hosts share.
IN_APP: Final = pytest.mark.parametrize("host", ["app"], indirect=True)
#: A phone held upright, touched.
PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 360, "height": 740},
    "has_touch": True,
    "is_mobile": True,
    "reduced_motion": "reduce",
}
_USUAL: Final = {"viewport": {"width": 1000, "height": 800}}
#: Where a page is, by its address below the app's and its language.
Where = Callable[[str, str], str]


class Host(Protocol):
    """A host that shows widgets."""

    name: str

    def open(self, address: str, language: str = "en", **options: Any) -> Table:
        """Open the page at this address, relative to that of the app.

        The options are those of Playwright's `new_context`; with the same ones it is the same page.
        """

    def speak(self, table: Table, language: str) -> None:
        """Choose another language, and wait for it."""


def in_app(url: str) -> Where:
    """Return the host of the app whose server is at ``url``."""
    return lambda address, language: (
        f"{url}{address}{'&' if '?' in address else '?'}lang={language}"
    )


def on_site(url: str) -> Where:
    """Return the host of the browser edition at ``url``."""
    return lambda address, language: url + path_of(address, language)


class Pages:
    """A host that has the widgets on pages: ``where`` these are, and when they are ``ready``."""

    def __init__(
        self,
        name: str,
        make: Callable[..., Page],
        where: Where,
        ready: Callable[[Page], object] = lambda page: page.locator(READY).first.wait_for(),
    ) -> None:
        self.name = name
        self._make, self._where, self._ready = make, where, ready
        self._open: dict[str, Page] = {}

    def open(self, address: str, language: str = "en", **options: Any) -> Table:
        kind = repr(sorted(options.items()))
        if kind not in self._open:
            self._open[kind] = self._make(**{**_USUAL, **options})
        page = self._open[kind]
        page.goto(self._where(address, language))
        self._ready(page)
        return Table(page)

    def speak(self, table: Table, language: str) -> None:
        table.page.locator("#dk-language").select_option(language)
        expect(table.board.first).to_have_attribute("lang", language)


class Lab:
    """JupyterLab, where the widget of a page is what a cell shows."""

    name = "lab"

    def __init__(self, notebooks: Notebooks, guard: Guard) -> None:
        self._notebooks, self._guard = notebooks, guard

    def open(self, address: str, language: str = "en", **options: Any) -> Table:
        path, _, asked = address.partition("?")
        [there] = [page for page in PAGES if page.path[1:] == path]
        given = json.dumps(dict(parse_qsl(asked)))
        cell = f"from {there.module} import {there.widget}\n"
        cell += f"shown = {there.widget}.linked({given}, {language!r}, False)\nshown"
        return Table(self._notebooks.show(self._guard, cell, {**_USUAL, **options}))

    def speak(self, table: Table, language: str) -> None:
        run_python(table.page, f"shown.set_language({language!r})")
        expect(table.board.first).to_have_attribute("lang", language)
