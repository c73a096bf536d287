"""Changes of single spaces: terrain and tokens."""

from __future__ import annotations

from dokmus_widgets.core import Laid, Space, State, Terrain, TileSet, space_name
from dokmus_widgets.core.island.island import Island, island_of
from dokmus_widgets.core.island.spaces import unturned
from dokmus_widgets.core.transition import with_value
from dokmus_widgets.explain import say, terrain_words
from dokmus_widgets.explore.changes.change import AtSpace, ImpossibleChange


class Paint(AtSpace):
    """Terrain of a space; a token that cannot stand there is removed."""

    kind = "paint"
    about = ("space",)
    terrain: Terrain

    def applied(self, state: State) -> State:
        island = _painted(state, self.space, self.terrain)
        painted = state.replaced(island=island)
        bit = island.frame.bit(self.space)
        return painted if bit & island.land else _without_token(painted, self.space)


class Put(AtSpace):
    """Token of ``seat`` on a space, or none."""

    kind = "put"
    about = ("space",)
    seat: int | None

    def applied(self, state: State) -> State:
        island, seat = state.island, self.seat
        _on_tile(state, self.space)
        if state.seat_at(self.space) == seat:
            return state
        state = _without_token(state, self.space)
        if seat is None:
            return state
        if not 0 <= seat < state.seats:
            raise ImpossibleChange(say("change-no-seat", players=state.seats))
        bit = island.frame.bit(self.space)
        if not bit & island.land:
            terrain = terrain_words(island.terrain(self.space))
            told = say("change-no-room", space=space_name(self.space), terrain=terrain)
            raise ImpossibleChange(told)
        if not state.supply[seat]:
            raise ImpossibleChange(say("change-no-supply"))
        tokens = with_value(state.tokens, seat, state.tokens[seat] | bit)
        return _with_supply(state.replaced(tokens=tokens), seat, -1)


def _on_tile(state: State, space: Space) -> Laid:
    frame = state.island.frame
    laid = state.island.grid[frame.slot_of(space)] if frame.has(space) else None
    if laid is None:
        raise ImpossibleChange(say("no-off_board"))
    return laid


def _painted(state: State, space: Space, terrain: Terrain) -> Island:
    """Return the island with one space painted, on the visible side of its tile."""
    island, laid = state.island, _on_tile(state, space)
    corner = island.frame.slot_corner(island.frame.slot_of(space))
    on_tile = (space[0] - corner[0], space[1] - corner[1])
    row, column = unturned(on_tile, laid.rotation, island.frame.size)
    sides = list(island.tiles[laid.tile].sides)
    rows = list(sides[laid.side])
    rows[row] = rows[row][:column] + str(terrain) + rows[row][column + 1 :]
    sides[laid.side] = tuple(rows)
    every = {name: tile.sides for name, tile in island.tiles.items()}
    return island_of(TileSet.of({**every, laid.tile: (sides[0], sides[1])}), island.grid)


def _without_token(state: State, space: Space) -> State:
    """Return the state with the token of a space moved to the supply."""
    seat, bit = state.seat_at(space), state.island.frame.bit(space)
    if seat is None:
        return state
    turn = state.turn
    if turn is not None and turn.last == bit:
        turn = turn._replace(last=0)
    tokens = with_value(state.tokens, seat, state.tokens[seat] & ~bit)
    return _with_supply(state.replaced(tokens=tokens, turn=turn), seat, +1)


def _with_supply(state: State, seat: int, more: int) -> State:
    """Change the supply of a seat, and limit the tokens left in the turn to it."""
    supply, turn = with_value(state.supply, seat, state.supply[seat] + more), state.turn
    if turn is not None and seat == state.to_act:
        turn = turn._replace(tokens_left=min(turn.tokens_left, supply[seat]))
    return state.replaced(supply=supply, turn=turn)
