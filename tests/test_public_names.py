"""The names that ``dokmus_widgets`` exports."""

from __future__ import annotations

import pytest

import dokmus_widgets
from dokmus_widgets import core, widgets
from dokmus_widgets.core import notation


def test_every_public_name_can_be_imported() -> None:
    for name in dokmus_widgets.__all__:
        assert getattr(dokmus_widgets, name) is not None
    assert dokmus_widgets.new_game is core.new_game
    assert dokmus_widgets.read_action is notation.read_action
    assert dokmus_widgets.GameWidget is widgets.GameWidget


def test_every_widget_is_public() -> None:
    assert set(widgets.__all__) <= set(dokmus_widgets.__all__)
    assert set(dokmus_widgets.__all__) <= set(dir(dokmus_widgets))


@pytest.mark.parametrize(
    ("wrong", "near"), [("Game_Widget", "GameWidget"), ("newgame", "new_game"), ("Stat", "State")]
)
def test_wrong_names_get_a_suggestion(wrong: str, near: str) -> None:
    with pytest.raises(AttributeError, match=f"did you mean '{near}'"):
        getattr(dokmus_widgets, wrong)
    with pytest.raises(ImportError, match=f"did you mean '{near}'"):
        exec(f"from dokmus_widgets import {wrong}")
    assert not hasattr(dokmus_widgets, wrong)


def test_submodules_can_still_be_imported() -> None:
    from dokmus_widgets import summary

    assert summary.__name__ == "dokmus_widgets.summary"
