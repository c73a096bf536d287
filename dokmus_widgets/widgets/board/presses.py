"""What the buttons of a sheet do: a table by name, and what each button's value has to be."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from dokmus_widgets.core.actions import is_whole

#: Makes a value that a page sent into arguments; None where the sheet offers no such value.
Reads = Callable[[Any], tuple[Any, ...] | None]


@dataclass(frozen=True, slots=True)
class Press:
    """A button: how its value is read, and the method that it calls, that of its name by default.

    ``again``: whether it may be done once more to come back to where it led: not what changes
    something elsewhere. ``offers``: the values that the sheet of a widget has now, where these
    change.
    """

    reads: Reads
    calls: str = ""
    again: bool = True
    offers: Callable[[Any], Container[Any]] | None = None

    def given(self, widget: object, value: object) -> tuple[Any, ...] | None:
        """The arguments that a page sent; None where the widget offers no such value."""
        given = self.reads(value)
        offered = given is None or self.offers is None or given[0] in self.offers(widget)
        return given if offered else None


#: By the name that the page sends.
Presses = Mapping[str, Press]


def check_presses(cls: type, presses: Presses) -> None:
    """Raise ``TypeError`` for a button without a method on the class that answers it."""
    for name, press in presses.items():
        if not callable(getattr(cls, press.calls or name, None)):
            raise TypeError(f"{cls.__name__}: no method for the button {name!r}")


def always(*given: object) -> Reads:
    """No value: whatever comes along is left out, and the method is given these."""
    return lambda _value: given


nothing = always()


def anything(value: object) -> tuple[object]:
    """Whatever comes, for a method that looks at it."""
    return (value,)


def number(value: object) -> tuple[int] | None:
    """A whole number."""
    return (value,) if is_whole(value) else None


def text(value: object) -> tuple[str] | None:
    """A text."""
    return (value,) if isinstance(value, str) else None


def one_of(values: Iterable[Any]) -> Reads:
    """One of these, as it is among them."""
    return lambda value: (value,) if type(value) in (str, int) and value in [*values] else None


def typed(field: str) -> Reads:
    """The text of a field that was typed into a form."""
    return lambda value: (str(value.get(field, "")),) if isinstance(value, Mapping) else None


def plain(*names: str, again: bool = True) -> dict[str, Press]:
    """Buttons without a value."""
    return dict.fromkeys(names, Press(nothing, again=again))
