"""New games: shuffled tiles and their layout (setup.tiles, setup.tiles.two)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dokmus_widgets.core.actions import is_whole
from dokmus_widgets.core.catalogue import TOKENS
from dokmus_widgets.core.island.island import Grid, island_of
from dokmus_widgets.core.island.tiles import Laid, TileSet
from dokmus_widgets.core.island.tilesets import load_tile_set
from dokmus_widgets.core.keywords import suggests_arguments
from dokmus_widgets.core.rules import Rules
from dokmus_widgets.core.state import Phase, State

if TYPE_CHECKING:
    from random import Random

SEATS = (2, 3, 4)


@suggests_arguments
def new_game(
    players: int = 4,
    *,
    first: int = 0,
    seed: int = 0,
    rules: Rules | None = None,
    tiles: TileSet | None = None,
) -> State:
    """Return the state before the first starting token.

    Args:
        players: The number of players, 2 to 4.
        first: The seat of the first player, who holds the talisman; seats count from 0.
        seed: The number of the island; the same number lays the same tiles.
        rules: The reading of the rules, ``en`` by default.
        tiles: The tile set, *isle* by default.

    Raises:
        ValueError: No game can begin with one of these values.
        TypeError: One is not of its type, or there is no such argument.
    """
    if not is_whole(players) or players not in SEATS:
        raise ValueError(f"Dokmus is for 2 to 4 players, not {players!r}")
    if not is_whole(seed):
        raise ValueError(f"seed: a whole number is expected, not {seed!r}")
    if not is_whole(first) or first not in range(players):
        raise ValueError(f"first: there is no seat {first!r}; seats are 0 to {players - 1}")
    if rules is not None and not isinstance(rules, Rules):
        raise TypeError(f"rules: Rules are expected, not {rules!r}; try Rules.preset('fr')")
    if tiles is not None and not isinstance(tiles, TileSet):
        raise TypeError(f"tiles: a TileSet is expected, not {tiles!r}; try load_tile_set('isle')")
    from random import Random  # here, so that the core itself loads quickly

    tiles = tiles if tiles is not None else load_tile_set()
    return State(
        rules=rules or Rules(),
        island=island_of(tiles, shuffled_grid(tiles, players, Random(seed))),
        round=1,
        phase=Phase.START,
        to_act=(first - 1) % players,
        talisman=first,
        tokens=(0,) * players,
        supply=(TOKENS,) * players,
        sacrificed=(0,) * players,
        guardians=(None,) * players,
    )


def shuffled_grid(tiles: TileSet, players: int, random: Random) -> Grid:
    """Lay out eight tiles around the gap; for two players five, with the gap in the upper row."""
    count, gap = (5, 1) if players == 2 else (8, 4)
    if len(tiles) < count:
        raise ValueError(f"{players} players need {count} tiles, and the set has {len(tiles)}")
    names = list(tiles)
    random.shuffle(names)
    laid: list[Laid | None] = [
        Laid(name, random.randrange(2), random.randrange(4)) for name in names[:count]
    ]
    return (*laid[:gap], None, *laid[gap:])
