"""Where a turn can get to: the fewest tokens for every space and temple, and how."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial, reduce
from operator import or_
from typing import NamedTuple

from dokmus_widgets.analysis.thinking import Thinking, at_once
from dokmus_widgets.analysis.turns.arrangement import Arrangement, Change, Ride, ridden
from dokmus_widgets.analysis.turns.factors import Move, Rows, expanded
from dokmus_widgets.analysis.turns.layers import Layers
from dokmus_widgets.analysis.turns.lines import Goals, Lines, Spot, searching_all
from dokmus_widgets.analysis.turns.stand import Stand
from dokmus_widgets.analysis.turns.watch import Watch, without_collection
from dokmus_widgets.core import Action, Space, State
from dokmus_widgets.core.catalogue import TOKENS_A_TURN
from dokmus_widgets.core.island.bitboard import bits
from dokmus_widgets.core.island.island import Island
from dokmus_widgets.core.legality.reach import surroundings
from dokmus_widgets.core.transition import tile_under


class Way(NamedTuple):
    """How to get somewhere: the fewest tokens that it takes, sacrificed ones too, and legal actions
    that do it, empty where it is reached already.
    """

    tokens: int
    line: tuple[Action, ...]


class ReachMap:
    """What can be reached in a turn. ``exact``: whether the search came to its end; otherwise
    there may be more, and cheaper ways.

    Spaces and temples are those of the island as it lies when it is asked; where a tile is moved,
    they go with it. Lines take a search of their own, made by `preparing` or for the first of them;
    `Stopped` where its watch ends the search for a line.
    """

    def __init__(self, search: Layers, exact: bool) -> None:
        self.exact = exact
        self._state = search.state
        self._lines: Lines | None = None
        self._layers = search
        island = search.root.island
        self._spaces: dict[int, int] = {}
        self._temples: dict[int, int] = {}
        by_tiles: dict[tuple[int, Arrangement], tuple[int, int]] = {}
        for tokens, tiles, own, ride in _stood(search):
            stood, found = by_tiles.get((tokens, tiles), (0, 0))
            if ride is None:
                stood |= own
            else:  # which brings tokens to no other space, as these lie now
                found |= ride.back(_discovered(tiles.island, own, ride.own))
            by_tiles[tokens, tiles] = stood, found
        for (tokens, tiles), (stood, found) in by_tiles.items():
            found |= _discovered(tiles.island, stood)
            for reached, mask in ((self._spaces, stood), (self._temples, found)):
                reached[tokens] = reached.get(tokens, 0) | ridden(mask, tiles.island, island)

    def spaces(self, tokens: int) -> int:
        """The spaces on which a token can come to stand, for so many tokens at most, as a mask."""
        return reduce(or_, (mask for used, mask in self._spaces.items() if used <= tokens), 0)

    def temples(self, tokens: int) -> int:
        """The temples that can be discovered for so many tokens at most, as a mask: a token stands
        beside them that will not burn.
        """
        return reduce(or_, (mask for used, mask in self._temples.items() if used <= tokens), 0)

    def to_space(self, space: Space, watch: Watch | None = None) -> Way | None:
        """How a token comes to stand on a space; None where none can in this turn."""
        return self._way(self._spaces, space, watch or Watch(), temple=False)

    def to_temple(self, space: Space, watch: Watch | None = None) -> Way | None:
        """How the temple on a space is discovered; None where it cannot be in this turn."""
        return self._way(self._temples, space, watch or Watch(), temple=True)

    def _way(
        self, reached: dict[int, int], space: Space, watch: Watch, *, temple: bool
    ) -> Way | None:
        bit = self._layers.root.island.frame.bit(space)
        tokens = min((used for used, mask in reached.items() if mask & bit), default=None)
        if tokens is None:
            return None
        with without_collection():
            lines = self._lines or at_once(self.preparing(watch))
            line = at_once(lines.finding(self._goals(tokens, bit, temple), watch))
        return Way(tokens, line)

    def preparing(self, watch: Watch | None = None) -> Thinking[Lines]:
        """Search bit by bit what lines need."""
        self._layers = yield from searching_all(self._state, watch or Watch())
        self._lines = Lines(self._layers)
        return self._lines

    def _goals(self, tokens: int, bit: int, temple: bool) -> Iterator[Goals]:
        """Positions after so many tokens in which that space or temple is reached."""
        layers = self._layers
        left, root = layers.tokens_left - tokens, layers.root

        def wanted(tiles: Arrangement) -> int:
            there = ridden(bit, root.island, tiles.island)
            if not temple:
                return there
            return tiles.island.frame.beside(there) & tiles.island.land & ~tiles.island.volcano

        for guardian in (True, False):
            fewest = (tokens + 1) // 2
            for stand, owns in layers.stood[left, guardian].items():
                laid = fewest + (stand.tiles is not root)
                yield Goals(laid, partial(_among, left, guardian, stand, owns, {}, wanted))
            for tiles, rows in layers.last[guardian].items() if not left else ():
                laid = fewest + (tiles is not root)
                yield Goals(laid, partial(_among, left, guardian, Stand(tiles), (), rows, wanted))
        for move in layers.moves if not left else ():
            laid = fewest + (move.tiles is not root)
            yield Goals(laid, partial(_moved, move, wanted))
        for tiles, change, owns, rows in layers.make_images() if not left else ():
            there = partial(_among, left, False, Stand(tiles), owns, rows, wanted, change)
            yield Goals((tokens + 1) // 2 + 1, there)


def _moved(move: Move, wanted_on: Callable[[Arrangement], int]) -> Iterator[Spot]:
    for own in move.after(wanted_on(move.tiles)):
        yield Spot(0, False, Stand(move.tiles), own)


def _among(
    left: int,
    guardian: bool,
    stand: Stand,
    owns: Iterable[int],
    rows: Rows,
    wanted_on: Callable[[Arrangement], int],
    change: Change | None = None,
) -> Iterator[Spot]:
    """Those of many positions with a token where one is wanted, once a tile is changed."""
    wanted = wanted_on(stand.tiles if change is None else change.to)
    if change is not None:
        wanted = ridden(wanted, change.to.island, stand.tiles.island)
    found = [own for own in owns if own & wanted]
    for own, places in rows.items():
        found += [own | bit for bit in bits(places if own & wanted else places & wanted)]
    for own in found:
        if change is None:
            yield Spot(left, guardian, stand, own)
        else:
            yield Spot(left, guardian, Stand(change.to), change.own(own))


class _Search(Layers):
    """The search of a turn that makes last placements of many positions at once: each hangs on one
    token only, and so does what extra actions then do.
    """

    def __init__(self, state: State, watch: Watch) -> None:
        super().__init__(state, watch)
        #: By arrangement: tokens before the last placement but one, and where that can go; without
        #: and with the guardian left.
        self._rows: tuple[dict[Arrangement, Rows], dict[Arrangement, Rows]] = ({}, {})

    def _put(
        self, left: int, guardian: bool, stand: Stand, placed: Iterable[tuple[int, int]]
    ) -> None:
        if left == 1 and not (stand.waiting or self.keeps_last):
            ruins, placed = stand.tiles.island.ruins, [*placed]
            rows = {own: places & ~ruins for own, places in placed if places & ~ruins}
            self._add_rows(guardian, stand.tiles, rows)
            if not guardian:
                placed = [(own, places & ruins) for own, places in placed]
        super()._put(left, guardian, stand, placed)

    def _add_rows(self, guardian: bool, tiles: Arrangement, more: Rows) -> None:
        rows = self._rows[guardian].setdefault(tiles, {})
        if more and not (rows or guardian):  # One is made, with which the others are looked at.
            own, places = next(iter(more.items()))
            self._add(1, False, Stand(tiles), (own | places & -places,))
        for own, places in more.items():
            rows[own] = rows.get(own, 0) | places

    def _rows_apart(self, left: int, stand: Stand, owns: list[int]) -> tuple[Rows, list[int]]:
        """The rows with the guardian left, and those of these tokens that are in none."""
        rows = self._rows[True].get(stand.tiles, {}) if left == 1 and not stand.waiting else {}
        made = {*expanded(rows)}
        return rows, [own for own in owns if own not in made]

    def _lay_by_guardian(self, left: int, stand: Stand, owns: list[int]) -> None:
        rows, owns = self._rows_apart(left, stand, owns)
        for change in stand.tiles.by_guardian(self.card) if rows else ():
            own = change.own
            there = {own(before): own(places) for before, places in rows.items()}
            self._add_rows(False, change.to, there)
        super()._lay_by_guardian(left, stand, owns)

    def _move_by_guardian(self, left: int, stand: Stand, owns: list[int]) -> None:
        rows, others = self._rows_apart(left, stand, owns)
        super()._move_by_guardian(left, stand, others)
        if not rows:
            return
        area, empty = self._step_on(left, False, stand, (), expanded(rows), -1)
        island, moved = stand.tiles.island, Rows()
        for own, places in rows.items():
            if targets := island.through_temples(places & area) & empty & ~own:
                moved[own] = moved.get(own, 0) | targets
            for origin in bits(own & area):
                for bit in bits(island.walks[origin.bit_length() - 1] & empty & ~own):
                    if kept := places & ~bit:
                        there = own ^ origin | bit
                        moved[there] = moved.get(there, 0) | kept
        self._add_rows(False, stand.tiles, moved)

    def _place(self, left: int, guardian: bool, stand: Stand, owns: list[int]) -> None:
        tiles, island = stand.tiles, stand.tiles.island
        if left != 1 or guardian or stand.waiting:
            super()._place(left, guardian, stand, owns)
            return
        rows = self._rows[False].pop(tiles, {})
        if not self._have_room(tiles, [*owns, *rows]):
            owns = [*owns, *expanded(rows)]
            self.stood[left, guardian][stand].update(owns)
            super()._place(left, guardian, stand, owns)
            return
        all_own = reduce(or_, (*owns, *rows, *rows.values()))
        self.stood[left, guardian][stand].add(all_own)
        free = surroundings(island, all_own, 0, self.rules, paying=False)[1] & tiles.empty
        if free := free & ~all_own:
            self._add_row(tiles, all_own, free)
        for bit in bits(island.ruins & tiles.empty):
            near = island.through_temples(bit)
            earning = [own for own in owns if own & near and not own & bit]
            rows_near = {
                own: places if own & near else places & near
                for own, places in rows.items()
                if (own | places) & near and not own & bit
            }
            together = reduce(or_, (*earning, *rows_near, *rows_near.values()), 0)
            if not together:
                continue
            slot_mask = island.frame.slot_mask[island.frame.slot_of_bit(bit)]
            chained = island.through_temples(together & island.soft & slot_mask) & island.ruins
            if chained & tiles.empty & ~bit:
                owns_there = [own | bit for own in (*earning, *expanded(rows_near))]
            else:
                owns_there = [together | bit]
            self._add(0, False, Stand(tiles, (tile_under(island, bit),)), owns_there)

    def _add_row(self, tiles: Arrangement, own: int, places: int) -> None:
        rows = self.last[False].setdefault(tiles, {})
        rows[own] = rows.get(own, 0) | places

    def _have_room(self, tiles: Arrangement, owns: list[int]) -> bool:
        """Whether each has a place to go to, without what lets tokens go anywhere."""
        if self.keeps_last:
            return False
        kept = {own & tiles.own for own in owns}
        return all(
            (tiles.free[own] & tiles.empty & ~own).bit_count() > TOKENS_A_TURN for own in kept
        )


def _discovered(island: Island, own: int, after: Callable[[int], int] = int) -> int:
    """The temples beside these tokens, but those that will burn, ``after`` a change."""
    return island.frame.beside(after(own & ~island.volcano)) & after(island.temples)


def _stood(layers: Layers) -> Iterator[tuple[int, Arrangement, int, Ride | None]]:
    """Where own tokens have stood after so many tokens on an arrangement, as a mask; and, where
    that ends the turn, a ride that takes them along.
    """
    for (left, _), stood in layers.stood.items():
        for stand, seen in stood.items():
            yield layers.tokens_left - left, stand.tiles, reduce(or_, seen, 0), None
    for last in layers.last:
        for tiles, rows in last.items():
            yield layers.tokens_left, tiles, reduce(or_, (*rows, *rows.values()), 0), None
    for tiles, area, empty, owns, rows in layers.moves:
        own = reduce(or_, (*owns, *rows, *rows.values()), 0)
        targets = tiles.island.through_temples(own & area) & empty
        yield layers.tokens_left, tiles, targets, None
    before: dict[Arrangement, int] = {}
    for tiles, change, owns, rows in layers.make_images():
        if rows and tiles not in before:
            before[tiles] = reduce(or_, (*rows, *rows.values()))
        every = reduce(or_, owns, before[tiles] if rows else 0)
        yield layers.tokens_left, tiles, every, change.ride


def reach_map(state: State, watch: Watch | None = None) -> ReachMap:
    """Where tokens can come to stand in the turn of the seat to act, and what they can discover
    (place.adjacent, ruins.action, score.discover).

    ``ValueError`` where no turn goes on.
    """
    with without_collection():
        return at_once(mapping_reach(state, watch))


def mapping_reach(state: State, watch: Watch | None = None) -> Thinking[ReachMap]:
    """The same bit by bit."""
    search = _Search(state, watch or Watch())
    return ReachMap(search, (yield from search.searching()))
