"""A new game: tiles shuffled, turned and laid out (setup.tiles, setup.tiles.two)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dokmus_widgets.core.actions import is_whole
from dokmus_widgets.core.catalogue import TOKENS
from dokmus_widgets.core.island.island import Grid, island_of
from dokmus_widgets.core.island.tiles import Laid, TileSet
from dokmus_widgets.core.island.tilesets import load_tile_set
from dokmus_widgets.core.rules import Rules
from dokmus_widgets.core.state import Phase, State

if TYPE_CHECKING:
    from random import Random

SEATS = (2, 3, 4)


def new_game(
    seats: int = 4,
    *,
    seed: int = 0,
    talisman: int = 0,
    rules: Rules | None = None,
    tiles: TileSet | None = None,
) -> State:
    """The state before the first starting token; the same seed lays the same island.

    ``talisman``: the seat that holds it first. ``ValueError`` for a number of seats, a talisman
    or a tile set with which no game can begin.
    """
    if not is_whole(seats) or seats not in SEATS:
        raise ValueError(f"Dokmus is for 2 to 4 players, a whole number, not {seats!r}")
    if not is_whole(seed):
        raise ValueError(f"seed: a whole number is wanted, not {seed!r}")
    if not is_whole(talisman) or talisman not in range(seats):
        raise ValueError(f"talisman: there is no seat {talisman!r}; seats are 0 to {seats - 1}")
    from random import Random  # here, so that the core itself loads quickly

    tiles = tiles if tiles is not None else load_tile_set()
    return State(
        rules=rules or Rules(),
        island=island_of(tiles, shuffled_grid(tiles, seats, Random(seed))),
        round=1,
        phase=Phase.START,
        to_act=(talisman - 1) % seats,
        talisman=talisman,
        tokens=(0,) * seats,
        supply=(TOKENS,) * seats,
        sacrificed=(0,) * seats,
        guardians=(None,) * seats,
    )


def shuffled_grid(tiles: TileSet, seats: int, random: Random) -> Grid:
    """Eight tiles around a middle gap; for two seats five, the gap in the middle above."""
    wanted, gap = (5, 1) if seats == 2 else (8, 4)
    if len(tiles) < wanted:
        raise ValueError(f"{seats} players need {wanted} tiles, and the set has {len(tiles)}")
    names = list(tiles)
    random.shuffle(names)
    laid: list[Laid | None] = [
        Laid(name, random.randrange(2), random.randrange(4)) for name in names[:wanted]
    ]
    return (*laid[:gap], None, *laid[gap:])
