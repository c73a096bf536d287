"""Random games and boards, all drawn from a seed."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

from hypothesis import settings

from dokmus_widgets.core import (
    SWITCHES,
    Action,
    By,
    ChooseGuardian,
    ChooseStart,
    DeclineRuins,
    EndTurn,
    MoveTile,
    MoveToken,
    Place,
    RotateTile,
    Rotation,
    Rules,
    Sacrifice,
    State,
    TakeTalisman,
    TileSet,
    new_game,
)


def examples(count: int) -> settings:
    """Return hypothesis settings for this number of examples, more in a thorough profile."""
    profile = settings.get_profile("default").max_examples
    wanted = settings().max_examples
    return settings(max_examples=count * max(wanted, profile) // profile)


#: Terrain by how often it comes on random tiles; much of everything that rules speak of.
_TERRAIN = ".......ffff~~~^^vttTrr"


def random_tiles(draw: Random, size: int, terrain: str = _TERRAIN) -> TileSet:
    """Eight tiles of random terrain."""

    def side() -> tuple[str, ...]:
        return tuple("".join(draw.choice(terrain) for _ in range(size)) for _ in range(size))

    return TileSet.of({f"tile {number}": (side(), side()) for number in range(8)})


def random_rules(draw: Random) -> Rules:
    """Return any combination of the switches' values."""
    chosen: dict[str, Any] = {name: draw.choice(values) for name, values in SWITCHES.items()}
    return Rules(**chosen)


def small_game(seed: int) -> State:
    """Return a new game on small random tiles, for any number of seats, in any reading."""
    draw = Random(seed)
    return new_game(
        draw.choice((2, 3, 4)),
        seed=seed,
        rules=random_rules(draw),
        tiles=random_tiles(draw, draw.choice((3, 3, 4, 5))),
    )


def playout(state: State, seed: int) -> Iterator[tuple[State, Action | None]]:
    """Yield each state of a random game with the action taken in it; None at the end.

    Kinds of action are drawn first, so that rare kinds are not drowned by placements.
    """
    draw = Random(seed)
    while actions := list(state.legal_actions()):
        kind = draw.choice(sorted({action.type for action in actions}))
        action = draw.choice([action for action in actions if action.type == kind])
        yield state, action
        state = state.apply(action)
    yield state, None


def every_action(state: State, off: int = 0) -> Iterator[Action]:
    """Yield every action that could be written down, with spaces up to ``off`` off the board."""
    frame = state.island.frame
    spaces = list(product(range(-off, frame.rows + off), range(-off, frame.columns + off)))
    slots = range(-1, frame.slots + 1)
    yield from map(ChooseStart, spaces)
    yield from map(ChooseGuardian, range(7))
    for space, price in product(spaces, (-1, 0, 1, 2)):
        yield Place(space, price)
    yield from (Sacrifice(), TakeTalisman(), DeclineRuins(), EndTurn())
    for by in By:
        for slot in slots:
            yield MoveTile(slot, by)
            for turn in Rotation:
                yield RotateTile(slot, turn, by)
        standing = [s for seat in range(state.seats) for s in state.tokens_of(seat)]
        for origin, target in product([*standing, (0, 0), (-off, 0)], spaces):
            yield MoveToken(origin, target, by)
