"""Exact search for the best end of a turn, by branch and bound on the last placement."""

from collections.abc import Iterable, Iterator
from functools import reduce
from math import inf
from operator import and_, or_
from random import Random
from typing import NamedTuple

from dokmus_widgets.analysis.gentle import choose
from dokmus_widgets.analysis.incremental import Incremental, run_to_completion
from dokmus_widgets.analysis.turns.arrangement import Arrangement, Context, TileChange, carry_mask
from dokmus_widgets.analysis.turns.deadline import Deadline, gc_paused
from dokmus_widgets.analysis.turns.ends import EndPosition, end_position, make_end
from dokmus_widgets.analysis.turns.evaluation import POINTS, Evaluator, Weights
from dokmus_widgets.analysis.turns.final_actions import Rows
from dokmus_widgets.analysis.turns.lines import line_to_incrementally
from dokmus_widgets.analysis.turns.turn_search import TurnSearch
from dokmus_widgets.core import Action, EndTurn, State
from dokmus_widgets.core.catalogue import TOKENS_A_TURN
from dokmus_widgets.core.island.bitboard import bits
from dokmus_widgets.core.transition import current_turn


class BestTurn(NamedTuple):
    """The best end of a turn with a legal line; ``exact``: whether all ends were examined."""

    value: float
    end: EndPosition
    line: tuple[Action, ...]
    exact: bool


def best_end(state: State, weights: Weights = POINTS, deadline: Deadline | None = None) -> BestTurn:
    """Return the end with the highest value; ``ValueError`` if the position is not in a turn."""
    with gc_paused():
        return run_to_completion(best_end_incrementally(state, weights, deadline))


def best_end_incrementally(
    state: State, weights: Weights = POINTS, deadline: Deadline | None = None
) -> Incremental[BestTurn]:
    """Run :func:`best_end` step by step; the deadline excludes the final line search."""
    search = _BestEndSearch(state, weights, deadline or Deadline())
    searched = yield from search.search_incrementally()
    exact = (yield from search.evaluate_all()) and searched
    if search.best is None:  # stopped before the first end
        return _gentle_turn(state, search.evaluator)
    tiles, left, own = search.best
    end = make_end(search, tiles, left, own & ~tiles.island.volcano, search.evaluator.talisman[1])
    line = yield from line_to_incrementally(search, end, Deadline())
    return BestTurn(search.best_value, end, line, exact)


def _gentle_turn(state: State, evaluator: Evaluator) -> BestTurn:
    now, random = state, Random(0)
    line: list[Action] = []
    while EndTurn() not in line:
        line.append(choose(now, random))
        now = now.after(line[-1]) if line[-1] != EndTurn() else now
    seat, turn = current_turn(now)
    value = evaluator.at(Arrangement.of(now)).value(now.tokens[seat], turn.tokens_left)
    return BestTurn(value, end_position(now), tuple(line), exact=False)


