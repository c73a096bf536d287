"""Paths that are no page's: a slash too many is taken away, for others there is a page too."""

from __future__ import annotations

import re
from typing import Any, Final

from tornado.web import RequestHandler

from dokmus_widgets.app import texts
from dokmus_widgets.app.page import template
from dokmus_widgets.app.pages import NOWHERE, PAGES
from dokmus_widgets.app.visit import visit_to

_NAMES: Final = "|".join(re.escape(page.path.strip("/")) for page in PAGES if page.path != "/")


class WithSlash(RequestHandler):
    """A page with a slash behind it: its widgets would look for the server one level too low."""

    def get(self, name: str) -> None:
        """Lead to the page itself; the query goes along."""
        query = f"?{self.request.query}" if self.request.query else ""
        self.redirect(f"../{name}{query}", permanent=True)


class Nowhere(RequestHandler):
    """Any other path: says so, and offers the pages."""

    def prepare(self) -> None:
        """Answer every kind of request alike."""
        visit = visit_to(NOWHERE, self.request.query_arguments, self.request.headers)
        self.set_status(404)
        self.finish(template("nowhere.html").render(texts.for_nowhere(visit, self.request.path)))


#: Handlers that come before those of the pages, which take a slash for nothing.
BEFORE_PAGES: Final[list[tuple[str, Any]]] = [(rf"/({_NAMES})/+", WithSlash)]
