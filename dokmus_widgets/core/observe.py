"""What one seat may know of a position."""

from __future__ import annotations

from typing import Any

from dokmus_widgets.core.catalogue import cards_for
from dokmus_widgets.core.legality.legal import open_cards
from dokmus_widgets.core.phases import Phase
from dokmus_widgets.core.position import Position
from dokmus_widgets.core.state import State

OBSERVATION_FORMAT = "dokmus-observation"


def shown_cards(state: Position) -> tuple[int | None, ...]:
    """The guardian cards that lie open, by seat: those whose turn has begun (round.order)."""
    if state.phase is Phase.GUARDIANS or state.to_act is None:
        return (None,) * state.seats
    current = state.guardians[state.to_act] or 0
    return tuple(card if card and card <= current else None for card in state.guardians)


def with_unshown_exchanged(state: State) -> State:
    """The position as everybody at the table may know it: which cards are hidden is not told.

    Who has yet to show a card has the lowest that it may be, by seat. While cards are chosen it is
    who took which that is exchanged: what is left is before the eyes of whoever chooses.
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
    """The position document as this seat sees it (round.draft).

    Format ``dokmus-observation``: other seats' unshown cards are null in ``guardians``; ``chosen``
    says who has a card; ``offer`` are the cards in this seat's hand while it chooses, else null.
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
