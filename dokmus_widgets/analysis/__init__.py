"""Computer players and exact turn search. Imports the standard library and the rules core only.

The names are loaded from `analysis.players` and `analysis.turns` on first use.

>>> from dokmus_widgets.analysis import best_end, create_player
>>> create_player("level-3").name
'level-3'
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from dokmus_widgets.analysis.players import *  # noqa: F403
    from dokmus_widgets.analysis.turns import *  # noqa: F403

_PLAYERS = "PLAYERS Decision Match Observation Player Reason create_player load_player play_match"
_TURNS = (
    "LEAD POINTS BestTurn Deadline EndPosition ReachLine ReachMap SearchStopped TurnEnds Weights "
    "best_end line_to reach_map turn_ends"
)
_MODULES = dict.fromkeys(_PLAYERS.split(), "players") | dict.fromkeys(_TURNS.split(), "turns")
__all__ = [*_MODULES]


def __getattr__(name: str) -> Any:
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_MODULES[name]}"), name)
