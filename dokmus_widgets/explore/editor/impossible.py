"""Proofs that no real game reaches a position.

Only certain ones: a position without them may still be unreachable.
"""

from collections.abc import Iterator
from functools import reduce
from operator import or_

from dokmus_widgets.core import MoveToken, Phase, Rule, State, TakeTalisman
from dokmus_widgets.core.catalogue import ROUNDS, TOKENS, TOKENS_A_TURN
from dokmus_widgets.core.legality.allowances import GRANTS
from dokmus_widgets.explain.actions import tile_name
from dokmus_widgets.explore.editor.issues import Issue, issue


def impossible(state: State) -> tuple[Issue, ...]:
    """Return the reasons why no game reaches this position, if any."""
    return tuple(
        issue
        for search in (_rounds, _used, _sacrificed, _volcanoes, _starts, _gap, _turn, _waiting)
        for issue in search(state)
    )


def used(state: State, seat: int) -> int:
    """Return the number of tokens taken from the supply of a seat."""
    return TOKENS - state.supply[seat]


def usual_use(state: State, seat: int) -> int:
    """Return the regular use of tokens: one to start and three a turn (turn.three)."""
    if state.phase is Phase.START:
        return state.tokens[seat].bit_count()
    return 1 + TOKENS_A_TURN * _turns_ended(state, seat) + _used_now(state, seat)


def _turns_ended(state: State, seat: int) -> int:
    """Count the finished turns of a seat."""
    if state.phase is Phase.START:
        return 0
    if state.phase is Phase.OVER:
        return state.round
    return state.round - 1 + (state.phase is Phase.TURNS and _has_acted(state, seat))


def _has_acted(state: State, seat: int) -> bool:
    """Return whether a seat has finished its turn of this round (round.order)."""
    acting = state.guardians[state.to_act or 0] or 0
    return (state.guardians[seat] or 0) < acting


def _used_now(state: State, seat: int) -> int:
    if state.turn is None or state.to_act != seat:
        return 0
    return TOKENS_A_TURN - state.turn.tokens_left


def may_have_been_full(state: State) -> bool:
    """Return whether the board may have been full, which ends a turn early.

    The land never changes, and never held more tokens than are used now.
    """
    return state.island.land.bit_count() <= sum(used(state, seat) for seat in range(state.seats))


def _is_untouched(state: State) -> bool:
    """Return whether only starts and cards have been chosen."""
    if state.phase is Phase.START:
        return True
    if state.round > 1 or state.phase is Phase.OVER:
        return False
    turn = state.turn
    if turn is None:
        return True
    begun = turn.tokens_left < TOKENS_A_TURN or not turn.guardian_left
    return not begun and not any(_has_acted(state, seat) for seat in range(state.seats))


def _rounds(state: State) -> Iterator[Issue]:
    if state.phase is Phase.OVER and state.round != ROUNDS:
        yield issue("impossible-over", Rule.ROUND_EIGHT, round=state.round, rounds=ROUNDS)
    if state.phase is Phase.START and state.round != 1:
        yield issue("impossible-start-round", Rule.ROUND_EIGHT)


def _used(state: State) -> Iterator[Issue]:
    if state.phase is Phase.START:
        return  # what is amiss is sacrificed then
    exact = not may_have_been_full(state)
    for seat in range(state.seats):
        count, usual = used(state, seat), usual_use(state, seat)
        if count > usual or (count < usual and exact):
            rules = (Rule.SETUP_SUPPLY, Rule.TURN_THREE)
            yield issue("impossible-used", *rules, seat=seat, tokens=count, usual=usual)


def _sacrificed(state: State) -> Iterator[Issue]:
    for seat in range(state.seats):
        most = _most_sacrificed(state, seat)
        if (count := state.sacrificed[seat]) > most:
            rules = (Rule.TURN_SACRIFICE, Rule.TURN_AFFORD, Rule.VOLCANO_BURN)
            yield issue("impossible-sacrificed", *rules, seat=seat, count=count, most=most)


def _most_sacrificed(state: State, seat: int) -> int:
    """Return the maximum of sacrifices (turn.sacrifice, turn.afford, volcano.burn)."""
    island, rules = state.island, state.rules
    ended, now = _turns_ended(state, seat), _used_now(state, seat)
    priced = island.forest | island.water
    if rules.temple_water == "joins":
        priced |= island.temples
    in_turn, paid_now = int(bool(priced)), int(bool(priced) and now > 1)
    if rules.voluntary_sacrifice:
        in_turn, paid_now = TOKENS_A_TURN, now
    if island.volcano and ended:
        return 1 + TOKENS_A_TURN * ended + paid_now  # they may all have burnt
    return in_turn * ended + paid_now


