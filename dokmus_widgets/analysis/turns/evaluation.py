"""Evaluation of end positions: a weighted sum of score lines and of tokens on spaces."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import NamedTuple

from dokmus_widgets.analysis.turns.arrangement import Arrangement
from dokmus_widgets.analysis.turns.turn_search import TurnSearch
from dokmus_widgets.core.island.bitboard import bits
from dokmus_widgets.core.island.table import Table
from dokmus_widgets.core.island.tiles import Laid
from dokmus_widgets.core.scoring import TILE_TRACK, discovered, sacrifice_points, temple_points
from dokmus_widgets.core.transition import with_value
from dokmus_widgets.core.values import expect

_ALL = (1.0, 1.0, 1.0, 1.0, 1.0, 1.0)


class Weights(NamedTuple):
    """Weights of an evaluation, for the seat whose turn it is.

    ``lines``: per point of each line of ``SeatScore``; ``rival``: per point of the best other seat
    (-1 to maximize the lead); ``areas``: (mask, weight) per own token on the mask; ``talisman``:
    for holding it.
    """

    lines: tuple[float, float, float, float, float, float] = _ALL
    rival: float = 0.0
    areas: tuple[tuple[int, float], ...] = ()
    talisman: float = 0.0


#: Points of the seat.
POINTS = Weights()
#: Lead over the best other seat.
LEAD = Weights(rival=-1.0)


class Evaluator:
    def __init__(self, search: TurnSearch, weights: Weights) -> None:
        wanted = "weights: Weights are expected, such as POINTS, LEAD or Weights(rival=-0.5)"
        expect(weights, Weights, wanted)
        self._weights, self._seat, self._state = weights, search.seat, search.state
        self._tokens = search.state.tokens[search.seat].bit_count()
        self._tokens_left = search.tokens_left
        self.ruins_weight = weights.lines[0]
        self.ruins_on_move = search.rules.ruins_on_move
        self._by_arrangement: dict[Arrangement, ArrangementEvaluator] = {}
        self._by_laid_tile: dict[tuple[int, Laid], Table[int, float]] = {}
        self.talisman = max((self.talisman_value(holder), holder) for holder in search.talismans)

    def talisman_value(self, holder: int) -> float:
        return self._weights.talisman if holder == self._seat else 0.0

    def at(self, tiles: Arrangement) -> ArrangementEvaluator:
        found = self._by_arrangement.get(tiles)
        if found is None:
            found = self._by_arrangement[tiles] = ArrangementEvaluator(tiles, self._weights, self)
        return found

    def tile_values(self, tiles: Arrangement, slot: int, laid: Laid) -> Table[int, float]:
        """Return the values of sets of temples on a tile, without the points for reaching it."""
        if (slot, laid) not in self._by_laid_tile:
            island, lines, seats = tiles.island, self._weights.lines, self._state.seats

            def value(found: int) -> float:
                points = temple_points(discovered(island, found), seats)
                return sum(w * p for w, p in zip(lines[1:4], points[:3], strict=True))

            self._by_laid_tile[slot, laid] = Table(value)
        return self._by_laid_tile[slot, laid]

    def shared_value(self, tiles: Arrangement, kept: int) -> float:
        """Return the value of sacrifices, rivals and the talisman for ``kept`` tokens."""
        lost = self._tokens + self._tokens_left - kept
        state, seat, (*_, weight) = self._state, self._seat, self._weights.lines
        counts = with_value(state.sacrificed, seat, state.sacrificed[seat] + lost)
        points = sacrifice_points(counts)
        value = self.talisman[0] + weight * points[seat]
        if self._weights.rival:
            island, beside = tiles.island, tiles.island.frame.beside
            value += self._weights.rival * max(
                (own & island.ruins).bit_count()
                + sum(temple_points(discovered(island, beside(own) & island.temples), state.seats))
                + points[other]
                for other, own in enumerate(tiles.others)
                if other != seat
            )
        return value


class ArrangementEvaluator:
    def __init__(self, tiles: Arrangement, weights: Weights, evaluator: Evaluator) -> None:
        island = tiles.island
        self.tiles, self._lines = tiles, weights.lines
        #: Masks with the value of each token on them, temples excluded.
        self._areas = tuple(
            (mask, weight)
            for mask, weight in ((island.ruins, weights.lines[0]), *weights.areas)
            if weight
        )
        self._area_mask = reduce(or_, (mask for mask, _ in self._areas), 0)
        self._safe = ~island.volcano
        self._near = island.beside_temples & self._safe
        #: Spaces that matter: masks that agree on them and in size have the same value.
        self.matters = self._near | self._area_mask | island.volcano
        # No row has a last token on ruins, unless the rules give no ruins action for moves.
        by_move = () if evaluator.ruins_on_move else (weights.lines[0],)
        self._max_area_value: float = sum(
            max(weight, 0.0) for weight in (*by_move, *(weight for _, weight in weights.areas))
        )
        self._by_tile = [
            (mask, evaluator.tile_values(tiles, slot, laid))
            for slot, (mask, laid) in enumerate(
                zip(island.frame.slot_mask, island.grid, strict=True)
            )
            if laid is not None
        ]
        self._tile_of = Table(self._tile_with)
        #: Rounding error of fractional weights.
        self._slack = 0.0 if all(float(weight).is_integer() for weight in weights.lines) else 1e-6
        # Caches by tokens next to temples, by temples discovered, and by number of tokens.
        self._by_near: Table[int, float] = Table(lambda near: self._by_found[self._found(near)])
        self._by_found: Table[int, float] = Table(self._found_value)
        self._by_count: Table[int, float] = Table(lambda kept: evaluator.shared_value(tiles, kept))
        self._max_by_near: Table[int, float] = Table(
            lambda near: self._max_by_found[self._found(near)]
        )
        self._max_by_found = Table(self._best_found_value)
        # A burning last token leaves the count unchanged.
        self._max_by_count: Table[int, float] = Table(
            lambda count: max(self._by_count[count], self._by_count[count + 1])
        )
        self._gainful = Table(self._gainful_spaces)

    def value(self, own: int, left: int = 0) -> float:
        """Return the value of these tokens, of which those on volcanoes burn."""
        own &= self._safe
        value = self._by_near[own & self._near] + self._by_count[own.bit_count() + left]
        for mask, weight in self._areas:
            value += weight * (own & mask).bit_count()
        return value

    def upper_bound(self, own: int) -> float:
        """Return an upper bound for one more token next to these, except on ruins."""
        own &= self._safe
        most = self._max_by_near[own & self._near] + self._max_by_count[own.bit_count()]
        for mask, weight in self._areas:
            most += weight * (own & mask).bit_count()
        return most

    def upper_bound_with_temples(self, own: int, temples: int, moved: int) -> float:
        """Return an upper bound with these temples discovered and ``moved`` tokens moved."""
        own &= self._safe
        count = own.bit_count()
        value = max([self._by_count[kept] for kept in range(count - moved, count + moved + 1)])
        value += self._by_found[self._found(own & self._near) | temples]
        for mask, weight in self._areas:
            value += weight * (own & mask).bit_count()
        return value

    def best_placement(self, own: int, places: int) -> tuple[float, int]:
        """Return the best value of one more token on one of these spaces, and the tokens then."""
        gainful = self._gainful[own & self._near] & places
        # One representative of all equivalent spaces.
        plain = places & ~gainful & self._safe
        burning = places & ~self._safe
        gainful |= plain & -plain | burning & -burning
        return max([(self.value(own | bit), own | bit) for bit in bits(gainful)])

    def _tile_with(self, temple: int) -> tuple[int, Table[int, float]]:
        return next((mask, tile_value) for mask, tile_value in self._by_tile if temple & mask)

    def _found(self, near: int) -> int:
        island = self.tiles.island
        return island.frame.beside(near) & island.temples

    def _found_value(self, found: int) -> float:
        value, reached = 0.0, 0
        for mask, tile_value in self._by_tile:
            if part := found & mask:
                value += tile_value[part]
                reached += 1
        return value + self._lines[4] * TILE_TRACK[reached]

    def _best_found_value(self, found: int) -> float:
        """Return an upper bound for these temples plus those that one more token discovers."""
        island = self.tiles.island
        missing, near = island.temples & ~found, island.frame.near
        gainful = island.frame.beside(missing) & self.tiles.empty & self._safe
        now, tiles = self._by_found[found], sum(bool(found & mask) for mask, _ in self._by_tile)
        step = TILE_TRACK[min(tiles + 1, len(TILE_TRACK) - 1)] - TILE_TRACK[tiles]
        more = [0.0]
        for gain in {near[bit.bit_length() - 1] & missing for bit in bits(gainful)}:
            if gain & (gain - 1):  # temples of one or several tiles
                more.append(self._by_found[found | gain] - now)
                continue
            mask, tile_value = self._tile_of[gain]
            part = found & mask
            more.append(
                tile_value[part | gain]
                - tile_value[part]
                + (0.0 if part else self._lines[4] * step)
            )
        return now + max(more) + self._max_area_value + self._slack

    def _gainful_spaces(self, near: int) -> int:
        island = self.tiles.island
        missing = island.temples & ~self._found(near)
        return (island.frame.beside(missing) | self._area_mask) & self._safe
