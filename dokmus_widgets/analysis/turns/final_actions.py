"""Final actions of a turn in factored form: stored for many positions at once, not expanded."""

from collections.abc import Iterable
from itertools import chain
from typing import NamedTuple

from dokmus_widgets.analysis.turns.arrangement import Arrangement, TileChange
from dokmus_widgets.core.island.bitboard import bits

#: Spaces of the last placement, by the own tokens before it.
Rows = dict[int, int]


class FinalTileChange(NamedTuple):
    """A tile change as the last action of all these positions and of those of the rows."""

    tiles: Arrangement
    change: TileChange
    owns: set[int]
    rows: Rows


class FinalTokenMove(NamedTuple):
    """A token move as the last action: from ``area`` to a space of ``empty``."""

    tiles: Arrangement
    area: int
    empty: int
    owns: Iterable[int]
    rows: Rows

    def after(self, wanted: int = -1) -> list[int]:
        """Return the own-token masks after the move onto a wanted space, with duplicates."""
        _, area, empty, owns, rows = self
        walks, found, empty = self.tiles.island.walks, list[int](), empty & wanted
        for own in chain(owns, expand_rows(rows)):
            movable = own & area
            while movable:
                origin = movable & -movable
                movable ^= origin
                targets, rest = walks[origin.bit_length() - 1] & empty & ~own, own ^ origin
                while targets:
                    bit = targets & -targets
                    targets ^= bit
                    found.append(rest | bit)
        return found


def expand_rows(rows: Rows) -> list[int]:
    """Return the own-token masks after each last placement of these rows, with duplicates."""
    return [own | bit for own, places in rows.items() for bit in bits(places)]
