"""What is done last in a turn, kept for many positions at once instead of made."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain
from typing import NamedTuple

from dokmus_widgets.analysis.turns.arrangement import Arrangement, Change
from dokmus_widgets.core.island.bitboard import bits

#: Own tokens before the last placement: where it can go.
Rows = dict[int, int]


class Image(NamedTuple):
    """What is done last with a tile: to own tokens, and to those of rows."""

    tiles: Arrangement
    change: Change
    owns: set[int]
    rows: Rows


class Move(NamedTuple):
    """A token moved last, from an area to one of some empty spaces: of own tokens, and of those of
    rows.
    """

    tiles: Arrangement
    area: int
    empty: int
    owns: Iterable[int]
    rows: Rows

    def after(self, wanted: int = -1) -> list[int]:
        """Own tokens after it, with one on a wanted space; some more than once."""
        _, area, empty, owns, rows = self
        walks, found, empty = self.tiles.island.walks, list[int](), empty & wanted
        for own in chain(owns, expanded(rows)):
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


def expanded(rows: Rows) -> list[int]:
    """Own tokens after each last placement of these rows, some of them more than once."""
    return [own | bit for own, places in rows.items() for bit in bits(places)]
