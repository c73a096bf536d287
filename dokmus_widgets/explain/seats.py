"""What the seats are called: the names that were typed, or their colours."""

from __future__ import annotations

from collections.abc import Sequence

from dokmus_widgets.explain.messages import say

#: The longest name that is taken.
LONGEST_NAME = 24


def seat_names(seats: int, typed: Sequence[str] = ()) -> tuple[str, ...]:
    """A name for each seat; ``ValueError`` for too many names, or one too long.

    Blank names give way to the seat's colour.
    """
    if isinstance(typed, str) or not all(isinstance(name, str) for name in typed):
        raise ValueError(say("error-names-list"))
    if len(typed) > seats:
        raise ValueError(say("error-names", count=len(typed), players=seats))
    if long := [name for name in typed if len(name) > LONGEST_NAME]:
        raise ValueError(say("error-name-long", name=long[0][:60], most=LONGEST_NAME))
    given = [_clean(name) for name in typed] + [""] * (seats - len(typed))
    return tuple(name or say("seat-name", seat=seat) for seat, name in enumerate(given))


def _clean(name: str) -> str:
    """A name without what cannot be seen, and with single spaces."""
    return " ".join("".join(c if c.isprintable() else " " for c in name).split())


def listed(words: Sequence[str]) -> str:
    """Words one after the other, as in a list on a line."""
    return ", ".join(words)
