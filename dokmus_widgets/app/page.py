"""The pages: for each session a widget of its own, with a small frame around it."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import Any, Final

import jinja2
import panel as pn
from markupsafe import Markup

from dokmus_widgets.app import texts
from dokmus_widgets.app.host import HostedWidget, host
from dokmus_widgets.app.keeping import WidgetMaker, widget_maker
from dokmus_widgets.app.pages import PAGES, Page
from dokmus_widgets.app.visit import visit_to
from dokmus_widgets.service.store import Store

_STATIC: Final = files("dokmus_widgets.app") / "static"

# Of the scripts that Panel offers for every page, the ones that a hosted widget needs. The others
# (Panel's and Bokeh's own widgets, tables, WebGL, a shim for modules) are a third of the bytes.
_NEEDED_SCRIPTS: Final = ("/bokeh.min.js", "/bokeh.js", "/ipywidgets_bokeh.js")
_SCRIPT: Final = re.compile(r"<script\b")
_SCRIPT_WITH_SOURCE: Final = re.compile(r'<script\b[^>]*\bsrc="([^"?]*)[^"]*"[^>]*></script>')


def _static_text(name: str) -> str:
    return (_STATIC / name).read_text("utf-8")


def needed_scripts(markup: str, nonce: str) -> Markup:
    """Return the script elements in `markup` that the page cannot do without, allowed to run."""
    kept = [
        found.group(0)
        for found in _SCRIPT_WITH_SOURCE.finditer(markup)
        if f"/{found.group(1)}".endswith(_NEEDED_SCRIPTS)
    ]
    return allowed("\n".join(kept), nonce)


def allowed(markup: str, nonce: str) -> Markup:
    """Return markup of Bokeh's, nothing that a visitor sent, whose scripts carry the nonce."""
    return Markup(_SCRIPT.sub(f'<script nonce="{nonce}"', markup))


@cache
def template(name: str = "page.html") -> jinja2.Template:
    """Return a page's template, with the style and the script of the frame filled in."""
    loader = jinja2.FunctionLoader(_static_text)
    environment = jinja2.Environment(
        autoescape=True, trim_blocks=True, lstrip_blocks=True, loader=loader
    )
    environment.filters["needed_scripts"] = lambda markup, nonce: needed_scripts(str(markup), nonce)
    environment.filters["allowed"] = lambda markup, nonce: allowed(str(markup), nonce)
    environment.globals.update(
        page_css=Markup(_static_text("page.css")),
        theme_css=Markup(_static_text("theme.css")),
        page_js=Markup(_static_text("page.js")),
    )
    return environment.get_template(name)


#: For a server that is told of no store: what is done lasts as long as it runs.
session_widget: Final = widget_maker(Store(None))


def page_builders(make_widget: WidgetMaker = session_widget) -> dict[str, Any]:
    """The function that builds the page of one session, by the path of the page."""
    shared = template()
    return {page.path: _builder(page, shared, make_widget) for page in PAGES}


def _builder(
    page: Page, shared: jinja2.Template, make_widget: WidgetMaker
) -> Callable[[], HostedWidget]:
    def build() -> HostedWidget:
        visit = visit_to(page, pn.state.session_args, pn.state.headers)
        widget, token = make_widget(visit)
        document = pn.state.curdoc
        if document is not None:
            document.template = shared
            document.template_variables.update(texts.for_template(visit, token))
        return host(widget, sizing_mode="stretch_width", margin=0)

    return build
