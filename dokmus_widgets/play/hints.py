"""Help for human players: card values, hints, reviews of a turn.

Only what the seat may know is used. Cards and hints come from the beam search of the strong
computer players, a lower bound; the review comes from the exact turn search.
"""

from functools import reduce
from random import Random
from typing import Final, NamedTuple

from dokmus_widgets.analysis.incremental import Incremental
from dokmus_widgets.analysis.players import (
    Decision,
    Observation,
    Offers,
    create_player,
    updated_offers,
)
from dokmus_widgets.analysis.players.beam_search import beam_search_incrementally
from dokmus_widgets.analysis.players.lookahead import turn_with_card
from dokmus_widgets.analysis.players.player import choose_incrementally
from dokmus_widgets.analysis.turns import Deadline, best_end_incrementally
from dokmus_widgets.core import Action, Phase, State
from dokmus_widgets.core.legality.legal import open_cards
from dokmus_widgets.play.history import History
from dokmus_widgets.play.review.facts import Possible, possible_by, total
from dokmus_widgets.play.turns import turns_of

HINTS_BY: Final = "level-6"
#: Beam width for card values.
_CARD: Final = 6
#: Time limit of the turn review, in seconds.
_LOOKS: Final = 4.0


class LookBack(NamedTuple):
    """Points of a finished turn, and the best possible turn.

    ``at``: the index of its first ply; ``played``: its actions.
    """

    at: int
    made: int
    best: Possible
    played: tuple[Action, ...] = ()

    @property
    def is_beaten(self) -> bool:
        return self.best.points > self.made

    def difference(self, start: State) -> tuple[State, Action]:
        """Return the first action of the best turn that was not played, and the state before it.

        ``start``: the state before the turn. Where only the order differs, the first of another
        place.
        """
        line = self.best.line
        differ = [at for at, action in enumerate(line) if action not in self.played]
        pairs = enumerate(zip(line, self.played, strict=False))
        differ += [at for at, (best, played) in pairs if best != played]
        at = differ[0] if differ else 0
        for action in line[:at]:
            start = start.after(action)
        return start, line[at]


def card_points(state: State) -> Incremental[dict[int, int]]:
    """Estimate the points of each open card, if the turn came now."""
    seat, points = state.to_act, {}
    assert seat is not None
    now = total(state, seat)
    for card in open_cards(state):
        ends = yield from beam_search_incrementally(turn_with_card(state, seat, card), _CARD)
        points[card] = max(total(end.after, seat) for end in ends) - now
    return points


def hint(line: History) -> Incremental[Decision]:
    """Return the choice of a strong computer player."""
    state = line.state
    offers: Offers = reduce(updated_offers, line.states, {})
    seat = state.to_act
    assert seat is not None
    seen = Observation.of(state, seat, offers.get(seat))
    random = Random(f"{seat} {state.round} {state.phase}")
    return (yield from choose_incrementally(create_player(HINTS_BY), seen, random))


def last_turn(line: History, by_itself: frozenset[int]) -> tuple[int, ...]:
    """Return the ply indices of the last finished turn of a human player, if any."""
    turns = [turn for turn in turns_of(line.plies) if turn.plies[0].before.phase is Phase.TURNS]
    own = [turn for turn in turns if turn.seat not in by_itself]
    now = line.state.to_act, line.state.round
    if not own or (own[-1].seat, own[-1].plies[0].before.round) == now:  # it goes on
        return ()
    return tuple(range(own[-1].first, own[-1].last + 1))


def look_back(line: History, places: tuple[int, ...]) -> Incremental[LookBack]:
    """Compare that turn with the best one."""
    plies = line.plies[places[0] : places[-1] + 1]
    start, end = plies[0].before, plies[-1].after
    seat = start.to_act
    assert seat is not None
    best = yield from best_end_incrementally(start, deadline=Deadline(seconds=_LOOKS))
    made = total(end, seat) - total(start, seat)
    played = tuple(ply.action for ply in plies)
    found = possible_by(best, start, seat).or_made(made, played)
    return LookBack(places[0], made, found, played)
