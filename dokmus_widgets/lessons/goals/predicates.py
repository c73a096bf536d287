"""The predicates that goals are made of, each by its name in the files of lessons."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from dokmus_widgets.cases.entries import TABLE, TEXT, TRUTH, WHOLE, Kind, Wrong, check_fields
from dokmus_widgets.core import PRESETS, Phase, Rules, SeatScore, State, Terrain, parse_space
from dokmus_widgets.core.faults import quote
from dokmus_widgets.core.phases import Turn
from dokmus_widgets.core.scoring import Discoveries, discoveries
from dokmus_widgets.explain.actions import tile_name
from dokmus_widgets.lessons.written import written_action


@dataclass(frozen=True)
class Stand:
    """How things stand in a step: the position at its beginning, the one now, whose step it is."""

    start: State
    now: State
    seat: int

    @property
    def turn(self) -> Turn | None:
        """The seat's own turn, as long as it lasts."""
        return self.now.turn if self.now.to_act == self.seat else None

    @property
    def over(self) -> bool:
        """Whether the turn of the start is over."""
        same = self.now.round == self.start.round and self.now.phase is self.start.phase
        return not same or self.now.to_act != self.seat


# What they ask of how things stand.


def _are_in(stand: Stand, spaces: str, mask: int) -> bool:
    asked = stand.now.island.frame.mask(map(parse_space, spaces.split()))
    return mask & asked == asked


def _standing_on(stand: Stand, wish: Mapping[str, Any]) -> bool:
    plane = stand.now.island.planes[Terrain[wish["terrain"].upper()]]
    standing = stand.now.tokens[stand.seat] & plane
    return standing.bit_count() >= int(wish.get("count", 1))


def _beside_gap(stand: Stand) -> bool:
    island = stand.now.island
    beside = island.frame.beside(island.frame.slot_mask[island.gap])
    return bool(stand.now.tokens[stand.seat] & beside)


def _placed(stand: Stand) -> int:
    before, now = stand.start.tokens[stand.seat], stand.now.tokens[stand.seat]
    return now.bit_count() - before.bit_count()


def _spent(stand: Stand) -> int:
    return stand.start.supply[stand.seat] - stand.now.supply[stand.seat]


def _found(stand: Stand) -> Discoveries:
    return discoveries(stand.now, stand.seat)


def _temples(stand: Stand) -> int:
    return _found(stand).small | _found(stand).large


def _has_found(stand: Stand, space: str) -> bool:
    # Here, for few goals ask where a temple has gone.
    from dokmus_widgets.analysis.turns.arrangement import carry_mask

    start, now = stand.start.island, stand.now.island
    return bool(_temples(stand) & carry_mask(start.frame.bit(parse_space(space)), start, now))


def _points(state: State, seat: int) -> int:
    return state.score()[seat].total


def _is_ahead(stand: Stand) -> bool:
    totals = [sheet.total for sheet in stand.now.score()]
    return totals.pop(stand.seat) > max(totals)


def _is_legal(stand: Stand, written: str, state: State) -> bool:
    action = None if stand.turn is None else written_action(state, written)
    return action is not None and state.check(action).legal


def _lies_otherwise(stand: Stand, tile: str, part: int) -> bool:
    """Whether a tile, ``3`` or as on the board ``3B``, has another slot (part 0), rotation (1)."""
    before, now = (
        next(
            (
                (slot, laid.rotation)
                for slot, laid in enumerate(state.island.grid)
                if laid is not None and tile in (laid.tile, tile_name(state, slot))
            ),
            None,
        )
        for state in (stand.start, stand.now)
    )
    return before is not None and now is not None and before[part] != now[part]


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


@dataclass(frozen=True)
class Test:
    """How a predicate is written and tried: the kind of its value, and what it may be."""

    holds: Callable[[Stand, Any], bool]
    kind: Kind
    check: Callable[[Any], None] = lambda wish: None  # every value of the kind will do


def _at_least(count: Callable[[Stand], int]) -> Test:
    return Test(lambda stand, wish: count(stand) >= wish, WHOLE)


def _exactly(fact: Callable[[Stand], object], kind: Kind = WHOLE) -> Test:
    return Test(lambda stand, wish: fact(stand) == wish, kind)


