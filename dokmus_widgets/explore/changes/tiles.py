"""Changes of how the tiles lie: turned, or in another slot, with what stands on them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from dokmus_widgets.core import Space, State
from dokmus_widgets.core.island.island import Island, island_of
from dokmus_widgets.explain.messages import say
from dokmus_widgets.explore.changes.change import Change, ImpossibleChange


@dataclass(frozen=True, slots=True)
class TurnTile(Change):
    """A tile lies turned by so many quarters clockwise, with what stands on it."""

    kind = "turn"
    moves_spaces = True
    tile: str
    quarters: int = 1

    @property
    def subject(self) -> tuple[object, ...]:
        return (self.kind, self.tile)

    def applied(self, state: State) -> State:
        slot, frame = slot_of_tile(state, self.tile), state.island.frame
        mask, island = frame.slot_mask[slot], state.island

        def carried(tokens: int) -> int:
            riding = tokens & mask
            for _ in range(self.quarters % 4):
                riding = frame.turned(riding, slot, True)
            return tokens & ~mask | riding

        for _ in range(self.quarters % 4):
            island = island.rotated(slot, True)
        return _carried(state, island, carried)

    def spaces(self, state: State) -> tuple[Space, ...]:
        return (state.island.frame.slot_middle(slot_of_tile(state, self.tile)),)


@dataclass(frozen=True, slots=True)
class SwapTiles(Change):
    """What lies in two slots changes places, tokens and all; one may be the gap."""

    kind = "swap"
    moves_spaces = True
    one: int
    other: int

    @property
    def subject(self) -> tuple[object, ...]:
        return (self.kind, *sorted((self.one, self.other)))

    def applied(self, state: State) -> State:
        island, frame = state.island, state.island.frame
        if not all(0 <= slot < frame.slots for slot in (self.one, self.other)):
            raise ImpossibleChange(say("change-no-slot", slots=frame.slots))
        first, second = sorted((self.one, self.other))
        grid = list(island.grid)
        grid[first], grid[second] = grid[second], grid[first]
        shift = frame.shift[second] - frame.shift[first]
        low, high = frame.slot_mask[first], frame.slot_mask[second]

        def carried(tokens: int) -> int:
            if first == second:
                return tokens
            return tokens & ~(low | high) | (tokens & low) << shift | (tokens & high) >> shift

        return _carried(state, island_of(island.tiles, tuple(grid)), carried)

    def spaces(self, state: State) -> tuple[Space, ...]:
        return tuple(state.island.frame.slot_middle(slot) for slot in (self.one, self.other))


def slot_of_tile(state: State, tile: str) -> int:
    try:
        return state.island.slot_of_tile(tile)
    except ValueError:
        raise ImpossibleChange(say("change-no-tile", tile=tile)) from None


def _carried(state: State, island: Island, carry: Callable[[int], int]) -> State:
    """The state on a new island, with its tokens carried along."""
    turn = state.turn
    return state.replaced(
        island=island,
        tokens=tuple(map(carry, state.tokens)),
        turn=None if turn is None else turn._replace(last=carry(turn.last)),
    )
