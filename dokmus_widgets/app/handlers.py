"""Request handlers of the server: pages, sockets, files, pictures, redirects and errors."""

import asyncio
import re
import secrets
from collections.abc import Callable
from http import HTTPStatus
from typing import Any, Final

from bokeh.server import urls
from bokeh.server.session import ServerSession
from panel.io.server import DocHandler
from tornado.httputil import HTTPHeaders, HTTPServerRequest
from tornado.log import access_log
from tornado.routing import Matcher, Rule
from tornado.web import Application, HTTPError, RequestHandler

from dokmus_widgets.app.page_builder import built_page
from dokmus_widgets.app.previews import QueueFull, RendererMissing
from dokmus_widgets.app.security import headers
from dokmus_widgets.app.security.admission import AdmissionControl
from dokmus_widgets.app.security.websocket import PageSocket
from dokmus_widgets.drawing import webfonts
from dokmus_widgets.host import assets, texts
from dokmus_widgets.host.pages import FILES, FONTS, NOWHERE, PLAY, PREVIEW, SERVED, SUMMARY, TABLE
from dokmus_widgets.host.previews import POSITION_FIELD
from dokmus_widgets.host.request import parse_request
from dokmus_widgets.host.tables.tables import Tables
from dokmus_widgets.host.template import load_template, page_html
from dokmus_widgets.play.links import FIELDS
from dokmus_widgets.summary import summary_html
from dokmus_widgets.validation.incidents import incident_counts
from dokmus_widgets.validation.limits import RequestLimits

_NAMES: Final = "|".join(re.escape(page.path.strip("/")) for page in SERVED if page.path != "/")

#: The place of a table in a path, which may hold an invitation.
_TABLE_PLACE: Final = re.compile(rf"({TABLE.path}/)[^/].*", re.DOTALL)

#: The message of an error page, by the status of the response.
_NOTICES: Final[dict[int, str]] = {
    HTTPStatus.FORBIDDEN: "refused",
    HTTPStatus.MISDIRECTED_REQUEST: "misnamed",
    HTTPStatus.TOO_MANY_REQUESTS: "busy",
    HTTPStatus.SERVICE_UNAVAILABLE: "full",
}
#: Bokeh's query fields that name a session: a client cannot choose one.
_SESSION_FIELDS: Final = ("bokeh-session-id", "bokeh-token")
#: The cookie with the name of the style sheet in a browser's cache; it does not identify clients.
_COOKIE: Final = "dokmus-sheet"


def _is_cross_site(request_headers: HTTPHeaders) -> bool:
    """Return True if another website's page fetches or frames this one.

    It would use up its visitor's rate limit. Following a link is allowed; clients other than
    browsers do not send these headers.
    """
    if request_headers.get("Sec-Fetch-Site") not in ("cross-site", "same-site"):
        return False
    is_navigation = request_headers.get("Sec-Fetch-Mode") == "navigate"
    return not is_navigation or request_headers.get("Sec-Fetch-Dest", "document") != "document"


class NoticeHandler(RequestHandler):
    """Base handler that reports errors on a page, in the language of the request."""

    async def head(self, *arguments: Any, **options: Any) -> None:
        """Answer like ``get``; Tornado leaves the content out."""
        answer = self.get(*arguments, **options)
        if answer is not None:
            await answer

    def write_error(self, status_code: int, **_details: Any) -> None:
        nonce = secrets.token_urlsafe(16)
        request = parse_request(NOWHERE, self.request.query_arguments, self.request.headers)
        path, prefix = self.request.path, self.settings.get("prefix", "")
        notice = _NOTICES.get(status_code, "broken" if status_code >= 500 else "nowhere")
        limits = RequestLimits()
        if path.count("/") > limits.max_slashes or len(path) > limits.max_path_length:
            # Every link of a page would lead up as many levels.
            self.set_header("Content-Type", "text/plain; charset=utf-8")
            self.finish(texts.notice_title(request, notice))
            return
        variables = texts.notice_variables(request, path, prefix, notice)
        self.set_page_headers(headers.page_policy(nonce, has_widgets=False))
        if notice in ("busy", "full"):
            self.set_header("Retry-After", "60")
        self.finish(load_template("notice.html").render(variables, nonce=nonce))

    def set_page_headers(self, policy: str) -> None:
        self.set_header("Content-Security-Policy", policy)
        self.set_header("Content-Type", "text/html; charset=utf-8")
        self.set_header("Cache-Control", "no-store")

    def finish_compressed(self, encoding: str, content: bytes) -> None:
        """Send compressed content; no encoding stands for none."""
        self.set_header("Vary", "Accept-Encoding")
        if encoding:
            self.set_header("Content-Encoding", encoding)
        self.finish(content)

    def set_immutable_headers(self, content_type: str) -> None:
        """Set the headers of a file whose name contains the hash of its content."""
        self.set_header("Content-Type", content_type)
        self.set_header("Cache-Control", "public, max-age=31536000, immutable")

    def log_exception(self, *exception_info: Any) -> None:
        """Log a refusal in one line, and an internal error with its traceback; count the latter."""
        if not isinstance(exception_info[1], HTTPError):
            incident_counts["fault"] += 1
        super().log_exception(*exception_info)


