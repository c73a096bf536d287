"""Checks that constraints.txt installs on every Python that pyproject.toml names.

Resolves the extras from wheels alone, as pip would on that Python and system, without having them:
fails when something does not install there, or is not pinned. Asks the package index; run it in
the project's virtual environment, from the project's folder.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

#: glibc as on Debian 12; each system with the oldest Python, this one with all.
LINUX = "x86_64-manylinux_2_36"
OTHERS = ("aarch64-manylinux_2_36", "macos", "windows")
#: What distributions ship that is neither the first of its line nor the newest: Debian 12.
BETWEEN = ("3.11.2",)
#: Only there as source, and pure Python.
FROM_SOURCE = ("chess",)
_CLASSIFIER = re.compile(r"Programming Language :: Python :: (3\.\d+)")
_PIN = re.compile(r"^([\w.-]+)(?:\[.*\])?==(\S+)", re.MULTILINE)


def pins(text: str) -> dict[str, str]:
    """Return the pinned version of each package, by its normalised name."""
    return {re.sub(r"[-_.]+", "-", name).lower(): version for name, version in _PIN.findall(text)}


def resolve(python: str, platform: str) -> list[str]:
    """Return what is wrong with the constraints on this Python and system."""
    command = [sys.executable, "-m", "uv", "pip", "compile", "--quiet", "--no-header"]
    command += ["--no-annotate", "--system-certs", "pyproject.toml", "--all-extras"]
    command += ["--constraints", "constraints.txt"]
    command += ["--python-version", python, "--python-platform", platform]
    for package in pins(Path("constraints.txt").read_text()):
        if package not in FROM_SOURCE:
            command += ["--only-binary", package]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    if done.returncode:
        return [done.stderr.strip()]
    loose = pins(done.stdout).items() - pins(Path("constraints.txt").read_text()).items()
    return [f"not pinned in constraints.txt: {name}=={version}" for name, version in loose]


def main() -> int:
    """Check every Python, four at a time; print a line for each."""
    project = tomllib.loads(Path("pyproject.toml").read_text())["project"]
    lines = [m[1] for text in project["classifiers"] if (m := _CLASSIFIER.fullmatch(text))]
    oldest = project["requires-python"].removeprefix(">=")
    if oldest != lines[0] or f"Python {oldest} or later" not in Path("README.md").read_text():
        print("README, classifiers and requires-python name different Pythons")
        return 1
    cases = [(version, LINUX) for version in (*(f"{line}.0" for line in lines), *BETWEEN)]
    cases += [(f"{oldest}.0", system) for system in OTHERS]
    with ThreadPoolExecutor(4) as pool:
        found = list(pool.map(lambda case: resolve(*case), cases))
    for (version, system), faults in zip(cases, found, strict=True):
        print(f"Python {version} on {system}: {'; '.join(faults) or 'installs'}")
    return int(any(found))


if __name__ == "__main__":
    sys.exit(main())
