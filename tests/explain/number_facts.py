"""Facts of a position, as functions of the name of a message, and facts of the rules."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import Any

from dokmus_widgets.cases import case, cases
from dokmus_widgets.core import (
    ChooseStart,
    MoveTile,
    Place,
    State,
    new_game,
)
from dokmus_widgets.core.catalogue import CARDS
from dokmus_widgets.core.legality.allowances import ANY_CARD, GRANTS
from dokmus_widgets.core.scoring import TILE_TRACK
from dokmus_widgets.core.setup import SEATS
from dokmus_widgets.explain.actions import tile_name
from dokmus_widgets.lessons.goals.predicates import Stand
from tests.explain.scenes import at, ground, own, scene, solved, spread, steps, temples
from tests.explain.test_claims import spoken
from tests.reference import board
from tests.reference.board import FOREST

Fact = Callable[[str], Iterable[int]]

_SPACE = re.compile(r"\b[a-z][1-9][0-9]?\b")


# Facts of a position, as functions of the message's name.


def seats(name: str) -> set[int]:
    return {scene(name).seats}


def left(name: str) -> set[int]:
    turn = scene(name).turn
    assert turn is not None
    return {turn.tokens_left}


def next_round(name: str) -> set[int]:
    return {scene(name).round + 1}


def row(name: str) -> set[int]:
    """Return the number of temples in the longest row."""
    return {max(map(len, board.temples(ground(name))))}


def rivers(name: str) -> set[int]:
    return {len(board.waters(ground(name)))}


def longest_river(name: str) -> int:
    """Return the number of tiles of the longest waterway."""
    return max(spread(name, river) for river in board.waters(ground(name)))


def slides(name: str) -> set[int]:
    return {sum(isinstance(action, MoveTile) for action in scene(name).legal_actions())}


def held(name: str) -> set[int]:
    """Return the cards of the other players."""
    return {card for card in scene(name).guardians if card}


def choice(name: str) -> set[int]:
    return {*CARDS} - held(name)


def waiting(name: str) -> set[int]:
    turn = scene(name).turn
    assert turn is not None
    return {len(turn.ruins)}


def on(terrain: str) -> Fact:
    return lambda name: {sum(ground(name)[space] == terrain for space in own(name))}


def beside_own(terrain: str) -> Fact:
    return lambda name: {
        sum(ground(name).get(space) == terrain for space in board.around(own(name)))
    }


def touched(space: str) -> Fact:
    """Return how many temples are next to a space."""
    return lambda name: {len(board.beside(at(space)) & {*temples(name)})}


def temples_of(slot: int) -> Fact:
    return lambda name: {
        sum(board.slot_of(scene(name).to_dict(), space) == slot for space in temples(name))
    }


def apart(one: str, other: str) -> Fact:
    (a, b), (c, d) = at(one), at(other)
    return lambda _: {abs(a - c) + abs(b - d)}


def slots_apart(one: str, other: str) -> Fact:
    def count(name: str) -> set[int]:
        places = [board.slot_of(scene(name).to_dict(), at(space)) for space in (one, other)]
        return {abs(places[0] - places[1])}

    return count


def slots_to_gap(tile: str) -> Fact:
    def count(name: str) -> set[int]:
        state = scene(name)
        slot = next(slot for slot in range(SLOTS) if tile_name(state, slot) == tile)
        return {abs(slot - state.island.gap)}

    return count


def on_one_tile(name: str) -> set[int]:
    """Return the fewest tokens of the current player on a tile that has any."""
    slots = [board.slot_of(scene(name).to_dict(), space) for space in own(name)]
    return {min(map(slots.count, slots))}


def named_tiles(name: str) -> set[int]:
    """Return the number of tiles on which the spaces lie that the message's question names."""
    text = spoken("en")[f"{name.partition('.')[0]}.ask"]
    return {spread(name, map(at, _SPACE.findall(text)))}


def used(name: str) -> set[int]:
    """Return the number of tokens that the solution of a step uses."""
    state, turn = solved(name), scene(name).turn
    assert turn is not None
    assert state.turn is not None
    return {turn.tokens_left - state.turn.tokens_left}


def discovered(state: State, seat: int) -> int:
    sheet = state.score()[seat]
    return sheet["small_temples"] // 2 + sheet["large_temples"] // 3


def new_temples(name: str) -> set[int]:
    seat = scene(name).to_act or 0
    return {discovered(solved(name), seat) - discovered(scene(name), seat)}


