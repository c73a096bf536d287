"""Players by name, from random to strong; each sees only what its seat may know.

>>> from dokmus_widgets.core import new_game
>>> match = play_match(new_game(2, seed=1), [player("gentle"), player("random")], seed=1)
>>> match.end.phase.value, match.faults
('over', ())
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from difflib import get_close_matches
from types import MappingProxyType
from typing import Final

from dokmus_widgets.analysis import gentle
from dokmus_widgets.analysis.players.greedy import Greedy
from dokmus_widgets.analysis.players.match import Match, Replaced, play_match
from dokmus_widgets.analysis.players.observation import Observation, Offers, remembered
from dokmus_widgets.analysis.players.player import (
    BY_HABIT,
    BY_LOT,
    Choice,
    Habits,
    Player,
    Why,
    lot,
)
from dokmus_widgets.analysis.players.search import Searcher

__all__ = [
    "PLAYERS",
    "Choice",
    "Match",
    "Observation",
    "Offers",
    "Player",
    "Replaced",
    "Why",
    "play_match",
    "player",
    "remembered",
]

#: The budgets of the levels: `Searcher` says of what. The lower ones see a part of what there is.
LEVELS: Final = {
    1: (0.0, 1, 1, 0, 0),
    2: (0.15, 1, 1, 0, 0),
    3: (0.4, 1, 1, 0, 0),
    4: (1.0, 1, 1, 0, 0),
    5: (1.0, 2, 2, 0, 0),
    6: (1.0, 6, 6, 32, 0),
    7: (1.0, 20, 14, 240, 32),
    8: (1.0, 40, 24, 800, 60),
}
_ALL: Final[tuple[Player, ...]] = (
    Habits("random", lot, BY_LOT),
    Habits("gentle", gentle.choose, BY_HABIT),
    Greedy(),
    *(Searcher(f"level-{level}", *budget) for level, budget in LEVELS.items()),
    Searcher("level-8-exact", *LEVELS[8], exact=True),
)
#: All players by name; those of the levels last, weakest first, the strongest after them.
PLAYERS: Final[Mapping[str, Player]] = MappingProxyType({one.name: one for one in _ALL})


def player(name: str, stop: Callable[[], bool] | None = None) -> Player:
    """The player of that name; ``ValueError`` names all there are, and the nearest.

    ``stop``: for live play, asked often by the levels whether to answer with what is best so far.
    """
    found = PLAYERS.get(name)
    if found is None:
        near = get_close_matches(str(name), PLAYERS, 1, 0)
        meant = f"; did you mean {near[0]}?" if near else ""
        raise ValueError(f"there is no player {name!r}; there are {', '.join(PLAYERS)}{meant}")
    return replace(found, stop=stop) if stop and isinstance(found, Searcher) else found
