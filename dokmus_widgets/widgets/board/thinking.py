"""Work that goes on between the clicks, in slices, on the loop that hears them: no thread waits."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections import deque
from collections.abc import Callable, Generator
from contextlib import AbstractContextManager
from contextvars import Context, copy_context
from time import perf_counter
from typing import Final, NamedTuple
from weakref import WeakKeyDictionary

from dokmus_widgets.validation.incidents import incident_counts

_LOG = logging.getLogger(__name__)

#: Seconds of work at a time, over all widgets of a process, and of rest for all else after it.
SLICE: Final = 0.008
#: In a browser, where less than 4 ms is none: what it hears and keeps would wait for seconds.
REST: Final = 0.005 if sys.platform == "emscripten" else 0.002


class Pause(NamedTuple):
    """Yielded by work that goes on after so many seconds, for somebody looks at what is shown."""

    seconds: float


#: Yields often: a `Pause`, or whatever it likes.
Work = Generator[object]


class Driver:
    """Does a work in slices wherever a loop runs; otherwise when somebody waits for it.

    ``failed``: called where the work fails, which is logged and counted, and left; ``speaks``: in
    what the work is done, at each time: it tells something, and languages change.
    """

    def __init__(
        self, failed: Callable[[], object], speaks: Callable[[], AbstractContextManager[object]]
    ) -> None:
        self._failed, self._speaks = failed, speaks
        self._work: Work | None = None
        self._context = Context()
        self._timer: asyncio.TimerHandle | None = None
        self._is_in_line = False

    @property
    def is_busy(self) -> bool:
        """Whether there is something left to do."""
        return self._work is not None

    def run(self, work: Work) -> None:
        """Do this from now on, in place of all else."""
        self.stop()
        self._work, self._context = work, copy_context()
        self._after(0)

    def stop(self) -> None:
        """Leave it as it is."""
        self._work = None
        self._wake()

    def nudge(self) -> None:
        """Go on with it where it was left because no loop ran."""
        if self._work is not None and self._timer is None and not self._is_in_line:
            self._after(0)

    def wait(self) -> None:
        """Do all of it now, without a pause."""
        while self._work is not None:
            self._go_on(float("inf"))

    def hurry(self) -> None:
        """Have done with a pause."""
        if self._timer is not None:
            self._wake()
            self._after(0)

    def _wake(self) -> None:
        timer, self._timer = self._timer, None
        if timer is not None:
            timer.cancel()

    def _after(self, seconds: float) -> None:
        loop = loop_now()
        if loop is not None:
            self._timer = loop.call_later(seconds, self._line_up, loop)

    def _line_up(self, loop: asyncio.AbstractEventLoop) -> None:
        self._timer, self._is_in_line = None, True
        line = _lines.setdefault(loop, deque())
        line.append(self)
        if len(line) == 1:
            loop.call_later(REST, _next, loop)

    def slice(self) -> None:
        """Do some of it, where it is still wanted."""
        self._is_in_line = False
        seconds = self._context.run(self._go_on, SLICE)
        if self._work is not None and self._timer is None:
            self._context.run(self._after, seconds)

    def _go_on(self, seconds: float) -> float:
        """Work for so many seconds or to a pause, endlessly without one; how long to wait then."""
        work, until = self._work, perf_counter() + seconds
        try:
            with self._speaks():
                while work is not None and work is self._work and perf_counter() < until:
                    told = next(work)
                    if isinstance(told, Pause) and told.seconds and seconds != float("inf"):
                        return told.seconds
        except StopIteration:
            if work is self._work:
                self._work = None
        except Exception:
            self._work = None
            incident_counts["fault"] += 1
            _LOG.exception("what went on between the clicks failed")
            self._failed()
        return 0


#: Who waits for a slice, on each loop: one after the other, however many there are.
_lines: WeakKeyDictionary[asyncio.AbstractEventLoop, deque[Driver]] = WeakKeyDictionary()


def _next(loop: asyncio.AbstractEventLoop) -> None:
    line = _lines[loop]
    line[0].slice()
    line.popleft()
    if line:
        loop.call_later(REST, _next, loop)


def loop_now() -> asyncio.AbstractEventLoop | None:
    """The loop that runs now; None where none does."""
    try:
        return asyncio.get_running_loop()
    except RuntimeError:
        # A browser's runs always, though nobody is told.
        return asyncio.get_event_loop() if sys.platform == "emscripten" else None
