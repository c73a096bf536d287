"""Perft: the number of lines of play, by which engines are compared."""

from dokmus_widgets.core.actions import is_whole
from dokmus_widgets.core.faults import quote
from dokmus_widgets.core.state import State, require_state


def perft(state: State, depth: int) -> int:
    """Return the number of lines of exactly ``depth`` legal actions from a state.

    Lines, not positions: two orders of the same actions count twice, and a line that ends the game
    earlier does not count. An action is a decision of one seat, as in :meth:`State.apply`: a
    placement with and without a sacrifice are two. ``ValueError`` for a depth below 0.

    >>> from dokmus_widgets.core import new_game, perft
    >>> [perft(new_game(2, seed=1), depth) for depth in range(3)]
    [1, 45, 1470]
    """
    require_state(state)
    if not is_whole(depth) or depth < 0:
        raise ValueError(f"depth: a whole number from 0 is expected, not {quote(depth)}")
    return _count(state, depth)


def _count(state: State, depth: int) -> int:
    if depth < 2:
        return len(state.legal_actions()) if depth else 1
    return sum(_count(state.after(action), depth - 1) for action in state.legal_actions())
