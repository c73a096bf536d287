"""What the rules core says of a text that it cannot read, in the language that is spoken.

The core speaks English only. Each of its phrases is also a message, in the same words in English:
what matches one is said anew from the message, with what was found in it.
"""

from __future__ import annotations

import re
from functools import cache

from dokmus_widgets.explain.messages import LANGUAGES, language, say, speaking

#: The phrases; where two fit, the first counts.
_PHRASES = (
    # Faults of positions
    *("fault-range", "fault-no-list", "fault-entries", "fault-no-switches", "fault-tiles"),
    *("fault-no-object", "fault-missing", "fault-no-field", "fault-format", "fault-version"),
    *("fault-seats", "fault-tile-name", "fault-sizes", "fault-gaps", "fault-tile-twice"),
    *("fault-no-such-tile", "fault-closed", "fault-tokens-most", "fault-stands"),
    *("fault-conserved", "fault-one-of", "fault-over", "fault-card", "fault-card-twice"),
    *("fault-turn-null", "fault-left", "fault-true-false", "fault-last", "fault-ruins-many"),
    *("fault-off-board", "fault-start-order", "fault-card-early", "fault-card-order"),
    *("fault-card-each", "fault-side", "fault-rows", "fault-row", "fault-terrain"),
    *("fault-no-switch", "fault-switch-value"),
    # Faults of records and codes
    *("fault-position", "fault-seats-differ", "fault-stands-at", "fault-to-act"),
    *("fault-move-illegal", "fault-code-version"),
    # What was found
    *("fault-an-object", "fault-a-list", "fault-digits", "fault-end-text", "fault-text-long"),
    *("fault-more-than", "fault-one", "fault-without-end", "fault-more", "fault-the-gap"),
    *("fault-mountain", "fault-water", "fault-small-temple", "fault-large-temple"),
    # What was expected
    *("fault-text", "fault-at-most", "fault-escape", "fault-the-version", "fault-version-is"),
    *("fault-tile-set-name", "fault-whole", "fault-player-number-of", "fault-player-number"),
    *("fault-a-code", "fault-line-once", "fault-player-name", "fault-name-long", "fault-names"),
    *("fault-comma", "fault-end-line", "fault-reading", "fault-switch-once", "fault-switch"),
    *("fault-tile-set", "fault-line-wanted", "fault-beside", "fault-under", "fault-colon"),
    *("fault-one-comment", "fault-closing", "fault-mark-kind", "fault-marks-most"),
    *("fault-arrow-to", "fault-on-board", "fault-space", "fault-end-move", "fault-card-number"),
    *("fault-turn-way", "fault-move", "fault-slot-number", "fault-board-tile"),
    # How phrases are put together
    *("fault-size-at", "fault-or", "fault-at"),
)
_VARIABLES = (
    *("value", "low", "high", "count", "wanted", "found", "most", "places", "tile", "path"),
    *("space", "terrain", "seat", "known", "players", "card", "supply", "row", "switch", "fault"),
    *("move", "rules", "key", "line", "size", "one", "other", "words"),
)
#: Of these the ones that count things.
_NUMBERS = {"count", "wanted", "supply", "most", "players", "low", "high"}
_MARKED = re.compile("\x01(.*?)\x01")
#: A text that was found, as the core quotes it: nobody's words but its writer's.
_QUOTED = re.compile(r"b?(?:'(?:[^'\\]|\\.)*'|\"(?:[^\"\\]|\\.)*\")(?:\.\.\.)?", re.DOTALL)


def core_words(words: str) -> str:
    """The core's words in the language that is spoken; of a phrase unknown, that there is one."""
    if language() == LANGUAGES[0]:
        return words
    told = _told(words)
    return say("fault-other") if told is None else told


def _told(words: str) -> str | None:
    """A phrase in the language that is spoken; None for an unknown one."""
    if _QUOTED.fullmatch(words):
        return words
    for name, pattern in _patterns():
        if found := pattern.fullmatch(words):
            parts = found.groupdict()
            return say(name, **{key: _part(key, part) for key, part in parts.items()})
    return None


def _part(key: str, part: str) -> str | int:
    """What was found in a phrase: numbers as numbers, so that the nouns beside them follow."""
    if key in _NUMBERS and part.isdecimal():
        return int(part)
    return _told(part) or part


def is_known(words: str) -> bool:
    """Whether words of the core are among the phrases that every language has."""
    return _QUOTED.fullmatch(words) is not None or any(
        pattern.fullmatch(words) for _, pattern in _patterns()
    )


@cache
def _patterns() -> tuple[tuple[str, re.Pattern[str]], ...]:
    """What each phrase looks like, from its English message."""
    marked = {name: f"\x01{name}\x01" for name in _VARIABLES}
    with speaking(LANGUAGES[0]):
        said = [(name, say(name, **marked)) for name in _PHRASES]
    return tuple((name, re.compile(_pattern(words), re.DOTALL)) for name, words in said)


def _pattern(words: str) -> str:
    halves = _MARKED.split(words)
    return "".join(
        f"(?P<{half}>.+?)" if number % 2 else re.escape(half) for number, half in enumerate(halves)
    )
