"""Search context: everything in a position of a turn except own tokens."""

from __future__ import annotations

from typing import NamedTuple

from dokmus_widgets.analysis.turns.arrangement import Arrangement
from dokmus_widgets.core.transition import tile_under


class Context(NamedTuple):
    """Tiles, names of those where a ruins action waits, and the last token (0 if irrelevant)."""

    tiles: Arrangement
    waiting: tuple[str, ...] = ()
    last: int = 0

    def with_ruins_action(self, bit: int, last: int = 0) -> Context:
        tiles, waiting, _ = self
        return Context(tiles, tuple(sorted((*waiting, tile_under(tiles.island, bit)))), last)


#: Own-token masks by context.
TokenSets = dict[Context, set[int]]
