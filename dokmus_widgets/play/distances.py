"""Distances to temples in tokens, over any number of turns."""

from dokmus_widgets.core import Space, State
from dokmus_widgets.core.legality.reach import empty_land, surroundings

#: Temples that take more tokens are out of sight.
_MOST = 9


def tokens_to_temples(state: State, seat: int) -> dict[Space, int]:
    """Return the least tokens, sacrifices included, to discover each temple that is near enough.

    Tokens of others stay where they are, and no tile moves.
    """
    island, frame, found = state.island, state.island.frame, dict[Space, int]()
    own = state.tokens[seat]
    last = state.turn.last if state.turn is not None and seat == state.to_act else 0
    empty, crossed = empty_land(island, state.tokens), 0
    left = island.temples & ~frame.beside(own)
    for tokens in range(1, _MOST + 1):
        steps, free, ends = surroundings(island, own, last, state.rules)
        fresh = (free | crossed) & empty & ~own
        # A sacrifice takes a token more, so these spaces come one later.
        crossed, own, last = steps & ~free | ends, own | fresh, fresh
        near = left & frame.beside(fresh)
        found |= dict.fromkeys(frame.spaces(near), tokens)
        left &= ~near
    return found
