"""Help for whoever plays by hand, in facts: what a card may bring, a hint, a look back at a turn.

All of it by what the seat may know. It is worked out bit by bit (see `analysis.players.thinking`),
by the beam of the strong players: what it finds can be done, and more may be there.
"""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

from dokmus_widgets.analysis.players import Choice, Observation, player, remembered
from dokmus_widgets.analysis.players.ahead import turn_of
from dokmus_widgets.analysis.players.ends import finding
from dokmus_widgets.analysis.players.player import thinking
from dokmus_widgets.analysis.players.thinking import Thinking
from dokmus_widgets.core import Action, Phase, State
from dokmus_widgets.core.legality.legal import open_cards
from dokmus_widgets.play.history import History, Ply

#: Who gives the hints.
HINTS_BY: Final = "level-6"
#: The ways that are followed at each stage of a turn: of one that was made, of one with a card.
_TURN, _CARD = 40, 6


class LookBack(NamedTuple):
    """A turn that is over: the points it made on the own sheet, and a turn that makes the most.

    ``at``: the place in the history where it began.
    """

    at: int
    made: int
    possible: int
    line: tuple[Action, ...]


def card_points(state: State) -> Thinking[dict[int, int]]:
    """What each open card could bring the seat to act, if its turn came at once."""
    seat, points = state.to_act, {}
    assert seat is not None
    total = _total(state, seat)
    for card in open_cards(state):
        ends = yield from finding(turn_of(state, seat, card), _CARD)
        points[card] = max(_total(end.after, seat) for end in ends) - total
    return points


def hint(line: History) -> Thinking[Choice]:
    """What a strong player would do in the place of the seat to act."""
    state = line.state
    offers = remembered({}, line.start)
    for ply in line.plies:
        offers = remembered(offers, ply.after)
    seat = state.to_act
    assert seat is not None
    seen = Observation.of(state, seat, offers.get(seat))
    random = Random(f"{seat} {state.round} {state.phase}")
    return (yield from thinking(player(HINTS_BY), seen, random))


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


def look_back(line: History, places: tuple[int, ...]) -> Thinking[LookBack]:
    """That turn, beside one that makes the most points."""
    plies = line.plies
    start, end = plies[places[0]].before, plies[places[-1]].after
    seat = start.to_act
    assert seat is not None
    total = _total(start, seat)
    ends = yield from finding(Observation.of(start, seat).table, _TURN)
    best = max(ends, key=lambda one: _total(one.after, seat))
    made, possible = _total(end, seat) - total, _total(best.after, seat) - total
    return LookBack(places[0], made, max(made, possible), best.line if possible > made else ())


def _turn(ply: Ply) -> tuple[int | None, int]:
    return ply.before.to_act, ply.before.round


def _total(state: State, seat: int) -> int:
    return state.score()[seat].total
