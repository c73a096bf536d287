"""Every position of a turn, in layers: by tokens left, and by whether the guardian is left.

A layer holds sets of own tokens by how all else stands. The last placement is not made: where a
token can go last is kept as a *row*, what is done last with a tile as an *image* of all that stands
there, and a token moved last as a *move*.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from dokmus_widgets.analysis.thinking import Thinking, at_once
from dokmus_widgets.analysis.turns.arrangement import Arrangement, Change
from dokmus_widgets.analysis.turns.factors import Image, Move, Rows
from dokmus_widgets.analysis.turns.stand import Owns, Stand
from dokmus_widgets.analysis.turns.watch import Watch
from dokmus_widgets.core import MoveTile, MoveToken, RotateTile, State, TakeTalisman
from dokmus_widgets.core.island.bitboard import bits
from dokmus_widgets.core.legality.allowances import GRANTS
from dokmus_widgets.core.legality.reach import open_to, surroundings
from dokmus_widgets.core.transition import current_turn

#: So many positions are looked at before it is asked again whether to stop.
_BETWEEN = 256

_ON_TILES = {*GRANTS[MoveTile], *GRANTS[RotateTile]}


class Layers:
    """The search of the turn that goes on in a state; ``ValueError`` where none does.

    ``last``: rows by arrangement, without and with the guardian left; ``ended``: own tokens at the
    end by arrangement and tokens that found no place, but for those of rows, images and moves;
    ``stood``: all that was looked at, by tokens left and whether the guardian is.
    """

    #: Whether moves are kept, and what ruins do last with a tile as an image; else all is made.
    factored = True

    def __init__(self, state: State, watch: Watch) -> None:
        if state.turn is None:
            raise ValueError("no turn goes on in this position")
        self.seat, turn = current_turn(state)
        self.state, self.rules, self.watch = state, state.rules, watch
        card = state.guardians[self.seat] if turn.guardian_left else None
        self.card = 0 if card is None else card
        #: Who can hold the talisman at the end of the turn.
        takes = self.card in GRANTS[TakeTalisman]
        self.talismans = tuple(sorted({state.talisman, self.seat} if takes else {state.talisman}))
        self._moves_tiles = self.card in _ON_TILES
        self._moves_tokens = self.card in GRANTS[MoveToken]
        self.tokens_left = turn.tokens_left
        self.root = Arrangement.of(state)
        self.keeps_last = state.rules.temple_reach == "last_token"
        self.last: tuple[dict[Arrangement, Rows], dict[Arrangement, Rows]] = ({}, {})
        self.ended: dict[tuple[Arrangement, int], set[int]] = {}
        self.moves: list[Move] = []
        self._before_image: dict[Arrangement, set[int]] = {}
        guardian = self._moves_tiles or self._moves_tokens
        layers = [(left, q) for left in range(self.tokens_left + 1) for q in (False, True)]
        self._layers: dict[tuple[int, bool], Owns] = {layer: {} for layer in layers}
        self.stood: dict[tuple[int, bool], Owns] = {layer: {} for layer in layers}
        last = turn.last if self.keeps_last and turn.tokens_left else 0
        stand = Stand(self.root, tuple(sorted(turn.ruins)), last)
        self._layers[self.tokens_left, guardian][stand] = {state.tokens[self.seat]}

    def search(self) -> bool:
        """Look at every position; whether all were, or the watch ended it."""
        return at_once(self.searching())

    def searching(self) -> Thinking[bool]:
        """The same bit by bit."""
        for left in range(self.tokens_left, -1, -1):
            for guardian in (True, False):
                if not (yield from self._searching_layer(left, guardian)):
                    return False
                if not left and guardian and self._moves_tokens:
                    for tiles, rows in self.last[True].items():
                        self._move_after(tiles, rows)
        return True

    def make_images(self) -> list[Image]:
        """Make all changes of tiles after the last token."""
        found = [
            Image(tiles, change, owns, {})
            for (tiles, waiting, _), owns in self.stood[0, False].items()
            if len(waiting) == 1 and self.factored
            for change in tiles.by_ruins(tiles.slot(*waiting))
        ]
        places, rows = dict.fromkeys((*self.last[True], *self._before_image)), self.last[True]
        for tiles in places if self._moves_tiles else ():
            owns = self._before_image.get(tiles, set())
            for change in tiles.by_guardian(self.card):
                found.append(Image(tiles, change, owns, rows.get(tiles, {})))
        return found

    def leading(self) -> dict[Arrangement, list[tuple[Arrangement, int, str]]]:
        """What leads to each arrangement, with changes after the last token."""
        self.make_images()
        return self.root.leading()

    # One layer

    def _searching_layer(self, left: int, guardian: bool) -> Thinking[bool]:
        waiting, stood = self._layers[left, guardian], self.stood[left, guardian]
        while waiting:
            # Most extra actions first: what they lead to has fewer, or more tokens on ruins.
            most = max(len(stand.waiting) for stand in waiting)
            for stand in [stand for stand in waiting if len(stand.waiting) == most]:
                owns = waiting.pop(stand)
                if stand in stood:
                    owns -= stood[stand]
                    stood[stand] |= owns
                else:
                    stood[stand] = owns
                chunk = list(owns)
                for at in range(0, len(chunk), _BETWEEN):
                    part = chunk[at : at + _BETWEEN]
                    if self.watch.over(len(part)):
                        return False
                    self._search_stand(left, guardian, stand, part)
                    yield None
        return True

    def _search_stand(self, left: int, guardian: bool, stand: Stand, owns: list[int]) -> None:
        if stand.waiting:
            self._use_ruins(left, guardian, stand, owns)
            if self.rules.ruins_timing == "immediate" and (left or guardian or not self.factored):
                self._add(left, guardian, stand._replace(waiting=()), owns)
                return
        if left:
            self._place(left, guardian, stand, owns)
            if self.rules.voluntary_sacrifice:
                here = stand if left > 1 else stand._replace(last=0)
                self._add(left - 1, guardian, here, owns)
        else:
            self._end(stand.tiles, 0, owns)
            if guardian and self._moves_tiles and not stand.waiting:
                self._before_image.setdefault(stand.tiles, set()).update(owns)
        if guardian:
            self._use_guardian(left, stand, owns)

    def _add(self, left: int, guardian: bool, stand: Stand, owns: Iterable[int]) -> None:
        layer = self._layers[left, guardian]
        known = layer.get(stand)
        if known is None:
            layer[stand] = set(owns)
        else:
            known.update(owns)

    def _end(self, tiles: Arrangement, left: int, owns: Iterable[int]) -> None:
        self.ended.setdefault((tiles, left), set()).update(owns)

    # Placing

    def _place(self, left: int, guardian: bool, stand: Stand, owns: list[int]) -> None:
        tiles, paying = stand.tiles, left > 1
        if not paying and not self.keeps_last:
            self._put(0, guardian, stand, self._last_places(tiles, owns))
            return
        around, before = tiles.around, tiles.own
        for_nothing: list[tuple[int, int]] = []
        for_one: list[tuple[int, int]] = []
        for own in owns:
            if self.keeps_last:
                steps, free, ends = surroundings(tiles.island, own, stand.last, self.rules, paying)
            else:  # what surrounds a token does not hang on others
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
                self._end(tiles, left, (own,))
        self._put(left - 1, guardian, stand, for_nothing)
        if paying:
            self._put(left - 2, guardian, stand, for_one)

    def _last_places(self, tiles: Arrangement, owns: list[int]) -> Iterator[tuple[int, int]]:
        """Where the last token can go, which pays for nothing: most of the search."""
        near, before, empty = tiles.free, tiles.own, tiles.empty
        for own in owns:
            kept = own & before
            free, more = near[kept], own ^ kept
            while more:
                low = more & -more
                more ^= low
                free |= near[low]
            # Anywhere, if nowhere else.
            if free := free & empty & ~own or empty & ~own:
                yield own, free
            else:
                self._end(tiles, 1, (own,))

    def _put(
        self, left: int, guardian: bool, stand: Stand, placed: Iterable[tuple[int, int]]
    ) -> None:
        """One token more on each of these spaces, and so many left after it."""
        tiles, waiting, _ = stand
        ruins, keeps_last = tiles.island.ruins, self.keeps_last and left > 0
        rows = None if left or waiting else self.last[guardian].setdefault(tiles, {})
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
            elif keeps_last:
                for bit in bits(places):
                    self._add(left, guardian, Stand(tiles, waiting, bit), (own | bit,))
            else:
                while places:
                    bit = places & -places
                    places ^= bit
                    put.append(own | bit)
        if put:
            self._add(left, guardian, Stand(tiles, waiting), put)
        for bit, earned in on_ruins.items():
            self._add(left, guardian, stand.earned(bit, keeps_last and bit), earned)

    # What the guardian card and ruins grant

    def _use_guardian(self, left: int, stand: Stand, owns: list[int]) -> None:
        if self._moves_tiles and (left or stand.waiting):  # at the end of the turn: images
            self._lay_by_guardian(left, stand, owns)
        if self._moves_tokens:
            self._move_by_guardian(left, stand, owns)

    def _move_by_guardian(self, left: int, stand: Stand, owns: list[int]) -> None:
        self._move(left, False, stand, stand.waiting, owns, -1)

    def _lay_by_guardian(self, left: int, stand: Stand, owns: list[int]) -> None:
        for change in stand.tiles.by_guardian(self.card):
            self._lay(left, False, stand, change, owns)

    def _use_ruins(self, left: int, guardian: bool, stand: Stand, owns: list[int]) -> None:
        for tile in dict.fromkeys(stand.waiting):
            rest = list(stand.waiting)
            rest.remove(tile)
            slot = stand.tiles.slot(tile)
            after = stand._replace(waiting=tuple(rest))
            for change in stand.tiles.by_ruins(slot):
                if left or guardian or rest or not self.factored:  # at the end of the turn: images
                    self._lay(left, guardian, after, change, owns)
            area = stand.tiles.island.frame.slot_mask[slot]
            self._move(left, guardian, stand, after.waiting, owns, area)

    def _lay(
        self, left: int, guardian: bool, stand: Stand, change: Change, owns: list[int]
    ) -> None:
        ride = change.ride
        there = Stand(change.to, stand.waiting, ride.own(stand.last) if stand.last else 0)
        staying, riding, carried = ride.staying, ride.riding, ride.carried
        self._add(
            *(left, guardian, there),
            [own & staying | carried[own & riding] for own in owns],
        )

    def _move(
        self,
        left: int,
        guardian: bool,
        stand: Stand,
        waiting: tuple[str, ...],
        owns: list[int],
        area: int,
    ) -> None:
        """A token moved from a space of this area; ``waiting``: what waits besides, then."""
        tiles = stand.tiles
        area, empty = self._step_on(left, guardian, stand, waiting, owns, area)
        move = Move(tiles, area, empty, owns, {})
        if self.factored and not (left or guardian or waiting):
            self.moves.append(move)
        elif found := move.after():
            self._add(left, guardian, Stand(tiles, waiting, stand.last), found)

    def _step_on(
        self,
        left: int,
        guardian: bool,
        stand: Stand,
        waiting: tuple[str, ...],
        owns: Iterable[int],
        area: int,
    ) -> tuple[int, int]:
        """A token moved onto ruins, and the one placed last: these change more than own tokens.

        Whence and where to the others go, which change no more.
        """
        tiles, last = stand.tiles, stand.last
        island = tiles.island
        earning = island.ruins & tiles.empty if self.rules.ruins_on_move else 0
        area &= island.soft
        here, others = Stand(tiles, waiting, last), area & ~last
        steps = [(bit, others, here.earned(bit, last)) for bit in bits(earning)]
        for bit in bits(island.through_temples(area & last) & tiles.empty):
            there = here._replace(last=bit)
            steps.append((bit, last, there.earned(bit, bit) if bit & earning else there))
        for bit, sources, there in steps:
            near = island.through_temples(bit) & sources
            beside = [own for own in owns if own & near and not own & bit] if near else ()
            moved = [own ^ origin | bit for own in beside for origin in bits(own & near)]
            if moved:
                self._add(left, guardian, there, moved)
        return others, tiles.empty & ~earning

    def _move_after(self, tiles: Arrangement, rows: Rows) -> None:
        """A token moved by the guardian card after the last placement."""
        island, walks = tiles.island, tiles.island.walks
        earning = island.ruins & tiles.empty if self.rules.ruins_on_move else 0
        plain, area = tiles.empty & ~earning, island.soft
        if self.factored:
            self.moves.append(Move(tiles, area, plain, (), rows))
            plain, area = 0, area & island.through_temples(earning)
        moved, earned = self.last[False].setdefault(tiles, {}), dict[int, list[int]]()
        for own, places in rows.items() if area else ():
            # The one placed last steps on: as if it had been placed there.
            targets = island.through_temples(places & area) & ~own
            if targets & plain:
                moved[own] = moved.get(own, 0) | targets & plain
            for bit in bits(targets & earning):
                earned.setdefault(bit, []).append(own | bit)
            for origin in bits(own & area):
                targets = walks[origin.bit_length() - 1] & ~own
                for bit in bits(targets & earning):
                    there = own ^ origin | bit
                    earned.setdefault(bit, []).extend(there | last for last in bits(places & ~bit))
                for bit in bits(targets & plain):
                    there = own ^ origin | bit
                    if places & ~bit:
                        moved[there] = moved.get(there, 0) | places & ~bit
        for bit, owns in earned.items():
            self._add(0, False, Stand(tiles).earned(bit), owns)
