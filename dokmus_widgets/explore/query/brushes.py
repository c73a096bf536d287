"""Brushes for what-if changes: terrain, tokens, tiles."""

from dokmus_widgets.core import SEATS, Space, State, Terrain
from dokmus_widgets.explain import say, terrain_words, tile_name
from dokmus_widgets.explain.spaces import terrain_key
from dokmus_widgets.explore.changes import Change, Paint, Put, SwapTiles, TurnTile

_TERRAINS = {f"paint-{terrain_key(terrain)}": terrain for terrain in Terrain}
_SEATS = {f"put-{seat}": seat for seat in range(SEATS[-1])}
TAKE, TURN, SWAP = "take", "turn", "swap"

BRUSHES = (*_TERRAINS, *_SEATS, TAKE, TURN, SWAP)


def change_by(state: State, brush: str, space: Space, held: int | None) -> Change | None:
    """Return the change that a click with a brush makes.

    ``held``: the first clicked slot of a swap; a swap without it returns None.
    """
    island = state.island
    slot = island.frame.slot_of(space)
    laid = island.grid[slot]
    if brush == SWAP:
        return None if held is None else SwapTiles(held, slot)
    if brush == TURN and laid is not None:
        return TurnTile(laid.tile)
    if brush in _TERRAINS:
        return Paint(space, _TERRAINS[brush])
    if brush in _SEATS:
        seat = _SEATS[brush]
        return Put(space, None if state.seat_at(space) == seat else seat)
    return Put(space, None)  # of the gap it says that nothing can be there


def brush_words(state: State, brush: str, names: tuple[str, ...], held: int | None) -> str:
    """Describe the next click of a brush."""
    if held is not None:
        tile = tile_name(state, held)
        return say("what-if-swap-second", tile=tile) if tile else say("what-if-swap-gap")
    terrain = terrain_words(_TERRAINS[brush]) if brush in _TERRAINS else ""
    seat = _SEATS.get(brush, len(names))
    who = names[seat] if seat < len(names) else ""
    kind = brush.partition("-")[0]
    name = f"what-if-{kind}-hand" if kind in ("put", "turn") else f"brush-{kind}-hint"
    return say(name, terrain=terrain, who=who)
