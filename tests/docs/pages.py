"""The pages of the documentation, and the code blocks in them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[2]
#: Written pages; the others are made when the documentation is built.
PAGES: Final = [
    "README.md",
    *sorted(p.relative_to(ROOT).as_posix() for p in ROOT.glob("docs/**/*.md")),
]
_FENCE: Final = re.compile(r'^```(\w*)(?: title="([^"]+)")?\n(.*?)^```$', re.MULTILINE | re.DOTALL)


class Block(NamedTuple):
    """A code block: its language, the name of the file that it is, and its line in the page."""

    language: str
    file: str
    code: str
    line: int


def blocks(page: str) -> list[Block]:
    """Return the code blocks of a page."""
    text = (ROOT / page).read_text("utf-8")
    assert text.count("\n```") % 2 == 0, "a code block doesn't end"
    return [
        Block(found[1], found[2] or "", found[3], text.count("\n", 0, found.start()) + 2)
        for found in _FENCE.finditer(text)
    ]