def _volcanoes(state: State) -> Iterator[Issue]:
    frame, volcano = state.island.frame, state.island.volcano
    for seat in range(state.seats):
        burning = state.tokens[seat] & volcano
        if not burning:
            continue
        spaces = frame.spaces(burning)
        if state.turn is None or seat != state.to_act:
            yield issue("impossible-volcano", Rule.VOLCANO_BURN, seat=seat, spaces=spaces)
        elif len(spaces) > (most := _most_arrived_this_turn(state)):
            facts = {"count": len(spaces), "most": most}
            name = "impossible-volcano-now"
            yield issue(name, Rule.VOLCANO_BURN, seat=seat, spaces=spaces, **facts)


def _most_arrived_this_turn(state: State) -> int:
    """Return the maximum of tokens that were placed, or moved by the card, this turn.

    A move granted by ruins replaces the token that entered the ruins.
    """
    turn = state.turn
    assert turn is not None
    moved = not turn.guardian_left and state.guardians[state.to_act or 0] in GRANTS[MoveToken]
    return TOKENS_A_TURN - turn.tokens_left + moved


def _starts(state: State) -> Iterator[Issue]:
    """Check the starting tokens of seats before their first turn: only tiles move them."""
    if state.phase is Phase.OVER or (state.phase is not Phase.START and state.round > 1):
        return
    island, untouched = state.island, _is_untouched(state)
    frame = island.frame
    seen: dict[int, int] = {}
    for seat in range(state.seats):
        waits = state.phase is not Phase.TURNS or (
            not _has_acted(state, seat) and (seat != state.to_act or untouched)
        )
        own = state.tokens[seat]
        if not waits or own.bit_count() != 1:
            continue
        space = frame.space(own)
        slot = frame.slot_of(space)
        if slot in seen:
            tile, rule = tile_name(state, slot), Rule.SETUP_START_TILE
            yield issue("impossible-start-tile", rule, seat=seat, spaces=(space,), tile=tile)
        seen[slot] = seat
        border_only = state.rules.start_edge == "outer_border"
        edges = island.start_edges(slot, border_only) if untouched else _borders(state, slot)
        if untouched and slot not in frame.corners:
            rule = Rule.SETUP_START_TILE
            yield issue("impossible-start-corner", rule, seat=seat, spaces=(space,))
        elif not own & edges & (island.meadow | island.forest):
            rule = Rule.SETUP_START_SPACE
            yield issue("impossible-start-space", rule, seat=seat, spaces=(space,))


def _borders(state: State, slot: int) -> int:
    """Return the mask of all edges of a tile, which may have moved and rotated."""
    steps = ((-1, 0), (1, 0), (0, -1), (0, 1))
    return reduce(or_, (state.island.frame.edge(slot, *step) for step in steps))


def _gap(state: State) -> Iterator[Issue]:
    if not _is_untouched(state):
        return
    slots = state.island.frame.slots
    two = state.seats == 2
    if state.island.gap != (1 if two else slots // 2):
        rule = Rule.SETUP_TILES_TWO if two else Rule.SETUP_TILES
        yield issue("impossible-gap", rule, players=state.seats)


def _turn(state: State) -> Iterator[Issue]:
    turn, seat = state.turn, state.to_act
    if turn is None or seat is None:
        return
    placed = TOKENS_A_TURN - turn.tokens_left
    if turn.last and not placed:
        spaces = (state.island.frame.space(turn.last),)
        yield issue("impossible-last-early", Rule.TURN_THREE, seat=seat, spaces=spaces)
    at_will = state.rules.voluntary_sacrifice and state.sacrificed[seat] >= placed
    if placed and not turn.last and not at_will:
        yield issue("impossible-last-none", Rule.TURN_THREE, seat=seat, used=placed)
    card = state.guardians[seat]
    if not turn.guardian_left and card in GRANTS[TakeTalisman] and state.talisman != seat:
        yield issue("impossible-talisman", Rule.GUARDIAN_1, seat=seat)


def _waiting(state: State) -> Iterator[Issue]:
    turn, seat = state.turn, state.to_act
    if turn is None or seat is None:
        return
    island = state.island
    for tile in dict.fromkeys(turn.ruins):
        slot = island.slot_of_tile(tile)
        on_ruins = island.ruins & island.frame.slot_mask[slot]
        standing = (state.tokens[seat] & on_ruins).bit_count()
        if (count := turn.ruins.count(tile)) > standing:
            rules, spaces = (Rule.RUINS_ACTION, Rule.RUINS_FIXED), island.frame.spaces(on_ruins)
            facts: dict[str, str | int] = {"tile": tile_name(state, slot), "count": count}
            yield issue("impossible-waiting-token", *rules, seat=seat, spaces=spaces, **facts)
    count = len(turn.ruins)
    if count > 1 and state.rules.ruins_timing == "immediate":
        yield issue("impossible-waiting-now", Rule.RUINS_NOW, seat=seat, count=count)
    most = _most_arrived_this_turn(state)
    if not state.rules.ruins_on_move:
        most = TOKENS_A_TURN - turn.tokens_left
    if count > most:
        yield issue("impossible-waiting-many", Rule.RUINS_ACTION, seat=seat, count=count, most=most)
