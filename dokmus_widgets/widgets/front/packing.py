"""Long values of widgets, packed for the state that a notebook keeps of them."""

from __future__ import annotations

import base64
import json
import zlib
from typing import Any, Final


def packed(value: Any, widget: Any) -> Any:
    """A value as the scripts of a page unpack it: ``page/packing.mjs``.

    As it is where nothing carries the front end: a page of ours packs all that it is sent.
    """
    return value if widget.front is None else pack(value)


def pack(value: Any) -> dict[str, str]:
    """A value, packed."""
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return {"packed": base64.b64encode(zlib.compress(text.encode(), 9)).decode("ascii")}


#: The tags of a trait with a long value, in which the same few words come again and again.
LONG: Final = {"sync": True, "to_json": packed}
