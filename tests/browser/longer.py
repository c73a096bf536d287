"""Selection of the browser tests for `make browser` and `make longer`.

For `make longer`: those that are marked so, as the hosts other than the app are, and all in further
languages or in a notebook of their own. Each page is opened once for each of them, and that is what
takes long. Of the others `make test` runs some files, and `make browser` the rest.
"""

from __future__ import annotations

import pytest

#: What `make test` runs.
_MAIN = {
    *("test_app_page.py", "test_driver.py", "test_game.py", "test_guard.py", "test_lab_page.py"),
    *("test_lessons.py", "test_pages.py", "test_play_page.py"),
}
#: The one that `make test` runs in JupyterLab.
_EVERY_HOST = "test_lab_page.py"


def is_longer(item: pytest.Function) -> bool:
    """Return True for a test of another host or of another language than English."""
    in_lab = "open_notebook" in item.fixturenames
    given = item.callspec.params if hasattr(item, "callspec") else {}
    others = given.get("language", "en") != "en"
    return others or (in_lab and item.path.name != _EVERY_HOST)


def is_main(item: pytest.Item) -> bool:
    """Return True for a test of the files that `make test` runs."""
    return item.path.name in _MAIN


def longer(*values: str) -> list[object]:
    """Values of a parameter for `make longer`."""
    return [pytest.param(value, marks=pytest.mark.longer) for value in values]
