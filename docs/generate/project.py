"""Facts that the documentation and the package take from pyproject.toml."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[2]


@cache
def _tables() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def repository() -> str:
    """Return the address of the repository, without a stroke at its end; empty if not set."""
    return str(_tables()["tool"]["hatch"]["metadata"]["hooks"]["custom"]["repository"]).rstrip("/")


def version() -> str:
    """Return the version of the package."""
    from dokmus_widgets import __version__

    return __version__


def link_to(path: str) -> str:
    """Return the address of a file of the repository; empty if the repository is not set."""
    return f"{repository()}/blob/main/{path}" if repository() else ""
