"""Deadlines and cancellation of searches."""

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic

from dokmus_widgets.core.faults import quote
from dokmus_widgets.core.values import expect


class SearchStopped(RuntimeError):
    """A search for a line reached its deadline."""


class Deadline:
    """End of one search, once ``stop()`` is true or after ``seconds``; counts ``positions``."""

    __slots__ = ("_end_time", "_stop", "is_reached", "positions")

    def __init__(
        self, stop: Callable[[], bool] | None = None, seconds: float | None = None
    ) -> None:
        if stop is not None and not callable(stop):
            raise TypeError(f"stop: a function is expected, not {quote(stop)}")
        if seconds is not None:
            expect(seconds, int | float, "seconds: a number is expected")
        self._stop = stop
        self._end_time = None if seconds is None else monotonic() + seconds
        self.positions = 0
        self.is_reached = False

    def reached(self, new_positions: int) -> bool:
        """Count more positions and return whether the search has to end."""
        self.positions += new_positions
        late = self._end_time is not None and monotonic() >= self._end_time
        if late or (self._stop is not None and self._stop()):
            self.is_reached = True
        return self.is_reached


@contextmanager
def gc_paused() -> Iterator[None]:
    """Pause garbage collection: a search allocates much and creates no cycles."""
    was = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was:
            gc.enable()
