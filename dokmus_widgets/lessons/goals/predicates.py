"""The predicates that goals are made of, by their names in lesson files."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from dokmus_widgets.cases.entries import BOOL, INT, TABLE, TEXT, EntryError, FieldType, check_fields
from dokmus_widgets.core import (
    PRESETS,
    Action,
    Phase,
    Rules,
    SeatScore,
    State,
    Terrain,
    parse_space,
)
from dokmus_widgets.core.faults import quote
from dokmus_widgets.core.notation import NotationError, read_action
from dokmus_widgets.core.phases import Turn
from dokmus_widgets.core.scoring import Discoveries, discoveries
from dokmus_widgets.explain.actions import tile_name


@dataclass(frozen=True)
class Stand:
    """The state of a step: its start position, the current one, and the learner's seat."""

    start: State
    now: State
    seat: int

    @property
    def turn(self) -> Turn | None:
        return self.now.turn if self.now.to_act == self.seat else None

    @property
    def over(self) -> bool:
        """True once the turn of the start position is over."""
        same = self.now.round == self.start.round and self.now.phase is self.start.phase
        return not same or self.now.to_act != self.seat


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


def _spent(stand: Stand) -> int:
    return stand.start.supply[stand.seat] - stand.now.supply[stand.seat]


def _discoveries(stand: Stand) -> Discoveries:
    return discoveries(stand.now, stand.seat)


def _temples(stand: Stand) -> int:
    return _discoveries(stand).small | _discoveries(stand).large


def _has_found(stand: Stand, space: str) -> bool:
    # Imported here because few goals need it.
    from dokmus_widgets.analysis.turns.arrangement import carry_mask

    start, now = stand.start.island, stand.now.island
    return bool(_temples(stand) & carry_mask(start.frame.bit(parse_space(space)), start, now))


def _points(state: State, seat: int) -> int:
    return state.score()[seat].total


def _is_ahead(stand: Stand) -> bool:
    totals = [sheet.total for sheet in stand.now.score()]
    return totals.pop(stand.seat) > max(totals)


def written_action(state: State, written: str) -> Action | None:
    """Return the action of a notation; None if it cannot exist on the current board."""
    try:
        return read_action(state, written)
    except NotationError:
        return None


def _is_legal(stand: Stand, notation: str, state: State) -> bool:
    action = None if stand.turn is None else written_action(state, notation)
    return action is not None and state.check(action).legal


def _tile_differs(stand: Stand, tile: str, part: int) -> bool:
    """Compare the slot (part 0) or rotation (part 1) of a tile, ``3`` or ``3B``."""
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


def _spaces(wish: str) -> None:
    if not wish.split():
        raise EntryError("a space is missing")
    for name in wish.split():
        parse_space(name)


def _one_of(known: Iterable[str]) -> Callable[[str], None]:
    names = list(known)

    def check(wish: str) -> None:
        if wish not in names:
            raise EntryError(f"{quote(wish)} is none of {', '.join(names)}")

    return check


def _table(
    kinds: Mapping[str, FieldType], required: tuple[str, ...], **known: Iterable[str]
) -> Any:
    def check(wish: Mapping[str, Any]) -> None:
        check_fields(wish, kinds, required)
        for name, names in known.items():
            _one_of(names)(wish[name])

    return check


@dataclass(frozen=True)
class Spec:
    """The definition of a predicate: its function, and the type and check of its value."""

    holds: Callable[[Stand, Any], bool]
    kind: FieldType
    check: Callable[[Any], None] = lambda wish: None


def _at_least(count: Callable[[Stand], int]) -> Spec:
    return Spec(lambda stand, wish: count(stand) >= wish, INT)


def _exactly(fact: Callable[[Stand], object], kind: FieldType = INT) -> Spec:
    return Spec(lambda stand, wish: fact(stand) == wish, kind)


def _boolean(holds: Callable[[Stand], object]) -> Spec:
    return Spec(lambda stand, wish: bool(holds(stand)) is wish, BOOL)


