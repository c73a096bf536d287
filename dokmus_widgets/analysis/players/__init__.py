"""Computer players by name, from random to strong; each sees only what its seat may know.

>>> from dokmus_widgets.core import new_game
>>> players = [create_player("gentle"), create_player("random")]
>>> match = play_match(new_game(2, seed=1), players, seed=1)
>>> match.end.phase.value, match.faults
('over', ())
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from difflib import get_close_matches
from types import MappingProxyType
from typing import Final

from dokmus_widgets.analysis import gentle
from dokmus_widgets.analysis.players.greedy import GreedyPlayer
from dokmus_widgets.analysis.players.match import Match, ReplacedDecision, play_match
from dokmus_widgets.analysis.players.observation import Observation, Offers, updated_offers
from dokmus_widgets.analysis.players.own import load_player
from dokmus_widgets.analysis.players.player import (
    HEURISTIC_REASON,
    RANDOM_REASON,
    Decision,
    FunctionPlayer,
    Player,
    Reason,
    random_action,
)
from dokmus_widgets.analysis.players.search import SearchPlayer

__all__ = ["PLAYERS", "Decision", "Match", "Observation", "Offers", "Player", "Reason"]
__all__ += ["ReplacedDecision", "create_player", "load_player", "play_match", "updated_offers"]

#: Budgets of the levels, in the order of the fields of `SearchPlayer`.
LEVEL_BUDGETS: Final = {
    1: (0.0, 1, 1, 0, 0),
    2: (0.15, 1, 1, 0, 0),
    3: (0.4, 1, 1, 0, 0),
    4: (1.0, 1, 1, 0, 0),
    5: (1.0, 2, 2, 0, 0),
    6: (1.0, 6, 6, 32, 0),
    7: (1.0, 20, 14, 240, 32),
    8: (1.0, 40, 24, 800, 60),
}
_PLAYERS: Final[tuple[Player, ...]] = (
    FunctionPlayer("random", random_action, RANDOM_REASON),
    FunctionPlayer("gentle", gentle.choose, HEURISTIC_REASON),
    GreedyPlayer(),
    *(SearchPlayer(f"level-{level}", *budget) for level, budget in LEVEL_BUDGETS.items()),
    SearchPlayer("level-8-exact", *LEVEL_BUDGETS[8], exact=True),
)
#: All players by name; the levels come last, weakest first.
PLAYERS: Final[Mapping[str, Player]] = MappingProxyType(
    {player.name: player for player in _PLAYERS}
)


def create_player(name: str, stop: Callable[[], bool] | None = None) -> Player:
    """Return the player of that name; raise ``ValueError`` naming all players and the nearest
    match.

    ``stop`` is polled by the levels in live play: once true, they answer with their best so far.
    """
    player = PLAYERS.get(str(name))
    if player is None:
        near = get_close_matches(str(name), PLAYERS, 1, 0)
        meant = f"; did you mean {near[0]}?" if near else ""
        raise ValueError(f"there is no player {name!r}; there are {', '.join(PLAYERS)}{meant}")
    return replace(player, stop=stop) if stop and isinstance(player, SearchPlayer) else player
