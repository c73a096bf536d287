"""Pictures of positions, drawn beside the server, one at a time: others are answered meanwhile."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from dokmus_widgets.host.previews import to_draw

#: So many pictures are kept.
KEPT: Final = 64
#: A picture takes a third of a second.
_MOST_SECONDS: Final = 60.0
#: Nothing of the folder that the server was started in is imported (-P).
_DRAW: Final = (sys.executable, "-P", "-m", "dokmus_widgets.drawing.png")


class TooMany(Exception):
    """So many pictures are waited for that there is no room for one more."""


class Unavailable(Exception):
    """Nothing is installed that draws pictures."""


class Previews:
    """Draws each picture once, one after the other; ``most``: how many may be waited for."""

    def __init__(self, most: int, draw: Callable[[str], bytes] | None = None) -> None:
        self._most, self._draw = most, draw or _drawn
        self._turn = asyncio.Lock()
        self._asked: OrderedDict[str, asyncio.Task[bytes]] = OrderedDict()

    async def of(self, code: str) -> bytes:
        """The picture of a position as PNG.

        `ValueError` for what is no code, `Unavailable`, `TooMany`.
        """
        drawing = self._asked.get(code)
        if drawing is None:
            if sum(not one.done() for one in self._asked.values()) >= self._most:
                raise TooMany
            text = json.dumps(to_draw(code))
            drawing = self._asked[code] = asyncio.create_task(self._in_turn(text))
        self._asked.move_to_end(code)
        if len(self._asked) > KEPT:
            self._asked.popitem(last=False)
        try:
            return await asyncio.shield(drawing)
        except Exception:
            if self._asked.get(code) is drawing:
                del self._asked[code]  # whoever asks again has it tried again
            raise

    async def _in_turn(self, text: str) -> bytes:
        async with self._turn:
            return await asyncio.to_thread(self._draw, text)


def _drawn(text: str) -> bytes:
    done = subprocess.run(
        _DRAW, input=text.encode(), stdout=subprocess.PIPE, timeout=_MOST_SECONDS, check=True
    )
    if not done.stdout:
        raise Unavailable
    return done.stdout
