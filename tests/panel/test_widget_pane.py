"""A pane of Panel: messages of its page reach the widget, and the page hears of changes."""

from __future__ import annotations

import json
import logging
from typing import Any

import pytest
from bokeh.document import Document
from ipywidgets.widgets import widget
from panel.io.state import set_curdoc

from dokmus_widgets.panel import WidgetPane
from dokmus_widgets.widgets import GameWidget

CLICK = {"event": {"recent": [{"type": "click", "space": "a1", "count": 1}]}}


def widget_count() -> int:
    return len(widget._instances)


class Visit:
    """A pane with a game, and what its page is told."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.told: list[dict[str, Any]] = []
        monkeypatch.setattr(
            WidgetPane, "_send_msg", lambda pane, text: self.told.append(json.loads(text))
        )
        self.pane = WidgetPane(lambda: GameWidget(2, seed=1))
        assert isinstance(self.pane.widget, GameWidget)
        self.game: GameWidget = self.pane.widget
        self.say({"hello": self.pane._session.epoch, "at": 0, "sent": []})
        self.told.clear()

    def hears_of_board(self) -> bool:
        """Return whether the page was told of a change of the board."""
        return any(self.game.board.model_id in message["models"] for message in self.told)

    def say(self, message: object) -> None:
        self.pane._handle_msg(message if isinstance(message, str) else json.dumps(message))


@pytest.fixture
def visit(monkeypatch: pytest.MonkeyPatch) -> Visit:
    return Visit(monkeypatch)


def test_a_click_on_the_page_is_one_on_the_widget(visit: Visit) -> None:
    seen: list[str] = []
    visit.game.observe(lambda change: seen.append(change["new"]), "last_clicked")
    visit.say({"n": 1, "id": visit.game.board.model_id, "state": CLICK})
    assert seen == ["a1"]
    assert visit.game.state.tokens_of(1) == ((0, 0),)
    assert visit.told[-1]["heard"] == 1
    assert visit.hears_of_board()


def test_the_page_hears_of_what_python_does(visit: Visit) -> None:
    assert not visit.hears_of_board()
    visit.game.click("a1")
    assert visit.hears_of_board()


@pytest.mark.parametrize("message", ["", "[", {"n": 1}, {"n": 1, "id": "x", "state": {"a": 1}}])
def test_a_message_that_is_none_changes_nothing(
    message: object, visit: Visit, caplog: pytest.LogCaptureFixture
) -> None:
    code = visit.game.position
    with caplog.at_level(logging.WARNING):
        visit.say(message)
    assert "refuses a message" in caplog.text
    assert visit.game.position == code


def test_refused_messages_fill_no_log(visit: Visit, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        for _ in range(100):
            visit.say("[")
    assert len(caplog.records) == 1


def test_a_page_sets_nothing_of_the_pane(visit: Visit) -> None:
    """A pane that several visitors see would show all of them the script of one."""
    model: Any = visit.pane.get_root(Document())
    linked = {name: f"</style><script>{name}" for name in visit.pane._linked_properties}
    assert linked
    before = {name: getattr(visit.pane, name) for name in linked}
    visit.pane._process_events(linked)
    assert {name: getattr(visit.pane, name) for name in linked} == before
    assert model.data.front == before["front"]


def test_the_widgets_end_with_the_session_of_the_visitor() -> None:
    page, before = Document(), widget_count()
    with set_curdoc(page):
        pane = WidgetPane(lambda: GameWidget(2, seed=1))
    assert widget_count() > before
    late = json.dumps({"n": 1, "id": pane.widget.model_id, "state": CLICK})
    nobody: Any = None
    for callback in page.session_destroyed_callbacks:
        callback(nobody)
    assert widget_count() == before
    pane._handle_msg(late)


@pytest.mark.parametrize("made", [None, 5, "GameWidget"])
def test_what_is_no_widget_is_refused(made: Any) -> None:
    with pytest.raises(TypeError, match="not a widget"):
        WidgetPane(lambda: made)


def test_two_panes_share_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    one, other = Visit(monkeypatch), Visit(monkeypatch)
    one.game.click("a1")
    assert other.game.position != one.game.position
    before = other.game.position
    other.say({"n": 1, "id": one.game.board.model_id, "state": CLICK})
    assert other.game.position == before
