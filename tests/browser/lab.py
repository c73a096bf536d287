"""Opens notebooks in JupyterLab and runs them, as a reader would."""

from __future__ import annotations

import itertools
import json
import os
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Page

from tests.browser.servers import Server

BOARD = '[data-testid="board"]'
_number = itertools.count(1)
# Tests of other processes write into the same folder.
_OWN = f"test-{os.getpid()}"

# True once the notebook is in front and its kernel has answered.
_KERNEL_READY = """() => {
  const panel = window.jupyterapp?.shell?.currentWidget;
  return panel?.context?.isReady && panel.sessionContext?.session?.kernel?.status === "idle";
}"""
_RUN_ALL = "() => window.jupyterapp.commands.execute('notebook:run-all-cells')"
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
    # A workspace of its own for each notebook, so that nothing is restored from the one before.
    workspace = name.removesuffix(".ipynb")
    page.goto(f"{server.url}lab/workspaces/{workspace}/tree/{name}?reset", timeout=timeout)
    page.wait_for_function(_KERNEL_READY, timeout=timeout)
    page.evaluate(_RUN_ALL)
    page.locator(shown).first.wait_for(timeout=timeout)


def close_notebook(page: Page) -> None:
    """Stop the kernel of the notebook in front."""
    page.evaluate(_SHUT_DOWN)
