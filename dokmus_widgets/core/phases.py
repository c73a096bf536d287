"""Where a game stands: its phase, and what is left of the turn that goes on."""

from __future__ import annotations

from functools import partial
from typing import Final, NamedTuple

from dokmus_widgets.core.values import NamedEnum


class Phase(NamedEnum):
    """Where the game stands: starting spaces, choosing guardians, turns, or its end."""

    START = "start"
    GUARDIANS = "guardians"
    TURNS = "turns"
    OVER = "over"


class Turn(NamedTuple):
    """What the seat to act has left in its turn.

    ``ruins``: the tiles on which an extra action waits. ``last``: the token placed last in this
    turn, as a mask (0 for none).
    """

    tokens_left: int
    guardian_left: bool = True
    ruins: tuple[str, ...] = ()
    last: int = 0


#: A turn from the tuple of all its parts, at a third of the price of ``Turn(...)``.
new_turn: Final = partial(tuple.__new__, Turn)
