"""Beam search for promising turns, over the legal actions of the core, under any rules."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache, reduce
from operator import attrgetter
from typing import Final, NamedTuple

from dokmus_widgets.analysis.incremental import Incremental, run_to_completion
from dokmus_widgets.core import Action, EndTurn, MoveTile, MoveToken, Place, RotateTile, State
from dokmus_widgets.core.catalogue import TOKENS
from dokmus_widgets.core.island.island import Grid, Island
from dokmus_widgets.core.scoring import discovered, sacrifice_points, temple_points
from dokmus_widgets.core.transition import (
    current_turn,
    move_own_token,
    with_changed_tile,
    with_value,
)

#: Weights of the points within reach of one more token, during a turn and at its end.
NEARBY_WEIGHT, FINAL_NEARBY_WEIGHT = 0.25, 0.0125
#: Value of taking the talisman, in points.
TALISMAN_VALUE: Final = 3.0
#: Nodes kept that discover the same temples.
MAX_SAME_TEMPLES: Final = 16
_value: Final = attrgetter("value")

Line = tuple[Action, ...]
Stage = tuple[int, bool]


class CandidateTurn(NamedTuple):
    """A complete turn; ``points``: of its seat; ``value``: plus chances and rivals' losses."""

    value: float
    points: int
    line: Line
    after: State


class _Expansion(NamedTuple):
    """An action to apply to a state; of those with the same ``key`` only the best is kept."""

    value: float
    key: tuple[object, ...]
    line: Line
    before: State
    action: Action


def beam_search(state: State, width: int, rival_weight: float = 0.0) -> list[CandidateTurn]:
    """Return the best turns from here, best first, keeping ``width`` states at each stage.

    Turns that differ only in tokens that gain nothing count as one. ``rival_weight``: value of a
    point that the other seats lose on average.
    """
    return run_to_completion(beam_search_incrementally(state, width, rival_weight))


def beam_search_incrementally(
    state: State, width: int, rival_weight: float = 0.0, stop: Callable[[], bool] = lambda: False
) -> Incremental[list[CandidateTurn]]:
    """Run :func:`beam_search` step by step; ``stop`` is polled at each stage to end it early."""
    search, ends = _BeamSearch(state, rival_weight), dict[object, CandidateTurn]()
    stages: dict[Stage, list[tuple[State, Line]]] = {search.stage(state): [(state, ())]}
    while stages and not (ends and stop()):
        stage = max(stages)
        nodes = search.prune(stages.pop(stage), width)
        while nodes:  # again while ruins grant actions
            expansions: dict[object, _Expansion] = {}
            for before, line in nodes:
                yield None
                for expansion in search.expansions(before, line):
                    if isinstance(expansion.action, EndTurn):
                        end = search.evaluate_end(expansion)
                        ends[expansion.key] = max(end, ends.get(expansion.key, end), key=_value)
                    else:
                        known = expansions.setdefault(expansion.key, expansion)
                        if expansion.value > known.value:
                            expansions[expansion.key] = expansion
            nodes = []
            for best in sorted(expansions.values(), key=_value, reverse=True)[: 2 * width]:
                yield None
                after, line = best.before.after(best.action), (*best.line, best.action)
                now = search.stage(after)
                (nodes if now == stage else stages.setdefault(now, [])).append((after, line))
    return sorted(ends.values(), key=_value, reverse=True)


def evaluate_line(state: State, line: Line, rival_weight: float = 0.0) -> CandidateTurn:
    """Evaluate the turn of these actions, the last of which ends it."""
    *done, last = line
    before = reduce(State.after, done, state)
    return _BeamSearch(state, rival_weight).evaluate_end(
        _Expansion(0.0, (), tuple(done), before, last)
    )


