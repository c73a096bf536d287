"""The memory of a state."""

from __future__ import annotations

import sys
from collections.abc import Iterator

from dokmus_widgets.core import State
from dokmus_widgets.core.position import _MutablePosition

#: Shared by many states, or by all.
SHARED = {"island", "rules", "phase"}
#: Python keeps one object for each of these numbers.
SMALL = range(-5, 257)


def own_bytes(state: State) -> int:
    """Return the bytes of a state's own objects, what it keeps included; the island is shared."""
    parts = [getattr(state, name) for name in _MutablePosition.__slots__ if name not in SHARED]
    own = {id(part): part for value in parts for part in _objects(value)}
    return sys.getsizeof(state) + sum(map(sys.getsizeof, own.values()))


def _objects(value: object) -> Iterator[object]:
    if isinstance(value, tuple):
        if value:
            yield value
        for part in value:
            yield from _objects(part)
    elif isinstance(value, int) and value not in SMALL:
        yield value
