"""The phases of a game, and the state of a turn."""

from __future__ import annotations

from functools import partial
from typing import Final, NamedTuple

from dokmus_widgets.core.values import NamedEnum


class Phase(NamedEnum):
    """A phase of the game: choice of starts, choice of guardian cards, turns, or the end."""

    START = "start"
    GUARDIANS = "guardians"
    TURNS = "turns"
    OVER = "over"


class Turn(NamedTuple):
    """The rest of the current player's turn.

    ``ruins``: the tiles on which a ruins action waits. ``last``: the mask of the token placed last
    in this turn (0 for none).
    """

    tokens_left: int
    guardian_left: bool = True
    ruins: tuple[str, ...] = ()
    last: int = 0


#: Creates a turn from the tuple of its fields, three times as fast as ``Turn(...)``.
new_turn: Final = partial(tuple.__new__, Turn)
