"""Changes of the tile layout: rotations and swaps, including the tokens."""

from __future__ import annotations

from collections.abc import Sequence

from dokmus_widgets.core import RotateTile, Rotation, Space, State
from dokmus_widgets.core.island.island import Island, island_of
from dokmus_widgets.core.transition import with_changed_tile
from dokmus_widgets.explain.messages import say
from dokmus_widgets.explore.changes.change import Change, ImpossibleChange


class TurnTile(Change):
    """Rotation of a tile by clockwise quarters, including its tokens."""

    kind = "turn"
    about = ("tile",)
    moves_spaces = True
    tile: str
    quarters: int = 1

    def applied(self, state: State) -> State:
        slot, island = slot_of_tile(state, self.tile), state.island
        masks = _masks(state)
        for _ in range(self.quarters % 4):
            island, masks = with_changed_tile(island, RotateTile(slot, Rotation.CW), masks)
        return _carried(state, island, masks)

    def spaces(self, state: State) -> tuple[Space, ...]:
        return (state.island.frame.slot_middle(slot_of_tile(state, self.tile)),)


class SwapTiles(Change):
    """Swap of the contents of two slots, including tokens; one may be the gap."""

    kind = "swap"
    about = ("one", "other")
    moves_spaces = True
    one: int
    other: int

    def applied(self, state: State) -> State:
        island, frame = state.island, state.island.frame
        if not all(0 <= slot < frame.slots for slot in (self.one, self.other)):
            raise ImpossibleChange(say("change-no-slot", slots=frame.slots))
        first, second = sorted((self.one, self.other))
        grid = list(island.grid)
        grid[first], grid[second] = grid[second], grid[first]
        shift = frame.shift[second] - frame.shift[first]
        low, high = (frame.slot_mask[slot] if shift else 0 for slot in (first, second))
        masks = [
            mask & ~(low | high) | (mask & low) << shift | (mask & high) >> shift
            for mask in _masks(state)
        ]
        return _carried(state, island_of(island.tiles, tuple(grid)), masks)

    def spaces(self, state: State) -> tuple[Space, ...]:
        return tuple(state.island.frame.slot_middle(slot) for slot in (self.one, self.other))


def slot_of_tile(state: State, tile: str) -> int:
    try:
        return state.island.slot_of_tile(tile)
    except ValueError:
        raise ImpossibleChange(say("change-no-tile", tile=tile)) from None


def _masks(state: State) -> list[int]:
    """Return the masks that move with tiles: the last placed token, and each seat's tokens."""
    return [0 if state.turn is None else state.turn.last, *state.tokens]


def _carried(state: State, island: Island, masks: Sequence[int]) -> State:
    last, *tokens = masks
    turn = None if state.turn is None else state.turn._replace(last=last)
    return state.replaced(island=island, tokens=tuple(tokens), turn=turn)
