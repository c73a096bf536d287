"""Matches: players at one table, each seeing only what its seat may know."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random

from dokmus_widgets.analysis.players.observation import Observation, remembered
from dokmus_widgets.analysis.players.player import Player, lot
from dokmus_widgets.core import Action, State


@dataclass(frozen=True, slots=True)
class Replaced:
    """A decision that was drawn by lot in a player's place: whose, the number of the action from 0.

    ``what``: it "raised" an error, answered what is "illegal", or "overran" its time.
    """

    seat: int
    ply: int
    what: str
    detail: str = ""


@dataclass(frozen=True, slots=True)
class Match:
    """A game as it was played: all actions from ``start`` to ``end``."""

    start: State
    actions: tuple[Action, ...]
    end: State
    faults: tuple[Replaced, ...] = ()


def play_match(
    start: State,
    players: Sequence[Player],
    seed: int,
    overran: Callable[[int], bool] = lambda seat: False,
) -> Match:
    """Play from ``start`` until nobody can act: the same for the same seed, anywhere.

    ``players``: one for each seat. ``overran``: asked after each answer whether that seat took too
    long. A player that raises, overruns or answers what is not legal has its action drawn by lot,
    and ``faults`` tells it. ``ValueError`` for another number of players than of seats.
    """
    if len(players) != start.seats:
        raise ValueError(f"{start.seats} seats need as many players, not {len(players)}")
    state, offers, begun = start, remembered({}, start), ""
    actions, faults = list[Action](), list[Replaced]()
    planned, random = tuple[Action, ...](), Random()
    while (seat := state.to_act) is not None and state.legal_actions():
        if begun != (begin := f"{seed} {seat} {state.round} {state.phase}"):
            begun, random, planned = begin, Random(begin), ()
        what, detail = "", ""
        if not planned:
            try:
                seen = Observation.of(state, seat, offers.get(seat))
                choice = players[seat].choose(seen, random)
                planned = (choice.action, *choice.then)
            except Exception as error:  # whatever it is, the others play on
                what, detail = "raised", f"{type(error).__name__}: {error}"
            if overran(seat):
                what, detail = "overran", ""
        if not what and planned[0] not in state.legal_actions():
            what, detail = "illegal", repr(planned[0])
        if what:
            faults.append(Replaced(seat, len(actions), what, detail))
            planned = (lot(state, random),)
        actions.append(planned[0])
        state, planned = state.after(planned[0]), planned[1:]
        offers = remembered(offers, state)
    return Match(start, tuple(actions), state, tuple(faults))
