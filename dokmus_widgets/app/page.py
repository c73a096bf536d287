"""The page: one fresh game for each session, with a small frame around it."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from importlib.resources import files
from typing import Final

import jinja2
import panel as pn
from ipywidgets import Widget
from markupsafe import Markup

from dokmus_widgets.app import texts
from dokmus_widgets.app.host import HostedWidget, host
from dokmus_widgets.app.shelf import Shelf, new_token

_shelf: Final = Shelf()
_STATIC: Final = files("dokmus_widgets.app") / "static"

# Of the scripts that Panel offers for every page, the ones that a hosted widget needs. The others
# (Panel's and Bokeh's own widgets, tables, WebGL, a shim for modules) are a third of the bytes.
_NEEDED_SCRIPTS: Final = ("/bokeh.min.js", "/bokeh.js", "/ipywidgets_bokeh.js")
_SCRIPT_WITH_SOURCE: Final = re.compile(r'<script\b[^>]*\bsrc="([^"?]*)[^"]*"[^>]*></script>')


def _read(name: str) -> str:
    return (_STATIC / name).read_text("utf-8")


def needed_scripts(markup: str) -> Markup:
    """Return the script elements in `markup` that the page cannot do without."""
    kept = [
        found.group(0)
        for found in _SCRIPT_WITH_SOURCE.finditer(markup)
        if f"/{found.group(1)}".endswith(_NEEDED_SCRIPTS)
    ]
    return Markup("\n".join(kept))  # made by Bokeh, not from anything a visitor sent


def template() -> jinja2.Template:
    """Return the page's template, with its style, script and texts filled in."""
    environment = jinja2.Environment(autoescape=True, trim_blocks=True, lstrip_blocks=True)
    environment.filters["needed_scripts"] = lambda markup: needed_scripts(str(markup))
    # Ready markup: from this package, and from Bokeh.
    environment.filters["ready"] = lambda markup: Markup(str(markup))
    environment.globals.update(
        page_css=Markup(_read("page.css")),
        theme_css=Markup(_read("theme.css")),
        page_js=Markup(_read("page.js")),
        **texts.for_template(),
    )
    return environment.from_string(_read("page.html"))


def session_widget() -> Widget:
    """Return the game that the page's address tells of, as it stood, or the one it asks for."""
    # Here, so that the widgets load only when needed.
    from dokmus_widgets.play.links import linked_game
    from dokmus_widgets.widgets import GameWidget

    asked = asked_for(pn.state.session_args)
    kept = _shelf.find(asked.get("game", ""))
    token = asked["game"] if kept is not None else new_token()
    widget = GameWidget(position=kept or linked_game(asked), has_address=True)
    widget.on_change(lambda game: _shelf.keep(token, game))
    if pn.state.curdoc is not None:
        pn.state.curdoc.template_variables["game_token"] = token
    return widget


def asked_for(arguments: Mapping[str, Sequence[bytes]]) -> dict[str, str]:
    """Return the fields of the page's query as text; of a field given twice the first counts."""
    return {name: values[0].decode("utf-8", "replace") for name, values in arguments.items()}


def page_builder(make_widget: Callable[[], Widget] = session_widget) -> Callable[[], HostedWidget]:
    """Return the function that builds the page of one session around a new widget tree."""
    shared_template = template()

    def build() -> HostedWidget:
        document = pn.state.curdoc
        if document is not None:
            document.template = shared_template
        return host(make_widget(), sizing_mode="stretch_width", margin=0)

    return build
