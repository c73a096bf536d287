"""Routes and obstacles of guardian actions, ruins actions and choices of cards."""

from collections.abc import Iterator

from dokmus_widgets.core.actions import Action, By, MoveTile, MoveToken, RotateTile, is_whole
from dokmus_widgets.core.catalogue import Rule, cards_for
from dokmus_widgets.core.island.paths import temple_paths
from dokmus_widgets.core.legality.allowances import GRANTS, waiting_ruins
from dokmus_widgets.core.legality.check_placing import link_rules, space_obstacles
from dokmus_widgets.core.legality.verdict import Hindrance, Obstacle, Route, Way
from dokmus_widgets.core.phases import Turn
from dokmus_widgets.core.position import Position

#: The rule of each type of guardian action.
DOES = {kind: Rule(f"guardian.{cards[0]}") for kind, cards in GRANTS.items()}


def _payer(state: Position, action: MoveTile | MoveToken | RotateTile) -> tuple[Rule, ...]:
    """Return the rules that allow an action by its card or by ruins."""
    does = DOES[type(action)]
    if action.by == By.RUINS:
        return (does, Rule.RUINS_ACTION)
    assert state.to_act is not None
    return (does, Rule.GUARDIAN_5) if state.guardians[state.to_act] == 5 else (does,)


def token_routes(state: Position, action: MoveToken) -> tuple[Route, ...]:
    """Return the routes of a moved token: a step, and one through each chain of temples."""
    island, frame = state.island, state.island.frame
    origin, target = frame.bit(action.origin), frame.bit(action.target)
    rules = list(_payer(state, action))
    if target & island.forest:
        rules.append(Rule.FOREST_MOVED)
    if target & island.ruins and state.rules.ruins_on_move:
        rules.append(Rule.RUINS_CHAIN)
    if origin & island.volcano:
        rules.append(Rule.VOLCANO_BURN)
    found = []
    if frame.beside(origin) & target:
        found.append(Route(Way.STEP, tuple(rules), (action.origin, action.target)))
    ways = sorted(temple_paths(island, origin, target), key=lambda way: (len(way[0]), way[0]))
    for path, chain in ways:
        why = (*rules, *link_rules(path))
        found.append(Route(Way.TEMPLE, why, path, temples=frame.spaces(chain)))
    return tuple(found)


def tile_routes(state: Position, action: MoveTile | RotateTile) -> tuple[Route, ...]:
    """Return the route of a tile: from its middle to the gap's, or none if it rotates."""
    slots = (action.slot, state.island.gap) if isinstance(action, MoveTile) else ()
    path = tuple(map(state.island.frame.slot_middle, slots))
    return (Route(Way.ALLOWED, _payer(state, action), path),)


def allowance_obstacles(
    state: Position, seat: int | None, turn: Turn | None, action: Action
) -> Iterator[Hindrance]:
    if getattr(action, "by", By.GUARDIAN) == By.RUINS:
        if turn is None or not turn.ruins:
            yield Hindrance(Obstacle.NO_RUINS_WAIT, (Rule.RUINS_ACTION,))
        return
    if turn is not None and not turn.guardian_left:
        yield Hindrance(Obstacle.GUARDIAN_USED, (Rule.TURN_GUARDIAN,))
    card = None if seat is None else state.guardians[seat]
    if card is not None and card not in GRANTS[type(action)]:
        yield Hindrance(Obstacle.WRONG_CARD, (DOES[type(action)], Rule.TURN_GUARDIAN))


def waiting(state: Position) -> Hindrance:
    spaces = state.island.frame.spaces(waiting_ruins(state))
    return Hindrance(Obstacle.RUINS_WAIT, (Rule.RUINS_NOW, Rule.RUINS_ACTION), spaces)


def tile_obstacles(
    state: Position, seat: int | None, turn: Turn | None, action: MoveTile | RotateTile
) -> Iterator[Hindrance]:
    frame, slot, gap = state.island.frame, action.slot, state.island.gap
    does = DOES[type(action)]
    yield from allowance_obstacles(state, seat, turn, action)
    if not is_whole(slot) or not 0 <= slot < frame.slots:
        yield Hindrance(Obstacle.NO_TILE, (does,))
    elif (laid := state.island.grid[slot]) is None:
        yield Hindrance(Obstacle.NO_TILE, (does,), (frame.slot_middle(gap),))
    else:
        yield from _other_tile(state, turn, action, laid.tile)
        if isinstance(action, MoveTile) and not frame.in_line(slot, gap):
            middles = frame.slot_middle(slot), frame.slot_middle(gap)
            yield Hindrance(Obstacle.NOT_IN_LINE, (does,), middles)


def _other_tile(
    state: Position, turn: Turn | None, action: MoveTile | MoveToken | RotateTile, tile: str
) -> Iterator[Hindrance]:
    """Yield an obstacle if the ruins action waits on another tile, shown by its middle."""
    if action.by == By.RUINS and turn is not None and turn.ruins and tile not in turn.ruins:
        slots = map(state.island.slot_of_tile, dict.fromkeys(turn.ruins))
        spaces = tuple(map(state.island.frame.slot_middle, slots))
        yield Hindrance(Obstacle.OTHER_TILE, (Rule.RUINS_ACTION,), spaces)


def token_obstacles(
    state: Position, seat: int | None, turn: Turn | None, action: MoveToken
) -> Iterator[Hindrance]:
    """Yield the obstacles of moving a token; reach is checked whatever is on the spaces."""
    island, frame = state.island, state.island.frame
    yield from allowance_obstacles(state, seat, turn, action)
    origin = frame.bit(action.origin) if frame.has(action.origin) else 0
    shown = (action.origin,) if origin else ()
    if seat is not None and not origin & state.tokens[seat]:
        yield Hindrance(Obstacle.NOT_OWN_TOKEN, (DOES[MoveToken],), shown)
    if origin & state.occupied & island.ruins:
        yield Hindrance(Obstacle.TOKEN_FIXED, (Rule.RUINS_FIXED,), shown)
    tile = island.tile_at(action.origin) if origin else None
    if tile is not None:
        yield from _other_tile(state, turn, action, tile)
    yield from space_obstacles(state, action.target)
    there = tile is not None and island.has(action.target)
    if there and not frame.bit(action.target) & island.through_temples(origin):
        rules = (Rule.GUARDIAN_3, Rule.TEMPLE_LINK)
        yield Hindrance(Obstacle.OUT_OF_REACH, rules, (action.target,))


def card_obstacles(state: Position, card: int, *, in_hand: bool) -> Iterator[Hindrance]:
    """Yield the obstacles of choosing a card; ``in_hand``: the cards left are known."""
    if not is_whole(card) or card not in cards_for(state.seats):
        yield Hindrance(Obstacle.NO_SUCH_CARD, (Rule.ROUND_CARDS,))
    elif in_hand and card in state.guardians:
        yield Hindrance(Obstacle.CARD_TAKEN, (Rule.ROUND_DRAFT,))