def _whether(holds: Callable[[Stand], object]) -> Test:
    return Test(lambda stand, wish: bool(holds(stand)) is wish, TRUTH)


_TERRAINS = [terrain.name.lower() for terrain in Terrain]

#: Every predicate by its name in the files: what must hold, "own" being the learner's.
PREDICATES: Final[Mapping[str, Test]] = {
    # Own tokens stand on all these spaces.
    "token_on": Test(lambda s, wish: _are_in(s, wish, s.now.tokens[s.seat]), TEXT, _spaces),
    # Own tokens stand on so many spaces of a terrain at least: terrain, count (1).
    "standing_on": Test(
        _standing_on,
        TABLE,
        _fields({"terrain": TEXT, "count": WHOLE}, ("terrain",), terrain=_TERRAINS),
    ),
    # An own token stands beside the gap.
    "beside_gap": _whether(_beside_gap),
    # So many own tokens more on the board, at least.
    "placed": _at_least(_placed),
    # So many own tokens have left the supply, placed or sacrificed: exactly, at most.
    "spent": _exactly(_spent),
    "spent_at_most": Test(lambda s, most: _spent(s) <= most, WHOLE),
    # In one's own turn still: so many of its tokens are left, exactly.
    "tokens_left": _exactly(lambda s: s.turn and s.turn.tokens_left),
    # Exactly so many have been sacrificed.
    "sacrificed": _exactly(lambda s: s.now.sacrificed[s.seat] - s.start.sacrificed[s.seat]),
    # The temples on these spaces are discovered; so many temples, at least.
    "discovered": Test(lambda s, wish: _are_in(s, wish, _temples(s)), TEXT, _spaces),
    # The temple that was on this space at the start, wherever its tile has brought it.
    "temple_from": Test(_has_found, TEXT, _spaces),
    "temples": _at_least(lambda s: _temples(s).bit_count()),
    # So many tiles with a discovered temple, so many with all of them, at least.
    "tiles": _at_least(lambda s: len(_found(s).tiles_reached)),
    "complete": _at_least(lambda s: len(_found(s).tiles_complete)),
    # The sheet as if the game ended now: in all, more than at the start, on a line; first alone.
    "points": _at_least(lambda s: _points(s.now, s.seat)),
    "gained": _at_least(lambda s: _points(s.now, s.seat) - _points(s.start, s.seat)),
    "line": Test(
        lambda s, wish: s.now.score()[s.seat][wish["line"]] >= wish["points"],
        TABLE,
        _fields({"line": TEXT, "points": WHOLE}, ("line", "points"), line=SeatScore.__match_args__),
    ),
    "ahead": _whether(_is_ahead),
    # An action, in notation, is legal now: in the reading of the position, or in a preset.
    "legal": Test(lambda s, written: _is_legal(s, written, s.now), TEXT),
    "legal_in": Test(
        lambda s, wish: _is_legal(
            s, wish["do"], s.now.replaced(rules=Rules.preset(wish["reading"]))
        ),
        TABLE,
        _fields({"do": TEXT, "reading": TEXT}, ("do", "reading"), reading=PRESETS),
    ),
    # In one's own turn still: the guardian has been used; an extra action waits.
    "guardian_used": _exactly(lambda s: s.turn and not s.turn.guardian_left, TRUTH),
    "extra_action": _whether(lambda s: s.turn and s.turn.ruins),
    # The tile of that name lies in another slot, lies turned.
    "tile_moved": Test(lambda s, tile: _lies_otherwise(s, tile, 0), TEXT),
    "tile_turned": Test(lambda s, tile: _lies_otherwise(s, tile, 1), TEXT),
    "talisman": _whether(lambda s: s.now.talisman == s.seat),
    # The turn, or the choice, of the start is over.
    "turn_over": _whether(lambda s: s.over),
    "card": _exactly(lambda s: s.now.guardians[s.seat]),
    "card_chosen": _whether(lambda s: s.now.guardians[s.seat] is not None),
    # This round at least has begun.
    "round": Test(lambda s, number: s.now.round >= number or s.now.phase is Phase.OVER, WHOLE),
    "phase": Test(lambda s, phase: s.now.phase is Phase(phase), TEXT, _one_of(map(str, Phase))),
}
