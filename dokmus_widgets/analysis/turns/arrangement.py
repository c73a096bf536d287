"""The tiles as they lie at one moment of a turn, with all that rides on them but own tokens."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import NamedTuple

from dokmus_widgets.core import By, MoveTile, RotateTile, Rules, State
from dokmus_widgets.core.island.island import Grid, Island
from dokmus_widgets.core.island.table import Table
from dokmus_widgets.core.legality.allowances import ANY_CARD
from dokmus_widgets.core.legality.interned import interned
from dokmus_widgets.core.legality.reach import empty_land, surroundings
from dokmus_widgets.core.position import Surroundings
from dokmus_widgets.core.transition import acting, relaying


def _around(island: Island, rules: Rules, own: int) -> Surroundings:
    return surroundings(island, own, 0, rules)


class Change(NamedTuple):
    """What a slide or a turn of one tile makes: ``to``, and where own tokens are then.

    ``riding``: the spaces of the tile, ``staying``: all others; ``carried``: where tokens on it go.
    """

    to: Arrangement
    riding: int
    staying: int
    carried: Table[int, int]

    def own(self, own: int) -> int:
        """Where these tokens are after it."""
        riding = own & self.riding
        return own & self.staying | self.carried[riding] if riding else own


class Arrangement:
    """The tiles as they lie. ``others``: the tokens of the other seats, by seat (own ones left out:
    0); ``empty``: the land where none of them stands; ``own``: where the tokens that one began with
    are, if none was moved; ``around``: what surrounds tokens, where none is the last.
    """

    __slots__ = (
        "_by_card",
        "_changes",
        "_known",
        "_rules",
        "around",
        "empty",
        "island",
        "others",
        "own",
    )

    def __init__(
        self,
        island: Island,
        others: tuple[int, ...],
        own: int,
        known: dict[Grid, Arrangement],
        rules: Rules,
    ) -> None:
        self.island = island
        self.around = Table(partial(_around, island, rules))
        self._rules = rules
        self.others = others
        self.own = own
        self.empty = empty_land(island, others)
        self._known = known
        self._changes: dict[tuple[int, str], Change] = {}
        self._by_card: dict[tuple[int, tuple[int, ...]], tuple[Change, ...]] = {}

    @classmethod
    def of(cls, state: State) -> Arrangement:
        """That of the turn that goes on in a state."""
        seat, _ = acting(state)
        others = tuple(0 if at == seat else own for at, own in enumerate(state.tokens))
        known: dict[Grid, Arrangement] = {}
        known[state.island.grid] = made = cls(
            state.island, others, state.tokens[seat], known, state.rules
        )
        return made

    def known(self, grid: Grid) -> Arrangement | None:
        """The one of the same turn where tiles lie so; None where the search has met none."""
        return self._known.get(grid)

    def leading(self) -> dict[Arrangement, list[tuple[Arrangement, int, str]]]:
        """By arrangement, those from which a change leads there that the search has met, by the
        slot of its tile and how that turns ("" where it slides).
        """
        found: dict[Arrangement, list[tuple[Arrangement, int, str]]] = {}
        for tiles in self._known.values():
            for (slot, turn), change in tiles._changes.items():
                found.setdefault(change.to, []).append((tiles, slot, turn))
        return found

    def slot(self, tile: str) -> int:
        """Where a tile lies."""
        return self.island.slot_of_tile(tile)

    def by_guardian(self, card: int) -> tuple[Change, ...]:
        """What the guardian card may do with tiles (guardian.2, guardian.4, guardian.5)."""
        key = card, ()
        if key not in self._by_card:
            listed = interned(self.island.frame).with_card[self.island.gap, card]
            self._by_card[key] = self._made(listed)
        return self._by_card[key]

    def by_ruins(self, slot: int) -> tuple[Change, ...]:
        """What ruins on the tile of a slot let one do with it (ruins.action)."""
        key = ANY_CARD, (slot,)
        if key not in self._by_card:
            listed = interned(self.island.frame).with_ruins[(slot,), self.island.gap]
            self._by_card[key] = self._made(listed)
        return self._by_card[key]

    def _made(self, listed: Iterable[object]) -> tuple[Change, ...]:
        found = (one for one in listed if isinstance(one, MoveTile | RotateTile))
        return tuple(self._change(one) for one in found)

    def _change(self, action: MoveTile | RotateTile) -> Change:
        """The change of an action, the same one whoever pays for it."""
        slot, turn = action.slot, action.turn if isinstance(action, RotateTile) else ""
        if (slot, turn) not in self._changes:
            island, action = self.island, action.replaced(by=By.GUARDIAN)
            changed, mask, moved = relaying(island, action)
            carried: Table[int, int] = Table(moved)
            to = self._known.get(changed.grid)
            if to is None:
                others = tuple(own & ~mask | moved(own & mask) for own in self.others)
                own = self.own & ~mask | moved(self.own & mask)
                to = Arrangement(changed, others, own, self._known, self._rules)
                self._known[changed.grid] = to
            self._changes[slot, turn] = Change(to, mask, ~mask, carried)
        return self._changes[slot, turn]


def ridden(mask: int, before: Island, after: Island) -> int:
    """Where spaces are once tiles lie otherwise: each goes with its tile."""
    frame, there = before.frame, 0
    for slot, laid in enumerate(before.grid):
        part = mask & frame.slot_mask[slot]
        if laid is None or not part:
            continue
        to = after.slot_of_tile(laid.tile)
        now = after.grid[to]
        assert now is not None
        for _ in range((now.rotation - laid.rotation) % 4):
            part = frame.turned(part, slot, True)
        there |= part >> frame.shift[slot] << frame.shift[to]
    return there
