"""Threads that use the storage, so that the event loop never waits for a disk."""

import asyncio
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import TypeVar

Result = TypeVar("Result")


class StorageThread:
    """Runner of a store's writes or reads, one after the other, in the order in which they come."""

    def __init__(self, loop: asyncio.AbstractEventLoop, name: str = "dokmus-storage") -> None:
        self._loop = loop
        self._executor = ThreadPoolExecutor(1, name)
        self._last: asyncio.Future[None] | None = None
        self._order = asyncio.Lock()

    def run(self, work: Callable[[], Result], done: Callable[[Result], None]) -> None:
        """Call ``work`` in the thread, and then ``done`` with its result in the loop."""
        settled: asyncio.Future[None] = self._loop.create_future()
        self._last = settled

        def settle(future: Future[Result]) -> None:
            try:
                done(future.result())
            finally:
                settled.set_result(None)

        self._executor.submit(work).add_done_callback(
            lambda future: self._loop.call_soon_threadsafe(settle, future)
        )

    async def written(self) -> None:
        """Wait until all writes so far have been done, or have failed.

        Callers go on in the order of their calls, so that messages that wait keep their order.
        """
        last = self._last
        async with self._order:
            if last is not None:
                await asyncio.shield(last)

    def close(self) -> None:
        """Finish what waits, and end the thread."""
        self._executor.shutdown()
