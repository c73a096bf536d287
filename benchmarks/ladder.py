"""Strength of computer players, measured in matches; prints a Markdown table.

    python -m benchmarks.ladder [--games 400] [--players level-8,mine:Seeker] [--seats 4]

``mine:Seeker`` is a player of your own, a class of the module ``mine``.
Neighbours in ``--players`` play a study (`benchmarks.yardstick.pair`) stored in ``--folder``;
interrupted studies continue. Shared wins count in parts. Intervals are 95 %, clustered by island;
``fair`` is an equal share of wins; ``ahead``: points above the best opponent. The seed determines
the games.
"""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import click
import numpy as np

from benchmarks.yardstick import GAMES, GOALS, SEED, pair
from dokmus_widgets.analysis.players import PLAYERS
from dokmus_widgets.studies import Results, Study, run
from dokmus_widgets.studies.columns import Columns
from dokmus_widgets.studies.estimates import mean, share

HEAD = "| who | wins | fair | goal | games | ahead |\n|---|---|---|---|---|---|"


def row(results: Results) -> str:
    """Return the row of a pair; raise ``RuntimeError`` if a player failed."""
    columns, [[one, *others]] = Columns.of(results), results.study.lineups
    if faults := columns.table["faults"].combine_chunks().flatten().to_pylist():
        raise RuntimeError(f"{one} or {others[0]}: {faults[0]}")
    seats, own = len(others) + 1, np.array(columns.names) == one
    won, points = columns.won[own], columns.by_seat("total")
    ahead = points[own] - np.where(own, -np.inf, points).reshape(-1, seats).max(1)
    wins, lead = share(won, columns.seeds), mean(ahead, columns.seeds)
    goal = GOALS.get(results.study)
    cells = (
        f"{one} against {len(others)} {others[0]}",
        f"{wins.value:.1%} [{wins.low:.1%}, {wins.high:.1%}]",
        f"{1 / seats:.0%}",
        f"{goal.wins:.0%}, at least {goal.low:.0%}" if goal else "",
        f"{won.sum():g} of {len(won)}",
        f"{lead.value:+.1f} [{lead.low:+.1f}, {lead.high:+.1f}]",
    )
    return f"| {' | '.join(cells)} |"


def played(study: Study, folder: Path, workers: int | None) -> Results:
    """Play the games of a pair in a subfolder."""
    one, other, *_ = study.lineups[0]
    seats = len(study.lineups[0])
    name = f"{one}-{other}-{seats}-{study.games}-{study.seed}".replace(":", ".")
    run(study, folder / name, workers=workers)
    return Results.open(folder / name)


@click.command(help=(__doc__ or "").partition("\n")[0])
@click.option("--games", default=GAMES, show_default=True, help="of each pair")
@click.option("--players", default=",".join([*PLAYERS][::-1]), help="strongest first")
@click.option("--seats", default=4, show_default=True, type=click.IntRange(2, 4))
@click.option("--seed", default=SEED, show_default=True, help="of islands and luck")
@click.option("--folder", default=Path("build", "ladder"), type=Path, help="for the games")
@click.option("--workers", type=int, help="processes: as many as there are cores by default")
def main(
    games: int, players: str, seats: int, seed: int, folder: Path, workers: int | None
) -> None:
    print(HEAD, flush=True)
    for one, other in pairwise(players.split(",")):
        study = pair(one, other, seats, games, seed)
        print(row(played(study, folder, workers)), flush=True)


if __name__ == "__main__":
    main()
