"""Reach of a turn: the fewest tokens for every space and temple, with a line."""

from collections.abc import Callable, Iterable, Iterator
from functools import partial, reduce
from operator import or_
from typing import NamedTuple

from dokmus_widgets.analysis.incremental import Incremental, run_to_completion
from dokmus_widgets.analysis.turns.arrangement import (
    Arrangement,
    TileChange,
    TileMotion,
    carry_mask,
)
from dokmus_widgets.analysis.turns.context import Context
from dokmus_widgets.analysis.turns.deadline import Deadline, gc_paused
from dokmus_widgets.analysis.turns.final_actions import FinalTokenMove, Rows, expand_rows
from dokmus_widgets.analysis.turns.lines import GoalBatch, LineFinder, Node, complete_search
from dokmus_widgets.analysis.turns.turn_search import TurnSearch
from dokmus_widgets.core import Action, Space, State, space_name
from dokmus_widgets.core.catalogue import TOKENS_A_TURN
from dokmus_widgets.core.island.bitboard import bits
from dokmus_widgets.core.island.island import Island
from dokmus_widgets.core.legality.reach import surroundings
from dokmus_widgets.core.transition import tile_under
from dokmus_widgets.core.values import expect


class ReachLine(NamedTuple):
    """The fewest tokens that reach a target, including sacrifices, and a legal line."""

    tokens: int
    line: tuple[Action, ...]


class ReachMap:
    """Spaces and temples that a turn can reach.

    ``exact``: whether the search was complete; otherwise there may be more, or cheaper ones. Spaces
    and temples are those of the island at the start; they move with their tile. Lines need a second
    search, run by `prepare_lines` or by the first line; it raises `SearchStopped` at its deadline.
    """

    def __init__(self, search: TurnSearch, exact: bool) -> None:
        self.exact = exact
        self._state = search.state
        self._lines: LineFinder | None = None
        self._search = search
        island = search.root.island
        self._spaces: dict[int, int] = {}
        self._temples: dict[int, int] = {}
        by_tiles: dict[tuple[int, Arrangement], tuple[int, int]] = {}
        for tokens, tiles, own, motion in _visited(search):
            visited, found = by_tiles.get((tokens, tiles), (0, 0))
            if motion is None:
                visited |= own
            else:  # a final tile change reaches no new space of the initial island
                found |= motion.carry_back(_discovered(tiles.island, own, motion.carry))
            by_tiles[tokens, tiles] = visited, found
        for (tokens, tiles), (visited, found) in by_tiles.items():
            found |= _discovered(tiles.island, visited)
            for reached, mask in ((self._spaces, visited), (self._temples, found)):
                reached[tokens] = reached.get(tokens, 0) | carry_mask(mask, tiles.island, island)

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
            lines = self._lines or run_to_completion(self.prepare_lines(deadline))
            line = run_to_completion(lines.find(self._goals(tokens, bit, temple), deadline))
        return ReachLine(tokens, line)

    def prepare_lines(self, deadline: Deadline | None = None) -> Incremental[LineFinder]:
        self._search = yield from complete_search(self._state, deadline or Deadline())
        self._lines = LineFinder(self._search)
        return self._lines

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


