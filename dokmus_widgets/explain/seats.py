"""What the seats are called: the names that were typed, or their colours."""

from __future__ import annotations

from collections.abc import Sequence

from dokmus_widgets.explain.messages import LANGUAGES, say, speaking

#: The longest name that is taken.
LONGEST_NAME = 24


def seat_names(seats: int, typed: Sequence[str] = ()) -> tuple[str, ...]:
    """A name for each seat: the one that was typed, or its colour; ``ValueError`` as below."""
    return named(typed_names(seats, typed))


def named(typed: Sequence[str]) -> tuple[str, ...]:
    """What was typed for each seat, and its colour where that is blank."""
    return tuple(name or say("seat-name", seat=seat) for seat, name in enumerate(typed))


def typed_names(seats: int, typed: Sequence[str] = ()) -> tuple[str, ...]:
    """The names that were typed, cleaned, and blank for each seat that goes by its colour.

    A seat's own colour, in whatever language, is no name of a person. ``ValueError`` for too many
    names, or one too long.
    """
    if isinstance(typed, str) or not all(isinstance(name, str) for name in typed):
        raise ValueError(say("error-names-list"))
    if len(typed) > seats:
        raise ValueError(say("error-names", count=len(typed), players=seats))
    if long := [name for name in typed if len(name) > LONGEST_NAME]:
        raise ValueError(say("error-name-long", name=long[0][:60], most=LONGEST_NAME))
    given = [_clean(name) for name in typed] + [""] * (seats - len(typed))
    return tuple("" if _is_colour(name, seat) else name for seat, name in enumerate(given))


def _is_colour(name: str, seat: int) -> bool:
    for spoken in LANGUAGES if name else ():
        with speaking(spoken):
            if name == say("seat-name", seat=seat):
                return True
    return False


def _clean(name: str) -> str:
    """A name without what cannot be seen, and with single spaces."""
    return " ".join("".join(c if c.isprintable() else " " for c in name).split())


def listed(words: Sequence[str]) -> str:
    """Words one after the other, as in a list on a line."""
    return say("list-comma").join(words)


def sentences(told: Sequence[str]) -> str:
    """Sentences one after the other, without the empty ones."""
    return say("sentence-gap").join(filter(None, told))
