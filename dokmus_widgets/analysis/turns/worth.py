"""What an end of a turn is worth: a sum over the score sheet, and over tokens on spaces."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import NamedTuple

from dokmus_widgets.analysis.turns.arrangement import Arrangement
from dokmus_widgets.analysis.turns.layers import Layers
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

    __slots__ = ("_areas", "_by_found", "_by_lost", "_by_near", "_hot", "_judge", "_lines")
    __slots__ += ("_plain", "_seats", "tiles")

    def __init__(self, tiles: Arrangement, worth: Worth, seats: int, judge: Judge) -> None:
        self.tiles, self._seats, self._judge = tiles, seats, judge
        self._lines = worth.lines
        #: Masks of spaces on which each token is worth so much, temples apart.
        self._areas = tuple(
            (mask, weight)
            for mask, weight in ((tiles.island.ruins, worth.lines[0]), *worth.areas)
            if weight
        )
        self._plain = reduce(or_, (mask for mask, _ in self._areas), 0)
        self._by_near: dict[int, float] = {}
        self._by_found: dict[int, float] = {}
        self._by_lost: dict[int, float] = {}
        self._hot: dict[int, int] = {}

    def worth(self, own: int, left: int = 0) -> float:
        """What the end is worth with these tokens, of which those on volcanoes burn."""
        island = self.tiles.island
        own &= ~island.volcano
        near = own & island.beside_temples
        worth = self._by_near.get(near)
        if worth is None:
            found = island.frame.beside(near) & island.temples
            worth = self._by_near[near] = self._found_worth(found)
        lost = self._judge.lost(own, left)
        if lost not in self._by_lost:
            self._by_lost[lost] = self._judge.constant(self.tiles, lost)
        worth += self._by_lost[lost]
        for mask, weight in self._areas:
            worth += weight * (own & mask).bit_count()
        return worth

    def _found_worth(self, found: int) -> float:
        worth = self._by_found.get(found)
        if worth is None:
            points = temple_points(discovered(self.tiles.island, found), self._seats)
            worth = sum(w * p for w, p in zip(self._lines[1:5], points, strict=True))
            self._by_found[found] = worth
        return worth

    def hot(self, own: int) -> int:
        """Where one token more may be worth something by itself, beside these."""
        island = self.tiles.island
        near = own & island.beside_temples & ~island.volcano
        hot = self._hot.get(near)
        if hot is None:
            beside = island.frame.beside
            missing = island.temples & ~beside(near)
            hot = self._hot[near] = (beside(missing) | self._plain) & ~island.volcano
        return hot

    def best_last(self, own: int, places: int) -> tuple[float, int]:
        """The most that one token more on one of these spaces is worth, with all tokens then."""
        hot = places & self.hot(own)
        # Of all that are alike, one.
        plain = places & ~hot & ~self.tiles.island.volcano
        burning = places & self.tiles.island.volcano
        hot |= plain & -plain | burning & -burning
        return max((self.worth(own | bit), own | bit) for bit in bits(hot))
