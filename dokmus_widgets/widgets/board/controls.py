"""What makes a method a control: what it does is shown, in the language of the widget."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TYPE_CHECKING, Concatenate, ParamSpec, TypeVar

from dokmus_widgets.explain.answers import Answer, Telling

if TYPE_CHECKING:
    from dokmus_widgets.widgets.board.board_and_sheet import BoardAndSheet

_Given = ParamSpec("_Given")
_Subject = TypeVar("_Subject")
_Widget = TypeVar("_Widget", bound="BoardAndSheet")


def control(
    method: Callable[Concatenate[_Subject, _Given], Answer | Telling], by: str = "_act"
) -> Callable[Concatenate[BoardAndSheet, _Given], Answer]:
    """A method of the same name, words and arguments on a widget, which shows what it has done.

    ``by``: the widget's method that is given the deed, and does it to what it acts on.
    """

    name = method.__name__

    @wraps(method)
    def act(self: BoardAndSheet, /, *given: _Given.args, **named: _Given.kwargs) -> Answer:
        do: Callable[[Callable[[_Subject], Answer | Telling]], Answer] = getattr(self, by)
        # By its name: the subject may do it in a way of its own.
        return do(lambda subject: getattr(subject, name)(*given, **named))

    return act


def deed(
    method: Callable[Concatenate[_Widget, _Given], Answer | Telling],
) -> Callable[Concatenate[_Widget, _Given], Answer]:
    """A control of the widget's own: what it does is shown, and what it gives is the answer."""

    @wraps(method)
    def act(self: _Widget, /, *given: _Given.args, **named: _Given.kwargs) -> Answer:
        return self._do(lambda: method(self, *given, **named))

    return act
