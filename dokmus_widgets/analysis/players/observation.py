"""Observations: the information of one seat, as players get it (round.draft, round.order).

A seat knows the whole table and its own card. From the draft it also infers others' cards: cards it
was not offered belong to seats that chose earlier, and later seats hold some of those it passed on.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import permutations
from random import Random
from typing import Self

from dokmus_widgets.core import Phase, State
from dokmus_widgets.core.catalogue import cards_for
from dokmus_widgets.core.legality.legal import open_cards
from dokmus_widgets.core.observe import shown_cards

#: Guardian cards by seat, None if not chosen or unknown.
Cards = tuple[int | None, ...]
#: Cards offered to each seat in this round, as far as recorded.
Offers = Mapping[int, tuple[int, ...]]


@dataclass(frozen=True, slots=True)
class Observation:
    """The knowledge of a seat: equal for all states that it cannot tell apart.

    ``offered``: the cards it chose from in this round, or chooses from now; None before that, or if
    not recorded. ``holdings``: every possible assignment of cards to seats, lowest first.
    ``table``: the first possible state; only the other seats' hidden cards may differ.
    """

    seat: int
    offered: tuple[int, ...] | None
    holdings: tuple[Cards, ...]
    table: State

    @classmethod
    def of(cls, state: State, seat: int, offered: tuple[int, ...] | None = None) -> Self:
        """Return what a seat knows; ``ValueError`` for an unknown seat or an impossible offer."""
        if not 0 <= seat < state.seats:
            raise ValueError(f"there is no seat {seat!r}; seats are 0 to {state.seats - 1}")
        if state.phase is Phase.GUARDIANS and state.guardians[seat] is None:
            offered = open_cards(state) if state.to_act == seat else None
        holdings = tuple(sorted(_holdings(state, seat, offered), key=_in_order))
        if state.guardians not in holdings or (
            offered and state.guardians[seat] not in (None, *offered)
        ):
            raise ValueError(f"seat {seat} cannot have been offered the cards {offered}")
        return cls(seat, offered, holdings, state.replaced(guardians=holdings[0]))

    def possible(self) -> Iterator[State]:
        """Yield every possible state; all are equally likely."""
        return (self.table.replaced(guardians=cards) for cards in self.holdings)

    def sample(self, random: Random) -> State:
        return self.table.replaced(guardians=random.choice(self.holdings))


def _in_order(cards: Cards) -> tuple[int, ...]:
    return tuple(card or 0 for card in cards)


def _holdings(state: State, seat: int, offered: tuple[int, ...] | None) -> Iterator[Cards]:
    seats, own = state.seats, state.guardians[seat]
    cards, shown = cards_for(seats), shown_cards(state)
    hidden = [s for s in range(seats) if s != seat and state.guardians[s] and not shown[s]]
    turns = state.phase is Phase.TURNS and state.to_act is not None
    lowest = (state.guardians[state.to_act or 0] or 0) + 1 if turns else 1
    unseen = [c for c in cards if c >= lowest and c != own and c not in shown]
    before = set[int]()
    if offered is not None:
        taken = len(cards) - len(offered)
        before = {(seat - back) % seats for back in range(1, taken + 1)}
    for held in permutations(unseen, len(hidden)):
        if offered is None or all(
            (card not in offered) == (other in before)
            for other, card in zip(hidden, held, strict=True)
        ):
            guardians = list(shown)
            guardians[seat] = own
            for other, card in zip(hidden, held, strict=True):
                guardians[other] = card
            yield tuple(guardians)


def updated_offers(offers: Offers, state: State) -> Offers:
    """Return the offers of this round after this state; call it for every state in order."""
    if state.phase is not Phase.GUARDIANS or state.to_act is None:
        return offers
    known = offers if any(state.guardians) else {}
    return {**known, state.to_act: open_cards(state)}
