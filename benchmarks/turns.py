"""Measures whole turns; prints a table in Markdown: ``python -m benchmarks.turns [--every 1]``.

Turns of card 5, the longest, in rounds 3 to 8 of greedy four-player games (`benchmarks.greedy`):

- all distinct ends, kept in factored form;
- an end with most points, with a legal line to it;
- the fewest tokens for every space and temple; and a line to one of them, drawn at random: the
  first to be asked for searches the turn once more.

One process on one core.
"""

from __future__ import annotations

import sys
import tracemalloc
from collections.abc import Callable
from random import Random
from time import perf_counter

import click

from benchmarks import greedy
from benchmarks.figures import Figure, table
from dokmus_widgets.analysis.turns import best_end, reach_map, turn_ends
from dokmus_widgets.core import State


def milliseconds(states: list[State], search: Callable[[State], object]) -> list[float]:
    """How long a search of each takes."""
    taken = []
    for state in states:
        begun = perf_counter()
        search(state)
        taken.append((perf_counter() - begun) * 1000)
    return taken


def megabytes(state: State) -> float:
    """The most memory that all ends of a turn take while they are searched."""
    tracemalloc.start()
    turn_ends(state)
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return most / 1e6


def lines(states: list[State]) -> list[float]:
    """How long a line to a space takes that is reached, the second time that one is asked for."""
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
    """Measure the search of turns."""
    states = greedy.positions()[::every]
    for state in states:
        state.legal_actions()  # what a page has asked for by then
    rows = [
        Figure("all ends of a turn", milliseconds(states, turn_ends), 25),
        Figure("... their memory", [*map(megabytes, states)], 25, "MB"),
        Figure("an end with most points, with its line", milliseconds(states, best_end), 25),
        Figure("what a turn can reach", milliseconds(states, reach_map), 3),
        Figure("... and a line there", lines(states), 15),
    ]
    click.echo(f"Python {sys.version.split()[0]}, {sys.platform}\n")
    for line in table(rows):
        click.echo(line)


if __name__ == "__main__":
    main()
