"""The documentation, built once for all processes of a test run."""

from __future__ import annotations

import fcntl
import subprocess
import sys
from pathlib import Path

from tests.docs.pages import ROOT


def built_docs(folder: Path) -> Path:
    """Return the documentation, as ``make docs`` builds it; the first caller builds it."""
    folder.mkdir(exist_ok=True)
    built = folder / "built"
    with (folder / "door").open("w") as door:
        fcntl.flock(door, fcntl.LOCK_EX)
        if not built.exists():
            command = [
                sys.executable,
                "-m",
                "mkdocs",
                "build",
                "--strict",
                "--site-dir",
                str(built),
            ]
            done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=500)
            if done.returncode:
                raise AssertionError(done.stderr)
    return built
