"""The distribution of the tests to the workers of pytest-xdist.

A test file goes to one worker whole, so that what it computes once is computed once, and so does
a notebook, whose cells share a kernel. Browser tests, which take long, are dealt out one by one,
and first: what is short comes last and fills the gaps.
"""

from __future__ import annotations

import os
from typing import Any

import pytest
from xdist.scheduler import LoadScopeScheduling

_BROWSER = "tests/browser/"
_NOTEBOOK = ".ipynb"


def workers() -> int:
    """Return the number of workers: one more than processors, because browsers wait."""
    return (os.cpu_count() or 1) + 1


def put_long_ones_first(items: list[pytest.Item]) -> None:
    """Put browser tests first, then notebooks, then the rest as it comes."""
    items.sort(key=lambda item: _rank(_file(item.nodeid)))


def _rank(file: str) -> int:
    if file.startswith(_BROWSER):
        return 0
    return 1 if file.endswith(_NOTEBOOK) else 2


def _file(nodeid: str) -> str:
    return nodeid.partition("::")[0]


class Dealer(LoadScopeScheduling):  # type: ignore[misc]  # xdist has no types
    """Deals out files, and of the browser tests single ones, in the order of collection."""

    def __init__(self, config: pytest.Config, log: Any) -> None:
        super().__init__(config, log)
        config.option.loadscopereorder = False

    def _split_scope(self, nodeid: str) -> str:
        file = _file(nodeid)
        return nodeid if file.startswith(_BROWSER) else file
