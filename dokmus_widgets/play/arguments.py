"""Validation of user arguments: seeds, choices, rules readings, tile sets."""

from collections.abc import Iterable, Mapping, Sequence
from os import PathLike
from typing import TypeVar

from dokmus_widgets.core import PRESETS, SWITCHES, Rules, TileSet, keywords
from dokmus_widgets.core.island.tilesets import load_tile_set, tile_set_names
from dokmus_widgets.explain import listed, say

#: Default game.
USUAL_PLAYERS, USUAL_SEED = 2, 1
MOST_SEED = 999_999_999
LONGEST_SEED = len(str(MOST_SEED))
_LONGEST_QUOTE = 40
_MOST_LISTED = 12

Known = TypeVar("Known", str, int, str | bool)


def nearest(wish: str, known: Iterable[str], likeness: float = 0.5) -> str:
    """Return the closest known word, or ``"none"`` (used by messages)."""
    return keywords.nearest(wish[:_LONGEST_QUOTE], [*known], likeness) or "none"


def read_seed(typed: object) -> int:
    """Validate an island number; raise ``ValueError`` otherwise."""
    text = str(typed).strip()
    if not (text.isascii() and text.isdigit() and len(text) <= LONGEST_SEED):
        told = text[:_LONGEST_QUOTE] or "none"
        raise ValueError(say("error-seed", seed=told, most=str(MOST_SEED)))
    return int(text)


def read_choice(name: str, typed: object, known: Sequence[Known]) -> Known:
    """Return the matching known value; raise ``ValueError`` with the closest one otherwise."""
    text = str(typed).strip()[:_LONGEST_QUOTE]
    words: Sequence[str] = [str(value).lower() for value in known]
    if text.lower() in words:
        return known[words.index(text.lower())]
    if all(word.isdigit() for word in words):  # no number is a slip for another
        told, near = _range(words), "none"
    else:
        told = listed(words) if len(words) <= _MOST_LISTED else "none"
        near = nearest(text.lower(), words)
    raise ValueError(say("error-choice", name=name, wish=text, known=told, near=near))


def _range(numbers: Sequence[str]) -> str:
    """Format numbers, as a range if they are consecutive."""
    first, last = int(numbers[0]), int(numbers[-1])
    whole = [str(number) for number in range(first, last + 1)] == list(numbers)
    return f"{first}-{last}" if whole and len(numbers) > 2 else listed(numbers)


def read_rules(wish: Rules | str | Mapping[str, object] | None) -> Rules:
    """Return rules, given as such, by preset name, or by switches that differ from ``en``.

    Raise ``ValueError`` with the closest known name for an unknown one.
    """
    if isinstance(wish, Mapping):
        return with_switches(Rules(), wish)
    if isinstance(wish, str):
        return Rules.preset(read_choice("rules", wish, PRESETS))
    if wish is None or isinstance(wish, Rules):
        return wish or Rules()
    raise ValueError(say("error-rules", wish=str(wish)[:_LONGEST_QUOTE]))


def read_tiles(wish: TileSet | str | PathLike[str] | None) -> TileSet | None:
    """Return a tile set, given as such, by name or as its folder; ``ValueError`` otherwise."""
    if wish is None or isinstance(wish, TileSet):
        return wish
    if isinstance(wish, PathLike):
        return load_tile_set(wish)
    return load_tile_set(read_choice("tiles", wish, tile_set_names()))


def with_switches(rules: Rules, wish: Mapping[str, object]) -> Rules:
    """Replace switches; raise ``ValueError`` for unknown names or values."""
    values: dict[str, str | bool] = {}
    for name, value in wish.items():
        switch = read_choice("rules", name, list(SWITCHES))
        values[switch] = read_choice(switch, value, SWITCHES[switch])
    return rules.replaced(**values)
