"""Random playouts on masks, fast enough for bots.

The decisions are those of :meth:`State.random_action`, ply by ply, from the same random numbers.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, cast

from dokmus_widgets.core.actions import Action, MoveTile, MoveToken, RotateTile, TakeTalisman
from dokmus_widgets.core.island.bitboard import nth_bit
from dokmus_widgets.core.legality.action_tables import OnSpaces
from dokmus_widgets.core.legality.legal_actions import (
    END_TURN,
    action_at,
    card_choices,
    draw_action,
    other_actions,
)
from dokmus_widgets.core.legality.reach import empty_land, open_to, surroundings
from dokmus_widgets.core.phases import Phase, new_turn
from dokmus_widgets.core.position import AnyPosition
from dokmus_widgets.core.transition import (
    EFFECTS,
    burn_tokens,
    current_turn,
    first_turn,
    move_own_token,
    round_ended,
    seat_after,
    tile_under,
    tokens_to_place,
    with_changed_tile,
)

if TYPE_CHECKING:
    from random import Random


# Looked up once, because the access is slow.
_GUARDIANS: Final = Phase.GUARDIANS
_NOTHING: Final[tuple[list[tuple[int, OnSpaces]], tuple[Action, ...]]] = ([], ())


def play_out(state: AnyPosition, random: Random) -> AnyPosition:
    """Return the first state without a legal action, after random ones."""
    while True:
        if state.turn is not None and not state.turn.ruins:
            state = _turns_on(state, random.random)
        elif state.phase is _GUARDIANS:
            state = _drafted(state, random.random)
        else:
            action = draw_action(state, random)
            if action is None:
                return state
            state = EFFECTS[type(action)](state, action)


def _drafted(state: AnyPosition, chance: Callable[[], float]) -> AnyPosition:
    guardians, seat = state.guardians, state.to_act
    assert seat is not None
    while choices := None in guardians and card_choices(guardians):
        card = choices[int(chance() * len(choices))].card
        guardians = (*guardians[:seat], card, *guardians[seat + 1 :])
        seat = (seat + 1) % len(guardians)
    return first_turn(state, guardians)


def _turns_on(state: AnyPosition, chance: Callable[[], float]) -> AnyPosition:
    """Return the state at the round's end, or before a ruins action or a bare sacrifice."""
    seat, (tokens_left, guardian_left, ruins, last) = current_turn(state)
    island, rules, cards = state.island, state.rules, cast("tuple[int, ...]", state.guardians)
    tokens, supply, sacrificed = list(state.tokens), list(state.supply), list(state.sacrificed)
    own, empty, around = tokens[seat], empty_land(island, state.tokens), None
    card = cards[seat] if guardian_left else None
    talisman = state.talisman
    action: Action | None = None
    while not ruins:
        if not tokens_left and card is None:
            chance()  # keeps the random numbers in step with random_action
            action = END_TURN
        else:
            free = paid = 0
            if tokens_left:
                paying = tokens_left > 1
                around = surroundings(island, own, last, rules, paying, around)
                free, paid, _ = open_to(around, empty, paying)
            placeable = free | paid
            unpaid = free.bit_count()
            count = places = unpaid + paid.bit_count()
            moves, others = _NOTHING
            # Otherwise all legal actions are placements.
            if card is not None or not placeable or rules.voluntary_sacrifice:
                moves, others = other_actions(
                    island, rules, own, empty, tokens_left, card, placeable
                )
                count += len(others)
                for mask, _ in moves:
                    count += mask.bit_count()
            number = int(chance() * count)
            if number < places:
                price = 0 if number < unpaid else 1
                last = 1 << (nth_bit(paid, number - unpaid) if price else nth_bit(free, number))
                own |= last
                empty ^= last
                tokens_left -= 1 + price
                supply[seat] -= 1 + price
                sacrificed[seat] += price
                if last & island.ruins:
                    ruins = (tile_under(island, last),)
                continue
            action = action_at(moves, others, number - places)
        if action is END_TURN:
            before = own
            tokens[seat], sacrificed[seat] = burn_tokens(island, own, sacrificed[seat])
            following = seat_after(cards, cards[seat])
            if following is None:
                seats = tuple(tokens), tuple(supply), tuple(sacrificed)
                return round_ended(state, island, *seats, talisman)
            empty ^= before ^ tokens[seat]
            seat, own, card, last = following, tokens[following], cards[following], 0
            tokens_left = tokens_to_place(supply[seat])
        elif isinstance(action, MoveToken):
            before = own
            own, last, ruins = move_own_token(island, rules, action, own, last)
            empty ^= before ^ own
            card = None
        elif isinstance(action, (MoveTile, RotateTile)):
            tokens[seat] = own
            island, (last, *tokens) = with_changed_tile(island, action, (last, *tokens))
            own, empty, card = tokens[seat], empty_land(island, tokens), None
        elif isinstance(action, TakeTalisman):
            talisman, card = seat, None
        else:
            break
        action = around = None
    tokens[seat] = own
    place = rules, island, state.round, state.phase, seat, talisman
    turn = new_turn((tokens_left, card is not None, ruins, last))
    state = type(state)(*place, tuple(tokens), tuple(supply), tuple(sacrificed), cards, turn)
    return EFFECTS[type(action)](state, action) if action is not None else state
