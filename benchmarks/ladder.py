"""How strong players are, by games of one against others of one kind; a table in Markdown.

    python -m benchmarks.ladder [--games 40] [--players level-8,greedy] [--seats 4] [--seed 0]

Each two neighbours of ``--players`` play, the first of them on one seat, by turns on each, the
second on all others; each island is played once from every seat. A shared win counts in parts. The
interval is Wilson's, 95 %; ``fair`` is what equals would win. ``ahead``: points more than the best
of the others, on average, with its standard error. Games are fixed by the seed, not by the machine.
"""

from __future__ import annotations

from itertools import pairwise
from math import sqrt
from statistics import fmean, stdev
from time import process_time

import click

from dokmus_widgets.analysis.players import PLAYERS, Player, play_match, player
from dokmus_widgets.core import new_game


def game(one: Player, other: Player, seats: int, number: int) -> tuple[float, int]:
    """What one wins against others of a kind, and by how many points it is ahead of the best."""
    island, seat = divmod(number, seats)
    players = [one if at == seat else other for at in range(seats)]
    match = play_match(new_game(seats, seed=island, talisman=island % seats), players, number)
    if match.faults:
        raise RuntimeError(f"game {number}: {match.faults[0]}")
    winners, points = match.end.winners(), [sheet.total for sheet in match.end.score()]
    return (seat in winners) / len(winners), points.pop(seat) - max(points)


def wilson(share: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share of so many games."""
    z = 1.96
    middle, scale = share + z * z / 2 / games, 1 + z * z / games
    width = z * sqrt(share * (1 - share) / games + z * z / 4 / games / games)
    return (middle - width) / scale, (middle + width) / scale


def row(one: str, other: str, seats: int, numbers: range) -> str:
    """The row of one pair."""
    begun = process_time()
    found = [game(player(one), player(other), seats, number) for number in numbers]
    won, ahead = zip(*found, strict=True)
    low, high = wilson(fmean(won), len(won))
    error = stdev(ahead) / sqrt(len(ahead)) if len(ahead) > 1 else 0.0
    cells = (
        f"{one} against {seats - 1} {other}",
        f"{fmean(won):.1%} [{low:.0%}, {high:.0%}]",
        f"{1 / seats:.0%}",
        f"{sum(won):g} of {len(won)}",
        f"{fmean(ahead):+.1f} ± {error:.1f}",
        f"{(process_time() - begun) / len(won):.1f} s",
    )
    return f"| {' | '.join(cells)} |"


@click.command(help=(__doc__ or "").partition("\n")[0])
@click.option("--games", default=40, show_default=True, help="of each pair")
@click.option("--players", default=",".join([*PLAYERS][::-1]), help="strongest first")
@click.option("--seats", default=4, show_default=True, type=click.IntRange(2, 4))
@click.option("--seed", default=0, show_default=True, help="the first island")
def main(games: int, players: str, seats: int, seed: int) -> None:
    """Play, and print the table."""
    print(
        "| who | wins | fair | games | ahead | CPU a game |", "|---|---|---|---|---|---|", sep="\n"
    )
    for one, other in pairwise(players.split(",")):
        print(row(one, other, seats, range(seed * seats, seed * seats + games)), flush=True)


if __name__ == "__main__":
    main()
