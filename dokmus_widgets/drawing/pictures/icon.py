"""The favicon: a tent on water."""

from typing import Final
from urllib.parse import quote

ICON: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16">'
    '<path fill="#1d7874" d="M0 0h16v16H0z"/>'
    '<path fill="#f5ead2" d="M8 2 14 13H2z"/>'
    '<path fill="#7b3f1e" d="M8 7l2.5 6h-5z"/></svg>'
)


def icon_link() -> str:
    return f'<link rel="icon" href="data:image/svg+xml,{quote(ICON)}">'
