"""The fewest legal actions to a position of a turn, found from there back to its beginning.

Every position from which tokens are left to place was kept by the search, so that few ways back
are tried that lead nowhere; the rules core then agrees to every action.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from heapq import heapify, heappop, heappush
from itertools import chain, combinations, count
from typing import NamedTuple

from dokmus_widgets.analysis.thinking import Thinking, at_once
from dokmus_widgets.analysis.turns.arrangement import Arrangement, ridden
from dokmus_widgets.analysis.turns.ends import End
from dokmus_widgets.analysis.turns.layers import Layers
from dokmus_widgets.analysis.turns.stand import Stand
from dokmus_widgets.analysis.turns.watch import Stopped, Watch, without_collection
from dokmus_widgets.core import (
    Action,
    By,
    DeclineRuins,
    EndTurn,
    MoveTile,
    MoveToken,
    Place,
    RotateTile,
    Rotation,
    Sacrifice,
    State,
    TakeTalisman,
    Turn,
)
from dokmus_widgets.core.island.bitboard import bits
from dokmus_widgets.core.transition import current_turn, tile_under, with_value


class Spot(NamedTuple):
    """A position of a turn: tokens and guardian left, own tokens, and how all else stands."""

    left: int
    guardian: bool
    stand: Stand
    own: int


class Goals(NamedTuple):
    """Positions that will do, made when it is their turn: none takes fewer actions than this."""

    fewest: int
    spots: Callable[[], Iterable[Spot]]


class _Way(NamedTuple):
    """What can be done from a position to a goal: an action to another, and so on."""

    spot: Spot
    action: Action | None = None
    to: _Way | None = None


class Lines:
    """Shortest lines through a turn whose positions have been searched.

    ``ValueError`` where the turn does not come there, `Stopped` where the watch ends the search.
    """

    def __init__(self, layers: Layers) -> None:
        self._layers, self._keeps_last = layers, layers.keeps_last
        state, turn = layers.state, current_turn(layers.state)[1]
        self._guardian = any(layers.stood[turn.tokens_left, True])
        stand = next(iter(layers.stood[turn.tokens_left, self._guardian]))
        self._root = Spot(turn.tokens_left, self._guardian, stand, state.tokens[layers.seat])
        self._laid = layers.leading()
        self._states: dict[Spot, State] = {}

    def finding(
        self, goals: Iterable[Goals], watch: Watch, finally_: tuple[Action, ...] = ()
    ) -> Thinking[tuple[Action, ...]]:
        """The fewest actions to one of these, where the last ones are legal then."""
        number = count()
        # By the fewest actions in all; those nearest to the beginning first, goals last.
        waiting: list[tuple[int, int, int, Goals | _Way]] = [
            (goal.fewest, 1, next(number), goal) for goal in goals
        ]
        heapify(waiting)
        done: set[Spot] = set()
        while waiting:
            if watch.over(0):
                raise Stopped("no line was found in time")
            yield None
            fewest, taken, _, way = heappop(waiting)
            if isinstance(way, Goals):
                for spot in way.spots():
                    heappush(waiting, (self._least(spot), 0, next(number), _Way(spot)))
            elif way.spot not in done and self._legal(way, finally_):
                if way.spot == self._root:
                    return (*_actions(way), *finally_)
                done.add(way.spot)
                for action, spot in self._before(way.spot):
                    if spot not in done and self._known(spot):
                        least = self._least(spot) + 1 - taken
                        entry = (max(fewest, least), taken - 1, next(number))
                        heappush(waiting, (*entry, _Way(spot, action, way)))
        raise ValueError("the turn cannot come to this")

    def ending(self, left: int, owns: list[int], tiles: Arrangement) -> Iterator[Spot]:
        """Every position with such own tokens and tiles, whatever waits or is left besides."""
        for guardian in (True, False):
            if not left:
                yield from (Spot(left, guardian, Stand(tiles), own) for own in owns)
            for stand, stood in self._layers.stood[left, guardian].items():
                if stand.tiles is tiles and (left or stand.waiting):
                    yield from (Spot(left, guardian, stand, own) for own in owns if own in stood)

    def _known(self, spot: Spot) -> bool:
        """Whether the turn comes there; the last of it is not kept, and tried."""
        left, guardian, stand, own = spot
        return not left or own in self._layers.stood[left, guardian].get(stand, ())

    def _least(self, spot: Spot) -> int:
        """So many actions at least lead there."""
        left, guardian, (tiles, _, _), own = spot
        begun, used = tiles.own, self._root.left - left
        placed = own.bit_count() - begun.bit_count()
        moved = (begun & ~own).bit_count() + (tiles is not self._root.stand.tiles)
        return placed + max(0, used - 2 * placed) + max(moved, self._guardian - guardian)

    def _state(self, spot: Spot) -> State:
        if spot not in self._states:
            left, guardian, (tiles, waiting, last), own = spot
            state, seat = self._layers.state, self._layers.seat
            used = self._root.left - left
            lost = used - own.bit_count() + state.tokens[seat].bit_count()
            keeps = guardian if self._guardian else current_turn(state)[1].guardian_left
            self._states[spot] = state.replaced(
                island=tiles.island,
                tokens=with_value(tiles.others, seat, own),
                supply=with_value(state.supply, seat, state.supply[seat] - used),
                sacrificed=with_value(state.sacrificed, seat, state.sacrificed[seat] + lost),
                turn=Turn(left, keeps, waiting, last),
            )
        return self._states[spot]

    def _legal(self, way: _Way, finally_: tuple[Action, ...]) -> bool:
        """Whether the rules core agrees to the next action, or to the last ones at a goal."""
        spot, action, to = way
        state = self._state(spot)
        for each in finally_ if action is None else (action,):
            if each not in state.legal_actions():
                return False
            state = state.after(each)
        if to is None:
            return True
        wanted, seat = self._state(to.spot), self._layers.seat
        (left, _, waiting, _), there = current_turn(state)[1], current_turn(wanted)[1]
        return (left, tuple(sorted(waiting)), state.tokens, state.sacrificed[seat]) == (
            *(there.tokens_left, there.ruins, wanted.tokens, wanted.sacrificed[seat]),
        ) and state.island == wanted.island

    # Whence a position comes

    def _before(self, spot: Spot) -> Iterator[tuple[Action, Spot]]:
        """Positions from which an action may lead there, legal or not."""
        left, guardian, (tiles, waiting, last), own = spot
        island, rules = tiles.island, self._layers.rules
        bit_space = island.frame.space
        for was in range(left + 1, min(left + 2, self._root.left) + 1):
            for bit in bits(last if self._keeps_last and left else own):
                rest = self._unearned(spot, bit, island.ruins)
                for stand in self._stands(spot, rest, own ^ bit):
                    place = Place(bit_space(bit), was - left - 1)
                    yield place, Spot(was, guardian, stand, own ^ bit)
        if rules.voluntary_sacrifice and left < self._root.left:
            lasts = self._stands(spot, waiting, own) if not left else (spot.stand,)
            for stand in lasts:
                yield Sacrifice(), Spot(left + 1, guardian, stand, own)
        if not waiting and rules.ruins_timing == "immediate":
            names = {(tile_under(island, bit),) for bit in bits(own & island.ruins)}
            for each in (*sorted(names), self._root.stand.waiting):
                yield DeclineRuins(), Spot(left, guardian, Stand(tiles, each, last), own)
        for target in bits(own):
            rest = self._unearned(spot, target, island.ruins if rules.ruins_on_move else 0)
            near = island.through_temples(target) & tiles.empty & ~own & island.soft
            for origin in bits(near) if rest is not None else ():
                was_last = origin if target == last else last
                yield from self._paid(
                    *(spot, Stand(tiles, rest or (), was_last), own ^ target | origin),
                    *(tile_under(island, origin), MoveToken),
                    (bit_space(origin), bit_space(target)),
                )
        for before, slot, turn in self._laid.get(tiles, ()):
            laid = before.island.grid[slot]
            assert laid is not None
            was_own, was_last = (ridden(mask, island, before.island) for mask in (own, last))
            yield from self._paid(
                *(spot, Stand(before, waiting, was_last), was_own, laid.tile),
                *((RotateTile, (slot, Rotation(turn))) if turn else (MoveTile, (slot,))),
            )

    def _paid(
        self,
        spot: Spot,
        stand: Stand,
        own: int,
        tile: str,
        kind: Callable[..., Action],
        told: tuple[object, ...],
    ) -> Iterator[tuple[Action, Spot]]:
        """An action by the guardian card, or by the ruins on a tile."""
        if self._guardian and not spot.guardian:
            yield kind(*told, By.GUARDIAN), Spot(spot.left, True, stand, own)
        island = stand.tiles.island
        if own & island.ruins & island.frame.slot_mask[stand.tiles.slot(tile)]:
            earned = stand._replace(waiting=tuple(sorted((*stand.waiting, tile))))
            yield kind(*told, By.RUINS), Spot(spot.left, spot.guardian, earned, own)

    def _unearned(self, spot: Spot, bit: int, ruins: int) -> tuple[str, ...] | None:
        """What waited before a token came to a space; None where something else would wait."""
        tiles, waiting, _ = spot.stand
        if not bit & ruins:
            return waiting
        tile, rest = tile_under(tiles.island, bit), list(waiting)
        if tile not in rest:
            return None
        rest.remove(tile)
        return tuple(rest)

    def _stands(self, spot: Spot, waiting: tuple[str, ...] | None, own: int) -> Iterator[Stand]:
        """How all else may have stood before a token was placed."""
        if waiting is not None:
            for last in (0, *bits(own)) if self._keeps_last else (0,):
                yield Stand(spot.stand.tiles, waiting, last)


def _actions(way: _Way) -> Iterator[Action]:
    while way.action is not None and way.to is not None:
        yield way.action
        way = way.to


def searching_all(state: State, watch: Watch) -> Thinking[Layers]:
    """All positions of a turn, with which lines are found; `Stopped` where the watch ends it."""
    layers = Layers(state, watch)
    if not (yield from layers.searching()):
        raise Stopped("no line was found in time")
    return layers


def line_to(state: State, end: End, watch: Watch | None = None) -> tuple[Action, ...]:
    """The fewest legal actions that lead to an end of this turn, ``EndTurn`` last.

    ``ValueError`` for an end that the turn cannot have; `Stopped` where the watch ends the search.
    """
    watch = watch or Watch()
    with without_collection():
        return at_once(finding_line(at_once(searching_all(state, watch)), end, watch))


def finding_line(layers: Layers, end: End, watch: Watch) -> Thinking[tuple[Action, ...]]:
    """The same bit by bit, by a search of that turn; it need not have placed all last tokens.

    ``ValueError`` for an end that the search has not come to.
    """
    state, seat = layers.state, layers.seat
    lines, tiles = Lines(layers), layers.root.known(end.island.grid)
    left = layers.tokens_left - (state.supply[seat] - end.supply)
    if tiles is None or not 0 <= left <= layers.tokens_left:
        raise ValueError("the turn cannot come to this")
    lost = max(0, end.sacrificed - state.sacrificed[seat])
    hot = [*bits(tiles.island.volcano & tiles.empty)]
    burning = chain.from_iterable(combinations(hot, many) for many in range(lost + 1))
    owns = [end.tokens[seat] | sum(some) for some in burning]
    takes = () if end.talisman == state.talisman else (TakeTalisman(),)
    goals = Goals(0, lambda: lines.ending(left, owns, tiles))
    return (yield from lines.finding([goals], watch, (*takes, EndTurn())))
