"""Paths that are no page's: a slash too many is taken away, for others there is a page too."""

from __future__ import annotations

import re
from typing import Any, Final

from tornado.httputil import HTTPServerRequest
from tornado.routing import Matcher, Rule
from tornado.web import RequestHandler

from dokmus_widgets.app import texts
from dokmus_widgets.app.page import template
from dokmus_widgets.app.pages import NOWHERE, PAGES, PLAY, SUMMARY
from dokmus_widgets.app.visit import visit_to
from dokmus_widgets.play.links import FIELDS
from dokmus_widgets.summary import summary_html

_NAMES: Final = "|".join(re.escape(page.path.strip("/")) for page in PAGES if page.path != "/")


class WithSlash(RequestHandler):
    """A page with slashes behind it: its widgets would look for the server some level too low."""

    def get(self, name: str, slashes: str) -> None:
        """Lead to the page itself; the query goes along."""
        query = f"?{self.request.query}" if self.request.query else ""
        self.redirect(f"{'../' * len(slashes)}{name}{query}", permanent=True)


class Nowhere(RequestHandler):
    """Any other path: says so, and offers the pages."""

    def prepare(self) -> None:
        """Answer every kind of request alike."""
        visit = visit_to(NOWHERE, self.request.query_arguments, self.request.headers)
        self.set_status(404)
        self.finish(template("nowhere.html").render(texts.for_nowhere(visit, self.request.path)))


class Summary(RequestHandler):
    """The rules on one page, to be printed: a document without widgets."""

    def get(self) -> None:
        """The page in the language of the visit."""
        visit = visit_to(NOWHERE, self.request.query_arguments, self.request.headers)
        self.set_header("Content-Type", "text/html; charset=utf-8")
        self.finish(summary_html(visit.language))


class FormerGame(RequestHandler):
    """A link to a game from when games were on the first page."""

    def get(self) -> None:
        """Lead to where games are now; the query goes along."""
        self.redirect(f".{PLAY.path}?{self.request.query}", permanent=True)


class _AsksForGame(Matcher):
    """Matches the first page when its address has fields of a game."""

    def match(self, request: HTTPServerRequest) -> dict[str, Any] | None:
        """Something where it does."""
        asks = request.path == "/" and not set(FIELDS).isdisjoint(request.query_arguments)
        return {} if asks else None


#: Handlers that come before those of the pages, which take a slash for nothing.
BEFORE_PAGES: Final[list[Any]] = [
    (rf"/({_NAMES})(/+)", WithSlash),
    (SUMMARY, Summary),
    Rule(_AsksForGame(), FormerGame),
]
