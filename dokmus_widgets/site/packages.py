"""What a site is made of besides our own, fetched from the package registries.

Each file is the one that it was when its hash was written down here. What was fetched is kept for
the next time.
"""

from __future__ import annotations

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

#: Python for the browser, of npm's registry.
PYODIDE: Final = "314.0.7"
_PYODIDE_SHA512: Final = (
    "0YvXxEhfEdpLfb/XkM2BFAeMROq0iMUX2bzzH9pOttyMcWkwq+HbE5uyuGD82LN7y2q+SNvi/6V5JEsOlD2R1A=="
)
#: The version of its Python.
PYTHON: Final = "3.14"
_PIN: Final = re.compile(r"^(\S+)==(\S+) --hash=sha256:(\S+)$", re.MULTILINE)
_WHEELS: Final = "wheels.txt"


class CannotBuild(Exception):
    """Something that a site needs cannot be had; in words that say what, and why."""


def cache_folder() -> Path:
    """Where fetched files are kept."""
    return user_cache_path("dokmus", appauthor=False) / "site"


def pyodide(cache: Path) -> Path:
    """The package of Pyodide, as npm packs it."""
    name = f"pyodide-{PYODIDE}.tgz"
    wanted = base64.b64decode(_PYODIDE_SHA512)

    def fetch(folder: Path) -> None:
        _run(
            name,
            "npm",
            "pack",
            "--loglevel=error",
            "--fetch-retries=1",
            f"pyodide@{PYODIDE}",
            cwd=folder,
        )

    return _kept(cache / name, lambda path: _digest(path, "sha512") == wanted, fetch)


def wheels(cache: Path, listed: str = _WHEELS) -> list[Path]:
    """The wheels of a list, of PyPI or whatever pip asks in its place."""
    text = files(__package__).joinpath(listed).read_text("utf-8")
    return [_wheel(cache, *pin) for pin in _PIN.findall(text)]


def _wheel(cache: Path, name: str, version: str, wanted: str) -> Path:
    def fetch(folder: Path) -> None:
        _run(
            *(
                f"{name} {version}",
                sys.executable,
                "-m",
                "pip",
                "download",
                "--quiet",
                "--no-deps",
                "--retries=1",
            ),
            *("--disable-pip-version-check", "--only-binary=:all:", "--platform=any"),
            *("--implementation=py", "--abi=none", f"--python-version={PYTHON}"),
            f"{name}=={version}",
            cwd=folder,
        )
        [fetched] = folder.glob("*.whl")
        fetched.rename(folder / path.name)

    path = cache / f"{name}-{version}.whl"
    return _kept(path, lambda path: _digest(path, "sha256").hex() == wanted, fetch)


def _kept(path: Path, is_right: Callable[[Path], bool], fetch: Callable[[Path], None]) -> Path:
    """A file that is fetched into a folder of its own unless it is there already."""
    if path.is_file() and is_right(path):
        return path
    path.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=path.parent) as folder:
        fetch(Path(folder))
        fetched = Path(folder, path.name)
        if not fetched.is_file() or not is_right(fetched):
            raise CannotBuild(f"{path.name} is not the file that it was: its hash is another one.")
        fetched.replace(path)
    return path


def _digest(path: Path, name: str) -> bytes:
    with path.open("rb") as file:
        return hashlib.file_digest(file, name).digest()


def _run(wanted: str, *command: str, cwd: Path) -> None:
    program = shutil.which(command[0])
    if program is None:
        raise CannotBuild(f"{wanted} cannot be fetched: there is no {command[0]} here.")
    done = subprocess.run([program, *command[1:]], cwd=cwd, capture_output=True, text=True)
    if done.returncode:
        told = [line for line in (done.stderr or done.stdout).splitlines() if line.strip()]
        raise CannotBuild(
            f"{wanted} cannot be fetched: {told[-1].strip() if told else 'no reason'}"
        )


def node(script: Path, *given: str) -> None:
    """Run a script of ours in Node.js."""
    program = shutil.which("node")
    if program is None:
        raise CannotBuild("Node.js is needed to build a site, and is not here.")
    done = subprocess.run([program, str(script), *given], capture_output=True, text=True)
    if done.returncode:
        raise CannotBuild(f"{script.name} failed: {done.stderr.strip()[-2000:]}")


@contextmanager
def unpacked(package: Path) -> Iterator[Path]:
    """The files of npm's package, for a while."""
    with tempfile.TemporaryDirectory() as folder, tarfile.open(package) as packed:
        # Where Python has filters (3.11.4 and later) the strict one, which it is to be told of.
        if hasattr(tarfile, "data_filter"):
            packed.extractall(folder, filter="data")
        else:
            packed.extractall(folder)
        yield Path(folder) / "package"
