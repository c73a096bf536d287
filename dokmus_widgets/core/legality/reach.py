"""Reach: masks of the spaces for a seat's next token, on which all legality is built."""

from collections.abc import Iterable
from functools import partial
from typing import Final, NamedTuple

from dokmus_widgets.core.island.island import Island, Waterways
from dokmus_widgets.core.legality.allowances import extra_action_first
from dokmus_widgets.core.position import Placements, Position, Surroundings
from dokmus_widgets.core.rules import Rules
from dokmus_widgets.core.values import set_field


class Reach(NamedTuple):
    """Empty land in reach for free, and for one sacrifice; a space may be in both."""

    free: int
    paid: int


def surroundings(
    island: Island,
    own: int,
    last: int,
    rules: Rules,
    paying: bool = True,
    before: Surroundings | None = None,
) -> Surroundings:
    """Return what surrounds the tokens ``own``, the last of this turn being ``last``.

    place.adjacent, temple.link, temple.pair, forest.*, water.*. Without ``paying`` crossings are
    left out. ``before``: the surroundings without the last token, where they are known.
    """
    if before is not None and rules.temple_reach == "any_token":
        return _with_token(before, island, last, rules, paying)
    beside = island.frame.beside
    near = beside(own)
    links = near & island.temples
    beyond = beside(island.chains(links)) if links else 0
    steps = around = near | beyond
    if rules.temple_reach == "last_token":
        steps = near | beside(island.links(last))
    free = steps & island.clear
    rows = rules.temple_rows == "one"
    if woods := own & island.forest:
        from_woods = beside(woods)
        if linked := from_woods & links:
            whole = rows and linked == links
            from_woods |= beyond if whole else beside(island.chains(linked) if rows else linked)
        free |= steps & from_woods
    if not paying:
        return steps, free, 0
    touched = around & island.water if rows else departing(island, own, rules)
    return steps, free, waterways(island, rules).ends(touched) if touched else 0


def _with_token(
    known: Surroundings, island: Island, token: int, rules: Rules, paying: bool
) -> Surroundings:
    """Return the surroundings with one token more, under ``temple_reach: any_token``."""
    steps, free, ends = known
    index = token.bit_length() - 1
    if token & island.beside_temples:
        if rules.temple_rows == "placing":
            more = surroundings(island, token, token, rules, paying)
            return steps | more[0], free | more[1], ends | more[2]
        around = island.walks[index]
    else:
        around = island.frame.near[index]
    free |= around if token & island.forest else around & island.clear
    if paying and (touched := around & island.water):
        ends |= waterways(island, rules).ends(touched)
    return steps | around, free, ends


def waterways(island: Island, rules: Rules) -> Waterways:
    """Return the waterways of a reading (water.waterway; ``temple_water``, ``temple_rows``)."""
    if rules.temple_water == "joins":
        return island.waterways_over_temples
    return island.waterways if rules.temple_rows == "one" else island.single_waterways


def departing(island: Island, own: int, rules: Rules) -> int:
    """Return the water that tokens cross from (water.cross, water.from_temple)."""
    return island.through_temples(own, rows=rows_cross(rules)) & island.water


def rows_cross(rules: Rules) -> bool:
    """Return whether crossings go over connected temples."""
    return rules.temple_rows == "one" or rules.temple_water == "joins"


def empty_land(island: Island, tokens: Iterable[int]) -> int:
    empty = island.land
    for own in tokens:  # on land, no two on one space
        empty ^= own
    return empty


def reach_of(state: Position, seat: int) -> Reach:
    last = state.turn.last if state.turn is not None and seat == state.to_act else 0
    steps, free, ends = surroundings(state.island, state.tokens[seat], last, state.rules)
    empty = empty_land(state.island, state.tokens)
    return Reach(free & empty, (steps ^ free | ends) & empty)


#: Creates placements from the tuple of their fields, faster than ``Placements(...)``.
_new_placements: Final = partial(tuple.__new__, Placements)
NOWHERE: Final = Placements(0, 0, False)


def open_to(around: Surroundings, empty: int, paying: bool) -> tuple[int, int, bool]:
    """Return the parts of :class:`Placements` on the empty land (place.anywhere)."""
    steps, gratis, ends = around
    free = gratis & empty
    paid = (steps ^ gratis | ends) & empty if paying else 0
    return (free, paid, False) if free or paid else (empty, 0, True)


def placements(state: Position) -> Placements:
    """Return where a token may be placed (turn.afford, place.anywhere)."""
    known = state._placements
    if known is not None:
        return known
    turn, seat = state.turn, state.to_act
    if turn is None or seat is None:
        return NOWHERE
    tokens_left, _, ruins, last = turn
    if not tokens_left or (ruins and extra_action_first(state)):
        return NOWHERE
    island, tokens, paying = state.island, state.tokens, tokens_left > 1
    before = state._surroundings
    around = surroundings(island, tokens[seat], last, state.rules, paying, before)
    known = _new_placements(open_to(around, empty_land(island, tokens), paying))
    # In this order: a thread in between adds the last token twice, which has no effect.
    set_field(state, "_surroundings", around)
    set_field(state, "_placements", known)
    return known
