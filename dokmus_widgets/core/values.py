"""Values that never change: equal, hashed, shown and copied by their fields.

What ``dataclasses`` would give, without the time that it takes to load: the core is imported by
every notebook, page and command.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Any, ClassVar, Self

#: How a field of a value is set all the same.
set_field = object.__setattr__


def plain(value: object) -> object:
    """What a constructor takes for it: the text of an enum's member."""
    return str(value) if isinstance(value, StrEnum) else value


class Value:
    """A value with the fields named in ``__match_args__``, set once by its constructor."""

    __slots__ = ()
    __match_args__: ClassVar[tuple[str, ...]] = ()

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"{type(self).__name__}.{name} cannot be changed")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"{type(self).__name__}.{name} cannot be deleted")

    def fields(self) -> tuple[Any, ...]:
        """The values of its fields, in their order."""
        return tuple(getattr(self, name) for name in self.__match_args__)

    def fill(self, *values: object) -> None:
        """Set all fields, in their order: for constructors."""
        for name, value in zip(self.__match_args__, values, strict=True):
            set_field(self, name, value)

    def replaced(self, **changes: Any) -> Self:
        """The same value but for these fields."""
        named = {name: getattr(self, name) for name in self.__match_args__}
        return type(self)(**named | changes)

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return (
            isinstance(other, Value)
            and type(other) is type(self)
            and other.fields() == self.fields()
        )

    def __hash__(self) -> int:
        return hash((type(self).__name__, *self.fields()))

    def __repr__(self) -> str:
        named = zip(self.__match_args__, self.fields(), strict=True)
        shown = (f"{key}={plain(value)!r}" for key, value in named)
        return f"{type(self).__name__}({', '.join(shown)})"

    def __reduce__(self) -> tuple[type[Self], tuple[Any, ...]]:
        return (type(self), self.fields())
