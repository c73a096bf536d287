"""Words that are said later, in whatever language is spoken then."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from dokmus_widgets.explain.messages import say
from dokmus_widgets.explain.seats import listed

#: What is put into a message: itself, words to be said, or several things as a list.
Part: TypeAlias = "str | int | Wording | tuple[str | Wording, ...]"


@dataclass(frozen=True, slots=True)
class Wording:
    """A message by its name, with what is put into it. As a text, it is said."""

    name: str
    parts: tuple[tuple[str, Part], ...] = ()

    def __str__(self) -> str:
        return say(self.name, **{name: _said(part) for name, part in self.parts})


def wording(name: str, **parts: Part) -> Wording:
    """The wording of a message with these parts."""
    return Wording(name, tuple(parts.items()))


def seat_wording(seat: int) -> Wording:
    """The name of a seat: its colour."""
    return wording("seat-name", seat=seat)


def _said(part: Part) -> str | int:
    if isinstance(part, tuple):
        return listed([str(one) for one in part])
    return str(part) if isinstance(part, Wording) else part
