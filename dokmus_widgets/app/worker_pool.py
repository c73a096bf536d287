"""Worker processes of the server, shared fairly by its pages."""

import asyncio
import os
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import CancelledError, Future
from contextlib import suppress
from functools import partial
from multiprocessing.context import ForkServerContext
from multiprocessing.synchronize import RLock
from typing import Any, Final

from pebble import ProcessExpired, ProcessPool

from dokmus_widgets.analysis.incremental import Incremental, OffloadError, TooManyTasks, Waiting
from dokmus_widgets.host.comms import current_owner

#: Tasks that may wait for a free process.
MAX_WAITING: Final = 200
#: Seconds after which a task is given up, and its process ended.
TIMEOUT: Final = 120.0
#: The page's clicks come first.
_NICENESS: Final = 15
#: Loaded once, before the workers are forked.
_PRELOADED: Final = [
    *("dokmus_widgets.analysis.players", "dokmus_widgets.drawing.pictures.picture", "resvg_py"),
    "dokmus_widgets.widgets.review.bokeh_figures",
]


class _Task:
    """A function with arguments, for a page (``owner``), and its result."""

    def __init__(self, owner: object, function: Callable[..., Any], arguments: tuple[Any, ...]):
        self.owner, self.function, self.arguments = owner, function, arguments
        self.result: Future[Any] = Future()
        self.running: Future[Any] | None = None


class _KeptLocks(ForkServerContext):
    """A context whose locks last as long as it does.

    Pebble drops them before it ends its processes, and one that is only starting would miss them.
    """

    def __init__(self) -> None:
        super().__init__()
        self._locks: list[RLock] = []

    def RLock(self) -> RLock:
        """Make a lock, and keep it."""
        self._locks.append(super().RLock())
        return self._locks[-1]


class WorkerPool:
    """Processes that compute for pages; of several pages that wait, each gets its turn.

    ``workers``: the number of processes, by default as many as there are cores. Everything but
    the work happens in the event loop's thread.
    """

    def __init__(
        self,
        loop: asyncio.AbstractEventLoop,
        workers: int | None = None,
        max_waiting: int = MAX_WAITING,
    ) -> None:
        self._loop, self._max_waiting = loop, max_waiting
        self._workers = workers or len(os.sched_getaffinity(0))
        # A forked copy of this process would inherit its sockets and threads.
        self._context = _KeptLocks()
        self._context.set_forkserver_preload(_PRELOADED)
        self._pool = ProcessPool(
            self._workers, initializer=os.nice, initargs=[_NICENESS], context=self._context
        )
        self._queues: OrderedDict[object, deque[_Task]] = OrderedDict()
        self._running: set[_Task] = set()

    @property
    def waiting(self) -> int:
        """The number of tasks that wait for a process."""
        return sum(map(len, list(self._queues.values())))  # a copy: the metrics have a thread

    @property
    def running(self) -> int:
        """The number of tasks that are being computed."""
        return len(self._running)

    def offload(self, function: Callable[..., Any], arguments: tuple[Any, ...]) -> Incremental[Any]:
        """Run a function in a process; see `dokmus_widgets.analysis.incremental.offload`.

        The task is cancelled when the generator is closed.
        """
        if self.waiting >= self._max_waiting:
            raise TooManyTasks(f"{self.waiting} tasks are waiting")
        owner = current_owner()
        ahead = sum(bool(tasks) for other, tasks in self._queues.items() if other is not owner)
        task = _Task(owner, function, arguments)
        self._queues.setdefault(owner, deque()).append(task)
        self._start_next()
        try:
            while not task.result.done():
                yield Waiting(task.result, ahead)
            return task.result.result()
        except (ProcessExpired, TimeoutError, CancelledError) as error:
            raise OffloadError(f"a worker process is lost: {error!r}") from error
        finally:
            self._cancel(task)

    def _start_next(self) -> None:
        while len(self._running) < self._workers and self._queues:
            owner, tasks = self._queues.popitem(last=False)
            task = tasks.popleft()
            if tasks:
                self._queues[owner] = tasks  # behind the others
            self._running.add(task)
            task.running = self._pool.submit(task.function, TIMEOUT, *task.arguments)
            task.running.add_done_callback(partial(self._finish_later, task))

    def start(self) -> None:
        """Start the processes, which takes a second; in a thread it holds nobody up."""
        with suppress(RuntimeError):  # it is closed already
            self._pool.submit(os.getpid, TIMEOUT)

    def _finish_later(self, task: _Task, _running: Future[Any]) -> None:
        with suppress(RuntimeError):  # the loop has ended
            self._loop.call_soon_threadsafe(self._finish, task)

    def _finish(self, task: _Task) -> None:
        self._running.discard(task)
        running = task.running
        if running is not None and not task.result.done():
            if running.cancelled():
                task.result.cancel()
            elif (error := running.exception()) is not None:
                task.result.set_exception(error)
            else:
                task.result.set_result(running.result())
        self._start_next()

    def _cancel(self, task: _Task) -> None:
        """Forget a task that waits, and end the process of one that runs."""
        if task.running is not None:
            task.running.cancel()
            return
        tasks = self._queues.get(task.owner)
        if tasks is not None and task in tasks:
            tasks.remove(task)
            if not tasks:
                del self._queues[task.owner]

    def close(self) -> None:
        """End all processes."""
        self._queues.clear()
        pool: Any = self._pool  # partly untyped
        pool.stop()
        pool.join()
