"""Positions drawn as text: the top left part of the board; the rest is closed like mountains.

``|`` between tiles and lines of ``-`` are decoration. Blanks stand for the gap.
"""

from collections.abc import Iterable, Mapping
from textwrap import dedent
from typing import Any

from dokmus_widgets.core import Rules, Space, parse_space
from dokmus_widgets.core.catalogue import TOKENS, cards_for


def spaces_of(text: str) -> list[Space]:
    return [parse_space(name) for name in text.split()]


def document(
    picture: str,
    *,
    size: int = 3,
    seats: int = 3,
    gap: int | None = None,
    tokens: Mapping[int, str] | None = None,
    sacrificed: Iterable[int] = (),
    rules: Rules | str = "en",
    phase: str = "turns",
    round: int = 1,
    to_act: int | None = 0,
    talisman: int = 0,
    card: int = 4,
    cards: Iterable[int | None] | None = None,
    tokens_left: int = 3,
    guardian_left: bool = True,
    ruins: str = "",
    last: str | None = None,
) -> dict[str, Any]:
    """Return the document of a position, by default the begin of a turn of seat 0 of three.

    ``tokens``: spaces by seat. ``card``: of the current player; the others get the remaining ones,
    unless ``cards`` gives all. ``ruins``: tiles with a waiting action, numbered from 1 row by row
    without the gap. Raises ``ValueError`` for invalid text; ``State.from_dict`` checks the rest.
    """
    slot_rows, gap = _grid(seats, gap)
    tiles = {
        name: [row.ljust(size, "^") for row in rows]
        for name, rows in _split_tiles(picture, size, slot_rows, gap).items()
    }
    tile_names = iter(tiles)
    token_spaces = [spaces_of((tokens or {}).get(seat, "")) for seat in range(seats)]
    sacrifices = list(sacrificed)
    sacrifices += [0] * (seats - len(sacrifices))
    in_turn = phase == "turns"
    if cards is None:
        left = [other for other in cards_for(seats) if other != card]
        cards = [card if seat == to_act else left.pop(0) for seat in range(seats)]
        cards = cards if in_turn else [None] * seats
    return {
        "format": "dokmus-position",
        "version": 1,
        "rules": (rules if isinstance(rules, Rules) else Rules.preset(rules)).to_dict(),
        "tiles": {name: [rows, rows] for name, rows in tiles.items()},
        "grid": [
            None if slot == gap else {"tile": next(tile_names), "side": 0, "rotation": 0}
            for slot in range(slot_rows * 3)
        ],
        "round": round,
        "phase": phase,
        "to_act": to_act,
        "talisman": talisman,
        "tokens": [[list(space) for space in spaces] for spaces in token_spaces],
        "supply": [TOKENS - len(own) - n for own, n in zip(token_spaces, sacrifices, strict=False)],
        "sacrificed": sacrifices,
        "guardians": list(cards),
        "turn": {
            "tokens_left": tokens_left,
            "guardian_left": guardian_left,
            "ruins": ruins.split(),
            "last": list(parse_space(last)) if last else None,
        }
        if in_turn
        else None,
    }


def left_out(
    picture: str, *, size: int = 3, seats: int = 3, gap: int | None = None
) -> dict[str, frozenset[Space]]:
    """Return the spaces of each tile, by row and column on it, outside the picture."""
    spaces = {
        name: frozenset(
            (row, column) for row in range(size) for column in range(len(rows[row]), size)
        )
        for name, rows in _split_tiles(picture, size, *_grid(seats, gap)).items()
    }
    return {name: found for name, found in spaces.items() if found}


def _grid(seats: int, gap: int | None) -> tuple[int, int]:
    if seats == 2:
        return 2, 1 if gap is None else gap
    return 3, 4 if gap is None else gap


def _split_tiles(picture: str, size: int, slot_rows: int, gap: int) -> dict[str, list[str]]:
    """Split a picture into the rows of each tile; ``ValueError`` if it does not fit."""
    lines = []
    for line in dedent(picture).strip("\n").splitlines():
        if line.startswith("-"):
            continue
        parts = line.split("|")
        if any(len(part) != size for part in parts[:-1]):
            raise ValueError(f"the line {line!r}: a tile is {size} wide")
        lines.append("".join(parts))
    width, height = 3 * size, slot_rows * size
    if len(lines) > height:
        raise ValueError(f"the picture has {len(lines)} rows, the board {height}")
    lines += [""] * (height - len(lines))
    if too_wide := [line for line in lines if len(line) > width]:
        raise ValueError(f"the line {too_wide[0]!r} is wider than the board, {width}")
    tiles: dict[str, list[str]] = {}
    for slot in range(slot_rows * 3):
        top, left = slot // 3 * size, slot % 3 * size
        rows = []
        for line in lines[top : top + size]:
            part = line[left : left + size]
            blank = set(part) <= {" "} if slot == gap else " " not in part
            if not blank:
                raise ValueError(f"the line {line!r}: blanks are for the gap, slot {gap}")
            rows.append(part)
        if slot != gap:
            tiles[str(len(tiles) + 1)] = rows
    return tiles
