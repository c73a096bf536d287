"""What tokens are worth to a seat: points as things stand, and temples that lie near."""

from __future__ import annotations

from functools import lru_cache

from dokmus_widgets.core.island.island import Island
from dokmus_widgets.core.scoring import TILE_TRACK


class Worth:
    """The points of masks of tokens on one island, each set of temples counted once.

    ``complete``: victory points for a tile whose temples are all discovered (score.complete).
    """

    __slots__ = ("_points", "complete", "island", "large", "near", "ruins", "temples", "tiles")

    def __init__(self, island: Island, complete: int) -> None:
        self.island = island
        self.complete = complete
        self.temples, self.large, self.ruins = island.temples, island.large_temples, island.ruins
        self.tiles = [
            (mask, mask & island.temples)
            for mask in island.frame.slot_mask
            if mask & island.temples
        ]
        self._points: dict[int, int] = {0: 0}

    def of_temples(self, found: int) -> int:
        """Points for these temples, and for the tiles that they reach and complete."""
        points = self._points.get(found)
        if points is None:
            reached = complete = 0
            for mask, temples in self.tiles:
                if here := found & mask:
                    reached += 1
                    complete += here == temples
            points = 2 * found.bit_count() + (found & self.large).bit_count()
            points += self.complete * complete + TILE_TRACK[reached]
            self._points[found] = points
        return points

    def of_tokens(self, own: int) -> int:
        """Points for these tokens, none of which burns, without those for sacrifices."""
        found = self.island.frame.beside(own) & self.temples
        return self.of_temples(found) + (own & self.ruins).bit_count()


@lru_cache(maxsize=4096)
def worth_on(island: Island, seats: int) -> Worth:
    """The one counter of an island."""
    return Worth(island, 5 if seats == 2 else 8)
