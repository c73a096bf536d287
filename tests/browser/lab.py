"""Opens notebooks in JupyterLab and runs them, as a reader would."""

from __future__ import annotations

import itertools
import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page

from tests.browser.chromium import Guard
from tests.browser.servers import Server
from tests.browser.table import READY
from tests.browser.visitors import Visitors

BOARD = '[data-testid="board"]'
#: What is no fault of ours, and comes at any time: Lab complains of a kernel that stops while it is
#: asked, for its debugger or anything else; anywidget of a widget that takes longer than it waits,
#: as on a slow machine, and that it draws all the same.
NOT_OURS = "Could not restore the debugger state|Canceled future for|Failed to initialize model"
_number = itertools.count(1)
# Tests of other processes write into the same folder.
_OWN = f"test-{os.getpid()}"

# True once the notebook is in front and its kernel has answered.
_KERNEL_READY = """() => {
  const panel = window.jupyterapp?.shell?.currentWidget;
  return panel?.context?.isReady && panel.sessionContext?.session?.kernel?.status === "idle";
}"""
_RUN_ALL = "() => window.jupyterapp.commands.execute('notebook:run-all-cells')"
_RUN_CELL = """(index) => {
  window.jupyterapp.shell.currentWidget.content.activeCellIndex = index;
  return window.jupyterapp.commands.execute("notebook:run-cell");
}"""
_SAVE = """async () => {
  await window.jupyterapp.commands.execute("docmanager:save");
  return window.jupyterapp.shell.currentWidget.context.model.toJSON();
}"""
_PYTHON = """code => window.jupyterapp.shell.currentWidget.sessionContext.session.kernel
  .requestExecute({ code }).done.then(() => null)"""
# What a cell has shown goes first, so that nobody takes it for what it shows then.
_SHOW = """async (source) => {
  const { model } = window.jupyterapp.shell.currentWidget.content.widgets[0];
  model.clearExecution();
  model.sharedModel.setSource(source);
  await window.jupyterapp.commands.execute("notebook:run-all-cells");
}"""
_SHUT_DOWN = "() => window.jupyterapp?.shell?.currentWidget?.sessionContext?.shutdown()"


def write_notebook(folder: Path, cells: Sequence[str]) -> str:
    """Write a notebook with these code cells to `folder`; return its file name."""
    name = f"{_OWN}-{next(_number)}.ipynb"
    document = {
        "nbformat": 4,
        "nbformat_minor": 5,
        "metadata": {
            "kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}
        },
        "cells": [
            {
                "id": f"cell-{index}",
                "cell_type": "code",
                "metadata": {},
                "execution_count": None,
                "outputs": [],
                "source": source,
            }
            for index, source in enumerate(cells)
        ],
    }
    (folder / name).write_text(json.dumps(document), "utf-8")
    return name


def open_notebook(
    page: Page, server: Server, cells: Sequence[str], shown: str = BOARD, timeout: float = 60_000
) -> None:
    """Write a notebook with `cells`, open it, run it, and wait until `shown` is visible.

    The kernel stays until `close_notebook` or the end of the server.
    """
    name = write_notebook(server.root, cells)
    open_file(page, server, name, shown, timeout)


def open_file(
    page: Page, server: Server, name: str, shown: str = BOARD, timeout: float = 60_000
) -> None:
    """Open the notebook `name`, which lies in the server's folder, run it, wait for `shown`."""
    look_at_file(page, server, name, timeout)
    run_all(page)
    page.locator(shown).first.wait_for(timeout=timeout)


def look_at_file(page: Page, server: Server, name: str, timeout: float = 60_000) -> None:
    """Open a notebook without running it; its kernel is a new one."""
    # A workspace of its own for each notebook, so that nothing is restored from the one before.
    workspace = Path(name).stem
    page.goto(f"{server.url}lab/workspaces/{workspace}/tree/{name}?reset", timeout=timeout)
    page.wait_for_function(_KERNEL_READY, timeout=timeout)


def run_all(page: Page) -> None:
    """Run the notebook in front, and wait for its last cell."""
    page.evaluate(_RUN_ALL)


def run_cell(page: Page, index: int) -> None:
    """Run one cell of the notebook in front."""
    page.evaluate(_RUN_CELL, index)


def cell(page: Page, index: int) -> Locator:
    """Return a cell of the notebook in front."""
    return page.locator(".jp-Notebook .jp-Cell").nth(index)


def save_notebook(page: Page) -> Any:
    """Save the notebook in front, and return its document."""
    return page.evaluate(_SAVE)


def close_notebook(page: Page) -> None:
    """Stop the kernel of the notebook in front."""
    page.evaluate(_SHUT_DOWN)


class Notebooks:
    """Notebooks of one cell that stay open, with their kernels: one for each kind of page."""

    def __init__(self, visitors: Visitors, server: Server) -> None:
        self._visitors, self._server = visitors, server
        self._pages: dict[str, Page] = {}
        self._guarded: list[BrowserContext] = []

    def show(self, guard: Guard, source: str, options: dict[str, Any]) -> Page:
        """Have a cell show something anew, on a page with these options."""
        kind = repr(sorted(options.items()))
        is_new = kind not in self._pages
        if is_new:
            self._pages[kind] = self._visitors.new(options).new_page()
        page = self._pages[kind]
        if page.context not in self._guarded:
            guard.watch(page.context)
            self._guarded.append(page.context)
        if is_new:
            open_notebook(page, self._server, ["1"], ".jp-OutputArea-output")
        page.mouse.move(0, 0)
        page.evaluate(_SHOW, source)
        page.locator(READY).first.wait_for()
        return page

    def leave(self, guard: Guard) -> None:
        """Guard them no longer."""
        for context in self._guarded:
            guard.unwatch(context)
        self._guarded.clear()


def run_python(page: Page, code: str) -> None:
    """Run a line of Python in the kernel of the notebook in front."""
    page.evaluate(_PYTHON, code)
