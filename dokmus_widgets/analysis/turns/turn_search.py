"""Breadth-first search of all positions of a turn, in layers.

A layer is the number of tokens left and whether the guardian action is left. It maps a `Context`
(everything except own tokens) to a set of own-token masks (``own``, plural ``owns``). Final actions
are not expanded: last placements are stored as *rows*, final tile changes as `FinalTileChange`, and
final token moves as `FinalTokenMove`.
"""

from collections.abc import Iterable, Iterator

from dokmus_widgets.analysis.incremental import Incremental, run_to_completion
from dokmus_widgets.analysis.turns.arrangement import Arrangement, Context, TileAction, TileChange
from dokmus_widgets.analysis.turns.deadline import Deadline
from dokmus_widgets.analysis.turns.final_actions import FinalTileChange, FinalTokenMove, Rows
from dokmus_widgets.core import MoveTile, MoveToken, RotateTile, State, TakeTalisman
from dokmus_widgets.core.island.bitboard import bits
from dokmus_widgets.core.legality.allowances import GRANTS
from dokmus_widgets.core.legality.reach import open_to, surroundings
from dokmus_widgets.core.state import require_state
from dokmus_widgets.core.transition import current_turn
from dokmus_widgets.core.values import expect

#: Number of positions between two checks of the deadline.
_CHUNK_SIZE = 256

#: Own-token masks by context.
TokenSets = dict[Context, set[int]]

_TILE_CARDS = {*GRANTS[MoveTile], *GRANTS[RotateTile]}


