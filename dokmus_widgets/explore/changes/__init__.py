"""Single changes of a position as plain data.

:meth:`Change.apply` returns the changed state, or raises :class:`ImpossibleChange`.
"""

from dokmus_widgets.explore.changes.change import Change, ImpossibleChange
from dokmus_widgets.explore.changes.game import Players, Read, reading_changes
from dokmus_widgets.explore.changes.spaces import Paint, Put
from dokmus_widgets.explore.changes.tiles import SwapTiles, TurnTile
from dokmus_widgets.explore.changes.turn import (
    Card,
    GuardianUsed,
    InTurn,
    LastPlaced,
    TokensLeft,
    Waiting,
)

#: Changes that a link may contain.
KINDS: dict[str, type[Change]] = {
    change.kind: change
    for change in (
        *(Paint, Put, TurnTile, SwapTiles, Players, Read),
        *(TokensLeft, Card, GuardianUsed, Waiting, LastPlaced, InTurn),
    )
}

__all__ = ["KINDS", "Card", "Change", "GuardianUsed", "ImpossibleChange", "InTurn", "LastPlaced"]
__all__ += ["Paint", "Players", "Put", "Read", "SwapTiles", "TokensLeft", "TurnTile", "Waiting"]
__all__ += ["reading_changes"]
