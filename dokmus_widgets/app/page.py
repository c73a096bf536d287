"""The pages: for each session a widget of its own, with a small frame around it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple
from weakref import WeakKeyDictionary

import jinja2
import panel as pn
from bokeh.document import Document
from ipywidgets import Widget
from markupsafe import Markup

from dokmus_widgets.app import texts
from dokmus_widgets.app.keeping import WidgetMaker, widget_maker
from dokmus_widgets.app.pages import PAGES, Page
from dokmus_widgets.app.visit import Visit, visit_to
from dokmus_widgets.host.files import front_files
from dokmus_widgets.host.session import Session, as_text
from dokmus_widgets.service.store import Store
from dokmus_widgets.widgets.front.files import symbols

_STATIC: Final = files("dokmus_widgets.app") / "static"


def _static_text(name: str) -> str:
    return (_STATIC / name).read_text("utf-8")


@cache
def template(name: str = "page.html") -> jinja2.Template:
    """Return a page's template, with the style and the script of the frame filled in."""
    loader = jinja2.FunctionLoader(_static_text)
    environment = jinja2.Environment(
        autoescape=True, trim_blocks=True, lstrip_blocks=True, loader=loader
    )
    environment.globals.update(
        page_css=Markup(_static_text("page.css")),
        theme_css=Markup(_static_text("theme.css")),
        page_js=Markup(_static_text("page.js")),
        symbols=Markup(symbols()),
        front=front_files(),
    )
    return environment.get_template(name)


#: For a server that is told of no store: what is done lasts as long as it runs.
session_widget: Final = widget_maker(Store(None))


def page_builders(make_widget: WidgetMaker = session_widget) -> dict[str, Any]:
    """The function that builds the page of one session, by the path of the page."""
    return {page.path: _builder(page, make_widget) for page in PAGES}


def _builder(page: Page, make_widget: WidgetMaker) -> Callable[[], None]:
    def build() -> None:
        visit = visit_to(page, pn.state.session_args, pn.state.headers)
        document = pn.state.curdoc
        assert document is not None
        session = Session(document.add_next_tick_callback)
        document.on_session_destroyed(lambda _context: session.release())
        token = ""

        def make() -> Widget:
            nonlocal token
            widget, token = make_widget(visit)
            return widget

        session.show(make)
        _pages[document] = Built(session, visit, token)

    return build


class Built(NamedTuple):
    """A page that was built: its session, the visit, the token of what it keeps."""

    session: Session
    visit: Visit
    token: str


_pages: Final[WeakKeyDictionary[Document, Built]] = WeakKeyDictionary()


def built_in(document: Document) -> Built:
    """The page that was built in a document."""
    return _pages[document]


def html_of(document: Document, token: str, nonce: str) -> str:
    """The page of a session: ``token`` opens its socket, with the ``nonce`` its scripts may run."""
    session, visit, kept = built_in(document)
    # In a script element nothing of it can end that.
    first = Markup(as_text(session.first()).replace("<", r"\u003c"))
    told = texts.for_template(visit, kept)
    return template().render(told, nonce=nonce, session_token=token, first=first)
