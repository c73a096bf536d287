"""What every answer tells the browser not to do."""

from __future__ import annotations

from typing import Final

from tornado.httputil import HTTPHeaders
from tornado.web import OutputTransform

from dokmus_widgets.validation import policy

#: Of every answer.
ALWAYS: Final = {
    "X-Content-Type-Options": "nosniff",
    # For browsers that do not know frame-ancestors.
    "X-Frame-Options": "DENY",
    # An address may carry a position, and the token of a game.
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Resource-Policy": "same-origin",
    # Otherwise it tells the version of Tornado.
    "Server": "Dokmus",
}

_NOTHING: Final = policy.NOTHING | {"frame-ancestors": "'none'"}

#: Of what is no page: it may load and run nothing.
NO_PAGE: Final = policy.joined(_NOTHING)
#: Of a page without a script.
STILL: Final = policy.joined(_NOTHING, policy.LOOKS)


def for_page(nonce: str, *, live: bool) -> str:
    """The policy of a page whose scripts carry this nonce; ``live``: one with widgets on it."""
    scripts = f"'nonce-{nonce}'"
    if live:
        scripts += " 'self'"  # the one module, which the script of the page asks for
    # Its socket, and the page itself where its session is gone.
    connects = {"connect-src": "'self'"} if live else {}
    return policy.joined(_NOTHING, policy.LOOKS, {"script-src": scripts}, connects)


class Guarded(OutputTransform):
    """Adds the headers to every answer, whoever makes it: pages, files, errors, sockets."""

    def transform_first_chunk(
        self, status_code: int, headers: HTTPHeaders, chunk: bytes, finishing: bool
    ) -> tuple[int, HTTPHeaders, bytes]:
        """Fill in what the answer does not say itself."""
        for name, value in ALWAYS.items():
            headers.setdefault(name, value)
        headers["Server"] = ALWAYS["Server"]
        headers.setdefault(policy.NAME, NO_PAGE)
        headers.pop("Access-Control-Allow-Origin", None)
        return super().transform_first_chunk(status_code, headers, chunk, finishing)
