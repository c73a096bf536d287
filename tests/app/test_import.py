"""The app keeps out of notebooks."""

from __future__ import annotations

import subprocess
import sys

# A kernel's application, as far as the app looks at it, without starting a kernel.
IN_A_KERNEL = """
from ipykernel.kernelapp import IPKernelApp
IPKernelApp.instance()
import dokmus_widgets.app
"""


def _run(program: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, timeout=240, check=False
    )


def test_import_in_a_notebook_raises_with_advice() -> None:
    done = _run(IN_A_KERNEL)
    assert done.returncode != 0
    assert "ImportError: dokmus_widgets.app is for the web page" in done.stderr
    assert "GameWidget()" in done.stderr


def test_import_outside_a_notebook_succeeds() -> None:
    done = _run("import dokmus_widgets.app.server")
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
