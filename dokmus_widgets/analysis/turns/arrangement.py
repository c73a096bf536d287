"""The arrangement of tiles and what lies on them, and what waits: what turns change."""

from __future__ import annotations

from functools import cache, partial
from typing import NamedTuple

from dokmus_widgets.core import By, MoveTile, RotateTile, Rules, State
from dokmus_widgets.core.island.bitboard import Frame
from dokmus_widgets.core.island.island import Grid, Island
from dokmus_widgets.core.island.table import Table
from dokmus_widgets.core.legality.action_tables import action_tables
from dokmus_widgets.core.legality.reach import empty_land, surroundings
from dokmus_widgets.core.position import Surroundings
from dokmus_widgets.core.transition import current_turn, tile_change, tile_shift, tile_under

TileAction = MoveTile | RotateTile


class TileMotion:
    """A slide or rotation of a tile, applied to masks of spaces.

    ``action``: by the guardian; ``tile_mask``: the tile's spaces; ``rest_mask``: all others;
    ``carried``: maps tokens on the tile.
    """

    __slots__ = ("action", "carried", "rest_mask", "tile_mask")

    def __init__(self, frame: Frame, gap: int, action: TileAction) -> None:
        self.action = action
        self.tile_mask, carried = tile_shift(frame, gap, action)
        self.rest_mask, self.carried = ~self.tile_mask, Table(carried)

    def carry(self, own: int) -> int:
        on_tile = own & self.tile_mask
        return own & self.rest_mask | self.carried[on_tile] if on_tile else own


@cache
def _tile_actions(frame: Frame, gap: int, card: int, slot: int) -> tuple[TileAction, ...]:
    """Return the tile actions of a card, or of a slot's ruins (card 0), all by the guardian."""
    tables = action_tables(frame)
    found = tables.with_card[gap, card] if card else tables.with_ruins[(slot,), gap]
    return tuple(
        one.replaced(by=By.GUARDIAN) for one in found if isinstance(one, MoveTile | RotateTile)
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
        motions: Table[tuple[int, TileAction], TileMotion],
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
        motions = Table[tuple[int, TileAction], TileMotion](lambda key: TileMotion(frame, *key))
        known[state.island.grid] = root = cls(
            state.island, others, state.tokens[seat], known, motions, state.rules
        )
        return root

    def find(self, grid: Grid) -> Arrangement | None:
        return self._by_grid.get(grid)

    def predecessors(self) -> dict[Arrangement, list[tuple[Arrangement, TileAction]]]:
        """Return the changes met by the search, by target: the source, and the action."""
        found: dict[Arrangement, list[tuple[Arrangement, TileAction]]] = {}
        for tiles in [*self._by_grid.values()]:
            for motion, change in tiles._changes.items():
                found.setdefault(change.target, []).append((tiles, motion.action))
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
            actions = _tile_actions(self.island.frame, gap, card, slot)
            motions = (self._motions[gap, action] for action in actions)
            # Guardian and ruins share one change.
            found = tuple(
                self._changes.setdefault(motion, TileChange(self, motion)) for motion in motions
            )
            self._by_card[card, slot] = found
        return found

    def after(self, motion: TileMotion) -> Arrangement:
        island, _, _ = tile_change(self.island, motion.action)
        target = self._by_grid.get(island.grid)
        if target is None:
            others, own = tuple(map(motion.carry, self.others)), motion.carry(self.initial_own)
            target = self._by_grid[island.grid] = Arrangement(
                island, others, own, self._by_grid, self._motions, self._rules
            )
        return target


class Context(NamedTuple):
    """Tiles, names of those where a ruins action waits, and the last token (0 if irrelevant)."""

    tiles: Arrangement
    waiting: tuple[str, ...] = ()
    last: int = 0

    def with_ruins_action(self, bit: int, last: int = 0) -> Context:
        tiles, waiting, _ = self
        return Context(tiles, tuple(sorted((*waiting, tile_under(tiles.island, bit)))), last)


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
