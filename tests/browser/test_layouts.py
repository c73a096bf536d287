"""Widgets in the layouts of others: whole, wide enough, and in the colours around them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import anywidget
import pytest
from playwright.sync_api import Page, expect

from tests.browser import servers
from tests.browser.chromium import Guard
from tests.browser.conftest import NotebookOpener, PageMaker
from tests.browser.lab import BOARD
from tests.browser.servers import Server
from tests.browser.sharing import shared

_BEGIN = """from ipywidgets import Box, HBox, VBox
from dokmus_widgets.core import new_game
from dokmus_widgets.widgets import BoardWidget, GameWidget, RuleExplorer
board = lambda seed, **options: BoardWidget(new_game(2, seed=seed), **options)
"""
_LEGAL = "button[role=gridcell][data-legal]"
#: Whom Panel's own pages ask: for signs, for letters, and for anywidget's script.
_ASKED_BY_PANEL = {
    *("cdn.holoviz.org", "cdnjs.cloudflare.com"),
    *("fonts.googleapis.com", "fonts.gstatic.com"),
    "unpkg.com",
}
_ANYWIDGET = Path(anywidget.__file__).parent / "nbextension" / "index.js"


class Layout(NamedTuple):
    """Selector of the shown page, and the minimum widths of its boards and text columns."""

    shown: str
    boards: tuple[int, ...]
    text: int = 0


#: In JupyterLab, by its cell, on a screen 1500 pixels wide: its output has 1070.
LAB = (
    Layout("HBox([board(1), board(2)])", (500, 500)),
    # The same board twice.
    Layout("VBox([board(1), board(1), GameWidget()])", (1000, 1000, 600), 350),
    Layout("HBox([GameWidget(), RuleExplorer('forest.cost')])", (500, 500), 500),
    Layout("Box([GameWidget()], layout={'width': '340px'})", (320,), 320),
)
#: In Panel, by its path, on one 1280 pixels wide.
PANEL = (
    Layout("row", (500, 500)),
    Layout("column", (650,), 350),
    Layout("fast", (650,), 350),
    Layout("bootstrap", (650,), 350),
    Layout("material", (650,), 350),
    Layout("vanilla", (650,), 350),
)
_DARK = {"fast", "material", "vanilla"}

# The least contrast of a text of ours and what is painted behind it.
_CONTRAST = r"""(roots) => {
  const pen = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const paint = (colours) => {
    pen.clearRect(0, 0, 1, 1);
    for (const colour of colours) { pen.fillStyle = colour; pen.fillRect(0, 0, 1, 1); }
    return [...pen.getImageData(0, 0, 1, 1).data];
  };
  const light = (colours) => {
    const [red, green, blue] = paint(colours).map((part) => part / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const around = (element) =>
    element.assignedSlot ?? element.parentElement ?? element.parentNode?.host;
  const behind = (element) => {
    const painted = [];
    for (let one = element; one; one = around(one))
      painted.unshift(getComputedStyle(one).backgroundColor);
    return ["#fff", ...painted];
  };
  let least = { ratio: 21, text: "" };
  for (const root of roots)
    for (const element of root.querySelectorAll("h2, h3, p, li, button, summary, th, td")) {
      const text = element.textContent.trim(), style = getComputedStyle(element);
      if (!text || !element.checkVisibility() || element.closest(".dk-grid-buttons")) continue;
      const under = behind(element), two = [light(under), light([...under, style.color])];
      const ratio = (Math.max(...two) + 0.05) / (Math.min(...two) + 0.05);
      if (ratio < least.ratio) least = { ratio, text, under: paint(under), colour: style.color };
    }
  return least;
}"""


def _is_whole(page: Page, layout: Layout) -> None:
    """Assert that boards and columns are wide enough, in sight, and do not overlap."""
    maps = page.locator(".dk-map")
    expect(maps).to_have_count(len(layout.boards))
    wide = page.evaluate("innerWidth")
    boxes: list[Any] = [one.bounding_box() for one in maps.all()]
    for box, least in zip(boxes, layout.boards, strict=True):
        assert box["width"] >= least, boxes
        assert 0.5 < box["height"] / box["width"] < 1.5, boxes
        assert box["x"] >= 0, boxes
        assert box["x"] + box["width"] <= wide, boxes
    for at, one in enumerate(boxes):
        for other in boxes[:at]:
            beside = other["x"] + other["width"] <= one["x"]
            assert beside or other["y"] + other["height"] <= one["y"], boxes
    for column in page.locator(".dk-beside:not(:empty)").all():
        # Where the board and the actions stand still the column itself has no box.
        box = column.bounding_box() or column.locator(".dk-slot-answer").bounding_box()
        assert box is not None
        assert box["width"] >= layout.text, layout


def _can_be_read(page: Page) -> None:
    least = page.locator(".dokmus").evaluate_all(_CONTRAST)
    assert least["ratio"] >= 4.5, least


def _answers(page: Page) -> None:
    """Assert that a click changes the last board, if it is a game's."""
    spaces = page.locator(_LEGAL)
    if not spaces.count():
        return
    board = page.locator(BOARD).filter(has=spaces).first
    before = board.get_attribute("data-tick")
    assert before is not None
    board.locator(_LEGAL).first.click()
    expect(board).not_to_have_attribute("data-tick", before)


@pytest.fixture
def panel_server(run_folder: Path) -> Iterator[Server]:
    """A user's own Panel app, for all tests."""
    with shared(run_folder / "panel", servers.start_panel) as server:
        yield server


@pytest.fixture
def panel_page(new_page: PageMaker, guard: Guard) -> Iterator[Page]:
    """A page on which Panel may ask whom it asks, in vain but for anywidget's script."""
    guard.allow_error("ERR_NAME_NOT_RESOLVED")
    page = new_page(viewport={"width": 1280, "height": 900}, reduced_motion="reduce")
    page.route(
        "https://unpkg.com/anywidget@*/**",
        lambda asked: asked.fulfill(path=_ANYWIDGET, headers={"access-control-allow-origin": "*"}),
    )
    yield page
    guard.foreign = [url for url in guard.foreign if urlsplit(url).hostname not in _ASKED_BY_PANEL]


@pytest.mark.parametrize("layout", LAB, ids=lambda layout: layout.shown.partition("(")[0])
def test_in_jupyterlab(
    new_page: PageMaker, open_notebook: NotebookOpener, tmp_path: Path, layout: Layout
) -> None:
    page = new_page(viewport={"width": 1500, "height": 1000}, reduced_motion="reduce")
    open_notebook(page, [f"{_BEGIN}{layout.shown}"])
    _is_whole(page, layout)
    _can_be_read(page)
    _answers(page)
    page.screenshot(path=tmp_path / "layout.png")


@pytest.mark.longer
@pytest.mark.parametrize("layout", PANEL, ids=lambda layout: layout.shown)
def test_in_a_panel_app_of_somebody_else(
    panel_page: Page, panel_server: Server, tmp_path: Path, layout: Layout
) -> None:
    page = panel_page
    page.goto(f"{panel_server.url}{layout.shown}")
    page.locator(BOARD).first.wait_for()
    _is_whole(page, layout)
    _can_be_read(page)
    schemes = page.locator(".dokmus").evaluate_all(
        "(roots) => roots.map((root) => getComputedStyle(root).colorScheme)"
    )
    assert (set(schemes) == {"dark"}) == (layout.shown in _DARK), schemes
    _answers(page)
    page.screenshot(path=tmp_path / "layout.png")


@pytest.mark.longer
@pytest.mark.parametrize(("path", "boards"), [("late-row", 1), ("late-box", 1), ("late-in-box", 2)])
def test_what_comes_later_in_a_panel_app_is_drawn(
    panel_page: Page, panel_server: Server, path: str, boards: int
) -> None:
    for _visit in "12":  # the second page of the server has a front end of its own
        panel_page.goto(f"{panel_server.url}{path}")
        more = panel_page.get_by_role("button", name="More")
        more.wait_for()
        expect(panel_page.locator(".dk-map")).to_have_count(boards - 1)
        more.click()
        expect(panel_page.locator(".dk-map")).to_have_count(boards)


def test_the_theme_is_the_one_that_the_host_marks(
    page: Page, open_notebook: NotebookOpener
) -> None:
    open_notebook(page, [f"{_BEGIN}board(1, layout={{'width': '300px', 'height': '150px'}})"])
    root = page.locator(".dokmus:has(> .dk-chart)")
    around = root.locator("..").bounding_box()
    assert around is not None
    assert (around["width"], around["height"]) == (300, 150), "as the layout asks"
    expect(root).to_have_css("color-scheme", "light")
    marks = (
        ("body", "data-jp-theme-light", "true", "false"),
        ("body", "data-vscode-theme-kind", "vscode-light", "vscode-dark"),
        ("body", "data-vscode-theme-kind", "vscode-high-contrast-light", "vscode-high-contrast"),
        ("html", "theme", "light", "dark"),
        ("body", "data-theme", "light", "dark"),
        ("html", "data-bs-theme", "light", "dark"),
    )
    body = page.locator("body")
    body.evaluate("(body) => delete body.dataset.jpThemeLight")
    for element, name, *values in marks:
        for value, scheme in zip(values, ("light", "dark"), strict=True):
            page.locator(element).evaluate(
                "(element, [name, value]) => element.setAttribute(name, value)", [name, value]
            )
            expect(root).to_have_css("color-scheme", scheme)
        page.locator(element).evaluate("(element, name) => element.removeAttribute(name)", name)
        expect(root).to_have_css("color-scheme", "light")
    body.evaluate("(body) => body.classList.add('dark')")
    expect(root).to_have_css("color-scheme", "dark")
