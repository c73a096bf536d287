"""Where a turn can get to: the fewest tokens for every space and temple, and how."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import reduce
from operator import or_
from typing import NamedTuple

from dokmus_widgets.analysis.turns.arrangement import Arrangement, Change
from dokmus_widgets.analysis.turns.ends import End, end_of
from dokmus_widgets.analysis.turns.layers import Layers, Rows, Stand
from dokmus_widgets.analysis.turns.lines import line_through, ridden
from dokmus_widgets.analysis.turns.watch import Watch, without_collection
from dokmus_widgets.core import Action, Space, State
from dokmus_widgets.core.catalogue import TOKENS_A_TURN
from dokmus_widgets.core.island.bitboard import bits
from dokmus_widgets.core.legality.reach import surroundings

#: So many positions are tried for a line that is shorter.
_TRIED = 8


class Way(NamedTuple):
    """How to get somewhere: the fewest tokens that it takes, sacrificed ones too, and legal actions
    that do it, empty where it is reached already.
    """

    tokens: int
    line: tuple[Action, ...]


class _Group(NamedTuple):
    """Positions of a turn after so many tokens: own tokens, some with where one more can stand;
    then ``change`` is done to a tile.
    """

    tokens: int
    tiles: Arrangement
    owns: Iterable[int] | Rows
    change: Change | None = None

    def all(self) -> int:
        """Every token of them, where it stands in the end."""
        own = reduce(or_, self.owns, 0)
        if isinstance(self.owns, dict):
            own = reduce(or_, self.owns.values(), own)
        return own if self.change is None else self.change.own(own)

    def one(self, wanted: int, before: int) -> tuple[int, int] | None:
        """Own tokens with one of these spaces, after the fewest placements and moves, and these;
        ``before``: where own tokens would stand if none were moved.
        """
        found = []
        for own in self.owns:
            places = self.owns[own] if isinstance(self.owns, dict) else 0
            lasts = bits(places) if places and self.change else (places & wanted, places)
            for last in lasts:
                there = own | last & -last
                if self.change is not None:
                    there = self.change.own(there)
                if there & wanted:
                    moves = (before & ~there).bit_count()
                    placed = there.bit_count() - before.bit_count()
                    found.append((placed + moves, there))
        return min(found, default=None)


class ReachMap:
    """What can be reached in a turn. ``exact``: whether the search came to its end; otherwise
    there may be more, and cheaper ways.

    Spaces and temples are those of the island as it lies when it is asked; where a tile is moved,
    they go with it. The first line that is asked for takes a search of its own.
    """

    def __init__(self, search: Layers, exact: bool) -> None:
        self.exact = exact
        self._state = search.state
        self._groups: list[_Group] | None = None
        self._layers = search
        island = search.root.island
        self._spaces: dict[int, int] = {}
        self._temples: dict[int, int] = {}
        stood: dict[tuple[int, Arrangement], int] = {}
        for tokens, tiles, own in _stood(search):
            stood[tokens, tiles] = stood.get((tokens, tiles), 0) | own
        for (tokens, tiles), own in stood.items():
            there = tiles.island
            found = there.frame.beside(own & ~there.volcano) & there.temples
            for reached, mask in ((self._spaces, own), (self._temples, found)):
                reached[tokens] = reached.get(tokens, 0) | ridden(mask, there, island)

    def spaces(self, tokens: int) -> int:
        """The spaces on which a token can come to stand, for so many tokens at most, as a mask."""
        return reduce(or_, (mask for used, mask in self._spaces.items() if used <= tokens), 0)

    def temples(self, tokens: int) -> int:
        """The temples that can be discovered for so many tokens at most, as a mask: a token stands
        beside them that will not burn.
        """
        return reduce(or_, (mask for used, mask in self._temples.items() if used <= tokens), 0)

    def to_space(self, space: Space) -> Way | None:
        """How a token comes to stand on a space; None where none can in this turn."""
        return self._way(self._spaces, self._layers.root.island.frame.bit(space), temple=False)

    def to_temple(self, space: Space) -> Way | None:
        """How the temple on a space is discovered; None where it cannot be in this turn."""
        return self._way(self._temples, self._layers.root.island.frame.bit(space), temple=True)

    def _way(self, reached: dict[int, int], bit: int, *, temple: bool) -> Way | None:
        tokens = min((used for used, mask in reached.items() if mask & bit), default=None)
        if tokens is None:
            return None
        state = self._layers.state
        line: tuple[Action, ...] | None = None
        for fewest, stand in self._stands(tokens, bit, temple)[:_TRIED]:
            if line is None or fewest < len(line):
                found = line_through(state, stand)
                line = found if line is None or len(found) < len(line) else line
        assert line is not None
        return Way(tokens, line)

    def _stands(self, tokens: int, bit: int, temple: bool) -> list[tuple[int, End]]:
        """Positions in which that space or temple is reached, with the fewest actions it takes."""
        if self._groups is None:
            self._layers = Layers(self._state, Watch())
            with without_collection():
                self._layers.search()
            self._groups = list(_groups(self._layers))
        layers, found = self._layers, []
        for group in self._groups:
            island = group.tiles.island
            wanted = ridden(bit, layers.root.island, island)
            if temple:
                wanted = island.frame.beside(wanted) & island.land & ~island.volcano
            if group.tokens != tokens or not group.all() & wanted:
                continue
            before = ridden(layers.state.tokens[layers.seat], layers.root.island, island)
            if (one := group.one(wanted, before)) is not None:
                fewest, own = one
                fewest += int(island is not layers.root.island)
                left = layers.tokens_left - tokens
                stand = end_of(layers, group.tiles, left, own, layers.state.talisman)
                found.append((fewest, stand))
        return sorted(found, key=lambda one: one[0])


class _Search(Layers):
    """The search of a turn that makes last placements of many positions at once: each hangs on one
    token only, and so does what extra actions then do.
    """

    def _place(self, left: int, guardian: bool, stand: Stand, owns: list[int]) -> None:
        if left != 1 or guardian or stand.waiting or not self._have_room(stand.tiles, owns):
            super()._place(left, guardian, stand, owns)
            return
        tiles, island = stand.tiles, stand.tiles.island
        all_own = reduce(or_, owns)
        free = surroundings(island, all_own, 0, self.rules, paying=False)[1] & tiles.empty
        if free := free & ~all_own:
            self._add_row(tiles, all_own, free)
        for bit in bits(island.ruins & tiles.empty):
            near = island.through_temples(bit)
            earning = [own for own in owns if own & near and not own & bit]
            if earning:
                together = reduce(or_, earning)
                on_tile = (
                    together & island.soft & island.frame.slot_mask[island.frame.slot_of_bit(bit)]
                )
                chained = island.through_temples(on_tile) & island.ruins & tiles.empty & ~bit
                for own in earning if chained else (together,):
                    self._put(0, False, stand, own, bit)

    def _move_after(self, tiles: Arrangement, rows: Rows) -> None:
        island, own = tiles.island, reduce(or_, (*rows, *rows.values()), 0)
        targets = island.through_temples(own & island.soft) & tiles.empty & ~own
        if targets & island.ruins and self.rules.ruins_on_move:
            super()._move_after(tiles, rows)
        elif targets:
            self._add_row(tiles, own, targets)

    def _add_row(self, tiles: Arrangement, own: int, places: int) -> None:
        rows = self.last[False].setdefault(tiles, {})
        rows[own] = rows.get(own, 0) | places

    def _have_room(self, tiles: Arrangement, owns: list[int]) -> bool:
        """Whether each has a place to go to, without what lets tokens go anywhere."""
        if self._keeps_last:
            return False
        kept = {own & tiles.own for own in owns}
        return all(
            (tiles.around[own][1] & tiles.empty & ~own).bit_count() > TOKENS_A_TURN for own in kept
        )


def _stood(layers: Layers) -> Iterator[tuple[int, Arrangement, int]]:
    """Where own tokens have stood after so many tokens on an arrangement, as a mask."""
    for left, _, tiles, owns in layers.seen:
        yield layers.tokens_left - left, tiles, reduce(or_, owns, 0)
    for last in layers.last:
        for tiles, rows in last.items():
            yield layers.tokens_left, tiles, reduce(or_, (*rows, *rows.values()), 0)
    before: dict[Arrangement, int] = {}
    for tiles, change in layers.images:
        if tiles not in before:
            rows = layers.last[True].get(tiles, {})
            owns = layers.before_image.get(tiles, set())
            before[tiles] = reduce(or_, (*rows, *rows.values(), *owns), 0)
        yield layers.tokens_left, change.to, change.own(before[tiles])


def _groups(layers: Layers) -> Iterator[_Group]:
    """All positions of a turn that has been searched."""
    for left, _, tiles, seen in layers.seen:
        yield _Group(layers.tokens_left - left, tiles, seen)
    for last in layers.last:
        for tiles, rows in last.items():
            yield _Group(layers.tokens_left, tiles, rows)
    for tiles, change in layers.images:
        owns: Rows | set[int]
        for owns in (layers.last[True].get(tiles, {}), layers.before_image.get(tiles, set())):
            yield _Group(layers.tokens_left, change.to, owns, change)


def reach_map(state: State, watch: Watch | None = None) -> ReachMap:
    """Where tokens can come to stand in the turn of the seat to act, and what they can discover
    (place.adjacent, ruins.action, score.discover).

    ``ValueError`` where no turn goes on.
    """
    with without_collection():
        search = _Search(state, watch or Watch())
        return ReachMap(search, search.search())