def new_tiles(name: str) -> set[int]:
    seat = scene(name).to_act or 0
    track = [
        TILE_TRACK.index(state.score()[seat]["tiles_reached"])
        for state in (scene(name), solved(name))
    ]
    return {track[1] - track[0]}


def tiles_then(name: str) -> set[int]:
    """Return the number of tiles reached after the solution of a step."""
    points = solved(name).score()[scene(name).to_act or 0]["tiles_reached"]
    return {TILE_TRACK.index(points)}


def ruins_then(name: str) -> set[int]:
    return {solved(name).score()[scene(name).to_act or 0]["ruins"]}


def nth_island(name: str) -> set[int]:
    one, last = steps()[name.partition(".")[0]]
    documents = (step.document for step in one.steps[: last + 1])
    return {len({repr((one["tiles"], one["grid"])) for one in documents if one is not None})}


def ways(name: str) -> set[int]:
    """Return the number of placements that meet the goal of a step at once."""
    one, number = steps()[name.partition(".")[0]]
    start, goal = scene(name), one.steps[number].goal
    assert goal is not None
    seat = start.to_act or 0
    places = (action for action in start.legal_actions() if isinstance(action, Place))
    return {sum(goal.met(Stand(start, start.apply(action), seat)) for action in places)}


def sliding_ways(name: str) -> set[int]:
    """Return the number of tiles that can be moved first to meet the goal of a step this turn."""
    one, number = steps()[name.partition(".")[0]]
    start, goal = scene(name), one.steps[number].goal
    assert goal is not None
    seat = start.to_act or 0

    def leads(state: State) -> bool:
        if goal.met(Stand(start, state, seat)):
            return True
        places = (action for action in state.legal_actions() if isinstance(action, Place))
        return any(leads(state.apply(action)) for action in places)

    moves = (action for action in start.legal_actions() if isinstance(action, MoveTile))
    return {sum(leads(start.apply(move)) for move in moves)}


def walk(target: str) -> Fact:
    """Return how many tokens, each at no sacrifice, it takes to stand next to a space."""

    def count(name: str) -> set[int]:
        document = scene(name).to_dict()
        free = board.free_land(document, ground(name))
        land = {one for one in free if ground(name)[one] != FOREST}
        goals, seen = board.beside(at(target)), own(name)
        edge = deque((space, 0) for space in seen)
        while edge:
            space, steps = edge.popleft()
            if space in goals:
                return {steps}
            for one in (board.beside(space) & land) - seen:
                seen = seen | {one}
                edge.append((one, steps + 1))
        return set()

    return count


# Facts of the rules.


def always(*values: int) -> Fact:
    return lambda _: values


def cards_of(*actions: type[Any]) -> Fact:
    return lambda _: [GRANTS[action][0] for action in actions]


def _placements() -> Iterator[Place]:
    for one in cases():
        yield from (action for action in one.state.legal_actions() if isinstance(action, Place))


@cache
def placing_with_sacrifice() -> int:
    """Return the number of tokens that the dearest placement of all cases takes."""
    return 1 + max(action.sacrifice for action in _placements())


def paid(_: str) -> set[int]:
    return {placing_with_sacrifice()}


def waiting_after(id: str) -> int:
    """Return the ruins actions that wait after the first action of a case."""
    turn = case(id).state.apply(case(id).actions[0]).turn
    assert turn is not None
    return len(turn.ruins)


def _shape(players: int) -> tuple[int, int]:
    grid = new_game(players).island.grid
    return len(grid) // 3, sum(one is not None for one in grid)


def corners(players: int) -> set[int]:
    state = new_game(players)
    starts = (action for action in state.legal_actions() if isinstance(action, ChooseStart))
    return {state.island.frame.slot_of(action.space) for action in starts}


(ROWS, TILES), (ROWS_TWO, TILES_TWO) = _shape(3), _shape(2)
COLUMNS = board.COLUMNS
SLOTS, SLOTS_TWO = ROWS * COLUMNS, ROWS_TWO * COLUMNS
FEW = [seats for seats in SEATS if seats == 2]
MANY = [seats for seats in SEATS if seats not in FEW]
ONE_OF_ANY = [cards[0] for cards in GRANTS.values() if ANY_CARD in cards]
AT_GAP = [slot for slot in corners(2) if abs(slot - new_game(2).island.gap) == 1]
#: Rotations of a tile that bring it back: a quarter turn each.
TURNS = 4
PLACES = range(2, max(SEATS) + 1)
