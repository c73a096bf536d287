"""Matches between players, each of which sees only what its seat may know."""

from collections.abc import Callable, Generator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import NamedTuple

from dokmus_widgets.analysis.incremental import Incremental, OffloadError, Waiting, offload
from dokmus_widgets.analysis.players.observation import Observation, Offers, updated_offers
from dokmus_widgets.analysis.players.player import (
    RANDOM_REASON,
    REPLACED_REASON,
    Decision,
    Player,
    Reason,
    choose_incrementally,
    random_action,
)
from dokmus_widgets.core import Action, State
from dokmus_widgets.core.faults import quote
from dokmus_widgets.core.state import require_state
from dokmus_widgets.core.values import expect


@dataclass(frozen=True, slots=True)
class ReplacedDecision:
    """Random action for a player that "raised", was "illegal" or "overran"; ``ply``: from 0."""

    seat: int
    ply: int
    cause: str
    detail: str = ""


@dataclass(frozen=True, slots=True)
class Match:
    """A played game: every action from ``start`` to ``end``."""

    start: State
    actions: tuple[Action, ...]
    end: State
    faults: tuple[ReplacedDecision, ...] = ()


class MatchPly(NamedTuple):
    """An action of a player with its reason, and the fault if the action is a replacement."""

    action: Action
    reason: Reason
    fault: ReplacedDecision | None = None


def play_computer_plies(
    start: State,
    players: Mapping[int, Player],
    seed: str,
    offers: Offers,
    overran: Callable[[int], bool] = lambda seat: False,
) -> Generator[float | MatchPly | Waiting | None]:
    """Yield the actions of these players until another seat is to act or the game is over.

    Between actions, yields the progress of a decision (0 to 1, or None). ``players``: by seat;
    ``offers``: cards offered in this round; ``overran``: asked after each decision whether that
    seat exceeded its time. See :func:`play_match`.
    """
    state, decision, random = start, "", Random()
    plan, reason, ply_index = tuple[Action, ...](), RANDOM_REASON, 0
    while (seat := state.to_act) in players and seat is not None and state.legal_actions():
        if decision != (current := f"{seed} {seat} {state.round} {state.phase}"):
            decision, random, plan = current, Random(current), ()
        fault = None
        if not plan:
            try:
                seen = Observation.of(state, seat, offers.get(seat))
                choice, random = yield from offload(_choose, players[seat], seen, random)
                plan, reason = (choice.action, *choice.plan), choice.reason
            except OffloadError:
                raise
            except Exception as error:  # a faulty player must not end the match
                detail = f"{type(error).__name__}: {error}"
                fault = ReplacedDecision(seat, ply_index, "raised", detail)
            if overran(seat):
                fault = ReplacedDecision(seat, ply_index, "overran")
        if fault is None and plan[0] not in state.legal_actions():
            fault = ReplacedDecision(seat, ply_index, "illegal", repr(plan[0]))
        if fault is not None:
            plan, reason = (random_action(state, random),), REPLACED_REASON
        yield MatchPly(plan[0], reason, fault)
        state, plan, ply_index = state.after(plan[0]), plan[1:], ply_index + 1
        offers = updated_offers(offers, state)


def _choose(
    player: Player, seen: Observation, random: Random
) -> Incremental[tuple[Decision, Random]]:
    """Return a player's decision, and the random numbers that follow."""
    decision = yield from choose_incrementally(player, seen, random)
    return decision, random


def play_match(
    start: State,
    players: Sequence[Player],
    seed: int,
    overran: Callable[[int], bool] = lambda seat: False,
) -> Match:
    """Play from ``start`` to the end; the same seed gives the same game on any machine.

    ``overran(seat)`` is asked after each decision whether that seat exceeded its time. A player
    that raises, overruns or gives an illegal action gets a random action, recorded in ``faults``.
    Raises ``ValueError`` unless there is one player per seat.
    """
    require_state(start)
    expect(players, Sequence, "players: a list of players is expected, one for each seat")
    if not callable(overran):
        raise TypeError(f"overran: a function is expected, not {quote(overran)}")
    if len(players) != start.seats:
        raise ValueError(f"{start.seats} seats need as many players, not {len(players)}")
    played = play_computer_plies(
        start, dict(enumerate(players)), str(seed), updated_offers({}, start), overran
    )
    plies = [ply for ply in played if isinstance(ply, MatchPly)]
    state = start
    for ply in plies:
        state = state.after(ply.action)
    faults = tuple(ply.fault for ply in plies if ply.fault is not None)
    return Match(start, tuple(ply.action for ply in plies), state, faults)
