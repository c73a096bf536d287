"""Second-turn lookahead: the value of a seat's next turn, as if it came at once."""

from typing import Final

from dokmus_widgets.analysis.players.beam_search import TALISMAN_VALUE, CandidateTurn, beam_search
from dokmus_widgets.analysis.players.greedy import CARD_PREFERENCE
from dokmus_widgets.core import Phase, State, Turn
from dokmus_widgets.core.catalogue import ROUNDS, cards_for
from dokmus_widgets.core.transition import tokens_to_place

LOOKAHEAD_WIDTH: Final = 3


def turn_with_card(state: State, seat: int, card: int) -> State:
    """Return the start of a turn of that seat with that card; the other seats get any cards."""
    others = [other for other in cards_for(state.seats) if other != card]
    cards = tuple(card if at == seat else others.pop() for at in range(state.seats))
    turn = Turn(tokens_to_place(state.supply[seat]))
    return state.replaced(phase=Phase.TURNS, to_act=seat, guardians=cards, turn=turn)


def value_after_next_turn(state: State, end: CandidateTurn, rival_weight: float) -> float:
    """Return the value of a turn plus one more with the best card, if there is another round."""
    seat = state.to_act
    if seat is None or state.round == ROUNDS:
        return end.value
    value = value_with_card(end.after, seat, preferred_card(state.seats), rival_weight)
    return value + TALISMAN_VALUE * (end.after.talisman != state.talisman)


def preferred_card(seats: int) -> int:
    return next(card for card in CARD_PREFERENCE if card in cards_for(seats))


def value_with_card(state: State, seat: int, card: int, rival_weight: float) -> float:
    [best, *_] = beam_search(turn_with_card(state, seat, card), LOOKAHEAD_WIDTH, rival_weight)
    return best.value
