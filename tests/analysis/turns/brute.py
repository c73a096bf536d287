"""Turns by the rules core alone, action by action: slow, and plain to read."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from dokmus_widgets.analysis.turns import End
from dokmus_widgets.core import EndTurn, State
from dokmus_widgets.core.transition import acting, burnt, with_value
from tests.reference.documents import random_turn

#: Turns with more positions than this are left out.
MOST = 4000


class TooMany(Exception):
    """A turn leads to more positions than asked for."""


def positions(state: State, most: int = MOST) -> Iterator[State]:
    """Every position of the turn that goes on, once, those of fewer actions first."""
    seen, waiting = {state}, [state]
    for now in waiting:
        yield now
        for action in now.legal_actions():
            if not isinstance(action, EndTurn) and (after := now.after(action)) not in seen:
                seen.add(after)
                waiting.append(after)
        if len(seen) > most:
            raise TooMany


def end(state: State) -> End:
    """What ending the turn here leads to."""
    seat, _ = acting(state)
    own, lost = burnt(state.island, state.tokens[seat], state.sacrificed[seat])
    tokens = with_value(state.tokens, seat, own)
    return End(state.island, tokens, state.supply[seat], lost, state.talisman)


def ends(found: list[State]) -> set[End]:
    """The distinct ends of a turn, by its positions."""
    return {end(state) for state in found if EndTurn() in state.legal_actions()}


def small_turns(first_seed: int, most: int = MOST) -> Iterator[tuple[int, State, list[State]]]:
    """Turns on small random boards in any reading, with the seed, and their positions."""
    seed = first_seed
    while True:
        state = State.from_dict(random_turn(Random(seed)))
        if state.turn is not None and state.island.frame.size <= 5:
            try:
                yield seed, state, list(positions(state, most))
            except TooMany:
                pass
        seed += 1