class _BestEndSearch(TurnSearch):
    """Turn search that skips last placements that cannot improve the best value."""

    def __init__(self, state: State, weights: Weights, deadline: Deadline) -> None:
        super().__init__(state, deadline, is_factored=False)
        self.evaluator = Evaluator(self, weights)
        self.best_value = -inf
        self.best: tuple[Arrangement, int, int] | None = None
        self._evaluated: dict[Arrangement, Rows] = {}
        self._evaluated_tile_changes = False
        #: Whether tile changes can gain by discoveries only.
        self.only_discoveries_count = (
            min(weights.lines) >= 0 and not weights.areas and not weights.rival
        )

    def _search_layer(self, left: int, guardian: bool) -> Incremental[bool]:
        if left == 1 and not guardian and not self.tracks_last:
            yield from self._evaluate_final_rows()
        return (yield from super()._search_layer(left, guardian))

    def _place_token(self, left: int, guardian: bool, context: Context, owns: list[int]) -> None:
        if left != 1 or guardian or context.waiting or self.tracks_last:
            super()._place_token(left, guardian, context, owns)
            return
        tiles = context.tiles
        owns = self._promising(context, owns)
        super()._place_token(left, guardian, context, owns)
        rows = self.final_rows[False].get(tiles, {})
        evaluated = {own: rows[own] for own in owns if own in rows}
        self._evaluate_rows(tiles, evaluated)
        self._evaluated.setdefault(tiles, {}).update(evaluated)

    def _promising(self, context: Context, owns: list[int]) -> list[int]:
        """Return the masks for which a last token may exceed the best value.

        For the others only placements on ruins are stored, whose extra action may exceed it.
        """
        tiles, on = context.tiles, self.evaluator.at(context.tiles)
        matters, more_than_best = on.matters, dict[tuple[int, int], bool]()
        before, near, best = tiles.initial_own, tiles.free, self.best_value
        ruins = tiles.island.ruins & tiles.empty
        near_ruins = tiles.island.through_temples(ruins)
        ruins_bound = _RuinsBound(self, tiles, owns) if ruins else None
        promising, room = [], {}
        for own in owns:
            kept = own & before
            if kept not in room:
                free = near[kept] & tiles.empty & ~kept
                # With too few free spaces tokens may go anywhere.
                room[kept] = -1 if free.bit_count() <= TOKENS_A_TURN else free & ruins
            earning, kind = room[kept], (own & matters, own.bit_count())
            if kind not in more_than_best:
                more_than_best[kind] = on.upper_bound(own) > best
            if earning < 0 or more_than_best[kind]:
                promising.append(own)
                continue
            more = (own ^ kept) & near_ruins
            while more:
                low = more & -more
                more ^= low
                earning |= near[low] & ruins
            if ruins_bound is not None and (earning := earning & ~own):
                for bit in bits(earning):
                    if ruins_bound.upper_bound(own, bit) > best:
                        self._store(0, False, context, [(own, bit)])
        return promising

    def _evaluate_final_rows(self) -> Iterator[None]:
        self._evaluated_tile_changes = True
        for tiles, rows in self.final_rows[True].items():
            self._evaluate_rows(tiles, rows)
            yield
        for tiles, change, _, rows in self.final_tile_changes():
            new = self._new_beside(tiles, change, reduce(and_, rows, -1))
            changed = {own: at for own, at in rows.items() if new < 0 or (own | at) & new}
            if changed:
                self._evaluate_rows(change.target, changed, change)
            yield

    def _new_beside(self, tiles: Arrangement, change: TileChange, common: int) -> int:
        """Return the spaces, before a tile change, that become adjacent to a new temple by it.

        Without a token there, the change is worth no more than ending the turn. ``common``: tokens
        that every mask has, whose temples are not new. Returns -1 if all changes matter.
        """
        if not self.only_discoveries_count:
            return -1
        found = tiles.island.frame.beside(common & ~tiles.island.volcano)
        new = reduce(or_, (spaces for _, spaces in _newly_beside(tiles, change, found)), 0)
        return carry_mask(new, change.target.island, tiles.island)

    def _evaluate_rows(
        self, tiles: Arrangement, rows: Rows, change: TileChange | None = None
    ) -> None:
        on, best = self.evaluator.at(tiles), self.best_value
        bounds = []
        for own in rows:
            there = own if change is None else change.carry(own)
            bound = on.upper_bound(there)
            if bound > best:
                bounds.append((bound, own, there))
        bounds.sort(reverse=True)
        for bound, own, there in bounds:
            if bound <= self.best_value:
                break
            value, there = on.best_placement(
                there, rows[own] if change is None else change.carry(rows[own])
            )
            if value > self.best_value:
                self.best_value, self.best = value, (tiles, 0, there)

    def _evaluate_owns(self, tiles: Arrangement, left: int, owns: Iterable[int]) -> None:
        on = self.evaluator.at(tiles)
        matters, seen = on.matters, set[tuple[int, int]]()
        for own in owns:
            kind = own & matters, own.bit_count()
            if kind in seen:
                continue
            seen.add(kind)
            value = on.value(own, left)
            if value > self.best_value:
                self.best_value, self.best = value, (tiles, left, own)

    def evaluate_all(self) -> Incremental[bool]:
        """Evaluate the rest; return whether it finished before the deadline."""
        for _ in self._evaluate_rest():
            if self.best and self.deadline.reached(0):
                return False
            yield None
        return True

    def _evaluate_rest(self) -> Iterator[None]:
        for (tiles, left), owns in self.finished.items():
            self._evaluate_owns(tiles, left, owns)
            yield
        if not self._evaluated_tile_changes:
            yield from self._evaluate_final_rows()
        for tiles, rows in self.final_rows[False].items():
            evaluated = self._evaluated.get(tiles, {})
            others = {own: at for own, at in rows.items() if evaluated.get(own) != at}
            self._evaluate_rows(tiles, others)
            yield
        for tiles, change, owns, _ in self.final_tile_changes():
            new = self._new_beside(tiles, change, reduce(and_, owns, -1))
            there = [change.carry(own) for own in owns if new < 0 or own & new]
            if there:
                self._evaluate_owns(change.target, 0, there)
            yield


def _newly_beside(tiles: Arrangement, change: TileChange, found: int) -> Iterator[tuple[int, int]]:
    """Yield temples not in ``found`` with the land that a tile change puts next to them."""
    island, near = tiles.island, tiles.island.frame.near
    land, tile = change.carry(island.land), change.motion.tile_mask
    beside = island.frame.beside(change.carry(tile))
    for temple in bits(island.temples & ~found & (tile | beside)):
        after = near[change.carry(temple).bit_length() - 1] & land
        if new := after & ~change.carry(near[temple.bit_length() - 1] & island.land):
            yield temple, new


class _RuinsBound:
    """Upper bound on the value of the extra action of ruins reached by the last token."""

    def __init__(self, search: _BestEndSearch, tiles: Arrangement, owns: list[int]) -> None:
        self._search, self._tiles = search, tiles
        self._on = search.evaluator.at(tiles)
        self._all = reduce(or_, owns, 0)
        self._found: dict[int, tuple[int, int]] = {}

    def upper_bound(self, own: int, ruins: int) -> float:
        slot = self._tiles.island.frame.slot_of_bit(ruins)
        if slot not in self._found:
            self._found[slot] = self._discovered(slot)
        temples, chained = self._found[slot]
        if not self._search.only_discoveries_count:
            return inf
        found = self._on.upper_bound_with_temples(own | ruins, temples, 1 + chained)
        return found + chained * self._search.evaluator.ruins_weight

    def _discovered(self, slot: int) -> tuple[int, int]:
        """Return the temples that ruins actions from a slot can discover, and the further ruins."""
        tiles, island = self._tiles, self._tiles.island
        slots, temples, chained = [slot], 0, 0
        for at in slots:
            mask = island.frame.slot_mask[at]
            own = self._all | island.ruins & tiles.empty & mask
            targets = island.through_temples(own & island.soft & mask) & tiles.empty
            temples |= island.frame.beside(targets) & island.temples
            for change in tiles.ruins_changes(at):
                there = change.carry(own)
                for temple, new in _newly_beside(tiles, change, temples):
                    temples |= temple if new & there else 0
            chained |= targets & island.ruins
            further = {island.frame.slot_of_bit(bit) for bit in bits(targets & island.ruins)}
            slots += sorted(further.difference(slots))
        return temples, chained.bit_count()
