"""Review of a history: results by round and turn, and the best possible turns."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import reduce
from itertools import pairwise
from typing import Any, Final, NamedTuple

from dokmus_widgets.analysis.incremental import (
    Incremental,
    TooManyTasks,
    offload,
    run_to_completion,
)
from dokmus_widgets.analysis.players.beam_search import beam_search_incrementally
from dokmus_widgets.analysis.players.lookahead import turn_with_card
from dokmus_widgets.analysis.players.search import RIVAL_WEIGHTS
from dokmus_widgets.analysis.turns import Deadline, best_end_incrementally
from dokmus_widgets.core import Action, IllegalAction, Phase, SeatScore, State, cards_for
from dokmus_widgets.core.scoring import discoveries
from dokmus_widgets.play.history import History, Ply
from dokmus_widgets.play.turns import turns_of

#: Beam width of the turns among which the best one is chosen.
_WIDTH: Final = 6


class RoundEnd(NamedTuple):
    """Results by seat after a round; ``round`` 0 is the start.

    ``sacrificed``: tokens; ``reached``: tiles with a discovered temple.
    """

    round: int
    place: int
    scores: tuple[SeatScore, ...]
    sacrificed: tuple[int, ...]
    reached: tuple[int, ...]


class Possible(NamedTuple):
    """Best known result of a turn, and its actions.

    ``exact``: whether the search was exhaustive.
    """

    points: int
    line: tuple[Action, ...]
    exact: bool

    def or_made(self, made: int, line: tuple[Action, ...]) -> "Possible":
        """Return the actual result if an incomplete search found less."""
        return self if self.exact or made <= self.points else Possible(made, line, exact=False)


@dataclass(frozen=True, slots=True)
class TurnMade:
    """Turn of a history, from ply ``first`` to ply ``last`` (exclusive).

    ``made``: the change of the total of its seat.
    """

    seat: int
    round: int
    card: int
    first: int
    last: int
    before: State
    made: int


class Review:
    """Review of a whole history, including undone plies.

    ``states``: before each ply, and after the last. ``rounds``: results at the start and after each
    round; ``turns``: the finished ones.
    """

    def __init__(self, history: History) -> None:
        plies = history.all_plies
        self._actions = tuple(ply.action for ply in plies)
        self.states = (history.start, *(ply.after for ply in plies))
        self.rounds = tuple(_rounds(self.states))
        self.turns = tuple(_turns(plies))
        self._best: dict[int, Possible] = {}
        self._cards: dict[int, dict[int, int]] = {}

    def best(self, turn: TurnMade, seconds: float | None = None) -> Possible:
        """Return the best result of a turn; cache it if the search was exhaustive."""
        return run_to_completion(self.finding_best(turn, seconds))

    def finding_best(self, turn: TurnMade, seconds: float | None = None) -> Incremental[Possible]:
        """Search for :meth:`best` incrementally."""
        found = self.known(turn)
        if found is None:
            found = yield from finding_best_turn(turn.before, seconds)
            found = found.or_made(turn.made, self._actions[turn.first : turn.last])
            if found.exact:
                self._best[turn.first] = found
        return found

    def cards(self, turn: TurnMade) -> dict[int, int]:
        """Return the best points of the turn with each card, by exact search."""
        return run_to_completion(self.finding_cards(turn))

    def finding_cards(self, turn: TurnMade) -> Incremental[dict[int, int]]:
        """Search for :meth:`cards` incrementally."""
        if turn.first not in self._cards:
            points = {}
            for card in cards_for(turn.before.seats):
                if card == turn.card:
                    found = yield from self.finding_best(turn)
                else:
                    state = turn_with_card(turn.before, turn.seat, card)
                    found = yield from finding_best_turn(state)
                points[card] = found.points
            self._cards[turn.first] = points
        return self._cards[turn.first]

    def known(self, turn: TurnMade) -> Possible | None:
        """Return the cached :meth:`best`, or None."""
        return self._best.get(turn.first)

    def known_cards(self, turn: TurnMade) -> dict[int, int] | None:
        """Return the cached :meth:`cards`, or None."""
        return self._cards.get(turn.first)

    def found(self) -> dict[str, Any]:
        """Serialize the caches as plain JSON."""
        best = [
            [first, one.points, [action.to_dict() for action in one.line]]
            for first, one in self._best.items()
        ]
        return {"best": best, "cards": [[at, [*one.items()]] for at, one in self._cards.items()]}

    def take_up(self, found: Mapping[str, Any]) -> None:
        """Restore the caches; skip invalid entries."""
        turns = {turn.first: turn for turn in self.turns}
        for first, points, line in found["best"]:
            actions = tuple(map(Action.from_dict, line))
            if first in turns and points == _alternative_points(actions, turns[first]):
                self._best[first] = Possible(points, actions, exact=True)
        for first, pairs in found["cards"]:
            cards = {int(card): int(points) for card, points in pairs}
            if first in turns and [*cards] == [*cards_for(turns[first].before.seats)]:
                self._cards[first] = cards


def finding_best_turn(state: State, seconds: float | None = None) -> Incremental[Possible]:
    """Search for the best turn from here, elsewhere if the host can.

    It is what hints, the coach and reviews call best: the one with the most points; of several, the
    one that the computer players value most.
    """
    try:
        return (yield from offload(_best_turn, state, seconds))
    except TooManyTasks:
        return (yield from _best_turn(state, seconds))


def _best_turn(state: State, seconds: float | None) -> Incremental[Possible]:
    seat = state.to_act
    assert seat is not None
    now, limit = total(state, seat), Deadline(seconds=seconds)
    best = yield from best_end_incrementally(state, deadline=limit)
    found = Possible(total(best.end.after(state), seat) - now, best.line, best.exact)
    weight = RIVAL_WEIGHTS[state.seats]
    for end in reversed((yield from beam_search_incrementally(state, _WIDTH, weight))):
        points = total(end.after, seat) - now
        if points >= found.points:
            found = Possible(points, end.line, best.exact)
    return found


def _alternative_points(line: Sequence[Action], turn: TurnMade) -> int | None:
    """Return the points of alternative actions of a turn; None if they are illegal."""
    try:
        end = reduce(State.apply, line, turn.before)
    except IllegalAction:
        return None
    return total(end, turn.seat) - total(turn.before, turn.seat) if line else None


def total(state: State, seat: int) -> int:
    """Return the current points of a seat."""
    return state.score()[seat].total


def _rounds(states: Sequence[State]) -> Iterator[RoundEnd]:
    yield _stood(states, max(states[0].round - 1, 0), 0)
    for place, (before, after) in enumerate(pairwise(states), 1):
        is_over = after.phase is Phase.OVER
        if before.phase is Phase.TURNS and (after.round != before.round or is_over):
            yield _stood(states, before.round, place)
    last = states[-1]
    if last.phase is Phase.TURNS:
        yield _stood(states, last.round, len(states) - 1)


def _stood(states: Sequence[State], number: int, place: int) -> RoundEnd:
    state = states[place]
    reached = tuple(len(discoveries(state, seat).tiles_reached) for seat in range(state.seats))
    return RoundEnd(number, place, state.score(), state.sacrificed, reached)


def _turns(plies: Sequence[Ply]) -> Iterator[TurnMade]:
    for turn in turns_of(plies):
        seat, before, after = turn.seat, turn.plies[0].before, turn.plies[-1].after
        is_over = after.to_act != seat or after.phase is not Phase.TURNS
        if before.phase is Phase.TURNS and is_over:
            card, last = before.guardians[seat] or 0, turn.last + 1
            yield TurnMade(seat, before.round, card, turn.first, last, before, turn.gain)
