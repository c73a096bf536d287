"""Opponents for a beginner's first rounds: they play soundly, and in no hurry.

A gentle player goes where a temple or a new tile is to be had, wanders off now and then, pays only
for what is worth it, and uses its card when that gains points. It looks at what lies open, and at
its own card, and so needs no guess at the cards of others.

>>> from random import Random
>>> from dokmus_widgets.core import new_game
>>> choose(new_game(3, seed=5), Random(1)).type
'choose_start'
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Final, TypeVar

from dokmus_widgets.core import Action, Phase, Space, State, actions
from dokmus_widgets.core.legality.reach import empty_land
from dokmus_widgets.core.scoring import discoveries
from dokmus_widgets.core.transition import burn_tokens, with_value

#: How often a gentle player does not look for what is best: the token goes anywhere it can for
#: nothing, the card is not used for points.
UNHURRIED: Final = 0.45
#: The least that a space has to gain, in victory points, to be worth a sacrifice.
WORTH_A_TOKEN: Final = 4

A = TypeVar("A", bound=Action)


def choose(state: State, random: Random) -> Action:
    """What a gentle player does in the place of the seat to act, in any phase.

    The same for the same numbers of ``random``, whatever is hidden from that seat. ``ValueError``
    where there is nothing to do: the game is over, or no start is left.
    """
    legal = state.legal_actions()
    if not legal:
        raise ValueError("nobody can act in this position")
    if state.phase is Phase.GUARDIANS:
        return random.choice(legal)
    if state.phase is Phase.START:
        return actions.ChooseStart(_any(state, _nearest(state, legal.starts), random))
    if legal.placements.free or legal.placements.paid:
        return _placement(state, random)
    # Everything else can wait until the tokens are placed, but ruins that cannot.
    return _use(state, legal, random)


def _placement(state: State, random: Random) -> actions.Place:
    """Where the next token goes, which has a place to go to."""
    free, paid, _ = state.legal_actions().placements
    # A token burns on a volcano: only where there is nothing else.
    cool = ~state.island.volcano
    free, paid = free & cool or free, paid & cool or paid
    if free and random.random() < UNHURRIED:
        return actions.Place(_any(state, free, random))
    island, frame = state.island, state.island.frame
    found = discoveries(state, _acting(state))
    near = frame.beside(island.temples & ~(found.small | found.large)) | island.ruins
    gained, best = _gaining(state, [actions.Place(space) for space in frame.spaces(free & near)])
    if gained < WORTH_A_TOKEN:
        places = [actions.Place(space, 1) for space in frame.spaces(paid & near)]
        gained_paid, best_paid = _gaining(state, places)
        if gained_paid >= max(gained + 1, WORTH_A_TOKEN) or not free:
            if best_paid:
                return random.choice(best_paid)
            return actions.Place(_any(state, _nearest(state, paid), random), 1)
    return (
        random.choice(best) if best else actions.Place(_any(state, _nearest(state, free), random))
    )


def _gaining(state: State, tried: Iterable[A]) -> tuple[int, list[A]]:
    """The most points that one of these actions gains, and those that gain it, if any does."""
    seat = _acting(state)
    before, most = _worth(state, seat), 0
    best: list[A] = []
    for action in tried:
        gained = _worth(state.after(action), seat) - before
        if gained > most:
            most, best = gained, []
        if gained == most > 0:
            best.append(action)
    return most, best


def _use(state: State, legal: Sequence[Action], random: Random) -> Action:
    """The card or the ruins where they gain points; else the talisman, or nothing."""
    _, best = _gaining(state, legal if random.random() >= UNHURRIED else ())
    if best:
        return random.choice(best)
    if state.talisman != _acting(state) and actions.TakeTalisman() in legal:
        return actions.TakeTalisman()
    return actions.DeclineRuins() if actions.DeclineRuins() in legal else actions.EndTurn()


def _worth(state: State, seat: int) -> int:
    """What a seat's tokens score, without those that burn, nor for any sacrifice."""
    kept, _ = burn_tokens(state.island, state.tokens[seat], 0)
    if kept != state.tokens[seat]:
        state = state.replaced(tokens=with_value(state.tokens, seat, kept))
    sheet = state.score()[seat]
    return sheet.total - sheet.sacrifices


def _nearest(state: State, spaces: int) -> int:
    """Those of the spaces from which it is the fewest steps to a temple on a tile not reached.

    To any temple not discovered, once all tiles are reached; all the spaces where none leads there.
    """
    island, frame = state.island, state.island.frame
    open_land = empty_land(island, state.tokens) & ~island.volcano
    found = discoveries(state, _acting(state))
    missing = island.temples & ~(found.small | found.large)
    wanted = missing & ~frame.area(found.tiles_reached) or missing
    reached = frame.beside(wanted) & open_land
    while not reached & spaces:
        grown = (reached | frame.beside(reached)) & open_land
        if grown == reached:
            return spaces
        reached = grown
    return reached & spaces


def _any(state: State, spaces: int, random: Random) -> Space:
    return random.choice(state.island.frame.spaces(spaces))


def _acting(state: State) -> int:
    assert state.to_act is not None
    return state.to_act
