"""Turns by the rules core alone, action by action: slow, and plain to read."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from random import Random

from dokmus_widgets.analysis.turns import LEAD, POINTS, End, Worth
from dokmus_widgets.analysis.turns.arrangement import ridden
from dokmus_widgets.analysis.turns.ends import ended
from dokmus_widgets.core import Action, EndTurn, SeatScore, State
from dokmus_widgets.core.island.bitboard import bits
from dokmus_widgets.core.transition import current_turn
from tests.reference.documents import random_turn

#: The lines of the sheet that a worth has weights for.
LINES = SeatScore.__match_args__[:-1]
#: Turns with more positions than this are left out.
MOST = 4000


class TooMany(Exception):
    """A turn leads to more positions than asked for."""


def positions(
    state: State, most: int = MOST, done: Callable[[Action], bool] = lambda action: True
) -> Iterator[State]:
    """Every position of the turn that goes on, once, those of fewer actions first.

    ``done``: whether an action is one of those that lead on.
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


def ends(found: list[State]) -> dict[End, int]:
    """The distinct ends of a turn with the fewest actions to each; ``found``: its positions, those
    of fewer actions first.
    """
    fewest: dict[End, int] = {}
    for state, actions in depths(found).items():
        if EndTurn() in state.legal_actions():
            fewest.setdefault(ended(state), actions + 1)
    return fewest


def depths(found: list[State]) -> dict[State, int]:
    """The positions of a turn, those of fewer actions first, with how many it takes."""
    depth = {found[0]: 0}
    for now in found:
        for action in now.legal_actions():
            if not isinstance(action, EndTurn):
                depth.setdefault(now.after(action), depth[now] + 1)
    return depth


def small_turns(first_seed: int, most: int = MOST) -> Iterator[tuple[int, State, list[State]]]:
    """Turns on small random boards in any reading, with the seed, and their positions."""
    seed = first_seed
    while True:
        state = State.from_dict(random_turn(Random(seed)))
        if state.turn is not None and state.island.frame.size <= 5:
            with suppress(TooMany):
                yield seed, state, list(positions(state, most))
        seed += 1


def worth_of(state: State, end: End, worth: Worth) -> float:
    """What an end is worth, read off the score sheets."""
    seat = state.to_act
    assert seat is not None
    after = end.after(state)
    sheets = after.score()
    own = sum(weight * sheets[seat][line] for line, weight in zip(LINES, worth.lines, strict=True))
    rival = max(sheet.total for other, sheet in enumerate(sheets) if other != seat)
    stands = [weight * (end.tokens[seat] & mask).bit_count() for mask, weight in worth.areas]
    return own + worth.rival * rival + sum(stands) + worth.talisman * (end.talisman == seat)


def random_worth(random: Random, state: State) -> Worth:
    """Points, or weights of any kind."""
    if random.random() < 0.3:
        return random.choice((POINTS, LEAD))
    lines = tuple(float(random.choice((0, 1, 1, 3, -2))) for _ in LINES)
    assert len(lines) == 6
    land = state.island.land
    areas = tuple(
        (random.getrandbits(land.bit_length()), random.choice((-1, 2, 5)))
        for _ in range(random.randrange(3))
    )
    return Worth(lines, random.choice((0, -1, 2)), areas, random.choice((0, 1, -1)))


def reached(found: list[State]) -> tuple[dict[int, tuple[int, int]], dict[int, tuple[int, int]]]:
    """Spaces and temples of the first position, as bits, with the fewest tokens and then actions
    that reach them; ``found``: the positions of a turn, those of fewer actions first.
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
            for bit in bits(ridden(mask, island, first.island)):
                known[bit] = min(cost, known.get(bit, cost))
    return spaces, temples
