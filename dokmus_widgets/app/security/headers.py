"""Security headers of every response."""

from typing import Final

from tornado.httputil import HTTPHeaders
from tornado.web import OutputTransform

from dokmus_widgets.validation import content_policy

#: Headers of every response.
ALWAYS: Final = {
    "X-Content-Type-Options": "nosniff",
    # For browsers that do not know frame-ancestors.
    "X-Frame-Options": "DENY",
    # An address may carry a position, and the token of a game.
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Resource-Policy": "same-origin",
    # The default names the version of Tornado.
    "Server": "Dokmus",
}

_DENY_ALL: Final = content_policy.DENY_ALL | {"frame-ancestors": "'none'"}

#: The policy of responses other than pages: load and run nothing.
NON_PAGE_POLICY: Final = content_policy.policy_text(_DENY_ALL)
#: The policy of pages without scripts.
STATIC_PAGE_POLICY: Final = content_policy.policy_text(_DENY_ALL, content_policy.PAGE_SOURCES)


def page_policy(nonce: str, *, has_widgets: bool) -> str:
    """Return the policy of a page whose scripts carry this nonce."""
    scripts = f"'nonce-{nonce}'"
    if has_widgets:
        scripts += " 'self'"  # the front end's module, which the page's script imports
    # The socket, and the page itself, which is fetched again if the session is gone.
    connections = {"connect-src": "'self'"} if has_widgets else {}
    return content_policy.policy_text(
        _DENY_ALL, content_policy.PAGE_SOURCES, {"script-src": scripts}, connections
    )


class SecurityHeaders(OutputTransform):
    """Output transform that adds the headers to pages, files, errors and sockets."""

    def transform_first_chunk(
        self, status_code: int, headers: HTTPHeaders, chunk: bytes, finishing: bool
    ) -> tuple[int, HTTPHeaders, bytes]:
        for name, value in ALWAYS.items():
            headers.setdefault(name, value)
        headers["Server"] = ALWAYS["Server"]
        headers.setdefault(content_policy.HEADER, NON_PAGE_POLICY)
        headers.pop("Access-Control-Allow-Origin", None)
        return super().transform_first_chunk(status_code, headers, chunk, finishing)
