"""Fixed matchups that measure players: opponents, islands and numbers of games.

They are fixed before tuning, which uses other seeds. ``greedy`` is the yardstick because it never
changes: exact, with a fixed card preference.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from dokmus_widgets.studies import Study

STRONGEST: Final = "level-8"
#: Of the islands, and of the luck of the players; never to be tuned on.
SEED: Final = 20_261_123
#: Games of each pair: 400 leave about five points of doubt on either side.
GAMES: Final = 400


class Goal(NamedTuple):
    """Share of wins to reach, and lower limit of its 95 % interval."""

    wins: float
    low: float


def pair(one: str, other: str, seats: int, games: int = GAMES, seed: int = SEED) -> Study:
    """Return the study of a pair, on these islands by default."""
    return Study.pair(one, other, seats=seats, games=games, seed=seed)


#: What the strongest player is to win, with about a second for each turn.
GOALS: Final = {
    pair(STRONGEST, "greedy", 4): Goal(0.60, 0.55),
    pair(STRONGEST, "greedy", 2): Goal(0.75, 0.70),
}