class _BeamSearch:
    def __init__(self, state: State, rival_weight: float) -> None:
        self.seat, _ = current_turn(state)
        self.rival_weight = rival_weight
        self.start, self.occupied = state, state.occupied
        self.others = [seat for seat in range(state.seats) if seat != self.seat]
        self.rival_values: dict[Grid, float] = {}
        self.sacrifices = [
            sacrifice_points(with_value(state.sacrificed, self.seat, count))[self.seat]
            for count in range(TOKENS + 1)
        ]

    def stage(self, state: State) -> Stage:
        _, turn = current_turn(state)
        return turn.tokens_left, turn.guardian_left

    def rival_tokens(self, state: State) -> list[int]:
        return [state.tokens[seat] for seat in self.others]

    def prune(self, nodes: list[tuple[State, Line]], width: int) -> list[tuple[State, Line]]:
        """Return the ``width`` best distinct nodes, few of which discover the same temples."""
        found = {}
        for state, line in nodes:
            island, own = state.island, state.tokens[self.seat]
            value = sum(self.token_value(island, own)) + self.rival_value(
                island, self.rival_tokens(state)
            )
            temples = island.frame.beside(own & ~island.volcano) & island.temples
            found[island.grid, own, state.talisman, state.turn] = value, temples, state, line
        alike, best = Counter[tuple[Grid, int]](), []
        for _, temples, state, line in sorted(found.values(), key=lambda node: -node[0]):
            alike[state.island.grid, temples] += 1
            if alike[state.island.grid, temples] <= MAX_SAME_TEMPLES:
                best.append((state, line))
        return best[:width]

    def rival_value(self, island: Island, others: Sequence[int]) -> float:
        """Return the value of the rivals' points with the tiles of ``island``, 0 or less."""
        cached = self.rival_values.get(island.grid)
        if cached is None:
            beside, seats = island.frame.beside, self.start.seats
            found = (beside(tokens) & island.temples for tokens in others)
            points = sum(_temple_points(island, temples, seats) for temples in found)
            cached = -self.rival_weight * points / len(others)
            self.rival_values[island.grid] = cached
        return cached

    def token_value(self, island: Island, own: int) -> tuple[int, float]:
        """Return the points without sacrifices, and the weighted gain from nearby temples."""
        own &= ~island.volcano
        beside = island.frame.beside
        around = beside(own)
        found = around & island.temples
        if found:
            around |= beside(island.chains(found))
        close = beside(around & island.land & ~self.occupied) & island.temples & ~found
        points, seats = _temple_points(island, found, self.start.seats), self.start.seats
        gain = _temple_points(island, found | close, seats) - points if close else 0
        return points + (own & island.ruins).bit_count(), NEARBY_WEIGHT * gain

    def expansions(self, before: State, line: Line) -> Iterator[_Expansion]:
        seat, island = self.seat, before.island
        frame, own, lost = island.frame, before.tokens[seat], before.sacrificed[seat]
        others = self.rival_tokens(before)
        for action in before.legal_actions():
            there, tokens, price, rivals = island, own, 0, others
            if isinstance(action, Place):
                tokens, price = own | frame.bit(action.space), action.sacrifice
            elif isinstance(action, MoveTile | RotateTile):
                there, (tokens, *rivals) = with_changed_tile(island, action, (own, *others))
            elif isinstance(action, MoveToken):
                tokens, _, _ = move_own_token(island, before.rules, action, own, 0)
            key: tuple[object, ...] = type(action), there.grid, tokens, lost + price
            if isinstance(action, EndTurn):
                tokens &= ~island.volcano
                price = (own ^ tokens).bit_count()
                gaining = frame.beside(tokens) & island.temples, tokens & island.ruins
                key = (*gaining, island.grid, before.talisman, lost)
            value = sum(self.token_value(there, tokens)) + self.sacrifices[lost + price]
            value += self.rival_value(there, rivals)
            yield _Expansion(value, key, line, before, action)

    def evaluate_end(self, expansion: _Expansion) -> CandidateTurn:
        after = expansion.before.after(expansion.action)
        points, near = self.token_value(expansion.before.island, expansion.before.tokens[self.seat])
        points += self.sacrifices[after.sacrificed[self.seat]]
        value = points + near * FINAL_NEARBY_WEIGHT / NEARBY_WEIGHT
        value += self.rival_value(expansion.before.island, self.rival_tokens(expansion.before))
        if expansion.before.talisman != self.start.talisman:
            value += TALISMAN_VALUE
        return CandidateTurn(value, points, (*expansion.line, expansion.action), after)


@lru_cache(maxsize=1 << 16)
def _temple_points(island: Island, found: int, seats: int) -> int:
    return sum(temple_points(discovered(island, found), seats))
