"""What an end of a turn is worth: a sum over the score sheet, and over tokens on spaces."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import NamedTuple

from dokmus_widgets.analysis.turns.arrangement import Arrangement
from dokmus_widgets.analysis.turns.layers import Layers
from dokmus_widgets.core.catalogue import TOKENS
from dokmus_widgets.core.island.bitboard import bits
from dokmus_widgets.core.scoring import discovered, sacrifice_points, temple_points
from dokmus_widgets.core.transition import with_value

#: Every line of the sheet, each victory point once.
_ALL = (1.0, 1.0, 1.0, 1.0, 1.0, 1.0)


class Worth(NamedTuple):
    """Weights by which an end is judged, for the seat whose turn it was.

    ``lines``: of a victory point of each line of its sheet, as in ``SeatScore``; ``rival``: of each
    point that the best of the other seats has (-1 to be ahead of it); ``areas``: of each own token
    on the spaces of a mask, for several masks; ``talisman``: of holding it.
    """

    lines: tuple[float, float, float, float, float, float] = _ALL
    rival: float = 0.0
    areas: tuple[tuple[int, float], ...] = ()
    talisman: float = 0.0


#: The points of the seat whose turn it was.
POINTS = Worth()
#: Its points, less those of the best of the others.
LEAD = Worth(rival=-1.0)


class Judge:
    """Judges ends of one turn, each by what its parts are worth, once each."""

    def __init__(self, layers: Layers, worth: Worth) -> None:
        self._worth, self._seat, self._state = worth, layers.seat, layers.state
        self._tokens = layers.state.tokens[layers.seat].bit_count()
        self._tokens_left = layers.tokens_left
        self._on: dict[Arrangement, OnTiles] = {}
        self.talisman = max(
            (worth.talisman if holder == layers.seat else 0.0, holder)
            for holder in layers.talismans
        )

    def on(self, tiles: Arrangement) -> OnTiles:
        """The judge of ends on one arrangement."""
        found = self._on.get(tiles)
        if found is None:
            found = self._on[tiles] = OnTiles(tiles, self._worth, self._state.seats, self)
        return found

    def lost(self, own: int, left: int) -> int:
        """How many tokens the turn has sacrificed, burnt ones too."""
        return self._tokens_left - left - own.bit_count() + self._tokens

    def constant(self, tiles: Arrangement, lost: int) -> float:
        """What sacrifices, rivals and the talisman are worth, so many tokens having been lost."""
        state, seat, (*_, weight) = self._state, self._seat, self._worth.lines
        counts = with_value(state.sacrificed, seat, state.sacrificed[seat] + lost)
        points = sacrifice_points(counts)
        worth = self.talisman[0] + weight * points[seat]
        if self._worth.rival:
            island, beside = tiles.island, tiles.island.frame.beside
            worth += self._worth.rival * max(
                (own & island.ruins).bit_count()
                + sum(temple_points(discovered(island, beside(own) & island.temples), state.seats))
                + points[other]
                for other, own in enumerate(tiles.others)
                if other != seat
            )
        return worth


class OnTiles:
    """What own tokens are worth at the end, on one arrangement."""

    def __init__(self, tiles: Arrangement, worth: Worth, seats: int, judge: Judge) -> None:
        island = tiles.island
        self.tiles, self._seats, self._judge = tiles, seats, judge
        self._lines = worth.lines
        #: Masks of spaces on which each token is worth so much, temples apart.
        self._areas = tuple(
            (mask, weight)
            for mask, weight in ((island.ruins, worth.lines[0]), *worth.areas)
            if weight
        )
        self._plain = reduce(or_, (mask for mask, _ in self._areas), 0)
        self._cool = ~island.volcano
        self._near = island.beside_temples & self._cool
        # Ruins earn an action: they are no last placement.
        self._most_plain = sum(max(weight, 0.0) for _, weight in worth.areas)
        self._by_near: dict[int, float] = {}
        self._by_found: dict[int, float] = {}
        self._by_count: dict[int, float] = {}
        self._hot: dict[int, int] = {}
        self._most: dict[int, float] = {}

    def worth(self, own: int, left: int = 0) -> float:
        """What the end is worth with these tokens, of which those on volcanoes burn."""
        own &= self._cool
        near = own & self._near
        worth = self._by_near.get(near)
        if worth is None:
            worth = self._by_near[near] = self._found_worth(self._found(near))
        worth += self._constant(own, left)
        for mask, weight in self._areas:
            worth += weight * (own & mask).bit_count()
        return worth

    def _constant(self, own: int, left: int) -> float:
        count = own.bit_count() - left * TOKENS
        worth = self._by_count.get(count)
        if worth is None:
            lost = self._judge.lost(own, left)
            worth = self._by_count[count] = self._judge.constant(self.tiles, lost)
        return worth

    def _found(self, near: int) -> int:
        island = self.tiles.island
        return island.frame.beside(near) & island.temples

    def _found_worth(self, found: int) -> float:
        worth = self._by_found.get(found)
        if worth is None:
            points = temple_points(discovered(self.tiles.island, found), self._seats)
            worth = sum(w * p for w, p in zip(self._lines[1:5], points, strict=True))
            self._by_found[found] = worth
        return worth

    def most(self, own: int) -> float:
        """No last token beside these is worth more than this, but on ruins."""
        own &= self._cool
        near = own & self._near
        most = self._most.get(near)
        if most is None:
            island, found = self.tiles.island, self._found(near)
            hot = island.frame.beside(island.temples & ~found) & self.tiles.empty & self._cool
            gains = {found} | {found | self._found(bit) for bit in bits(hot)}
            most = self._most[near] = max(map(self._found_worth, gains)) + self._most_plain
        # One that burns leaves these tokens, any other one more.
        most += max(self._constant(own, 0), self._constant(own | 1 << own.bit_length(), 0))
        for mask, weight in self._areas:
            most += weight * (own & mask).bit_count()
        return most

    def best_last(self, own: int, places: int) -> tuple[float, int]:
        """The most that one token more on one of these spaces is worth, with all tokens then."""
        near = own & self._near
        hot = self._hot.get(near)
        if hot is None:
            beside, island = self.tiles.island.frame.beside, self.tiles.island
            missing = island.temples & ~self._found(near)
            hot = self._hot[near] = (beside(missing) | self._plain) & self._cool
        hot &= places
        # Of all that are alike, one.
        plain = places & ~hot & self._cool
        burning = places & ~self._cool
        hot |= plain & -plain | burning & -burning
        return max([(self.worth(own | bit), own | bit) for bit in bits(hot)])
