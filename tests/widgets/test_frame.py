"""The frame of the widgets: a short way from a click to the game, and a face that can be read."""

from __future__ import annotations

import pydoc
import sys
from pathlib import Path
from typing import Any

import ipywidgets
import pytest

import dokmus_widgets
from dokmus_widgets import widgets
from dokmus_widgets.play import Game, game, tools
from dokmus_widgets.widgets import GameWidget
from dokmus_widgets.widgets.board.board_and_sheet import BoardAndSheet

OURS = str(Path(dokmus_widgets.__file__).parent)
WIDGETS = [
    one
    for one in (getattr(widgets, name) for name in widgets.__all__)
    if isinstance(one, type) and issubclass(one, BoardAndSheet)
]


def click(widget: Any, space: str) -> None:
    widget.board.set_state({"event": {"recent": [{"type": "click", "space": space, "count": 1}]}})


def test_a_click_crosses_few_frames_of_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    crossed = list[str]()
    act = Game.act

    def spy(self: Game, action: Any) -> Any:
        frame = sys._getframe(1)
        while frame.f_back is not None:
            if frame.f_code.co_filename.startswith(OURS):
                crossed.append(frame.f_code.co_qualname)
            frame = frame.f_back
        return act(self, action)

    monkeypatch.setattr(Game, "act", spy)
    click(GameWidget(2, seed=1), "a1")
    assert crossed[0] == "Game.click"
    assert crossed[-1].endswith("_on_event")
    assert len(crossed) <= 14, crossed


def test_a_space_is_parsed_once_per_click(monkeypatch: pytest.MonkeyPatch) -> None:
    parsed = list[object]()

    def parse(frame: Any, named: Any) -> Any:
        parsed.append(named)
        return tools.place_on(frame, named)

    widget = GameWidget(2, seed=1)
    for module in (game, sys.modules["dokmus_widgets.widgets.board.widget"]):
        monkeypatch.setattr(module, "place_on", parse)
    click(widget, "a1")
    assert parsed == ["a1"]
    assert widget.game.history.plies


@pytest.mark.parametrize("kind", WIDGETS)
def test_every_widget_goes_through_one_method_and_few_classes(kind: type[BoardAndSheet]) -> None:
    ours = [one for one in kind.__mro__ if one.__module__.startswith("dokmus_widgets.")]
    assert [one.__name__ for one in ours if "_do" in vars(one)] == ["BoardAndSheet"]
    assert len(ours) <= 6, ours


def test_the_game_has_a_face_that_can_be_read() -> None:
    ours = [one for one in GameWidget.__mro__ if one.__module__.startswith("dokmus_widgets.")]
    assert len(ours) <= 5, ours
    own = {*dir(GameWidget)} - {*dir(ipywidgets.Box)}
    public = sorted(name for name in own if not name.startswith("_"))
    assert len(public) <= 44, public
    # ``help`` lists what is ours first, and then what ipywidgets and traitlets bring.
    text, _, _ = pydoc.plain(pydoc.render_doc(GameWidget)).partition("inherited from ipywidgets.")
    assert "choose_guardian" in text
    assert len(text.splitlines()) <= 260
