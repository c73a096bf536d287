"""Other histories that a viewer of a table cannot tell from the real one, by definition.

They differ in the cards chosen in secret in the current round. Which of them a viewer cannot tell
apart is decided by `core.observe` alone, for every moment of the round.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from random import Random
from typing import Any

from dokmus_widgets.core import ChooseGuardian, IllegalAction, Phase, State, new_game
from dokmus_widgets.core.catalogue import cards_for
from dokmus_widgets.core.observe import shown_cards
from dokmus_widgets.play.history import History


def random_history(players: int, seed: int, plies: int) -> History:
    """Return a history of legal actions chosen at random."""
    random, history = Random(seed), History(new_game(players, seed=seed))
    for _ in range(plies):
        action = history.state.random_action(random)
        if action is None:
            break
        history.play(action)
    return history


def alternatives(history: History, seats: frozenset[int]) -> Iterator[History]:
    """Yield every history that the holder of these seats cannot tell from that one, and it."""
    state, plies = history.state, history.plies
    begun = next(
        (at for at, ply in enumerate(plies) if ply.before.round == state.round), len(plies)
    )
    if state.phase is Phase.OVER:
        begun = len(plies)
    chosen = [at for at in range(begun, len(plies)) if isinstance(plies[at].action, ChooseGuardian)]
    seen = list(observations(history, seats, begun))
    for cards in permutations(cards_for(state.seats), len(chosen)):
        other = History(history.start)
        other.take_over(plies[:begun])
        assigned = dict(zip(chosen, cards, strict=True))
        try:
            for at, ply in enumerate(plies[begun:], begun):
                card = assigned.get(at)
                other.play(ply.action if card is None else ChooseGuardian(card))
        except IllegalAction:
            continue
        told = observations(other, seats, begun)
        if all(one == known for one, known in zip(told, seen, strict=True)):
            yield other


def observations(history: History, seats: frozenset[int], after: int = 0) -> Iterator[Any]:
    """Yield what the holder of these seats is told at each moment of a history."""
    states = [history.start, *(ply.after for ply in history.plies)]
    for state in states[after:]:
        yield [state.observe(seat) for seat in sorted(seats)] or watched(state)


def watched(state: State) -> dict[str, Any]:
    """Return what everybody is told of a state."""
    public = state.to_dict()
    public["guardians"] = list(shown_cards(state))
    public["chosen"] = [card is not None for card in state.guardians]
    return public
