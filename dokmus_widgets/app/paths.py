"""What answers on which path: the pages, their sockets, files, and what is no page."""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable
from typing import Any, Final

from bokeh.server import urls
from bokeh.server.session import ServerSession
from panel.io.server import DocHandler
from tornado.httputil import HTTPHeaders, HTTPServerRequest
from tornado.routing import Matcher, Rule
from tornado.web import Application, HTTPError, RequestHandler

from dokmus_widgets.app.entrance import headers
from dokmus_widgets.app.entrance.door import FULL, TOO_OFTEN, Door
from dokmus_widgets.app.entrance.socket import Socket
from dokmus_widgets.app.page import html_of
from dokmus_widgets.app.previews import TooMany, Unavailable
from dokmus_widgets.drawing import webfonts
from dokmus_widgets.host import files, texts
from dokmus_widgets.host.pages import FILES, FONTS, NOWHERE, PAGES, PLAY, PREVIEW, SUMMARY
from dokmus_widgets.host.previews import POSITION_FIELD
from dokmus_widgets.host.template import template
from dokmus_widgets.host.visit import visit_to
from dokmus_widgets.play.links import FIELDS
from dokmus_widgets.summary import summary_html
from dokmus_widgets.validation.faults import counted
from dokmus_widgets.validation.limits import RequestLimits

_NAMES: Final = "|".join(re.escape(page.path.strip("/")) for page in PAGES if page.path != "/")


#: What is said in place of a page, by the status of the answer; see `_notice`.
_NOTICES: Final = {403: "refused", TOO_OFTEN: "busy", FULL: "full"}
#: With these an address could ask for a session: those of somebody else are nobody's business.
_SESSION_FIELDS: Final = ("bokeh-session-id", "bokeh-token")
#: The cookie with the name of the style sheet that a browser has; it tells nothing of a visitor.
_SHEET: Final = "dokmus-sheet"


def _notice(status: int) -> str:
    return _NOTICES.get(status, "broken" if status >= 500 else "nowhere")


def _is_foreign(told: HTTPHeaders) -> bool:
    """Whether a page of another site asks by itself: it would use up what its visitor may ask for.

    Links from there are followed, and what is no browser tells nothing.
    """
    if told.get("Sec-Fetch-Site") not in ("cross-site", "same-site"):
        return False
    followed = told.get("Sec-Fetch-Mode") == "navigate"
    return not followed or told.get("Sec-Fetch-Dest", "document") != "document"  # or in a frame


class WithNotices(RequestHandler):
    """Whatever goes wrong is said on a page, in the language of the visit."""

    def write_error(self, status_code: int, **_about: Any) -> None:
        """Say it, and lead on to the pages."""
        nonce = secrets.token_urlsafe(16)
        visit = visit_to(NOWHERE, self.request.query_arguments, self.request.headers)
        path, prefix = self.request.path, self.settings.get("prefix", "")
        notice = _notice(status_code)
        limits = RequestLimits()
        if path.count("/") > limits.slashes or len(path) > limits.path:
            # Every link of the page would lead up as many levels.
            self.set_header("Content-Type", "text/plain; charset=utf-8")
            self.finish(texts.title_of(visit, notice))
            return
        if notice == "nowhere":
            told = texts.for_nowhere(visit, path, prefix)
        else:
            told = texts.for_notice(visit, path, prefix, notice)
        self.set_header("Content-Security-Policy", headers.for_page(nonce, live=False))
        self.set_header("Content-Type", "text/html; charset=utf-8")
        self.set_header("Cache-Control", "no-store")
        if status_code in (TOO_OFTEN, FULL):
            self.set_header("Retry-After", "60")
        self.finish(template("notice.html").render(told, nonce=nonce))

    def finish_packed(self, way: str, content: bytes) -> None:
        """Answer with what is packed in some way, or in none."""
        self.set_header("Vary", "Accept-Encoding")
        if way:
            self.set_header("Content-Encoding", way)
        self.finish(content)

    def log_exception(self, *about: Any) -> None:
        """What is refused takes one line; a fault of ours is counted, with its traceback."""
        if not isinstance(about[1], HTTPError):
            counted["fault"] += 1
        super().log_exception(*about)


class WidgetPage(WithNotices, DocHandler):
    """A page with a widget, in a session of its own, which no address can choose."""

    async def get(self, *_given: Any, **_named: Any) -> None:
        """Let the visitor in, if there is room, and send the page."""
        if "Bokeh-Session-Id" in self.request.headers or any(
            field in self.request.arguments for field in _SESSION_FIELDS
        ):
            raise HTTPError(403)
        if _is_foreign(self.request.headers):
            raise HTTPError(403)
        self.settings["door"].see(self.request)
        make: Callable[..., Any] = self.get_session  # untyped there
        session: ServerSession = await make()
        self.settings["door"].let_in(self.request, (self.application_context.url, session.id))
        nonce = secrets.token_urlsafe(16)
        self.set_header("Content-Security-Policy", headers.for_page(nonce, live=True))
        self.set_header("Content-Type", "text/html; charset=utf-8")
        self.set_header("Cache-Control", "no-store")
        asked = self.request
        accepted = asked.headers.get("Accept-Encoding", "")
        preview = f"{asked.protocol}://{asked.host}{self.settings.get('prefix', '')}{PREVIEW}"
        page = html_of(
            session.document,
            token=str(session.token),
            nonce=nonce,
            preview=preview,
            # Packed otherwise it would be too much to send twice.
            has_sheet=files.way_for(accepted) != "br" or self._has_sheet(),
        )
        self.finish_packed(*files.packed(page.encode(), accepted))

    def _has_sheet(self) -> bool:
        """Whether the browser has been here and fetched the style sheet, as its cookie tells."""
        sheet = files.front_files()["front.css"]
        if self.get_cookie(_SHEET) == sheet:
            return True
        path = self.settings.get("prefix", "") or "/"
        self.set_cookie(_SHEET, sheet, path=path, expires_days=365, httponly=True, samesite="Lax")
        return False


