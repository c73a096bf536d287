"""The predicates that goals are made of, each by its name in the files of lessons."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from dokmus_widgets.cases.entries import TABLE, TEXT, TRUTH, WHOLE, Kind, Wrong, check_fields
from dokmus_widgets.core import PRESETS, Phase, Rules, SeatScore, State, Terrain, parse_space
from dokmus_widgets.core.faults import quote
from dokmus_widgets.core.notation import NotationError, read_action
from dokmus_widgets.core.scoring import discoveries
from dokmus_widgets.explain.actions import tile_name


@dataclass(frozen=True)
class Stand:
    """How things stand in a step: the position at its beginning, the one now, whose step it is."""

    start: State
    now: State
    seat: int

    @property
    def in_turn(self) -> bool:
        """Whether the turn in which things stand is the seat's own."""
        return self.now.turn is not None and self.now.to_act == self.seat

    @property
    def over(self) -> bool:
        """Whether the turn of the start is over."""
        same = self.now.round == self.start.round and self.now.phase is self.start.phase
        return not same or self.now.to_act != self.seat


# What each asks of how things stand.


def _mask(stand: Stand, spaces: str) -> int:
    return stand.now.island.frame.mask(map(parse_space, spaces.split()))


def _token_on(stand: Stand, spaces: str) -> bool:
    mask = _mask(stand, spaces)
    return stand.now.tokens[stand.seat] & mask == mask


def _standing_on(stand: Stand, wish: Mapping[str, Any]) -> bool:
    plane = stand.now.island.planes[Terrain[wish["terrain"].upper()]]
    standing = stand.now.tokens[stand.seat] & plane
    return standing.bit_count() >= int(wish.get("count", 1))


def _beside_gap(stand: Stand, wish: bool) -> bool:
    island = stand.now.island
    beside = island.frame.beside(island.frame.slot_mask[island.gap])
    return bool(stand.now.tokens[stand.seat] & beside) is wish


def _placed(stand: Stand, count: int) -> bool:
    before, now = stand.start.tokens[stand.seat], stand.now.tokens[stand.seat]
    return now.bit_count() - before.bit_count() >= count


def _spent(stand: Stand) -> int:
    return stand.start.supply[stand.seat] - stand.now.supply[stand.seat]


def _spent_exactly(stand: Stand, count: int) -> bool:
    return _spent(stand) == count


def _spent_at_most(stand: Stand, count: int) -> bool:
    return _spent(stand) <= count


def _tokens_left(stand: Stand, count: int) -> bool:
    turn = stand.now.turn
    return stand.in_turn and turn is not None and turn.tokens_left == count


def _sacrificed(stand: Stand, count: int) -> bool:
    return stand.now.sacrificed[stand.seat] - stand.start.sacrificed[stand.seat] == count


def _discovered(stand: Stand, spaces: str) -> bool:
    found, mask = discoveries(stand.now, stand.seat), _mask(stand, spaces)
    return (found.small | found.large) & mask == mask


def _temples(stand: Stand, count: int) -> bool:
    found = discoveries(stand.now, stand.seat)
    return (found.small | found.large).bit_count() >= count


def _tiles(stand: Stand, count: int) -> bool:
    return len(discoveries(stand.now, stand.seat).tiles_reached) >= count


def _complete(stand: Stand, count: int) -> bool:
    return len(discoveries(stand.now, stand.seat).tiles_complete) >= count


def _points(stand: Stand, count: int) -> bool:
    return stand.now.score()[stand.seat].total >= count


def _gained(stand: Stand, count: int) -> bool:
    before = stand.start.score()[stand.seat].total
    return stand.now.score()[stand.seat].total - before >= count


def _line(stand: Stand, wish: Mapping[str, Any]) -> bool:
    return stand.now.score()[stand.seat][wish["line"]] >= int(wish["points"])


def _ahead(stand: Stand, wish: bool) -> bool:
    own, *others = _own_first([sheet.total for sheet in stand.now.score()], stand.seat)
    return (own > max(others)) is wish


def _own_first(totals: list[int], seat: int) -> list[int]:
    return [totals[seat], *totals[:seat], *totals[seat + 1 :]]


def _legal(stand: Stand, written: str) -> bool:
    return stand.in_turn and _is_legal(stand.now, written)


def _legal_in(stand: Stand, wish: Mapping[str, Any]) -> bool:
    rules = Rules.preset(wish["reading"])
    return stand.in_turn and _is_legal(stand.now.replaced(rules=rules), wish["do"])


def _is_legal(state: State, written: str) -> bool:
    try:
        return state.check(read_action(state, written)).legal
    except NotationError:  # no such space or tile as things lie
        return False


def _guardian_used(stand: Stand, wish: bool) -> bool:
    turn = stand.now.turn
    return stand.in_turn and turn is not None and turn.guardian_left is not wish


def _extra_action(stand: Stand, wish: bool) -> bool:
    turn = stand.now.turn
    return (stand.in_turn and turn is not None and bool(turn.ruins)) is wish


def _laid(state: State, tile: str) -> tuple[int, int] | None:
    """The slot and the rotation of a tile, called ``3`` or as on the board, ``3B``."""
    for slot, laid in enumerate(state.island.grid):
        if laid is not None and tile in (laid.tile, tile_name(state, slot)):
            return slot, laid.rotation
    return None


