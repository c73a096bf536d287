"""Decorators for controls: methods whose action the frame performs and shows."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TYPE_CHECKING, Concatenate, ParamSpec, TypeVar

from dokmus_widgets.explain.answers import Answer

if TYPE_CHECKING:
    from dokmus_widgets.widgets.board.board_and_sheet import BoardAndSheet
    from dokmus_widgets.widgets.board.part import Part

_Arguments = ParamSpec("_Arguments")
_Part = TypeVar("_Part", bound="Part")
_Result = TypeVar("_Result")
_Subject = TypeVar("_Subject")
_Widget = TypeVar("_Widget", bound="BoardAndSheet")


def control(
    method: Callable[Concatenate[_Subject, _Arguments], Answer], by: str = "_act"
) -> Callable[Concatenate[BoardAndSheet, _Arguments], Answer]:
    """Return a widget method that performs a method of its subject, and shows the answer.

    ``by``: the widget method that performs an action on the subject.
    """
    name = method.__name__

    @wraps(method)
    def act(self: BoardAndSheet, /, *args: _Arguments.args, **kwargs: _Arguments.kwargs) -> Answer:
        perform: Callable[[Callable[[_Subject], Answer]], Answer] = getattr(self, by)
        # By its name: the subject may override it.
        return perform(lambda subject: getattr(subject, name)(*args, **kwargs))

    return act


def command(
    method: Callable[Concatenate[_Widget, _Arguments], Answer],
) -> Callable[Concatenate[_Widget, _Arguments], Answer]:
    """Return a widget method that performs its own action, and shows the answer."""

    @wraps(method)
    def act(self: _Widget, /, *args: _Arguments.args, **kwargs: _Arguments.kwargs) -> Answer:
        return self._do(lambda: method(self, *args, **kwargs))

    return act


def delegated(
    part: str, method: Callable[Concatenate[_Part, _Arguments], _Result]
) -> Callable[Concatenate[BoardAndSheet, _Arguments], _Result]:
    """Return a widget method that calls a method of the part in the attribute ``part``."""
    name = method.__name__

    @wraps(method)
    def call(
        self: BoardAndSheet, /, *args: _Arguments.args, **kwargs: _Arguments.kwargs
    ) -> _Result:
        result: _Result = getattr(getattr(self, part), name)(*args, **kwargs)
        return result

    return call
