"""Sensible games to their end, by the thousand: what a position is worth, by how they end.

Each token goes where it gains the most, else towards what gains, paying where that pays off; cards
and ruins are used where a few tries gain. They go by the rules of ``en``, but for what waits until
the tokens are placed, whatever the reading: they weigh positions up, and decide nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from dokmus_widgets.analysis.players.greedy import LIKED
from dokmus_widgets.core import Phase, Rules, State, Turn
from dokmus_widgets.core.catalogue import ROUNDS, cards_for
from dokmus_widgets.core.island.bitboard import nth_bit
from dokmus_widgets.core.island.island import island_of
from dokmus_widgets.core.island.tiles import Laid
from dokmus_widgets.core.scoring import TILE_TRACK, Discoveries, sacrifice_points, temple_points
from dokmus_widgets.core.setup import SEATS
from dokmus_widgets.core.transition import tokens_to_place

#: How often the card of those left is taken that is liked best.
TAKEN: Final = 0.7
_BY_SEATS: Final[dict[int, list[int]]] = {
    seats: [card for card in LIKED if card in cards_for(seats)] for seats in SEATS
}
#: How many ways to slide or to turn tiles are tried at a time.
TRIES: Final = 3


class Playout:
    """A game that goes on from the beginning of a turn or of a draft.

    ``cards``: of all seats, None for who has none yet; ``now``: the lowest whose turn is to come.
    It changes as it is played.
    """

    __slots__ = (
        "cards",
        "clear",
        "complete",
        "empty",
        "forest",
        "frame",
        "gap",
        "grid",
        "holder",
        "land",
        "large",
        "lost",
        "now",
        "over",
        "planes",
        "round",
        "ruins",
        "supply",
        "temples",
        "tiles",
        "tokens",
        "volcano",
        "water",
    )

    def __init__(self, state: State, cards: Sequence[int | None], now: int) -> None:
        island = state.island
        self.frame, self.tiles = island.frame, island.tiles
        self.grid, self.gap = list(island.grid), island.gap
        self.planes = list(island.by_terrain)
        self.tokens, self.supply = list(state.tokens), list(state.supply)
        self.lost = list(state.sacrificed)
        self.holder, self.round = state.talisman, state.round
        self.over = state.phase is Phase.OVER
        self.now = now if state.phase is Phase.TURNS else 0
        self.cards = list(cards)
        self.complete = sum(temple_points(Discoveries(0, 0, (), (0,)), state.seats))
        self._laid()

    def _laid(self) -> None:
        """Take over the planes of the tiles as they lie now."""
        meadow, self.forest, self.water, _, self.volcano, small, self.large, self.ruins = (
            self.planes
        )
        self.temples = small | self.large
        self.clear = meadow | self.volcano | self.ruins
        self.land = empty = self.clear | self.forest
        for own in self.tokens:
            empty ^= own
        self.empty = empty

    def play(self, chance: Callable[[], float], until: int | None = None) -> None:
        """Play to the end of the game; ``chance``: numbers from 0 to 1.

        ``until``: only to the turn of this seat in this round, which has not been yet.
        """
        while not self.over:
            if None in self.cards:
                self._draft(chance)
            now = self.now
            turns = [(card, seat) for seat, card in enumerate(self.cards) if card and card >= now]
            for card, seat in sorted(turns):
                if seat == until:
                    return
                self._turn(seat, card, chance)
            if len(self.tokens) == 2:
                self.holder = 1 - self.holder
            self.now, self.over = 0, self.round == ROUNDS
            self.round += 1
            self.cards = [None] * len(self.tokens)

    def state(self, rules: Rules, seat: int) -> State:
        """As a state, at the beginning of that seat's turn."""
        tokens, supply = tuple(self.tokens), tuple(self.supply)
        island, turn = island_of(self.tiles, tuple(self.grid)), Turn(tokens_to_place(supply[seat]))
        place = self.round, Phase.TURNS, seat, self.holder
        return State(
            rules, island, *place, tokens, supply, tuple(self.lost), tuple(self.cards), turn
        )

    def _draft(self, chance: Callable[[], float]) -> None:
        seats, cards = len(self.tokens), self.cards
        left = list(_BY_SEATS[seats])
        for card in cards:
            if card:
                left.remove(card)
        for seat in (*range(self.holder, seats), *range(self.holder)):
            if cards[seat] is None:
                at, last = 0, len(left) - 1
                while at < last and chance() > TAKEN:
                    at += 1
                cards[seat] = left.pop(at)

    def _turn(self, seat: int, card: int, chance: Callable[[], float]) -> None:
        frame, near = self.frame, self.frame.near
        beside = frame.beside
        if card == 1:
            self.holder = seat
        elif card != 3:
            slots = frame.slots_but[self.gap]
            self._use_tile(seat, slots, card in (2, 5), card in (4, 5), chance)
        own, temples = self.tokens[seat], self.temples
        hot_land = ~self.volcano
        around = beside(own)
        found = around & temples
        if found:
            around |= beside(frame.flood(found, temples))
        left = tokens_to_place(self.supply[seat])
        self.supply[seat] -= left
        empty, ruins = self.empty, list[int]()
        here = beside(temples & ~found) & hot_land
        while left:
            wanted = (here | self.ruins) & empty
            free = around & empty
            if woods := free & self.forest:
                free ^= woods
                if standing := own & self.forest:
                    free |= woods & beside(standing)
            goal = free & wanted
            price = 0
            if not goal and left > 1:
                goal = around & empty & here
                if not goal and (touched := around & self.water):
                    ends = beside(frame.flood(touched, self.water))
                    goal = ends & empty & here
                price = 1 if goal else 0
            if goal:
                index = self._best_of(goal, found)
            else:
                free &= hot_land
                goal = free & beside(wanted) or free & beside(beside(wanted) & empty) or free
                if not goal:
                    # Crossing, or anywhere at all.
                    goal = around & empty if left > 1 else 0
                    if not goal and left > 1 and (touched := around & self.water):
                        goal = beside(frame.flood(touched, self.water)) & empty
                    price = 1 if goal else 0
                    goal = goal & hot_land or goal or empty & hot_land or empty
                    if not goal:
                        break
                index = nth_bit(goal, int(chance() * goal.bit_count()))
            bit = 1 << index
            own |= bit
            empty ^= bit
            left -= 1 + price
            self.lost[seat] += price
            if bit & self.ruins:
                ruins.append(frame.slot_of_bit(bit))
            beyond = near[index]
            around |= beyond
            if links := beyond & temples:
                found |= links
                here = beside(temples & ~found) & hot_land
                around |= beside(frame.flood(links, temples))
        self.supply[seat] += left  # where there is no space at all
        if burning := own & self.volcano:
            own ^= burning
            empty |= burning
            self.lost[seat] += burning.bit_count()
        self.tokens[seat], self.empty = own, empty
        if card in (3, 5):
            self._use_token(seat, around, found)
        for slot in ruins:
            if slot != self.gap:
                self._use_tile(seat, (slot,), True, True, chance)

    def _best_of(self, goal: int, found: int) -> int:
        """The index of the space, of these, that gains the most with these temples found."""
        index = goal.bit_length() - 1
        if goal & goal - 1:
            best, near, temples = -1, self.frame.near, self.temples
            while goal:
                at = goal.bit_length() - 1
                goal ^= 1 << at
                points = self._points(found | near[at] & temples)
                if points > best:
                    best, index = points, at
        return index

    def _use_token(self, seat: int, around: int, found: int) -> None:
        """Move a token to where more is found, if that gains anything."""
        beside, own, temples = self.frame.beside, self.tokens[seat], self.temples
        goal = around & self.empty & ~self.volcano & beside(temples & ~found)
        if not goal:
            return
        best, before = self._points(found), own
        while goal:
            target = goal & -goal
            goal ^= target
            origins = beside(target) & before & ~self.ruins
            while origins:
                origin = origins & -origins
                origins ^= origin
                tokens = before ^ origin | target
                points = self._points(beside(tokens) & temples)
                if points > best:
                    best, own = points, tokens
        self.empty ^= before ^ own
        self.tokens[seat] = own

    def _use_tile(
        self,
        seat: int,
        slots: Sequence[int],
        slides: bool,
        turns: bool,
        chance: Callable[[], float],
    ) -> None:
        """Try a few ways to slide or to turn one of these tiles, and do the best that gains."""
        frame, own = self.frame, self.tokens[seat]
        gap, grid, temples, large = self.gap, self.grid, self.temples, self.large
        before = frame.beside(own) & temples
        count, best, way = before.bit_count(), -1, None
        for _ in range(TRIES):
            slot = slots[int(chance() * len(slots))]
            mask, laid, clockwise = frame.slot_mask[slot], grid[slot], None
            assert laid is not None
            if turns and (not slides or chance() < 0.5):
                clockwise = chance() < 0.5
                laid = Laid(laid.tile, laid.side, (laid.rotation + (1 if clockwise else 3)) % 4)
                planes, shift = self.tiles.planes(laid, frame.stride), frame.shift[slot]
                there = temples & ~mask | (planes[5] | planes[6]) << shift
                giant = large & ~mask | planes[6] << shift
                tokens = own & ~mask | frame.turned(own & mask, slot, clockwise)
            elif frame.in_line(slot, gap):
                shift = frame.shift[gap] - frame.shift[slot]
                there, giant = _carried(temples, mask, shift), _carried(large, mask, shift)
                tokens = _carried(own, mask, shift)
            else:
                continue
            found = frame.beside(tokens) & there
            if found.bit_count() > count:
                if best < 0:
                    best = self._points(before)
                self.temples, self.large = there, giant
                if (points := self._points(found)) > best:
                    best, way = points, (slot, laid, clockwise)
                self.temples, self.large = temples, large
        if way is not None:
            self._relay(*way)

    def _relay(self, slot: int, laid: Laid, clockwise: bool | None) -> None:
        """Turn a tile so that it lies so; slide it to the gap, for None."""
        frame, gap, mask, planes = self.frame, self.gap, self.frame.slot_mask[slot], self.planes
        if clockwise is None:
            shift = frame.shift[gap] - frame.shift[slot]
            self.planes = [_carried(plane, mask, shift) for plane in planes]
            self.tokens = [_carried(own, mask, shift) for own in self.tokens]
            self.grid[gap], self.grid[slot], self.gap = laid, None, slot
        else:
            shift, tile = frame.shift[slot], self.tiles.planes(laid, frame.stride)
            both = zip(planes, tile, strict=True)
            self.planes = [plane & ~mask | part << shift for plane, part in both]
            self.tokens = [
                own & ~mask | frame.turned(own & mask, slot, clockwise) for own in self.tokens
            ]
            self.grid[slot] = laid
        self._laid()

    def _points(self, found: int) -> int:
        """Points for these temples, and for the tiles that they reach and complete."""
        reached, temples = 0, self.temples
        points = 2 * found.bit_count() + (found & self.large).bit_count()
        for mask in self.frame.slot_mask:
            if here := found & mask:
                reached += 1
                if here == temples & mask:
                    points += self.complete
        return points + TILE_TRACK[reached]

    def totals(self) -> list[int]:
        """Each seat's points, as if the game ended now."""
        sacrifices = sacrifice_points(tuple(self.lost))
        return [
            self._points(self.frame.beside(own) & self.temples)
            + (own & self.ruins).bit_count()
            + points
            for own, points in zip(self.tokens, sacrifices, strict=True)
        ]


def _carried(plane: int, mask: int, shift: int) -> int:
    """The plane once what lies within the mask has been shifted."""
    riding = plane & mask
    return plane ^ riding | (riding << shift if shift > 0 else riding >> -shift)
