"""Observations as vectors: planes of the board, then facts, relative to the observing seat.

Seat 0 is the observer, seat 1 the next clockwise, and so on; entries of absent seats are 0.
``PLANES`` and ``FACTS`` name all entries in their order; :func:`split` separates them, and
:func:`planes_and_facts` does so as arrays, of many observations too.
"""

from functools import cache, lru_cache
from operator import attrgetter
from typing import Final

import numpy as np
from numpy.typing import NDArray

from dokmus_widgets.analysis.players import Observation
from dokmus_widgets.analysis.players.observation import Cards
from dokmus_widgets.core import CARDS, SEATS, SWITCHES, Phase, Terrain
from dokmus_widgets.core.catalogue import ROUNDS, TOKENS, TOKENS_A_TURN
from dokmus_widgets.environment.numbering import Picked, Planes

_SEATS: Final = max(SEATS)
#: ``ruins_waiting``: the tiles on which a ruins action waits; ``last_token``: the one placed last
#: in this turn; ``picked``: the token picked up.
PLANES: Final = (
    *(terrain.name.lower() for terrain in Terrain),
    *(f"tokens_{seat}" for seat in range(_SEATS)),
    *("ruins_waiting", "last_token", "picked"),
)
#: The upper bounds of the facts. Switches of the rules are 0 for their first value. ``may_hold``: 1
#: if that seat may have that card, as far as the observer knows.
FACTS: Final[dict[str, int]] = {
    "seats": _SEATS,
    "round": ROUNDS,
    "tokens_left": TOKENS_A_TURN,
    "guardian_left": 1,
    "ruins_actions": TOKENS,
    **{f"phase_{phase}": 1 for phase in Phase},
    **{f"rule_{switch}": len(values) - 1 for switch, values in SWITCHES.items()},
    **{f"acts_{seat}": 1 for seat in range(_SEATS)},
    **{f"talisman_{seat}": 1 for seat in range(_SEATS)},
    **{f"supply_{seat}": TOKENS for seat in range(_SEATS)},
    **{f"sacrificed_{seat}": TOKENS for seat in range(_SEATS)},
    **{f"may_hold_{seat}_{card}": 1 for seat in range(_SEATS) for card in CARDS},
}


_PHASES: Final = {phase: tuple(one is phase for one in Phase) for phase in Phase}
#: The relative seat of whoever acts, or has the talisman; -1 is nobody.
_ONE: Final = {one: tuple(one == seat for seat in range(_SEATS)) for one in range(-1, _SEATS)}
_SWITCHES_OF: Final = attrgetter(*SWITCHES)
_HIGHEST_FACTS: Final = np.array([*FACTS.values()], np.float32)


@cache
def layout(size: int) -> Planes:
    """Return the layout of the vector on tiles of ``size`` spaces along an edge."""
    return Planes(size, len(PLANES), len(FACTS))


def highest(size: int) -> NDArray[np.int8]:
    """Return the upper bound of each entry; the lower bound is 0."""
    made = np.ones(layout(size).length, np.int8)
    made[-len(FACTS) :] = [*FACTS.values()]
    return made


def split(observation: NDArray[np.int8]) -> tuple[NDArray[np.int8], dict[str, int]]:
    """Return the planes, of shape (planes, rows, columns), and the facts by name."""
    end = len(observation) - len(FACTS)
    side = round((end / len(PLANES)) ** 0.5)
    planes = observation[:end].reshape(len(PLANES), side, side)
    return planes, dict(zip(FACTS, map(int, observation[end:]), strict=True))


def planes_and_facts(observation: NDArray[np.int8]) -> tuple[NDArray[np.int8], NDArray[np.float32]]:
    """Return the planes, of shape (planes, rows, columns), and the facts scaled to 0 to 1."""
    end = observation.shape[-1] - len(FACTS)
    side = round((end / len(PLANES)) ** 0.5)
    shape = (*observation.shape[:-1], len(PLANES), side, side)
    facts = observation[..., end:].astype(np.float32) / _HIGHEST_FACTS
    return observation[..., :end].reshape(shape), facts


def vector(seen: Observation, picked: Picked | None = None) -> NDArray[np.int8]:
    """Return an observation as a vector of whole numbers from 0.

    ``picked``: the token picked up, which is the first of two numbers that move it.
    """
    state, seat = seen.table, seen.seat
    seats, island, turn = state.seats, state.island, state.turn
    planes, frame, none = layout(island.frame.size), island.frame, (0,) * (_SEATS - seats)

    def turned(values: tuple[int, ...]) -> tuple[int, ...]:
        return values[seat:] + values[:seat] + none

    masks = (
        *island.by_terrain,
        *turned(state.tokens),
        frame.area({island.slot_of_tile(tile) for tile in turn.ruins}) if turn else 0,
        turn.last if turn else 0,
        frame.bit(picked[0]) if picked else 0,
    )
    packed = 0
    for mask in reversed(masks):
        packed = packed << planes.stride | mask
    made = planes.unpacked(packed)
    acts = -1 if state.to_act is None else (state.to_act - seat) % seats
    facts = (
        *(seats, state.round, turn.tokens_left if turn else 0, turn.guardian_left if turn else 0),
        len(turn.ruins) if turn else 0,
        *_PHASES[state.phase],
        *_switches(_SWITCHES_OF(state.rules)),
        *_ONE[acts],
        *_ONE[(state.talisman - seat) % seats],
        *turned(state.supply),
        *turned(state.sacrificed),
        *_may_hold(seen.holdings, seat),
        *(none * len(CARDS)),
    )
    made[-len(FACTS) :] = np.frombuffer(bytes(facts), np.int8)
    return made


@cache
def _switches(values: tuple[str | bool, ...]) -> tuple[int, ...]:
    known = zip(SWITCHES.values(), values, strict=True)
    return tuple(choices.index(value) for choices, value in known)


@lru_cache(maxsize=8192)
def _may_hold(holdings: tuple[Cards, ...], seat: int) -> tuple[bool, ...]:
    possible = [set(cards) for cards in zip(*holdings, strict=True)]
    return tuple(card in cards for cards in possible[seat:] + possible[:seat] for card in CARDS)
