"""Reach of a turn: the fewest tokens for every space and temple, with a line."""

from collections.abc import Callable, Iterable, Iterator
from functools import cached_property, partial, reduce
from operator import or_
from typing import NamedTuple

from dokmus_widgets.analysis.incremental import Incremental, run_to_completion
from dokmus_widgets.analysis.turns.arrangement import Arrangement, Context, TileChange, carry_mask
from dokmus_widgets.analysis.turns.deadline import Deadline, gc_paused
from dokmus_widgets.analysis.turns.final_actions import FinalTokenMove, Rows
from dokmus_widgets.analysis.turns.lines import GoalBatch, LineFinder, Node
from dokmus_widgets.analysis.turns.turn_search import TurnSearch
from dokmus_widgets.core import Action, Space, State, space_name
from dokmus_widgets.core.catalogue import TOKENS_A_TURN
from dokmus_widgets.core.island.bitboard import bits
from dokmus_widgets.core.values import expect


class ReachLine(NamedTuple):
    """The fewest tokens that reach a target, including sacrifices, and a legal line."""

    tokens: int
    line: tuple[Action, ...]


class ReachMap:
    """Spaces and temples that a turn can reach.

    ``exact``: whether the search was complete; otherwise there may be more, or cheaper ones. Spaces
    and temples are those of the island at the start; they move with their tile. The search for a
    line raises `SearchStopped` at its deadline.
    """

    def __init__(self, search: TurnSearch, exact: bool) -> None:
        self.exact = exact
        self._search = search
        island = search.root.island
        self._spaces: dict[int, int] = {}
        self._temples: dict[int, int] = {}
        by_tiles: dict[tuple[int, Arrangement], int] = {}
        for tokens, tiles, own in _visited(search):
            by_tiles[tokens, tiles] = by_tiles.get((tokens, tiles), 0) | own
        for (tokens, tiles), own in by_tiles.items():
            there = tiles.island
            found = there.frame.beside(own & ~there.volcano) & there.temples
            for reached, mask in ((self._spaces, own), (self._temples, found)):
                reached[tokens] = reached.get(tokens, 0) | carry_mask(mask, there, island)

    def spaces(self, tokens: int) -> int:
        """Return a mask of the spaces that a token can reach with at most ``tokens`` tokens."""
        return _within(self._spaces, tokens)

    def temples(self, tokens: int) -> int:
        """Return a mask of the temples that at most ``tokens`` tokens discover without burning."""
        return _within(self._temples, tokens)

    def __repr__(self) -> str:
        spaces, temples = self.spaces(TOKENS_A_TURN), self.temples(TOKENS_A_TURN)
        least = "" if self.exact else " at least"
        return f"<ReachMap:{least} {spaces.bit_count()} spaces, {temples.bit_count()} temples>"

    def to_space(self, space: Space | str, deadline: Deadline | None = None) -> ReachLine | None:
        """Return a shortest line that brings a token to a space, or None if out of reach."""
        return self._way(self._spaces, space, deadline or Deadline(), temple=False)

    def to_temple(self, space: Space | str, deadline: Deadline | None = None) -> ReachLine | None:
        """Return a shortest line that discovers the temple on a space, or None if out of reach."""
        return self._way(self._temples, space, deadline or Deadline(), temple=True)

    def _way(
        self, reached: dict[int, int], space: Space | str, deadline: Deadline, *, temple: bool
    ) -> ReachLine | None:
        island = self._search.root.island
        space = island.frame.read(space)
        bit = island.frame.bit(space)
        if temple and not bit & island.temples:
            raise ValueError(f"there is no temple on {space_name(space)}")
        tokens = min((used for used, mask in reached.items() if mask & bit), default=None)
        if tokens is None:
            return None
        with gc_paused():
            line = run_to_completion(self._lines.find(self._goals(tokens, bit, temple), deadline))
        return ReachLine(tokens, line)

    @cached_property
    def _lines(self) -> LineFinder:
        return LineFinder(self._search)

    def _goals(self, tokens: int, bit: int, temple: bool) -> Iterator[GoalBatch]:
        search = self._search
        left, root = search.tokens_left - tokens, search.root

        def wanted(tiles: Arrangement) -> int:
            there = carry_mask(bit, root.island, tiles.island)
            if not temple:
                return there
            return tiles.island.frame.beside(there) & tiles.island.land & ~tiles.island.volcano

        for guardian in (True, False):
            least = (tokens + 1) // 2
            for context, owns in search.visited[left, guardian].items():
                goals = partial(_with_token, left, guardian, context, owns, {}, wanted)
                yield GoalBatch(least + (context.tiles is not root), goals)
            for tiles, rows in search.final_rows[guardian].items() if not left else ():
                goals = partial(_with_token, left, guardian, Context(tiles), (), rows, wanted)
                yield GoalBatch(least + (tiles is not root), goals)
        for move in search.final_moves if not left else ():
            min_actions = least + (move.tiles is not root)
            yield GoalBatch(min_actions, partial(_moved, move, wanted))
        for tiles, change, owns, rows in search.final_tile_changes() if not left else ():
            there = partial(_with_token, left, False, Context(tiles), owns, rows, wanted, change)
            yield GoalBatch((tokens + 1) // 2 + 1, there)


def _within(reached: dict[int, int], tokens: int) -> int:
    expect(tokens, int, "tokens: a whole number is expected")
    return reduce(or_, (mask for used, mask in reached.items() if used <= tokens), 0)


def _moved(move: FinalTokenMove, wanted_on: Callable[[Arrangement], int]) -> Iterator[Node]:
    for own in move.after(wanted_on(move.tiles)):
        yield Node(0, False, Context(move.tiles), own)


def _with_token(
    left: int,
    guardian: bool,
    context: Context,
    owns: Iterable[int],
    rows: Rows,
    wanted_on: Callable[[Arrangement], int],
    change: TileChange | None = None,
) -> Iterator[Node]:
    """Yield those of many positions with a token on a wanted space, after a tile change."""
    wanted = wanted_on(context.tiles if change is None else change.target)
    if change is not None:
        wanted = carry_mask(wanted, change.target.island, context.tiles.island)
    found = [own for own in owns if own & wanted]
    for own, places in rows.items():
        found += [own | bit for bit in bits(places if own & wanted else places & wanted)]
    for own in found:
        if change is None:
            yield Node(left, guardian, context, own)
        else:
            yield Node(left, guardian, Context(change.target), change.carry(own))


def _visited(search: TurnSearch) -> Iterator[tuple[int, Arrangement, int]]:
    """Yield tokens used, an arrangement, and all own tokens seen there."""
    for (left, _), visited in search.visited.items():
        for context, seen in visited.items():
            yield search.tokens_left - left, context.tiles, reduce(or_, seen, 0)
    for last in search.final_rows:
        for tiles, rows in last.items():
            yield search.tokens_left, tiles, reduce(or_, (*rows, *rows.values()), 0)
    for tiles, area, empty, owns, rows in search.final_moves:
        own = reduce(or_, (*owns, *rows, *rows.values()), 0)
        targets = tiles.island.through_temples(own & area) & empty
        yield search.tokens_left, tiles, targets
    before: dict[Arrangement, int] = {}
    for tiles, change, owns, rows in search.final_tile_changes():
        if rows and tiles not in before:
            before[tiles] = reduce(or_, (*rows, *rows.values()))
        every = reduce(or_, owns, before[tiles] if rows else 0)
        yield search.tokens_left, change.target, change.carry(every)


def reach_map(state: State, deadline: Deadline | None = None) -> ReachMap:
    """Return the reach of a turn (place.adjacent, score.discover); ``ValueError`` outside one."""
    with gc_paused():
        return run_to_completion(reach_map_incrementally(state, deadline))


def reach_map_incrementally(
    state: State, deadline: Deadline | None = None
) -> Incremental[ReachMap]:
    """Return what `reach_map` does, step by step."""
    search = TurnSearch(state, deadline or Deadline())
    return ReachMap(search, (yield from search.search_incrementally()))
