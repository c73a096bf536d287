"""The language of a widget: each of its methods speaks it, whatever is spoken around."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Concatenate, ParamSpec, Protocol, TypeVar

from dokmus_widgets.explain.messages import speaking

_Given = ParamSpec("_Given")
_Result = TypeVar("_Result")


class Speaker(Protocol):
    """A widget with a language of its own, one of ``LANGUAGES``."""

    @property
    def language(self) -> str:
        """The language of its words."""


_Self = TypeVar("_Self", bound=Speaker)


def spoken(
    method: Callable[Concatenate[_Self, _Given], _Result],
) -> Callable[Concatenate[_Self, _Given], _Result]:
    """Have a method speak the language of its widget, as it is when the method is called."""

    @wraps(method)
    def speaks(self: _Self, /, *given: _Given.args, **named: _Given.kwargs) -> _Result:
        with speaking(self.language):
            return method(self, *given, **named)

    return speaks
