"""What an end of a turn is worth: a sum over the score sheet, and over tokens on spaces."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import NamedTuple

from dokmus_widgets.analysis.turns.arrangement import Arrangement
from dokmus_widgets.analysis.turns.layers import Layers
from dokmus_widgets.core.island.bitboard import bits
from dokmus_widgets.core.island.table import Table
from dokmus_widgets.core.island.tiles import Laid
from dokmus_widgets.core.scoring import TILE_TRACK, discovered, sacrifice_points, temple_points
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
        #: What each token on ruins is worth.
        self.ruins = worth.lines[0]
        self.ruins_on_move = layers.rules.ruins_on_move
        self._on: dict[Arrangement, OnTiles] = {}
        self._on_tile: dict[tuple[int, Laid], Table[int, float]] = {}
        self.talisman = max((self.holding(holder), holder) for holder in layers.talismans)

    def holding(self, holder: int) -> float:
        """What it is worth that this seat holds the talisman."""
        return self._worth.talisman if holder == self._seat else 0.0

    def on(self, tiles: Arrangement) -> OnTiles:
        """The judge of ends on one arrangement."""
        found = self._on.get(tiles)
        if found is None:
            found = self._on[tiles] = OnTiles(tiles, self._worth, self)
        return found

    def on_tile(self, tiles: Arrangement, slot: int, laid: Laid) -> Table[int, float]:
        """What temples of a tile that lies so are worth, how many tiles are reached apart."""
        if (slot, laid) not in self._on_tile:
            island, lines, seats = tiles.island, self._worth.lines, self._state.seats

            def worth(found: int) -> float:
                points = temple_points(discovered(island, found), seats)
                return sum(w * p for w, p in zip(lines[1:4], points[:3], strict=True))

            self._on_tile[slot, laid] = Table(worth)
        return self._on_tile[slot, laid]

    def constant(self, tiles: Arrangement, kept: int) -> float:
        """What sacrifices, rivals and the talisman are worth, when so many tokens are kept: on the
        board, or without a place to go to.
        """
        lost = self._tokens + self._tokens_left - kept
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

    def __init__(self, tiles: Arrangement, worth: Worth, judge: Judge) -> None:
        island = tiles.island
        self.tiles, self._judge = tiles, judge
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
        #: Tokens are worth the same that stand on the same of these, and are as many.
        self.matters = self._near | self._plain | island.volcano
        # Ruins earn an action: what comes to stand there last is in no row, but by a reading.
        by_move = () if judge.ruins_on_move else (worth.lines[0],)
        self._most_plain: float = sum(
            max(weight, 0.0) for weight in (*by_move, *(weight for _, weight in worth.areas))
        )
        self._by_tile = [
            (mask, judge.on_tile(tiles, slot, laid))
            for slot, (mask, laid) in enumerate(
                zip(island.frame.slot_mask, island.grid, strict=True)
            )
            if laid is not None
        ]
        self._tile_of = Table(self._tile_with)
        #: What sums of fractions may be off.
        self._slack = 0.0 if all(float(weight).is_integer() for weight in worth.lines) else 1e-6
        # By tokens beside temples, by temples found, by how many tokens there are.
        self._by_near = Table(self._near_worth)
        self._by_found: Table[int, float] = Table(self._found_worth)
        self._by_count = Table(self._count_worth)
        self._most_by_near: Table[int, float] = Table(
            lambda near: self._most_by_found[self._found(near)]
        )
        self._most_by_found = Table(self._most_worth)
        # A last token that burns leaves the others, any other is one more.
        self._most_by_count: Table[int, float] = Table(
            lambda count: max(self._by_count[count], self._by_count[count + 1])
        )
        self._hot = Table(self._hot_spaces)

    def worth(self, own: int, left: int = 0) -> float:
        """What the end is worth with these tokens, of which those on volcanoes burn."""
        own &= self._cool
        worth = self._by_near[own & self._near] + self._by_count[own.bit_count() + left]
        for mask, weight in self._areas:
            worth += weight * (own & mask).bit_count()
        return worth

    def most(self, own: int) -> float:
        """No last token beside these is worth more than this, but on ruins."""
        own &= self._cool
        most = self._most_by_near[own & self._near] + self._most_by_count[own.bit_count()]
        for mask, weight in self._areas:
            most += weight * (own & mask).bit_count()
        return most

    def with_found(self, own: int, temples: int, moved: int) -> float:
        """No end with these tokens and temples is worth more, at most so many of them moved."""
        own &= self._cool
        count = own.bit_count()
        worth = max([self._by_count[kept] for kept in range(count - moved, count + moved + 1)])
        worth += self._by_found[self._found(own & self._near) | temples]
        for mask, weight in self._areas:
            worth += weight * (own & mask).bit_count()
        return worth

    def best_last(self, own: int, places: int) -> tuple[float, int]:
        """The most that one token more on one of these spaces is worth, with all tokens then."""
        hot = self._hot[own & self._near] & places
        # Of all that are alike, one.
        plain = places & ~hot & self._cool
        burning = places & ~self._cool
        hot |= plain & -plain | burning & -burning
        return max([(self.worth(own | bit), own | bit) for bit in bits(hot)])

    def _tile_with(self, temple: int) -> tuple[int, Table[int, float]]:
        return next((mask, on_tile) for mask, on_tile in self._by_tile if temple & mask)

    def _found(self, near: int) -> int:
        island = self.tiles.island
        return island.frame.beside(near) & island.temples

    def _near_worth(self, near: int) -> float:
        return self._by_found[self._found(near)]

    def _found_worth(self, found: int) -> float:
        worth, reached = 0.0, 0
        for mask, on_tile in self._by_tile:
            if part := found & mask:
                worth += on_tile[part]
                reached += 1
        return worth + self._lines[4] * TILE_TRACK[reached]

    def _count_worth(self, count: int) -> float:
        return self._judge.constant(self.tiles, count)

    def _most_worth(self, found: int) -> float:
        """What these temples are worth with those that one token more can discover."""
        island = self.tiles.island
        missing, near = island.temples & ~found, island.frame.near
        hot = island.frame.beside(missing) & self.tiles.empty & self._cool
        now, tiles = self._by_found[found], sum(bool(found & mask) for mask, _ in self._by_tile)
        step = TILE_TRACK[min(tiles + 1, len(TILE_TRACK) - 1)] - TILE_TRACK[tiles]
        more = [0.0]
        for gain in {near[bit.bit_length() - 1] & missing for bit in bits(hot)}:
            if gain & (gain - 1):  # temples of several tiles, perhaps
                more.append(self._by_found[found | gain] - now)
                continue
            mask, on_tile = self._tile_of[gain]
            part = found & mask
            more.append(
                on_tile[part | gain] - on_tile[part] + (0.0 if part else self._lines[4] * step)
            )
        return now + max(more) + self._most_plain + self._slack

    def _hot_spaces(self, near: int) -> int:
        """Where one token more may be worth something by itself."""
        island = self.tiles.island
        missing = island.temples & ~self._found(near)
        return (island.frame.beside(missing) | self._plain) & self._cool