class _ReachSearch(TurnSearch):
    """Turn search that merges last placements: each space is reached by a single token."""

    def __init__(self, state: State, deadline: Deadline) -> None:
        super().__init__(state, deadline)
        #: Second-to-last placements by arrangement, without and with the guardian action left.
        self._rows: tuple[dict[Arrangement, Rows], dict[Arrangement, Rows]] = ({}, {})

    def _store(
        self, left: int, guardian: bool, context: Context, placed: Iterable[tuple[int, int]]
    ) -> None:
        if left == 1 and not (context.waiting or self.tracks_last):
            ruins, placed = context.tiles.island.ruins, [*placed]
            rows = {own: places & ~ruins for own, places in placed if places & ~ruins}
            self._add_rows(guardian, context.tiles, rows)
            if not guardian:
                placed = [(own, places & ruins) for own, places in placed]
        super()._store(left, guardian, context, placed)

    def _add_rows(self, guardian: bool, tiles: Arrangement, more: Rows) -> None:
        rows = self._rows[guardian].setdefault(tiles, {})
        if more and not (rows or guardian):  # one is expanded so that the layer is visited
            own, places = next(iter(more.items()))
            self._enqueue(1, False, Context(tiles), (own | places & -places,))
        for own, places in more.items():
            rows[own] = rows.get(own, 0) | places

    def _split_rows(self, left: int, context: Context, owns: list[int]) -> tuple[Rows, list[int]]:
        """Return the rows with the guardian action left, and the masks outside them."""
        rows = self._rows[True].get(context.tiles, {}) if left == 1 and not context.waiting else {}
        made = {*expand_rows(rows)}
        return rows, [own for own in owns if own not in made]

    def _change_tile_by_guardian(self, left: int, context: Context, owns: list[int]) -> None:
        rows, owns = self._split_rows(left, context, owns)
        for change in context.tiles.guardian_changes(self.card) if rows else ():
            own = change.carry
            there = {own(before): own(places) for before, places in rows.items()}
            self._add_rows(False, change.target, there)
        super()._change_tile_by_guardian(left, context, owns)

    def _move_token_by_guardian(self, left: int, context: Context, owns: list[int]) -> None:
        rows, others = self._split_rows(left, context, owns)
        super()._move_token_by_guardian(left, context, others)
        if not rows:
            return
        area, empty = self._move_to_ruins(left, False, context, (), expand_rows(rows), -1)
        island, moved = context.tiles.island, Rows()
        for own, places in rows.items():
            if targets := island.through_temples(places & area) & empty & ~own:
                moved[own] = moved.get(own, 0) | targets
            for origin in bits(own & area):
                for bit in bits(island.walks[origin.bit_length() - 1] & empty & ~own):
                    if kept := places & ~bit:
                        there = own ^ origin | bit
                        moved[there] = moved.get(there, 0) | kept
        self._add_rows(False, context.tiles, moved)

    def _place_token(self, left: int, guardian: bool, context: Context, owns: list[int]) -> None:
        tiles, island = context.tiles, context.tiles.island
        if left != 1 or guardian or context.waiting:
            super()._place_token(left, guardian, context, owns)
            return
        rows = self._rows[False].pop(tiles, {})
        if not self._has_free_space(tiles, [*owns, *rows]):
            owns = [*owns, *expand_rows(rows)]
            self.visited[left, guardian][context].update(owns)
            super()._place_token(left, guardian, context, owns)
            return
        all_own = reduce(or_, (*owns, *rows, *rows.values()))
        self.visited[left, guardian][context].add(all_own)
        free = surroundings(island, all_own, 0, self.rules, paying=False)[1] & tiles.empty
        if free := free & ~all_own:
            last = self.final_rows[False].setdefault(tiles, {})
            last[all_own] = last.get(all_own, 0) | free
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
                owns_there = [own | bit for own in (*earning, *expand_rows(rows_near))]
            else:
                owns_there = [together | bit]
            self._enqueue(0, False, Context(tiles, (tile_under(island, bit),)), owns_there)

    def _has_free_space(self, tiles: Arrangement, owns: list[int]) -> bool:
        """Return whether each mask has enough free spaces for all tokens of the turn."""
        if self.tracks_last:
            return False
        kept = {own & tiles.initial_own for own in owns}
        return all(
            (tiles.free[own] & tiles.empty & ~own).bit_count() > TOKENS_A_TURN for own in kept
        )


def _discovered(island: Island, own: int, after: Callable[[int], int] = int) -> int:
    """Return the temples next to these tokens, without those that burn, ``after`` a change."""
    return island.frame.beside(after(own & ~island.volcano)) & after(island.temples)


def _visited(search: TurnSearch) -> Iterator[tuple[int, Arrangement, int, TileMotion | None]]:
    """Yield tokens used, arrangement, all own tokens seen there, and a final tile motion if any."""
    for (left, _), visited in search.visited.items():
        for context, seen in visited.items():
            yield search.tokens_left - left, context.tiles, reduce(or_, seen, 0), None
    for last in search.final_rows:
        for tiles, rows in last.items():
            yield search.tokens_left, tiles, reduce(or_, (*rows, *rows.values()), 0), None
    for tiles, area, empty, owns, rows in search.final_moves:
        own = reduce(or_, (*owns, *rows, *rows.values()), 0)
        targets = tiles.island.through_temples(own & area) & empty
        yield search.tokens_left, tiles, targets, None
    before: dict[Arrangement, int] = {}
    for tiles, change, owns, rows in search.final_tile_changes():
        if rows and tiles not in before:
            before[tiles] = reduce(or_, (*rows, *rows.values()))
        every = reduce(or_, owns, before[tiles] if rows else 0)
        yield search.tokens_left, tiles, every, change.motion


def reach_map(state: State, deadline: Deadline | None = None) -> ReachMap:
    """Return the reach of a turn (place.adjacent, score.discover); ``ValueError`` outside one."""
    with gc_paused():
        return run_to_completion(reach_map_incrementally(state, deadline))


def reach_map_incrementally(
    state: State, deadline: Deadline | None = None
) -> Incremental[ReachMap]:
    """Return what `reach_map` does, step by step."""
    search = _ReachSearch(state, deadline or Deadline())
    return ReachMap(search, (yield from search.search_incrementally()))
