"""Shows an ipywidgets tree, anywidgets included, on a Panel page: offline, and released at the end.

Panel and ``ipywidgets_bokeh`` can show ipywidgets, but as they come they ask three download hosts
and keep the widgets of every session for ever. This module mends both, with private names of
theirs: the versions are pinned for that reason, and a browser test with the network blocked and a
test that counts live widgets watch over it.

Importing this module changes how widgets are made in the whole process. Never do it in a notebook.
"""

from __future__ import annotations

import urllib.parse
from collections.abc import Callable, Collection, Mapping
from pathlib import Path
from typing import Any, Final, cast

import anywidget

# Order matters: Panel's module must come first. It takes the place of the kernel that
# ipywidgets_bokeh would otherwise make, with one for each document.
import panel.io.ipywidget

import panel as pn  # isort: skip
import comm
import ipywidgets_bokeh
from bokeh.document import Document
from bokeh.embed.bundle import extension_dirs
from bokeh.model import Model
from ipywidgets import Widget
from ipywidgets.widgets import widget as _registry
from ipywidgets_bokeh.widget import IPyWidget as _BokehModel
from panel.io.state import set_curdoc
from pyviz_comms import JupyterComm

from dokmus_widgets.app.entrance.envelope import Said
from dokmus_widgets.guard.judge import SAID

_PACKAGE: Final = Path(cast(str, ipywidgets_bokeh.__file__)).parent

#: The folders of scripts that a page loads beside Bokeh's own, by the names in their addresses.
SCRIPTS: Final = {"ipywidgets_bokeh": _PACKAGE / "dist"}
# Bokeh fills this table while it renders a page; a worker process that has not rendered one yet
# would answer 404 for the script.
extension_dirs.update(SCRIPTS)

# Panel adds a stylesheet of icons from a public host to this list; we use none of them.
_BokehModel.__css__ = []


def _module_source() -> str:
    """Return anywidget's front end as one AMD module, as it is shipped for classic notebooks.

    It gives a widget two seconds to begin, after which the widget is drawn but never hears of a
    change; a slow phone takes longer, and so it gets ten minutes.
    """
    source = (Path(anywidget.__file__).parent / "nbextension" / "index.js").read_text("utf-8")
    return source.replace("AbortSignal.timeout(2e3)", "AbortSignal.timeout(6e5)")


def _data_url(source: str) -> str:
    """Return a URL that yields `source` whatever path is put after it.

    The loader in the browser fetches ``{cdn}/anywidget@{version}/dist/index``. With this URL as
    ``cdn`` that is the module itself: the path that follows ends up in a comment on its last line.
    """
    quoted = urllib.parse.quote(f"{source}\n//", safe="~()*!';,:@&=+$/?")
    return f"data:text/javascript;charset=utf-8,{quoted}"


_CDN: Final = _data_url(_module_source())


class HostedWidget(pn.pane.IPyWidget):
    """A pane around an ipywidget that loads anywidget's front end from the page itself."""

    # Never chosen on its own by `pn.panel(...)`: only `host` makes one.
    priority = None
    # Lets Panel take the model below as the page's root, without a row around it.
    _updates = True

    def _get_model(
        self,
        doc: Document,
        root: Model | None = None,
        parent: Model | None = None,
        comm: Any = None,
    ) -> Model:
        properties = self._process_param_change(self._init_params())
        if not isinstance(comm, JupyterComm):
            properties["cdn"] = _CDN
        # Panel's own style sheets: four more requests, for nothing that a widget uses.
        properties["stylesheets"] = []
        make: Callable[..., Model] = self._get_ipywidget  # untyped there
        model = make(self.object, doc, root, comm, **properties)
        self._models[(root or model).ref["id"]] = (model, parent)
        return model


def live_widgets() -> int:
    """Return how many widgets this process holds, over all sessions."""
    return len(_registry._instances)


def release(document: Document) -> None:
    """Let go of every widget that was made for `document`, and of its message channel.

    Without this the registry of ipywidgets keeps them as long as the process runs. Closing them
    the public way would send a message for each to a browser that is no longer there.
    """
    manager = comm.get_comm_manager()
    for key, widget in list(_registry._instances.items()):
        if getattr(widget, "_document", None) is not document:
            continue
        _registry._instances.pop(key, None)
        widget.unobserve_all()
        widget._document = None
        # Taken out behind the trait's back: setting it would make the widget act on the change.
        channel = widget._trait_values.pop("comm", None)
        if channel is not None:
            manager.comms.pop(channel.comm_id, None)
            channel._closed = True  # otherwise its finalizer sends a message
    pn.state._ipykernels.pop(document, None)


def writable(document: Document) -> Callable[[str], Collection[str]]:
    """Return what tells the traits that a page can set in a widget of its own document, by name."""

    def of(model: str) -> Collection[str]:
        widget = _registry._instances.get(model)
        if widget is None or getattr(widget, "_document", None) is not document:
            return ()
        return SAID.keys() & set(widget.keys)

    return of


def tell(document: Document, model: str, state: Mapping[str, Any]) -> None:
    """Set what a page said, which has been judged; a widget that is gone hears nothing."""
    widget = _registry._instances.get(model)
    if widget is not None:
        with set_curdoc(document):
            widget.set_state(state)


def answer(document: Document, said: Said) -> None:
    """Say that what was said is done: ipywidgets holds back what comes next until then."""
    kernel = pn.state._ipykernels.get(document)
    if kernel is not None:
        header = {"msg_id": said.number, "session": said.speaker, "msg_type": said.kind}
        state, parent = {"execution_state": "idle"}, {"header": header}
        kernel.session.send(kernel.iopub_socket, "status", state, parent=parent)


def host(widget: Widget, **params: Any) -> HostedWidget:
    """Return a pane that shows `widget` in the current session, which then owns it.

    A widget belongs to one session: make a new tree for each. `params` go to the pane.
    """
    document = pn.state.curdoc
    if document is not None:
        # Pages that are made without a request (the warm-up) link a public host unless told.
        document.template_variables.setdefault("dist_url", "static/extensions/panel/")
        pn.state.on_session_destroyed(lambda _context: release(document))
    make: Callable[..., HostedWidget] = HostedWidget  # untyped there
    return make(widget, **params)
