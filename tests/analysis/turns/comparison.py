"""Holds the search of turns against the rules core, on one turn after the other."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from dokmus_widgets.analysis.turns import (
    End,
    Worth,
    best_end,
    line_to,
    reach_map,
    turn_ends,
)
from dokmus_widgets.analysis.turns.arrangement import ridden
from dokmus_widgets.analysis.turns.ends import ended
from dokmus_widgets.core import Action, State
from dokmus_widgets.core.island.bitboard import bits
from dokmus_widgets.core.transition import current_turn
from tests.analysis.turns.brute import ends, random_worth, reached, worth_of

#: Ends, spaces and temples of each turn to which a line is asked for.
_LINES = 4


def compare_turn(seed: int, state: State, found: list[State]) -> int:
    """Assert that the search tells of a turn what its positions do; gives the number of ends."""
    random = Random(seed)
    wanted = ends(found)
    told = turn_ends(state)
    assert told.exact
    listed = list(told)
    assert len(listed) == len(told) == len(wanted), f"seed {seed}: ends are missing, or told twice"
    assert set(listed) == wanted.keys(), f"seed {seed}: other ends"
    worth = random_worth(random, state)
    _compare_best(seed, state, worth, wanted)
    ranked = sorted((worth_of(state, end, worth) for end in wanted), reverse=True)
    best = told.best(9, worth)
    assert [most for most, _ in best] == ranked[:9], f"seed {seed}: others are worth more"
    assert all(worth_of(state, end, worth) == most for most, end in best)
    assert len(wanted.keys() & {end for _, end in best}) == len(best)
    for end in random.sample(sorted(wanted, key=repr), min(_LINES, len(wanted))):
        line = line_to(state, end)
        _compare_line(seed, state, end, line)
        assert len(line) == wanted[end], f"seed {seed}: a shorter line is there"
    _compare_reach(seed, state, found, random)
    return len(wanted)


def _compare_best(seed: int, state: State, worth: Worth, wanted: Iterable[End]) -> None:
    best = best_end(state, worth)
    most = max(worth_of(state, end, worth) for end in wanted)
    assert best.exact
    assert best.worth == most == worth_of(state, best.end, worth), f"seed {seed}: not the best"
    _compare_line(seed, state, best.end, best.line)


def _compare_line(seed: int, state: State, end: End, line: tuple[Action, ...]) -> None:
    now = state
    for action in line[:-1]:
        now = now.apply(action)
    assert ended(now) == end, f"seed {seed}: a line to another end"
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
            assert ridden(own, now.island, island) & bit, (
                f"seed {seed}: the line does not get there"
            )
