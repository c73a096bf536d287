"""Build the package and try it in clean environments: ``make release``. Nothing is uploaded.

Builds the wheel and the source distribution into ``dist``, checks them by twine and
check-wheel-contents, then installs each with every extra on every Python from 3.11 to 3.14 that is
there, and uses what was installed, away from the repository.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
SCRIPTS: Final = Path(__file__).parent / "uses"
PYTHONS: Final = ("3.11", "3.12", "3.13", "3.14")
#: What is done with the package, in `uses`, by the extra that it needs.
USES: Final = ("base", "app", "lab", "study", "env")


def run(*command: str | Path, folder: Path = ROOT) -> str:
    """Run a command; return its output, or exit with it if it fails."""
    done = subprocess.run(
        [str(part) for part in command],
        cwd=folder,
        # Nothing of this environment, or of the repository.
        env={name: value for name, value in os.environ.items() if not name.startswith("PYTHON")},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=900,
    )
    if done.returncode:
        sys.exit(f"{done.stdout}\nfailed: {' '.join(map(str, command))}")
    return done.stdout


def uv(*arguments: str | Path) -> str:
    """Run uv."""
    return run(sys.executable, "-m", "uv", *arguments)


def pythons() -> dict[str, str]:
    """Return the interpreters that are there, by version."""
    found: dict[str, str] = {}
    candidates = [shutil.which(f"python{version}") for version in PYTHONS]
    candidates += sorted(map(str, Path.home().glob(".pyenv/versions/*/bin/python")))
    for candidate in filter(None, [sys.executable, *candidates]):
        code = "import ensurepip, sys; print('%d.%d' % sys.version_info[:2])"
        done = subprocess.run([candidate, "-c", code], capture_output=True, text=True)
        if done.returncode == 0 and done.stdout.strip() in PYTHONS:
            found.setdefault(done.stdout.strip(), candidate)
    return dict(sorted(found.items()))


def build(folder: Path) -> list[Path]:
    """Build both distributions into an empty ``dist``, and check them; return their paths."""
    shutil.rmtree(ROOT / "dist", ignore_errors=True)
    # The wheel is built from the source distribution, as an index's users would build it.
    uv("build", "--quiet", "--out-dir", ROOT / "dist", ROOT)
    built = sorted((ROOT / "dist").glob("dokmus_widgets-*"))
    assert len(built) == 2, built
    tools = folder / "tools"
    uv("venv", "--quiet", tools)
    pins = ("-c", ROOT / "constraints.txt")
    python = tools / "bin" / "python"
    uv("pip", "install", "--quiet", "--python", python, *pins, "twine", "check-wheel-contents")
    print(run(tools / "bin" / "twine", "check", "--strict", *built).strip())
    wheels = [path for path in built if path.suffix == ".whl"]
    print(run(tools / "bin" / "check-wheel-contents", *wheels).strip())
    return built


def attempt(folder: Path, python: str, package: Path, extra: str) -> None:
    """Install a distribution with an extra into a clean environment, and use it."""
    place = Path(tempfile.mkdtemp(dir=folder))
    environment = place / "environment"
    uv("venv", "--quiet", "--python", python, environment)
    wanted = f"dokmus-widgets{'' if extra == 'base' else f'[{extra}]'} @ {package.as_uri()}"
    inside = environment / "bin" / "python"
    pins = ("-c", ROOT / "constraints.txt")
    uv("pip", "install", "--quiet", "--python", inside, *pins, wanted)
    run(inside, "-I", SCRIPTS / f"{extra}.py", folder=place)
    shutil.rmtree(place)


def main(arguments: Sequence[str] | None = None) -> None:
    """Build, check and try everything; print a line for each environment."""
    parser = argparse.ArgumentParser(prog="make release", description=__doc__)
    parser.add_argument("--python", action="append", choices=PYTHONS, help="Only this. Repeatable.")
    parser.add_argument("--extra", action="append", choices=USES, help="Only this. Repeatable.")
    asked = parser.parse_args(arguments)
    found = pythons()
    with tempfile.TemporaryDirectory(prefix="dokmus-release-") as name:
        folder = Path(name)
        packages = build(folder)
        for version in asked.python or found:
            if version not in found:
                sys.exit(f"Python {version} isn't there; there are {', '.join(found)}")
            for package in packages:
                for extra in USES if asked.extra is None else asked.extra:
                    began = time.monotonic()
                    attempt(folder, found[version], package, extra)
                    took = time.monotonic() - began
                    kind = "wheel" if package.suffix == ".whl" else "source"
                    print(
                        f"Python {version}, {kind}, {extra}: used, {took:.0f} s",
                        flush=True,
                    )
    missing = [version for version in PYTHONS if version not in found]
    if missing:
        print(f"Not there, so not tried: Python {', '.join(missing)}")
    pyproject = (ROOT / "pyproject.toml").read_text("utf-8")
    if re.search(r'^repository = ""', pyproject, re.MULTILINE):
        print("Before the upload: fill in `repository` in pyproject.toml, and build again.")
    print(f"Ready in {ROOT / 'dist'}; nothing was uploaded.")


if __name__ == "__main__":
    main()
