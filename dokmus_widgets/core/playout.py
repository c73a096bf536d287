"""Random games to their end, as bots want them by the thousand.

The decisions are those of :meth:`State.random_action` and :meth:`State.after`, ply by ply, from the
same numbers of ``random``; but a draft, and a turn, go on in masks, and only their end is a state.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Final

from dokmus_widgets.core.actions import Action, EndTurn, MoveTile, MoveToken, RotateTile
from dokmus_widgets.core.bitboard import nth_bit
from dokmus_widgets.core.legal import END_TURN, action_at, besides_placing, card_choices
from dokmus_widgets.core.phases import Phase, new_turn
from dokmus_widgets.core.reach import empty_land, open_to, surroundings_now
from dokmus_widgets.core.transition import (
    acting,
    first_turn,
    moved,
    relaid,
    tile_under,
    turn_ended,
    with_value,
)

if TYPE_CHECKING:
    from random import Random

    from dokmus_widgets.core.state import State

# Looked up once: that is slow on every access.
_GUARDIANS: Final = Phase.GUARDIANS


def play_out(state: State, random: Random) -> State:
    """The end of the game when every action from now on is drawn from the legal ones.

    That is the first state without a legal action: also where no start can be chosen.
    """
    while True:
        if state.turn is not None and not state.turn.ruins:
            state = _turn_on(state, random.random)
        elif state.phase is _GUARDIANS:
            state = _drafted(state, random.random)
        else:
            action = state.random_action(random)
            if action is None:
                return state
            state = state.after(action)


def _drafted(state: State, chance: Callable[[], float]) -> State:
    """The state once every seat has a card."""
    guardians, seat = state.guardians, state.to_act
    assert seat is not None
    while choices := None in guardians and card_choices(guardians):
        card = choices[int(chance() * len(choices))].card
        guardians = (*guardians[:seat], card, *guardians[seat + 1 :])
        seat = (seat + 1) % len(guardians)
    return first_turn(state, guardians)


def _turn_on(state: State, chance: Callable[[], float]) -> State:
    """The state once the turn has ended, ruins wait, or an action came that is not done in masks.

    Placing, and moving tiles and tokens are: nearly all of the actions of a turn, with its end.
    """
    seat, turn = acting(state)
    tokens_left, guardian_left, ruins, last = turn
    island, rules, tokens = state.island, state.rules, state.tokens
    own, empty, around, sacrificed = tokens[seat], empty_land(state), None, 0
    card = state.guardians[seat] if guardian_left else None
    action: Action | None = None
    while action is None and not ruins:
        if not tokens_left and card is None:
            chance()  # the end of the turn is drawn too, from itself alone
            action = END_TURN
            break
        free = paid = 0
        if tokens_left:
            paying = tokens_left > 1
            around = surroundings_now(around, island, own, last, rules, paying)
            free, paid, _ = open_to(around, empty, paying)
        moves, others = besides_placing(island, rules, own, empty, tokens_left, card, free | paid)
        unpaid = free.bit_count()
        places = unpaid + paid.bit_count()
        count = places + len(others)
        for mask, _ in moves:
            count += mask.bit_count()
        number = int(chance() * count)
        if number < places:
            price = 0 if number < unpaid else 1
            last = 1 << (nth_bit(paid, number - unpaid) if price else nth_bit(free, number))
            own |= last
            empty ^= last
            tokens_left -= 1 + price
            sacrificed += price
            if last & island.ruins:
                ruins = (tile_under(island, last),)
            continue
        action = action_at(moves, others, number - places)
        if isinstance(action, (MoveTile, RotateTile)):
            standing = (last, *with_value(tokens, seat, own))
            island, (last, *carried) = relaid(island, action, standing)
            tokens, own, empty = tuple(carried), carried[seat], island.land & ~reduce(or_, carried)
            action = around = card = None
        elif isinstance(action, MoveToken):
            before = own
            own, last, ruins = moved(island, rules, action, own, last)
            empty ^= before ^ own
            action = around = card = None
    tokens = with_value(tokens, seat, own)
    spent = turn.tokens_left - tokens_left
    supply = with_value(state.supply, seat, state.supply[seat] - spent) if spent else state.supply
    lost = state.sacrificed
    if sacrificed:
        lost = with_value(lost, seat, lost[seat] + sacrificed)
    if isinstance(action, EndTurn):
        return turn_ended(state, island, tokens, supply, lost)
    left = new_turn((tokens_left, card is not None, ruins, last))
    state = state.in_turn(island, tokens, supply, lost, left)
    return state.after(action) if action is not None else state
