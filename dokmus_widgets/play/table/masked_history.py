"""Histories as viewers of a table may know them: without the cards that are hidden from them.

Each hidden card is replaced by that of the lowest assignment that fits what the viewer knows: the
cards shown, those of their own seats, and those that these were offered (round.draft). So the
result is equal for all histories that the viewer cannot tell apart. It shares no position with the
real history after the round with a hidden card has begun: what a page keeps with a position, such
as a hint, would tell whether the cards are those assumed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import reduce
from typing import TYPE_CHECKING

from dokmus_widgets.core import ChooseGuardian, Phase, State, cards_for
from dokmus_widgets.core.observe import has_hidden_cards, shown_cards
from dokmus_widgets.play.history import History

if TYPE_CHECKING:
    from dokmus_widgets.analysis.players.observation import Cards


def masked_history(history: History, seats: frozenset[int]) -> History:
    """Return the history up to its cursor as the holder of these seats may know it.

    The reasons of computer players are left out: they would tell the cards that these chose.
    """
    state, plies = history.state, history.plies
    masked = History(history.start, secrets=history.secrets)
    # All cards before the current round are known.
    now = 0 if state.phase is Phase.OVER else state.round
    begun = next((at for at, ply in enumerate(plies) if ply.before.round == now), len(plies))
    known, knows_all = _known_cards(state, seats, history.states[begun:])
    if begun == 0 and any(history.start.guardians):
        start = zip(history.start.guardians, known, strict=True)
        seen = tuple(None if card is None else assumed for card, assumed in start)
        masked.start = history.start.replaced(guardians=seen)
    same = len(plies) if knows_all else begun
    masked.take_over([replace(ply, reason=None) if ply.reason else ply for ply in plies[:same]])
    for ply in plies[same:]:
        action = ply.action
        if isinstance(action, ChooseGuardian):
            card = known[ply.before.to_act or 0]
            action = ChooseGuardian(action.card if card is None else card)
        masked.play(action)
    return masked


def _known_cards(
    state: State, seats: frozenset[int], states: Sequence[State]
) -> tuple[Cards, bool]:
    """Return the cards of a state as a viewer assumes them, and whether they know them all.

    ``states``: those of this round.
    """
    if state.phase not in (Phase.GUARDIANS, Phase.TURNS):
        return state.guardians, True
    # Imported late: most games are not at a table.
    from dokmus_widgets.analysis.players.observation import Observation, Offers, updated_offers

    offers: Offers = reduce(updated_offers, states, {})
    possible = [
        set(Observation.of(state, seat, offers.get(seat)).holdings) for seat in sorted(seats)
    ]
    if possible:
        fitting = set.intersection(*possible)
        return min(fitting, key=lambda cards: [card or 0 for card in cards]), len(fitting) == 1
    return _lowest_cards(state), not has_hidden_cards(state)


def _lowest_cards(state: State) -> Cards:
    """Return the cards as who holds no seat assumes them: the lowest, in the order of the seats."""
    shown = shown_cards(state)
    cards = list(shown)
    now = max((card for card in shown if card is not None), default=0)
    left = (card for card in cards_for(state.seats) if card > now)
    for seat, card in enumerate(state.guardians):
        if card is not None and shown[seat] is None:
            cards[seat] = next(left)
    return tuple(cards)