class PageHandler(NoticeHandler, DocHandler):
    """Handler of pages with a widget, each in a new session."""

    async def head(self, *_arguments: Any, **_options: Any) -> None:
        """Answer with the headers of a page, without a session."""
        self._check_request()
        self.set_page_headers(headers.page_policy(secrets.token_urlsafe(16), has_widgets=True))

    async def get(self, *_arguments: Any, **_options: Any) -> None:
        admission = self._check_request()
        table = await self._read_table()  # known as long as it is held
        get_session: Callable[..., Any] = self.get_session  # untyped in Panel
        session: ServerSession = await get_session()
        del table
        key = str(self.application_context.url), str(session.id)
        admission.register(self.request, key)
        nonce = secrets.token_urlsafe(16)
        self.set_page_headers(headers.page_policy(nonce, has_widgets=True))
        origin = f"{self.request.protocol}://{self.request.host}"
        accepted = self.request.headers.get("Accept-Encoding", "")
        page, request, entry_token = built_page(session.document)
        html = page_html(
            request,
            page,
            entry_token,
            token=str(session.token),
            nonce=nonce,
            preview=f"{origin}{self.settings.get('prefix', '')}{PREVIEW}",
            # Without brotli the style sheet is too large to send within each page.
            has_sheet=assets.choose_encoding(accepted) != "br" or self._has_style_sheet(),
        )
        self.finish_compressed(*assets.compress(html.encode(), accepted))

    async def _read_table(self) -> object:
        """Read the table of a request off the event loop; return what has to be held."""
        tables: Tables | None = self.settings["tables"]
        fields = parse_request(TABLE, self.request.query_arguments).fields
        table_id = fields.get(TABLE.kind, "").partition(".")[0]
        if tables is None or not table_id or self.application_context.url != TABLE.path:
            return None
        found: asyncio.Future[object] = asyncio.get_running_loop().create_future()
        tables.read(table_id, found.set_result)
        return await found

    def _check_request(self) -> AdmissionControl:
        """Raise `HTTPError` for a request that may not open a page."""
        admission: AdmissionControl = self.settings["admission"]
        if (
            "Bokeh-Session-Id" in self.request.headers
            or not self.request.arguments.keys().isdisjoint(_SESSION_FIELDS)
            or _is_cross_site(self.request.headers)
        ):
            raise HTTPError(HTTPStatus.FORBIDDEN)
        # The page's socket would be refused, and its links would carry a name that anyone chose.
        if not admission.origins.has_host(self.request.host_name):
            raise HTTPError(HTTPStatus.MISDIRECTED_REQUEST)
        admission.check_page_request(self.request)
        return admission

    def _has_style_sheet(self) -> bool:
        """Return True if the browser has cached the style sheet, according to its cookie."""
        name = assets.asset_names()["front.css"]
        if self.get_cookie(_COOKIE) == name:
            return True
        path = self.settings.get("prefix", "") or "/"
        self.set_cookie(
            *(_COOKIE, name),
            path=path,
            expires_days=365,
            httponly=True,
            samesite="Lax",
            secure=self.request.protocol == "https",
        )
        return False


class TrailingSlashRedirect(NoticeHandler):
    """Redirect from a page's path with slashes appended, which would break its relative links."""

    def get(self, name: str, slashes: str) -> None:
        query = f"?{self.request.query}" if self.request.query else ""
        self.redirect(f"{'../' * len(slashes)}{name}{query}", permanent=True)


class NotFoundHandler(NoticeHandler):
    """Handler of all other paths, for every method."""

    def prepare(self) -> None:
        self.send_error(HTTPStatus.NOT_FOUND)


class SummaryHandler(NoticeHandler):
    """Handler of the printable rules summary, a page without widgets."""

    def get(self) -> None:
        request = parse_request(NOWHERE, self.request.query_arguments, self.request.headers)
        self.set_header("Content-Type", "text/html; charset=utf-8")
        self.set_header("Content-Security-Policy", headers.STATIC_PAGE_POLICY)
        self.finish(summary_html(request.language))


class FontHandler(NoticeHandler):
    """Handler of the pages' fonts."""

    def get(self, name: str) -> None:
        try:
            content = webfonts.content(name)
        except KeyError:
            raise HTTPError(HTTPStatus.NOT_FOUND) from None
        self.set_immutable_headers("font/woff2")
        self.finish(content)


