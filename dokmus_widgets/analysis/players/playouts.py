"""Fast playouts: heuristic games to the end, thousands per second, to evaluate positions.

Each token takes the largest gain, or moves towards one, with a sacrifice if it pays; cards and
ruins are used if one of a few random trials gains. Playouts follow the ``en`` rules, but use ruins
after the tokens, whatever the rules of the game: they are estimates, not legal play.
"""

from collections.abc import Callable, Sequence
from typing import Final

from dokmus_widgets.analysis.players.greedy import CARD_PREFERENCE
from dokmus_widgets.core import Phase, Rules, State, Turn
from dokmus_widgets.core.catalogue import ROUNDS, cards_for
from dokmus_widgets.core.island.bitboard import nth_bit
from dokmus_widgets.core.island.island import island_of
from dokmus_widgets.core.island.tiles import Laid
from dokmus_widgets.core.scoring import TILE_TRACK, Discoveries, sacrifice_points, temple_points
from dokmus_widgets.core.setup import SEATS
from dokmus_widgets.core.transition import tokens_to_place

#: Probability of taking the preferred one of the remaining cards.
PREFERRED_CARD_RATE: Final = 0.7
_CARDS_BY_PREFERENCE: Final[dict[int, list[int]]] = {
    seats: [card for card in CARD_PREFERENCE if card in cards_for(seats)] for seats in SEATS
}
#: Random tile changes tried per action.
TILE_TRIALS: Final = 3


