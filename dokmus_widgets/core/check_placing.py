"""Why a token may or may not be placed, or a starting token put, on a space."""

from __future__ import annotations

from dokmus_widgets.core.actions import ChooseStart, Place, is_whole
from dokmus_widgets.core.bitboard import bits
from dokmus_widgets.core.catalogue import Rule
from dokmus_widgets.core.island import Island
from dokmus_widgets.core.paths import trace
from dokmus_widgets.core.reach import reach_of, waterways
from dokmus_widgets.core.spaces import Space
from dokmus_widgets.core.state import State, Turn
from dokmus_widgets.core.verdict import Hindrance, Obstacle, Route, Way


def routes(state: State, action: Place) -> tuple[Route, ...]:
    """Every route of a legal placement at its price."""
    if state.legal_actions().placements.anywhere:
        rules = (Rule.PLACE_ANYWHERE, *_arrival(state.island, action.space))
        return (Route(Way.ANYWHERE, rules, witnesses=(action.space,)),)
    bit = state.island.frame.bit(action.space)
    return tuple(r for r in ways(state, bit) if r.sacrifice == action.sacrifice)


def ways(state: State, bit: int) -> list[Route]:
    """Every way in which a token of the seat to act gets to a space of land, payable or not."""
    assert state.to_act is not None
    island, frame, own = state.island, state.island.frame, state.tokens[state.to_act]
    space = frame.space(bit)
    arrival = _arrival(island, space)
    price, forest_rules, witnesses = _forest(island, own, bit)
    found = [
        Route(
            Way.STEP,
            (Rule.PLACE_ADJACENT, *forest_rules, *arrival),
            (frame.space(token), space),
            price,
            witnesses,
        )
        for token in bits(frame.beside(bit) & own)
    ]
    for path, links in _temple_paths(state, own, bit):
        rules = (Rule.TEMPLE_LINK, *links, *forest_rules, *arrival)
        found.append(Route(Way.TEMPLE, rules, path, price, witnesses))
    crossing = (Rule.FOREST_CROSSING,) if bit & island.forest else ()
    for path, ends in _crossings(state, own, bit):
        rules = (Rule.WATER_CROSS, Rule.WATER_WATERWAY, *ends, *crossing, *arrival)
        found.append(Route(Way.CROSSING, rules, path, 1))
    return found


def _arrival(island: Island, space: Space) -> tuple[Rule, ...]:
    """What happens on the space itself."""
    bit = island.frame.bit(space)
    if bit & island.ruins:
        return (Rule.RUINS_ACTION,)
    if bit & island.volcano:
        return (Rule.VOLCANO_BURN,)
    return (Rule.MEADOW_PLAIN,) if bit & island.meadow else ()


def _forest(island: Island, own: int, bit: int) -> tuple[int, tuple[Rule, ...], tuple[Space, ...]]:
    """The price of stepping there, the forest rules that set it, and the tokens that waive it."""
    if not bit & island.forest:
        return 0, (), ()
    frame, woods = island.frame, own & island.forest
    if near := frame.beside(bit) & woods:
        return 0, (Rule.FOREST_BESIDE,), frame.spaces(near)
    if linked := frame.beside(island.links(bit)) & woods:
        return 0, (Rule.FOREST_TEMPLE,), frame.spaces(linked)
    return 1, (Rule.FOREST_COST,), ()


def _temple_paths(
    state: State, own: int, bit: int
) -> list[tuple[tuple[Space, ...], tuple[Rule, ...]]]:
    """One path through each chain of temples that links the space to a token."""
    island, frame = state.island, state.island.frame
    last_only = state.rules.temple_reach == "last_token" and state.turn is not None
    starts = state.turn.last if last_only and state.turn is not None else own
    found: list[tuple[tuple[Space, ...], tuple[Rule, ...]]] = []
    temples = frame.beside(bit) & island.temples
    while temples:
        chain = frame.flood(temples & -temples, island.temples)
        temples &= ~chain
        if path := trace(frame, starts, (chain,), {0}, {0}, bit):
            found.append((path, (Rule.TEMPLE_PAIR,) if len(path) > 3 else ()))
    return found


def _crossings(
    state: State, own: int, bit: int
) -> list[tuple[tuple[Space, ...], tuple[Rule, ...]]]:
    """One path over each waterway that leads from a token to the space."""
    island, frame = state.island, state.island.frame
    touched = (frame.beside(own) | frame.beside(island.links(own))) & island.water
    found = []
    for body, ends in waterways(island, state.rules).touched(touched):
        if not ends & bit:
            continue
        water = body & island.water
        stages = (island.temples, water, body if body != water else island.temples)
        path = trace(frame, own, stages, {0, 1}, {1, 2}, bit)
        if not path:
            continue
        rules = []
        if frame.bit(path[1]) & island.temples:
            rules.append(Rule.WATER_FROM_TEMPLE)
        if frame.bit(path[-2]) & island.temples:
            rules.append(Rule.WATER_TO_TEMPLE)
        found.append((path, tuple(rules)))
    return found


