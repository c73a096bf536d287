"""The pages: for each session a widget of its own, with a small frame around it."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib.resources import files
from typing import Any, Final
from urllib.parse import parse_qsl

import jinja2
import panel as pn
from ipywidgets import Widget
from markupsafe import Markup

from dokmus_widgets.app import texts
from dokmus_widgets.app.course_progress import kept_by_browser
from dokmus_widgets.app.host import HostedWidget, host
from dokmus_widgets.app.pages import LEARN, PAGES, PLAY, Page
from dokmus_widgets.app.shelf import Shelf, new_token
from dokmus_widgets.app.visit import Visit, visit_to
from dokmus_widgets.play import Game

_games: Final = Shelf(Game.fork)
_links: Final = Shelf[str](str)
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


def template(name: str = "page.html") -> jinja2.Template:
    """Return a page's template, with the style and the script of the frame filled in."""
    loader = jinja2.FunctionLoader(_read)
    environment = jinja2.Environment(
        autoescape=True, trim_blocks=True, lstrip_blocks=True, loader=loader
    )
    environment.filters["needed_scripts"] = lambda markup: needed_scripts(str(markup))
    # Ready markup: from this package, and from Bokeh.
    environment.filters["ready"] = lambda markup: Markup(str(markup))
    environment.globals.update(
        page_css=Markup(_read("page.css")),
        theme_css=Markup(_read("theme.css")),
        page_js=Markup(_read("page.js")),
    )
    return environment.get_template(name)


def session_widget(visit: Visit) -> tuple[Widget, str]:
    """The widget of a visit, as it stood or as it is asked for; and the token it is kept under."""
    if visit.page is PLAY:
        return _game(visit)
    kept = _links.find(visit.token)
    token = new_token() if kept is None else visit.token
    asked = visit.asked if kept is None else dict(parse_qsl(kept))
    widget: Any = visit.page.widget_class().linked(asked, visit.language, has_address=True)
    widget.on_change(lambda *_: _links.keep(token, widget.link().removeprefix("?")))
    return (kept_by_browser(widget) if visit.page is LEARN else widget), token


def _game(visit: Visit) -> tuple[Widget, str]:
    """A game is kept whole, with its moves; a link would tell only where it stands."""
    # Here, so that the widgets load only when needed.
    from dokmus_widgets.widgets import GameWidget

    kept = _games.find(visit.token)
    token = new_token() if kept is None else visit.token
    if kept is None:
        widget = GameWidget.linked(visit.asked, visit.language)
    else:
        widget = GameWidget(position=kept, has_address=True, language=visit.language)
    widget.on_change(lambda game: _games.keep(token, game))
    return widget, token


#: Makes the widget tree of one session, and the token of what it keeps.
WidgetMaker = Callable[[Visit], tuple[Widget, str]]


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
