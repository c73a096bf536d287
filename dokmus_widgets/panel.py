"""Widgets as components of Panel, which ask no other host for anything.

>>> from dokmus_widgets.panel import WidgetPane
>>> from dokmus_widgets.widgets import GameWidget
>>> pane = WidgetPane(lambda: GameWidget(players=3))
>>> pane.widget.to_act
2
"""

import logging
from collections.abc import Callable
from typing import Any

import panel as pn
import param
from ipywidgets import Widget
from panel.custom import JSComponent

from dokmus_widgets.host.comms import install_owned_comms
from dokmus_widgets.host.session import Session, to_json
from dokmus_widgets.validation.incidents import incident_counts
from dokmus_widgets.validation.limits import MessageLimits
from dokmus_widgets.validation.messages import InvalidMessage
from dokmus_widgets.widgets.board.background_work import running_loop
from dokmus_widgets.widgets.front.files import built, symbols_element, themes

__all__ = ["WidgetPane"]

_LOG = logging.getLogger(__name__)
_LIMITS = MessageLimits()


def _checked(widget: object) -> Widget:
    if not isinstance(widget, Widget):
        raise TypeError(f"`create` returns {type(widget).__name__}, not a widget")
    return widget


class WidgetPane(JSComponent):
    """A widget in a row, a column or a template of Panel.

    ``create`` returns the widget, which is then ``widget``: its traits can be observed and set.
    Create a pane for each visitor, as in a function that is served.
    """

    _esm = """
    export async function render({ model, el }) {
      const url = URL.createObjectURL(new Blob([model.front], { type: "text/javascript" }));
      const { Host, parts } = await import(url);
      URL.revokeObjectURL(url);
      el.insertAdjacentHTML("beforeend", `<style>${model.sheet}</style>${model.symbols}`);
      document.head.insertAdjacentHTML("beforeend", `<style>${model.themes}</style>`);
      const place = document.createElement("div");
      el.append(place);
      const host = new Host(JSON.parse(model.first), parts, place, () => {});
      model.on("msg:custom", (text) => host.heard(text));
      host.connected((text) => model.send_msg(text));
    }
    """
    first = param.String(doc="The state that a page begins with.")
    front = param.String(doc="The scripts of the front end.")
    sheet = param.String(doc="The styles of the front end.")
    symbols = param.String(doc="The chart's symbols.")
    themes = param.String(doc="The styles that adopt the theme of the page.")

    def __init__(self, create: Callable[[], Widget], **params: Any) -> None:
        install_owned_comms()
        self._session = Session(self._schedule)
        self._session.create_widgets(lambda: (_checked(create()), ""))
        if (page := pn.state.curdoc) is not None:
            page.on_session_destroyed(self._end)
        self._has_refused = False
        #: The widget that is shown.
        self.widget = self._session.widget_tree
        super().__init__(  # type: ignore[no-untyped-call]
            first=to_json(self._session.initial_state()),
            front=built("front.mjs"),
            sheet=built("front.css"),
            symbols=symbols_element(),
            themes=themes(),
            **{"sizing_mode": "stretch_width", **params},
        )

    def _process_property_change(self, _props: dict[str, Any]) -> dict[str, Any]:
        """Take no parameter from a page: another visitor's may show the same pane."""
        return {}

    def _handle_msg(self, data: object) -> None:
        self._session.hear(data, _LIMITS, self._refuse, self._send_msg)

    def _refuse(self, error: InvalidMessage) -> None:
        incident_counts["refused"] += 1
        if not self._has_refused:
            _LOG.warning("The pane refuses a message of its page, the first of any: %s", error)
        self._has_refused = True

    def _end(self, _context: object) -> None:
        """Release the widgets when the visitor has left."""
        rest: Callable[[], object] = getattr(self.widget, "rest", lambda: None)
        rest()
        self._session.release()

    def _schedule(self, task: Callable[[], None]) -> None:
        page = pn.state.curdoc
        loop = running_loop()
        if page is not None and page.session_context is not None:
            page.add_next_tick_callback(task)
        elif loop is not None:
            loop.call_soon(task)
        else:
            task()
