"""Parser for the fields of a link; faults are collected, valid fields are used."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, TypeVar

from dokmus_widgets.explain.messages import say
from dokmus_widgets.play.arguments import Known, nearest, read_choice
from dokmus_widgets.play.records import fault_words

#: Minimum similarity to report a typo; other fields are ignored.
_LIKENESS = 0.75

_Value = TypeVar("_Value")
#: Arguments from a link, and its faults.
Linked = tuple[dict[str, Any], Sequence[str]]


class LinkFields:
    """Fields of a link. ``faults``: error messages."""

    def __init__(self, asked: Mapping[str, str], known: Sequence[str]) -> None:
        self._asked = {name: value for name, value in asked.items() if value.strip()}
        self.faults = [
            say("link-field", name=name, near=near)
            for name in self._asked
            if name not in known and (near := nearest(name, known, _LIKENESS)) != "none"
        ]

    def read(self, name: str, reader: Callable[[str], _Value], otherwise: _Value) -> _Value:
        """Parse a field; return the default if it is missing or invalid."""
        if name not in self._asked:
            return otherwise
        try:
            return reader(self._asked[name])
        except ValueError as error:
            self.faults.append(fault_words(error))
            return otherwise

    def choice(self, name: str, known: Sequence[Known], otherwise: Known) -> Known:
        """Parse one of the known values."""
        return self.read(name, partial(read_choice, name, known=known), otherwise)
