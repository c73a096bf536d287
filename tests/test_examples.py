"""Tests of the examples in docstrings; those of pages are in `tests/docs`."""

from __future__ import annotations

import doctest
import importlib
from types import ModuleType

import pytest

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


@pytest.mark.parametrize("name", MODULES)
def test_docstrings(name: str) -> None:
    module: ModuleType = importlib.import_module(name)
    failed, tried = doctest.testmod(module)
    assert tried
    assert not failed
