"""Where a seat's next token can go, as masks: the primitive from which everything else follows."""

from __future__ import annotations

from typing import NamedTuple

from dokmus_widgets.core.island import Bodies, Island
from dokmus_widgets.core.rules import Rules
from dokmus_widgets.core.state import State


class Reach(NamedTuple):
    """Empty land by how a token gets there; a space may be in several masks.

    ``stepped``: beside an own token, or beside a temple linked to one, whatever it costs.
    ``waived``: where a forest costs nothing because a wood of one's own is beside it or across a
    temple. ``crossed``: over a waterway, for a sacrifice.
    """

    stepped: int
    waived: int
    crossed: int

    def free(self, island: Island) -> int:
        """Where a token steps without a sacrifice."""
        return self.stepped & ~(island.forest & ~self.waived)

    def paid(self, island: Island) -> int:
        """Where a token gets by one sacrifice: a step into a wood, or a crossing."""
        return self.stepped & island.forest & ~self.waived | self.crossed


def reach(island: Island, own: int, occupied: int, last: int, rules: Rules) -> Reach:
    """The reach of a seat with the tokens ``own``, the last placed in this turn being ``last``.

    place.adjacent, temple.link, temple.pair, forest.*, water.*; what it can pay is not asked here.
    """
    frame = island.frame
    empty = island.land & ~occupied
    beside = frame.beside(own)
    links = island.links(own)
    step_links = links if rules.temple_reach == "any_token" else island.links(last)
    stepped = (beside | frame.beside(step_links)) & empty
    woods = own & island.forest
    waived = island.through_temples(woods) if woods else 0
    crossed = 0
    touched = (beside | frame.beside(links)) & island.water
    if touched:
        for _, ends in waterways(island, rules).touched(touched):
            crossed |= ends
    return Reach(stepped, waived, crossed & empty)


def waterways(island: Island, rules: Rules) -> Bodies:
    """The waterways in this reading (water.waterway; ``temple_water``)."""
    return island.waterways if rules.temple_water == "ends" else island.temple_waterways


class Placements(NamedTuple):
    """Where the seat to act may place now: without and with a sacrifice, and in what manner."""

    free: int
    paid: int
    anywhere: bool

    def by_sacrifice(self, sacrifice: int) -> int:
        """The spaces for ``sacrifice`` 0 or 1; none for any other number."""
        return (self.free, self.paid)[sacrifice] if sacrifice in (0, 1) else 0


NOWHERE = Placements(0, 0, False)


def reach_of(state: State, seat: int) -> Reach:
    """The reach of a seat as things stand."""
    last = state.turn.last if state.turn is not None and seat == state.to_act else 0
    return reach(state.island, state.tokens[seat], state.occupied, last, state.rules)


def placements(state: State, seat: int, tokens_left: int) -> Placements:
    """What a seat with so many tokens left may place (turn.afford, place.anywhere).

    With no legal placement on the whole board, any empty land will do, and costs nothing.
    """
    if tokens_left < 1:
        return NOWHERE
    island = state.island
    seen = reach_of(state, seat)
    free = seen.free(island)
    paid = seen.paid(island) if tokens_left > 1 else 0
    if free or paid:
        return Placements(free, paid, False)
    return Placements(island.land & ~state.occupied, 0, True)


def token_moves(island: Island, origin: int, occupied: int) -> int:
    """Where "move a token" takes the token of one bit: a step, or through temples (guardian.3)."""
    return island.through_temples(origin) & island.land & ~occupied
