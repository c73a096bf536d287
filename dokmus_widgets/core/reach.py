"""Where a seat's next token can go, as masks: the primitive from which everything else follows."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from dokmus_widgets.core.allowances import extra_action_first
from dokmus_widgets.core.island import Bodies, Island
from dokmus_widgets.core.rules import Rules
from dokmus_widgets.core.values import set_field

if TYPE_CHECKING:
    from dokmus_widgets.core.state import State


class Reach(NamedTuple):
    """Empty land that a token gets to: for nothing, and for one sacrifice. A space may be in both."""

    free: int
    paid: int


def reach(
    island: Island, own: int, occupied: int, last: int, rules: Rules, *, paying: bool = True
) -> Reach:
    """The reach of a seat with the tokens ``own``, the last placed in this turn being ``last``.

    place.adjacent, temple.link, temple.pair, forest.*, water.*; a seat that pays for nothing has
    no paid reach.
    """
    beside, empty = island.frame.beside, island.land & ~occupied
    near = around = beside(own)
    if links := near & island.temples:
        around |= beside(island.chains(links))
    if rules.temple_reach == "any_token":
        stepped = around & empty
    else:
        stepped = (near | beside(island.links(last))) & empty
    wooded = stepped & island.forest
    if wooded and (woods := own & island.forest):
        wooded &= ~island.through_temples(woods)
    free = stepped & ~wooded
    if not paying:
        return Reach(free, 0)
    if touched := around & island.water:
        return Reach(free, wooded | waterways(island, rules).ends(touched) & empty)
    return Reach(free, wooded)


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


def placements(state: State) -> Placements:
    """Where the seat to act may place a token now (turn.afford, place.anywhere).

    With no legal placement on the whole board, any empty land will do, and costs nothing.
    """
    known = state._placements
    if known is None:
        known = _placements(state)
        set_field(state, "_placements", known)
    return known


def _placements(state: State) -> Placements:
    turn, seat = state.turn, state.to_act
    if turn is None or seat is None or not turn.tokens_left or extra_action_first(state):
        return NOWHERE
    island, occupied = state.island, state.occupied
    own, paying = state.tokens[seat], turn.tokens_left > 1
    free, paid = reach(island, own, occupied, turn.last, state.rules, paying=paying)
    if free or paid:
        return Placements(free, paid, False)
    return Placements(island.land & ~occupied, 0, True)
