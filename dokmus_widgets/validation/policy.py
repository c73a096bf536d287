"""The Content-Security-Policy of pages, whatever serves them: nothing, but for what is named."""

from __future__ import annotations

from typing import Final

NAME: Final = "Content-Security-Policy"
#: Of everything.
NOTHING: Final = {"default-src": "'none'", "base-uri": "'none'", "form-action": "'none'"}
#: Of every page.
LOOKS: Final = {
    # Positions of pieces are style attributes, which cannot carry a nonce.
    "style-src": "'self' 'unsafe-inline'",
    # data: the icon of the page, pictures offered as files.
    "img-src": "'self' data: blob:",
    "font-src": "'self' data:",
}


def joined(*parts: dict[str, str]) -> str:
    """Sources by what they are of, in one text."""
    rules: dict[str, str] = {}
    for part in parts:
        rules |= part
    return "; ".join(f"{name} {value}" for name, value in rules.items())
