"""Conversion of a state to a scene, with marks, trails and tints."""

from collections.abc import Iterable, Mapping, Sequence

from dokmus_widgets.core import Laid, Route, Space, State, Terrain, Way
from dokmus_widgets.core.island.bitboard import SLOT_COLUMNS
from dokmus_widgets.core.island.spaces import unturned
from dokmus_widgets.core.legality.allowances import waiting_ruins
from dokmus_widgets.drawing import Mark, Scene, TileArt, Tint, TokenArt, Trail
from dokmus_widgets.drawing.ground import name_corner
from dokmus_widgets.drawing.terrain import LEFT_OUT
from dokmus_widgets.explain.actions import tile_name

#: The spaces of each tile, by row and column before rotation, that are not shown.
LeftOut = Mapping[str, frozenset[Space]]
_EVERYTHING: LeftOut = {}

#: Of allowed actions only a tile move has a path to draw.
_TRAILS = {Way.STEP: "step", Way.ALLOWED: "step", Way.TEMPLE: "temple", Way.CROSSING: "crossing"}


def marks_of(kind: str, spaces: Iterable[Space]) -> list[Mark]:
    return [Mark(kind, row, column) for row, column in spaces]


def trails_of(routes: Iterable[Route]) -> tuple[Trail, ...]:
    return tuple(
        Trail(_TRAILS[route.way], route.path)
        for route in routes
        if route.way in _TRAILS and len(route.path) > 1
    )


def _tile(state: State, slot: int, laid: Laid, left_out: frozenset[Space]) -> TileArt:
    island, frame = state.island, state.island.frame
    top, left = frame.slot_corner(slot)
    rows = island.tiles[laid.tile].sides[laid.side]
    taken = [
        unturned((row - top, column - left), laid.rotation, frame.size)
        for row, column in frame.spaces(state.occupied & frame.slot_mask[slot])
    ]
    corner = name_corner(rows, taken)
    if left_out:
        rows = _without(rows, left_out)
    return TileArt(slot, top, left, laid.rotation, tile_name(state, slot), rows, corner)


def _without(rows: tuple[str, ...], left_out: frozenset[Space]) -> tuple[str, ...]:
    """Blank the left-out spaces of a tile, except those that were painted."""
    return tuple(
        "".join(
            LEFT_OUT if terrain == Terrain.MOUNTAIN and (row, column) in left_out else terrain
            for column, terrain in enumerate(line)
        )
        for row, line in enumerate(rows)
    )


def left_out_spaces(state: State, left_out: LeftOut) -> tuple[Space, ...]:
    return scene_of(state, left_out=left_out).left_out if left_out else ()


def scene_of(
    state: State,
    marks: Sequence[Mark] = (),
    trails: Sequence[Trail] = (),
    tints: Sequence[Tint] = (),
    unlaid: Sequence[int] = (),
    left_out: LeftOut = _EVERYTHING,
) -> Scene:
    """Return the scene of a state with these overlays; ``unlaid`` slots are still empty."""
    island = state.island
    frame = island.frame
    tiles = tuple(
        _tile(state, slot, laid, left_out.get(laid.tile, frozenset()))
        for slot, laid in enumerate(island.grid)
        if laid is not None and slot not in unlaid
    )
    tokens = tuple(
        TokenArt(seat, *space, burning=bool(frame.bit(space) & island.volcano))
        for seat in range(state.seats)
        for space in state.tokens_of(seat)
    )
    gap = frame.slot_corner(island.gap)
    over = (tuple(marks), tuple(trails), tuple(tints))
    return Scene(frame.size, frame.slot_rows, SLOT_COLUMNS, gap, tiles, tokens, *over)


def visible_extent(state: State) -> tuple[int, int]:
    """Return the number of rows and columns of slots with anything but mountains."""
    island = state.island
    rest = ~(island.mountain | island.frame.slot_mask[island.gap])
    found = [slot for slot, mask in enumerate(island.frame.slot_mask) if mask & rest]
    slots = found or range(island.frame.slots)
    rows, columns = zip(*(divmod(slot, SLOT_COLUMNS) for slot in slots), strict=True)
    return max(rows) + 1, max(columns) + 1


def turn_marks(state: State) -> list[Mark]:
    """Mark the tokens with a waiting ruins action, and the last placed token."""
    frame, last = state.island.frame, state.turn.last if state.turn is not None else 0
    waiting = marks_of("ruins", frame.spaces(waiting_ruins(state)))
    return waiting + marks_of("last", frame.spaces(last))
