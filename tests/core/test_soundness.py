"""The quick check of positions agrees with the one that names every fault."""

from __future__ import annotations

from random import Random
from typing import Any

from hypothesis import given, strategies as st

from dokmus_widgets.core import Phase, State, Turn
from dokmus_widgets.core.documents.validity import faults_of, is_sound
from dokmus_widgets.core.island.bitboard import bits
from tests.core.playing import examples, playout, small_game


def damaged(state: State, draw: Random) -> State:
    """Return the state with another value of one field, of the right type."""
    seats, seat = state.seats, draw.randrange(state.seats)
    spaces = [*bits(sum(state.island.frame.slot_mask))]

    def with_one(values: tuple[Any, ...], value: Any) -> tuple[Any, ...]:
        return (*values[:seat], value, *values[seat + 1 :])

    turn = state.turn or Turn(1)
    changes: dict[str, Any] = {
        "round": draw.randrange(0, 10),
        "phase": draw.choice([*Phase]),
        "to_act": draw.choice([None, *range(-1, seats + 1)]),
        "talisman": draw.randrange(-1, seats + 1),
        "tokens": with_one(state.tokens, state.tokens[seat] ^ draw.choice(spaces)),
        "supply": with_one(state.supply, state.supply[seat] + draw.choice([-1, 1, 30, -30])),
        "sacrificed": with_one(state.sacrificed, draw.randrange(-1, 4)),
        "guardians": with_one(state.guardians, draw.choice([None, *range(7)])),
        "turn": draw.choice(
            [
                None,
                turn._replace(tokens_left=draw.randrange(-1, 6)),
                turn._replace(ruins=draw.choice([(), ("nope",), (state.island.names[0],) * 26])),
                turn._replace(last=draw.choice(spaces)),
            ]
        ),
    }
    name = draw.choice([*changes])
    return state.replaced(**{name: changes[name]})


@examples(60)
@given(seed=st.integers(0, 2**32 - 1))
def test_the_quick_check_agrees_with_the_one_that_names_faults(seed: int) -> None:
    draw = Random(seed)
    for state, _ in playout(small_game(seed), seed):
        if draw.random() < 0.2:
            assert is_sound(state)
            once = damaged(state, draw)
            for position in (once, damaged(once, draw)):
                assert is_sound(position) is (not faults_of(position)), repr(position.fields())
