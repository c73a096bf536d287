"""Incremental computation: generators that yield progress and return a result."""

from collections.abc import Callable, Generator
from concurrent.futures import Future
from typing import Any, Final, NamedTuple, TypeVar

T = TypeVar("T")


class Waiting(NamedTuple):
    """Sign that incremental work waits for another process; resume it when that is done.

    ``ahead``: the number of tasks of others that come first.
    """

    future: Future[Any]
    ahead: int = 0


#: Yields the progress from 0 to 1, None if unknown, or that it waits; returns the result.
Incremental = Generator[float | Waiting | None, None, T]
#: Runs a function elsewhere; yields `Waiting`.
Offload = Callable[[Callable[..., Any], tuple[Any, ...]], Incremental[Any]]


class OffloadError(Exception):
    """The host cannot run the work; the reason is not the work's own."""


class TooManyTasks(OffloadError):
    """Too many tasks are waiting already."""


def run_to_completion(thinking: Generator[object, None, T]) -> T:
    """Run incremental work here, and offload nothing: the host needs this thread for that."""
    elsewhere, host.offload = host.offload, None
    try:
        while True:
            told = next(thinking)
            if isinstance(told, Waiting):
                told.future.exception()  # it was offloaded before
    except StopIteration as done:
        result: T = done.value
        return result
    finally:
        host.offload = elsewhere


def run_offloaded(function: Callable[..., Incremental[T]], *arguments: Any) -> T:
    """Run an incremental function to its end: what a worker process does."""
    return run_to_completion(function(*arguments))


def in_one_step(function: Callable[..., T], *arguments: Any) -> Incremental[T]:
    """Run a plain function as incremental work."""
    yield None
    return function(*arguments)


class _Host:
    """The host's way to run work elsewhere, if it has one.

    ``charge``: counts costly work of the page that is served now, and returns whether its visitor
    may have it.
    """

    offload: Offload | None = None
    charge: Callable[[], bool] | None = None


host: Final = _Host()


def offload(function: Callable[..., Incremental[T]], *arguments: Any) -> Incremental[T]:
    """Run an incremental function in another process if the host has one, otherwise here.

    The function and its arguments must be picklable for that. Raise `TooManyTasks`, or
    `OffloadError` where the process is lost.
    """
    if host.offload is None:
        return (yield from function(*arguments))
    result: T = yield from host.offload(run_offloaded, (function, *arguments))
    return result
