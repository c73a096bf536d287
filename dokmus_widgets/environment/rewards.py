"""Rewards of a finished game."""

from dokmus_widgets.core import State
from dokmus_widgets.core.scoring import ranks


def placing_rewards(state: State) -> tuple[float, ...]:
    """Return the placing of each seat: seats behind minus seats ahead, by the number of opponents.

    1 is a sole winner, -1 a sole last; they add up to 0.
    """
    placed = ranks(state)
    return tuple(
        sum((own > other) - (own < other) for other in placed) / (len(placed) - 1) for own in placed
    )
