"""Griffe extension: docstrings from comments, and docstrings as Markdown."""

from __future__ import annotations

import re
from typing import Any, Final

from griffe import Attribute, Docstring, Extension, Object

_ROLE: Final = re.compile(r":(?:class|meth|func|attr|data|mod):`~?")
#: What announces an indented block.
_LITERAL: Final = re.compile(r"(?<=\S)::$", re.MULTILINE)


class Docstrings(Extension):
    """Reader of the comments above constants, and of roles such as ``:class:`` in docstrings."""

    def on_attribute_instance(self, *, attr: Attribute, **_: Any) -> None:
        """Give an attribute without a docstring the comment above it, ``#: ...``."""
        if attr.docstring is not None or attr.lineno is None:
            return
        lines = attr.module.lines_collection[attr.module.filepath]  # type: ignore[index]
        above: list[str] = []
        for line in reversed(lines[: attr.lineno - 1]):
            if not line.lstrip().startswith("#:"):
                break
            above.insert(0, line.lstrip().removeprefix("#:").strip())
        if above:
            attr.docstring = Docstring("\n".join(above), parent=attr)

    def on_instance(self, *, obj: Object, **_: Any) -> None:
        """Leave the names of a docstring without their roles."""
        if obj.docstring is not None:
            plain = _LITERAL.sub(":", _ROLE.sub("`", obj.docstring.value))
            obj.docstring.value = with_fences(plain)


def with_fences(text: str) -> str:
    """Return a docstring with its examples in fences."""
    lines, inside = [], False
    for line in text.replace("\n::\n", "\n").split("\n"):
        begins = line.startswith(">>> ") and not inside
        if begins or (inside and not line.strip()):
            lines.append("```pycon" if begins else "```")
            inside = begins
        lines.append(line)
    return "\n".join([*lines, "```"] if inside else lines)