def terrain_obstacles(state: State, space: Space) -> list[Hindrance]:
    """What keeps any token off a space: off the board, terrain, or another token."""
    island = state.island
    terrain = island.terrain(space) if island.frame.has(space) else None
    if terrain is None:
        return [Hindrance(Obstacle.OFF_BOARD, (Rule.PLACE_ADJACENT,))]
    bit = island.frame.bit(space)
    if not bit & island.land:
        closed = {
            island.mountain & bit: Rule.MOUNTAIN_CLOSED,
            island.water & bit: Rule.WATER_CLOSED,
            island.temples & bit: Rule.TEMPLE_CLOSED,
        }[bit]
        return [Hindrance(Obstacle.TERRAIN, (closed, Rule.PLACE_TERRAIN), (space,))]
    if bit & state.occupied:
        return [Hindrance(Obstacle.OCCUPIED, (Rule.PLACE_EMPTY,), (space,))]
    return []


def obstacles(state: State, turn: Turn, action: Place) -> list[Hindrance]:
    """Everything that stands in the way of a placement."""
    found = terrain_obstacles(state, action.space)
    if not turn.tokens_left:
        found.append(Hindrance(Obstacle.NO_TOKENS_LEFT, (Rule.TURN_THREE,)))
    if not found or found[0].obstacle is Obstacle.NO_TOKENS_LEFT:
        found += _reach_obstacles(state, turn, action)
    return found


def _reach_obstacles(state: State, turn: Turn, action: Place) -> list[Hindrance]:
    """On empty land: out of reach, or not at that price."""
    space, price = action.space, action.sacrifice
    shown = (space,)
    if state.legal_actions().placements.anywhere:
        wrong = Hindrance(
            Obstacle.PRICE_TOO_HIGH, (Rule.PLACE_ANYWHERE, Rule.TURN_SACRIFICE), shown
        )
        return [wrong] if price else []
    assert state.to_act is not None
    seen = reach_of(state, state.to_act)
    island, bit = state.island, state.island.frame.bit(space)
    free, paid = seen.free(island) & bit, seen.paid(island) & bit
    if not free and not paid:
        last_only = state.rules.temple_reach == "last_token"
        linked = island.through_temples(state.tokens[state.to_act]) & bit
        rules = (Rule.TEMPLE_LINK,) if last_only and linked else (Rule.PLACE_ADJACENT,)
        return [Hindrance(Obstacle.OUT_OF_REACH, rules, shown)]
    if not turn.tokens_left:
        return []  # with no token at all, the price is not the question
    paying = [route for route in ways(state, bit) if route.sacrifice]
    costs = (Rule.FOREST_COST, Rule.WATER_CROSS)
    asking = tuple(dict.fromkeys(r for way in paying for r in way.rules if r in costs))
    if not is_whole(price) or price not in (0, 1) or (price and not paid):
        return [Hindrance(Obstacle.PRICE_TOO_HIGH, (Rule.TURN_SACRIFICE,), shown)]
    needed = 1 + (price if free else 1)
    if turn.tokens_left < needed:
        origins = dict.fromkeys(way.path[0] for way in paying)
        return [Hindrance(Obstacle.CANNOT_PAY, (Rule.TURN_AFFORD, *asking), (space, *origins))]
    if not price and not free:
        return [Hindrance(Obstacle.PRICE_TOO_LOW, (*asking, Rule.TURN_SACRIFICE), shown)]
    return []


def start_routes(state: State, action: ChooseStart) -> tuple[Route, ...]:
    """Why a start may be chosen."""
    bit = state.island.frame.bit(action.space)
    forest = (Rule.SETUP_START_FOREST,) if bit & state.island.forest else ()
    rules = (Rule.SETUP_START_TILE, Rule.SETUP_START_SPACE, *forest)
    return (Route(Way.ALLOWED, rules, witnesses=(action.space,)),)


def start_obstacles(state: State, action: ChooseStart) -> list[Hindrance]:
    """Everything that stands in the way of a start."""
    island, space = state.island, action.space
    frame = island.frame
    if not frame.has(space) or frame.slot_of(space) == island.gap:
        return [Hindrance(Obstacle.OFF_BOARD, (Rule.SETUP_START_TILE,))]
    slot, bit = frame.slot_of(space), frame.bit(space)
    found = []
    if slot not in frame.corners:
        found.append(Hindrance(Obstacle.NOT_A_CORNER, (Rule.SETUP_START_TILE,), (space,)))
    if taken := state.occupied & frame.slot_mask[slot]:
        spaces = frame.spaces(taken)
        found.append(Hindrance(Obstacle.TILE_TAKEN, (Rule.SETUP_START_TILE,), spaces))
    border_only = state.rules.start_edge == "outer_border"
    if slot in frame.corners and not bit & island.start_edges(slot, border_only):
        found.append(Hindrance(Obstacle.NOT_AN_EDGE, (Rule.SETUP_START_SPACE,), (space,)))
    if not bit & (island.meadow | island.forest):
        found.append(Hindrance(Obstacle.TERRAIN, (Rule.SETUP_START_SPACE,), (space,)))
    return found
