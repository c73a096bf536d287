"""The Content-Security-Policy of pages, whatever serves them: deny everything by default."""

from typing import Final

HEADER: Final = "Content-Security-Policy"
DENY_ALL: Final = {"default-src": "'none'", "base-uri": "'none'", "form-action": "'none'"}
#: The sources of every page; scripts come on top.
PAGE_SOURCES: Final = {
    # Positions of pieces are style attributes, which cannot carry a nonce.
    "style-src": "'self' 'unsafe-inline'",
    # data: the icon of the page, pictures offered as files.
    "img-src": "'self' data: blob:",
    "font-src": "'self' data:",
}


def policy_text(*parts: dict[str, str]) -> str:
    """Return the value of the header; later parts override earlier ones."""
    directives: dict[str, str] = {}
    for part in parts:
        directives |= part
    return "; ".join(f"{name} {sources}" for name, sources in directives.items())
