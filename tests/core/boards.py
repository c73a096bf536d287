"""Small positions from pictures, for tests that somebody who knows the rules can read.

`dokmus_widgets.cases.text_boards` says how a picture is drawn.

>>> names(places(board(".f^", tokens={0: "a1"}), sacrifice=1))
'b1'
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from dokmus_widgets.cases.text_boards import document as document  # for the tests, from here
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
    Space,
    State,
    parse_space,
    space_name,
)

CW, CCW = Rotation.CW, Rotation.CCW
GUARDIAN, RUINS = By.GUARDIAN, By.RUINS

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
    return parse_space(name)


def names(spaces: Iterable[Space]) -> str:
    """Spaces as a text, row by row: ``"a1 c4"``."""
    return " ".join(space_name(space) for space in sorted(spaces))


def place(space: str, sacrifice: int = 0) -> Place:
    """Return the placement on the space of that name."""
    return Place(parse_space(space), sacrifice)


def move(origin: str, target: str, by: By = GUARDIAN) -> MoveToken:
    """Return the move of a token between two spaces by name."""
    return MoveToken(parse_space(origin), parse_space(target), by)


def places(state: State, sacrifice: int) -> list[Space]:
    """Return the spaces for a placement with this number of sacrifices."""
    return [
        action.space
        for action in state.legal_actions()
        if isinstance(action, Place) and action.sacrifice == sacrifice
    ]


def free(state: State) -> str:
    """Return the names of the spaces where a token may be placed for nothing."""
    return names(places(state, 0))


def paid(state: State) -> str:
    """Return the names of the spaces where a token may be placed for one sacrifice."""
    return names(places(state, 1))


def starts(state: State) -> str:
    """Return the names of the spaces where the seat to act may start."""
    return names(
        action.space for action in state.legal_actions() if isinstance(action, ChooseStart)
    )


def kinds(state: State) -> set[str]:
    return {action.type for action in state.legal_actions()}


def moves(state: State, origin: str, by: By = GUARDIAN) -> str:
    """Return the names of the spaces to which the token on ``origin`` may be moved."""
    return names(
        action.target
        for action in state.legal_actions()
        if isinstance(action, MoveToken) and (action.origin, action.by) == (parse_space(origin), by)
    )


def sliding(state: State, by: By = GUARDIAN) -> list[int]:
    """Return the slots whose tiles may move."""
    return [
        action.slot
        for action in state.legal_actions()
        if isinstance(action, MoveTile) and action.by is by
    ]


def own(state: State, seat: int = 0) -> str:
    """Return the names of the spaces where a seat's tokens stand."""
    return names(state.tokens_of(seat))


def play(state: State, *actions: Action) -> State:
    for action in actions:
        state = state.apply(action)
    return state


def refusal(state: State, action: Action) -> dict[Obstacle, tuple[Rule, ...]]:
    """Return the rules at stake by obstacle, of an action that must be illegal."""
    verdict = state.check(action)
    assert not verdict, f"{action!r} is legal: {verdict.routes}"
    with pytest.raises(IllegalAction) as refused:
        state.apply(action)
    assert refused.value.verdict == verdict
    return {hindrance.obstacle: hindrance.rules for hindrance in verdict.obstacles}


def ids(state: State, action: Action) -> list[str]:
    verdict = state.check(action)
    assert verdict, f"{action!r} is illegal: {verdict.obstacles}"
    return [str(rule) for rule in verdict.rules]


def board(picture: str, **wanted: Any) -> State:
    """Return the state of :func:`document` with the same arguments."""
    return State.from_dict(document(picture, **wanted))
