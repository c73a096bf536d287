"""Parser for keyword arguments: ``what_if(terrain={"c4": "forest"}, tokens_left=2)``."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from dokmus_widgets.core import Rules, State, Terrain, is_whole
from dokmus_widgets.explain import say, seat_names, space_on
from dokmus_widgets.explain.spaces import terrain_key
from dokmus_widgets.explore import changes
from dokmus_widgets.explore.changes import Change
from dokmus_widgets.explore.parsing import quoted
from dokmus_widgets.play.arguments import read_choice, read_rules, with_switches


def parse_changes(state: State, wishes: Mapping[str, Any]) -> list[Change]:
    """Parse keyword arguments into changes; raise ``ValueError`` for invalid ones.

    ``terrain``: name or character by space; ``tokens``: seat, colour or None by space; ``turn``:
    clockwise quarters by tile; ``swap``: two slots, from 0; ``tokens_left``, ``card``,
    ``players``: numbers; ``reading``: a preset, or values by switch; ``guardian_used``: bool;
    ``waiting``: a tile or None.
    """
    for name, wish in wishes.items():
        fits, example, _ = _ARGUMENTS[name]
        if not fits(wish):
            raise ValueError(say("what-if-odd", name=name, wish=quoted(wish), example=example))
    return [
        change
        for name, wished in _ARGUMENTS.items()
        if name in wishes
        for change in wished.changes(state, wishes[name])
    ]


class _Argument(NamedTuple):
    """Type check, example for the error message, and parser of an argument."""

    fits: Callable[[Any], bool]
    example: str
    changes: Callable[[State, Any], Iterable[Change]]


def _paints(state: State, wish: Mapping[Any, Any]) -> Iterator[Change]:
    for space, terrain in wish.items():
        yield changes.Paint(space_on(state.island.frame, space), _terrain(terrain))


def _puts(state: State, wish: Mapping[Any, Any]) -> Iterator[Change]:
    for space, seat in wish.items():
        yield changes.Put(space_on(state.island.frame, space), _seat(state, seat))


def _turns(state: State, wish: Mapping[Any, int]) -> Iterator[Change]:
    return (changes.TurnTile(str(tile), quarters) for tile, quarters in wish.items())


def _reads(state: State, wish: Any) -> Iterable[Change]:
    by_switch = isinstance(wish, Mapping)
    rules = with_switches(state.rules, wish) if by_switch else read_rules(wish)
    return changes.reading_changes(state.rules, rules)


def _one(make: Callable[[Any], Change]) -> Callable[[State, Any], Iterable[Change]]:
    return lambda state, wish: [make(wish)]


def _are_turns(wish: object) -> bool:
    return isinstance(wish, Mapping) and all(map(is_whole, wish.values()))


def _is_pair(wish: object) -> bool:
    return isinstance(wish, Sequence) and len(wish) == 2 and all(map(is_whole, wish))


def _is_a(kind: Any) -> Callable[[object], bool]:
    return lambda wish: isinstance(wish, kind)


#: In the order of application.
_ARGUMENTS: dict[str, _Argument] = {
    "terrain": _Argument(_is_a(Mapping), '{"c4": "forest"}', _paints),
    "tokens": _Argument(_is_a(Mapping), '{"c4": 0, "d4": None}', _puts),
    "turn": _Argument(_are_turns, '{"3": 1}', _turns),
    "swap": _Argument(_is_pair, "(0, 4)", lambda _, wish: [changes.SwapTiles(*wish)]),
    "players": _Argument(is_whole, "2", _one(changes.Players)),
    "card": _Argument(is_whole, "3", _one(changes.Card)),
    "tokens_left": _Argument(is_whole, "2", _one(changes.TokensLeft)),
    "guardian_used": _Argument(_is_a(bool), "True", _one(changes.GuardianUsed)),
    "waiting": _Argument(_is_a(str | None), '"3", None', _one(changes.Waiting)),
    "reading": _Argument(
        _is_a(str | Mapping | Rules), '"fr", {"temple_reach": "last_token"}', _reads
    ),
}
ARGUMENT_NAMES = tuple(_ARGUMENTS)


def _terrain(wish: object) -> Terrain:
    if isinstance(wish, str) and wish in list(Terrain):
        return Terrain(wish)
    return Terrain[read_choice("terrain", wish, [*map(terrain_key, Terrain)]).upper()]


def _seat(state: State, wish: object) -> int | None:
    if wish is None:
        return None
    if is_whole(wish) and wish in range(state.seats):
        return wish
    names = [name.lower() for name in seat_names(state.seats)]
    return names.index(read_choice("tokens", wish, names))
