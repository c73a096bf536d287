"""Preview pictures of positions, drawn by worker processes."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from dokmus_widgets.analysis.incremental import (
    Incremental,
    OffloadError,
    Waiting,
    in_one_step,
    offload,
)
from dokmus_widgets.drawing.pictures.picture import Picture, draw_png
from dokmus_widgets.host.previews import preview_picture

#: Pictures in the cache.
CACHE_SIZE: Final = 64


class QueueFull(Exception):
    """Too many pictures are waiting to be rendered, or a process is lost."""


class RendererMissing(Exception):
    """No library is installed that renders pictures."""


class PreviewRenderer:
    """Renderer of PNG pictures, with a limit and a cache."""

    def __init__(
        self, max_pending: int, draw: Callable[[Picture], bytes | None] = draw_png
    ) -> None:
        self._max_pending, self._draw = max_pending, draw
        self._tasks: OrderedDict[str, asyncio.Task[bytes]] = OrderedDict()

    @property
    def pending(self) -> int:
        """The number of pictures that are waiting or being drawn."""
        return sum(
            not one.done() for one in list(self._tasks.values())
        )  # a copy: the metrics have a thread

    async def render(self, code: str) -> bytes:
        """Return a position's PNG; raise `ValueError`, `RendererMissing` or `QueueFull`."""
        task = self._tasks.get(code)
        if task is None:
            if self.pending >= self._max_pending:
                raise QueueFull
            task = self._tasks[code] = asyncio.create_task(self._run(preview_picture(code)))
        self._tasks.move_to_end(code)
        if len(self._tasks) > CACHE_SIZE:
            self._tasks.popitem(last=False)
        try:
            return await asyncio.shield(task)
        except Exception:
            if self._tasks.get(code) is task:
                del self._tasks[code]  # the next request tries again
            raise

    async def _run(self, picture: Picture) -> bytes:
        try:
            png = await _finish(offload(in_one_step, self._draw, picture))
        except OffloadError as error:
            raise QueueFull from error
        if png is None:
            raise RendererMissing
        return png


async def _finish(work: Incremental[bytes | None]) -> bytes | None:
    while True:
        try:
            told = next(work)
        except StopIteration as done:
            result: bytes | None = done.value
            return result
        if isinstance(told, Waiting):
            await asyncio.wait([asyncio.wrap_future(told.future)])
