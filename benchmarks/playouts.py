"""Benchmark of playouts and of the strongest player's turns: ``python -m benchmarks.playouts``.

Playouts start from turns of round 5 of greedy four-player games (`benchmarks.greedy`), compared
with random games of the core. Turns are those of every tenth stored position, with card 5. One
process on one core.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import perf_counter

from benchmarks import greedy
from benchmarks.figures import Figure, print_table
from benchmarks.yardstick import STRONGEST
from dokmus_widgets.analysis.players import Observation, create_player
from dokmus_widgets.analysis.players.playouts import Playout
from dokmus_widgets.core import State

ROUND, GAMES = 5, 30


def sensibly(state: State, random: Random) -> object:
    """Run a heuristic playout from the beginning of a turn."""
    now = state.guardians[state.to_act or 0] or 0
    playout = Playout(state, state.guardians, now)
    playout.play(random.random)
    return playout.totals()


def a_second(states: list[State], play: Callable[[State, Random], object]) -> list[float]:
    """Return the playouts per second from each state."""
    random, found = Random(1), []
    for state in states:
        begun = perf_counter()
        for _ in range(GAMES):
            play(state, random)
        found.append(GAMES / (perf_counter() - begun))
    return found


def turns(states: list[State]) -> list[float]:
    """Return the strongest player's milliseconds per turn."""
    strongest, found = create_player(STRONGEST), []
    for state in states:
        begun = perf_counter()
        strongest.choose(Observation.of(state, state.to_act or 0), Random(1))
        found.append(1000 * (perf_counter() - begun))
    return found


def main() -> None:
    states = [state for state in greedy.positions() if state.round == ROUND]
    sensible, drawn = a_second(states, sensibly), a_second(states, State.played_out)
    rows = [
        Figure("sensible playouts from round 5", sensible, 3000, "a second", at_least=True),
        Figure("... random ones", drawn, None, "a second", at_least=True),
        Figure(f"a turn of {STRONGEST}", turns(greedy.positions()[::10]), 1000),
    ]
    print_table(rows)


if __name__ == "__main__":
    main()