class WithSlash(WithNotices):
    """A page with slashes behind it: its widgets would look for the server some level too low."""

    def get(self, name: str, slashes: str) -> None:
        """Lead to the page itself; the query goes along."""
        query = f"?{self.request.query}" if self.request.query else ""
        self.redirect(f"{'../' * len(slashes)}{name}{query}", permanent=True)


class Nowhere(WithNotices):
    """Any other path: says so, and offers the pages."""

    def prepare(self) -> None:
        """Answer every kind of request alike."""
        self.send_error(404)


class Summary(WithNotices):
    """The rules on one page, to be printed: a document without widgets."""

    def get(self) -> None:
        """The page in the language of the visit."""
        visit = visit_to(NOWHERE, self.request.query_arguments, self.request.headers)
        self.set_header("Content-Type", "text/html; charset=utf-8")
        self.set_header("Content-Security-Policy", headers.STILL)
        self.finish(summary_html(visit.language))


class Font(WithNotices):
    """A font of the pages: its name tells its content, so that a browser keeps it for good."""

    def get(self, name: str) -> None:
        """The file; the page for paths that are none where there is no such font."""
        try:
            drawn = webfonts.content(name)
        except KeyError:
            raise HTTPError(404) from None
        self.set_header("Content-Type", "font/woff2")
        self.set_header("Cache-Control", "public, max-age=31536000, immutable")
        self.finish(drawn)


class FrontFile(WithNotices):
    """A file of the front end: its name tells its content, so that a browser keeps it for good."""

    def get(self, name: str) -> None:
        """The file, packed where that is wanted."""
        try:
            kind, way, content = files.sent(name, self.request.headers.get("Accept-Encoding", ""))
        except KeyError:
            raise HTTPError(404) from None
        self.set_header("Content-Type", kind)
        self.set_header("Cache-Control", "public, max-age=31536000, immutable")
        self.finish_packed(way, content)


class Preview(WithNotices):
    """The picture of a position, for where a link to its page is shown elsewhere."""

    async def get(self) -> None:
        """The picture; the page for paths that are none where it cannot be drawn."""
        door: Door = self.settings["door"]
        door.ask_picture(self.request)
        code = self.get_query_argument(POSITION_FIELD, "")
        try:
            drawn = await door.previews.of(code)
        except (ValueError, Unavailable):
            raise HTTPError(404) from None
        except TooMany:
            raise HTTPError(FULL) from None
        self.set_header("Content-Type", "image/png")
        self.set_header("Cache-Control", "public, max-age=86400")
        # Shown by others: that is what it is for.
        self.set_header("Cross-Origin-Resource-Policy", "cross-origin")
        self.finish(drawn)


class FormerGame(WithNotices):
    """A link to a game from when games were on the first page."""

    def get(self) -> None:
        """Lead to where games are now; the query goes along."""
        self.redirect(f".{PLAY.path}?{self.request.query}", permanent=True)


class _AsksForGame(Matcher):
    """Matches the first page when its address has fields of a game."""

    def __init__(self, prefix: str) -> None:
        self._path = f"{prefix}/"

    def match(self, request: HTTPServerRequest) -> dict[str, Any] | None:
        """Something where it does."""
        asks = request.path == self._path and not set(FIELDS).isdisjoint(request.query_arguments)
        return {} if asks else None


def before_pages(prefix: str = "") -> list[Any]:
    """Handlers that come before those of the pages, which take a slash for nothing."""
    below = re.escape(prefix)
    return [
        (rf"{below}/({_NAMES})(/{{1,{RequestLimits().slashes}}})", WithSlash),
        (f"{below}{SUMMARY}", Summary),
        (rf"{below}{FONTS}/([^/]+)", Font),
        (rf"{below}{FILES}/([^/]+)", FrontFile),
        (rf"{below}{re.escape(PREVIEW)}", Preview),
        Rule(_AsksForGame(prefix), FormerGame),
    ]


def use_own_handlers() -> None:
    """Have the servers that Bokeh makes from now on answer with the handlers of this module."""
    urls.per_app_patterns[:] = [(r"/ws", Socket), (r"/?", WidgetPage)]
    urls.toplevel_patterns[:] = []


def answer_nothing_else(application: Application) -> None:
    """Take away what a page does not need.

    Panel's own handlers would import any module that an address names, and tell of all sessions.
    """
    rules = application.wildcard_router.rules
    rules[:] = [rule for rule in rules if rule.target in (Socket, WidgetPage)]
