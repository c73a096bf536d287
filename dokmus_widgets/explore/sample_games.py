"""Positions of random games, reproducible by number."""

from collections.abc import Iterator
from random import Random

from dokmus_widgets.core import Action, ChooseGuardian, Phase, State, Turn, new_game
from dokmus_widgets.core.catalogue import TOKENS_A_TURN
from dokmus_widgets.core.legality.legal import open_cards

#: Number of random candidates, of which a player takes the best.
_DRAWN = 3
#: Range of rounds for sample turns: the board is neither empty nor full.
_ROUNDS = (3, 6)
#: Example game of each card, as seed and seats, with varied effects.
_TELLING = {1: (1, 3), 2: (63, 3), 3: (96, 4), 4: (60, 4), 5: (4, 4)}


def sample_end(seed: int, seats: int) -> State:
    *_, end = _played(new_game(seats, seed=seed), Random(seed))
    return end


def sample_turn(seed: int, card: int, seats: int) -> State:
    """Return the start of a turn with this guardian card.

    Raise ``ValueError`` for a card that is not in a game of so many seats.
    """
    draw = Random(seed)
    wanted = draw.randint(*_ROUNDS)
    for state in _played(new_game(seats, seed=seed), draw, (wanted, card)):
        if state.round == wanted and state.phase is Phase.TURNS:
            assert state.to_act is not None
            if state.guardians[state.to_act] == card and state.turn == Turn(TOKENS_A_TURN):
                return state
    raise ValueError(f"card {card} is not in a game of {seats}")


def telling_turn(card: int) -> State:
    """Return the example turn of a guardian card."""
    seed, seats = _TELLING[card]
    return sample_turn(seed, card, seats)


def _played(state: State, draw: Random, claim: tuple[int, int] = (0, 0)) -> Iterator[State]:
    """Yield each state of a game.

    ``claim``: a round, and the card that its second player chooses. The first holds the talisman,
    and could not use card 1.
    """
    yield state
    while (action := _chosen(state, draw, claim)) is not None:
        state = state.after(action)
        yield state


def _chosen(state: State, draw: Random, claim: tuple[int, int]) -> Action | None:
    cards = open_cards(state)
    if state.phase is Phase.GUARDIANS and state.round == claim[0] and claim[1] in cards:
        others = [other for other in cards if other != claim[1]]
        return ChooseGuardian(draw.choice(others) if state.to_act == state.talisman else claim[1])
    drawn = [action for _ in range(_DRAWN) if (action := state.random_action(draw)) is not None]
    if not drawn:
        return None
    seat = state.to_act or 0
    return max(drawn, key=lambda action: state.after(action).score()[seat].total)
