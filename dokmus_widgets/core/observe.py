"""Observations: the part of a position that a seat may know."""

from typing import Any

from dokmus_widgets.core.catalogue import cards_for
from dokmus_widgets.core.legality.legal import open_cards
from dokmus_widgets.core.phases import Phase
from dokmus_widgets.core.position import Position
from dokmus_widgets.core.state import State

OBSERVATION_FORMAT = "dokmus-observation"


def shown_cards(state: Position) -> tuple[int | None, ...]:
    """Return the revealed guardian cards by seat: those whose turn has begun (round.order)."""
    if state.phase is Phase.GUARDIANS or state.to_act is None:
        return (None,) * state.seats
    current = state.guardians[state.to_act] or 0
    return tuple(card if card and card <= current else None for card in state.guardians)


def has_hidden_cards(state: Position) -> bool:
    return tuple(state.guardians) != shown_cards(state)


def with_hidden_cards_normalized(state: State) -> State:
    """Return a position that is equal for all arrangements of the hidden cards.

    Seats that have yet to reveal a card get the lowest possible ones, in the order of the seats.
    While cards are chosen, the chosen ones are reordered: the current player sees those left.
    """
    shown = shown_cards(state)
    hidden = [seat for seat, card in enumerate(state.guardians) if card and shown[seat] is None]
    choosing = state.phase is Phase.GUARDIANS
    now = 0 if state.to_act is None else state.guardians[state.to_act] or 0
    lowest = (card for card in cards_for(state.seats) if card > now)
    cards = sorted(filter(None, state.guardians)) if choosing else lowest
    guardians = list(state.guardians)
    for seat, card in zip(hidden, cards, strict=False):
        guardians[seat] = card
    return state.replaced(guardians=tuple(guardians))


def observe(state: State, seat: int) -> dict[str, Any]:
    """Return the position document as a seat sees it (round.draft).

    Format ``dokmus-observation``: other seats' hidden cards are null in ``guardians``; ``chosen``
    tells which seats have a card; ``offer`` lists the cards to choose from, null for other seats.
    """
    state.require_seat(seat)
    seen = state.to_dict()
    seen["format"] = OBSERVATION_FORMAT
    seen["seat"] = seat
    seen["chosen"] = [card is not None for card in state.guardians]
    seen["guardians"] = [
        state.guardians[other] if other == seat else card
        for other, card in enumerate(shown_cards(state))
    ]
    choosing = state.phase is Phase.GUARDIANS and state.to_act == seat
    seen["offer"] = list(open_cards(state)) if choosing else None
    return seen