class Playout:
    """Mutable game; ``cards``: by seat, None if open; ``next_card``: the lowest still to play."""

    def __init__(self, state: State, cards: Sequence[int | None], next_card: int) -> None:
        island = state.island
        self.frame, self.tiles = island.frame, island.tiles
        self.grid, self.gap = list(island.grid), island.gap
        self.planes = list(island.by_terrain)
        self.tokens, self.supply = list(state.tokens), list(state.supply)
        self.sacrificed = list(state.sacrificed)
        self.talisman, self.round = state.talisman, state.round
        self.is_over = state.phase is Phase.OVER
        self.next_card = next_card if state.phase is Phase.TURNS else 0
        self.cards = list(cards)
        self.completion_points = sum(temple_points(Discoveries(0, 0, (), (0,)), state.seats))
        self._update_planes()

    def _update_planes(self) -> None:
        meadow, self.forest, self.water, _, self.volcano, small, self.large, self.ruins = (
            self.planes
        )
        self.temples = small | self.large
        empty = meadow | self.volcano | self.ruins | self.forest
        for own in self.tokens:
            empty ^= own
        self.empty = empty

    def play(self, chance: Callable[[], float], until: int | None = None) -> None:
        """Play to the end, or to the turn of ``until``; ``chance`` returns numbers from 0 to 1."""
        while not self.is_over:
            if None in self.cards:
                self._draft(chance)
            next_card = self.next_card
            turns = [
                (card, seat) for seat, card in enumerate(self.cards) if card and card >= next_card
            ]
            for card, seat in sorted(turns):
                if seat == until:
                    return
                self._turn(seat, card, chance)
            if len(self.tokens) == 2:
                self.talisman = 1 - self.talisman
            self.next_card, self.is_over = 0, self.round == ROUNDS
            self.round += 1
            self.cards = [None] * len(self.tokens)

    def state(self, rules: Rules, seat: int) -> State:
        tokens, supply = tuple(self.tokens), tuple(self.supply)
        island, turn = island_of(self.tiles, tuple(self.grid)), Turn(tokens_to_place(supply[seat]))
        place = self.round, Phase.TURNS, seat, self.talisman
        return State(
            rules, island, *place, tokens, supply, tuple(self.sacrificed), tuple(self.cards), turn
        )

    def _draft(self, chance: Callable[[], float]) -> None:
        seats, cards = len(self.tokens), self.cards
        left = list(_CARDS_BY_PREFERENCE[seats])
        for card in cards:
            if card:
                left.remove(card)
        for seat in (*range(self.talisman, seats), *range(self.talisman)):
            if cards[seat] is None:
                at, last = 0, len(left) - 1
                while at < last and chance() > PREFERRED_CARD_RATE:
                    at += 1
                cards[seat] = left.pop(at)

    def _turn(self, seat: int, card: int, chance: Callable[[], float]) -> None:
        frame, near = self.frame, self.frame.near
        beside = frame.beside
        if card == 1:
            self.talisman = seat
        elif card != 3:
            slots = frame.slots_but[self.gap]
            self._change_tile(seat, slots, card in (2, 5), card in (4, 5), chance)
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
                index = self._best_space(goal, found)
            else:
                free &= hot_land
                goal = free & beside(wanted) or free & beside(beside(wanted) & empty) or free
                if not goal:
                    # Cross water, or go anywhere.
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
            self.sacrificed[seat] += price
            if bit & self.ruins:
                ruins.append(frame.slot_of_bit(bit))
            beyond = near[index]
            around |= beyond
            if links := beyond & temples:
                found |= links
                here = beside(temples & ~found) & hot_land
                around |= beside(frame.flood(links, temples))
        self.supply[seat] += left  # not placed for lack of space
        if burning := own & self.volcano:
            own ^= burning
            empty |= burning
            self.sacrificed[seat] += burning.bit_count()
        self.tokens[seat], self.empty = own, empty
        if card in (3, 5):
            self._move_token(seat, around, found)
        for slot in ruins:
            if slot != self.gap:
                self._change_tile(seat, (slot,), True, True, chance)

    def _best_space(self, goal: int, found: int) -> int:
        """Return the index of the space of ``goal`` that adds most points to these temples."""
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

    def _move_token(self, seat: int, around: int, found: int) -> None:
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

    def _change_tile(
        self,
        seat: int,
        slots: Sequence[int],
        slides: bool,
        turns: bool,
        chance: Callable[[], float],
    ) -> None:
        """Try a few random slides or rotations of these tiles and apply the best one that gains."""
        frame, own = self.frame, self.tokens[seat]
        gap, grid, temples, large = self.gap, self.grid, self.temples, self.large
        before = frame.beside(own) & temples
        count, best, way = before.bit_count(), -1, None
        for _ in range(TILE_TRIALS):
            slot = slots[int(chance() * len(slots))]
            mask, laid, clockwise = frame.slot_mask[slot], grid[slot], None
            assert laid is not None
            if turns and (not slides or chance() < 0.5):
                clockwise = chance() < 0.5
                laid = Laid(laid.tile, laid.side, (laid.rotation + (1 if clockwise else 3)) % 4)
                planes, shift = self.tiles.planes(laid, frame.stride), frame.shift[slot]
                temples_after = temples & ~mask | (planes[5] | planes[6]) << shift
                large_after = large & ~mask | planes[6] << shift
                tokens = own & ~mask | frame.turned(own & mask, slot, clockwise)
            elif frame.in_line(slot, gap):
                shift = frame.shift[gap] - frame.shift[slot]
                temples_after = _shifted(temples, mask, shift)
                large_after = _shifted(large, mask, shift)
                tokens = _shifted(own, mask, shift)
            else:
                continue
            found = frame.beside(tokens) & temples_after
            if found.bit_count() > count:
                if best < 0:
                    best = self._points(before)
                self.temples, self.large = temples_after, large_after
                if (points := self._points(found)) > best:
                    best, way = points, (slot, laid, clockwise)
                self.temples, self.large = temples, large
        if way is not None:
            self._apply_tile_change(*way)

    def _apply_tile_change(self, slot: int, laid: Laid, clockwise: bool | None) -> None:
        """Rotate a tile, or slide it into the gap if ``clockwise`` is None."""
        frame, gap, mask, planes = self.frame, self.gap, self.frame.slot_mask[slot], self.planes
        if clockwise is None:
            shift = frame.shift[gap] - frame.shift[slot]
            self.planes = [_shifted(plane, mask, shift) for plane in planes]
            self.tokens = [_shifted(own, mask, shift) for own in self.tokens]
            self.grid[gap], self.grid[slot], self.gap = laid, None, slot
        else:
            shift, tile = frame.shift[slot], self.tiles.planes(laid, frame.stride)
            both = zip(planes, tile, strict=True)
            self.planes = [plane & ~mask | part << shift for plane, part in both]
            self.tokens = [
                own & ~mask | frame.turned(own & mask, slot, clockwise) for own in self.tokens
            ]
            self.grid[slot] = laid
        self._update_planes()

    def _points(self, found: int) -> int:
        reached, temples = 0, self.temples
        points = 2 * found.bit_count() + (found & self.large).bit_count()
        for mask in self.frame.slot_mask:
            if here := found & mask:
                reached += 1
                if here == temples & mask:
                    points += self.completion_points
        return points + TILE_TRACK[reached]

    def totals(self) -> list[int]:
        sacrifices = sacrifice_points(tuple(self.sacrificed))
        return [
            self._points(self.frame.beside(own) & self.temples)
            + (own & self.ruins).bit_count()
            + points
            for own, points in zip(self.tokens, sacrifices, strict=True)
        ]


def _shifted(plane: int, mask: int, shift: int) -> int:
    moved = plane & mask
    return plane ^ moved | (moved << shift if shift > 0 else moved >> -shift)
