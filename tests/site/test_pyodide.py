"""The rules core in the browser's Python, run by Node.js: the same games, and its own tests."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.site.building import ROOT, in_node

#: Tells of 60 random games: every action, and how each ends.
_GAMES: Final = """
import hashlib, random
from dokmus_widgets.core import new_game
whole = hashlib.sha256()
for number in range(60):
    chosen, state = random.Random(number), new_game(2 + number % 3, seed=number)
    while (action := state.random_action(chosen)) is not None:
        state = state.apply(action)
        whole.update(repr(action).encode())
    whole.update(state.to_code().encode())
print(whole.hexdigest())
"""

#: What the tests need that is not there: a compiled library, processes; memory is another one's.
_SPECIAL: Final = (
    *("import hypothesis", "from hypothesis", "import subprocess"),
    *("core.weighing", "test_code import"),
)
_CORE: Final = [
    path.relative_to(ROOT).as_posix()
    for path in sorted((ROOT / "tests" / "core").rglob("test_*.py"))
    if not any(name in path.read_text("utf-8") for name in _SPECIAL)
]
_TESTED: Final = f"""
import os, sys
os.chdir("/repo")
os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
sys.path[:0] = ["/repo"]
sys.path.append("/packages")
with open("/tmp/pytest.ini", "w") as settings:
    settings.write("[pytest]\\nmarkers =\\n    slow: x\\n    rule: x\\n    reading: x")
import pytest
ended = pytest.main(["-q", "-c", "/tmp/pytest.ini", "--rootdir=/repo", "--import-mode=importlib",
    "-p", "no:cacheprovider", "--noconftest", *{_CORE!r}])
assert ended == 0, ended
"""

#: Runs a Python text with folders of this machine in place.
_RUN: Final = """
const [package_, ...given] = process.argv.slice(2);
const { loadPyodide } = await import(`${package_}/pyodide.mjs`);
const py = await loadPyodide({ indexURL: `${package_}/`, env: { HOME: "/", PYTHONHASHSEED: "0" } });
const [code, folders] = given.map((one) => JSON.parse(one));
for (const [place, root] of Object.entries(folders)) {
  py.FS.mkdirTree(place);
  py.FS.mount(py.FS.filesystems.NODEFS, { root }, place);
}
py.runPython("import sys; sys.path.insert(0, '/repo'); sys.dont_write_bytecode = True");
py.runPython(code);
"""


def in_pyodide(code: str, **folders: Path) -> str:
    """Run Python code in Pyodide, with the repository in ``/repo``; return its output."""
    places = {f"/{name}": str(folder) for name, folder in folders.items()}
    return in_node(_RUN, json.dumps(code), json.dumps({"/repo": str(ROOT), **places}))


def test_games_are_equal_in_pyodide_and_cpython() -> None:
    here = subprocess.run(
        [sys.executable, "-c", _GAMES], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert in_pyodide(_GAMES) == here.stdout


@pytest.mark.longer
def test_core_tests_pass_in_pyodide() -> None:
    told = in_pyodide(_TESTED, packages=Path(pytest.__file__).parents[1])
    passed = re.search(r"(\d+) passed", told)
    assert passed is not None, told
    assert int(passed[1]) > 500, told
