"""Background work in short slices on the event loop, between the events of the user."""

import asyncio
import logging
import sys
from collections import deque
from collections.abc import Callable, Generator
from contextlib import AbstractContextManager, nullcontext
from contextvars import Context, copy_context
from time import perf_counter
from typing import Final, NamedTuple
from weakref import WeakKeyDictionary

from dokmus_widgets.analysis.incremental import Waiting
from dokmus_widgets.validation.incidents import incident_counts

_LOG = logging.getLogger(__name__)

#: Seconds of a slice of work, over all widgets of a process, and of the rest after it.
SLICE: Final = 0.008
#: Longer in a browser, which treats less than 4 ms as 0: its events would wait for seconds.
REST: Final = 0.005 if sys.platform == "emscripten" else 0.002


class Pause(NamedTuple):
    """A pause that work yields, so that the user can look at what is shown."""

    seconds: float


#: Yields often: a `Pause`, `Waiting` for another process, or any other value.
Work = Generator[object]


class BackgroundWorker:
    """A worker that runs a generator in slices on the event loop, or in :meth:`wait` without one.

    ``on_error``: called after an error in the work, which is logged, counted and dropped;
    ``context``: a context manager for each slice, as languages change.
    """

    def __init__(
        self,
        on_error: Callable[[], object] = lambda: None,
        context: Callable[[], AbstractContextManager[object]] = nullcontext,
    ) -> None:
        self._on_error, self._slice_context = on_error, context
        self._work: Work | None = None
        self._context = Context()
        self._timer: asyncio.TimerHandle | None = None
        self._is_queued = False

    @property
    def is_busy(self) -> bool:
        return self._work is not None

    def run(self, work: Work) -> None:
        """Start this work in place of any other."""
        self.stop()
        self._work, self._context = work, copy_context()
        self._schedule(0)

    def stop(self) -> None:
        """Drop the work; what another process computes for it is cancelled."""
        self._work = None
        self._cancel_timer()

    def nudge(self) -> None:
        """Continue the work that stopped because no event loop was running."""
        if self._work is not None and self._timer is None and not self._is_queued:
            self._schedule(0)

    def wait(self) -> None:
        """Finish the work now, without pauses."""
        while self._work is not None:
            self._work_for(float("inf"))

    def skip_pause(self) -> None:
        if self._timer is not None:
            self._cancel_timer()
            self._schedule(0)

    def _cancel_timer(self) -> None:
        timer, self._timer = self._timer, None
        if timer is not None:
            timer.cancel()

    def _schedule(self, seconds: float) -> None:
        loop = running_loop()
        if loop is not None:
            self._timer = loop.call_later(seconds, self._enqueue, loop)

    def _enqueue(self, loop: asyncio.AbstractEventLoop) -> None:
        self._timer, self._is_queued = None, True
        queue = _queues.setdefault(loop, deque())
        queue.append(self)
        if len(queue) == 1:
            loop.call_later(REST, _run_next, loop)

    def run_slice(self) -> None:
        self._is_queued = False
        seconds = self._context.run(self._work_for, SLICE)
        if seconds is not None and self._work is not None and self._timer is None:
            self._context.run(self._schedule, seconds)

    def _resume(self, work: Work) -> None:
        if work is self._work and self._timer is None and not self._is_queued:
            self._context.run(self._schedule, 0)

    def _work_for(self, seconds: float) -> float | None:
        """Work for some seconds, or until a pause; return the seconds of the pause.

        Return None if the work waits for another process, whose result resumes it.
        """
        work, deadline = self._work, perf_counter() + seconds
        try:
            with self._slice_context():
                while work is not None and work is self._work and perf_counter() < deadline:
                    result = next(work)
                    if isinstance(result, Waiting):
                        if seconds == float("inf"):
                            result.future.exception()  # wait for it
                        elif not result.future.done():
                            result.future.add_done_callback(lambda _future: self._resume(work))
                            return None
                    elif isinstance(result, Pause) and result.seconds and seconds != float("inf"):
                        return result.seconds
        except StopIteration:
            if work is self._work:
                self._work = None
        except Exception:
            self._work = None
            incident_counts["fault"] += 1
            _LOG.exception("background work failed")
            self._on_error()
        return 0


#: The workers of each event loop that wait for a slice.
_queues: WeakKeyDictionary[asyncio.AbstractEventLoop, deque[BackgroundWorker]] = WeakKeyDictionary()


def _run_next(loop: asyncio.AbstractEventLoop) -> None:
    queue = _queues[loop]
    queue[0].run_slice()
    queue.popleft()
    if queue:
        loop.call_later(REST, _run_next, loop)


def call_in_turn(function: Callable[[], object]) -> None:
    """Call a function after those that wait already, with rests for the events of users."""

    def work() -> Work:
        function()
        yield None

    BackgroundWorker().run(work())


def running_loop() -> asyncio.AbstractEventLoop | None:
    try:
        return asyncio.get_running_loop()
    except RuntimeError:
        # In a browser it always runs, but is not reported as running.
        return asyncio.get_event_loop() if sys.platform == "emscripten" else None
