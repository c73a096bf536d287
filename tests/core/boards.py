"""Small positions from pictures, for tests that somebody who knows the rules can read.

A picture is the top left part of the board; what it leaves out is mountain. ``|`` between tiles
and lines of ``-`` are for the eye only, and blanks stand for the gap, the slot in the middle
(for two seats: the middle above). Spaces are named by column and row, as in ``c4``.

>>> names(places(board(".f^", tokens={0: "a1"}), sacrifice=1))
'b1'
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from textwrap import dedent
from typing import Any

import pytest

from dokmus_widgets.core import (
    Action,
    By,
    ChooseStart,
    IllegalAction,
    MoveTile,
    MoveToken,
    Obstacle,
    Place,
    Rotation,
    Rule,
    Rules,
    Space,
    State,
    parse_space,
    space_name,
)

CW, CCW = Rotation.CW, Rotation.CCW
GUARDIAN, RUINS = By.GUARDIAN, By.RUINS
TOKENS = 25

#: Nothing but meadow: boards of tiles of 3 by 3 for three or four seats, and for two.
MEADOWS = """
...|...|...
...|...|...
...|...|...
---+---+---
...|   |...
...|   |...
...|   |...
---+---+---
...|...|...
...|...|...
...|...|...
"""
MEADOWS_TWO = """
...|   |...
...|   |...
...|   |...
---+---+---
...|...|...
...|...|...
...|...|...
"""


def at(name: str) -> Space:
    """The space of that name."""
    return parse_space(name)


def ats(text: str) -> list[Space]:
    """The spaces of a text such as ``"a1 c4"``."""
    return [parse_space(name) for name in text.split()]


def names(spaces: Iterable[Space]) -> str:
    """Spaces as a text, row by row: ``"a1 c4"``."""
    return " ".join(space_name(space) for space in sorted(spaces))


def place(space: str, sacrifice: int = 0) -> Place:
    """The placement on the space of that name."""
    return Place(parse_space(space), sacrifice)


def move(origin: str, target: str, by: By = GUARDIAN) -> MoveToken:
    """The move of a token between two spaces by name."""
    return MoveToken(parse_space(origin), parse_space(target), by)


def places(state: State, sacrifice: int) -> list[Space]:
    """Where the seat to act may place for so many sacrifices."""
    return [
        action.space
        for action in state.legal_actions()
        if isinstance(action, Place) and action.sacrifice == sacrifice
    ]


def free(state: State) -> str:
    """The names of the spaces where a token may be placed for nothing."""
    return names(places(state, 0))


def paid(state: State) -> str:
    """The names of the spaces where a token may be placed for one sacrifice."""
    return names(places(state, 1))


def starts(state: State) -> str:
    """The names of the spaces where the seat to act may start."""
    return names(
        action.space for action in state.legal_actions() if isinstance(action, ChooseStart)
    )


def kinds(state: State) -> set[str]:
    """The types of the legal actions."""
    return {action.type for action in state.legal_actions()}


def moves(state: State, origin: str, by: By = GUARDIAN) -> str:
    """The names of the spaces to which the token on ``origin`` may be moved."""
    return names(
        action.target
        for action in state.legal_actions()
        if isinstance(action, MoveToken) and (action.origin, action.by) == (parse_space(origin), by)
    )


def sliding(state: State, by: By = GUARDIAN) -> list[int]:
    """The slots whose tiles may move."""
    return [
        action.slot
        for action in state.legal_actions()
        if isinstance(action, MoveTile) and action.by is by
    ]


def own(state: State, seat: int = 0) -> str:
    """The names of the spaces where a seat's tokens stand."""
    return names(state.tokens_of(seat))


def play(state: State, *actions: Action) -> State:
    """The state after these actions."""
    for action in actions:
        state = state.apply(action)
    return state


