"""Where a turn can get to: the fewest tokens for every space and temple, and how."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import reduce
from operator import or_
from typing import NamedTuple

from dokmus_widgets.analysis.turns.arrangement import Arrangement, Change
from dokmus_widgets.analysis.turns.ends import End, end_of
from dokmus_widgets.analysis.turns.layers import Layers, Rows
from dokmus_widgets.analysis.turns.lines import line_through, ridden
from dokmus_widgets.analysis.turns.watch import Watch, without_collection
from dokmus_widgets.core import Action, Space, State
from dokmus_widgets.core.island.bitboard import bits

#: So many positions are tried for a line that is shorter.
_TRIED = 8


class Way(NamedTuple):
    """How to get somewhere: the fewest tokens that it takes, sacrificed ones too, and legal actions
    that do it, empty where it is reached already.
    """

    tokens: int
    line: tuple[Action, ...]


class _Group(NamedTuple):
    """Positions of a turn after so many tokens, and at least so many actions besides placing: own
    tokens, each with where one more can stand (0: nowhere); then ``change`` is done to a tile.
    """

    tokens: int
    actions: int
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
    they go with it.
    """

    def __init__(self, layers: Layers, exact: bool) -> None:
        self.exact = exact
        self._layers = layers
        self._groups = list(_groups(layers))
        island = layers.root.island
        self._spaces: dict[int, int] = {}
        self._temples: dict[int, int] = {}
        stood: dict[tuple[int, Arrangement], int] = {}
        for group in self._groups:
            key = group.tokens, group.tiles
            stood[key] = stood.get(key, 0) | group.all()
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


def _groups(layers: Layers) -> Iterator[_Group]:
    """All positions of a turn that has been searched."""
    has_guardian = any(seen.guardian for seen in layers.seen)
    for left, guardian, tiles, owns in layers.seen:
        used = int(has_guardian and not guardian)
        yield _Group(layers.tokens_left - left, used, tiles, owns)
    for guardian, last in enumerate(layers.last):
        used = int(has_guardian and not guardian)
        for tiles, rows in last.items():
            yield _Group(layers.tokens_left, used, tiles, rows)
    for tiles, change in layers.images:
        for owns in (layers.last[True].get(tiles, {}), layers.before_image.get(tiles, set())):
            if owns:
                yield _Group(layers.tokens_left, 1, change.to, owns, change)


def reach_map(state: State, watch: Watch | None = None) -> ReachMap:
    """Where tokens can come to stand in the turn of the seat to act, and what they can discover.

    ``ValueError`` where no turn goes on.
    """
    with without_collection():
        layers = Layers(state, watch or Watch())
        return ReachMap(layers, layers.search())
