"""Player names (typed, or the seat's colour) and joined lists of words."""

import unicodedata
from collections.abc import Sequence

from dokmus_widgets.core.names import MAX_NAME_LENGTH, ZERO_WIDTH_JOINER, is_too_long
from dokmus_widgets.explain.messages import LANGUAGES, again, say, speaking, translatable

# Invisible, but part of how letters of some scripts and emoji are joined: also the tags of flags.
_JOINERS = f"\u200c{ZERO_WIDTH_JOINER}" + "".join(map(chr, range(0xE0020, 0xE0080)))
# Scripts with joiners come after Latin.
_LAST_LATIN = "\u02ff"
# First strong isolate, and its end.
_ISOLATE, _END = "\u2068", "\u2069"
_FULL_WIDTH_MARKS = "\N{FULLWIDTH QUESTION MARK}", "\N{FULLWIDTH EXCLAMATION MARK}"
# Printable, but blank: letters of Korean and a Braille pattern.
_INVISIBLE = "\u115f\u1160\u2800\u3164\uffa0"


def seat_names(seats: int, typed: Sequence[str] = ()) -> tuple[str, ...]:
    """Return a display name per seat: the cleaned typed one, isolated, or the seat's colour."""
    return display_names(typed_names(seats, typed))


def display_names(typed: Sequence[str]) -> tuple[str, ...]:
    return tuple(
        isolated(name) if name else say("seat-name", seat=seat) for seat, name in enumerate(typed)
    )


def isolated(text: str) -> str:
    """Return a user's text so that its direction leaves the words around it alone."""
    turns = any(unicodedata.bidirectional(char) in ("R", "AL") for char in text)
    return f"{_ISOLATE}{text}{_END}" if turns else text


def plain_name(name: str) -> str:
    """Return a display name as it was typed, for records."""
    return name.strip(_ISOLATE + _END)


def typed_names(seats: int, typed: Sequence[str] = ()) -> tuple[str, ...]:
    """Return the cleaned names, blank for colours; ``ValueError`` for too many or too long."""
    given: object = typed
    is_list = isinstance(given, Sequence) and not isinstance(given, str)
    if not is_list or not all(isinstance(name, str) for name in typed):
        raise ValueError(say("error-names-list"))
    if len(typed) > seats:
        raise ValueError(say("error-names", count=len(typed), players=seats))
    if long := [name for name in typed if is_too_long(name)]:
        raise ValueError(say("error-name-long", name=isolated(long[0][:60]), most=MAX_NAME_LENGTH))
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
    """Remove controls, blank letters and repeated spaces; keep joiners after letters that join."""
    kept = ""
    for char in name:
        if char in _JOINERS:
            kept += char if kept[-1:] > _LAST_LATIN else ""
        else:
            kept += char if char.isprintable() and char not in _INVISIBLE else " "
    return " ".join(kept.split())


def listed(words: Sequence[str], by: str = "list-comma") -> str:
    """Join words in a way that can be translated again; ``by``: the separator's message id."""
    return translatable(say(by).join(words), lambda: listed([*map(again, words)], by))


def listed_with(words: Sequence[str], by: str) -> str:
    """Join words by commas, and the last by a conjunction: the message id of "and" or "or"."""
    return listed([*filter(None, [listed(words[:-1])]), *words[-1:]], by)


def names_together(names: Sequence[str]) -> str:
    """Join the names of players, cards or tiles that do or are something together."""
    return listed_with(names, "list-names")


def signed(points: int) -> str:
    """Format a change of points: ``+6``, ``0``, or with a true minus sign."""
    return f"{points:+d}".replace("-", "\N{MINUS SIGN}") if points else "0"


def as_label(words: str) -> str:
    """Return words of a sentence with the capital that a button or a line begins with.

    The names of spaces, such as ``c5``, have none.
    """
    label = words if words[1:2].isdigit() else words[:1].upper() + words[1:]
    return translatable(label, lambda: as_label(again(words)))


def sentences(told: Sequence[str]) -> str:
    """Join the non-empty sentences in a way that can be translated again."""
    words = ""
    for one in filter(None, told):
        gap = "sentence-gap-mark" if words.endswith(_FULL_WIDTH_MARKS) else "sentence-gap"
        words += say(gap) + one if words else one
    return translatable(words, lambda: sentences([*map(again, told)]))
