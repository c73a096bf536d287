"""What is wished for in Python: ``what_if(terrain={"c4": "forest"}, tokens_left=2)``."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from dokmus_widgets.core import Rules, Space, State, Terrain
from dokmus_widgets.core.actions import is_whole
from dokmus_widgets.explain.messages import say
from dokmus_widgets.explain.seats import seat_names
from dokmus_widgets.explain.spaces import space_on
from dokmus_widgets.explore.changes import (
    Card,
    Change,
    GuardianUsed,
    Paint,
    Players,
    Put,
    SwapTiles,
    TokensLeft,
    TurnTile,
    Waiting,
    reading_changes,
)
from dokmus_widgets.explore.named_pieces import quoted
from dokmus_widgets.play.wishes import read_choice, read_rules, with_switches

_TERRAINS = {terrain.name.lower(): terrain for terrain in Terrain}


def wished_changes(state: State, wishes: Mapping[str, Any]) -> list[Change]:
    """The changes wished for; ``ValueError`` says what cannot be read.

    ``terrain``: terrain by space, by name or character; ``tokens``: a seat's number, or its
    colour, or None, by space; ``turn``: quarters clockwise by tile; ``swap``: two slots, counted
    from 0; ``tokens_left``, ``card``, ``players``: numbers; ``reading``: a preset, or values by
    switch; ``guardian_used``: a truth value; ``waiting``: a tile, or None.
    """
    for name, wish in wishes.items():
        fits, example = _FORMS[name]
        if not fits(wish):
            raise ValueError(say("what-if-odd", name=name, wish=quoted(wish), example=example))
    changes: list[Change] = []
    for space, terrain in wishes.get("terrain", {}).items():
        changes.append(Paint(_space(state, space), _terrain(terrain)))
    for space, seat in wishes.get("tokens", {}).items():
        changes.append(Put(_space(state, space), _seat(state, seat)))
    for tile, quarters in wishes.get("turn", {}).items():
        changes.append(TurnTile(str(tile), quarters))
    if "swap" in wishes:
        one, other = wishes["swap"]
        changes.append(SwapTiles(one, other))
    changes += [make(wishes[name]) for name, make in _PLAIN.items() if name in wishes]
    if "reading" in wishes:
        changes += reading_changes(state.rules, _rules(state, wishes["reading"]))
    return changes


_PLAIN: dict[str, Callable[[Any], Change]] = {
    "players": Players,
    "card": Card,
    "tokens_left": TokensLeft,
    "guardian_used": GuardianUsed,
    "waiting": Waiting,
}


def _is_by_name(wish: object) -> bool:
    return isinstance(wish, Mapping)


def _is_turns(wish: object) -> bool:
    return isinstance(wish, Mapping) and all(map(is_whole, wish.values()))


def _is_pair(wish: object) -> bool:
    return isinstance(wish, Sequence) and len(wish) == 2 and all(map(is_whole, wish))


def _is_reading(wish: object) -> bool:
    return isinstance(wish, str | Mapping | Rules)


def _is_truth(wish: object) -> bool:
    return isinstance(wish, bool)


def _is_tile(wish: object) -> bool:
    return wish is None or isinstance(wish, str)


#: What each wish looks like: whether one does, and an example that is told where it does not.
_FORMS: dict[str, tuple[Callable[[object], bool], str]] = {
    "terrain": (_is_by_name, '{"c4": "forest"}'),
    "tokens": (_is_by_name, '{"c4": 0, "d4": None}'),
    "turn": (_is_turns, '{"3": 1}'),
    "swap": (_is_pair, "(0, 4)"),
    "tokens_left": (is_whole, "2"),
    "card": (is_whole, "3"),
    "players": (is_whole, "2"),
    "reading": (_is_reading, '"fr", {"temple_reach": "last_token"}'),
    "guardian_used": (_is_truth, "True"),
    "waiting": (_is_tile, '"3", None'),
}
#: What can be wished for.
WISHES = tuple(_FORMS)


def _space(state: State, space: object) -> Space:
    return space_on(state.island.frame, space)


def _terrain(wish: object) -> Terrain:
    if isinstance(wish, str) and wish in list(Terrain):
        return Terrain(wish)
    return _TERRAINS[read_choice("terrain", wish, list(_TERRAINS))]


def _seat(state: State, wish: object) -> int | None:
    if wish is None:
        return None
    if is_whole(wish) and wish in range(state.seats):
        return wish
    names = [name.lower() for name in seat_names(state.seats)]
    return names.index(read_choice("tokens", wish, names))


def _rules(state: State, wish: Any) -> Any:
    return with_switches(state.rules, wish) if isinstance(wish, Mapping) else read_rules(wish)
