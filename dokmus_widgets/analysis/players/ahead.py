"""What an end of a turn, or a card, lets a seat do next: its own turn, as if it came at once.

Greedy players look one turn ahead; this is the second. What others do in between is left out.
"""

from __future__ import annotations

from typing import Final

from dokmus_widgets.analysis.players.ends import FIRST, End, promising
from dokmus_widgets.analysis.players.greedy import LIKED
from dokmus_widgets.core import Phase, State, Turn
from dokmus_widgets.core.catalogue import ROUNDS, cards_for
from dokmus_widgets.core.transition import tokens_to_place

#: The ways followed at each stage of the turn that is looked at.
WAYS: Final = 3


def turn_of(state: State, seat: int, card: int) -> State:
    """The beginning of a turn of that seat, with that card, and others with any cards."""
    others = [other for other in cards_for(state.seats) if other != card]
    cards = tuple(card if at == seat else others.pop() for at in range(state.seats))
    turn = Turn(tokens_to_place(state.supply[seat]))
    return state.replaced(phase=Phase.TURNS, to_act=seat, guardians=cards, turn=turn)


def worth_next(state: State, end: End, harm: float) -> float:
    """What this end of a turn of ``state`` is worth after one turn more with the best card.

    In victory points; ``harm``: as in :func:`promising`. The end itself where none is to come.
    """
    seat = state.to_act
    if seat is None or state.round == ROUNDS:
        return end.value
    with_talisman = FIRST * (end.after.talisman != state.talisman)
    return worth_with(end.after, seat, best_card(state.seats), harm) + with_talisman


def best_card(seats: int) -> int:
    """The card that can do most, of those in play."""
    return next(card for card in LIKED if card in cards_for(seats))


def worth_with(state: State, seat: int, card: int, harm: float) -> float:
    """What a turn of that seat with that card is worth, were it to come at once."""
    [best, *_] = promising(turn_of(state, seat, card), WAYS, harm)
    return best.value
