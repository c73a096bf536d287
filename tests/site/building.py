"""One site for all processes of a test run, built once; and Node.js, in which Pyodide runs too."""

from __future__ import annotations

import fcntl
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

import pytest

from dokmus_widgets.site import downloads
from tests.browser.chromium import unavailable

ROOT: Final = Path(__file__).parents[2]


def built_site(folder: Path, lab: Path | None = None) -> Path:
    """Return the site of a folder shared by the test run; the first caller builds it."""
    folder.mkdir(exist_ok=True)
    site = folder / "site"
    with (folder / "door").open("w") as door:
        fcntl.flock(door, fcntl.LOCK_EX)
        fault = folder / "fault"
        if not site.exists() and not fault.exists():
            told = _build(site, lab)
            if told:
                fault.write_text(told, "utf-8")
    if fault.exists():
        unavailable(f"no site can be built: {fault.read_text('utf-8')}")
    return site


def _build(site: Path, lab: Path | None) -> str:
    """Build in a process of its own, whose widgets are of pages from then on; why it cannot be."""
    script = """if True:
        import sys
        from pathlib import Path
        from dokmus_widgets.site import builder, downloads
        try:
            builder.build_site(Path(sys.argv[1]), lab=Path(sys.argv[2]) if sys.argv[2:] else None)
        except downloads.BuildError as error:
            sys.stdout.write(str(error))
    """
    command = [sys.executable, "-c", script, str(site), *([str(lab)] if lab else [])]
    return subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout


def in_node(script: str, *given: object, timeout: int = 500) -> str:
    """Run a module in Node.js beside the unpacked package of Pyodide; return its output."""
    node = shutil.which("node")
    if node is None:
        unavailable("no Node.js found")
    try:
        package = downloads.pyodide(downloads.cache_folder())
    except downloads.BuildError as error:
        unavailable(str(error))
    with downloads.extracted(package) as pyodide, tempfile.TemporaryDirectory() as folder:
        written = Path(folder, "script.mjs")
        written.write_text(script, "utf-8")
        done = subprocess.run(
            [node, str(written), str(pyodide), *map(str, given)],
            capture_output=True,
            text=True,
            timeout=timeout,
            check=False,
        )
    if done.returncode:
        pytest.fail(f"{done.stdout[-4000:]}\n{done.stderr[-4000:]}")
    return done.stdout
