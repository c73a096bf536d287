"""What is told of a puzzle, found out by the exact search: what is best, and whether by one way."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache, partial, reduce
from itertools import accumulate
from random import Random
from typing import Final, NamedTuple

from dokmus_widgets.analysis import gentle
from dokmus_widgets.analysis.players.ahead import turn_of
from dokmus_widgets.analysis.players.ends import promising
from dokmus_widgets.analysis.turns import best_end, line_to, reach_map, turn_ends
from dokmus_widgets.analysis.turns.arrangement import ridden
from dokmus_widgets.cases.entries import Wrong
from dokmus_widgets.core import Action, EndTurn, IllegalAction, State, parse_space
from dokmus_widgets.core.catalogue import TOKENS_A_TURN, cards_for
from dokmus_widgets.core.notation import position_code, write_action
from dokmus_widgets.core.transition import burn_tokens, current_turn, with_value
from dokmus_widgets.lessons.goals.predicates import Stand
from dokmus_widgets.puzzles.puzzle import TRIES, Kind, Puzzle

Line = tuple[Action, ...]
_Player = Callable[[State], Iterator[Line]]

#: The ways that are followed at each stage by those tries that look ahead; others are gentle.
_WIDTHS: Final = (2, 4, 8, 16, 32, 64)


def stands(start: State, now: State) -> Stand:
    """How things stand in the turn that began with ``start``: what will burn is gone already."""
    seat = current_turn(start)[0]
    if now.to_act == seat and now.turn is not None:
        own, lost = burn_tokens(now.island, now.tokens[seat], now.sacrificed[seat])
        tokens = with_value(now.tokens, seat, own)
        now = now.replaced(tokens=tokens, sacrificed=with_value(now.sacrificed, seat, lost))
    return Stand(start, now, seat)


def gained(start: State, now: State) -> int:
    """The points by which the sheet of the seat that acts in ``start`` has risen since."""
    seat = current_turn(start)[0]
    return now.score()[seat].total - start.score()[seat].total


def is_solved(puzzle: Puzzle, line: Iterable[Action]) -> bool:
    """Whether actions of the turn come to what a puzzle asks; ``IllegalAction`` for none."""
    goal, state = puzzle.goal, puzzle.state
    assert goal is not None
    return any(goal.met(stands(state, now)) for now in accumulate(line, State.apply, initial=state))


@cache
def by_card(state: State) -> Mapping[int, int]:
    """The most points that the turn gains with each card in play, as if the seat had it."""
    seat = current_turn(state)[0]
    turns = {card: turn_of(state, seat, card) for card in cards_for(state.seats)}
    return {card: _most(turn)[0] for card, turn in turns.items()}


def checked(puzzle: Puzzle) -> None:
    """``ValueError`` where something that is told of a puzzle is not so; says what is."""
    state = puzzle.state
    found = proven(puzzle.kind, state, puzzle.tokens, puzzle.space)
    if found is None:
        raise Wrong("the position has no such puzzle")
    for name in ("wish", "unique", "misses"):
        if (so := getattr(found, name)) != (told := getattr(puzzle, name)):
            raise Wrong(f"{name} is {so}, not {told}")
    if puzzle.kind is Kind.CARD and found.solution != puzzle.solution:
        raise Wrong(f"the cards are {found.solution}, not {puzzle.solution}")
    played_out(puzzle)


def played_out(puzzle: Puzzle) -> None:
    """``ValueError`` where the turn of the solution is illegal, or misses what is asked."""
    if puzzle.kind is Kind.CARD:
        return
    try:
        line = puzzle.line
    except IllegalAction as fault:
        raise Wrong(f"the solution is illegal: {fault}") from None
    if not is_solved(puzzle, line):
        raise Wrong("the solution misses what is asked")


def proven(kind: Kind, state: State, tokens: int = 0, space: str = "") -> Puzzle | None:
    """The puzzle of that kind in the turn that begins in a position, or None where it has none.

    ``tokens``: to be sacrificed; ``space``: of the temple to be reached.
    """
    found = _ASKED[kind](state, tokens, space)
    if found is None:
        return None
    points, tokens, unique, solution = found
    code = position_code(state)
    made = Puzzle(kind, code, points, tokens, space, unique, 0, solution)
    misses = sum(not right for right in _tries(made))
    return Puzzle(kind, code, points, tokens, space, unique, misses, solution)


class _Found(NamedTuple):
    points: int
    tokens: int
    unique: bool
    solution: tuple[str, ...]


def _points(state: State, _tokens: int, _space: str) -> _Found | None:
    first, *others = turn_ends(state).best(2)
    points, line = _most(state)
    return _Found(points, 0, all(one[0] < first[0] for one in others), _written(state, line))


def _reach(state: State, _tokens: int, space: str) -> _Found | None:
    way = reach_map(state).to_temple(parse_space(space))
    if way is None or not way.tokens:
        return None
    unique = False
    if way.tokens == TOKENS_A_TURN:  # otherwise another token goes anywhere
        temple = state.island.frame.bit(parse_space(space))
        reaching = 0
        for end in turn_ends(state):
            there = ridden(temple, state.island, end.island)
            own = end.tokens[current_turn(state)[0]]
            reaching += bool(end.island.frame.beside(own) & there)
        unique = reaching == 1
    return _Found(0, way.tokens, unique, _written(state, way.line))


def _sacrifice(state: State, tokens: int, _space: str) -> _Found | None:
    ends, seat = turn_ends(state), current_turn(state)[0]
    fitting = [end for end in ends if end.sacrificed - state.sacrificed[seat] == tokens]
    if not fitting:
        return None
    worths = [gained(state, end.after(state)) for end in fitting]
    most = max(worths)
    solution = _written(state, line_to(state, fitting[worths.index(most)]))
    return _Found(most, tokens, worths.count(most) == 1, solution) if most > 0 else None


def _card(state: State, _tokens: int, _space: str) -> _Found | None:
    by = by_card(state)
    most = max(by.values())
    told = tuple(f"{card}:{points}" for card, points in by.items())
    return _Found(most, 0, [*by.values()].count(most) == 1, told)


_ASKED: Final = {
    Kind.POINTS: _points,
    Kind.REACH: _reach,
    Kind.SACRIFICE: _sacrifice,
    Kind.CARD: _card,
}


def _most(state: State) -> tuple[int, Line]:
    """The most points of a turn, and a turn that gains them."""
    line = best_end(state).line
    *_, end = accumulate(line, State.after, initial=state)
    return gained(state, end), line


def _written(state: State, line: Line) -> tuple[str, ...]:
    states = accumulate(line, State.after, initial=state)
    return tuple(write_action(before, action) for before, action in zip(states, line, strict=False))


# Plausible tries: gentle turns, and those of a search that follows few ways


def _tries(puzzle: Puzzle) -> Iterator[bool]:
    """Whether each of ``TRIES`` plausible tries is right."""
    players: list[_Player] = [partial(_gentle, seed) for seed in range(TRIES - len(_WIDTHS))]
    players += [partial(_ahead, width) for width in _WIDTHS]
    for player in players:
        if puzzle.kind is Kind.CARD:
            yield _best_card(puzzle.state, player) in puzzle.cards
        else:
            yield any(is_solved(puzzle, line) for line in player(puzzle.state))


def _gentle(seed: int, state: State) -> Iterator[Line]:
    random, line = Random(seed), list[Action]()
    while not line or line[-1] != EndTurn():
        line.append(gentle.choose(state, random))
        state = state.after(line[-1])
    yield tuple(line)


def _ahead(width: int, state: State) -> Iterator[Line]:
    return (end.line for end in promising(state, width))


def _best_card(state: State, player: _Player) -> int:
    """The card with which a player makes the most points, as far as it can see."""
    seat, found = current_turn(state)[0], dict[int, int]()
    for card in cards_for(state.seats):
        turn = turn_of(state, seat, card)
        ends = (reduce(State.after, line, turn) for line in player(turn))
        found[card] = max(gained(turn, end) for end in ends)
    return max(found, key=found.__getitem__)
