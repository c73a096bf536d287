"""Player names (typed, or the seat's colour) and joined lists of words."""

from collections.abc import Sequence

from dokmus_widgets.explain.messages import LANGUAGES, again, say, speaking, translatable

LONGEST_NAME = 24
# Printable, but blank: letters of Korean and a Braille pattern.
_INVISIBLE = "\u115f\u1160\u2800\u3164\uffa0"


def seat_names(seats: int, typed: Sequence[str] = ()) -> tuple[str, ...]:
    """Return a display name per seat: the cleaned typed one, or the seat's colour."""
    return display_names(typed_names(seats, typed))


def display_names(typed: Sequence[str]) -> tuple[str, ...]:
    return tuple(name or say("seat-name", seat=seat) for seat, name in enumerate(typed))


def typed_names(seats: int, typed: Sequence[str] = ()) -> tuple[str, ...]:
    """Return the cleaned names, blank for colours; ``ValueError`` for too many or too long."""
    given: object = typed
    is_list = isinstance(given, Sequence) and not isinstance(given, str)
    if not is_list or not all(isinstance(name, str) for name in typed):
        raise ValueError(say("error-names-list"))
    if len(typed) > seats:
        raise ValueError(say("error-names", count=len(typed), players=seats))
    if long := [name for name in typed if len(name) > LONGEST_NAME]:
        raise ValueError(say("error-name-long", name=long[0][:60], most=LONGEST_NAME))
    names = [_clean(name) for name in typed] + [""] * (seats - len(typed))
    # `colours` loads every language, so skip it for blank names.
    return tuple("" if name and name in colours(seat) else name for seat, name in enumerate(names))


def colours(seat: int) -> list[str]:
    found = []
    for language in LANGUAGES:
        with speaking(language):
            found.append(say("seat-name", seat=seat))
    return found


def _clean(name: str) -> str:
    """Remove invisible and direction-changing characters and repeated spaces from a name."""
    seen = (c if c.isprintable() and c not in _INVISIBLE else " " for c in name)
    return " ".join("".join(seen).split())


def listed(words: Sequence[str], by: str = "list-comma") -> str:
    """Join words in a way that can be translated again; ``by``: the separator's message id."""
    return translatable(say(by).join(words), lambda: listed([*map(again, words)], by))


def signed(points: int) -> str:
    """Format a change of points: ``+6``, ``0``, or with a true minus sign."""
    return f"{points:+d}".replace("-", "\N{MINUS SIGN}") if points else "0"


def sentences(told: Sequence[str]) -> str:
    """Join the non-empty sentences in a way that can be translated again."""
    words = say("sentence-gap").join(filter(None, told))
    return translatable(words, lambda: sentences([*map(again, told)]))
