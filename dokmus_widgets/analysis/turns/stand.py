"""How all but own tokens stands at one moment of a turn."""

from __future__ import annotations

from typing import NamedTuple

from dokmus_widgets.analysis.turns.arrangement import Arrangement
from dokmus_widgets.core.transition import tile_under


class Stand(NamedTuple):
    """The tiles, and what comes with them. ``waiting``: the names of those whose extra action
    waits; ``last``: the token placed last, where the reading asks for it (``temple_reach``).
    """

    tiles: Arrangement
    waiting: tuple[str, ...] = ()
    last: int = 0

    def earned(self, bit: int, last: int = 0) -> Stand:
        """That once a token has come to these ruins."""
        tiles, waiting, _ = self
        return Stand(tiles, tuple(sorted((*waiting, tile_under(tiles.island, bit)))), last)


#: Own tokens by how all else stands.
Owns = dict[Stand, set[int]]