def refusal(state: State, action: Action) -> dict[Obstacle, tuple[Rule, ...]]:
    """The rules at stake by obstacle, of an action that must be illegal."""
    verdict = state.check(action)
    assert not verdict, f"{action!r} is legal: {verdict.routes}"
    with pytest.raises(IllegalAction) as refused:
        state.apply(action)
    assert refused.value.verdict == verdict
    return {hindrance.obstacle: hindrance.rules for hindrance in verdict.obstacles}


def ids(state: State, action: Action) -> list[str]:
    """The rule ids of a legal action's verdict."""
    verdict = state.check(action)
    assert verdict, f"{action!r} is illegal: {verdict.obstacles}"
    return [str(rule) for rule in verdict.rules]


def board(picture: str, **wanted: Any) -> State:
    """The state of :func:`document` with the same arguments."""
    return State.from_dict(document(picture, **wanted))


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
    """The document of a position: by default a turn of seat 0, of three, that has just begun.

    ``tokens``: spaces by seat. ``card``: of the seat to act; the others get those that are left,
    unless ``cards`` tells them all. ``ruins``: tiles with a waiting action; tiles are called by
    the number of their slot. ``rules``: the name of a preset, or rules.
    """
    slot_rows = 2 if seats == 2 else 3
    gap = gap if gap is not None else (1 if seats == 2 else 4)
    tiles = tiles_of(picture, size, slot_rows, gap)
    standing = [ats((tokens or {}).get(seat, "")) for seat in range(seats)]
    gone = [*sacrificed, *[0] * seats][:seats]
    in_turn = phase == "turns"
    if cards is None:
        left = [other for other in ((2, 3, 4) if seats == 2 else (1, 2, 3, 4, 5)) if other != card]
        cards = [card if seat == to_act else left.pop(0) for seat in range(seats)]
        cards = cards if in_turn else [None] * seats
    return {
        "format": "dokmus-position",
        "version": 1,
        "rules": (rules if isinstance(rules, Rules) else Rules.preset(rules)).to_dict(),
        "tiles": {name: [rows, rows] for name, rows in tiles.items()},
        "grid": [
            None if slot == gap else {"tile": str(slot), "side": 0, "rotation": 0}
            for slot in range(slot_rows * 3)
        ],
        "round": round,
        "phase": phase,
        "to_act": to_act,
        "talisman": talisman,
        "tokens": [[list(space) for space in spaces] for spaces in standing],
        "supply": [TOKENS - len(s) - g for s, g in zip(standing, gone, strict=True)],
        "sacrificed": gone,
        "guardians": list(cards),
        "turn": {
            "tokens_left": tokens_left,
            "guardian_left": guardian_left,
            "ruins": ruins.split(),
            "last": list(at(last)) if last else None,
        }
        if in_turn
        else None,
    }


def tiles_of(picture: str, size: int, slot_rows: int, gap: int) -> dict[str, list[str]]:
    """The rows of each tile by name, cut from a picture."""
    lines = []
    for line in dedent(picture).strip("\n").splitlines():
        if line.startswith("-"):
            continue
        parts = line.split("|")
        assert all(len(part) == size for part in parts[:-1]), f"{line!r}: a tile is {size} wide"
        lines.append("".join(parts))
    width, height = 3 * size, slot_rows * size
    assert len(lines) <= height, f"the picture has {len(lines)} rows, the board {height}"
    lines += [""] * (height - len(lines))
    tiles = {}
    for slot in range(slot_rows * 3):
        top, left = slot // 3 * size, slot % 3 * size
        rows = []
        for line in lines[top : top + size]:
            assert len(line) <= width, f"{line!r} is wider than the board, {width}"
            drawn = line[left : left + size]
            blanks = set(drawn) <= {" "}
            assert blanks if slot == gap else " " not in drawn, f"{line!r}: the gap is slot {gap}"
            rows.append(drawn + "^" * (size - len(drawn)))
        if slot != gap:
            tiles[str(slot)] = rows
    return tiles
