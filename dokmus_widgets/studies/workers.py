"""Who plays: this process, processes of this machine, or a Dask cluster; the same code for all."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, CancelledError, Executor, Future, wait
from concurrent.futures.process import BrokenProcessPool, ProcessPoolExecutor
from contextlib import contextmanager
from itertools import islice
from time import monotonic

from dokmus_widgets.studies.games import Row, play_part
from dokmus_widgets.studies.study import Study

#: A part, its rows and its records.
Played = tuple[int, list[Row], str]
#: So many parts for each worker are handed out at once.
_AHEAD = 2
#: The seconds after which it is looked who is there, and for which nobody may be.
_LOOK, PATIENCE = 5.0, 60.0


class Lost(RuntimeError):
    """The workers are gone; what they have handed in is kept."""


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def played(
    study: Study, parts: Iterable[int], made: str, workers: int, scheduler: str | None
) -> Generator[Played]:
    """Those parts, in any order, by so many processes, or by a Dask cluster."""
    if scheduler is None and workers == 1:
        for part in parts:
            yield (part, *play_part(study, part, made))
        return
    with _cluster(scheduler) if scheduler else _processes(workers) as (executor, count):
        left = iter(parts)
        running: dict[Future[tuple[list[Row], str]], int] = {}
        while True:
            for part in islice(left, max(0, _AHEAD * count() - len(running))):
                running[executor.submit(play_part, study, part, made)] = part
            if not running:
                return
            for future in wait(running, _LOOK, FIRST_COMPLETED).done:
                yield (running.pop(future), *future.result())


@contextmanager
def _processes(workers: int) -> Iterator[tuple[Executor, Callable[[], int]]]:
    others = set(multiprocessing.active_children())
    context = multiprocessing.get_context("spawn")
    executor = ProcessPoolExecutor(workers, context, initializer=_as_worker)
    try:
        yield executor, lambda: workers
    except BrokenProcessPool:
        raise Lost("a worker ended before it was done") from None
    finally:
        executor.shutdown(wait=False, cancel_futures=True)
        # Where it stops early, nobody wants what they are playing.
        for process in set(multiprocessing.active_children()) - others:
            process.terminate()


def _as_worker() -> None:
    """Leave Ctrl+C to the first process, and end with it, whatever ends it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    first = multiprocessing.parent_process()
    assert first is not None

    def end() -> None:
        first.join()
        os._exit(1)

    threading.Thread(target=end, daemon=True).start()


@contextmanager
def _cluster(address: str) -> Iterator[tuple[Executor, Callable[[], int]]]:
    from distributed import Client, KilledWorker  # here, because it takes a while to load

    seen = monotonic()

    def count() -> int:
        nonlocal seen
        there: int = sum(client.ncores().values())
        if there:
            seen = monotonic()
        elif monotonic() - seen > PATIENCE:
            raise Lost(f"the cluster at {address} has no workers")
        return max(1, there)

    try:
        client = Client(address, timeout=10, set_as_default=False)
    except (OSError, ValueError) as error:
        raise Lost(f"there is no scheduler at {address}: {error}") from None
    with client:
        try:
            yield client.get_executor(pure=False, retries=3), count
        except Lost:
            raise
        except (OSError, CancelledError) as error:
            raise Lost(f"the cluster at {address} went away {error}".strip()) from None
        except (RuntimeError, ImportError, KilledWorker) as error:
            raise Lost(f"the cluster at {address} cannot play: {error}") from None
