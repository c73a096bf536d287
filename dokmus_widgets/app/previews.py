"""Preview pictures of positions, rendered one at a time in a subprocess."""

import asyncio
import json
import subprocess
import sys
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from dokmus_widgets.host.previews import drawing_arguments

#: Pictures in the cache.
CACHE_SIZE: Final = 64
#: A picture usually takes a third of a second.
_TIMEOUT_SECONDS: Final = 60.0
#: -P: import nothing from the working directory.
_COMMAND: Final = (sys.executable, "-P", "-m", "dokmus_widgets.drawing.png")


class QueueFull(Exception):
    """Too many pictures are waiting to be rendered."""


class RendererMissing(Exception):
    """No library is installed that renders pictures."""


class PreviewRenderer:
    """Renderer of PNG pictures, with a queue and a cache."""

    def __init__(self, max_pending: int, draw: Callable[[str], bytes] | None = None) -> None:
        self._max_pending, self._draw = max_pending, draw or _draw_in_subprocess
        self._lock = asyncio.Lock()
        self._tasks: OrderedDict[str, asyncio.Task[bytes]] = OrderedDict()

    async def render(self, code: str) -> bytes:
        """Return a position's PNG; raise `ValueError`, `RendererMissing` or `QueueFull`."""
        task = self._tasks.get(code)
        if task is None:
            if sum(not one.done() for one in self._tasks.values()) >= self._max_pending:
                raise QueueFull
            text = json.dumps(drawing_arguments(code))
            task = self._tasks[code] = asyncio.create_task(self._draw_next(text))
        self._tasks.move_to_end(code)
        if len(self._tasks) > CACHE_SIZE:
            self._tasks.popitem(last=False)
        try:
            return await asyncio.shield(task)
        except Exception:
            if self._tasks.get(code) is task:
                del self._tasks[code]  # the next request tries again
            raise

    async def _draw_next(self, text: str) -> bytes:
        async with self._lock:
            return await asyncio.to_thread(self._draw, text)


def _draw_in_subprocess(text: str) -> bytes:
    done = subprocess.run(
        _COMMAND, input=text.encode(), stdout=subprocess.PIPE, timeout=_TIMEOUT_SECONDS, check=True
    )
    if not done.stdout:
        raise RendererMissing
    return done.stdout
