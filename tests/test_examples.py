"""Tests of the examples in the README and in docstrings."""

from __future__ import annotations

import doctest
import importlib
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[1]
MODULES = (
    "dokmus_widgets.analysis",
    "dokmus_widgets.analysis.gentle",
    "dokmus_widgets.analysis.players",
    "dokmus_widgets.core",
    "dokmus_widgets.environment",
    "dokmus_widgets.lessons",
    "dokmus_widgets.studies",
    "dokmus_widgets.studies.study",
    "dokmus_widgets.widgets.game.widget",
)


def test_readme() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried > 5
    assert not failed


@pytest.mark.parametrize("name", MODULES)
def test_docstrings(name: str) -> None:
    module: ModuleType = importlib.import_module(name)
    failed, tried = doctest.testmod(module)
    assert tried
    assert not failed
