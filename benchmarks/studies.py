"""Benchmark of studies against bare games; prints a Markdown table.

    python -m benchmarks.studies [--games 2800] [--rounds 3]

- overhead: CPU time of a study of random players in one process, compared with ``play_match``
  alone, without one-time imports;
- speed-up: wall time with two processes, their start included, compared with one;
- memory: growth of the collecting process with ten times as many games.

Games and part sizes are fixed. The three variants alternate in order, so that noise affects all.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from time import perf_counter, process_time

import click
import psutil

from benchmarks.figures import Figure, print_table
from dokmus_widgets.analysis.players import create_player, play_match
from dokmus_widgets.core import new_game
from dokmus_widgets.studies import Study, run

STUDY = Study(games=1, lineups=(("random",) * 4,))
#: Plays a study and tells how large it then is, in megabytes, in a process of its own.
_WEIGHED = """
import sys
from pathlib import Path
from benchmarks.studies import megabytes, STUDY
from dataclasses import replace
from dokmus_widgets.studies import run
run(replace(STUDY, games=int(sys.argv[1])), Path(sys.argv[2]), workers=2)
print(megabytes())
"""


def megabytes() -> float:
    """Return the resident memory of this process."""
    return float(psutil.Process().memory_info().rss) / 1e6


def bare(games: int) -> tuple[float, float]:
    """Return the wall and CPU seconds of the games without a study."""
    study = replace(STUDY, games=games)
    start, busy = perf_counter(), process_time()
    for game in range(games):
        deal = study.setup(game)
        players = [create_player(name) for name in deal.players]
        play_match(new_game(len(players), seed=deal.seed), players, deal.seed)
    return perf_counter() - start, process_time() - busy


def studied(games: int, workers: int) -> tuple[float, float]:
    """Return the wall and CPU seconds of a study, in this process."""
    with tempfile.TemporaryDirectory() as folder:
        start, busy = perf_counter(), process_time()
        run(replace(STUDY, games=games), Path(folder, "study"), workers=workers)
        return perf_counter() - start, process_time() - busy


def weighed(games: int) -> float:
    """Return the megabytes of a process that collects this number of games."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", _WEIGHED, str(games), str(Path(folder, "study"))]
        return float(subprocess.check_output(command, text=True))


@click.command()
@click.option("--games", default=2800, show_default=True, help="How many are played each time.")
@click.option("--rounds", default=3, show_default=True, help="How often all is measured.")
def main(games: int, rounds: int) -> None:
    studied(64, 1)  # what is loaded once
    measures: list[Callable[[], tuple[float, float]]] = [
        lambda: bare(games),
        lambda: studied(games, 1),
        lambda: studied(games, 2),
    ]
    overhead, faster = [], []
    for number in range(rounds):
        order = (0, 1, 2) if number % 2 == 0 else (2, 1, 0)
        found = {which: measures[which]() for which in order}
        overhead.append(100 * (found[1][1] / found[0][1] - 1))
        faster.append(found[1][0] / found[2][0])
    grown = weighed(max(640, games)) - weighed(max(640, games) // 10)
    click.echo(f"{games} games of four random players, {rounds} rounds\n")
    figures = [
        Figure("Studies: two processes / one", faster, 1.85, "x", 2, at_least=True),
        Figure("Studies: overhead over bare games", overhead, 8, "%", 1),
        Figure("Studies: memory for ten times as many games", [grown], 5, "MB", 1),
    ]
    print_table(figures)


if __name__ == "__main__":
    main()
