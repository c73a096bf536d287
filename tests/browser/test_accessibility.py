"""No view breaks a rule of axe-core, in light or in dark; and the rules explorer by keys alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page

from tests.browser.conftest import PageMaker
from tests.browser.servers import Server
from tests.browser.views import PAGES, views_of

#: WCAG 2.2 at levels A and AA, and what axe-core advises beyond.
_STANDARD = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice")
#: The one that looks at colours; all others find the same in light and in dark.
_COLOURS = "color-contrast"
#: Of a board's spaces, all made alike, the first row is enough: all of them take most of the time.
_ALIKE = {"fromShadowDom": [".bk-ipywidgets_bokeh-widget-IPyWidget", ".dk-row:nth-child(n + 2)"]}
_RUN = "([alike, options]) => axe.run({ exclude: [alike] }, options)"


def faults(page: Page, only: str = "") -> Iterator[str]:
    """What axe-core finds on the page, by the rules of the standard or by `only` one of them."""
    rules: dict[str, Any] = {"type": "rule", "values": [only]}
    if not only:
        rules = {"type": "tag", "values": _STANDARD}
    # Without `preload` it does not read style sheets, which only rules of level AAA need.
    options = {"runOnly": rules, "resultTypes": ["violations"], "preload": False}
    found = page.evaluate(_RUN, [_ALIKE, options])
    for violation in found["violations"]:
        for node in violation["nodes"]:
            yield f"{violation['id']}: {node['html'][:200]}\n    {node['failureSummary']}"


@pytest.mark.parametrize("of", PAGES)
def test_no_view_breaks_a_rule(new_page: PageMaker, app_server: Server, of: str) -> None:
    page = new_page(viewport={"width": 1000, "height": 800}, reduced_motion="reduce")
    found: list[str] = []
    for view in views_of(of):
        view.open(page, app_server)
        page.evaluate(AXE_SCRIPT)
        found += [f"{view.name}, light: {fault}" for fault in faults(page)]
        page.emulate_media(color_scheme="dark")
        found += [f"{view.name}, dark: {fault}" for fault in faults(page, _COLOURS)]
        page.emulate_media(color_scheme="light")
    assert not found, "\n".join(found)
