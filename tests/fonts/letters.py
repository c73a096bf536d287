"""The letters that pages show, by language: those in messages and in the code."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import dokmus_widgets
from dokmus_widgets.explain.messages import OWN_NAMES

PACKAGE = Path(dokmus_widgets.__file__).parent
_MESSAGES = PACKAGE / "explain" / "messages"
#: Names that people type have these at least.
_ASCII = frozenset(map(chr, range(0x20, 0x7F)))


def letters(language: str) -> frozenset[str]:
    """Everything but white space that a page in this language may show by itself."""
    told = "".join(path.read_text("utf-8") for path in (_MESSAGES / language).rglob("*.ftl"))
    said = "".join(line for line in told.splitlines() if not line.startswith("#"))
    shown = _ASCII | {*said, *"".join(OWN_NAMES.values())} | _signs()
    return frozenset(letter for letter in shown if letter.isprintable() and not letter.isspace())


@cache
def _signs() -> frozenset[str]:
    """Return the signs that widgets show without a message: ticks, crosses, arrows, dots."""
    front = PACKAGE / "widgets" / "front"
    scripts = [path for path in front.rglob("*.[cm]*s") if path.parent.name != "built"]
    sources = (*PACKAGE.rglob("*.py"), *scripts)
    return frozenset(
        letter
        for path in sources
        for letter in path.read_text("utf-8")
        # Symbols and punctuation beyond ASCII: not the letters of comments and names.
        if not letter.isascii() and not letter.isalnum()
    )
