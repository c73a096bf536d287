"""Puzzle generator: plays games and selects interesting turns."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Final

from dokmus_widgets.analysis import gentle
from dokmus_widgets.analysis.turns import best_end, reach_map
from dokmus_widgets.core import SEATS, EndTurn, Phase, State, new_game, space_name
from dokmus_widgets.core.catalogue import TOKENS_A_TURN
from dokmus_widgets.core.scoring import discoveries
from dokmus_widgets.core.transition import current_turn
from dokmus_widgets.puzzles.puzzle import Puzzle, PuzzleKind
from dokmus_widgets.puzzles.verification import points_by_card, prove_puzzle

#: Fewest points for a puzzle about points.
_MIN_POINTS: Final = 3
#: Largest share of a difficulty, and of a number of tokens or a card, in the puzzles of a kind.
_MAX_SHARE: Final = 0.5
#: One turn out of this number is considered, for variety.
_TURN_INTERVAL: Final = 3
#: Probability of playing the best turn instead of a gentle one.
_BEST_TURN_RATE: Final = 0.5


def generate_puzzles(seed: int) -> Iterator[Puzzle]:
    """Yield puzzles endlessly: the rarest kind so far, balanced by difficulty and answer."""
    random, made = Random(seed), Counter[object]()
    while True:
        # With more than two players card 5 includes others, and no card is the only right one.
        two = min(PuzzleKind, key=made.__getitem__) is PuzzleKind.CARD
        for state in _turns(random, SEATS[0] if two else random.choice(SEATS)):
            kinds = [kind for kind in PuzzleKind if kind is not PuzzleKind.CARD or state.seats == 2]
            found = _find_puzzle(min(kinds, key=made.__getitem__), state, random)
            if found is None or not found.misses or len(found.solution) < 2:
                continue
            traits: list[object] = [(found.kind, found.grade)]
            if found.kind in (PuzzleKind.SACRIFICE, PuzzleKind.CARD):
                traits.append((found.kind, found.tokens, *found.cards))
            if all(made[trait] <= made[found.kind] * _MAX_SHARE for trait in traits):
                made.update([found.kind, *traits])
                yield found


def _find_puzzle(kind: PuzzleKind, state: State, random: Random) -> Puzzle | None:
    match kind:
        case PuzzleKind.REACH:
            space = _distant_temple(state)
            return prove_puzzle(kind, state, space=space) if space else None
        case PuzzleKind.POINTS | PuzzleKind.SACRIFICE:
            asked = random.randint(1, TOKENS_A_TURN) if kind is PuzzleKind.SACRIFICE else 0
            found = prove_puzzle(kind, state, asked)
            return found if found is not None and found.points >= _MIN_POINTS else None
    points = sorted(points_by_card(state).values())
    return prove_puzzle(kind, state) if points[-1] > points[-2] else None


def _distant_temple(state: State) -> str:
    """Return a large temple that takes as many tokens as possible, at least two, or ""."""
    reach, frame = reach_map(state), state.island.frame
    found = discoveries(state, current_turn(state)[0]).large
    for tokens in range(TOKENS_A_TURN, 1, -1):
        targets = reach.temples(tokens) & ~reach.temples(tokens - 1) & state.island.large_temples
        if targets & ~found:
            return space_name(frame.spaces(targets & ~found)[0])
    return ""


def _turns(random: Random, seats: int) -> Iterator[State]:
    state = new_game(seats, seed=random.randrange(1 << 30))
    while state.phase is not Phase.OVER:
        turn = state.turn
        if turn is None or turn.tokens_left != TOKENS_A_TURN or not turn.guardian_left:
            state = state.after(gentle.choose(state, random))
            continue
        if not random.randrange(_TURN_INTERVAL):
            yield state
        state = _play_turn(state, random)


def _play_turn(state: State, random: Random) -> State:
    line = best_end(state).line if random.random() < _BEST_TURN_RATE else ()
    action = None
    while action != EndTurn():
        action, *rest = line or (gentle.choose(state, random),)
        line = tuple(rest) if line else ()
        state = state.after(action)
    return state
