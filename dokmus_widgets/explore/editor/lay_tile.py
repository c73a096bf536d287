"""Change that lays a tile in a slot."""

from dokmus_widgets.core import Laid, State
from dokmus_widgets.core.island.bitboard import bits
from dokmus_widgets.core.island.island import island_of
from dokmus_widgets.explain.messages import say
from dokmus_widgets.explore.changes import Change, ImpossibleChange, Put, SwapTiles


class LayTile(Change):
    """Tile laid in a slot, with this side up.

    A tile on the board swaps places, with its tokens. A tile from the box replaces the one in the
    slot; tokens that cannot stand there are removed. ``rotation``: clockwise quarters, or None.
    """

    kind = "lay"
    about = ("slot",)
    moves_spaces = True
    slot: int
    tile: str
    side: int
    rotation: int | None = None

    def applied(self, state: State) -> State:
        island = state.island
        if not 0 <= self.slot < island.frame.slots:
            raise ImpossibleChange(say("change-no-slot", slots=island.frame.slots))
        if self.tile not in island.tiles:
            raise ImpossibleChange(say("edit-no-tile", tile=self.tile))
        tiles = [None if laid is None else laid.tile for laid in island.grid]
        here = tiles.index(self.tile) if self.tile in tiles else None
        if here is not None and here != self.slot:
            state = SwapTiles(here, self.slot).applied(state)
        elif here is None and self.slot == island.gap:
            raise ImpossibleChange(say("edit-gap-stays"))
        # Nothing stands where nothing can.
        island, old = state.island, state.island.grid[self.slot]
        rotation = self.rotation
        if rotation is None:
            rotation = old.rotation if old is not None and old.tile == self.tile else 0
        laid = Laid(self.tile, self.side, rotation)
        changed = island_of(
            island.tiles, (*island.grid[: self.slot], laid, *island.grid[self.slot + 1 :])
        )
        for bit in bits(state.occupied & ~changed.land):
            state = Put(island.frame.space(bit), None).applied(state)
        turn = state.turn
        if turn is not None and old is not None and old.tile != self.tile:
            ruins = tuple(tile for tile in turn.ruins if tile != old.tile)
            state = state.replaced(turn=turn._replace(ruins=ruins))
        return state.replaced(island=changed)
