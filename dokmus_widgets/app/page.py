"""The pages: for each session a widget of its own, with a small frame around it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

import panel as pn
from bokeh.document import Document
from ipywidgets import Widget

from dokmus_widgets.host.keeping import WidgetMaker, widget_maker
from dokmus_widgets.host.pages import PAGES, Page
from dokmus_widgets.host.session import Session
from dokmus_widgets.host.template import page_html
from dokmus_widgets.host.visit import Visit, visit_to
from dokmus_widgets.storage.store import Store

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
        token = ""

        def end(_context: object) -> None:
            _pages.pop(document, None)
            session.release()

        document.on_session_destroyed(end)

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


_pages: Final[dict[Document, Built]] = {}


def built_in(document: Document) -> Built:
    """The page that was built in a document."""
    return _pages[document]


def html_of(document: Document, **told: Any) -> str:
    """The page of a session; what it is ``told`` of the request is as in `page_html`."""
    session, visit, kept = built_in(document)
    return page_html(visit, session, kept, **told)
