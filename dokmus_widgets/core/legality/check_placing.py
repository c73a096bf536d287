"""Routes and obstacles of placements and starting tokens."""

from collections.abc import Iterator

from dokmus_widgets.core.actions import ChooseStart, Place, is_whole
from dokmus_widgets.core.catalogue import Rule
from dokmus_widgets.core.island.bitboard import bits
from dokmus_widgets.core.island.island import Island
from dokmus_widgets.core.island.paths import Path, crossing_paths, temple_paths
from dokmus_widgets.core.island.spaces import Space
from dokmus_widgets.core.legality.reach import departing, reach_of, rows_cross, waterways
from dokmus_widgets.core.legality.verdict import Hindrance, Obstacle, Route, Way
from dokmus_widgets.core.phases import Turn
from dokmus_widgets.core.position import Position

_SIMPLEST = list(Way)
_COSTS = (Rule.FOREST_COST, Rule.WATER_CROSS)


def routes(state: Position, seat: int, turn: Turn | None, space: Space) -> list[Route]:
    """Return every route of a seat to a space of the board, whatever it costs, shortest first.

    Terrain and tokens on the space itself are ignored; the seat's own token on it is no start.
    There is one route for each token, way, chain of temples and waterway. Without a ``turn`` the
    seat can pay for everything.
    """
    island = state.island
    if _anywhere(state, seat, turn):
        rules = (Rule.PLACE_ANYWHERE, *_arrival(island, space))
        return [Route(Way.ANYWHERE, rules, witnesses=(space,))]
    bit = island.frame.bit(space)
    own = state.tokens[seat] & ~bit
    walks = _walks(state, own, _linking_tokens(state, own, turn), space)
    found = [*walks, *_crossings(state, own, space)]
    return sorted(found, key=lambda r: (len(r.path), _SIMPLEST.index(r.way), r.path, r.temples))


def _anywhere(state: Position, seat: int, turn: Turn | None) -> bool:
    """Return whether no placement exists (place.anywhere); no token left counts as the last one."""
    seen = reach_of(state, seat)
    paying = turn is None or turn.tokens_left > 1
    return not seen.free and not (paying and seen.paid)


def _linking_tokens(state: Position, own: int, turn: Turn | None) -> int:
    if state.rules.temple_reach == "any_token":
        return own
    return turn.last & own if turn is not None else 0


def _walks(state: Position, own: int, linking_tokens: int, space: Space) -> Iterator[Route]:
    """Yield the routes by a step, and through the temples next to the space."""
    island, frame = state.island, state.island.frame
    bit = frame.bit(space)
    price, forest_rules, witnesses = _forest(state, own, bit)
    why = (*forest_rules, *_arrival(island, space))
    for token in bits(frame.beside(bit) & own):
        step = (frame.space(token), space)
        yield Route(Way.STEP, (Rule.PLACE_ADJACENT, *why), step, price, witnesses)
    for path, chain in temple_paths(island, linking_tokens, bit):
        rules = tuple(dict.fromkeys((*link_rules(path), *why)))
        yield Route(Way.TEMPLE, rules, path, price, witnesses, frame.spaces(chain))


def link_rules(path: Path) -> tuple[Rule, ...]:
    """Return the rules of a route through one temple, or through several."""
    return (Rule.TEMPLE_LINK, Rule.TEMPLE_PAIR) if len(path) > 3 else (Rule.TEMPLE_LINK,)


def _crossings(state: Position, own: int, space: Space) -> Iterator[Route]:
    """Yield the crossings of every waterway between a token and the space."""
    island, frame = state.island, state.island.frame
    bit = frame.bit(space)
    why = (*((Rule.FOREST_CROSSING,) if bit & island.forest else ()), *_arrival(island, space))
    rows = rows_cross(state.rules)
    bodies = waterways(island, state.rules).touched(departing(island, own, state.rules))
    for path, body in crossing_paths(island, bodies, own, bit, rows=rows):
        over = frame.mask(path[1:-1]) & island.temples
        temples = body & island.temples | (island.chains(over) if rows else over)
        rules = [Rule.WATER_CROSS, Rule.WATER_WATERWAY]
        if from_temple := frame.bit(path[1]) & island.temples:
            rules.append(Rule.WATER_FROM_TEMPLE)
        if to_temple := frame.bit(path[-2]) & island.temples:
            rules.append(Rule.WATER_TO_TEMPLE)
        row = (from_temple and frame.bit(path[2])) | (to_temple and frame.bit(path[-3]))
        if row & island.temples and state.rules.temple_rows == "one":
            rules.append(Rule.TEMPLE_PAIR)
        yield Route(
            Way.CROSSING,
            (*rules, *why),
            path,
            sacrifice=1,
            temples=frame.spaces(temples),
            waterway=frame.spaces(body & island.water),
        )


def _arrival(island: Island, space: Space) -> tuple[Rule, ...]:
    bit = island.frame.bit(space)
    if bit & island.ruins:
        return (Rule.RUINS_ACTION,)
    if bit & island.volcano:
        return (Rule.VOLCANO_BURN,)
    return (Rule.MEADOW_PLAIN,) if bit & island.meadow else ()


def _forest(state: Position, own: int, bit: int) -> tuple[int, tuple[Rule, ...], tuple[Space, ...]]:
    """Return the cost of a step into a forest, its rules, and the tokens that waive it."""
    island = state.island
    if not bit & island.forest:
        return 0, (), ()
    frame, woods = island.frame, own & island.forest
    if near := frame.beside(bit) & woods:
        return 0, (Rule.FOREST_BESIDE,), frame.spaces(near)
    if linked := island.through_temples(bit, rows=False) & woods:
        return 0, (Rule.FOREST_TEMPLE,), frame.spaces(linked)
    rows = state.rules.temple_rows == "one"
    if rows and (linked := island.through_temples(bit) & woods):
        return 0, (Rule.FOREST_TEMPLE, Rule.TEMPLE_PAIR), frame.spaces(linked)
    return 1, (Rule.FOREST_COST,), ()


