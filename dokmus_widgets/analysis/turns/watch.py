"""How long a search may go on, and how far it has come."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic


class Stopped(RuntimeError):
    """A watch has ended the search for a line before there was one."""


class Watch:
    """Ends a search when ``stop`` says so, or after so many ``seconds``; for one search.

    ``looked``: how many positions of the turn the search has looked at so far, for progress.
    """

    __slots__ = ("_end", "_stop", "looked", "stopped")

    def __init__(
        self, stop: Callable[[], bool] | None = None, seconds: float | None = None
    ) -> None:
        self._stop = stop
        self._end = None if seconds is None else monotonic() + seconds
        self.looked = 0
        self.stopped = False

    def over(self, looked: int) -> bool:
        """Whether the search is to end, which has looked at so many positions more."""
        self.looked += looked
        late = self._end is not None and monotonic() >= self._end
        if late or (self._stop is not None and self._stop()):
            self.stopped = True
        return self.stopped


@contextmanager
def without_collection() -> Iterator[None]:
    """No looking for garbage meanwhile: a search makes much, and none of it in circles."""
    was = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was:
            gc.enable()
