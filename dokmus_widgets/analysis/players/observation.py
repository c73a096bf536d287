"""Observations: the information of one seat, as players get it (round.draft, round.order).

A seat knows the whole table and its own card. From the draft it also infers others' cards: cards it
was not offered belong to seats that chose earlier, and later seats hold some of those it passed on.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import permutations
from random import Random
from typing import Self

from dokmus_widgets.core import Phase, State
from dokmus_widgets.core.catalogue import cards_for
from dokmus_widgets.core.faults import quote
from dokmus_widgets.core.legality.legal import open_cards
from dokmus_widgets.core.observe import shown_cards

#: Guardian cards by seat, None if not chosen or unknown.
Cards = tuple[int | None, ...]
#: Cards offered to each seat in this round, as far as recorded.
Offers = Mapping[int, tuple[int, ...]]

_KEY = re.compile(r"([0-3])\.(-|[1-5]*)\.(\S+)", re.ASCII)


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
        state.require_seat(seat)
        if state.phase is Phase.GUARDIANS and state.guardians[seat] is None:
            offered = open_cards(state) if state.to_act == seat else None
        turns = state.phase is Phase.TURNS and state.to_act is not None
        lowest = (state.guardians[state.to_act or 0] or 0) + 1 if turns else 1
        holdings = _holdings(state.guardians, shown_cards(state), seat, offered, lowest)
        if state.guardians not in holdings or (
            offered and state.guardians[seat] not in (None, *offered)
        ):
            raise ValueError(f"seat {seat} cannot have been offered the cards {offered}")
        first = holdings[0]
        table = state if state.guardians == first else state.replaced(guardians=first)
        return cls(seat, offered, holdings, table)

    def possible(self) -> Iterator[State]:
        """Yield every possible state; all are equally likely."""
        return (self.table.replaced(guardians=cards) for cards in self.holdings)

    def sample(self, random: Random) -> State:
        return self.table.replaced(guardians=random.choice(self.holdings))

    @property
    def key(self) -> str:
        """Key for tables of values: equal for equal observations only, and one word.

        It holds all that the seat knows of the present, not the moves that led there: seat, offered
        cards (``-`` if none are recorded), and the position code of ``table``.
        """
        offered = "-" if self.offered is None else "".join(map(str, self.offered))
        return f"{self.seat}.{offered}.{self.table.to_code()}"

    @classmethod
    def from_key(cls, key: str) -> Self:
        """Return the observation of a key; ``ValueError`` if there is none."""
        match = _KEY.fullmatch(str(key))
        if match is None:
            raise ValueError(f"a key such as '0.-.d2_isle_...' is expected, not {quote(key)}")
        offered = None if match[2] == "-" else tuple(map(int, match[2]))
        found = cls.of(State.from_code(match[3]), int(match[1]), offered)
        if found.key != key:
            raise ValueError(f"no observation has the key {quote(key)}")
        return found


@lru_cache(maxsize=8192)
def _holdings(
    guardians: Cards, shown: Cards, seat: int, offered: tuple[int, ...] | None, lowest: int
) -> tuple[Cards, ...]:
    """Return the possible cards of all seats; ``lowest``: the lowest that can be hidden."""
    seats, own = len(guardians), guardians[seat]
    cards = cards_for(seats)
    hidden = [s for s in range(seats) if s != seat and guardians[s] and not shown[s]]
    unseen = [c for c in cards if c >= lowest and c != own and c not in shown]
    before = set[int]()
    if offered is not None:
        taken = len(cards) - len(offered)
        before = {(seat - back) % seats for back in range(1, taken + 1)}
    found = []
    for held in permutations(unseen, len(hidden)):
        if offered is None or all(
            (card not in offered) == (other in before)
            for other, card in zip(hidden, held, strict=True)
        ):
            possible = list(shown)
            possible[seat] = own
            for other, card in zip(hidden, held, strict=True):
                possible[other] = card
            found.append(tuple(possible))
    return tuple(sorted(found, key=lambda cards: tuple(card or 0 for card in cards)))


def updated_offers(offers: Offers, state: State) -> Offers:
    """Return the offers of this round after this state; call it for every state in order."""
    if state.phase is not Phase.GUARDIANS or state.to_act is None:
        return offers
    known = offers if any(state.guardians) else {}
    return {**known, state.to_act: open_cards(state)}
