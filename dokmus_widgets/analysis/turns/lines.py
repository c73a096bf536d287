"""Shortest legal lines to positions of a turn, by a backward search that the core confirms."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from heapq import heapify, heappop, heappush
from itertools import chain, combinations, count
from typing import NamedTuple

from dokmus_widgets.analysis.incremental import Incremental, run_to_completion
from dokmus_widgets.analysis.turns.arrangement import Arrangement, Context, TileAction, carry_mask
from dokmus_widgets.analysis.turns.deadline import Deadline, SearchStopped, gc_paused
from dokmus_widgets.analysis.turns.ends import EndPosition
from dokmus_widgets.analysis.turns.turn_search import TurnSearch
from dokmus_widgets.core import Action, By, State, Turn, actions
from dokmus_widgets.core.island.bitboard import bits
from dokmus_widgets.core.transition import current_turn, tile_under, with_value
from dokmus_widgets.core.values import expect


class Node(NamedTuple):
    left: int
    guardian: bool
    context: Context
    own: int


class GoalBatch(NamedTuple):
    """Goal positions, created lazily; none takes fewer than ``min_actions``."""

    min_actions: int
    nodes: Callable[[], Iterable[Node]]


class _Path(NamedTuple):
    """A node with the action and path that follow it on the path to a goal."""

    node: Node
    action: Action | None = None
    next: _Path | None = None


class LineFinder:
    def __init__(self, search: TurnSearch) -> None:
        self._search, self._tracks_last = search, search.tracks_last
        state, turn = search.state, current_turn(search.state)[1]
        self._guardian = any(search.visited[turn.tokens_left, True])
        context = next(iter(search.visited[turn.tokens_left, self._guardian]))
        self._root = Node(turn.tokens_left, self._guardian, context, state.tokens[search.seat])
        self._predecessor_changes = search.predecessors()
        self._states: dict[Node, State] = {}

    def find(
        self, goals: Iterable[GoalBatch], deadline: Deadline, final_actions: tuple[Action, ...] = ()
    ) -> Incremental[tuple[Action, ...]]:
        """Return a shortest line to one of the goals where ``final_actions`` are legal.

        Raises ``ValueError`` if no goal is reachable, `SearchStopped` at the deadline.
        """
        number = count()
        # Sorted by total actions, then nearest to the start; unexpanded goals last.
        waiting: list[tuple[int, int, int, GoalBatch | _Path]] = [
            (goal.min_actions, 1, next(number), goal) for goal in goals
        ]
        heapify(waiting)
        done: set[Node] = set()
        while waiting:
            if deadline.reached(0):
                raise SearchStopped("no line was found in time")
            yield None
            min_actions, taken, _, path = heappop(waiting)
            if isinstance(path, GoalBatch):
                for node in path.nodes():
                    heappush(waiting, (self._min_actions(node), 0, next(number), _Path(node)))
            elif path.node not in done and self._is_legal(path, final_actions):
                if path.node == self._root:
                    return (*_actions(path), *final_actions)
                done.add(path.node)
                for action, node in self._predecessors(path.node):
                    if node not in done and self._is_visited(node):
                        least = self._min_actions(node) + 1 - taken
                        entry = (max(min_actions, least), taken - 1, next(number))
                        heappush(waiting, (*entry, _Path(node, action, path)))
        raise ValueError("the turn cannot reach this position")

    def nodes_with(self, left: int, owns: list[int], tiles: Arrangement) -> Iterator[Node]:
        """Yield every node with these own tokens and arrangement, whatever else is left."""
        for guardian in (True, False):
            if not left:
                yield from (Node(left, guardian, Context(tiles), own) for own in owns)
            for context, visited in self._search.visited[left, guardian].items():
                if context.tiles is tiles and (left or context.waiting):
                    yield from (
                        Node(left, guardian, context, own) for own in owns if own in visited
                    )

    def _is_visited(self, node: Node) -> bool:
        """Return whether the search met this node; final ones are not stored and always tried."""
        left, guardian, context, own = node
        return not left or own in self._search.visited[left, guardian].get(context, ())

    def _min_actions(self, node: Node) -> int:
        left, guardian, (tiles, _, _), own = node
        begun, used = tiles.initial_own, self._root.left - left
        placed = own.bit_count() - begun.bit_count()
        moved = (begun & ~own).bit_count() + (tiles is not self._root.context.tiles)
        return placed + max(0, used - 2 * placed) + max(moved, self._guardian - guardian)

    def _state(self, node: Node) -> State:
        if node not in self._states:
            left, guardian, (tiles, waiting, last), own = node
            state, seat = self._search.state, self._search.seat
            used = self._root.left - left
            lost = used - own.bit_count() + state.tokens[seat].bit_count()
            keeps = guardian if self._guardian else current_turn(state)[1].guardian_left
            self._states[node] = state.replaced(
                island=tiles.island,
                tokens=with_value(tiles.others, seat, own),
                supply=with_value(state.supply, seat, state.supply[seat] - used),
                sacrificed=with_value(state.sacrificed, seat, state.sacrificed[seat] + lost),
                turn=Turn(left, keeps, waiting, last),
            )
        return self._states[node]

    def _is_legal(self, path: _Path, final_actions: tuple[Action, ...]) -> bool:
        """Return whether the core allows the next action, or the final ones at a goal."""
        node, action, following = path
        state = self._state(node)
        for each in final_actions if action is None else (action,):
            if each not in state.legal_actions():
                return False
            state = state.after(each)
        if following is None:
            return True
        wanted, seat = self._state(following.node), self._search.seat
        (left, _, waiting, _), there = current_turn(state)[1], current_turn(wanted)[1]
        return (left, tuple(sorted(waiting)), state.tokens, state.sacrificed[seat]) == (
            *(there.tokens_left, there.ruins, wanted.tokens, wanted.sacrificed[seat]),
        ) and state.island == wanted.island

    def _predecessors(self, node: Node) -> Iterator[tuple[Action, Node]]:
        """Yield actions that may lead to a position, legal or not, with the node before."""
        left, guardian, (tiles, waiting, last), own = node
        island, rules = tiles.island, self._search.rules
        bit_space = island.frame.space
        for was in range(left + 1, min(left + 2, self._root.left) + 1):
            for bit in bits(last if self._tracks_last and left else own):
                rest = self._waiting_before(node, bit, island.ruins)
                for context in self._contexts_before(node, rest, own ^ bit):
                    place = actions.Place(bit_space(bit), was - left - 1)
                    yield place, Node(was, guardian, context, own ^ bit)
        if rules.voluntary_sacrifice and left < self._root.left:
            lasts = self._contexts_before(node, waiting, own) if not left else (node.context,)
            for context in lasts:
                yield actions.Sacrifice(), Node(left + 1, guardian, context, own)
        if not waiting and rules.ruins_timing == "immediate":
            names = {(tile_under(island, bit),) for bit in bits(own & island.ruins)}
            for each in (*sorted(names), self._root.context.waiting):
                yield actions.DeclineRuins(), Node(left, guardian, Context(tiles, each, last), own)
        for target in bits(own):
            rest = self._waiting_before(node, target, island.ruins if rules.ruins_on_move else 0)
            near = island.through_temples(target) & tiles.empty & ~own & island.soft
            for origin in bits(near) if rest is not None else ():
                was_last = origin if target == last else last
                context = Context(tiles, rest or (), was_last)
                move = actions.MoveToken(bit_space(origin), bit_space(target))
                yield from self._granted(node, context, own ^ target | origin, origin, move)
        for before, action in self._predecessor_changes.get(tiles, ()):
            was_own, was_last = (carry_mask(mask, island, before.island) for mask in (own, last))
            tile_mask = island.frame.slot_mask[action.slot]
            context = Context(before, waiting, was_last)
            yield from self._granted(node, context, was_own, tile_mask, action)

    def _granted(
        self,
        node: Node,
        context: Context,
        own: int,
        on_tile: int,
        action: actions.MoveToken | TileAction,
    ) -> Iterator[tuple[Action, Node]]:
        """Yield an action by the guardian card, and by ruins on the tile of some space."""
        if self._guardian and not node.guardian:
            yield action, Node(node.left, True, context, own)
        island = context.tiles.island
        if own & island.ruins & island.frame.slot_mask[island.frame.slot_of_bit(on_tile)]:
            before = context.with_ruins_action(on_tile, context.last)
            yield action.replaced(by=By.RUINS), Node(node.left, node.guardian, before, own)

    def _waiting_before(self, node: Node, bit: int, ruins: int) -> tuple[str, ...] | None:
        """Return the waiting ruins actions before a token reached a space, None if impossible."""
        tiles, waiting, _ = node.context
        if not bit & ruins:
            return waiting
        tile, rest = tile_under(tiles.island, bit), list(waiting)
        if tile not in rest:
            return None
        rest.remove(tile)
        return tuple(rest)

    def _contexts_before(
        self, node: Node, waiting: tuple[str, ...] | None, own: int
    ) -> Iterator[Context]:
        if waiting is not None:
            for last in (0, *bits(own)) if self._tracks_last else (0,):
                yield Context(node.context.tiles, waiting, last)


def _actions(path: _Path) -> Iterator[Action]:
    while path.action is not None and path.next is not None:
        yield path.action
        path = path.next


def line_to(state: State, end: EndPosition, deadline: Deadline | None = None) -> tuple[Action, ...]:
    """Return a shortest line to an end; ``ValueError`` if unreachable, `SearchStopped` if late."""
    expect(end, EndPosition, "end: an EndPosition is expected, as TurnEnds hold them")
    deadline = deadline or Deadline()
    with gc_paused():
        search = TurnSearch(state, deadline)
        if not search.search():
            raise SearchStopped("no line was found in time")
        return run_to_completion(line_to_incrementally(search, end, deadline))


def line_to_incrementally(
    search: TurnSearch, end: EndPosition, deadline: Deadline
) -> Incremental[tuple[Action, ...]]:
    """Find a line with a finished search; ``ValueError`` for an end that it has not met."""
    state, seat = search.state, search.seat
    lines, tiles = LineFinder(search), search.root.find(end.island.grid)
    left = search.tokens_left - (state.supply[seat] - end.supply)
    if tiles is None or not 0 <= left <= search.tokens_left:
        raise ValueError("the turn cannot reach this position")
    lost = max(0, end.sacrificed - state.sacrificed[seat])
    hot = [*bits(tiles.island.volcano & tiles.empty)]
    burning = chain.from_iterable(combinations(hot, size) for size in range(lost + 1))
    owns = [end.tokens[seat] | sum(some) for some in burning]
    takes = () if end.talisman == state.talisman else (actions.TakeTalisman(),)
    goals = GoalBatch(0, lambda: lines.nodes_with(left, owns, tiles))
    return (yield from lines.find([goals], deadline, (*takes, actions.EndTurn())))
