"""Help for whoever plays by hand, in facts: what a card may bring, a hint, a look back at a turn.

All of it by what the seat may know. It is worked out bit by bit (see `analysis.incremental`): cards
and hints by the beam of the strong players, who find what can be done, and more may be there; the
look back by the search of `play.review`, which looks at every end of the turn.
"""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

from dokmus_widgets.analysis.incremental import Incremental
from dokmus_widgets.analysis.players import Decision, Observation, create_player, updated_offers
from dokmus_widgets.analysis.players.beam_search import beam_search_incrementally
from dokmus_widgets.analysis.players.lookahead import turn_with_card
from dokmus_widgets.analysis.players.player import choose_incrementally
from dokmus_widgets.analysis.turns import Deadline, best_end_incrementally
from dokmus_widgets.core import Phase, State
from dokmus_widgets.core.legality.legal import open_cards
from dokmus_widgets.play.history import History, Ply
from dokmus_widgets.play.review.facts import Possible, possible_by, total

#: Who gives the hints.
HINTS_BY: Final = "level-6"
#: The ways that are followed at each stage of a turn with a card.
_CARD: Final = 6
#: Seconds for the look back at a turn; what is found by then could have been done.
_LOOKS: Final = 4.0


class LookBack(NamedTuple):
    """A turn that is over: the points it made on the own sheet, and the most that it could have.

    ``at``: the place in the history where it began.
    """

    at: int
    made: int
    best: Possible

    @property
    def is_beaten(self) -> bool:
        """Whether more was possible."""
        return self.best.points > self.made


def card_points(state: State) -> Incremental[dict[int, int]]:
    """What each open card could bring the seat to act, if its turn came at once."""
    seat, points = state.to_act, {}
    assert seat is not None
    now = total(state, seat)
    for card in open_cards(state):
        ends = yield from beam_search_incrementally(turn_with_card(state, seat, card), _CARD)
        points[card] = max(total(end.after, seat) for end in ends) - now
    return points


def hint(line: History) -> Incremental[Decision]:
    """What a strong player would do in the place of the seat to act."""
    state = line.state
    offers = updated_offers({}, line.start)
    for ply in line.plies:
        offers = updated_offers(offers, ply.after)
    seat = state.to_act
    assert seat is not None
    seen = Observation.of(state, seat, offers.get(seat))
    random = Random(f"{seat} {state.round} {state.phase}")
    return (yield from choose_incrementally(create_player(HINTS_BY), seen, random))


def last_turn(line: History, by_itself: frozenset[int]) -> tuple[int, ...]:
    """The places of the plies of the last turn that is over and was played by hand; maybe none."""
    places, plies = list[int](), line.plies
    for at, ply in reversed([*enumerate(plies)]):
        if places and _turn(ply) != _turn(plies[places[-1]]):
            break
        if ply.before.phase is Phase.TURNS and ply.before.to_act not in by_itself:
            if not places and _turn(ply) == (line.state.to_act, line.state.round):
                break  # it goes on
            places.append(at)
    return tuple(places[::-1])


def look_back(line: History, places: tuple[int, ...]) -> Incremental[LookBack]:
    """That turn, beside one that makes the most points."""
    plies = line.plies[places[0] : places[-1] + 1]
    start, end = plies[0].before, plies[-1].after
    seat = start.to_act
    assert seat is not None
    best = yield from best_end_incrementally(start, deadline=Deadline(seconds=_LOOKS))
    made = total(end, seat) - total(start, seat)
    found = possible_by(best, start, seat).or_made(made, tuple(ply.action for ply in plies))
    return LookBack(places[0], made, found)


def _turn(ply: Ply) -> tuple[int | None, int]:
    return ply.before.to_act, ply.before.round
