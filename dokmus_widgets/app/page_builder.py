"""Page builders for Panel: each session gets its own widgets."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

import panel as pn
from bokeh.document import Document

from dokmus_widgets.host.pages import SERVED, Page
from dokmus_widgets.host.persistence import WidgetFactory, widget_factory
from dokmus_widgets.host.request import PageRequest, parse_request
from dokmus_widgets.host.session import Session
from dokmus_widgets.storage.store import Store

#: For a server without a database: entries last as long as the process.
unsaved_widget: Final = widget_factory(Store(None))


def page_builders(make_widget: WidgetFactory = unsaved_widget) -> dict[str, Any]:
    return {page.path: _builder(page, make_widget) for page in SERVED}


def _builder(page: Page, make_widget: WidgetFactory) -> Callable[[], None]:
    def build() -> None:
        request = parse_request(page, pn.state.session_args, pn.state.headers)
        document = pn.state.curdoc
        assert document is not None
        session = Session(document.add_next_tick_callback)

        def end(_context: object) -> None:
            _pages.pop(document, None)
            session.release()

        document.on_session_destroyed(end)
        token = session.create_widgets(lambda: make_widget(request))
        _pages[document] = BuiltPage(session, request, token)

    return build


class BuiltPage(NamedTuple):
    """A page and the token of its stored entry."""

    session: Session
    request: PageRequest
    token: str


_pages: Final[dict[Document, BuiltPage]] = {}


def built_page(document: Document) -> BuiltPage:
    return _pages[document]
