"""The language of a widget, in which its methods run."""

from collections.abc import Callable
from functools import wraps
from typing import Concatenate, ParamSpec, Protocol, TypeVar

from dokmus_widgets.explain.messages import speaking

_Arguments = ParamSpec("_Arguments")
_Result = TypeVar("_Result")


class HasLanguage(Protocol):
    """A widget with a language of its own, one of ``LANGUAGES``."""

    @property
    def language(self) -> str: ...


_Self = TypeVar("_Self", bound=HasLanguage)


def in_own_language(
    method: Callable[Concatenate[_Self, _Arguments], _Result],
) -> Callable[Concatenate[_Self, _Arguments], _Result]:
    """Decorate a method so that it runs in the language of its widget at the time of the call."""

    @wraps(method)
    def call(self: _Self, /, *args: _Arguments.args, **kwargs: _Arguments.kwargs) -> _Result:
        with speaking(self.language):
            return method(self, *args, **kwargs)

    return call
