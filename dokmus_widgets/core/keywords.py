"""Suggestions for errors about unknown names and unknown keyword arguments."""

from collections.abc import Callable, Iterable, Sequence
from functools import wraps
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")

#: Arguments of earlier versions, with the names that they have now.
RENAMED_ARGUMENTS = {"seats": "players", "talisman": "first", "island": "seed"}


def nearest(word: str, known: Sequence[str], cutoff: float = 0.5) -> str | None:
    from difflib import get_close_matches  # here, so that the core loads quickly

    return next(iter(get_close_matches(word, known, n=1, cutoff=cutoff)), None)


def hint(word: object, known: Sequence[str]) -> str:
    """Return ``"; did you mean ...?"`` with the nearest known word, or nothing."""
    near = nearest(str(word), known)
    return f"; did you mean {near!r}?" if near else ""


def suggested_argument(name: str, known: Sequence[str]) -> str | None:
    """Return the argument that was probably meant: a renamed one, or the nearest."""
    renamed = RENAMED_ARGUMENTS.get(name)
    return renamed if renamed in known else nearest(name, known)


def unknown_argument(called: str, given: Iterable[str], known: Sequence[str]) -> TypeError:
    """Return the error for the first given keyword that a function does not take."""
    name = next(name for name in given if name not in known)
    near = suggested_argument(name, known)
    advice = f"did you mean {near!r}?" if near else f"it takes {', '.join(known)}"
    return TypeError(f"{called}() takes no argument {name!r}; {advice}")


def suggests_arguments(function: Callable[P, R]) -> Callable[P, R]:
    """Decorate a function so that its ``TypeError`` for an unknown keyword suggests a known one."""
    code = function.__code__
    known = code.co_varnames[: code.co_argcount + code.co_kwonlyargcount]
    known = tuple(name for name in known if name not in ("self", "cls"))
    called = function.__qualname__.removesuffix(".__init__")

    @wraps(function)
    def suggesting(*args: P.args, **kwargs: P.kwargs) -> R:
        try:
            return function(*args, **kwargs)
        except TypeError:
            if set(kwargs) <= set(known):
                raise
            raise unknown_argument(called, kwargs, known) from None

    return suggesting
