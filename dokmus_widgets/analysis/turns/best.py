"""An end of the turn that is worth most."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import reduce
from math import inf
from operator import and_, or_
from random import Random
from typing import NamedTuple

from dokmus_widgets.analysis.gentle import choose
from dokmus_widgets.analysis.thinking import Thinking, at_once
from dokmus_widgets.analysis.turns.arrangement import Arrangement, Change
from dokmus_widgets.analysis.turns.ends import End, end_of, ended
from dokmus_widgets.analysis.turns.factors import Rows
from dokmus_widgets.analysis.turns.layers import Layers
from dokmus_widgets.analysis.turns.lines import finding_line
from dokmus_widgets.analysis.turns.stand import Stand
from dokmus_widgets.analysis.turns.watch import Watch, without_collection
from dokmus_widgets.analysis.turns.worth import POINTS, Judge, Worth
from dokmus_widgets.core import Action, EndTurn, State
from dokmus_widgets.core.catalogue import TOKENS_A_TURN
from dokmus_widgets.core.island.bitboard import bits
from dokmus_widgets.core.transition import current_turn


class Best(NamedTuple):
    """An end that is worth most, with legal actions that lead to it, the end of the turn last.

    ``exact``: whether every end was looked at; otherwise there may be better ones.
    """

    worth: float
    end: End
    line: tuple[Action, ...]
    exact: bool


def best_end(state: State, worth: Worth = POINTS, watch: Watch | None = None) -> Best:
    """An end of the turn that is worth most, by the sheet (score.end) or other weights; the same
    one each time.

    ``ValueError`` where no turn goes on.
    """
    with without_collection():
        return at_once(finding_best(state, worth, watch))


def finding_best(state: State, worth: Worth = POINTS, watch: Watch | None = None) -> Thinking[Best]:
    """The same bit by bit. The watch ends the search for ends, not that for a line to the best."""
    search = _Search(state, worth, watch or Watch())
    searched = yield from search.searching()
    exact = (yield from search.judging_all()) and searched
    if search.best is None:  # stopped before any end was met
        return _gentle(state, search.judge)
    tiles, left, own = search.best
    end = end_of(search, tiles, left, own & ~tiles.island.volcano, search.judge.talisman[1])
    line = yield from finding_line(search, end, Watch())
    return Best(search.most, end, line, exact)


def _gentle(state: State, judge: Judge) -> Best:
    """The end at which a gentle player would come."""
    now, random = state, Random(0)
    line: list[Action] = []
    while EndTurn() not in line:
        line.append(choose(now, random))
        now = now.after(line[-1]) if line[-1] != EndTurn() else now
    seat, turn = current_turn(now)
    worth = judge.on(Arrangement.of(now)).worth(now.tokens[seat], turn.tokens_left)
    return Best(worth, ended(now), tuple(line), exact=False)


class _Search(Layers):
    """The search of a turn that leaves out last placements that cannot be worth most."""

    factored = False

    def __init__(self, state: State, worth: Worth, watch: Watch) -> None:
        super().__init__(state, watch)
        self.judge = Judge(self, worth)
        self.most = -inf
        self.best: tuple[Arrangement, int, int] | None = None
        self._judged: dict[Arrangement, Rows] = {}
        self._judged_images = False
        #: Whether a tile laid otherwise is worth nothing but for what is discovered by it.
        self.discovering = min(worth.lines) >= 0 and not worth.areas and not worth.rival

    def _searching_layer(self, left: int, guardian: bool) -> Thinking[bool]:
        if left == 1 and not guardian and not self.keeps_last:
            yield from self._judging_before()
        return (yield from super()._searching_layer(left, guardian))

    def _place(self, left: int, guardian: bool, stand: Stand, owns: list[int]) -> None:
        if left != 1 or guardian or stand.waiting or self.keeps_last:
            super()._place(left, guardian, stand, owns)
            return
        tiles = stand.tiles
        owns = self._promising(stand, owns)
        super()._place(left, guardian, stand, owns)
        rows = self.last[False].get(tiles, {})
        judged = {own: rows[own] for own in owns if own in rows}
        self._judge_rows(tiles, judged)
        self._judged.setdefault(tiles, {}).update(judged)

    def _promising(self, stand: Stand, owns: list[int]) -> list[int]:
        """Those beside which a last token may be worth more than what has been found.

        Of the others it is placed on ruins only, which earn an action that may be.
        """
        tiles, on = stand.tiles, self.judge.on(stand.tiles)
        matters, more_than_best = on.matters, dict[tuple[int, int], bool]()
        before, near, best = tiles.own, tiles.free, self.most
        ruins = tiles.island.ruins & tiles.empty
        near_ruins = tiles.island.through_temples(ruins)
        earns = _Earned(self, tiles, owns) if ruins else None
        promising, room = [], {}
        for own in owns:
            kept = own & before
            if kept not in room:
                free = near[kept] & tiles.empty & ~kept
                # Without room tokens may go anywhere.
                room[kept] = -1 if free.bit_count() <= TOKENS_A_TURN else free & ruins
            earning, kind = room[kept], (own & matters, own.bit_count())
            if kind not in more_than_best:
                more_than_best[kind] = on.most(own) > best
            if earning < 0 or more_than_best[kind]:
                promising.append(own)
                continue
            more = (own ^ kept) & near_ruins
            while more:
                low = more & -more
                more ^= low
                earning |= near[low] & ruins
            if earns is not None and (earning := earning & ~own):
                for bit in bits(earning):
                    if earns.most(own, bit) > best:
                        self._put(0, False, stand, [(own, bit)])
        return promising

    def _judging_before(self) -> Iterator[None]:
        """What the last placements bring that leave the guardian."""
        self._judged_images = True
        for tiles, rows in self.last[True].items():
            self._judge_rows(tiles, rows)
            yield
        for tiles, change, _, rows in self.make_images():
            new = self._new_beside(tiles, change, reduce(and_, rows, -1))
            changed = {own: at for own, at in rows.items() if new < 0 or (own | at) & new}
            if changed:
                self._judge_rows(change.to, changed, change)
            yield

    def _new_beside(self, tiles: Arrangement, change: Change, common: int) -> int:
        """Where tokens stand beside another temple after a change of a tile, before it.

        Without one there, the change brings no more than ending the turn without it. ``common``:
        tokens that stand in any case, whose temples are no others. Below 0 for all there are.
        """
        if not self.discovering:
            return -1
        found = tiles.island.frame.beside(common & ~tiles.island.volcano)
        new = reduce(or_, (spaces for _, spaces in _newly_beside(tiles, change, found)), 0)
        return change.ride.back(new)

    def _judge_rows(self, tiles: Arrangement, rows: Rows, change: Change | None = None) -> None:
        on, most = self.judge.on(tiles), self.most
        bounds = []
        for own in rows:
            there = own if change is None else change.own(own)
            bound = on.most(there)
            if bound > most:
                bounds.append((bound, own, there))
        bounds.sort(reverse=True)
        for bound, own, there in bounds:
            if bound <= self.most:
                break
            worth, there = on.best_last(
                there, rows[own] if change is None else change.own(rows[own])
            )
            if worth > self.most:
                self.most, self.best = worth, (tiles, 0, there)

    def _judge_owns(self, tiles: Arrangement, left: int, owns: Iterable[int]) -> None:
        on = self.judge.on(tiles)
        matters, seen = on.matters, set[tuple[int, int]]()
        for own in owns:
            kind = own & matters, own.bit_count()
            if kind in seen:
                continue
            seen.add(kind)
            worth = on.worth(own, left)
            if worth > self.most:
                self.most, self.best = worth, (tiles, left, own)

    def judging_all(self) -> Thinking[bool]:
        """Judge what is left once the search is over; whether all was, or the watch ended it."""
        for _ in self._judging():
            if self.best and self.watch.over(0):
                return False
            yield None
        return True

    def _judging(self) -> Iterator[None]:
        for (tiles, left), owns in self.ended.items():
            self._judge_owns(tiles, left, owns)
            yield
        if not self._judged_images:
            yield from self._judging_before()
        for tiles, rows in self.last[False].items():
            judged = self._judged.get(tiles, {})
            others = {own: at for own, at in rows.items() if judged.get(own) != at}
            self._judge_rows(tiles, others)
            yield
        for tiles, change, owns, _ in self.make_images():
            new = self._new_beside(tiles, change, reduce(and_, owns, -1))
            there = [change.own(own) for own in owns if new < 0 or own & new]
            if there:
                self._judge_owns(change.to, 0, there)
            yield


def _newly_beside(tiles: Arrangement, change: Change, found: int) -> Iterator[tuple[int, int]]:
    """Temples other than those found, as they stand before a change of a tile, with the spaces
    that come to be beside them by it, as they lie after it.
    """
    island, near = tiles.island, tiles.island.frame.near
    land = change.own(island.land)
    for temple in bits(island.temples & ~found & (change.ride.riding | change.ride.beside)):
        after = near[change.own(temple).bit_length() - 1] & land
        if new := after & ~change.own(near[temple.bit_length() - 1] & island.land):
            yield temple, new


class _Earned:
    """What the extra action of ruins, placed on last, can be worth at most."""

    def __init__(self, search: _Search, tiles: Arrangement, owns: list[int]) -> None:
        self._search, self._tiles = search, tiles
        self._on = search.judge.on(tiles)
        self._all = reduce(or_, owns, 0)
        self._found: dict[int, tuple[int, int]] = {}

    def most(self, own: int, ruins: int) -> float:
        """No end is worth more than this after a last token on these ruins."""
        slot = self._tiles.island.frame.slot_of_bit(ruins)
        if slot not in self._found:
            self._found[slot] = self._discovered(slot)
        temples, chained = self._found[slot]
        if not self._search.discovering:
            return inf
        found = self._on.with_found(own | ruins, temples, 1 + chained)
        return found + chained * self._search.judge.ruins

    def _discovered(self, slot: int) -> tuple[int, int]:
        """The temples that actions on the tile of a slot can discover, and on the tiles of ruins
        onto which they move tokens; and how many ruins these are.
        """
        tiles, island = self._tiles, self._tiles.island
        slots, temples, chained = [slot], 0, 0
        for at in slots:
            mask = island.frame.slot_mask[at]
            own = self._all | island.ruins & tiles.empty & mask
            targets = island.through_temples(own & island.soft & mask) & tiles.empty
            temples |= island.frame.beside(targets) & island.temples
            for change in tiles.by_ruins(at):
                there = change.own(own)
                for temple, new in _newly_beside(tiles, change, temples):
                    temples |= temple if new & there else 0
            chained |= targets & island.ruins
            further = {island.frame.slot_of_bit(bit) for bit in bits(targets & island.ruins)}
            slots += sorted(further.difference(slots))
        return temples, chained.bit_count()
