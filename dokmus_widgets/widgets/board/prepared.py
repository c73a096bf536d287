"""Costly results, such as pictures: another process computes them where the host has one."""

from collections import OrderedDict
from collections.abc import Callable, Generator, Hashable
from functools import partial
from typing import Any, Final, TypeVar

from dokmus_widgets.analysis.incremental import TooManyTasks, host, in_one_step, offload
from dokmus_widgets.explain import say
from dokmus_widgets.widgets.board.background_work import BackgroundWorker

T = TypeVar("T")

#: Results in the cache of this process; a picture has some 150 kB.
CACHE_SIZE: Final = 64
#: Results that a page can wait for at once.
MAX_WAITING: Final = 4

#: A function and its arguments.
_Task = tuple[Callable[..., Any], tuple[Hashable, ...]]
_cache: Final[OrderedDict[_Task, Any]] = OrderedDict()


class NotPrepared(Exception):
    """A result is not there yet, or never will be; the text says so to the user."""


class Prepared:
    """The costly results that a page shows; ``show`` shows it anew when one is there or failed."""

    def __init__(self, show: Callable[[], object]) -> None:
        self._show = show
        self._workers: dict[_Task, BackgroundWorker] = {}
        #: The ids of the messages that say why there is no result.
        self._faults: dict[_Task, str] = {}

    def find(self, function: Callable[..., T], *arguments: Hashable) -> T:
        """Return the result of a picklable function, at once where the host has no workers.

        Raise `NotPrepared` while it is being computed, or if it cannot be.
        """
        task = function, arguments
        if task not in _cache and host.offload is None:
            _keep(task, function(*arguments))
        if task in _cache:
            _cache.move_to_end(task)
            result: T = _cache[task]
            return result
        if task not in self._workers and task not in self._faults:
            self._start(task)
        raise NotPrepared(say(self._faults.get(task, "prepared-soon")))

    def _start(self, task: _Task) -> None:
        if len(self._workers) >= MAX_WAITING:
            self._faults[task] = "prepared-full"
        elif host.charge is not None and not host.charge():
            self._faults[task] = "prepared-refused"
        else:
            self._run(task)

    def _run(self, task: _Task) -> None:
        failed = partial(self._end, task, "prepared-fault")
        self._workers[task] = BackgroundWorker(failed)
        self._workers[task].run(self._work(task))

    def _work(self, task: _Task) -> Generator[object]:
        function, arguments = task
        try:
            _keep(task, (yield from offload(in_one_step, function, *arguments)))
        except TooManyTasks:
            self._end(task, "prepared-full")
        else:
            self._end(task)

    def _end(self, task: _Task, fault: str = "") -> None:
        del self._workers[task]
        if fault:
            self._faults[task] = fault
        self._show()

    def forget_faults(self) -> None:
        """Try again, at the next `find`, what failed."""
        self._faults.clear()

    def rest(self) -> None:
        """Stop while nobody looks at the page."""
        for worker in self._workers.values():
            worker.stop()

    def wake(self) -> None:
        """Go on with what was stopped."""
        for task, worker in [*self._workers.items()]:
            if not worker.is_busy:
                self._run(task)


def _keep(task: _Task, result: object) -> None:
    _cache[task] = result
    if len(_cache) > CACHE_SIZE:
        _cache.popitem(last=False)
