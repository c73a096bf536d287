"""The buttons of a sheet: a table of the methods that they call, and parsers of their values."""

from collections.abc import Callable, Container, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from dokmus_widgets.core.actions import is_whole

#: Parses a value that a page sent into arguments; None for an invalid value.
Parser = Callable[[Any], tuple[Any, ...] | None]


@dataclass(frozen=True, slots=True)
class Press:
    """A button: the parser of its value, and the method that it calls, by default that of its name.

    ``again``: whether the action can be repeated to restore its result; not one with effects
    elsewhere. ``offers``: returns the values that the sheet offers now, where these change.
    """

    parse: Parser
    calls: str = ""
    again: bool = True
    offers: Callable[[Any], Container[Any]] | None = None

    def arguments(self, widget: object, value: object) -> tuple[Any, ...] | None:
        """Return the arguments for a value that a page sent; None where it is not offered."""
        arguments = self.parse(value)
        if arguments is None or self.offers is None or arguments[0] in self.offers(widget):
            return arguments
        return None


#: Buttons by the name that the page sends.
Presses = Mapping[str, Press]


def check_presses(cls: type, presses: Presses) -> None:
    """Raise ``TypeError`` for a button without a method on the class that answers it."""
    for name, press in presses.items():
        if not callable(getattr(cls, press.calls or name, None)):
            raise TypeError(f"{cls.__name__}: no method for the button {name!r}")


def always(*arguments: object) -> Parser:
    """Return a parser that ignores the value and returns these arguments."""
    return lambda _value: arguments


nothing = always()


def anything(value: object) -> tuple[object]:
    return (value,)


def number(value: object) -> tuple[int] | None:
    return (value,) if is_whole(value) else None


def text(value: object) -> tuple[str] | None:
    return (value,) if isinstance(value, str) else None


def one_of(values: Iterable[Any]) -> Parser:
    return lambda value: (value,) if type(value) in (str, int) and value in [*values] else None


def typed(*fields: str) -> Parser:
    """Return a parser of the texts in fields of a submitted form."""

    def parse(value: object) -> tuple[str, ...] | None:
        if not isinstance(value, Mapping):
            return None
        return tuple(str(value.get(field, "")) for field in fields)

    return parse


def plain(*names: str, again: bool = True) -> dict[str, Press]:
    return dict.fromkeys(names, Press(nothing, again=again))
