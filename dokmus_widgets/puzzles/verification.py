"""Puzzle verification by the exact search: best results, uniqueness and difficulty."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from functools import cache, partial, reduce
from itertools import accumulate
from random import Random
from typing import Final, NamedTuple

from dokmus_widgets.analysis import gentle
from dokmus_widgets.analysis.players.beam_search import beam_search
from dokmus_widgets.analysis.players.lookahead import turn_with_card
from dokmus_widgets.analysis.turns import best_end, line_to, reach_map, turn_ends
from dokmus_widgets.analysis.turns.arrangement import carry_mask
from dokmus_widgets.cases.entries import EntryError
from dokmus_widgets.core import Action, EndTurn, IllegalAction, State, parse_space
from dokmus_widgets.core.catalogue import TOKENS_A_TURN, cards_for
from dokmus_widgets.core.notation import position_code, write_action
from dokmus_widgets.core.transition import burn_tokens, current_turn, with_value
from dokmus_widgets.lessons.goals.predicates import Stand
from dokmus_widgets.puzzles.puzzle import TRIAL_COUNT, Puzzle, PuzzleKind

Line = tuple[Action, ...]
_Trial = Callable[[State], Iterator[Line]]

#: Beam widths of the trials by beam search; the other trials are gentle.
_BEAM_WIDTHS: Final = (2, 4, 8, 16, 32, 64)


def turn_progress(start: State, now: State) -> Stand:
    """Return the goal state of the turn that began with ``start``, as if it ended now."""
    seat = current_turn(start)[0]
    if now.to_act == seat and now.turn is not None:
        own, lost = burn_tokens(now.island, now.tokens[seat], now.sacrificed[seat])
        tokens = with_value(now.tokens, seat, own)
        sacrificed = with_value(now.sacrificed, seat, lost)
        now = now.replaced(tokens=tokens, sacrificed=sacrificed, turn=None, to_act=None)
    return Stand(start, now, seat)


def points_gained(start: State, now: State) -> int:
    seat = current_turn(start)[0]
    return now.score()[seat].total - start.score()[seat].total


def is_out_of_reach(start: State, now: State, space: str, tokens: int) -> bool:
    """Return whether a turn provably cannot discover a temple with so many tokens more.

    ``space``: of the temple at the ``start`` of the turn.
    """
    temple = carry_mask(start.island.frame.bit(parse_space(space)), start.island, now.island)
    return not reach_map(now).temples(tokens) & temple


@cache
def solution_of(puzzle: Puzzle) -> tuple[State, Line]:
    """Return the start of the turn, with the right card, and the actions that meet the goal."""
    start, line = puzzle.state, puzzle.line
    if puzzle.kind is PuzzleKind.CARD:
        start = turn_with_card(start, current_turn(start)[0], puzzle.cards[0])
        line = best_end(start).line
    return start, _line_to_goal(puzzle, start, line) or line


def _line_to_goal(puzzle: Puzzle, start: State, line: Iterable[Action]) -> Line | None:
    """Return the beginning of a line that meets the goal; None if it is not met."""
    played, now = list[Action](), start
    for action in line:
        played.append(action)
        now = now.apply(action)
        if puzzle.goal.met(turn_progress(start, now)):
            return tuple(played)
    return None


@cache
def points_by_card(state: State) -> Mapping[int, int]:
    """Return the most points of the turn for each card in play."""
    seat = current_turn(state)[0]
    turns = {card: turn_with_card(state, seat, card) for card in cards_for(state.seats)}
    return {card: _best_turn(turn)[0] for card, turn in turns.items()}


def verify_puzzle(puzzle: Puzzle) -> None:
    """Raise ``EntryError`` with the correct value if any field of a puzzle is wrong."""
    state = puzzle.state
    found = prove_puzzle(puzzle.kind, state, puzzle.tokens, puzzle.space)
    if found is None:
        raise EntryError("the position has no such puzzle")
    for name in ("target", "unique", "misses"):
        if (actual := getattr(found, name)) != (fields := getattr(puzzle, name)):
            raise EntryError(f"{name} is {actual}, not {fields}")
    if puzzle.kind is PuzzleKind.CARD and found.solution != puzzle.solution:
        raise EntryError(f"the cards are {found.solution}, not {puzzle.solution}")
    verify_solution(puzzle)


def verify_solution(puzzle: Puzzle) -> None:
    """Raise ``EntryError`` if the solution is illegal or does not solve the puzzle."""
    if puzzle.kind is PuzzleKind.CARD:
        return
    try:
        line = puzzle.line
    except IllegalAction as fault:
        raise EntryError(f"the solution is illegal: {fault}") from None
    if _line_to_goal(puzzle, puzzle.state, line) is None:
        raise EntryError("the solution does not solve the puzzle")


def prove_puzzle(kind: PuzzleKind, state: State, tokens: int = 0, space: str = "") -> Puzzle | None:
    """Return the puzzle of that kind in a turn, if there is one.

    ``tokens``: to be sacrificed; ``space``: of the temple to reach.
    """
    found = _PROVERS[kind](state, tokens, space)
    if found is None:
        return None
    points, tokens, unique, solution = found
    unrated = Puzzle(kind, position_code(state), points, tokens, space, unique, 0, solution)
    if kind is not PuzzleKind.CARD:
        solution = solution[: len(solution_of(unrated)[1])]
    return replace(unrated, misses=sum(not right for right in _trials(unrated)), solution=solution)


class _Proof(NamedTuple):
    points: int
    tokens: int
    unique: bool
    solution: tuple[str, ...]


def _points(state: State, _tokens: int, _space: str) -> _Proof | None:
    first, *others = turn_ends(state).best(2)
    points, line = _best_turn(state)
    return _Proof(points, 0, all(one[0] < first[0] for one in others), _notation(state, line))


def _reach(state: State, _tokens: int, space: str) -> _Proof | None:
    way = reach_map(state).to_temple(parse_space(space))
    if way is None or not way.tokens:
        return None
    unique = False
    if way.tokens == TOKENS_A_TURN:  # otherwise the rest of the turn is arbitrary
        temple = state.island.frame.bit(parse_space(space))
        reaching = 0
        for end in turn_ends(state):
            there = carry_mask(temple, state.island, end.island)
            own = end.tokens[current_turn(state)[0]]
            reaching += bool(end.island.frame.beside(own) & there)
        unique = reaching == 1
    return _Proof(0, way.tokens, unique, _notation(state, way.line))


def _sacrifice(state: State, tokens: int, _space: str) -> _Proof | None:
    ends, seat = turn_ends(state), current_turn(state)[0]
    fitting = [end for end in ends if end.sacrificed - state.sacrificed[seat] == tokens]
    if not fitting:
        return None
    points_found = [points_gained(state, end.after(state)) for end in fitting]
    most = max(points_found)
    solution = _notation(state, line_to(state, fitting[points_found.index(most)]))
    return _Proof(most, tokens, points_found.count(most) == 1, solution) if most > 0 else None


def _card(state: State, _tokens: int, _space: str) -> _Proof | None:
    points = points_by_card(state)
    most = max(points.values())
    fields = tuple(f"{card}:{gain}" for card, gain in points.items())
    return _Proof(most, 0, [*points.values()].count(most) == 1, fields)


_PROVERS: Final = {
    PuzzleKind.POINTS: _points,
    PuzzleKind.REACH: _reach,
    PuzzleKind.SACRIFICE: _sacrifice,
    PuzzleKind.CARD: _card,
}


def _best_turn(state: State) -> tuple[int, Line]:
    line = best_end(state).line
    *_, end = accumulate(line, State.after, initial=state)
    return points_gained(state, end), line


def _notation(state: State, line: Line) -> tuple[str, ...]:
    states = accumulate(line, State.after, initial=state)
    return tuple(write_action(before, action) for before, action in zip(states, line, strict=False))


def _trials(puzzle: Puzzle) -> Iterator[bool]:
    """Yield whether each of ``TRIAL_COUNT`` plausible attempts is right."""
    seeds = range(TRIAL_COUNT - len(_BEAM_WIDTHS))
    trials: list[_Trial] = [partial(_gentle_trial, seed) for seed in seeds]
    trials += [partial(_beam_trial, width) for width in _BEAM_WIDTHS]
    for trial in trials:
        if puzzle.kind is PuzzleKind.CARD:
            yield _trial_card(puzzle.state, trial) in puzzle.cards
        else:
            lines = trial(puzzle.state)
            yield any(_line_to_goal(puzzle, puzzle.state, line) is not None for line in lines)


def _gentle_trial(seed: int, state: State) -> Iterator[Line]:
    random, line = Random(seed), list[Action]()
    while not line or line[-1] != EndTurn():
        line.append(gentle.choose(state, random))
        state = state.after(line[-1])
    yield tuple(line)


def _beam_trial(width: int, state: State) -> Iterator[Line]:
    return (end.line for end in beam_search(state, width))


def _trial_card(state: State, trial: _Trial) -> int:
    seat, found = current_turn(state)[0], dict[int, int]()
    for card in cards_for(state.seats):
        turn = turn_with_card(state, seat, card)
        ends = (reduce(State.after, line, turn) for line in trial(turn))
        found[card] = max(points_gained(turn, end) for end in ends)
    return max(found, key=found.__getitem__)
