"""A session says what it has to, once; whatever is made in it is its own."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import comm
import ipywidgets
import pytest
import traitlets

from dokmus_widgets.explain.messages import say
from dokmus_widgets.host import assets
from dokmus_widgets.host.comms import SessionComm
from dokmus_widgets.host.session import Session
from dokmus_widgets.validation.limits import MessageLimits
from dokmus_widgets.validation.messages import InvalidMessage
from dokmus_widgets.widgets.board.event_widget import BrowserWidget


class Dot(BrowserWidget):
    event = traitlets.Dict().tag(sync=True, echo_update=False)
    value = traitlets.Int(0).tag(sync=True)


class Visited:
    """A session of one box with a dot, and what a page is told of it."""

    def __init__(self) -> None:
        self.waiting: list[Callable[[], None]] = []
        self.told: list[dict[str, Any]] = []
        self.refused: list[str] = []
        self.session = Session(self.waiting.append)
        self.session.create_widgets(lambda: (ipywidgets.VBox([Dot()]), ""))
        self.begun = self.session.initial_state()
        self.say({"hello": self.session.epoch, "at": 0, "sent": []})
        self.told.clear()

    @property
    def box(self) -> ipywidgets.VBox:
        tree = self.session.widget_tree
        assert isinstance(tree, ipywidgets.VBox)
        return tree

    def say(self, message: object) -> None:
        """Say something, as a page does."""
        for model, step in self.session.validated_steps(message, MessageLimits(), self.refuse):
            self.session.apply(model, step)
        self.session.reply(message, self.hear)

    def refuse(self, reason: InvalidMessage) -> None:
        self.refused.append(str(reason))

    def hear(self, text: str) -> None:
        self.told.append(json.loads(text))

    def go_on(self) -> None:
        """Run the scheduled functions."""
        for _ in range(len(self.waiting)):
            self.waiting.pop(0)()


@pytest.fixture
def visited(monkeypatch: pytest.MonkeyPatch) -> Callable[[], Visited]:
    monkeypatch.setattr(comm, "create_comm", SessionComm)
    return Visited


def test_a_message_gets_one_reply(visited: Callable[[], Visited]) -> None:
    one = visited()
    (dot,) = one.box.children
    dot.observe(lambda _change: setattr(dot, "value", 7), "event")
    recent = [{"press": "go", "count": 1}]
    one.say({"n": 1, "id": dot.model_id, "state": {"event": {"recent": recent}}})
    one.go_on()
    assert [said["models"] for said in one.told] == [{dot.model_id: {"value": 7}}]


def test_a_refused_message_in_a_hello_does_not_stop_the_others(
    visited: Callable[[], Visited],
) -> None:
    """As where a widget was closed while its page was cut off."""
    one = visited()
    (dot,) = one.box.children
    dot.observe(lambda _change: setattr(dot, "value", 7), "event")
    state = {"event": {"recent": [{"press": "go", "count": 1}]}}
    mine = {"n": 2, "id": dot.model_id, "state": state}
    sent = [{**mine, "n": 1, "id": "gone"}, mine, *[{"n": 3}] * 4]
    one.say({"hello": one.session.epoch, "at": 0, "sent": sent})
    assert dot.value == 7
    assert len(one.refused) == 5
    (said,) = one.told
    assert said["heard"] == 2, "the page says the refused one no more"
    assert said["models"][dot.model_id]["value"] == 7
    assert said["models"][dot.model_id]["fault"] == say("page-fault"), "the person is told"


def test_messages_applied_from_a_hello_are_limited_by_the_widgets(
    visited: Callable[[], Visited],
) -> None:
    one = visited()
    (dot,) = one.box.children
    done: list[int] = []
    dot.observe(lambda _change: done.append(1), "event")
    sent = [
        {"n": n, "id": dot.model_id, "state": {"event": {"recent": [{"press": "go", "count": n}]}}}
        for n in range(1, 9)
    ]
    one.say({"hello": one.session.epoch, "at": 0, "sent": sent})
    assert len(done) + len(one.refused) == 8
    assert 0 < len(done) < 8


def test_widgets_created_later_belong_to_the_session(
    visited: Callable[[], Visited],
) -> None:
    """As when another tab with the same game has gone on with it."""
    mine, yours = visited(), visited()
    yours.session.call_later(lambda: setattr(yours.box, "children", [*yours.box.children, Dot()]))
    yours.go_on()
    yours.go_on()
    (said,) = yours.told
    assert said["models"].keys() == {yours.box.model_id, yours.box.children[-1].model_id}
    assert not mine.told


def test_connection_callbacks_report_connects_and_disconnects(
    visited: Callable[[], Visited],
) -> None:
    one, looks = visited(), list[bool]()
    one.session.on_connection_change(looks.append)
    one.session.disconnect(print)
    assert not looks, "that one had been replaced"
    one.session.disconnect(one.hear)
    one.say({"hello": one.session.epoch, "at": 0, "sent": []})
    assert looks == [False, True]


def test_files_are_compressed_once_for_all_headers() -> None:
    name = assets.asset_names()["front.mjs"]
    first = assets.read_asset(name, "gzip, br")
    for number in range(20):
        assert assets.read_asset(name, f"gzip, br, x{number}")[2] is first[2]
