"""Parser for actions in notation or as button text."""

import re
from collections.abc import Iterator
from functools import lru_cache

from dokmus_widgets.core import Action, By, State
from dokmus_widgets.core.actions import BY_WORD
from dokmus_widgets.core.notation import NotationError, read_action
from dokmus_widgets.explain.messages import LANGUAGES, language, say, speaking

#: Message, arguments and notation of each button.
_BUTTONS: tuple[tuple[str, dict[str, str | int], str], ...] = (
    ("ask-place-paid", {"space": "?space", "sacrifices": 1}, "{space}+1"),
    ("ask-place-paid", {"space": "?space", "sacrifices": 2}, "{space}+2"),
    ("ask-choose_start", {"space": "?space"}, "start {space}"),
    ("ask-place", {"space": "?space"}, "{space}"),
    ("ask-choose_guardian", {"card": "?card"}, "card {card}"),
    ("ask-move_tile", {"tile": "none"}, "slide @{gap}"),
    ("ask-move_tile", {"tile": "?tile"}, "slide {tile}"),
    ("ask-move_token", {"from": "?origin", "to": "?target"}, "{origin}>{target}"),
    *((f"do-{action.type}", {}, word) for word, action in BY_WORD.items()),
)
#: Directions by sign; the letters are easier to type.
_TURNS = {"cw": "↻", "ccw": "↺"}
#: Sentence endings, including Japanese.
_STOPS = " .!?\u3002\uff01\uff1f"
#: Placeholder for a variable while a pattern is built.
_HELD = "\ue000{}\ue001"


def parse_action(state: State, words: str) -> Action:
    """Parse an action in notation or button text (current language or English).

    Raise ``NotationError`` for other text.
    """
    try:
        return read_action(state, words)
    except NotationError:
        for move in _moves(state, words):
            try:
                return read_action(state, move)
            except NotationError:
                continue
        raise


def _moves(state: State, words: str) -> Iterator[str]:
    """Yield the notations that a button text may stand for."""
    told = " ".join(words.casefold().split()).rstrip(_STOPS)
    for spoken in dict.fromkeys((language(), LANGUAGES[0])):
        by_ruins = _by_ruins(spoken).fullmatch(told)
        payer = f" by {By.RUINS}" if by_ruins else ""
        for pattern, move in _patterns(spoken):
            if found := pattern.fullmatch(by_ruins["what"] if by_ruins else told):
                yield move.format(gap=state.island.gap, **found.groupdict()) + payer


@lru_cache(maxsize=len(LANGUAGES))
def _patterns(spoken: str) -> tuple[tuple[re.Pattern[str], str], ...]:
    with speaking(spoken):
        found = [
            (_pattern(say(name, **{key: _held(value) for key, value in held.items()})), move)
            for name, held, move in _BUTTONS
        ]
        for turn, sign in _TURNS.items():
            for tile, meant in (("none", "@{gap}"), (_HELD.format("tile"), "{tile}")):
                words = say("ask-rotate_tile", tile=tile, turn=turn)
                for way in (sign, turn):
                    found.append((_pattern(words.replace(sign, way)), f"rotate {meant} {turn}"))
    return tuple(found)


@lru_cache(maxsize=len(LANGUAGES))
def _by_ruins(spoken: str) -> re.Pattern[str]:
    with speaking(spoken):
        return _pattern(say("ask-by-ruins", what=_HELD.format("what")))


def _held(value: str | int) -> str | int:
    return _HELD.format(value[1:]) if isinstance(value, str) and value[0] == "?" else value


def _pattern(words: str) -> re.Pattern[str]:
    """Return a pattern for a button text with any values of its variables."""
    escaped = re.escape(" ".join(words.casefold().split()))
    return re.compile(re.sub("\ue000(\\w+)\ue001", r"(?P<\1>.+)", escaped))
