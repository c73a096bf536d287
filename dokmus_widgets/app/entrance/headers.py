"""What every answer tells the browser not to do."""

from __future__ import annotations

from typing import Final

from tornado.httputil import HTTPHeaders
from tornado.web import OutputTransform

_POLICY: Final = "Content-Security-Policy"

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

_NOTHING: Final = {
    "default-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'none'",
}
_LOOKS: Final = {
    # Positions of pieces are style attributes, which cannot carry a nonce.
    "style-src": "'self' 'unsafe-inline'",
    # data: the icon of the page, pictures offered as files.
    "img-src": "'self' data: blob:",
    "font-src": "'self' data:",
}


def _joined(*parts: dict[str, str]) -> str:
    rules: dict[str, str] = {}
    for part in parts:
        rules |= part
    return "; ".join(f"{name} {value}" for name, value in rules.items())


#: Of what is no page: it may load and run nothing.
NO_PAGE: Final = _joined(_NOTHING)
#: Of a page without a script.
STILL: Final = _joined(_NOTHING, _LOOKS)


def for_page(nonce: str, *, live: bool) -> str:
    """The policy of a page whose scripts carry this nonce; ``live``: one with widgets on it."""
    scripts = f"'nonce-{nonce}'"
    if live:
        scripts += " 'self'"  # the one module, which the script of the page asks for
    # Its socket, and the page itself where its session is gone.
    connects = {"connect-src": "'self'"} if live else {}
    return _joined(_NOTHING, _LOOKS, {"script-src": scripts}, connects)


class Guarded(OutputTransform):
    """Adds the headers to every answer, whoever makes it: pages, files, errors, sockets."""

    def transform_first_chunk(
        self, status_code: int, headers: HTTPHeaders, chunk: bytes, finishing: bool
    ) -> tuple[int, HTTPHeaders, bytes]:
        """Fill in what the answer does not say itself."""
        for name, value in ALWAYS.items():
            headers.setdefault(name, value)
        headers["Server"] = ALWAYS["Server"]
        headers.setdefault(_POLICY, NO_PAGE)
        headers.pop("Access-Control-Allow-Origin", None)
        return super().transform_first_chunk(status_code, headers, chunk, finishing)
