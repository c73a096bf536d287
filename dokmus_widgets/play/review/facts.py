"""What a line of plies brought: points, sacrifices and tiles by round, and every turn of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import reduce
from itertools import pairwise
from typing import Any, NamedTuple

from dokmus_widgets.analysis.incremental import Incremental, run_to_completion
from dokmus_widgets.analysis.players.lookahead import turn_with_card
from dokmus_widgets.analysis.turns import BestTurn, Deadline, best_end_incrementally
from dokmus_widgets.core import Action, IllegalAction, Phase, SeatScore, State
from dokmus_widgets.core.catalogue import cards_for
from dokmus_widgets.core.scoring import discoveries
from dokmus_widgets.play.history import History


class RoundEnd(NamedTuple):
    """How it stood after a round: at which place of the line, and by seat.

    ``round``: 0 where the line begins. ``sacrificed``: tokens; ``reached``: tiles with a temple
    discovered.
    """

    round: int
    place: int
    scores: tuple[SeatScore, ...]
    sacrificed: tuple[int, ...]
    reached: tuple[int, ...]


class Possible(NamedTuple):
    """The most that a turn could have made: points, and legal actions that make them.

    ``exact``: whether every end was looked at; otherwise there may be more.
    """

    points: int
    line: tuple[Action, ...]
    exact: bool

    def or_made(self, made: int, line: tuple[Action, ...]) -> Possible:
        """At least what was made, where a search that was stopped has found less."""
        return self if self.exact or made <= self.points else Possible(made, line, exact=False)


@dataclass(frozen=True, slots=True)
class TurnMade:
    """A turn of the line: whose, with which card, from which place to which.

    ``made``: by how many points it changed the total of its seat.
    """

    seat: int
    round: int
    card: int
    first: int
    last: int
    before: State
    made: int


class Review:
    """The facts of a whole line, of what was taken back in it too.

    ``states``: before each ply, and after the last. ``rounds``: how it stood where it begins, and
    after each round, the last one as far as it got; ``turns``: those that were ended.
    """

    def __init__(self, history: History) -> None:
        plies = history.all_plies
        self._actions = tuple(ply.action for ply in plies)
        self.states = (history.start, *(ply.after for ply in plies))
        self.rounds = tuple(_rounds(self.states))
        self.turns = tuple(_turns(self.states))
        self._best: dict[int, Possible] = {}
        self._cards: dict[int, dict[int, int]] = {}

    def best(self, turn: TurnMade, watch: Deadline | None = None) -> Possible:
        """The most that a turn could have made; looked for once, unless a search was stopped."""
        return run_to_completion(self.finding_best(turn, watch))

    def finding_best(self, turn: TurnMade, watch: Deadline | None = None) -> Incremental[Possible]:
        """The same bit by bit."""
        found = self.known(turn)
        if found is None:
            found = yield from _finding(turn.before, turn.seat, watch)
            found = found.or_made(turn.made, self._actions[turn.first : turn.last])
            if found.exact:
                self._best[turn.first] = found
        return found

    def cards(self, turn: TurnMade) -> dict[int, int]:
        """The most points that the turn could have made with every card in play, by its number.

        By the exact turn, from the very position in which it began, as if the seat had that card.
        """
        return run_to_completion(self.finding_cards(turn))

    def finding_cards(self, turn: TurnMade) -> Incremental[dict[int, int]]:
        """The same bit by bit."""
        if turn.first not in self._cards:
            points = {}
            for card in cards_for(turn.before.seats):
                if card == turn.card:
                    found = yield from self.finding_best(turn)
                else:
                    state = turn_with_card(turn.before, turn.seat, card)
                    found = yield from _finding(state, turn.seat, None)
                points[card] = found.points
            self._cards[turn.first] = points
        return self._cards[turn.first]

    def known(self, turn: TurnMade) -> Possible | None:
        """What :meth:`best` has found before, or None."""
        return self._best.get(turn.first)

    def known_cards(self, turn: TurnMade) -> dict[int, int] | None:
        """What :meth:`cards` has found before, or None."""
        return self._cards.get(turn.first)

    def found(self) -> dict[str, Any]:
        """What was searched for, as plain JSON, so that it is not searched for again."""
        best = [
            [first, one.points, [action.to_dict() for action in one.line]]
            for first, one in self._best.items()
        ]
        return {"best": best, "cards": [[at, [*one.items()]] for at, one in self._cards.items()]}

    def take_up(self, found: Mapping[str, Any]) -> None:
        """Know what was :meth:`found` on the same line before; what cannot be so is left out."""
        turns = {turn.first: turn for turn in self.turns}
        for first, points, line in found["best"]:
            actions = tuple(map(Action.from_dict, line))
            if first in turns and points == _made_by(actions, turns[first]):
                self._best[first] = Possible(points, actions, exact=True)
        for first, pairs in found["cards"]:
            cards = {int(card): int(points) for card, points in pairs}
            if first in turns and [*cards] == [*cards_for(turns[first].before.seats)]:
                self._cards[first] = cards


def _finding(state: State, seat: int, watch: Deadline | None) -> Incremental[Possible]:
    return possible_by((yield from best_end_incrementally(state, deadline=watch)), state, seat)


def _made_by(line: Sequence[Action], turn: TurnMade) -> int | None:
    """The points that actions make in place of a turn; None where they do not go through."""
    try:
        end = reduce(State.apply, line, turn.before)
    except IllegalAction:
        return None
    return total(end, turn.seat) - total(turn.before, turn.seat) if line else None


def possible_by(best: BestTurn, state: State, seat: int) -> Possible:
    """What the best end of a turn, which goes on in ``state``, makes for its seat."""
    points = total(best.end.after(state), seat) - total(state, seat)
    return Possible(points, best.line, best.exact)


def total(state: State, seat: int) -> int:
    """The points of a seat as they stand."""
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


def _turns(states: Sequence[State]) -> Iterator[TurnMade]:
    first: int | None = None
    for place, (before, after) in enumerate(pairwise(states)):
        seat = before.to_act
        if before.phase is not Phase.TURNS or seat is None:
            continue
        if first is None:
            first = place
        if after.to_act != seat or after.phase is not Phase.TURNS:
            began, card = states[first], before.guardians[seat] or 0
            made = total(after, seat) - total(began, seat)
            yield TurnMade(seat, before.round, card, first, place + 1, began, made)
            first = None
