"""The same widgets in every host, from one list: the app, JupyterLab, the browser edition."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser import lab
from tests.browser.table import BOARD, Table
from tests.browser.test_site import alive, path_of, plain_server
from tests.site.building import built_site

#: What is shown, by the name of its page: in a notebook it is made by a line of Python.
SHOWN = {"play": "GameWidget(2, seed=1)", "rules": "RuleExplorer()", "learn": "CourseWidget()"}
#: Shows one of them; its board and its sheet, to be played on.
Show = Callable[[str], Table]


@pytest.fixture(
    params=["app", *(pytest.param(name, marks=pytest.mark.longer) for name in ("lab", "site"))]
)
def show(request: pytest.FixtureRequest, page: Page, tmp_path: Path) -> Iterator[Show]:
    """Shows a widget in the host of this run."""
    given = request.getfixturevalue
    with ExitStack() as held:
        if request.param == "site":
            address = held.enter_context(
                plain_server(built_site(given("run_folder") / "site"), tmp_path)
            )

            def open_in(kind: str) -> None:
                page.goto(address + path_of(kind))
                alive(page)
        elif request.param == "lab":

            def open_in(kind: str) -> None:
                maker = SHOWN[kind]
                line = f"from dokmus_widgets.widgets import {maker.partition('(')[0]}\n{maker}"
                lab.open_notebook(page, given("lab_server"), [line])
                held.callback(lab.close_notebook, page)
        else:

            def open_in(kind: str) -> None:
                page.goto(f"{given('app_server').url}{'' if kind == 'learn' else kind}?lang=en")
                page.locator(BOARD).first.wait_for()

        def shown(kind: str) -> Table:
            open_in(kind)
            return Table(page)

        yield shown


def test_a_round_begins_and_is_taken_back(show: Show) -> None:
    table = show("play")
    table.set_up()
    table.draft()
    table.play_turn()
    assert table.answer()
    assert table.page.locator(f"{BOARD} [href^='#dk-token-']").count() > 2
    before = table.heading()
    table.press("undo")
    assert table.offers("redo")
    table.press("redo")
    assert table.heading() == before


def test_a_question_is_answered_as_it_is_typed(show: Show, page: Page) -> None:
    show("rules")
    search = page.locator("input[name='search']")
    search.press_sequentially("May I cross two rivers in one turn?")
    headline = page.locator(".dk-headline-text")
    expect(headline).to_be_visible()
    told = headline.inner_text()
    search.press("Enter")
    expect(page.locator(".dk-heading").first).to_be_visible()
    assert told


def test_a_lesson_goes_on_by_keys_alone(show: Show, page: Page) -> None:
    table = show("learn")
    first = page.locator("button[data-space][tabindex='0']")
    first.focus()
    page.keyboard.press("n")  # the next space that can be used
    table.changed_by(lambda: page.keyboard.press("Enter"))
    assert table.answer()
    assert page.evaluate("document.activeElement.dataset.space")
