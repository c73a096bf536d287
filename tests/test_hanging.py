"""Tests that a hanging test or notebook cell is stopped and named."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.browser.lab import write_notebook

ROOT = Path(__file__).parents[1]
HANGS = "while True:\n    pass"
A_TEST = """import pytest, time

@pytest.mark.timeout(1)
def test_endless():
    time.sleep(1000)
"""


def test_hanging_test_and_cell_are_stopped_and_named(tmp_path: Path) -> None:
    (tmp_path / "test_endless.py").write_text(A_TEST, "utf-8")
    notebook = write_notebook(tmp_path, ["1", HANGS])
    done = subprocess.run(
        [
            *(sys.executable, "-m", "pytest", "-c", str(ROOT / "pyproject.toml")),
            *("--rootdir", str(tmp_path), "-p", "no:cacheprovider"),
            *("-p", "nbval.plugin", "--nbval", "--nbval-cell-timeout", "1", str(tmp_path)),
        ],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=280,
        check=False,
    )
    assert "1 passed" in done.stdout, done.stdout
    assert "FAILED test_endless.py::test_endless - Failed: Timeout" in done.stdout
    assert f"FAILED {notebook}::Cell 1" in done.stdout
    assert "Timeout of 1 seconds exceeded executing cell" in done.stdout
