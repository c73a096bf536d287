"""The functions that others register with a widget; an error in one is shown as its author's."""

import os
import traceback
from collections.abc import Callable, Iterator
from typing import Generic, NamedTuple, TypeVar

from dokmus_widgets.explain import say

_Listener = TypeVar("_Listener", bound=Callable[..., object])


class Registration(NamedTuple):
    """A registered function; :meth:`remove` ends its calls."""

    remove: Callable[[], None]


class Listeners(Generic[_Listener]):
    """Functions in the order of their registration, each once."""

    def __init__(self) -> None:
        self._all: list[_Listener] = []

    def add(self, listener: _Listener) -> Registration:
        """Register a function, unless it is registered already."""
        if not callable(listener):
            raise TypeError(say("error-listener", what=type(listener).__name__))
        if listener not in self._all:
            self._all.append(listener)
        return Registration(lambda: self._remove(listener))

    def _remove(self, listener: _Listener) -> None:
        if listener in self._all:
            self._all.remove(listener)

    def __iter__(self) -> Iterator[_Listener]:
        return iter([*self._all])

    def __len__(self) -> int:
        return len(self._all)


def report(error: Exception) -> list[str]:
    """Print the traceback of an error in a listener; return the lines that the widget shows.

    A notebook shows the traceback too, which a page for visitors does not.
    """
    from IPython import get_ipython

    shell = get_ipython()
    if shell is None:
        traceback.print_exception(error)
    else:
        shell.showtraceback((type(error), error, error.__traceback__))
    words = say("listener-fault", error=f"{type(error).__name__}: {error}"[:200])
    is_private = shell is not None and "voila" not in os.environ.get("SERVER_SOFTWARE", "")
    return [words, *(traceback.format_exception(error) if is_private else [])]
