"""Matches: players at one table, each seeing only what its seat may know."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import NamedTuple

from dokmus_widgets.analysis.players.observation import Observation, Offers, remembered
from dokmus_widgets.analysis.players.player import BY_LOT, REPLACED, Player, Why, lot, thinking
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


class Decided(NamedTuple):
    """An action of a player, why, and what went wrong where it was drawn by lot in its place."""

    action: Action
    why: Why
    fault: Replaced | None = None


def deciding(
    start: State,
    players: Mapping[int, Player],
    seed: str,
    offers: Offers,
    overran: Callable[[int], bool] = lambda seat: False,
) -> Generator[float | Decided | None]:
    """What these players do, one action after the other, until another seat is to act or none can.

    In between: the share of a decision that is thought over, or None. ``players``: by their seats;
    ``offers``: of this round, as they are remembered. ``overran``: asked after each decision
    whether that seat took too long. See :func:`play_match`.
    """
    state, begun, random = start, "", Random()
    planned, why, number = tuple[Action, ...](), BY_LOT, 0
    while (seat := state.to_act) in players and seat is not None and state.legal_actions():
        if begun != (begin := f"{seed} {seat} {state.round} {state.phase}"):
            begun, random, planned = begin, Random(begin), ()
        fault = None
        if not planned:
            try:
                seen = Observation.of(state, seat, offers.get(seat))
                choice = yield from thinking(players[seat], seen, random)
                planned, why = (choice.action, *choice.then), choice.why
            except Exception as error:  # whatever it is, the others play on
                detail = f"{type(error).__name__}: {error}"
                fault = Replaced(seat, number, "raised", detail)
            if overran(seat):
                fault = Replaced(seat, number, "overran")
        if fault is None and planned[0] not in state.legal_actions():
            fault = Replaced(seat, number, "illegal", repr(planned[0]))
        if fault is not None:
            planned, why = (lot(state, random),), REPLACED
        yield Decided(planned[0], why, fault)
        state, planned, number = state.after(planned[0]), planned[1:], number + 1
        offers = remembered(offers, state)


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
    told = deciding(start, dict(enumerate(players)), str(seed), remembered({}, start), overran)
    decided = [one for one in told if isinstance(one, Decided)]
    state = start
    for one in decided:
        state = state.after(one.action)
    faults = tuple(one.fault for one in decided if one.fault is not None)
    return Match(start, tuple(one.action for one in decided), state, faults)
