"""The tiles as they lie at one moment of a turn, with all that rides on them but own tokens."""

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


def _around(island: Island, rules: Rules, own: int) -> Surroundings:
    return surroundings(island, own, 0, rules)


def _free(island: Island, rules: Rules, own: int) -> int:
    return surroundings(island, own, 0, rules, paying=False)[1]


class Ride:
    """A slide or a turn of the tile in a slot: where all that lies on it goes.

    ``turn``: how it turns, "" where it slides; ``riding``: the spaces of the tile, ``staying``: all
    others; ``carried``: where tokens on it go; ``beside``: the spaces beside it then.
    """

    __slots__ = ("_back", "_there", "beside", "carried", "riding", "slot", "staying", "turn")

    def __init__(self, frame: Frame, gap: int, slot: int, turn: str) -> None:
        self.slot, self.turn = slot, turn
        self.riding, carried = tile_shift(frame, gap, _action(slot, turn))
        self.staying, self.carried = ~self.riding, Table(carried)
        to, back = (slot, _BACK[turn]) if turn else (gap, "")
        self._there, self._back = tile_shift(frame, slot, _action(to, back))
        self.beside = frame.beside(self._there)

    def own(self, own: int) -> int:
        """Where these tokens are after it."""
        riding = own & self.riding
        return own & self.staying | self.carried[riding] if riding else own

    def back(self, own: int) -> int:
        """Where they were before."""
        return own & ~self._there | self._back(own & self._there)

    def island(self, island: Island) -> Island:
        """The island after it."""
        slot, turn = self.slot, self.turn
        return island.rotated(slot, turn == Rotation.CW) if turn else island.slid(slot)


_BACK: Final[dict[str, str]] = {Rotation.CW: Rotation.CCW, Rotation.CCW: Rotation.CW}


def _action(slot: int, turn: str) -> MoveTile | RotateTile:
    by = By.GUARDIAN
    return RotateTile(slot, Rotation(turn), by) if turn else MoveTile(slot, by)


@cache
def _rides(frame: Frame, gap: int, card: int, slot: int) -> tuple[tuple[int, str], ...]:
    """What the guardian card lets one do with tiles, or, without one (0), the ruins of a slot: the
    slots of tiles, and how these turn.
    """
    tables = action_tables(frame)
    found = tables.with_card[gap, card] if card else tables.with_ruins[(slot,), gap]
    return tuple(
        (one.slot, one.turn if isinstance(one, RotateTile) else "")
        for one in found
        if isinstance(one, MoveTile | RotateTile)
    )


class Change:
    """What a ride makes of tiles as they lie. ``own``: where own tokens are then."""

    __slots__ = ("_tiles", "_to", "own", "ride")

    def __init__(self, tiles: Arrangement, ride: Ride) -> None:
        self._tiles, self.ride, self.own = tiles, ride, ride.own
        self._to: Arrangement | None = None

    @property
    def to(self) -> Arrangement:
        """How tiles lie then: made when that is first asked for."""
        if self._to is None:
            self._to = self._tiles.after(self.ride)
        return self._to


class Arrangement:
    """The tiles as they lie. ``others``: the tokens of the other seats, by seat (own ones left out:
    0); ``empty``: the land where none of them stands; ``own``: where the tokens that one began with
    are, if none was moved; ``around``: what surrounds tokens, where none is the last,
    ``free``: what of that costs nothing (empty or not).
    """

    __slots__ = (
        "_by_card",
        "_changes",
        "_known",
        "_rides",
        "_rules",
        "around",
        "empty",
        "free",
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
        rides: Table[tuple[int, int, str], Ride],
        rules: Rules,
    ) -> None:
        self.island = island
        self.around = Table(partial(_around, island, rules))
        self.free = Table(partial(_free, island, rules))
        self._rules = rules
        self.others = others
        self.own = own
        self.empty = empty_land(island, others)
        self._known, self._rides = known, rides
        self._changes: dict[Ride, Change] = {}
        self._by_card: dict[tuple[int, int], tuple[Change, ...]] = {}

    @classmethod
    def of(cls, state: State) -> Arrangement:
        """That of the turn that goes on in a state."""
        seat, _ = current_turn(state)
        others = tuple(0 if at == seat else own for at, own in enumerate(state.tokens))
        known: dict[Grid, Arrangement] = {}
        frame = state.island.frame
        # Of one search, for they remember what they have carried.
        rides = Table[tuple[int, int, str], Ride](lambda told: Ride(frame, *told))
        known[state.island.grid] = made = cls(
            state.island, others, state.tokens[seat], known, rides, state.rules
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
        for tiles in [*self._known.values()]:
            for ride, change in tiles._changes.items():
                found.setdefault(change.to, []).append((tiles, ride.slot, ride.turn))
        return found

    def slot(self, tile: str) -> int:
        """Where a tile lies."""
        return self.island.slot_of_tile(tile)

    def by_guardian(self, card: int) -> tuple[Change, ...]:
        """What the guardian card may do with tiles (guardian.2, guardian.4, guardian.5)."""
        return self._by(card, 0)

    def by_ruins(self, slot: int) -> tuple[Change, ...]:
        """What ruins on the tile of a slot let one do with it (ruins.action)."""
        return self._by(0, slot)

    def _by(self, card: int, slot: int) -> tuple[Change, ...]:
        found = self._by_card.get((card, slot))
        if found is None:
            gap = self.island.gap
            ways = _rides(self.island.frame, gap, card, slot)
            rides = (self._rides[gap, at, turn] for at, turn in ways)
            # The same change, whoever pays for it.
            found = tuple(self._changes.setdefault(ride, Change(self, ride)) for ride in rides)
            self._by_card[card, slot] = found
        return found

    def after(self, ride: Ride) -> Arrangement:
        """How tiles lie after a ride: one that is known, or another."""
        island = ride.island(self.island)
        to = self._known.get(island.grid)
        if to is None:
            others, own = tuple(map(ride.own, self.others)), ride.own(self.own)
            to = self._known[island.grid] = Arrangement(
                island, others, own, self._known, self._rides, self._rules
            )
        return to


def ridden(mask: int, before: Island, after: Island) -> int:
    """Where spaces are once tiles lie otherwise: each goes with its tile."""
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
