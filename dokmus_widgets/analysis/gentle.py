"""Heuristic player for beginners' opponents.

A gentle player heads for temples and new tiles, sometimes wanders, sacrifices only for a clear
gain, and uses its card when that gains points. It needs no guess about the other seats' cards.

>>> from random import Random
>>> from dokmus_widgets.core import new_game
>>> choose(new_game(3, seed=5), Random(1)).type
'choose_start'
"""

from collections.abc import Iterable, Sequence
from random import Random
from typing import Final, TypeVar

from dokmus_widgets.core import Action, Phase, Space, State, actions
from dokmus_widgets.core.legality.reach import empty_land
from dokmus_widgets.core.scoring import discoveries
from dokmus_widgets.core.transition import burn_tokens, with_value

#: Probability of a random free placement, and of not using the card for points.
WANDER_RATE: Final = 0.45
#: Smallest gain in points worth a sacrifice.
SACRIFICE_GAIN: Final = 4

A = TypeVar("A", bound=Action)


def choose(state: State, random: Random) -> Action:
    """Return the gentle player's action in any phase; ``ValueError`` if there is no legal one."""
    legal = state.legal_actions()
    if not legal:
        raise ValueError("nobody can act in this position")
    if state.phase is Phase.GUARDIANS:
        return random.choice(legal)
    if state.phase is Phase.START:
        return actions.ChooseStart(_space(state, _nearest(state, legal.starts), random))
    if legal.placements.free or legal.placements.paid:
        return _choose_placement(state, random)
    # All else waits until the tokens are placed, except immediate ruins actions.
    return _choose_extra_action(state, legal, random)


def _choose_placement(state: State, random: Random) -> actions.Place:
    free, paid, _ = state.legal_actions().placements
    # A token burns on a volcano: last resort.
    safe = ~state.island.volcano
    free, paid = free & safe or free, paid & safe or paid
    if free and random.random() < WANDER_RATE:
        return actions.Place(_space(state, free, random))
    island, frame = state.island, state.island.frame
    found = discoveries(state, _seat(state))
    near = frame.beside(island.temples & ~(found.small | found.large)) | island.ruins
    gained, best = _best_options(
        state, [actions.Place(space) for space in frame.spaces(free & near)]
    )
    if gained < SACRIFICE_GAIN:
        places = [actions.Place(space, 1) for space in frame.spaces(paid & near)]
        gained_paid, best_paid = _best_options(state, places)
        if gained_paid >= max(gained + 1, SACRIFICE_GAIN) or not free:
            if best_paid:
                return random.choice(best_paid)
            return actions.Place(_space(state, _nearest(state, paid), random), 1)
    if best:
        return random.choice(best)
    return actions.Place(_space(state, _nearest(state, free), random))


def _best_options(state: State, options: Iterable[A]) -> tuple[int, list[A]]:
    """Return the largest gain in points, and the actions that reach it (none without a gain)."""
    seat = _seat(state)
    before, gain = _points(state, seat), 0
    best: list[A] = []
    for action in options:
        gained = _points(state.after(action), seat) - before
        if gained > gain:
            gain, best = gained, []
        if gained == gain > 0:
            best.append(action)
    return gain, best


def _choose_extra_action(state: State, legal: Sequence[Action], random: Random) -> Action:
    """Return a card or ruins action that gains points, else take the talisman or pass."""
    _, best = _best_options(state, legal if random.random() >= WANDER_RATE else ())
    if best:
        return random.choice(best)
    if state.talisman != _seat(state) and actions.TakeTalisman() in legal:
        return actions.TakeTalisman()
    return actions.DeclineRuins() if actions.DeclineRuins() in legal else actions.EndTurn()


def _points(state: State, seat: int) -> int:
    """Score a seat's tokens without those about to burn and without sacrifice points."""
    kept, _ = burn_tokens(state.island, state.tokens[seat], 0)
    if kept != state.tokens[seat]:
        state = state.replaced(tokens=with_value(state.tokens, seat, kept))
    sheet = state.score()[seat]
    return sheet.total - sheet.sacrifices


def _nearest(state: State, spaces: int) -> int:
    """Return the spaces nearest to a temple on an unreached tile, or to any undiscovered one."""
    island, frame = state.island, state.island.frame
    open_land = empty_land(island, state.tokens) & ~island.volcano
    found = discoveries(state, _seat(state))
    missing = island.temples & ~(found.small | found.large)
    wanted = missing & ~frame.area(found.tiles_reached) or missing
    reached = frame.beside(wanted) & open_land
    while not reached & spaces:
        grown = (reached | frame.beside(reached)) & open_land
        if grown == reached:
            return spaces
        reached = grown
    return reached & spaces


def _space(state: State, spaces: int, random: Random) -> Space:
    return random.choice(state.island.frame.spaces(spaces))


def _seat(state: State) -> int:
    assert state.to_act is not None
    return state.to_act
