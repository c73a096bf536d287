"""The notebooks show every family of cases, every lesson and every widget, and can be shared as
they are.

That they print what they keep is checked cell by cell, by nbval.
"""

from __future__ import annotations

import ast
import json
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from dokmus_widgets import widgets
from dokmus_widgets.cases import case, cases, families
from dokmus_widgets.explore.query.words import case_answer
from dokmus_widgets.lessons import chapters
from dokmus_widgets.widgets import CourseWidget, LessonWidget
from tests.explore.built import wordings

ROOT = Path(__file__).parents[1]
#: The course, a notebook for each chapter, in their order.
TUTORIALS = sorted((ROOT / "tutorials").glob("*.ipynb"))
NOTEBOOKS = [*sorted((ROOT / "notebooks").glob("*.ipynb")), *TUTORIALS]
#: By the number of a notebook the family of cases that it is about.
FAMILY_OF = {
    "02": "setup",
    "03": "placing",
    "04": "forest",
    "05": "water",
    "06": "temples",
    "07": "volcano",
    "08": "guardians",
    "09": "scoring",
    "10": "readings",
}
LARGEST = 400_000
#: Where a machine keeps things; in the JSON of a notebook a backslash is written twice.
MACHINE_PATH = re.compile(
    r"(?<![\w.])/(?:home|Users|root|tmp|work|usr|var|opt|mnt)/|\b[A-Za-z]:\\\\\w"
)

every_notebook = pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)


def cells(path: Path, kind: str) -> list[dict[str, Any]]:
    """Return the cells of one kind, ``code`` or ``markdown``."""
    document = json.loads(path.read_text("utf-8"))
    return [cell for cell in document["cells"] if cell["cell_type"] == kind]


def source(cell: dict[str, Any]) -> str:
    return "".join(cell["source"])


def texts_in(cell: dict[str, Any]) -> Iterator[str]:
    """Yield every string in the code of a cell."""
    for node in ast.walk(ast.parse(source(cell))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def widget_shown(cell: dict[str, Any]) -> str:
    """Return the class of the widget that a cell shows; empty if it shows none."""
    for output in cell["outputs"]:
        data = output.get("data", {})
        if "application/vnd.jupyter.widget-view+json" in data:
            return "".join(data["text/plain"]).partition("(")[0]
    return ""


def question_in(cell: dict[str, Any]) -> str:
    """Return the search of a cell; empty if there is none."""
    return next((text for text in texts_in(cell) if ".search(" in source(cell)), "")


def whole_widgets() -> set[str]:
    """Return the widgets that a link can open."""
    return {name for name in widgets.__all__ if "_link_arguments" in vars(getattr(widgets, name))}


def test_every_family_of_cases_is_shown() -> None:
    named = {text for path in NOTEBOOKS for cell in cells(path, "code") for text in texts_in(cell)}
    shown = {one.family for one in cases() if named & {one.id, str(one.rules[0])}}
    assert shown == set(families())


def test_every_widget_is_shown() -> None:
    shown = {widget_shown(cell) for path in NOTEBOOKS for cell in cells(path, "code")}
    assert len(whole_widgets()) > 1
    assert whole_widgets() <= shown


def test_the_documentation_lists_every_notebook() -> None:
    page = (ROOT / "docs" / "learn" / "notebooks.md").read_text("utf-8")
    listed = re.findall(r"\]\(\.\./\.\./(\w+/\w+\.ipynb)\)", page)
    assert listed == [f"{path.parent.name}/{path.name}" for path in NOTEBOOKS]


def test_every_lesson_is_taken_in_the_notebook_of_its_chapter() -> None:
    for chapter, path in zip(chapters(), TUTORIALS, strict=True):
        taken = {
            text
            for cell in cells(path, "code")
            if widget_shown(cell) == LessonWidget.__name__
            for text in texts_in(cell)
        }
        assert {lesson.id for lesson in chapter.lessons} <= taken, path.name


def test_no_notebook_touches_the_progress_of_whoever_runs_it() -> None:
    """A course without progress of its own would read and write the user's file."""
    for path in NOTEBOOKS:
        for cell in cells(path, "code"):
            for node in ast.walk(ast.parse(source(cell))):
                if isinstance(node, ast.Call) and ast.unparse(node.func) == CourseWidget.__name__:
                    keywords = [keyword.arg for keyword in node.keywords]
                    assert node.args or "progress" in keywords, path.name


@every_notebook
def test_it_begins_with_a_widget(path: Path) -> None:
    first = cells(path, "code")[0]
    shown = widget_shown(first)
    assert shown in whole_widgets() or (shown and question_in(first))


@pytest.mark.parametrize("number", FAMILY_OF)
def test_that_of_a_family_begins_with_its_most_asked_question(number: str) -> None:
    [path] = (ROOT / "notebooks").glob(f"{number}_*.ipynb")
    first = cells(path, "code")[0]
    asked = Counter(
        one.case for one in wordings("en") if case(one.case).family == FAMILY_OF[number]
    )
    [about] = {one.case for one in wordings("en") if one.text == question_in(first)}
    assert asked[about] == max(asked.values())
    told = "".join(first["outputs"][-1]["data"]["text/plain"])
    assert case_answer(case(about)) in told.splitlines()[0]


@every_notebook
def test_it_was_run_from_top_to_bottom_without_a_fault(path: Path) -> None:
    code = cells(path, "code")
    assert [cell["execution_count"] for cell in code] == [*range(1, len(code) + 1)]
    faults = [output for cell in code for output in cell["outputs"] if "traceback" in output]
    assert not faults
    warned = [
        output for cell in code for output in cell["outputs"] if output.get("name") == "stderr"
    ]
    assert not warned


@every_notebook
def test_its_links_lead_somewhere(path: Path) -> None:
    for cell in cells(path, "markdown"):
        for target in re.findall(r"\]\(([^)#:]+)\)", source(cell)):
            assert (path.parent / target).exists(), target


@every_notebook
def test_it_ends_with_where_to_go_on(path: Path) -> None:
    document = json.loads(path.read_text("utf-8"))
    assert document["cells"][-1]["cell_type"] == "markdown"


@every_notebook
def test_it_is_small(path: Path) -> None:
    assert path.stat().st_size <= LARGEST


@every_notebook
def test_it_names_no_place_on_a_machine(path: Path) -> None:
    text = path.read_text("utf-8")
    found = MACHINE_PATH.search(text)
    assert found is None, found
    assert str(ROOT) not in text


@pytest.mark.parametrize("path", ["/home/ann/x", "see /tmp/y", r"C:\\Users", r"at d:\\games"])
def test_places_on_a_machine_are_found(path: str) -> None:
    assert MACHINE_PATH.search(path)