def space_obstacles(state: Position, space: Space) -> Iterator[Hindrance]:
    """Yield the obstacles of a space to any token: off the board, terrain, occupied."""
    island = state.island
    if not island.has(space):
        yield _off_board(island, space, Rule.PLACE_ADJACENT)
        return
    bit = island.frame.bit(space)
    if not bit & island.land:
        closed = {
            island.mountain & bit: Rule.MOUNTAIN_CLOSED,
            island.water & bit: Rule.WATER_CLOSED,
            island.temples & bit: Rule.TEMPLE_CLOSED,
        }[bit]
        yield Hindrance(Obstacle.TERRAIN, (closed, Rule.PLACE_TERRAIN), (space,))
    elif bit & state.occupied:
        yield Hindrance(Obstacle.OCCUPIED, (Rule.PLACE_EMPTY,), (space,))


def _off_board(island: Island, space: Space, rule: Rule) -> Hindrance:
    return Hindrance(Obstacle.OFF_BOARD, (rule,), (space,) if island.frame.has(space) else ())


def obstacles(
    state: Position, seat: int | None, turn: Turn | None, action: Place
) -> Iterator[Hindrance]:
    """Yield the obstacles of a placement: reach on all spaces, the cost on land only."""
    island, space = state.island, action.space
    yield from space_obstacles(state, space)
    if turn is not None and not turn.tokens_left:
        yield Hindrance(Obstacle.NO_TOKENS_LEFT, (Rule.TURN_THREE,))
    if seat is None or not island.has(space):
        return
    ways = routes(state, seat, turn, space)
    if not ways:
        yield _out_of_reach(state, seat, space)
    if island.frame.bit(space) & island.land:
        yield from _price_obstacles(turn, action, ways)


def _out_of_reach(state: Position, seat: int, space: Space) -> Hindrance:
    """Return the obstacle, with temples that link only without ``last_token``."""
    island, frame = state.island, state.island.frame
    bit = frame.bit(space)
    linking = island.links(bit) & island.links(state.tokens[seat] & ~bit)
    rule = Rule.TEMPLE_LINK if linking else Rule.PLACE_ADJACENT
    return Hindrance(Obstacle.OUT_OF_REACH, (rule,), (space, *frame.spaces(linking)))


def _price_obstacles(turn: Turn | None, action: Place, ways: list[Route]) -> Iterator[Hindrance]:
    """Yield the obstacles of the cost; out of reach no cost is known."""
    price, shown = action.sacrifice, (action.space,)
    paying = [way for way in ways if way.sacrifice]
    asked = {way.sacrifice for way in ways}
    asking = tuple(dict.fromkeys(r for way in paying for r in way.rules if r in _COSTS))
    if not is_whole(price) or price not in (0, 1) or (price and ways and not paying):
        anywhere = (Rule.PLACE_ANYWHERE,) if any(w.way is Way.ANYWHERE for w in ways) else ()
        rules = (*anywhere, Rule.TURN_SACRIFICE)
        yield Hindrance(Obstacle.PRICE_TOO_HIGH, rules, shown)
    last = turn is not None and turn.tokens_left == 1
    if last and paying and (price == 1 or 0 not in asked):
        origins = dict.fromkeys(way.path[0] for way in paying)
        rules = (Rule.TURN_AFFORD, *asking)
        yield Hindrance(Obstacle.CANNOT_PAY, rules, (*shown, *origins))
    if price == 0 and asked == {1}:
        yield Hindrance(Obstacle.PRICE_TOO_LOW, (*asking, Rule.TURN_SACRIFICE), shown)


def start_routes(state: Position, action: ChooseStart) -> tuple[Route, ...]:
    bit = state.island.frame.bit(action.space)
    forest = (Rule.SETUP_START_FOREST,) if bit & state.island.forest else ()
    rules = (Rule.SETUP_START_TILE, Rule.SETUP_START_SPACE, *forest)
    return (Route(Way.ALLOWED, rules, witnesses=(action.space,)),)


def start_obstacles(state: Position, action: ChooseStart) -> Iterator[Hindrance]:
    island, space = state.island, action.space
    if not island.has(space):
        yield _off_board(island, space, Rule.SETUP_START_TILE)
        return
    frame, shown = island.frame, (space,)
    slot, bit = frame.slot_of(space), frame.bit(space)
    if slot not in frame.corners:
        yield Hindrance(Obstacle.NOT_A_CORNER, (Rule.SETUP_START_TILE,), shown)
    if taken := state.occupied & frame.slot_mask[slot]:
        yield Hindrance(Obstacle.TILE_TAKEN, (Rule.SETUP_START_TILE,), frame.spaces(taken))
    if not bit & island.start_edges(slot, state.rules.start_edge == "outer_border"):
        yield Hindrance(Obstacle.NOT_AN_EDGE, (Rule.SETUP_START_SPACE,), shown)
    if not bit & (island.meadow | island.forest):
        yield Hindrance(Obstacle.TERRAIN, (Rule.SETUP_START_SPACE,), shown)
    if bit & state.occupied:
        yield Hindrance(Obstacle.OCCUPIED, (Rule.PLACE_EMPTY,), shown)
