"""Help for human players: card values, hints, reviews of a turn.

Only what the seat may know is used. A hint in a turn and the review of a turn come from the search
that reviews of games use; cards come from the beam search of the strong computer players, a lower
bound.
"""

from functools import reduce
from random import Random
from typing import Final, NamedTuple

from dokmus_widgets.analysis.incremental import Incremental
from dokmus_widgets.analysis.players import (
    Observation,
    Offers,
    create_player,
    updated_offers,
)
from dokmus_widgets.analysis.players.beam_search import beam_search_incrementally
from dokmus_widgets.analysis.players.lookahead import turn_with_card
from dokmus_widgets.analysis.players.player import choose_incrementally
from dokmus_widgets.core import ChooseGuardian, EndTurn, Phase, State
from dokmus_widgets.core.legality.legal import open_cards
from dokmus_widgets.explain import listed
from dokmus_widgets.explain.actions import action_clause
from dokmus_widgets.play.history import History
from dokmus_widgets.play.review.facts import Possible, finding_best_turn, total
from dokmus_widgets.play.turns import turns_of

HINTS_BY: Final = "level-6"
#: Beam width for card values.
_CARD: Final = 6
#: Time limit of the search for the best turn, in seconds.
_LOOKS: Final = 10.0


class LookBack(NamedTuple):
    """Points of a finished turn, and the best possible turn; ``at``: the index of its first ply."""

    at: int
    made: int
    best: Possible

    @property
    def missed(self) -> int:
        """The points that the best turn would have scored more."""
        return self.best.points - self.made

    def better(self, start: State) -> str:
        """Return the best turn in clauses; ``start``: the state before the turn."""
        line = History(start, secrets=False)
        plies = [line.play(one) for one in self.best.line if not isinstance(one, EndTurn)]
        return listed([action_clause(ply.before, ply.action) for ply in plies])


def card_points(state: State) -> Incremental[dict[int, int]]:
    """Estimate the points of each open card, if the turn came now."""
    seat, points = state.to_act, {}
    assert seat is not None
    now = total(state, seat)
    for card in open_cards(state):
        ends = yield from beam_search_incrementally(turn_with_card(state, seat, card), _CARD)
        points[card] = max(total(end.after, seat) for end in ends) - now
    return points


def hint(line: History) -> Incremental[tuple[Possible, dict[int, int]]]:
    """Return the best turn from here, or the best card, and what each open card could score.

    A strong computer player chooses among cards that could score the same, and the start.
    """
    state = line.state
    if state.phase is Phase.TURNS:
        return (yield from finding_best_turn(state, _LOOKS)), {}
    offers: Offers = reduce(updated_offers, line.states, {})
    seat = state.to_act
    assert seat is not None
    seen = Observation.of(state, seat, offers.get(seat))
    random = Random(f"{seat} {state.round} {state.phase}")
    action = (yield from choose_incrementally(create_player(HINTS_BY), seen, random)).action
    if not isinstance(action, ChooseGuardian):
        return Possible(0, (action,), exact=False), {}
    points = yield from card_points(state)
    card = max(points, key=lambda one: (points[one], one == action.card))
    return Possible(0, (ChooseGuardian(card),), exact=False), points


def last_turn(line: History, by_itself: frozenset[int]) -> tuple[int, ...]:
    """Return the ply indices of the last finished turn of a human player, if any."""
    turns = [turn for turn in turns_of(line.plies) if turn.plies[0].before.phase is Phase.TURNS]
    own = [turn for turn in turns if turn.seat not in by_itself]
    now = line.state.to_act, line.state.round
    if not own or (own[-1].seat, own[-1].plies[0].before.round) == now:  # it goes on
        return ()
    return tuple(range(own[-1].first, own[-1].last + 1))


def look_back(
    line: History, places: tuple[int, ...], known: Possible | None = None
) -> Incremental[LookBack]:
    """Compare that turn with the best one, which may be ``known``."""
    plies = line.plies[places[0] : places[-1] + 1]
    start, end = plies[0].before, plies[-1].after
    seat = start.to_act
    assert seat is not None
    made = total(end, seat) - total(start, seat)
    best = known or (yield from finding_best_turn(start, _LOOKS))
    return LookBack(places[0], made, best.or_made(made, tuple(ply.action for ply in plies)))
