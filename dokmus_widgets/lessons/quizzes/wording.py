"""Messages with their arguments, rendered later in the current language."""

from dataclasses import dataclass
from typing import TypeAlias

from dokmus_widgets.explain.messages import say
from dokmus_widgets.explain.seats import listed

#: A message argument: a value, a lazy message, or a list of them.
Part: TypeAlias = "str | int | Wording | tuple[str | Wording, ...]"


@dataclass(frozen=True, slots=True)
class Wording:
    """A message id with its arguments; ``str`` renders it."""

    name: str
    parts: tuple[tuple[str, Part], ...] = ()

    def __str__(self) -> str:
        return say(self.name, **{name: _argument(part) for name, part in self.parts})


def wording(name: str, **parts: Part) -> Wording:
    return Wording(name, tuple(parts.items()))


def seat_wording(seat: int) -> Wording:
    return wording("seat-name", seat=seat)


def _argument(part: Part) -> str | int:
    if isinstance(part, tuple):
        return listed([str(one) for one in part])
    return str(part) if isinstance(part, Wording) else part
