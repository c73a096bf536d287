"""Immutable values, compared, hashed and shown by their fields, lighter than dataclasses."""

from enum import StrEnum
from types import UnionType
from typing import Any, ClassVar, NoReturn, Self

from dokmus_widgets.core.faults import quote
from dokmus_widgets.core.keywords import hint, unknown_argument

_MAX_LISTED_NAMES = 12


def expect(value: object, kind: type | UnionType, wanted: str) -> None:
    """Raise ``TypeError`` for a value of another type, with what is wanted."""
    if not isinstance(value, kind):
        raise TypeError(f"{wanted}, not {quote(value)}")


#: Sets a field of an immutable value.
set_field = object.__setattr__


def plain(value: object) -> object:
    """Return the plain text of an enumeration's member, other values unchanged."""
    return str(value) if isinstance(value, StrEnum) else value


class NamedEnum(StrEnum):
    """An enumeration whose ``ValueError`` for an unknown value names the nearest one."""

    @classmethod
    def _missing_(cls, value: object) -> NoReturn:
        names = list(map(str, cls))
        known = ", ".join(names) if len(names) <= _MAX_LISTED_NAMES else f"the {cls.__name__}s"
        near = hint(value, names) if isinstance(value, str) else ""
        raise ValueError(f"{quote(value)} is not one of {known}{near}")


class Value:
    """An immutable value with the fields in ``__match_args__``, set by its constructor."""

    __slots__ = ()
    __match_args__: ClassVar[tuple[str, ...]] = ()

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"{type(self).__name__}.{name} cannot be changed")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"{type(self).__name__}.{name} cannot be deleted")

    def fields(self) -> tuple[Any, ...]:
        """Return the values of the fields in their order."""
        return tuple(getattr(self, name) for name in self.__match_args__)

    def _fill(self, *values: object) -> None:
        for name, value in zip(self.__match_args__, values, strict=True):
            set_field(self, name, value)

    def replaced(self, **changes: Any) -> Self:
        fields = {name: getattr(self, name) for name in self.__match_args__} | changes
        if len(fields) > len(self.__match_args__):
            raise unknown_argument(f"{type(self).__name__}.replaced", changes, self.__match_args__)
        return type(self)(**fields)

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
