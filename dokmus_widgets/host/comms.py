"""Comms of ipywidgets that send a widget's changes to the session of its page."""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from typing import Any, Final, Protocol

import comm
from comm.base_comm import BaseComm
from ipywidgets import Widget
from ipywidgets.widgets import widget as _registry

#: Traits that pages do not need: they have one front end and one style.
_UNUSED: Final = {
    *("_esm", "_css", "_anywidget_id", "_dom_classes", "front"),
    *("layout", "tabbable", "tooltip", "box_style"),
    # For programs: a position holds cards that nobody has shown.
    *("position", "language", "to_act", "scores", "last_clicked", "answer"),
    *("_model_module", "_model_module_version", "_model_name"),
    *("_view_module", "_view_module_version", "_view_name", "_view_count"),
}


class WidgetOwner(Protocol):
    """The owner of a page's widgets."""

    def add_widget(self, widget_comm: "SessionComm") -> None: ...
    def remove_widget(self, widget_comm: "SessionComm") -> None: ...
    def mark_changed(self, widget_comm: "SessionComm", traits: set[str]) -> None: ...


_owner: ContextVar[WidgetOwner | None] = ContextVar("dokmus_owner", default=None)


def current_owner() -> WidgetOwner | None:
    return _owner.get()


@contextmanager
def owned_by(owner: WidgetOwner) -> Iterator[None]:
    token = _owner.set(owner)
    try:
        yield
    finally:
        _owner.reset(token)


def page_state(widget: Widget, names: set[str]) -> dict[str, Any]:
    """Return the values of some traits, as a page receives them."""
    state: dict[str, Any] = widget.get_state(names - _UNUSED)
    classes = {"classes": [*widget._dom_classes]} if "_dom_classes" in names else {}
    return state | classes


class SessionComm(BaseComm):
    """The comm of a widget; it belongs to the owner at its creation."""

    #: The number of the last message with this widget's state.
    last_message = 0

    def __init__(self, *arguments: Any, **options: Any) -> None:
        self.owner = _owner.get()
        super().__init__(*arguments, **options)

    def open(self, *_arguments: Any, **_options: Any) -> None:
        self._closed = False
        if self.owner is not None:
            self.owner.add_widget(self)

    def close(self, *_arguments: Any, **_options: Any) -> None:
        self._closed = True
        if self.owner is not None:
            self.owner.remove_widget(self)

    def publish_msg(self, msg_type: str, data: Any = None, *_arguments: Any, **_named: Any) -> None:
        if self.owner is not None and isinstance(data, dict) and data.get("method") == "update":
            self.owner.mark_changed(self, set(data["state"]))


def install_comms() -> None:
    """Connect all new widgets of this process to pages; never call it in a notebook."""
    comm.create_comm = SessionComm
    Widget.open = _open


@cache
def install_owned_comms() -> None:
    """Connect new widgets with an owner to its page; others stay with whatever shows them."""
    create_comm, open_widget, constructed = (
        comm.create_comm,
        Widget.open,
        Widget._call_widget_constructed,
    )

    def create(*arguments: Any, **options: Any) -> BaseComm:
        kind = create_comm if _owner.get() is None else SessionComm
        return kind(*arguments, **options)

    def begin(widget: Widget) -> None:
        (open_widget if _owner.get() is None else _open)(widget)

    def tell(widget: Widget) -> None:
        if _owner.get() is None:  # Panel would give it another comm
            constructed(widget)

    comm.create_comm = create
    Widget.open = begin
    Widget._call_widget_constructed = staticmethod(tell)


def _open(widget: Widget) -> None:
    """Create the widget's comm without sending its state, which comes with the page."""
    if widget.comm is None:
        named = {} if widget._model_id is None else {"comm_id": widget._model_id}
        widget.comm = comm.create_comm(target_name="jupyter.widget", **named)


def widget_of(widget_comm: SessionComm) -> Widget | None:
    """Return the widget of a comm, unless it is closed."""
    return _registry._instances.get(widget_comm.comm_id)


def discard_widget(widget_comm: SessionComm) -> None:
    """Remove a widget from ipywidgets' registry, which would hold it, without a message."""
    widget = _registry._instances.pop(widget_comm.comm_id, None)
    if widget is not None:
        widget.unobserve_all()
        # Bypass the trait: setting it would make the widget react to the change.
        widget._trait_values.pop("comm", None)
    widget_comm._closed = True
    widget_comm.on_msg(None)
