"""Changes wished for in Python: ``what_if(terrain={"c4": "forest"}, tokens_left=2)``."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from dokmus_widgets.core import Space, State, Terrain
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
from dokmus_widgets.play.wishes import read_choice, read_rules, with_switches

#: What can be wished for.
WISHES = (
    *("terrain", "tokens", "turn", "swap", "tokens_left", "card", "players", "reading"),
    *("guardian_used", "waiting"),
)
_TERRAINS = {terrain.name.lower(): terrain for terrain in Terrain}


def wished_changes(state: State, wishes: Mapping[str, Any]) -> Iterator[Change]:
    """The changes wished for; ``ValueError`` says what cannot be read.

    ``terrain``: terrain by space, by name or character; ``tokens``: a seat's number, or its
    colour, or None, by space; ``turn``: quarters clockwise by tile; ``swap``: two slots, counted
    from 0; ``tokens_left``, ``card``, ``players``: numbers; ``reading``: a preset, or values by
    switch; ``guardian_used``: a truth value; ``waiting``: a tile, or None.
    """
    for space, terrain in wishes.get("terrain", {}).items():
        yield Paint(_space(state, space), _terrain(terrain))
    for space, seat in wishes.get("tokens", {}).items():
        yield Put(_space(state, space), _seat(state, seat))
    for tile, quarters in wishes.get("turn", {}).items():
        yield TurnTile(str(tile), int(quarters))
    if "swap" in wishes:
        one, other = wishes["swap"]
        yield SwapTiles(one, other)
    for name, make in _NUMBERS.items():
        if name in wishes:
            yield make(wishes[name])
    if "reading" in wishes:
        yield from reading_changes(state.rules, _rules(state, wishes["reading"]))


_NUMBERS: dict[str, Any] = {
    "players": Players,
    "card": Card,
    "tokens_left": TokensLeft,
    "guardian_used": GuardianUsed,
    "waiting": Waiting,
}


def _space(state: State, space: object) -> Space:
    return space_on(state.island.frame, space)


def _terrain(wish: object) -> Terrain:
    if isinstance(wish, str) and wish in list(Terrain):
        return Terrain(wish)
    return _TERRAINS[read_choice("terrain", wish, list(_TERRAINS))]


def _seat(state: State, wish: object) -> int | None:
    if wish is None or (isinstance(wish, int) and 0 <= wish < state.seats):
        return wish
    names = [name.lower() for name in seat_names(state.seats)]
    return names.index(read_choice("tokens", wish, names))


def _rules(state: State, wish: Any) -> Any:
    return with_switches(state.rules, wish) if isinstance(wish, Mapping) else read_rules(wish)
