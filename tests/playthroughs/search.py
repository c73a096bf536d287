"""Finds games worth keeping: random players who lean towards one thing, until a game shows it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from random import Random
from typing import Any, NamedTuple

from dokmus_widgets.core import (
    Action,
    ChooseGuardian,
    MoveTile,
    MoveToken,
    Phase,
    Place,
    Rules,
    Sacrifice,
    State,
    load_tile_set,
    new_game,
)
from dokmus_widgets.core.notation import GameRecord, RecordedPly
from tests.core.playing import random_tiles
from tests.playthroughs.coverage import covered
from tests.reference.comparison import canonical, choose

NAMES = ("Ann", "Ben", "Cleo", "Dan")
#: How often a player does what the plan leans towards, where it can be done.
_LEANING = 0.8

Wish = Callable[[State, Action], bool]


def _nothing(state: State, action: Action) -> bool:
    return False


def _ruins(state: State, action: Action) -> bool:
    """Onto ruins."""
    spaces = [getattr(action, "space", None), getattr(action, "target", None)]
    return any(space and state.island.terrain(space) == "r" for space in spaces)


def _rescue(state: State, action: Action) -> bool:
    """Onto volcanoes, and off again."""
    match action:
        case ChooseGuardian(card):
            return card == 3
        case Place(space):
            return state.island.terrain(space) == "v"
        case MoveToken(origin):
            return state.island.terrain(origin) == "v"
    return False


def _burn(state: State, action: Action) -> bool:
    """Everything into volcanoes and away: nothing is left on the board."""
    match action:
        case ChooseGuardian(card):
            return card == 3
        case Sacrifice():
            return True
        case Place(space):
            return state.island.terrain(space) == "v"
        case MoveToken(origin, target):
            terrain = state.island.terrain
            return terrain(origin) != "v" and terrain(target) == "v"
    return False


def _slide(state: State, action: Action) -> bool:
    """Tiles, whenever they can."""
    return isinstance(action, MoveTile) or (isinstance(action, ChooseGuardian) and action.card == 2)


class Plan(NamedTuple):
    """A game to look for: where it begins, what its players lean towards, what it must show.

    ``terrain``: of random tiles of ``size``; None for the tile set ``isle``.
    """

    seats: int
    rules: Rules
    shows: frozenset[str]
    wish: Wish = _nothing
    terrain: str | None = None
    size: int = 7


def _plan(seats: int, rules: Rules | str, *shows: str, **more: Any) -> Plan:
    reading = Rules.preset(rules) if isinstance(rules, str) else rules
    return Plan(seats, reading, frozenset(shows), **more)


_ALL_CARDS = tuple(f"guardian {card}" for card in (1, 2, 3, 4, 5))
PLANS = {
    "four-en": _plan(4, "en", *_ALL_CARDS, "supply used up", "start on forest", "ruins declined"),
    "three-fr": _plan(
        3, "fr", "two ruins in one turn", "ruins lost at the end of turn", wish=_ruins
    ),
    "two-ru": _plan(
        2, "ru", "tile jumps", "paid crossing", "token carried by its tile", wish=_slide
    ),
    "two-fr": _plan(2, "fr", "paid forest", "guardian unused"),
    "four-ja": _plan(4, "ja", "voluntary sacrifice", "most sacrifices shared"),
    "three-faq": _plan(3, "faq", "way temple", "paid crossing"),
    "rescue": _plan(3, "en", "volcano rescue", "ruins chain", "tokens burn", wish=_rescue),
    "placing-only": _plan(
        4,
        Rules(ruins_on_move=False, temple_rows="placing"),
        "two ruins in one turn",
        wish=_ruins,
    ),
    "crowded": _plan(4, "en", "fallback placement", "tile jumps", terrain="...^^^^^~~rtfv", size=3),
    "all-gone": _plan(
        3,
        "ja",
        "no token on the board",
        "supply used up",
        wish=_burn,
        terrain="..vvvvvtf~r",
        size=4,
    ),
    "tie-shared": _plan(2, "en", "tie shared", terrain="....fr~^vttT", size=4),
    "tie-broken": _plan(3, "faq", "tie broken by sacrifices", terrain="....fr~^vttT", size=4),
}


def find(plan: Plan) -> GameRecord:
    """The first game, by seed, that shows what the plan asks for."""
    for seed in count():
        record = played(plan, seed)
        if record is not None and plan.shows <= covered(record):
            return record
    raise AssertionError("seeds do not end")


def played(plan: Plan, seed: int) -> GameRecord | None:
    """The game of one seed; None where not everybody finds a place to start."""
    rng = Random(seed)
    isle = plan.terrain is None
    tiles = load_tile_set() if isle else random_tiles(rng, plan.size, plan.terrain or "")
    start = new_game(plan.seats, seed=seed, first=seed % plan.seats, rules=plan.rules, tiles=tiles)
    state, plies = start, []
    while state.phase is not Phase.OVER:
        actions = {canonical(action.to_dict()): action for action in state.legal_actions()}
        if not actions:
            return None
        # In the order of their texts: the core may list them in another order one day.
        wished = [actions[text] for text in sorted(actions) if plan.wish(state, actions[text])]
        if wished and rng.random() < _LEANING:
            action = rng.choice(wished)
        else:
            chosen = choose(rng, [actions[text].to_dict() for text in sorted(actions)])
            action = actions[canonical(chosen)]
        plies.append(RecordedPly(action))
        state = state.apply(action)
    return GameRecord(NAMES[: plan.seats], start, plies, seed=seed if isle else None)
