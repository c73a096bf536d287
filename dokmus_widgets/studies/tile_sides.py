"""Dead and dominant tile sides: those whose whole 95 % interval is beyond a limit.

The limits apply to ``SKILLED_PLAYERS`` only; with others every side would be dead.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

import numpy as np

from dokmus_widgets.analysis.players import PLAYERS
from dokmus_widgets.studies.columns import Columns
from dokmus_widgets.studies.estimates import Estimate, mean, share
from dokmus_widgets.studies.study import Study

SKILLED_PLAYERS: Final = frozenset(PLAYERS) - {"random", "gentle"}
#: Dead: fewer than this share of the seats reach it,
DEAD_REACHED: Final = 0.25
#: or it is completed in fewer than this share of its games.
DEAD_COMPLETED: Final = 0.05
#: Dominant: winners score this multiple of an even share of their tile points on it,
DOMINANT_POINTS: Final = 2.0
#: or seats that complete it win this multiple of the average for completed sides.
DOMINANT_WINS: Final = 1.5


class TileSide(NamedTuple):
    """A tile side: shares of seats and games, and points and wins as multiples of an even share."""

    tile: str
    up: int
    reached: Estimate
    completed: Estimate
    somebody: Estimate
    points: Estimate
    wins: Estimate

    @property
    def is_dead(self) -> bool:
        return self.reached.high < DEAD_REACHED or self.somebody.high < DEAD_COMPLETED

    @property
    def is_dominant(self) -> bool:
        return self.points.low > DOMINANT_POINTS or self.wins.low > DOMINANT_WINS


def limits_apply(study: Study) -> bool:
    return all(SKILLED_PLAYERS.issuperset(lineup) for lineup in study.lineups)


def find_sides(columns: Columns) -> Iterator[TileSide]:
    seats, islands = columns.seats[columns.game], columns.seeds[columns.game]
    # Shares of a victory, as multiples of an even share.
    won = columns.won * seats
    ever = sum(found.completed @ won[found.rows] for found in columns.side_results.values())
    usual = ever / max(sum(found.completed.sum() for found in columns.side_results.values()), 1)
    for (tile, up), found in columns.side_results.items():
        rows, completed = found.rows, found.completed > 0
        if not len(rows):
            continue
        games, at = np.unique(columns.game[rows], return_inverse=True)
        somebody = np.bincount(at, found.completed) > 0
        gained = rows[(columns.won[rows] > 0) & (columns.tile_points[rows] > 0)]
        part = found.points[np.isin(rows, gained)] / columns.tile_points[gained]
        yield TileSide(
            tile,
            up,
            share(found.reached, islands[rows]),
            share(found.completed, islands[rows]),
            share(somebody.astype(float), columns.seeds[games]),
            mean(part * columns.tiles[columns.game[gained]], islands[gained]),
            mean(won[rows[completed]] / usual, islands[rows[completed]]),
        )
