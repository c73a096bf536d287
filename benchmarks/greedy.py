"""Positions of greedy four-player games: ``python -m benchmarks.greedy`` creates the file.

Each seat takes a random card and plays the turn with most points. From round 3 on, the beginning of
every turn is stored, with card 5, which makes turns longest, for the current seat.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random

from dokmus_widgets.analysis.turns import best_end
from dokmus_widgets.core import Phase, State, new_game

FILE = Path(__file__).with_name("greedy.txt")
COUNT = 200
_FIRST_ROUND = 3


@cache
def positions() -> list[State]:
    return [State.from_code(code) for code in FILE.read_text("utf-8").split()]


def with_card(state: State, card: int) -> State:
    """Return the state with this card for the current seat, exchanged with its holder."""
    seat = state.to_act
    assert seat is not None
    own = state.guardians[seat]
    held = enumerate(state.guardians)
    cards = [card if at == seat else own if other == card else other for at, other in held]
    return state.replaced(guardians=tuple(cards))


def _made() -> list[State]:
    found: list[State] = []
    seed = 0
    while len(found) < COUNT:
        random, state = Random(seed), new_game(4, seed=seed)
        seed += 1
        while state.phase is not Phase.OVER:
            if state.turn is None:
                state = state.after(random.choice(state.legal_actions()))
                continue
            if state.round >= _FIRST_ROUND:
                found.append(with_card(state, 5))
            state = best_end(state).end.after(state)
    return found[:COUNT]


if __name__ == "__main__":
    FILE.write_text("".join(f"{state.to_code()}\n" for state in _made()), "utf-8")
