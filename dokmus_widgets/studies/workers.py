"""Workers of a study: this process, a process pool or a Dask cluster."""

import multiprocessing
import os
import signal
import socket
import threading
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, CancelledError, Executor, Future, wait
from concurrent.futures.process import BrokenProcessPool, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from itertools import islice
from time import monotonic, sleep

from dokmus_widgets.studies.games import Row, play_part
from dokmus_widgets.studies.results import Results

PlayedPart = tuple[int, list[Row], str]
_PARTS_PER_WORKER = 2
#: Seconds between two checks for workers, and without any worker before giving up.
_POLL_SECONDS, MAX_IDLE_SECONDS = 5.0, 60.0
#: Seconds to wait for a scheduler.
CONNECT_SECONDS = 10.0


class WorkersLost(RuntimeError):
    """The workers are gone; finished parts are saved."""


def available_cores() -> int:
    """Return the number of processors that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_parts(
    results: Results, parts: Iterable[int], workers: int, scheduler: str | None
) -> Generator[PlayedPart]:
    # Own players travel pickled, with their code.
    study = replace(results.study, own=dict.fromkeys(results.study.own))
    play = partial(play_part, study, fingerprint=results.fingerprint, own=results.own)
    if scheduler is None and workers == 1:
        for part in parts:
            yield (part, *play(part))
        return
    with _cluster(scheduler) if scheduler else _processes(workers) as (executor, count):
        left = iter(parts)
        running: dict[Future[tuple[list[Row], str]], int] = {}
        while True:
            for part in islice(left, max(0, _PARTS_PER_WORKER * count() - len(running))):
                running[executor.submit(play, part)] = part
            if not running:
                return
            for future in wait(running, _POLL_SECONDS, FIRST_COMPLETED).done:
                yield (running.pop(future), *future.result())


@contextmanager
def _processes(workers: int) -> Iterator[tuple[Executor, Callable[[], int]]]:
    others = set(multiprocessing.active_children())
    context = multiprocessing.get_context("spawn")
    executor = ProcessPoolExecutor(workers, context, initializer=_init_worker)
    try:
        yield executor, lambda: workers
    except BrokenProcessPool:
        raise WorkersLost("a worker ended before it was done") from None
    finally:
        executor.shutdown(wait=False, cancel_futures=True)
        # After an early stop their results are not needed.
        for process in set(multiprocessing.active_children()) - others:
            process.terminate()


def _init_worker() -> None:
    """Ignore Ctrl+C, which the parent handles, and exit with the parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    first = multiprocessing.parent_process()
    assert first is not None

    def end() -> None:
        first.join()
        os._exit(1)

    threading.Thread(target=end, daemon=True).start()


def _check_reachable(address: str) -> None:
    """Raise ``WorkersLost`` if nothing listens there, which Dask would tell with tracebacks.

    A scheduler that is about to start is waited for.
    """
    protocol, _, place = address.rpartition("://")
    if protocol not in ("", "tcp", "tls"):
        return
    host, _, port = place.rpartition(":") if ":" in place else (place, "", "8786")
    until = monotonic() + CONNECT_SECONDS
    while True:
        try:
            socket.create_connection((host.strip("[]"), int(port)), CONNECT_SECONDS).close()
            return
        except (OSError, ValueError, OverflowError) as error:
            if isinstance(error, ConnectionRefusedError) and monotonic() < until:
                sleep(0.1)
                continue
            raise WorkersLost(
                f"there is no scheduler at {address}: {error}; an address is wanted such as "
                "tcp://127.0.0.1:8786"
            ) from None


@contextmanager
def _cluster(address: str) -> Iterator[tuple[Executor, Callable[[], int]]]:
    _check_reachable(address)
    from distributed import Client, KilledWorker  # slow to import

    seen = monotonic()

    def count() -> int:
        nonlocal seen
        there: int = sum(client.ncores().values())
        if there:
            seen = monotonic()
        elif monotonic() - seen > MAX_IDLE_SECONDS:
            raise WorkersLost(f"the cluster at {address} has no workers")
        return max(1, there)

    try:
        client = Client(address, timeout=CONNECT_SECONDS, set_as_default=False)
    except (OSError, ValueError) as error:
        raise WorkersLost(f"there is no scheduler at {address}: {error}") from None
    with client:
        try:
            yield client.get_executor(pure=False, retries=3), count
        except WorkersLost:
            raise
        except (OSError, CancelledError) as error:
            raise WorkersLost(f"the cluster at {address} went away {error}".strip()) from None
        except (RuntimeError, ImportError, KilledWorker) as error:
            raise WorkersLost(f"the cluster at {address} cannot play: {error}") from None
