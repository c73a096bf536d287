"""Tile arrangements of a turn, with everything that moves with tiles except own tokens."""

from __future__ import annotations

from functools import cache, partial
from typing import Final

from dokmus_widgets.core import By, MoveTile, RotateTile, Rotation, Rules, State
from dokmus_widgets.core.island.bitboard import Frame
from dokmus_widgets.core.island.island import Grid, Island
from dokmus_widgets.core.island.table import Table
from dokmus_widgets.core.legality.action_tables import action_tables
from dokmus_widgets.core.legality.reach import empty_land, surroundings
from dokmus_widgets.core.position import Surroundings
from dokmus_widgets.core.transition import current_turn, tile_shift


class TileMotion:
    """A slide or rotation of the tile in a slot, applied to masks of spaces.

    ``turn``: the direction, "" for a slide; ``tile_mask``: the tile's spaces; ``rest_mask``: all
    others; ``carried``: maps tokens on the tile; ``beside``: the spaces next to the moved tile.
    """

    __slots__ = ("_back", "_there", "beside", "carried", "rest_mask", "slot", "tile_mask", "turn")

    def __init__(self, frame: Frame, gap: int, slot: int, turn: str) -> None:
        self.slot, self.turn = slot, turn
        self.tile_mask, carried = tile_shift(frame, gap, _action(slot, turn))
        self.rest_mask, self.carried = ~self.tile_mask, Table(carried)
        to, back = (slot, _BACK[turn]) if turn else (gap, "")
        self._there, self._back = tile_shift(frame, slot, _action(to, back))
        self.beside = frame.beside(self._there)

    def carry(self, own: int) -> int:
        on_tile = own & self.tile_mask
        return own & self.rest_mask | self.carried[on_tile] if on_tile else own

    def carry_back(self, own: int) -> int:
        return own & ~self._there | self._back(own & self._there)

    def apply(self, island: Island) -> Island:
        slot, turn = self.slot, self.turn
        return island.rotated(slot, turn == Rotation.CW) if turn else island.slid(slot)


_BACK: Final[dict[str, str]] = {Rotation.CW: Rotation.CCW, Rotation.CCW: Rotation.CW}


def _action(slot: int, turn: str) -> MoveTile | RotateTile:
    by = By.GUARDIAN
    return RotateTile(slot, Rotation(turn), by) if turn else MoveTile(slot, by)


@cache
def _motions(frame: Frame, gap: int, card: int, slot: int) -> tuple[tuple[int, str], ...]:
    """Return slot and direction of each tile action of a card, or of a slot's ruins (card 0)."""
    tables = action_tables(frame)
    found = tables.with_card[gap, card] if card else tables.with_ruins[(slot,), gap]
    return tuple(
        (one.slot, one.turn if isinstance(one, RotateTile) else "")
        for one in found
        if isinstance(one, MoveTile | RotateTile)
    )


class TileChange:
    """A motion applied to an arrangement; ``carry`` maps masks to the new arrangement."""

    __slots__ = ("_target", "_tiles", "carry", "motion")

    def __init__(self, tiles: Arrangement, motion: TileMotion) -> None:
        self._tiles, self.motion, self.carry = tiles, motion, motion.carry
        self._target: Arrangement | None = None

    @property
    def target(self) -> Arrangement:
        if self._target is None:
            self._target = self._tiles.after(self.motion)
        return self._target


class Arrangement:
    """An arrangement of tiles, one object per distinct grid of a search.

    ``others``: the other seats' tokens by seat (0 for the own seat); ``empty``: land without their
    tokens; ``initial_own``: the own tokens at the start of the search; ``around``: surroundings of
    a token mask, without a last token; ``free``: those of them that need no sacrifice.
    """

    def __init__(
        self,
        island: Island,
        others: tuple[int, ...],
        own: int,
        known: dict[Grid, Arrangement],
        motions: Table[tuple[int, int, str], TileMotion],
        rules: Rules,
    ) -> None:
        self.island = island
        around = partial(surroundings, island, last=0, rules=rules)
        self.around: Table[int, Surroundings] = Table(around)
        self.free: Table[int, int] = Table(lambda own: around(own, paying=False)[1])
        self._rules = rules
        self.others = others
        self.initial_own = own
        self.empty = empty_land(island, others)
        self._by_grid, self._motions = known, motions
        self._changes: dict[TileMotion, TileChange] = {}
        self._by_card: dict[tuple[int, int], tuple[TileChange, ...]] = {}

    @classmethod
    def of(cls, state: State) -> Arrangement:
        seat, _ = current_turn(state)
        others = tuple(0 if at == seat else own for at, own in enumerate(state.tokens))
        known: dict[Grid, Arrangement] = {}
        frame = state.island.frame
        # One table per search: motions cache what they have carried.
        motions = Table[tuple[int, int, str], TileMotion](lambda key: TileMotion(frame, *key))
        known[state.island.grid] = root = cls(
            state.island, others, state.tokens[seat], known, motions, state.rules
        )
        return root

    def find(self, grid: Grid) -> Arrangement | None:
        return self._by_grid.get(grid)

    def predecessors(self) -> dict[Arrangement, list[tuple[Arrangement, int, str]]]:
        """Return the changes met by the search, by target: (source, slot, direction or "")."""
        found: dict[Arrangement, list[tuple[Arrangement, int, str]]] = {}
        for tiles in [*self._by_grid.values()]:
            for motion, change in tiles._changes.items():
                found.setdefault(change.target, []).append((tiles, motion.slot, motion.turn))
        return found

    def guardian_changes(self, card: int) -> tuple[TileChange, ...]:
        """Return the tile changes of a guardian card (guardian.2, guardian.4, guardian.5)."""
        return self._changes_by(card, 0)

    def ruins_changes(self, slot: int) -> tuple[TileChange, ...]:
        """Return the tile changes that ruins on the tile of a slot allow (ruins.action)."""
        return self._changes_by(0, slot)

    def _changes_by(self, card: int, slot: int) -> tuple[TileChange, ...]:
        found = self._by_card.get((card, slot))
        if found is None:
            gap = self.island.gap
            keys = _motions(self.island.frame, gap, card, slot)
            motions = (self._motions[gap, at, turn] for at, turn in keys)
            # Guardian and ruins share one change.
            found = tuple(
                self._changes.setdefault(motion, TileChange(self, motion)) for motion in motions
            )
            self._by_card[card, slot] = found
        return found

    def after(self, motion: TileMotion) -> Arrangement:
        island = motion.apply(self.island)
        target = self._by_grid.get(island.grid)
        if target is None:
            others, own = tuple(map(motion.carry, self.others)), motion.carry(self.initial_own)
            target = self._by_grid[island.grid] = Arrangement(
                island, others, own, self._by_grid, self._motions, self._rules
            )
        return target


def carry_mask(mask: int, before: Island, after: Island) -> int:
    """Return the spaces of ``mask`` after tiles moved from one island to the other."""
    frame, there = before.frame, 0
    for slot, (laid, now) in enumerate(zip(before.grid, after.grid, strict=True)):
        part = mask & frame.slot_mask[slot]
        if not part or laid is None:
            continue
        if now is not laid:
            to = after.slot_of_tile(laid.tile)
            now = after.grid[to]
            assert now is not None
            for _ in range((now.rotation - laid.rotation) % 4):
                part = frame.turned(part, slot, True)
            part = part >> frame.shift[slot] << frame.shift[to]
        there |= part
    return there
