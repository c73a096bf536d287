"""The phases of a game, and the state of a turn."""

from functools import partial
from typing import Final, NamedTuple

from dokmus_widgets.core.values import NamedEnum


class Phase(NamedEnum):
    """A phase of the game: the starts, then in each round the draft and the turns, and the end."""

    START = "start"
    GUARDIANS = "guardians"
    TURNS = "turns"
    OVER = "over"


class Turn(NamedTuple):
    """The rest of a turn; ``ruins``: tiles with a waiting action; ``last``: a mask, or 0."""

    tokens_left: int
    guardian_left: bool = True
    ruins: tuple[str, ...] = ()
    last: int = 0


def choosing_order(phase: Phase, talisman: int, seats: int) -> list[int]:
    """Return the seats in the order of choosing starts (setup.start_order) or cards (round.draft).

    The holder of the talisman chooses the last start and the first card.
    """
    if phase is Phase.START:
        return [(talisman - step) % seats for step in range(1, seats + 1)]
    return [(talisman + step) % seats for step in range(seats)]


#: Creates a turn from the tuple of its fields, three times as fast as ``Turn(...)``.
new_turn: Final = partial(tuple.__new__, Turn)
