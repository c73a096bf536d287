"""Boards are seen without a kernel: in a fresh clone, reopened, exported; and once while they live.

`test_still.py` checks what a cell keeps; here it is seen.
"""

from __future__ import annotations

import json
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from nbconvert import HTMLExporter
from PIL import Image
from playwright.sync_api import Locator, Page, expect

from dokmus_widgets.widgets import GameWidget
from dokmus_widgets.widgets.front.files import themes
from tests.browser import lab
from tests.browser.chromium import Guard
from tests.browser.conftest import PageMaker
from tests.browser.servers import Server
from tests.widgets.test_still import outputs

CELLS = ["from dokmus_widgets.widgets import GameWidget\n\ngame = GameWidget(2, seed=1)\ngame"]
STILL = ".dokmus-still img"
#: The colours of a picture's corner.
PAPER = {"light": (0xF6, 0xEC, 0xD6), "dark": (0x24, 0x21, 0x1C)}

_THEME = "theme => jupyterapp.commands.execute('apputils:change-theme', { theme })"


def is_drawn(image: Locator) -> None:
    """Wait until a picture is seen that is none of a broken one."""
    expect(image).to_be_visible()
    expect(image).to_have_js_property("complete", value=True)
    assert image.evaluate("image => image.naturalWidth") > 300
    expect(image).to_have_attribute(
        "alt", "The island, 21 columns and 14 rows. Island of 5 tiles. Tokens: Blue 0, Orange 0"
    )


def notebook_with_outputs() -> dict[str, Any]:
    """A notebook as a clone has it: run by somebody else, and not trusted."""
    shown = [
        {"output_type": "display_data", "metadata": {}, "data": data}
        for data in outputs(GameWidget(2, seed=1))
    ]
    cell = {"cell_type": "code", "id": "one", "metadata": {}, "execution_count": 1}
    kernel = {"name": "python3", "display_name": "Python 3", "language": "python"}
    return {
        "nbformat": 4,
        "nbformat_minor": 5,
        "metadata": {"kernelspec": kernel, "language_info": {"name": "python"}},
        "cells": [{**cell, "outputs": shown, "source": CELLS[0]}],
    }


def test_a_picture_stands_for_a_game_whose_kernel_is_gone(
    page: Page, lab_server: Server, guard: Guard
) -> None:
    guard.allow_error(f"{lab.NOT_OURS}|widget model not found")
    name = lab.write_notebook(lab_server.root, CELLS)
    lab.open_file(page, lab_server, name)
    expect(page.locator(STILL)).to_have_count(1)
    expect(page.locator(STILL)).to_be_hidden()
    lab.run_python(page, "game.close()")
    is_drawn(page.locator(STILL))
    lab.open_file(page, lab_server, name)
    lab.save_notebook(page)
    lab.close_notebook(page)
    lab.look_at_file(page, lab_server, name)
    is_drawn(page.locator(STILL))
    lab.close_notebook(page)


def test_a_picture_is_seen_in_a_notebook_that_nobody_trusts(
    page: Page, lab_server: Server, guard: Guard
) -> None:
    guard.allow_error(lab.NOT_OURS)
    name = lab.write_notebook(lab_server.root, CELLS)
    (lab_server.root / name).write_text(json.dumps(notebook_with_outputs()), "utf-8")
    lab.look_at_file(page, lab_server, name)
    is_drawn(page.locator(STILL))
    expect(page.locator(".dokmus-still")).to_contain_text("Orange, start on a dot")
    assert paper(page.locator(STILL)) == PAPER["light"]
    page.evaluate(_THEME, "JupyterLab Dark")
    expect(page.locator(STILL)).to_have_css("color-scheme", "dark")
    expect(page.locator("#jupyterlab-splash")).to_have_count(0)
    assert paper(page.locator(STILL)) == PAPER["dark"]
    page.evaluate(_THEME, "JupyterLab Light")
    expect(page.locator(".jp-OutputArea-child")).to_have_count(2)
    lab.close_notebook(page)


@pytest.mark.parametrize("theme", PAPER)
@pytest.mark.parametrize("prefers", PAPER)
def test_an_exported_picture_has_the_colours_of_the_page(
    prefers: str, theme: str, new_page: PageMaker, tmp_path: Path
) -> None:
    path = tmp_path / "game.ipynb"
    path.write_text(json.dumps(notebook_with_outputs()), "utf-8")
    exporter = HTMLExporter(theme=theme)  # type: ignore[no-untyped-call]
    text, _ = exporter.from_filename(str(path))
    page = new_page(color_scheme=prefers, java_script_enabled=False)
    page.set_content(text)
    image = page.locator(STILL)
    expect(image).to_be_visible()
    assert paper(image) == PAPER[theme]


def paper(image: Locator) -> object:
    """The colour of a picture's corner."""
    with Image.open(BytesIO(image.screenshot())) as seen:
        return seen.convert("RGB").getpixel((3, 3))


def test_only_the_picture_before_a_living_widget_is_hidden(page: Page) -> None:
    output = '<div class="jp-OutputArea-child">{}</div>'
    still, live = '<div class="dokmus-still">picture</div>', '<div class="dokmus">board</div>'
    gone = output.format(still) + output.format("Error displaying widget: model not found")
    cells = [gone, output.format(still) + output.format(f"<div>{live}</div>"), gone]
    page.set_content("".join(f"<section><div>{cell}</div></section>" for cell in cells))
    page.add_style_tag(content=themes())
    seen = page.locator(".dokmus-still")
    expect(seen.nth(0)).to_be_visible()
    expect(seen.nth(1)).to_be_hidden()
    expect(seen.nth(2)).to_be_visible()
