"""Missing libraries: errors that say which extra to install."""

from __future__ import annotations

import sys

import pytest

from dokmus_widgets.core.extras import needs_extra
from dokmus_widgets.widgets import GameWidget


def test_a_kept_game_names_the_extra_that_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [*sys.modules]:
        if name.partition(".")[0] == "sqlalchemy" or name == "dokmus_widgets.storage.sqlite":
            monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "sqlalchemy", None)
    with pytest.raises(ImportError, match=r'pip install "dokmus-widgets\[kept\]"'):
        GameWidget(keep="mine")


def test_modules_of_ours_that_are_missing_are_faults_of_ours() -> None:
    with pytest.raises(ModuleNotFoundError, match="No module named"), needs_extra("app", "this"):
        __import__("dokmus_widgets.nowhere")
