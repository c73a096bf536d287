"""Every notebook and tutorial as readers have it: run in JupyterLab, clicked, reopened, exported.

What the cells print is compared by nbval, without a browser.
"""

from __future__ import annotations

import json
import os
import re
import shutil
from pathlib import Path
from typing import Any

import pytest
from nbconvert import HTMLExporter
from playwright.sync_api import Locator, Page, expect

from tests.browser import lab
from tests.browser.chromium import Guard
from tests.browser.conftest import PageMaker
from tests.browser.servers import Server
from tests.browser.table import READY
from tests.test_notebooks import ROOT, cells, every_notebook, source

#: What the text of a notebook asks its readers to click: the index of the cell with the widget, a
#: space, the name and value of a button or a selector, and what the answer says then.
CLICKS: dict[str, list[tuple[int, str, str]]] = {
    "01_play_a_round": [
        (1, "c4", "No, c4 isn't on an outer edge"),
        (1, "k2", "No, k2 isn't on a corner tile"),
        (1, "u3", "Purple started on u3."),
        (1, "u19", "Yellow started on u19."),
    ],
    "02_set_up": [
        (3, "k2", "No, k2 isn't on a corner tile"),
        (3, "g1", "Yellow started on g1."),
    ],
    "03_placing": [
        (3, "b2", "Yes, you can place on b2 at no extra cost"),
        (3, "b3", "No, b3 is out of reach"),
    ],
    "04_forest": [
        (3, "c1", "Yes, you can place on c1 with a sacrifice"),
        (3, "b1", "Yes, you can place on b1 at no extra cost"),
    ],
    "05_water": [(3, "i6", "Yes, you can place on i6 with a sacrifice")],
    "06_temples": [(3, "b3", "Yes, you can place on b3 at no extra cost")],
    "07_volcano_and_ruins": [(3, "c1", "Yes, you can place on c1 at no extra cost")],
    "08_guardians": [
        (3, "t8", "Blue slid tile 6A into the gap."),
        (3, ".dk-scrub input", "Blue slid tile 6A into the gap."),
    ],
    "09_scoring": [
        (3, "show_line=0:small_temples", "Blue, small temples: 10 points"),
        (3, "n9", "n9, large temple. It scores for Blue"),
    ],
    "10_readings": [(3, "compare=", "No, e1 is out of reach")],
    "11_positions": [
        (1, "use=paint-water", "Choose a space to paint: water."),
        (1, "a1", "Painted a1: water."),
    ],
    "16_looking_back": [
        (1, ".dk-turns li:nth-child(5) button", "Orange"),
        (1, "input[type='range']", "Blue"),
    ],
    "18_puzzles": [
        (1, "c8", "Blue placed a token on c8."),
        (1, "hint=", "The solution uses no guardian action"),
    ],
    "20_build_on_it": [(1, "choose_guardian=3", "Everybody has a card.")],
    "22_a_table_for_two": [
        (1, "o4", "Ben is playing."),
        (3, "a2", "Ben started on a2."),
        (1, "o4", "Ann started on o4."),
    ],
    "01_first_steps": [
        (1, "c2", "No, c2 is a mountain"),
        (1, "c1", "Blue placed a token on c1."),
    ],
    "02_terrain": [
        (1, "c2", "No, c2 is out of reach"),
        (1, "b2", "Blue placed a token on b2 and sacrificed one."),
    ],
    "03_guardians": [(1, "choose_guardian=5", "Card 5 plays last.")],
    "04_the_whole_game": [(2, "e2", "Blue placed a token on e2.")],
    "05_points": [(1, "a2", "That misses the goal.")],
}
#: Where the text asks for clicks in the game that the cells have played.
PLAYED = "20_build_on_it"
#: What Lab and Bokeh complain of in vain: widgets of a kernel that is gone; a chart redrawn before
#: its script ran.
_IN_VAIN = r"widget model not found|could not find #\S+ HTML tag"
PICTURES = ".dokmus-still img, .dokmus-picture img"
#: Waits until every picture is decoded, and returns their widths; fails for a broken one.
_WIDTHS = """async (images) => {
  await Promise.all(images.map((image) => image.decode()));
  return images.map((image) => image.getBoundingClientRect().width);
}"""
_VIEW = "application/vnd.jupyter.widget-view+json"


