"""Griffe extension: comments that begin with ``#:`` are the docstrings of what follows them."""

from __future__ import annotations

from typing import Any

from griffe import Attribute, Docstring, Extension


class Comments(Extension):
    """Reader of the comments above constants and fields."""

    def on_attribute_instance(self, *, attr: Attribute, **_: Any) -> None:
        """Give an attribute without a docstring the comment above it."""
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
