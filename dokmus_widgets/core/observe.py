"""What one seat may know of a position."""

from __future__ import annotations

from typing import Any

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


def observe(state: State, seat: int) -> dict[str, Any]:
    """The position document as this seat sees it (round.draft).

    Format ``dokmus-observation``: other seats' unshown cards are null in ``guardians``; ``chosen``
    says who has a card; ``offer`` are the cards in this seat's hand while it chooses, else null.
    """
    if not 0 <= seat < state.seats:
        raise ValueError(f"there is no seat {seat!r}; seats are 0 to {state.seats - 1}")
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
