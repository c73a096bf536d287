"""Comparison of the turn search with brute force, turn by turn."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from dokmus_widgets.analysis.turns import (
    EndPosition,
    Weights,
    best_end,
    line_to,
    reach_map,
    turn_ends,
)
from dokmus_widgets.analysis.turns.arrangement import carry_mask
from dokmus_widgets.analysis.turns.ends import end_position
from dokmus_widgets.core import Action, State
from dokmus_widgets.core.island.bitboard import bits
from dokmus_widgets.core.transition import current_turn
from tests.analysis.turns.brute import ends, random_weights, reached, value_of

#: Ends, spaces and temples of each turn to which a line is asked for.
_LINES = 4


def compare_turn(seed: int, state: State, found: list[State]) -> int:
    """Assert that the search agrees with the positions of a turn; return the number of ends."""
    random = Random(seed)
    wanted = ends(found)
    told = turn_ends(state)
    assert told.exact
    listed = list(told)
    assert len(listed) == len(told) == len(wanted), f"seed {seed}: ends are missing, or told twice"
    assert set(listed) == wanted.keys(), f"seed {seed}: other ends"
    weights = random_weights(random, state)
    _compare_best(seed, state, weights, wanted)
    ranked = sorted((value_of(state, end, weights) for end in wanted), reverse=True)
    best = told.best(9, weights)
    assert [most for most, _ in best] == ranked[:9], f"seed {seed}: others are weights more"
    assert all(value_of(state, end, weights) == most for most, end in best)
    assert len(wanted.keys() & {end for _, end in best}) == len(best)
    for end in random.sample(sorted(wanted, key=repr), min(_LINES, len(wanted))):
        line = line_to(state, end)
        _compare_line(seed, state, end, line)
        assert len(line) == wanted[end], f"seed {seed}: a shorter line is there"
    _compare_reach(seed, state, found, random)
    return len(wanted)


def _compare_best(seed: int, state: State, weights: Weights, wanted: Iterable[EndPosition]) -> None:
    best = best_end(state, weights)
    most = max(value_of(state, end, weights) for end in wanted)
    assert best.exact
    assert best.value == most == value_of(state, best.end, weights), f"seed {seed}: not the best"
    _compare_line(seed, state, best.end, best.line)


def _compare_line(seed: int, state: State, end: EndPosition, line: tuple[Action, ...]) -> None:
    now = state
    for action in line[:-1]:
        now = now.apply(action)
    assert end_position(now) == end, f"seed {seed}: a line to another end"
    assert now.apply(line[-1]) == end.after(state), f"seed {seed}: another state follows"


def _compare_reach(seed: int, state: State, found: list[State], random: Random) -> None:
    map = reach_map(state)
    island, frame = state.island, state.island.frame
    seat, turn = current_turn(state)
    spaces, temples = reached(found)
    for tokens in range(4):
        for wanted, mask in ((spaces, map.spaces(tokens)), (temples, map.temples(tokens))):
            cheap = sum(bit for bit, (fewest, _) in wanted.items() if fewest <= tokens)
            assert mask == cheap, f"seed {seed}: {tokens} tokens reach something else"
    for wanted, way, plane in (
        (spaces, map.to_space, island.land),
        (temples, map.to_temple, island.temples),
    ):
        for bit in random.sample([*bits(plane)], min(_LINES, plane.bit_count())):
            told = way(frame.space(bit))
            if bit not in wanted:
                assert told is None, f"seed {seed}: a way where there is none"
                continue
            assert told is not None, f"seed {seed}: no way"
            now = state
            for action in told.line:
                now = now.apply(action)
            used = turn.tokens_left - current_turn(now)[1].tokens_left
            assert told.tokens == used == wanted[bit][0], f"seed {seed}: not the fewest tokens"
            assert len(told.line) == wanted[bit][1], f"seed {seed}: a shorter line is there"
            own = now.tokens[seat]
            if plane == island.temples:
                own = frame.beside(own & ~now.island.volcano) & now.island.temples
            assert carry_mask(own, now.island, island) & bit, (
                f"seed {seed}: the line does not get there"
            )
