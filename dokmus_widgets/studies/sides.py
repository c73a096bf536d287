"""Which sides of tiles are dead and which dominant: what that means in figures, and which are.

The limits were set before any study had been played. They are for games of players that play for
points (``BY_SKILL``): others complete so little that every side would be dead. A side is beyond a
limit where its whole 95 % interval is.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

import numpy as np

from dokmus_widgets.analysis.players import PLAYERS
from dokmus_widgets.studies.columns import Columns
from dokmus_widgets.studies.estimates import Estimate, mean, share
from dokmus_widgets.studies.study import Study

BY_SKILL: Final = frozenset(PLAYERS) - {"random", "gentle"}
#: Dead: less than this share of the seats reaches it,
DEAD_REACHED: Final = 0.25
#: or in less than this share of its games anybody completes it.
DEAD_COMPLETED: Final = 0.05
#: Dominant: of what winners make on tiles (ruins, temples, completion) they make so many times an
#: even share on it,
DOMINANT_POINTS: Final = 2.0
#: or who completes it wins so many times as often as who completes a side, whichever it is.
DOMINANT_WINS: Final = 1.5


class Side(NamedTuple):
    """A side of a tile: shares of seats and of games, then multiples of what is even."""

    tile: str
    up: int
    reached: Estimate
    completed: Estimate
    somebody: Estimate
    points: Estimate
    wins: Estimate

    @property
    def dead(self) -> bool:
        """Whether it is surely too little."""
        return self.reached.high < DEAD_REACHED or self.somebody.high < DEAD_COMPLETED

    @property
    def dominant(self) -> bool:
        """Whether it is surely too much."""
        return self.points.low > DOMINANT_POINTS or self.wins.low > DOMINANT_WINS


def by_skill(study: Study) -> bool:
    """Whether the limits are for its games."""
    return all(BY_SKILL.issuperset(lineup) for lineup in study.lineups)


def sides(columns: Columns) -> Iterator[Side]:
    """All sides that anybody has played on."""
    seats, islands = columns.seats[columns.game], columns.seeds[columns.game]
    # Of a victory, as a multiple of what is even at that table.
    won = columns.won * seats
    ever = sum(found.completed @ won[found.rows] for found in columns.sides.values())
    usual = ever / max(sum(found.completed.sum() for found in columns.sides.values()), 1)
    for (tile, up), found in columns.sides.items():
        rows, completed = found.rows, found.completed > 0
        if not len(rows):
            continue
        games, at = np.unique(columns.game[rows], return_inverse=True)
        somebody = np.bincount(at, found.completed) > 0
        gained = rows[(columns.won[rows] > 0) & (columns.made[rows] > 0)]
        part = found.points[np.isin(rows, gained)] / columns.made[gained]
        yield Side(
            tile,
            up,
            share(found.reached, islands[rows]),
            share(found.completed, islands[rows]),
            share(somebody.astype(float), columns.seeds[games]),
            mean(part * columns.tiles[columns.game[gained]], islands[gained]),
            mean(won[rows[completed]] / usual, islands[rows[completed]]),
        )
