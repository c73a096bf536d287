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
    if len(typed) > seats:
        raise ValueError(say("error-names", count=len(typed), players=seats))
    if any(len(name) > LONGEST_NAME for name in typed):
        raise ValueError(say("error-name-long", most=LONGEST_NAME))
    given = [" ".join(name.split()) for name in typed] + [""] * (seats - len(typed))
    return tuple(name or say("seat-name", seat=seat) for seat, name in enumerate(given))


def listed(words: Sequence[str]) -> str:
    """Words one after the other, as in a list on a line."""
    return ", ".join(words)
