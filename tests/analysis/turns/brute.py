"""Brute-force turn search with the rules core alone, action by action."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from random import Random

from dokmus_widgets.analysis.turns import LEAD, POINTS, EndPosition, Weights
from dokmus_widgets.analysis.turns.arrangement import carry_mask
from dokmus_widgets.analysis.turns.ends import end_position
from dokmus_widgets.core import Action, EndTurn, SeatScore, State
from dokmus_widgets.core.island.bitboard import bits
from dokmus_widgets.core.transition import current_turn
from tests.reference.documents import random_turn

#: The lines of the sheet that a weights has weights for.
LINES = SeatScore.__match_args__[:-1]
#: Turns with more positions than this are left out.
MOST = 4000


class TooMany(Exception):
    """A turn leads to more positions than asked for."""


def positions(
    state: State, most: int = MOST, done: Callable[[Action], bool] = lambda action: True
) -> Iterator[State]:
    """Yield every position of the current turn once, in breadth-first order.

    ``done``: whether an action may be used.
    """
    seen, waiting = {state}, [state]
    for now in waiting:
        yield now
        for action in filter(done, now.legal_actions()):
            if not isinstance(action, EndTurn) and (after := now.after(action)) not in seen:
                seen.add(after)
                waiting.append(after)
        if len(seen) > most:
            raise TooMany


def ends(found: list[State]) -> dict[EndPosition, int]:
    """Return the distinct ends of a turn with their fewest actions, from its positions in order."""
    fewest: dict[EndPosition, int] = {}
    for state, actions in depths(found).items():
        if EndTurn() in state.legal_actions():
            fewest.setdefault(end_position(state), actions + 1)
    return fewest


def depths(found: list[State]) -> dict[State, int]:
    """Return the positions of a turn, in order, with their fewest actions."""
    depth = {found[0]: 0}
    for now in found:
        for action in now.legal_actions():
            if not isinstance(action, EndTurn):
                depth.setdefault(now.after(action), depth[now] + 1)
    return depth


def small_turns(first_seed: int, most: int = MOST) -> Iterator[tuple[int, State, list[State]]]:
    """Yield seed, state and positions of turns on small random boards under any rules."""
    seed = first_seed
    while True:
        state = State.from_dict(random_turn(Random(seed)))
        if state.turn is not None and state.island.frame.size <= 5:
            with suppress(TooMany):
                yield seed, state, list(positions(state, most))
        seed += 1


def value_of(state: State, end: EndPosition, weights: Weights) -> float:
    """Evaluate an end position from the score sheets."""
    seat = state.to_act
    assert seat is not None
    after = end.after(state)
    sheets = after.score()
    own = sum(
        weight * sheets[seat][line] for line, weight in zip(LINES, weights.lines, strict=True)
    )
    rival = max(sheet.total for other, sheet in enumerate(sheets) if other != seat)
    stands = [weight * (end.tokens[seat] & mask).bit_count() for mask, weight in weights.areas]
    return own + weights.rival * rival + sum(stands) + weights.talisman * (end.talisman == seat)


def random_weights(random: Random, state: State) -> Weights:
    """Return random weights."""
    if random.random() < 0.3:
        return random.choice((POINTS, LEAD))
    lines = tuple(float(random.choice((0, 1, 1, 3, -2))) for _ in LINES)
    assert len(lines) == 6
    land = state.island.land
    areas = tuple(
        (random.getrandbits(land.bit_length()), random.choice((-1, 2, 5)))
        for _ in range(random.randrange(3))
    )
    return Weights(lines, random.choice((0, -1, 2)), areas, random.choice((0, 1, -1)))


def reached(found: list[State]) -> tuple[dict[int, tuple[int, int]], dict[int, tuple[int, int]]]:
    """Return the fewest tokens and actions for spaces and for temples, by bit.

    ``found``: the positions of a turn in order.
    """
    first = found[0]
    seat, turn = current_turn(first)
    spaces: dict[int, tuple[int, int]] = {}
    temples: dict[int, tuple[int, int]] = {}
    for now, actions in depths(found).items():
        island, own = now.island, now.tokens[seat]
        beside = island.frame.beside(own & ~island.volcano) & island.temples
        cost = turn.tokens_left - current_turn(now)[1].tokens_left, actions
        for known, mask in ((spaces, own), (temples, beside)):
            for bit in bits(carry_mask(mask, island, first.island)):
                known[bit] = min(cost, known.get(bit, cost))
    return spaces, temples