def _tile_moved(stand: Stand, tile: str) -> bool:
    before, now = _laid(stand.start, tile), _laid(stand.now, tile)
    return before is not None and now is not None and before[0] != now[0]


def _tile_turned(stand: Stand, tile: str) -> bool:
    before, now = _laid(stand.start, tile), _laid(stand.now, tile)
    return before is not None and now is not None and before[1] != now[1]


def _talisman(stand: Stand, wish: bool) -> bool:
    return (stand.now.talisman == stand.seat) is wish


def _turn_over(stand: Stand, wish: bool) -> bool:
    return stand.over is wish


def _card(stand: Stand, card: int) -> bool:
    return stand.now.guardians[stand.seat] == card


def _card_chosen(stand: Stand, wish: bool) -> bool:
    return (stand.now.guardians[stand.seat] is not None) is wish


def _round(stand: Stand, number: int) -> bool:
    return stand.now.round >= number or stand.now.phase is Phase.OVER


def _phase(stand: Stand, phase: str) -> bool:
    return stand.now.phase is Phase(phase)


# What a predicate may be asked.


def _spaces(wish: str) -> None:
    if not wish.split():
        raise Wrong("a space is missing")
    for name in wish.split():
        parse_space(name)


def _one_of(known: Iterable[str]) -> Callable[[str], None]:
    names = list(known)

    def check(wish: str) -> None:
        if wish not in names:
            raise Wrong(f"{quote(wish)} is none of {', '.join(names)}")

    return check


def _fields(kinds: Mapping[str, Kind], required: tuple[str, ...], **known: Iterable[str]) -> Any:
    def check(wish: Mapping[str, Any]) -> None:
        check_fields(wish, kinds, required)
        for name, names in known.items():
            _one_of(names)(wish[name])

    return check


def _anything(wish: object) -> None:
    """Every value of the kind will do."""


@dataclass(frozen=True)
class Test:
    """How a predicate is written and tried: the kind of its value, and what it may be."""

    holds: Callable[[Stand, Any], bool]
    kind: Kind
    check: Callable[[Any], None] = _anything


_TERRAINS = [terrain.name.lower() for terrain in Terrain]

#: Every predicate by its name in the files: what must hold, "own" being the learner's.
PREDICATES: Final[Mapping[str, Test]] = {
    # Own tokens stand on all these spaces.
    "token_on": Test(_token_on, TEXT, _spaces),
    # Own tokens stand on so many spaces of a terrain at least: terrain, count (1).
    "standing_on": Test(
        _standing_on,
        TABLE,
        _fields({"terrain": TEXT, "count": WHOLE}, ("terrain",), terrain=_TERRAINS),
    ),
    # An own token stands beside the gap.
    "beside_gap": Test(_beside_gap, TRUTH),
    # So many own tokens more on the board, at least.
    "placed": Test(_placed, WHOLE),
    # So many own tokens have left the supply, placed or sacrificed: exactly, at most.
    "spent": Test(_spent_exactly, WHOLE),
    "spent_at_most": Test(_spent_at_most, WHOLE),
    # In one's own turn still: so many of its tokens are left, exactly.
    "tokens_left": Test(_tokens_left, WHOLE),
    # Exactly so many have been sacrificed.
    "sacrificed": Test(_sacrificed, WHOLE),
    # The temples on these spaces are discovered; so many temples, at least.
    "discovered": Test(_discovered, TEXT, _spaces),
    "temples": Test(_temples, WHOLE),
    # So many tiles with a discovered temple, so many with all of them, at least.
    "tiles": Test(_tiles, WHOLE),
    "complete": Test(_complete, WHOLE),
    # The sheet as if the game ended now: in all, more than at the start, on a line; first alone.
    "points": Test(_points, WHOLE),
    "gained": Test(_gained, WHOLE),
    "line": Test(
        _line,
        TABLE,
        _fields({"line": TEXT, "points": WHOLE}, ("line", "points"), line=SeatScore.__match_args__),
    ),
    "ahead": Test(_ahead, TRUTH),
    # An action, in notation, is legal now: in the reading of the position, or in a preset.
    "legal": Test(_legal, TEXT),
    "legal_in": Test(
        _legal_in,
        TABLE,
        _fields({"do": TEXT, "reading": TEXT}, ("do", "reading"), reading=PRESETS),
    ),
    # In one's own turn still: the guardian has been used; an extra action waits.
    "guardian_used": Test(_guardian_used, TRUTH),
    "extra_action": Test(_extra_action, TRUTH),
    # The tile of that name lies in another slot, lies turned.
    "tile_moved": Test(_tile_moved, TEXT),
    "tile_turned": Test(_tile_turned, TEXT),
    "talisman": Test(_talisman, TRUTH),
    # The turn, or the choice, of the start is over.
    "turn_over": Test(_turn_over, TRUTH),
    "card": Test(_card, WHOLE),
    "card_chosen": Test(_card_chosen, TRUTH),
    # This round at least has begun.
    "round": Test(_round, WHOLE),
    "phase": Test(_phase, TEXT, _one_of(map(str, Phase))),
}
