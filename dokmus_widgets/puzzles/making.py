"""Puzzles from games that are played for it, the dull ones left out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Final

from dokmus_widgets.analysis import gentle
from dokmus_widgets.analysis.turns import best_end, reach_map
from dokmus_widgets.core import EndTurn, Phase, State, new_game, space_name
from dokmus_widgets.core.catalogue import TOKENS_A_TURN
from dokmus_widgets.core.scoring import discoveries
from dokmus_widgets.core.setup import SEATS
from dokmus_widgets.core.transition import current_turn
from dokmus_widgets.puzzles.proving import by_card, proven
from dokmus_widgets.puzzles.puzzle import Grade, Kind, Puzzle

#: A turn that gains less is no puzzle, nor a card that is so little better than the next.
_LEAST: Final = 3
_BETTER: Final = 2
#: One turn of a game in so many is looked at, so that puzzles are unlike.
_APART: Final = 6
#: How often a turn of the games is the best one; otherwise a gentle player plays it.
_SHARP: Final = 0.5


def made(seed: int) -> Iterator[Puzzle]:
    """Puzzles without end, of each kind in turn, each of another turn; one seed, the same ones.

    No more than half of a kind are hard.
    """
    random, kinds, hard = Random(seed), [*Kind], Counter[Kind]()
    while True:
        for state in _turns(random):
            found = _of(kinds[0], state, random)
            if found is None or not found.misses:
                continue
            is_hard = found.grade is Grade.HARD
            if is_hard and hard[found.kind] > 0:
                continue
            hard[found.kind] += 1 if is_hard else -1
            yield found
            kinds.append(kinds.pop(0))


def _of(kind: Kind, state: State, random: Random) -> Puzzle | None:
    """A puzzle of that kind in a turn, if it is worth a look."""
    match kind:
        case Kind.POINTS:
            found = proven(kind, state)
            return found if found is not None and found.points >= _LEAST else None
        case Kind.REACH:
            space = _far(state)
            return proven(kind, state, space=space) if space else None
        case Kind.SACRIFICE:
            found = proven(kind, state, random.randint(1, TOKENS_A_TURN))
            return found if found is not None and found.points >= _LEAST else None
    worths = sorted(by_card(state).values())
    return proven(kind, state) if worths[-1] - worths[-2] >= _BETTER else None


def _far(state: State) -> str:
    """A large temple that takes as many tokens as there is one to take, two at least; or none."""
    reach, frame = reach_map(state), state.island.frame
    found = discoveries(state, current_turn(state)[0]).large
    for tokens in range(TOKENS_A_TURN, 1, -1):
        far = reach.temples(tokens) & ~reach.temples(tokens - 1) & state.island.large_temples
        if far & ~found:
            return space_name(frame.spaces(far & ~found)[0])
    return ""


def _turns(random: Random) -> Iterator[State]:
    """Beginnings of turns of one game."""
    state = new_game(random.choice(SEATS), seed=random.randrange(1 << 30))
    while state.phase is not Phase.OVER:
        turn = state.turn
        if turn is None or turn.tokens_left != TOKENS_A_TURN or not turn.guardian_left:
            state = state.after(gentle.choose(state, random))
            continue
        if not random.randrange(_APART):
            yield state
        state = _played(state, random)


def _played(state: State, random: Random) -> State:
    """The state after the turn, played well or gently."""
    line = best_end(state).line if random.random() < _SHARP else ()
    action = None
    while action != EndTurn():
        action, *rest = line or (gentle.choose(state, random),)
        line = tuple(rest) if line else ()
        state = state.after(action)
    return state