class AssetHandler(NoticeHandler):
    """Handler of the front end's files."""

    def get(self, name: str) -> None:
        accepted = self.request.headers.get("Accept-Encoding", "")
        try:
            content_type, encoding, content = assets.read_asset(name, accepted)
        except KeyError:
            raise HTTPError(HTTPStatus.NOT_FOUND) from None
        self.set_immutable_headers(content_type)
        self.finish_compressed(encoding, content)


class PreviewHandler(NoticeHandler):
    """Handler of position pictures, which other websites show beside a link."""

    async def get(self) -> None:
        admission: AdmissionControl = self.settings["admission"]
        admission.check_preview_request(self.request)
        try:
            picture = await admission.previews.render(self.get_query_argument(POSITION_FIELD, ""))
        except (ValueError, RendererMissing):
            raise HTTPError(HTTPStatus.NOT_FOUND) from None
        except QueueFull:
            raise HTTPError(HTTPStatus.SERVICE_UNAVAILABLE) from None
        self.set_header("Content-Type", "image/png")
        self.set_header("Cache-Control", "public, max-age=86400")
        self.set_header("Cross-Origin-Resource-Policy", "cross-origin")
        self.finish(picture)


class HealthHandler(NoticeHandler):
    """Handler of the probes: is the process alive (``healthz``), can it save (``readyz``)?"""

    def get(self, probe: str) -> None:
        fault = self.settings["store"].fault if probe == "readyz" else ""
        self.set_header("Content-Type", "text/plain; charset=utf-8")
        self.set_header("Cache-Control", "no-store")
        self.set_status(HTTPStatus.SERVICE_UNAVAILABLE if fault else HTTPStatus.OK)
        self.finish("The storage cannot be written.\n" if fault else "ok\n")


def log_request(handler: RequestHandler) -> None:
    """Log a response with an error status.

    Queries and paths of tables hold tokens and invitations, and addresses are personal.
    """
    status, request = handler.get_status(), handler.request
    if status >= HTTPStatus.BAD_REQUEST:
        log = access_log.error if status >= HTTPStatus.INTERNAL_SERVER_ERROR else access_log.warning
        path = _TABLE_PLACE.sub(r"\1…", request.path[: RequestLimits().max_path_length])
        log("%d %s %s", status, request.method, path)


class OldGameLinkRedirect(NoticeHandler):
    """Redirect of links to games from when they were on the first page."""

    def get(self) -> None:
        self.redirect(f".{PLAY.path}?{self.request.query}", permanent=True)


class TablePathRedirect(NoticeHandler):
    """Redirect of the path of a table, ``/table/<id>``, to its page."""

    def get(self, place: str, slashes: str) -> None:
        more, up = f"&{self.request.query}" if self.request.query else "", "../" * len(slashes)
        self.redirect(f"{up}..{TABLE.path}?{TABLE.kind}={place}{more}")


class _GameFieldsMatcher(Matcher):
    """Matcher of the first page with query fields of a game."""

    def __init__(self, prefix: str) -> None:
        self._path = f"{prefix}/"

    def match(self, request: HTTPServerRequest) -> dict[str, Any] | None:
        fields = request.query_arguments.keys()
        return {} if request.path == self._path and not fields.isdisjoint(FIELDS) else None


def extra_handlers(prefix: str = "") -> list[Any]:
    """Return the rules that come before Panel's, whose patterns ignore a trailing slash."""
    below = re.escape(prefix)
    return [
        (rf"{below}/({_NAMES})(/{{1,{RequestLimits().max_slashes}}})", TrailingSlashRedirect),
        (rf"{below}{TABLE.path}/([A-Za-z0-9_.-]{{20,99}})(/{{0,9}})", TablePathRedirect),
        (rf"{below}/(healthz|readyz)", HealthHandler),
        (f"{below}{SUMMARY}", SummaryHandler),
        (rf"{below}{FONTS}/([^/]+)", FontHandler),
        (rf"{below}{FILES}/([^/]+)", AssetHandler),
        (rf"{below}{re.escape(PREVIEW)}", PreviewHandler),
        Rule(_GameFieldsMatcher(prefix), OldGameLinkRedirect),
    ]


def install_handlers() -> None:
    """Replace the handlers of all Bokeh servers that are created afterwards."""
    urls.per_app_patterns[:] = [(r"/ws", PageSocket), (r"/?", PageHandler)]
    urls.toplevel_patterns[:] = []


def remove_other_handlers(application: Application) -> None:
    """Remove Panel's own handlers, which import any module by address and list all sessions."""
    rules = application.wildcard_router.rules
    rules[:] = [rule for rule in rules if rule.target in (PageSocket, PageHandler)]
