"""Compression of long trait values, for the state that a notebook stores."""

import base64
import json
import zlib
from typing import Any, Final


def compressed_for(value: Any, widget: Any) -> Any:
    """Return a value as the scripts of a page decode it (``page/packing.mjs``).

    Unchanged where pages load the front end as files: those compress everything they send.
    """
    return value if widget.front is None else pack(value)


def pack(value: Any) -> dict[str, str]:
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return {"packed": base64.b64encode(zlib.compress(text.encode(), 9)).decode("ascii")}


#: The tags of a trait with a long and repetitive value.
COMPRESSED: Final = {"sync": True, "to_json": compressed_for}
