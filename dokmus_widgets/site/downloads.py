"""Downloads of a site's third-party packages, with pinned hashes and a cache."""

import base64
import hashlib
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path
from typing import Final

from platformdirs import user_cache_path

#: The version of Pyodide, Python for the browser, on npm.
PYODIDE: Final = "314.0.7"
_PYODIDE_SHA512: Final = (
    "0YvXxEhfEdpLfb/XkM2BFAeMROq0iMUX2bzzH9pOttyMcWkwq+HbE5uyuGD82LN7y2q+SNvi/6V5JEsOlD2R1A=="
)
#: The version of Pyodide's Python.
PYTHON: Final = "3.14"
_PIN: Final = re.compile(r"^(\S+)==(\S+) --hash=sha256:(\S+)$", re.MULTILINE)
_WHEELS: Final = "wheels.txt"


class BuildError(Exception):
    """The site cannot be built; the text says why."""


def cache_folder() -> Path:
    return user_cache_path("dokmus", appauthor=False) / "site"


def pyodide(cache: Path) -> Path:
    """Return the npm package of Pyodide; download it unless it is cached."""
    name = f"pyodide-{PYODIDE}.tgz"
    wanted = base64.b64decode(_PYODIDE_SHA512)

    def fetch(folder: Path) -> None:
        options = ("--loglevel=error", "--fetch-retries=1")
        _run(name, "npm", "pack", *options, f"pyodide@{PYODIDE}", cwd=folder)

    return _cached(cache / name, lambda path: _digest(path, "sha512") == wanted, fetch)


def wheels(cache: Path, listed: str = _WHEELS) -> list[Path]:
    """Return the wheels of a list; pip downloads them unless they are cached."""
    text = files(__package__).joinpath(listed).read_text("utf-8")
    return [_wheel(cache, *pin) for pin in _PIN.findall(text)]


def _wheel(cache: Path, name: str, version: str, wanted: str) -> Path:
    def fetch(folder: Path) -> None:
        options = (
            "--quiet --no-deps --retries=1 --disable-pip-version-check --only-binary=:all: "
            f"--platform=any --implementation=py --abi=none --python-version={PYTHON}"
        )
        pip = (sys.executable, "-m", "pip", "download", *options.split())
        _run(f"{name} {version}", *pip, f"{name}=={version}", cwd=folder)
        [fetched] = folder.glob("*.whl")
        fetched.rename(folder / path.name)

    path = cache / f"{name}-{version}.whl"
    return _cached(path, lambda path: _digest(path, "sha256").hex() == wanted, fetch)


def _cached(path: Path, is_valid: Callable[[Path], bool], fetch: Callable[[Path], None]) -> Path:
    """Return a cached file; fetch it, into a temporary folder first, unless it is valid."""
    if path.is_file() and is_valid(path):
        return path
    path.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=path.parent) as folder:
        fetch(Path(folder))
        fetched = Path(folder, path.name)
        if not fetched.is_file() or not is_valid(fetched):
            raise BuildError(f"{path.name} differs from the expected file: its hash has changed.")
        fetched.replace(path)
    return path


def _digest(path: Path, name: str) -> bytes:
    with path.open("rb") as file:
        return hashlib.file_digest(file, name).digest()


def _run(wanted: str, *command: str, cwd: Path) -> None:
    program = shutil.which(command[0])
    if program is None:
        raise BuildError(f"{wanted} cannot be downloaded: {command[0]} is not installed.")
    done = subprocess.run([program, *command[1:]], cwd=cwd, capture_output=True, text=True)
    if done.returncode:
        lines = [line for line in (done.stderr or done.stdout).splitlines() if line.strip()]
        reason = lines[-1].strip() if lines else "unknown reason"
        raise BuildError(f"{wanted} cannot be downloaded: {reason}")


def run_node(script: Path, *arguments: str) -> None:
    """Run a script in Node.js; raise `BuildError` if it fails."""
    program = shutil.which("node")
    if program is None:
        raise BuildError("Node.js is needed to build a site, and is not installed.")
    done = subprocess.run([program, str(script), *arguments], capture_output=True, text=True)
    if done.returncode:
        raise BuildError(f"{script.name} failed: {done.stderr.strip()[-2000:]}")


@contextmanager
def extracted(package: Path) -> Iterator[Path]:
    with tempfile.TemporaryDirectory() as folder, tarfile.open(package) as packed:
        # Python 3.11.4 and later support filters.
        if hasattr(tarfile, "data_filter"):
            packed.extractall(folder, filter="data")
        else:
            packed.extractall(folder)
        yield Path(folder) / "package"
