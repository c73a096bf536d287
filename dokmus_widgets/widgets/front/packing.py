"""Long values of widgets, packed for the state that a notebook keeps of them."""

from __future__ import annotations

import base64
import json
import zlib
from typing import Any, Final


def packed(value: Any, _widget: object = None) -> dict[str, str]:
    """A value as the scripts of a page unpack it: ``page/packing.mjs``."""
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return {"packed": base64.b64encode(zlib.compress(text.encode(), 9)).decode("ascii")}


#: The tags of a trait with a long value, in which the same few words come again and again.
LONG: Final = {"sync": True, "is_long": True, "to_json": packed}
