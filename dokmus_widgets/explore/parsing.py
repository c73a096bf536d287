"""Validation of terrain, tiles, sides and players as users name them."""

from collections.abc import Iterable, Sequence

from dokmus_widgets.core import Rotation, Terrain, is_whole
from dokmus_widgets.explain import listed, say, terrain_words
from dokmus_widgets.explain.seats import colours

_SIDES = {"a": 0, "b": 1, "0": 0, "1": 1}
_LONGEST_QUOTE = 40


def read_terrain(terrain: object) -> Terrain:
    """Parse a terrain by character or name (English or current language)."""
    wish = str(terrain).strip()
    if wish in list(Terrain):
        return Terrain(wish)
    for kind in Terrain:
        names = (kind.name, kind.name.replace("_", " "), terrain_words(kind))
        if wish.casefold() in map(str.casefold, names):
            return kind
    known = listed([kind.name.lower() for kind in Terrain])
    raise ValueError(say("edit-no-terrain", terrain=quoted(terrain), known=known))


def read_tile(tiles: Iterable[str], tile: object, side: object) -> tuple[str, int]:
    """Parse a tile name and its side, A by default.

    ``tile``: ``"3"``, or ``"3B"`` with its side; ``side``: 0 or "A", 1 or "B".
    """
    known, name = [*tiles], str(tile).strip()
    if name not in known and side is None and name[-1:].casefold() in ("a", "b"):
        name, side = name[:-1], name[-1]
    if name not in known:
        raise ValueError(say("edit-no-such-tile", tile=quoted(tile), tiles=listed(known)))
    up = "0" if side is None else str(side).strip().casefold()
    if up not in _SIDES:
        raise ValueError(say("edit-side", side=quoted(side)))
    return name, _SIDES[up]


def read_seat(wish: object, names: Sequence[str]) -> int:
    """Parse a player by name, number, or colour in any language.

    A name takes precedence over the colour of another seat.
    """
    seats = range(len(names))
    if is_whole(wish) and wish in seats:
        return int(str(wish))
    if isinstance(wish, str):
        spoken = wish.strip().casefold()
        named = [seat for seat in seats if spoken == names[seat].casefold()]
        others = (s for s in seats if spoken in (str(s), *map(str.casefold, colours(s))))
        for seat in (*named, *others):
            return seat
    last = str(seats[-1])
    raise ValueError(say("edit-no-seat", who=quoted(wish), names=listed(names), last=last))


def read_turn(turn: object) -> Rotation:
    """Parse a direction, ``"cw"`` or ``"ccw"``."""
    if turn not in list(Rotation):
        raise ValueError(say("error-turn", turn=quoted(turn), turns=listed([*Rotation])))
    return Rotation(str(turn))


def quoted(wish: object) -> str:
    """Shorten a value for an error message."""
    return str(wish)[:_LONGEST_QUOTE] or '""'
