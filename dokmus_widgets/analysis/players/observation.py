"""What one seat may know of a game, as players get it (round.draft, round.order).

All that lies on the table is known, and the own card. Of the cards of others a seat knows what the
draft showed it: the cards that it was not offered are with those who chose before it, and those who
chose after it have some of what it passed on; what is left over stays unseen.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import permutations
from random import Random
from typing import Self

from dokmus_widgets.core import Phase, State
from dokmus_widgets.core.catalogue import cards_for
from dokmus_widgets.core.legality.legal import open_cards
from dokmus_widgets.core.observe import shown_cards

#: Guardian cards by seat, None for who has none.
Cards = tuple[int | None, ...]
#: The cards that each seat was offered in this round, as far as they are remembered.
Offers = Mapping[int, tuple[int, ...]]


@dataclass(frozen=True, slots=True)
class Observation:
    """What a seat knows: equal for all states between which it cannot tell. See :meth:`of`.

    ``offered``: the cards it chose from in this round, or is to choose from; None before that, and
    where nobody remembers. ``holdings``: who may hold which card, lowest first. ``table``: the
    first of the states that are possible; all but the cards of others is as it is.
    """

    seat: int
    offered: tuple[int, ...] | None
    holdings: tuple[Cards, ...]
    table: State

    @classmethod
    def of(cls, state: State, seat: int, offered: tuple[int, ...] | None = None) -> Self:
        """What that seat knows; ``offered``: the cards that it chose from, where remembered.

        ``ValueError`` for a seat that is not there, and for an offer that cannot have been.
        """
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
        """Every state that it may be, each as likely as the others."""
        return (self.table.replaced(guardians=cards) for cards in self.holdings)

    def sample(self, random: Random) -> State:
        """One of the possible states, each as likely as the others."""
        return self.table.replaced(guardians=random.choice(self.holdings))


def _in_order(cards: Cards) -> tuple[int, ...]:
    return tuple(card or 0 for card in cards)


def _holdings(state: State, seat: int, offered: tuple[int, ...] | None) -> Iterator[Cards]:
    """Who may hold which card."""
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


def remembered(offers: Offers, state: State) -> Offers:
    """The offers of this round, once that state has been seen too: all states, one by one."""
    if state.phase is not Phase.GUARDIANS or state.to_act is None:
        return offers
    known = offers if any(state.guardians) else {}
    return {**known, state.to_act: open_cards(state)}