@pytest.fixture(scope="module")
def folder(lab_server: Server) -> Path:
    """Return copies of the notebooks and the tutorials, with what they read, for this process."""
    own = lab_server.root / f"copies-{os.getpid()}"
    for name in ("notebooks", "tutorials"):
        shutil.copytree(ROOT / name, own / name)
    return own


@pytest.mark.longer
@every_notebook
def test_it_runs_answers_clicks_and_keeps_its_pictures(
    path: Path, page: Page, new_page: PageMaker, lab_server: Server, folder: Path, guard: Guard
) -> None:
    guard.allow_error(f"{lab.NOT_OURS}|{_IN_VAIN}")
    file = folder / path.parent.name / path.name
    name = str(file.relative_to(lab_server.root))
    lab.look_at_file(page, lab_server, name)
    lab.run_all(page)
    for index, widgets in widgets_shown(lab.save_notebook(page)).items():
        is_alive(lab.cell(page, index), widgets)
    click_through(page, path.stem)
    lab.save_notebook(page)
    lab.close_notebook(page)
    reopened_by_somebody_else(file)
    lab.look_at_file(page, lab_server, name)
    count = pictures_in(file)
    assert count
    are_drawn(page.locator(PICTURES), count)
    lab.close_notebook(page)
    exported = file.with_suffix(".html")
    exporter = HTMLExporter()  # type: ignore[no-untyped-call]
    text, _ = exporter.from_filename(str(file))
    exported.write_text(text, "utf-8")
    reader = new_page(java_script_enabled=False)
    reader.goto(exported.as_uri())
    are_drawn(reader.locator(PICTURES), count)


def widgets_shown(notebook: dict[str, Any]) -> dict[int, int]:
    """Return how many widgets each cell shows, by its index; fail if a cell ended in an error."""
    counts = {}
    for index, cell in enumerate(notebook["cells"]):
        outputs = cell.get("outputs", [])
        assert not [one for one in outputs if one["output_type"] == "error"], source(cell)
        if count := sum(_VIEW in one.get("data", {}) for one in outputs):
            counts[index] = count
    return counts


def is_alive(cell: Locator, count: int) -> None:
    """Wait until the widgets of a cell are drawn, in the place of their pictures."""
    views = cell.locator(".jp-OutputArea-output:not([data-mime-type]) > *")
    expect(views).to_have_count(count)
    for view in views.all():
        view.scroll_into_view_if_needed()
        expect(view).to_be_visible()
        expect(view).not_to_contain_text("Error")
    for picture in cell.locator(".dokmus-still").all():
        expect(picture).to_be_hidden()
        expect(cell.locator(READY).first).to_be_visible()


def click_through(page: Page, name: str) -> None:
    """Click what the text asks for, in widgets that are shown anew, and read the answers."""
    deeds = CLICKS.get(name, [])
    for index in () if name == PLAYED else dict.fromkeys(index for index, _, _ in deeds):
        lab.run_cell(page, index)
    for index, what, read in deeds:
        cell = lab.cell(page, index)
        cell.locator(selector(what)).first.click()
        expect(cell.get_by_test_id("answer").first).to_contain_text(read)


def selector(what: str) -> str:
    """Return the selector of what is clicked."""
    if re.fullmatch(r"[a-z]\d+", what):
        return f'button[data-space="{what}"]'
    if button := re.fullmatch(r"(\w+)=(.*)", what):
        press, value = button.groups()
        return f'[data-press="{press}"]' + (f'[data-value="{value}"]' if value else "")
    return what


def reopened_by_somebody_else(file: Path) -> None:
    """Change a notebook so that the one who opens it has not run it, and does not trust it."""
    document = json.loads(file.read_text("utf-8"))
    document["metadata"]["copied"] = True
    file.write_text(json.dumps(document), "utf-8")


def pictures_in(file: Path) -> int:
    """Return the number of pictures that the outputs of a notebook keep."""
    return sum(
        "".join(output.get("data", {}).get("text/html", "")).count('<div class="dokmus-')
        for cell in cells(file, "code")
        for output in cell["outputs"]
    )


def are_drawn(images: Locator, count: int) -> None:
    """Wait for this many pictures, and check that none is broken or hidden."""
    expect(images).to_have_count(count)
    assert all(width > 100 for width in images.evaluate_all(_WIDTHS))


@every_notebook
def test_what_its_text_asks_to_click_is_clicked(path: Path) -> None:
    asked = any(re.search(r"\b[Cc]lick\b", source(cell)) for cell in cells(path, "markdown"))
    assert asked == (path.stem in CLICKS)
