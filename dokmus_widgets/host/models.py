"""The models of widgets, as a page of ours is told of them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any, Final, Protocol

import comm
from comm.base_comm import BaseComm
from ipywidgets import Widget
from ipywidgets.widgets import widget as _registry

#: Of a widget's state, what a page of ours has no use for: it has one front end, and one style.
_UNUSED: Final = {
    *("_esm", "_css", "_anywidget_id", "_dom_classes", "front"),
    *("layout", "tabbable", "tooltip", "box_style"),
    *("_model_module", "_model_module_version", "_model_name"),
    *("_view_module", "_view_module_version", "_view_name", "_view_count"),
}


class Home(Protocol):
    """What the widgets of a page belong to."""

    def join(self, carrier: SessionComm) -> None:
        """A widget is made."""

    def leave(self, carrier: SessionComm) -> None:
        """A widget is closed."""

    def changed(self, carrier: SessionComm, traits: set[str]) -> None:
        """Traits of a widget have changed."""


_home: ContextVar[Home | None] = ContextVar("dokmus_home", default=None)


def home_now() -> Home | None:
    """What widgets that are made now belong to."""
    return _home.get()


@contextmanager
def made_in(home: Home) -> Iterator[None]:
    """Widgets that are made meanwhile belong there."""
    before = _home.set(home)
    try:
        yield
    finally:
        _home.reset(before)


def told(widget: Widget, names: set[str]) -> dict[str, Any]:
    """What a page is told of some traits of a widget, by name."""
    state: dict[str, Any] = widget.get_state(names - _UNUSED)
    classes = {"classes": [*widget._dom_classes]} if "_dom_classes" in names else {}
    return state | classes


class SessionComm(BaseComm):
    """What carries the messages of a widget, to where the widget was made."""

    #: The number of the message that has told of it last.
    last = 0

    def __init__(self, *given: Any, **named: Any) -> None:
        self.home = _home.get()
        super().__init__(*given, **named)

    def open(self, *_given: Any, **_named: Any) -> None:
        """Join the session."""
        self._closed = False
        if self.home is not None:
            self.home.join(self)

    def close(self, *_given: Any, **_named: Any) -> None:
        """Leave it."""
        self._closed = True
        if self.home is not None:
            self.home.leave(self)

    def publish_msg(self, msg_type: str, data: Any = None, *_given: Any, **_named: Any) -> None:
        """Tell the page what has changed."""
        if self.home is not None and isinstance(data, dict) and data.get("method") == "update":
            self.home.changed(self, set(data["state"]))


def take_over() -> None:
    """From now on every widget of this process speaks with a page of ours: never in a notebook."""
    comm.create_comm = SessionComm
    Widget.open = _open


def _open(widget: Widget) -> None:
    """Give a widget what carries its messages; what it begins with comes with the page."""
    if widget.comm is None:
        named = {} if widget._model_id is None else {"comm_id": widget._model_id}
        widget.comm = comm.create_comm(target_name="jupyter.widget", **named)


def widget_of(carrier: SessionComm) -> Widget | None:
    """The widget whose messages it carries, while it is there."""
    return _registry._instances.get(carrier.comm_id)


def let_go(carrier: SessionComm) -> None:
    """Let go of a widget, without a word to a page that is gone.

    Otherwise the registry of ipywidgets would keep it as long as the process runs.
    """
    widget = _registry._instances.pop(carrier.comm_id, None)
    if widget is not None:
        widget.unobserve_all()
        # Behind the trait's back: setting it would make the widget act on the change.
        widget._trait_values.pop("comm", None)
    carrier._closed = True
    carrier.on_msg(None)


def live_widgets() -> int:
    """How many widgets this process holds, over all sessions."""
    return len(_registry._instances)
