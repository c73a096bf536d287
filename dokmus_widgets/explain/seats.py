"""What the seats are called: the names that were typed, or their colours."""

from __future__ import annotations

from collections.abc import Sequence

from dokmus_widgets.explain.messages import LANGUAGES, again, say, saying, speaking

#: The longest name that is taken.
LONGEST_NAME = 24
# Letters of Korean, and a pattern of Braille, that leave no trace on the paper.
_BLANK = "\u115f\u1160\u2800\u3164\uffa0"


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
    if not _are_texts(typed):
        raise ValueError(say("error-names-list"))
    if len(typed) > seats:
        raise ValueError(say("error-names", count=len(typed), players=seats))
    if long := [name for name in typed if len(name) > LONGEST_NAME]:
        raise ValueError(say("error-name-long", name=long[0][:60], most=LONGEST_NAME))
    given = [_clean(name) for name in typed] + [""] * (seats - len(typed))
    # Whoever types nothing need not wait for the words of every language.
    return tuple("" if name and name in colours(seat) else name for seat, name in enumerate(given))


def _are_texts(typed: object) -> bool:
    if isinstance(typed, str) or not isinstance(typed, Sequence):
        return False
    return all(isinstance(name, str) for name in typed)


def colours(seat: int) -> list[str]:
    """What the colour of a seat is called, in each language."""
    found = []
    for language in LANGUAGES:
        with speaking(language):
            found.append(say("seat-name", seat=seat))
    return found


def _clean(name: str) -> str:
    """A name without what cannot be seen, or turns the writing around, and with single spaces."""
    seen = (c if c.isprintable() and c not in _BLANK else " " for c in name)
    return " ".join("".join(seen).split())


def listed(words: Sequence[str], by: str = "list-comma") -> str:
    """Words one after the other, as in a list on a line; ``by``: the message between them."""
    return saying(say(by).join(words), lambda: listed([*map(again, words)], by))


def signed(points: int) -> str:
    """A gain or a loss: ``+6``; for a loss with the minus sign that is as wide; ``0``."""
    return f"{points:+d}".replace("-", "\N{MINUS SIGN}") if points else "0"


def sentences(told: Sequence[str]) -> str:
    """Sentences one after the other, without the empty ones."""
    words = say("sentence-gap").join(filter(None, told))
    return saying(words, lambda: sentences([*map(again, told)]))