_TERRAINS = [terrain.name.lower() for terrain in Terrain]

#: Every predicate by its name in the files; "own" means the learner's.
PREDICATES: Final[Mapping[str, Spec]] = {
    # Own tokens are on all these spaces.
    "token_on": Spec(lambda s, wish: _are_in(s, wish, s.now.tokens[s.seat]), TEXT, _spaces),
    # Own tokens are on at least ``count`` (1) spaces of a ``terrain``.
    "standing_on": Spec(
        _standing_on,
        TABLE,
        _table({"terrain": TEXT, "count": INT}, ("terrain",), terrain=_TERRAINS),
    ),
    # An own token is next to the gap.
    "beside_gap": _boolean(_beside_gap),
    # At least this many more own tokens are on the board.
    "placed": _at_least(
        lambda s: s.now.tokens[s.seat].bit_count() - s.start.tokens[s.seat].bit_count()
    ),
    # Own tokens placed or sacrificed: exactly, at most.
    "spent": _exactly(_spent),
    "spent_at_most": Spec(lambda s, most: _spent(s) <= most, INT),
    # During the own turn: exactly this many tokens remain.
    "tokens_left": _exactly(lambda s: s.turn and s.turn.tokens_left),
    "sacrificed": _exactly(lambda s: s.now.sacrificed[s.seat] - s.start.sacrificed[s.seat]),
    # The temples on these spaces are discovered.
    "discovered": Spec(lambda s, wish: _are_in(s, wish, _temples(s)), TEXT, _spaces),
    # The temple that was on this space at the start is discovered, wherever it is now.
    "temple_from": Spec(_has_found, TEXT, _spaces),
    "temples": _at_least(lambda s: _temples(s).bit_count()),
    # At least this many tiles with one temple discovered, with all discovered.
    "tiles": _at_least(lambda s: len(_discoveries(s).tiles_reached)),
    "complete": _at_least(lambda s: len(_discoveries(s).tiles_complete)),
    # The score if the game ended now: total, gain since the start, line; sole leader.
    "points": _at_least(lambda s: _points(s.now, s.seat)),
    "gained": _at_least(lambda s: _points(s.now, s.seat) - _points(s.start, s.seat)),
    "line": Spec(
        lambda s, wish: s.now.score()[s.seat][wish["line"]] >= wish["points"],
        TABLE,
        _table({"line": TEXT, "points": INT}, ("line", "points"), line=SeatScore.__match_args__),
    ),
    "ahead": _boolean(_is_ahead),
    # An action in notation is legal: in the reading of the position, or in a preset.
    "legal": Spec(lambda s, notation: _is_legal(s, notation, s.now), TEXT),
    "legal_in": Spec(
        lambda s, wish: _is_legal(
            s, wish["do"], s.now.replaced(rules=Rules.preset(wish["reading"]))
        ),
        TABLE,
        _table({"do": TEXT, "reading": TEXT}, ("do", "reading"), reading=PRESETS),
    ),
    # During the own turn: the guardian was used; an extra action is available.
    "guardian_used": _exactly(lambda s: s.turn and not s.turn.guardian_left, BOOL),
    "extra_action": _boolean(lambda s: s.turn and s.turn.ruins),
    # The tile has moved to another slot, was rotated.
    "tile_moved": Spec(lambda s, tile: _tile_differs(s, tile, 0), TEXT),
    "tile_turned": Spec(lambda s, tile: _tile_differs(s, tile, 1), TEXT),
    "talisman": _boolean(lambda s: s.now.talisman == s.seat),
    # The turn, or the card choice, of the start is over.
    "turn_over": _boolean(lambda s: s.over),
    "card": _exactly(lambda s: s.now.guardians[s.seat]),
    "card_chosen": _boolean(lambda s: s.now.guardians[s.seat] is not None),
    "round": Spec(lambda s, number: s.now.round >= number or s.now.phase is Phase.OVER, INT),
    "phase": Spec(lambda s, phase: s.now.phase is Phase(phase), TEXT, _one_of(map(str, Phase))),
}