class TurnSearch:
    """Search of the current turn; raises ``ValueError`` if the position is not in a turn.

    ``final_rows``: rows by arrangement, without and with the guardian action left; ``finished``:
    other own-token masks at the end, by arrangement and tokens without a placement; ``visited``:
    all expanded positions by layer; ``is_factored``: whether final token moves and final tile
    changes by ruins are stored instead of expanded.
    """

    def __init__(self, state: State, deadline: Deadline, *, is_factored: bool = True) -> None:
        require_state(state)
        expect(deadline, Deadline, "deadline: a Deadline is expected, such as Deadline(seconds=2)")
        if state.turn is None:
            raise ValueError("the position is not in a turn")
        self.seat, turn = current_turn(state)
        self.state, self.rules, self.deadline = state, state.rules, deadline
        self.is_factored = is_factored
        card = state.guardians[self.seat] if turn.guardian_left else None
        self.card = 0 if card is None else card
        #: Seats that can hold the talisman at the end of the turn.
        takes = self.card in GRANTS[TakeTalisman]
        self.talismans = tuple(sorted({state.talisman, self.seat} if takes else {state.talisman}))
        self._moves_tiles = self.card in _TILE_CARDS
        self._moves_tokens = self.card in GRANTS[MoveToken]
        self.tokens_left = turn.tokens_left
        self.root = Arrangement.of(state)
        self.tracks_last = state.rules.temple_reach == "last_token"
        self.final_rows: tuple[dict[Arrangement, Rows], dict[Arrangement, Rows]] = ({}, {})
        self.finished: dict[tuple[Arrangement, int], set[int]] = {}
        self.final_moves: list[FinalTokenMove] = []
        self._before_tile_change: dict[Arrangement, set[int]] = {}
        guardian = self._moves_tiles or self._moves_tokens
        layers = [(left, q) for left in range(self.tokens_left + 1) for q in (False, True)]
        self._open: dict[tuple[int, bool], TokenSets] = {layer: {} for layer in layers}
        self.visited: dict[tuple[int, bool], TokenSets] = {layer: {} for layer in layers}
        last = turn.last if self.tracks_last and turn.tokens_left else 0
        context = Context(self.root, tuple(sorted(turn.ruins)), last)
        self._open[self.tokens_left, guardian][context] = {state.tokens[self.seat]}

    def search(self) -> bool:
        return run_to_completion(self.search_incrementally())

    def search_incrementally(self) -> Incremental[bool]:
        for left in range(self.tokens_left, -1, -1):
            for guardian in (True, False):
                if not (yield from self._search_layer(left, guardian)):
                    return False
                if not left and guardian and self._moves_tokens:
                    for tiles, rows in self.final_rows[True].items():
                        self._move_token_after_last(tiles, rows)
        return True

    def final_tile_changes(self) -> list[FinalTileChange]:
        found = [
            FinalTileChange(tiles, change, owns, {})
            for (tiles, waiting, _), owns in self.visited[0, False].items()
            if len(waiting) == 1 and self.is_factored
            for change in tiles.ruins_changes(tiles.island.slot_of_tile(*waiting))
        ]
        rows = self.final_rows[True]
        places = dict.fromkeys((*rows, *self._before_tile_change))
        for tiles in places if self._moves_tiles else ():
            owns = self._before_tile_change.get(tiles, set())
            for change in tiles.guardian_changes(self.card):
                found.append(FinalTileChange(tiles, change, owns, rows.get(tiles, {})))
        return found

    def predecessors(self) -> dict[Arrangement, list[tuple[Arrangement, TileAction]]]:
        """Return the changes that lead to each arrangement, those after the last token included."""
        self.final_tile_changes()
        return self.root.predecessors()

    def _search_layer(self, left: int, guardian: bool) -> Incremental[bool]:
        waiting, visited = self._open[left, guardian], self.visited[left, guardian]
        while waiting:
            # Most ruins actions first: their successors have fewer, or more tokens on ruins.
            most = max(len(context.waiting) for context in waiting)
            for context in [context for context in waiting if len(context.waiting) == most]:
                owns = waiting.pop(context)
                if context in visited:
                    owns -= visited[context]
                    visited[context] |= owns
                else:
                    visited[context] = owns
                chunk = list(owns)
                for at in range(0, len(chunk), _CHUNK_SIZE):
                    part = chunk[at : at + _CHUNK_SIZE]
                    if self.deadline.reached(len(part)):
                        return False
                    self._expand(left, guardian, context, part)
                    yield None
        return True

    def _expand(self, left: int, guardian: bool, context: Context, owns: list[int]) -> None:
        if context.waiting:
            self._use_ruins(left, guardian, context, owns)
            more = left or guardian or not self.is_factored
            if more and self.rules.ruins_timing == "immediate":
                self._enqueue(left, guardian, context._replace(waiting=()), owns)
                return
        if left:
            self._place_token(left, guardian, context, owns)
            if self.rules.voluntary_sacrifice:
                here = context if left > 1 else context._replace(last=0)
                self._enqueue(left - 1, guardian, here, owns)
        else:
            self._finish(context.tiles, 0, owns)
            if guardian and self._moves_tiles and not context.waiting:
                self._before_tile_change.setdefault(context.tiles, set()).update(owns)
        if guardian:
            self._use_guardian(left, context, owns)

    def _enqueue(self, left: int, guardian: bool, context: Context, owns: Iterable[int]) -> None:
        layer = self._open[left, guardian]
        known = layer.get(context)
        if known is None:
            layer[context] = set(owns)
        else:
            known.update(owns)

    def _finish(self, tiles: Arrangement, left: int, owns: Iterable[int]) -> None:
        self.finished.setdefault((tiles, left), set()).update(owns)

    def _place_token(self, left: int, guardian: bool, context: Context, owns: list[int]) -> None:
        tiles, paying = context.tiles, left > 1
        if not paying and not self.tracks_last:
            self._store(0, guardian, context, self._last_places(tiles, owns))
            return
        around, before = tiles.around, tiles.initial_own
        for_nothing: list[tuple[int, int]] = []
        for_one: list[tuple[int, int]] = []
        for own in owns:
            if self.tracks_last:
                last = context.last
                steps, free, ends = surroundings(tiles.island, own, last, self.rules, paying)
            else:  # the surroundings of a token do not depend on others
                kept = own & before
                steps, free, ends = around[kept]
                more = own ^ kept
                while more:
                    low = more & -more
                    more ^= low
                    near = around[low]
                    steps, free, ends = steps | near[0], free | near[1], ends | near[2]
            free, paid, _ = open_to((steps, free, ends), tiles.empty & ~own, paying)
            if free:
                for_nothing.append((own, free))
            if paid:
                for_one.append((own, paid))
            if not free and not paid:
                self._finish(tiles, left, (own,))
        self._store(left - 1, guardian, context, for_nothing)
        if paying:
            self._store(left - 2, guardian, context, for_one)

    def _last_places(self, tiles: Arrangement, owns: list[int]) -> Iterator[tuple[int, int]]:
        """Yield where the last token can go without a sacrifice; the hot loop of the search."""
        near, before, empty = tiles.free, tiles.initial_own, tiles.empty
        for own in owns:
            kept = own & before
            free, more = near[kept], own ^ kept
            while more:
                low = more & -more
                more ^= low
                free |= near[low]
            # If no space is in reach, any empty one is legal.
            if free := free & empty & ~own or empty & ~own:
                yield own, free
            else:
                self._finish(tiles, 1, (own,))

    def _store(
        self, left: int, guardian: bool, context: Context, placed: Iterable[tuple[int, int]]
    ) -> None:
        """Store one more token on each of these spaces, with ``left`` tokens left after it."""
        tiles, waiting, _ = context
        ruins, tracks_last = tiles.island.ruins, self.tracks_last and left > 0
        rows = None if left or waiting else self.final_rows[guardian].setdefault(tiles, {})
        put: list[int] = []
        on_ruins: dict[int, list[int]] = {}
        for own, places in placed:
            if earning := places & ruins:
                places ^= earning
                while earning:
                    bit = earning & -earning
                    earning ^= bit
                    on_ruins.setdefault(bit, []).append(own | bit)
            if not places:
                continue
            if rows is not None:
                rows[own] = rows.get(own, 0) | places
            elif tracks_last:
                for bit in bits(places):
                    self._enqueue(left, guardian, Context(tiles, waiting, bit), (own | bit,))
            else:
                while places:
                    bit = places & -places
                    places ^= bit
                    put.append(own | bit)
        if put:
            self._enqueue(left, guardian, Context(tiles, waiting), put)
        for bit, earned in on_ruins.items():
            after = context.with_ruins_action(bit, tracks_last and bit)
            self._enqueue(left, guardian, after, earned)

    def _use_guardian(self, left: int, context: Context, owns: list[int]) -> None:
        if self._moves_tiles and (left or context.waiting):  # otherwise a FinalTileChange
            for change in context.tiles.guardian_changes(self.card):
                self._apply_change(left, False, context, change, owns)
        if self._moves_tokens:
            self._move_token(left, False, context, context.waiting, owns, -1)

    def _use_ruins(self, left: int, guardian: bool, context: Context, owns: list[int]) -> None:
        for tile in dict.fromkeys(context.waiting):
            rest = list(context.waiting)
            rest.remove(tile)
            slot = context.tiles.island.slot_of_tile(tile)
            after = context._replace(waiting=tuple(rest))
            for change in context.tiles.ruins_changes(slot):
                if left or guardian or rest or not self.is_factored:  # otherwise a FinalTileChange
                    self._apply_change(left, guardian, after, change, owns)
            area = context.tiles.island.frame.slot_mask[slot]
            self._move_token(left, guardian, context, after.waiting, owns, area)

    def _apply_change(
        self, left: int, guardian: bool, context: Context, change: TileChange, owns: list[int]
    ) -> None:
        motion = change.motion
        last = motion.carry(context.last) if context.last else 0
        there = Context(change.target, context.waiting, last)
        rest_mask, tile_mask, carried = motion.rest_mask, motion.tile_mask, motion.carried
        moved = [own & rest_mask | carried[own & tile_mask] for own in owns]
        self._enqueue(left, guardian, there, moved)

    def _move_token(
        self,
        left: int,
        guardian: bool,
        context: Context,
        waiting: tuple[str, ...],
        owns: list[int],
        area: int,
    ) -> None:
        """Move a token from a space of ``area``; ``waiting``: the ruins actions left after it.

        A token that is moved onto ruins, or was placed last, changes the context too.
        """
        tiles, last = context.tiles, context.last
        island = tiles.island
        earning = island.ruins & tiles.empty if self.rules.ruins_on_move else 0
        area &= island.soft
        here, others = Context(tiles, waiting, last), area & ~last
        steps = [(bit, others, here.with_ruins_action(bit, last)) for bit in bits(earning)]
        for bit in bits(island.through_temples(area & last) & tiles.empty):
            there = here._replace(last=bit)
            steps.append((bit, last, there.with_ruins_action(bit, bit) if bit & earning else there))
        for bit, sources, there in steps:
            near = island.through_temples(bit) & sources
            beside = [own for own in owns if own & near and not own & bit] if near else ()
            moved = [own ^ origin | bit for own in beside for origin in bits(own & near)]
            if moved:
                self._enqueue(left, guardian, there, moved)
        move = FinalTokenMove(tiles, others, tiles.empty & ~earning, owns, {})
        if self.is_factored and not (left or guardian or waiting):
            self.final_moves.append(move)
        elif found := move.after():
            self._enqueue(left, guardian, here, found)

    def _move_token_after_last(self, tiles: Arrangement, rows: Rows) -> None:
        island, walks = tiles.island, tiles.island.walks
        earning = island.ruins & tiles.empty if self.rules.ruins_on_move else 0
        plain, area = tiles.empty & ~earning, island.soft
        if self.is_factored:
            self.final_moves.append(FinalTokenMove(tiles, area, plain, (), rows))
            plain, area = 0, area & island.through_temples(earning)
        moved = self.final_rows[False].setdefault(tiles, {})
        on_ruins = dict[int, list[int]]()
        for own, places in rows.items() if area else ():
            # Moving the last token equals placing it on the target.
            targets = island.through_temples(places & area) & ~own
            if targets & plain:
                moved[own] = moved.get(own, 0) | targets & plain
            for bit in bits(targets & earning):
                on_ruins.setdefault(bit, []).append(own | bit)
            for origin in bits(own & area):
                targets = walks[origin.bit_length() - 1] & ~own
                for bit in bits(targets & earning):
                    there = own ^ origin | bit
                    on_ruins.setdefault(bit, []).extend(
                        there | last for last in bits(places & ~bit)
                    )
                for bit in bits(targets & plain):
                    there = own ^ origin | bit
                    if places & ~bit:
                        moved[there] = moved.get(there, 0) | places & ~bit
        for bit, owns in on_ruins.items():
            self._enqueue(0, False, Context(tiles).with_ruins_action(bit), owns)
