"""Benchmark of the exact turn search: ``python -m benchmarks.turns [--every 1]``.

Turns with card 5, the longest, in rounds 3 to 8 of greedy four-player games (`benchmarks.greedy`):
all distinct ends in factored form; an end with most points, with a line; the reach map; and a line
to a random space. One process on one core.
"""

from __future__ import annotations

import sys
import tracemalloc
from collections.abc import Callable
from random import Random
from time import perf_counter

import click

from benchmarks import greedy
from benchmarks.figures import Figure, print_table
from dokmus_widgets.analysis.turns import best_end, reach_map, turn_ends
from dokmus_widgets.core import State


def milliseconds(states: list[State], search: Callable[[State], object]) -> list[float]:
    taken = []
    for state in states:
        begun = perf_counter()
        search(state)
        taken.append((perf_counter() - begun) * 1000)
    return taken


def megabytes(state: State) -> float:
    """Return the peak memory of searching all ends of a turn."""
    tracemalloc.start()
    turn_ends(state)
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return most / 1e6


def lines(states: list[State]) -> list[float]:
    """Return the milliseconds of the second line of each reach map."""
    random, taken = Random(1), []
    for state in states:
        found = reach_map(state)
        first, second = random.sample(state.island.frame.spaces(found.spaces(3)), 2)
        found.to_space(first)
        begun = perf_counter()
        found.to_space(second)
        taken.append((perf_counter() - begun) * 1000)
    return taken


@click.command()
@click.option("--every", default=1, show_default=True, help="Take each so manieth position.")
def main(every: int) -> None:
    states = greedy.positions()[::every]
    for state in states:
        state.legal_actions()  # what a page has asked for by then
    rows = [
        Figure("all ends of a turn", milliseconds(states, turn_ends), 25),
        Figure("... their memory", [*map(megabytes, states)], 25, "MB"),
        Figure("an end with most points, with its line", milliseconds(states, best_end), 25),
        Figure("what a turn can reach", milliseconds(states, reach_map), 25),
        Figure("... and a line there", lines(states), 15),
    ]
    click.echo(f"Python {sys.version.split()[0]}, {sys.platform}\n")
    print_table(rows)


if __name__ == "__main__":
    main()
