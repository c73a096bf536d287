"""The QR code of a link of a page, drawn when the page asks for it."""

from collections.abc import Collection
from typing import Final

#: Characters of an address whose QR code is drawn.
_LONGEST_ADDRESS: Final = 400


class QrCode:
    """The QR code of one of a page's links; ``scale``: pixels of a module."""

    def __init__(self, scale: int) -> None:
        self._scale = scale
        self._query = self._picture = ""

    def show(self, address: str, queries: Collection[str]) -> bool:
        """Draw the code of a full address, if it has one of these queries; return whether."""
        from segno import make_qr  # rarely asked for, and not part of every installation

        query = address[address.find("?") :]
        if len(address) > _LONGEST_ADDRESS or query not in queries:
            return False
        self._query = query
        self._picture = make_qr(address).svg_data_uri(scale=self._scale, light="#fff")
        return True

    def of(self, query: str) -> str:
        """Return the picture of the link with this query; empty if another one was asked for."""
        return self._picture if query == self._query else ""
